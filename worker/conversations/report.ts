import type { ChatWord, ConversationReport, Correction, Message } from "#schema/api/conversations.ts";
import { correctedText, mistakeKey, sentenceAround, sentencesOf } from "#schema/rules/mistakes.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import type { CorrectionType } from "#schema/terms/correction-type.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { Language } from "#schema/terms/language.ts";
import { isDoubtfulGerman } from "../tutor/index.ts";

/** The parts of a report that follow from what was said. */
export type ReportOfMessages = Pick<
  ConversationReport,
  "messages" | "withoutCorrection" | "minutes" | "strengths" | "mistakes" | "words"
>;

const MAX_STRENGTHS = 3;
const MAX_MISTAKES = 5;
/** A longer sentence is no example: nobody reads it. */
const EXAMPLE_CHARS = 140;
/** Sentences that are looked at closely for an example: each takes some of the call's processor time. */
const EXAMPLES_TRIED = 12;
/** Messages after a mistake that must be free of its kind before it is said not to have come back. */
const STAYED_AWAY_MESSAGES = 3;
const MINUTE_MS = 60_000;

/** What weighs more comes first: order and grammar change what is understood, a comma hardly does. */
const WEIGHTS: Readonly<Record<CorrectionType, number>> = {
  "word-order": 4,
  grammar: 4,
  vocabulary: 3,
  spelling: 2,
  other: 1,
};

/**
 * What went well in a conversation, its mistakes and its new words. `messages` are in the order in which they were said; `crises` are the ids of the
 * learner's messages that are no material for a lesson.
 */
export function reportOf(
  language: Language,
  messages: readonly Message[],
  crises: ReadonlySet<number> = new Set(),
): ReportOfMessages {
  const own = messages.filter((message) => message.role === "user");
  // The tutor has looked at no other: a message that nobody answered is neither right nor wrong.
  const answered = messages.filter(({ role }, i) => role === "user" && messages[i + 1]?.role === "assistant");
  const shown = answered.filter((message) => !crises.has(message.id));
  const [first, last] = [own[0], own.at(-1)];
  const lasted = first && last ? Date.parse(last.createdAt) - Date.parse(first.createdAt) : 0;
  return {
    messages: own.length,
    withoutCorrection: answered.filter(({ corrections }) => corrections.length === 0).length,
    minutes: Math.round(lasted / MINUTE_MS),
    strengths: strengthsOf(language, shown),
    mistakes: mistakesOf(language, shown),
    words: wordsOf(messages),
  };
}

type Strength = ConversationReport["strengths"][number];

/** Up to three things that went well. Each of them is true of the messages, or it is not said. */
function strengthsOf(language: Language, own: readonly Message[]): Strength[] {
  // Only German is corrected, so only there does a message without a correction say anything.
  if (language !== "german") return [];
  const structures = structuresUsed(own);
  return [shareWithoutCorrection(own), structures[0], stayedAway(own), structures[1]]
    .filter((one) => one !== null && one !== undefined)
    .slice(0, MAX_STRENGTHS);
}

function shareWithoutCorrection(own: readonly Message[]): Strength | null {
  const right = own.filter(({ corrections }) => corrections.length === 0).length;
  if (right === 0 || right * 2 < own.length) return null;
  if (right < own.length) return { text: `${right} of ${own.length} messages needed no correction.`, example: null };
  const text = own.length === 1 ? "Your message needed no correction." : "None of your messages needed a correction.";
  return { text, example: null };
}

interface Structure {
  /** The text of the strength for a sentence that shows the structure, or null for one that does not. */
  textFor: (sentence: string) => string | null;
}

const CONJUNCTIONS = /(?<!\p{L})(obwohl|damit|nachdem|bevor|während|weil|dass|wenn|ob)(?!\p{L})/iu;
const PERFECT =
  /(?<!\p{L})(?:habe|hast|hat|haben|habt|bin|bist|ist|sind|seid)(?!\p{L}).*(?<!\p{L})(?:\p{Ll}{0,6}ge\p{Ll}{2,}(?:en|t)|(?:be|ver|er|ent|zer)\p{Ll}{2,}(?:en|t)|\p{Ll}{2,}iert)(?=[.!?,]|$|\s+und\s)/u;
const COMPARATIVE = /(?<!\p{L})(?:\p{Ll}{2,}er|mehr|weniger) als(?!\p{L})/u;

/** From the hardest to the easiest. */
const STRUCTURES: readonly Structure[] = [
  {
    textFor: (sentence) => {
      const found = CONJUNCTIONS.exec(sentence)?.[1];
      return found ? `You joined clauses with “${found.toLocaleLowerCase("de")}”.` : null;
    },
  },
  { textFor: (sentence) => (PERFECT.test(sentence) ? "You spoke about the past in the perfect." : null) },
  { textFor: (sentence) => (COMPARATIVE.test(sentence) ? "You compared things." : null) },
];

/** The structures that right sentences show, each with the longest such sentence. What the tutor doubts without being sure is no example either. */
function structuresUsed(own: readonly Message[]): Strength[] {
  const sentences = own
    .flatMap(rightSentences)
    .filter(({ length }) => length <= EXAMPLE_CHARS)
    .toSorted((one, other) => other.length - one.length);
  return STRUCTURES.flatMap(({ textFor }): Strength[] => {
    const shown = sentences.filter((sentence) => textFor(sentence) !== null).slice(0, EXAMPLES_TRIED);
    const example = shown.find((sentence) => !isDoubtfulGerman(sentence));
    const text = example === undefined ? null : textFor(example);
    return example !== undefined && text !== null ? [{ text, example }] : [];
  });
}

/** The sentences of a message in which nothing was corrected. */
function rightSentences({ content, corrections }: Message): string[] {
  const wrong = new Set(corrections.map((one) => spanOf(content, one).sentence));
  return sentencesOf(content).filter((sentence) => !wrong.has(sentence));
}

/** A kind of mistake that was corrected once and then stayed away for some messages. */
function stayedAway(own: readonly Message[]): Strength | null {
  const places = new Map<GrammarCategory, number[]>();
  for (const [place, { corrections }] of own.entries()) {
    for (const category of new Set(corrections.flatMap(({ grammarCategory }) => grammarCategory ?? []))) {
      places.set(category, [...(places.get(category) ?? []), place]);
    }
  }
  for (const [category, [place, ...later]] of places) {
    const message = place === undefined ? undefined : own[place];
    if (!message || later.length > 0 || own.length - 1 - (place ?? 0) < STAYED_AWAY_MESSAGES) continue;
    const [correction, second] = message.corrections.filter(
      ({ grammarCategory, type }) => grammarCategory === category || type === category,
    );
    // Of two in one message, the second came back.
    if (!correction || second) continue;
    return {
      text: `No mistake with ${category.replace("-", " ")} came back after the first one.`,
      example: rightExample(message, correction),
    };
  }
  return null;
}

/** The sentence of a mistake as it should be, all its corrections made; null where that cannot be shown as right. */
function rightExample({ content, corrections }: Message, mistake: Correction): string | null {
  const { sentence } = spanOf(content, mistake);
  const inSentence = corrections
    .map((correction) => ({ correction, span: spanOf(content, correction) }))
    .filter(({ span }) => span.sentence === sentence)
    .map(({ correction, span }) => ({ ...correction, start: span.start }));
  const right = correctedText(sentence, inSentence);
  return right.length > EXAMPLE_CHARS || isDoubtfulGerman(right) ? null : right;
}

/** At most five mistakes: those made most often, then those that weigh most, the more basic and the earlier ones first. */
function mistakesOf(language: Language, own: readonly Message[]): ConversationReport["mistakes"] {
  const found = new Map<number, ConversationReport["mistakes"][number]>();
  for (const { id, content, corrections } of own) {
    for (const correction of corrections) {
      const { type, grammarCategory: category, original, corrected } = correction;
      const key = mistakeKey(language, { type, category, original, corrected });
      const before = found.get(key);
      if (before) before.times += 1;
      else {
        const { sentence, start } = spanOf(content, correction);
        found.set(key, { messageId: id, sentence, correction: { ...correction, start }, times: 1 });
      }
    }
  }
  const level = ({ correction }: { correction: Correction }) => CEFR_LEVELS.indexOf(correction.level);
  return [...found.values()]
    .toSorted(
      (one, other) =>
        other.times - one.times ||
        WEIGHTS[other.correction.type] - WEIGHTS[one.correction.type] ||
        level(one) - level(other),
    )
    .slice(0, MAX_MISTAKES);
}

function spanOf(content: string, { start, original }: Correction) {
  return sentenceAround(content, { start, length: original.length });
}

/** Every word once, in the order in which they were taught. */
function wordsOf(messages: readonly Message[]): ChatWord[] {
  const words = new Map<string, ChatWord>();
  for (const word of messages.flatMap(({ vocabulary }) => vocabulary)) {
    const key = `${word.word}\n${word.gender}`;
    if (!words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}
