import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { CorrectionType, MessageRole } from "#schema/terms/correction-type.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { Language } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";
import type { TutorHelpKind } from "#schema/terms/tutor-help.ts";

/** One change to the learner's text. It holds whole words: the shortest run that contains the change. */
export interface Edit {
  /** Offsets in UTF-16 units, the end exclusive: `original` is the text between them. */
  start: number;
  end: number;
  original: string;
  corrected: string;
  type: CorrectionType;
  category: GrammarCategory | null;
  /** One short reason in plain English, at most 25 words. */
  explanation: string;
  /** Which rule or model proposed it, e.g. `sein-perfect`. */
  rule: string;
  /** 0 to 1. Below the threshold of its rule it is not shown. */
  confidence: number;
}

/** An earlier message of the same conversation. */
export interface PastMessage {
  role: MessageRole;
  content: string;
  correctedContent: string | null;
}

/** What the tutor is asked. */
export interface TutorInput {
  message: string;
  language: Language;
  level: CefrLevel;
  tone: Tone;
  topic: Topic | null;
  /** Earlier messages, oldest first. */
  history: readonly PastMessage[];
  /** Together they seed every choice, so that the same turn always gets the same answer. */
  conversationId: string;
  turn: number;
}

/** A word that a reply teaches. */
export interface TaughtWord {
  /** The lemma; nouns with a capital and without their article. */
  word: string;
  translation: string;
  gender: Gender | null;
  plural: string | null;
  partOfSpeech: PartOfSpeech | null;
  level: CefrLevel | null;
}

/** What the tutor answers. */
export interface TutorTurn {
  /** In the order of the text; they do not overlap. */
  corrections: readonly Edit[];
  /** The message with all corrections made. */
  correctedContent: string;
  reply: string;
  /** The reply in English; null if there is no sure translation. */
  translation: string | null;
  vocabulary: readonly TaughtWord[];
  /** `built-in`, or the id of the model that answered. */
  engine: string;
  /** German words in the message: with too few of them, it earns nothing. */
  germanWords: number;
  /** A sign of self-harm: nothing is corrected, kept for practice or rewarded with a word too many. */
  isCrisis: boolean;
  /** What the message says about the learner's level; null when it says nothing, as in another language. */
  evidence: MessageEvidence | null;
}

/** What one message says about the level of its writer. A learner's last ten are kept together (worker/tutor/level.ts). */
export interface MessageEvidence {
  /** Words of the message. */
  words: number;
  /** Errors by how much they hurt: those that block understanding weigh most, those above the learner's level least. */
  errorWeight: number;
  /** How many different content words of each level, A1 to C2, the message uses. */
  lemmasByLevel: readonly number[];
  /** The highest level of a structure that the message uses correctly, as its place in A1 to C2; -1 without one. */
  structure: number;
  /** The level that a language model named, as its place in A1 to C2; null without one. */
  vote: number | null;
}

/** A text of the tutor with its English, which is null where it is not sure. */
export interface TutorText {
  text: string;
  translation: string | null;
}

/** What is known about a word of a text. */
export interface WordMeaning {
  lemma: string | null;
  translation: string | null;
  gender: Gender | null;
  plural: string | null;
  partOfSpeech: PartOfSpeech | null;
  level: CefrLevel | null;
  /** The parts of a compound that has no entry of its own. */
  parts: readonly { word: string; translation: string | null }[];
}

/** The tutor as the conversations use it. It knows no database and no HTTP, and it always answers in time. */
export interface Tutor {
  /** What it says first. */
  opener(input: Omit<TutorInput, "message" | "history">): TutorText;
  /** Its answer to a message, corrections included. Never rejects, and takes at most nine seconds. */
  turn(input: TutorInput): Promise<TutorTurn>;
  /** Help with the learner's next message; `history` ends with the tutor's last one. */
  help(input: Omit<TutorInput, "message">, kind: TutorHelpKind): Promise<TutorText>;
  /** What a word means where it stands. Everything may be unknown. */
  meaning(word: string, options: { language: Language; sentence: string | null }): Promise<WordMeaning>;
}
