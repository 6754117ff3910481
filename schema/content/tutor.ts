import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Topic } from "#schema/terms/topic.ts";

/**
 * A German line for all three tones. `{du|Sie}` holds what differs, `{du|Sie|slang}` when slang differs too, and a word
 * with a tilde (`~denn`) is said in slang only.
 */
export type ToneText = string;

/** A German line with its English. */
export interface Line {
  say: ToneText;
  en: string;
}

/** Two neighboring levels that share a line: A1–A2, B1–B2, C1–C2. */
export const BANDS = ["A", "B", "C"] as const;
export type Band = (typeof BANDS)[number];

/** What may fill a frame: a noun phrase, a phrase with a preposition, or whatever says how often or when. */
export type FrameFit = "noun" | "preposition" | "any";

/** A question of the tutor. */
export interface FollowUp {
  /** Unique within its topic. */
  id: string;
  level: CefrLevel;
  ask: ToneText;
  en: string;
  /** Lemmas in a message that make this the natural next question. */
  on?: readonly string[];
  /** The question takes its trigger for granted (the name of a cat): never asked without it. */
  only?: true;
  /** Lemmas after which the answer is known, so that the question is not asked. */
  unless?: readonly string[];
  /** Turns a short answer into a sentence; `*` stands for the answer. */
  frame?: Line & { fits: FrameFit };
  /** A1 to B1: the same question in shorter words. */
  simpler?: Line;
  /** A1 to B1: two answers that fit after "Zum Beispiel", each `German|English`. */
  samples?: readonly [string, string];
}

/** What the tutor says to a word of the message before its question. It must be true whatever the message said. */
export interface Reaction extends Line {
  band: Band;
  on: readonly string[];
}

/** An answer to a question that the learner asks the tutor. */
export interface TutorAnswer extends Line {
  band: Band;
  /** Lemmas of the learner's question; all of one entry (`gern trinken`) must occur. */
  on: readonly string[];
}

/** An offer after two very short answers: two choices for beginners, a concrete case from B1. */
export interface Offer extends Line {
  band: Band;
}

/** A question of a strand that is not one of the pack's follow-ups. */
export interface StrandQuestion extends Line {
  /** Matches what an earlier message says when it has answered the question. */
  unless?: RegExp;
  /** Takes for granted that the question before it was not denied ("Ich frühstücke nicht"). */
  afterYes?: true;
}

/**
 * A chain of questions that goes on whatever is answered: each fits any answer to the one before it. So the conversation stays with its
 * subject although nobody understands the answer.
 */
export interface Strand {
  /** Unique within its topic. */
  id: string;
  level: CefrLevel;
  /** About the learner's own work: never for somebody who has none. */
  of?: "job";
  /** Goes on from this opener of its topic and level. */
  opener?: number;
  /** Follow-ups of the pack by their id, and questions of its own. */
  ask: readonly (string | StrandQuestion)[];
}

export interface TopicPack {
  topic: Topic;
  /** Used after "Thema". */
  name: Line;
  /** Lemmas that name the topic when somebody asks to talk about it. */
  on: readonly string[];
  openers: Readonly<Record<CefrLevel, readonly Line[]>>;
  followUps: readonly FollowUp[];
  strands: readonly Strand[];
  reactions: readonly Reaction[];
  answers: readonly TutorAnswer[];
  offers: readonly Offer[];
  /** Words for chips: `das Brot|bread|A1`; nouns with their article. */
  words: readonly string[];
}

/** What a message does, as far as it decides which general questions fit: "Wie oft machst du das?" needs an activity. */
export const STATEMENT_KINDS = ["activity", "like", "state", "past", "plan"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Roles that can be played, each with a learner's level in view. */
export const SCENARIOS = ["restaurant", "doctor", "flat-viewing", "job-interview", "station", "party"] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

export interface Scenario {
  id: ScenarioId;
  /** Names its place or one of its people: "Rollenspiel Arzt". The first scenario that is named is played. */
  on: RegExp;
  title: Line;
  /** What the tutor says in its role, in order. Each step ends with one question, apart from the last one. */
  steps: Readonly<Record<Band, readonly Line[]>>;
  /** What the role answers when the learner asks something, in words for every level. `on` holds lemmas of the question. */
  answers: readonly (Line & { on: readonly string[] })[];
  /** What the role says first to a statement that names something of its own: a complaint, a loss. `on` holds lemmas of the message. */
  reacts: readonly (Line & { on: readonly string[] })[];
  /** Said to any other question. */
  evasions: readonly Line[];
}

/** A question of a move. `begin` is how an answer can begin, where the question's own words don't give it; `…` is the rest. */
export interface MoveQuestion extends Line {
  begin?: string;
}

/** What the tutor says and asks, at one band, when somebody tells what a move is about. Either list may be empty. */
export interface MoveLines {
  say: readonly Line[];
  ask: readonly MoveQuestion[];
}

/** Something that people tell whatever they talk about (bad luck, a decision), and what a listener says and asks then. */
export interface Move extends Readonly<Partial<Record<Band, MoveLines>>> {
  id: string;
  /** `first`: comes before everything that the topic has to say. `reacts`: only its line does, its question waits for the topic's. */
  rank: "first" | "reacts";
  /** Only where nothing else that is said last turns it ("aber", "zum Glück", "nicht"): half of such news would be the wrong half. */
  alone?: true;
  says: RegExp;
  unless?: RegExp;
  /** `unless` counts only in the sentence that says it. */
  near?: true;
  /** Only when the message tells what happened. */
  past?: true;
  /** Only in sentences that are not about somebody else. */
  own?: true;
}

/** What a message tells, as far as it decides what a listener asks next. */
export const LISTENING_SITUATIONS = [
  "someone-in-trouble",
  "someone-did",
  "someone",
  "in-trouble",
  "went-wrong",
  "happened",
  "was",
  "good",
  "plan",
  "opinion",
  "does",
  "anything",
] as const;
export type ListeningSituation = (typeof LISTENING_SITUATIONS)[number];

/** The situations in which nothing but the trouble is asked about. */
export type TroubleSituation = Extract<ListeningSituation, "someone-in-trouble" | "in-trouble" | "went-wrong">;

/**
 * A question that goes on from what was told, whatever it is about. `[er|sie|sie]` speaks of a man, a woman or several people, on all
 * its sides; `unless` matches a message that has answered it or that it does not fit.
 */
export interface ListeningQuestion extends Line {
  bands: "A" | "B" | "C";
  begin: string;
  /** Only of somebody whom the learner called theirs ("mein Nachbar"). */
  ofTheirs?: true;
  unless?: RegExp;
}

/** A question of a thread. `unless` matches a message that has answered it or that it does not fit. */
export interface ThreadQuestion extends Line {
  unless?: RegExp;
}

/** What the tutor says and asks, at one band, when a sentence takes up a thread. `say` may be missing: the learner's own words come back then. */
export interface ThreadLines {
  say?: readonly Line[];
  ask: readonly ThreadQuestion[];
}

/**
 * An everyday matter that a single sentence tells of (somebody is ill, a trip is planned), and what a listener asks next. `[er|sie|sie]`
 * speaks of a man, a woman or several people. C1 and C2 take the lines of B where they have none of their own.
 */
export interface Thread {
  id: string;
  /** Tested on the sentence. */
  says: RegExp;
  /** Tested on the sentence, and on the noun that names the person behind it. */
  unless?: RegExp;
  /** Whom the sentence is about; a thread without it fits anybody. */
  of?: "learner" | "other";
  /** Which nouns name the person, where only some fit. */
  named?: RegExp;
  when?: "past" | "now" | "coming";
  A?: ThreadLines;
  B?: ThreadLines;
  C?: ThreadLines;
}
