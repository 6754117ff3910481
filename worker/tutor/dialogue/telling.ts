import { LEADING } from "#content/built-in/tutor/patterns/recast.ts";
import {
  BAD,
  CHEERFUL,
  COMING,
  DENIES,
  GENERALIZES,
  GOOD,
  HAB,
  MEN,
  NEW_SUBJECT,
  NO_WOMAN,
  NOT_PLAIN,
  NOT_SO,
  OPINION,
  PAST,
  PLANNED,
  PREPOSITION,
  RELATIVE,
  REMARK,
  SEVERAL,
  SEVERE,
  SMALL,
  SUBORDINATE,
  SUFFERS,
  TURNS,
  UNTROUBLED,
  WANTS,
  WOMEN,
} from "#content/built-in/tutor/patterns/telling.ts";
import type { ListeningSituation } from "#schema/content/tutor.ts";
import { type Context } from "./context.ts";
import { greetingIn, hasFiniteVerb } from "./intents.ts";
import { correctedMessagesIn, messagesIn } from "./memory.ts";
import type { Morphology } from "./ports.ts";
import { statementKind } from "./question.ts";
import { capitalized, sentencesOf, unquoted, wordsOf } from "./text.ts";

export type Person = "er" | "sie" | "mehrere";
export type Mood = "good" | "bad" | "neutral";

/** What a message tells, read from its last sentence: the one that a listener goes on from. */
export interface Telling {
  sentence: string;
  about: "learner" | Person | "thing";
  /** The words that name the person, for what only fits family or only fits others. */
  named: string;
  mood: Mood;
  /** Illness, loss and the like. */
  severe: boolean;
  /** What to ask about, the closest first. */
  situations: readonly ListeningSituation[];
  /** More than one simple clause about the learner: a prepared question of the topic would leave most of it out. */
  rich: boolean;
}

function personNamed(noun: string, determiner: string, morphology: Morphology): Person | null {
  const several = /^(?:meine|unsere|zwei|drei|vier|fünf|beide)$/iu;
  if (SEVERAL.test(noun) && several.test(determiner)) return "mehrere";
  if (/^(?:der|mein|unser|ein|dieser|jener|\p{Lu}?\p{Ll}*er)$/iu.test(determiner) && MEN.test(noun)) return "er";
  if (!/^(?:die|meine|unsere|eine|diese|jene|das|ein|mein|kleine|große|beste)$/iu.test(determiner)) return null;
  if (WOMEN.test(noun)) return "sie";
  const isWoman = /\p{Ll}{3}in$/u.test(noun) && !NO_WOMAN.test(noun) && (morphology.entry(noun)?.gender ?? "f") === "f";
  return isWoman ? "sie" : null;
}

interface Subject {
  about: Telling["about"];
  named: string;
}

/** Whom the main clause of a sentence is about: the first that can be its subject. */
function subjectOf(sentence: string, morphology: Morphology): Subject | null {
  const both = /^[^,]*$/u.test(sentence) ? subjectIn(sentence, morphology) : null;
  if (both?.about === "thing") return both;
  const clauses = sentence.split(/,\s+|\s+(?=(?:und|aber|denn|sondern) )/u);
  const main = clauses.filter(
    (clause, index) => !SUBORDINATE.test(clause.trim()) && !(index > 0 && RELATIVE.test(clause.trim())),
  );
  for (const clause of main.length === 0 ? clauses : main) {
    const subject = subjectIn(clause, morphology);
    if (subject !== null) return subject;
  }
  return null;
}

function subjectIn(clause: string, morphology: Morphology): Subject | null {
  const words = wordsOf(clause);
  const named = words.filter(({ text }, index) => personNamed(text, words[index - 1]?.text ?? "", morphology) !== null);
  // "Der Sohn heißt Davi und die Tochter heißt Lara."
  if (named.length > 1 && /(?<!\p{L})und(?!\p{L})/u.test(clause)) return { about: "thing", named: "" };
  for (const [index, { text }] of words.entries()) {
    const before = words[index - 1]?.text ?? "";
    if (/^(?:ich|wir|mir|mich|uns)$/iu.test(text) && !OBJECT_BEFORE.test(before)) {
      // "Mir hat eine Patientin Schokolade geschenkt": the subject comes behind the pronoun.
      if (/^(?:ich|wir)$/iu.test(text)) return { about: "learner", named: "" };
      continue;
    }
    if (/^er$/iu.test(text)) return { about: "er", named: "" };
    // Within a sentence, "Sie" addresses the tutor.
    if (/^sie$/u.test(text) || (text === "Sie" && index === 0))
      return { about: isPluralVerbAround(words, index) ? "mehrere" : "sie", named: "" };
    if (/^\p{Lu}/u.test(text) && index > 0) {
      const determiner = /^\p{Ll}+(?:e|er|es|en)$/u.test(before) && index > 1 ? (words[index - 2]?.text ?? "") : before;
      const ahead = words[index - (determiner === before ? 2 : 3)]?.text ?? "";
      if (PREPOSITION.test(ahead)) continue;
      const person = personNamed(text, determiner, morphology) ?? personNamed(text, before, morphology);
      if (person !== null) return { about: person, named: text };
    }
  }
  return null;
}

/** Whether a sentence is about no other person. */
export function isOfLearner(sentence: string, morphology: Morphology): boolean {
  const subject = subjectOf(sentence, morphology);
  return subject === null || subject.about === "learner" || subject.about === "thing";
}

const OBJECT_BEFORE = /^(?:mit|für|von|bei|zu|an|auf|über|gegen|ohne|um|nach|vor|hinter|neben)$/iu;
function isPluralVerbAround(words: readonly { text: string }[], index: number): boolean {
  const around = [words[index - 1]?.text ?? "", words[index + 1]?.text ?? ""];
  return around.some((word) => /^(?:sind|haben|waren|hatten|wurden|\p{Ll}{2,}en)$/u.test(word));
}

/** "Wir haben eine Jacke gesehen, aber sie ist teuer": a thing of the pronoun's gender stands nearer than any person. */
function namesThing(context: Context, pronoun: Person): boolean {
  const gender = pronoun === "er" ? "m" : "f";
  const nouns = wordsOf(context.message).filter(({ text }, index) => index > 0 && /^\p{Lu}/u.test(text));
  const isPerson = (noun: string): boolean =>
    MEN.test(noun) || WOMEN.test(noun) || SEVERAL.test(noun) || personNamed(noun, "die", context.morphology) !== null;
  if (nouns.some(({ text }) => isPerson(text))) return false;
  const at = wordsOf(context.message).find(({ text }) => text.toLowerCase() === pronoun)?.start ?? 0;
  return (
    pronoun !== "mehrere" &&
    nouns.some(({ text, start }) => start < at && context.morphology.entry(text)?.gender === gender)
  );
}

/** Who "er" and "sie" are: somebody named in the message or in one of the two before. */
function antecedent(context: Context, pronoun: Person): string | null {
  if (namesThing(context, pronoun)) return null;
  const earlier = correctedMessagesIn(context.input.history).slice(-2);
  // Several people are too easily several things.
  for (const text of pronoun === "mehrere" ? [context.message] : [context.message, ...earlier.toReversed()]) {
    const words = wordsOf(text);
    for (const [index, { text: noun }] of words.entries()) {
      if (!/^\p{Lu}/u.test(noun)) continue;
      if (pronoun === "er" && MEN.test(noun)) return noun;
      if (pronoun === "mehrere" && SEVERAL.test(noun)) return noun;
      if (pronoun === "sie" && (WOMEN.test(noun) || personNamed(noun, "die", context.morphology) === "sie"))
        return noun;
      if (/^(?:Baby|Kind)$/u.test(noun) && index > 0 && pronoun !== "mehrere") return noun;
    }
    // Who is spoken of once is meant again: "Sie ist fünf und stellt Fragen."
    if (
      text !== context.message &&
      new RegExp(`(?<!\\p{L})${pronoun === "mehrere" ? "sie" : pronoun}(?!\\p{L})`, "iu").test(text)
    ) {
      const again = messagesIn(context.input.history).findLast((content) =>
        wordsOf(content).some(({ text: noun }) =>
          pronoun === "er"
            ? MEN.test(noun)
            : pronoun === "mehrere"
              ? SEVERAL.test(noun)
              : WOMEN.test(noun) || /\p{Ll}{3}in$/u.test(noun),
        ),
      );
      if (again !== undefined) return "";
    }
  }
  return null;
}

/**
 * The mood of what is told, where the learner is in it and nothing in the text speaks against it; everything else is neutral. What
 * stands in a clause with "dass", "die" or "wie" is of others, or of a book.
 */
export function moodOf(whole: string): Mood {
  const text = sentencesOf(unquoted(whole)).map(mainOf).join(" ");
  const bad = BAD.test(text.replaceAll(UNTROUBLED, ""));
  const good = GOOD.test(text) && !DENIES.test(whole);
  if (
    bad === good ||
    !CONCERNS.test(text) ||
    CHEERFUL.test(whole) ||
    NOT_SO.test(whole) ||
    SMALL.test(whole) ||
    TURNS.test(whole.replace(BAD, ""))
  )
    return "neutral";
  return bad ? "bad" : "good";
}

const CONCERNS =
  /(?<!\p{L})(?:ich|wir|mich|mir|uns|mein\p{Ll}*|unser\p{Ll}*)(?!\p{L})|^\W*(?:er|sie) (?:ist|sind|hat|haben)(?!\p{L})/iu;

/**
 * Whether a sentence says one plain thing in a single clause. Only of such a sentence a word or two tell enough to ask on from them, and
 * only such a sentence can be said back without sounding like a tape.
 */
export function isPlain(sentence: string, morphology: Morphology): boolean {
  const bare = sentence.replace(LEADING, "").replace(/[\s.!]+$/u, "");
  const count = wordsOf(bare).length;
  if (count < 2 || count > 10 || NOT_PLAIN.test(bare)) return false;
  // "… und bekommen habe ich einen Toaster": what follows "und" is a clause of its own.
  const [, ...rest] = bare.split(/(?<!\p{L})und(?!\p{L})/iu);
  return rest.every((part) => !hasFiniteVerb(`X ${part.trim()}`, morphology));
}

const OWN_VIEW = /(?<!\p{L})(?:ich (?:finde|glaube|denke|meine)|(?:finde|glaube|denke) ich)(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals)(?!\p{L})/iu;
/** A sentence without its clauses with "dass", "weil" and the like, and without relative clauses. */
export function mainOf(sentence: string): string {
  const clauses = sentence.split(/,\s+/u);
  const main = clauses.filter(
    (clause, index) => !SUBORDINATE.test(clause.trim()) && !(index > 0 && RELATIVE.test(clause.trim())),
  );
  return main.length === 0 ? sentence : main.join(", ");
}

/** "Das war schön.", "Danach war ich müde.": about the sentence before. */
const POINTS_BACK = /^(?:das|dies|dann|danach|da|darüber|deshalb|trotzdem|jetzt schreiben)(?!\p{L})/iu;

interface Focus {
  sentence: string;
  about: Telling["about"];
  named: string;
}

function focusIn(context: Context, sentence: string): Focus {
  const subject = subjectOf(sentence, context.morphology);
  const about = subject?.about ?? "thing";
  const named = subject?.named ?? "";
  if (about === "learner" || about === "thing" || named !== "") return { sentence, about, named };
  const known = antecedent(context, about);
  return known === null ? { sentence, about: "thing", named: "" } : { sentence, about, named: known };
}

/** A sentence of a message: whom it is about, and whether it tells what was, is or is to come. */
export interface Told extends Focus {
  when: "past" | "now" | "coming";
}

function clausesToldIn(context: Context): string[] {
  return sentencesOf(context.band === "A" ? context.message : unquoted(context.message))
    .filter((sentence) => !sentence.includes("?") && !(greetingIn(sentence) !== null && wordsOf(sentence).length < 4))
    .flatMap((sentence) => sentence.split(NEW_SUBJECT).map(capitalized));
}

/** The sentences that tell something, without questions, greetings and what speaks of somebody whom no word tells. */
export function toldIn(context: Context): Told[] {
  return clausesToldIn(context)
    .map((sentence) => ({ ...focusIn(context, sentence), when: whenIn(context, sentence) }))
    .filter(({ about, sentence }) => about !== "thing" || !SOMEBODY.test(sentence) || OF_LEARNER.test(sentence));
}

const SOMEBODY = /^\W*(?:er|sie|ihm|ihn|ihnen) /iu;
const OF_LEARNER = /(?<!\p{L})(?:ich|wir|mir|mich|uns)(?!\p{L})/iu;

function whenIn(context: Context, sentence: string): Told["when"] {
  // "Dass man eine Romanze vermutet hatte.": answers a question, and tells of no time.
  if (SUBORDINATE.test(sentence) && !sentence.includes(", ")) return "now";
  const main = mainOf(sentence.replaceAll(REMARK, ""));
  if (PAST.test(main) || HAB.test(main) || statementKind({ ...context, message: main }) === "past") return "past";
  // "Er will, dass ich am Samstag arbeite": a wish for somebody else is no plan.
  if (/(?<!\p{L})(?:will|wollen|möchten?), dass(?!\p{L})/iu.test(sentence)) return "now";
  const coming = PLANNED.test(main) || COMING.test(main);
  return coming && (WANTS.test(main) || !ALWAYS.test(main)) ? "coming" : "now";
}

/** The last sentence that is about somebody; the last one of all when none is. */
function focusOf(context: Context, sentences: readonly string[]): Focus {
  const found = sentences.map((sentence) => focusIn(context, sentence));
  const last = found.at(-1) ?? { sentence: context.message, about: "thing", named: "" };
  // "Lara ist drei": whose name it is, nobody knows.
  if (
    /^\p{Lu}\p{Ll}+ (?:ist|hat|war|will|kann|macht|mag|\p{Ll}+t) /u.test(last.sentence) &&
    isName(context, last.sentence)
  )
    return last;
  if (last.about === "thing" && OF_LEARNER.test(last.sentence) && !POINTS_BACK.test(last.sentence)) return last;
  if (last.about !== "thing" && !(last.about === "learner" && POINTS_BACK.test(last.sentence))) return last;
  return found.findLast((focus) => focus.about !== "thing" && !POINTS_BACK.test(focus.sentence)) ?? last;
}

/** Speaks of the learner, or of what was just said: whole sentences without it may be about somebody whom no word names. */
export const OF_SPEAKER = /(?<!\p{L})(?:ich|wir|mich|mir|uns|mein\p{Ll}*|unser\p{Ll}*|man|es|das)(?!\p{L})/iu;
function isName(context: Context, sentence: string): boolean {
  const first = wordsOf(sentence)[0]?.text ?? "";
  return [first, first.toLowerCase()].every((word) => context.morphology.readings(word).length === 0);
}

const ALWAYS = /(?<!\p{L})(?:immer|nur|oft|jede\p{Ll}*|manchmal|meistens|selten|nie)(?!\p{L})/iu;

export function tellingOf(context: Context): Telling {
  const all = clausesToldIn(context);
  const long = all.filter((candidate) => wordsOf(candidate).length >= 3);
  const isPlan = (each: string): boolean =>
    PLANNED.test(mainOf(each)) &&
    !/(?<!\p{L})(?:will|wollen|möchten?), dass(?!\p{L})/iu.test(each) &&
    !DENIED.test(mainOf(each)) &&
    !PAST.test(mainOf(each)) &&
    (WANTS.test(each) || !ALWAYS.test(mainOf(each)));
  // What the learner wants to do matters more than who else will.
  const wanted = long.find((each) => WANTS.test(each) && isPlan(each));
  const focus = focusOf(context, long.length > 0 ? long : [context.message]);
  const { sentence, about, named } =
    wanted !== undefined && moodOf(context.message) !== "bad"
      ? { sentence: wanted, about: "learner" as const, named: "" }
      : focus;
  const main = mainOf(sentence);
  const when = whenIn(context, sentence);
  const past = when === "past";
  const planned = !past && (when === "coming" || (about === "learner" && long.some(isPlan)));
  // The end of a message decides how it is meant; a side of it that turns the mood counts from the sentence before on.
  // Of a thing, only what the sentence itself says.
  const ending = sentencesOf(context.message).slice(context.band === "A" ? -2 : -1);
  const shown = moodOf(about === "thing" ? sentence : ending.join(" "));
  const ofOthers = about !== "learner" && about !== "thing";
  // What annoys at somebody else is no bad news about them, and what pleases them may annoy the learner.
  const ofThem =
    shown === "bad" &&
    (SUFFERS.test(sentence) || all.some((each) => SUFFERS.test(each) && !/(?<!\p{L})ich(?!\p{L})/iu.test(each)));
  const mood = !ofOthers || ofThem ? shown : "neutral";
  const situations = situationsOf({
    about,
    mood,
    past,
    planned,
    sentence: main,
    last: sentence === long.at(-1) && wordsOf(all.join(" ")).length > 8,
    // At C1 and C2, what is said of no one and of no time is a claim.
    opinion:
      OPINION.test(about === "thing" ? mainOf(context.message) : main) ||
      (context.band === "C" &&
        about === "thing" &&
        GENERALIZES.test(main) &&
        !/(?<!\p{L})(?:ich|wir|mir|mich|uns|er|sie|ihm|ihn|ihnen|mein\p{Ll}*)(?!\p{L})/iu.test(main)),
  });
  const words = wordsOf(all.join(" ")).length;
  // One short sentence answers what was asked, and the topic's next question fits it better than any that fits everything.
  const rich =
    mood === "bad" ||
    planned ||
    words > (context.band === "A" ? 11 : 13) ||
    (words > 8 && (ofOthers || OPINION.test(sentence) || (all.length > 1 && context.band === "A")));
  return {
    sentence,
    about,
    named,
    mood,
    severe: mood === "bad" && about !== "thing" && SEVERE.test(about === "learner" ? main : context.message),
    situations,
    rich,
  };
}

const LONG_LASTING = /(?<!\p{L})(?:früher|damals|jahrelang|lange|als Kind)(?!\p{L})/iu;

/** What can be asked without knowing more than this, the closest first. */
function situationsOf(told: {
  about: Telling["about"];
  mood: Mood;
  past: boolean;
  planned: boolean;
  sentence: string;
  opinion: boolean;
  /** Whether the message ends with the sentence, and has told enough for a story. */
  last: boolean;
}): ListeningSituation[] {
  const { about, mood, past, planned, sentence, opinion, last } = told;
  // "Er war sehr nett", "Sie hat immer gekocht", "…. Es ist grün.": nothing happened that could go on.
  const deed = past && last && !ALWAYS.test(sentence) && !LONG_LASTING.test(sentence) && HAB.test(sentence);
  const then: ListeningSituation[] = deed ? ["happened", "was"] : ["was"];
  if (about !== "learner" && about !== "thing") {
    const theirs: ListeningSituation[] = past ? [...(deed ? ["someone-did" as const] : []), ...then] : ["someone"];
    return [...(mood === "bad" ? ["someone-in-trouble" as const] : []), ...theirs, "anything"];
  }
  if (opinion && (!past || OWN_VIEW.test(sentence))) return ["opinion", "anything"];
  if (mood === "bad") return past ? ["went-wrong", "was", "anything"] : ["in-trouble", "anything"];
  if (planned) return ["plan", "anything"];
  if (past) return mood === "good" ? ["good", ...then, "anything"] : [...then, "anything"];
  if (about === "thing" || DENIED.test(sentence)) return ["anything"];
  return mood === "good" ? ["good", "does", "anything"] : ["does", "anything"];
}
