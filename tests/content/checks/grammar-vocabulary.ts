import type { CurriculumContent } from "#content/seed/read-content.ts";
import type { GrammarTopic } from "#content/seed/read-grammar.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { comparable } from "./dictionaries.ts";
import { type Finding, lessonWords } from "./finding.ts";
import { FUNCTION_WORDS } from "./function-words.ts";
import { atTopic, filledIn } from "./grammar-check.ts";
import { lemmasOf } from "./lemmas.ts";
import { nameIn } from "./spelling.ts";
import { tokensOf } from "./texts.ts";

/** Share of a topic's words that the curriculum of its level may lack. Above B1 the curriculum is no measure. */
const UNKNOWN_AT_MOST: Readonly<Partial<Record<CefrLevel, number>>> = { A1: 0.12, A2: 0.08, B1: 0.08 };

const NUMBER =
  /^(?:null|ein|eins|zwei|drei|vier|fünf|sechs?|sieb|sieben|acht|neun|zehn|elf|zwölf|zwan|zig|dreißig|hundert|tausend|und|halb)+(?:s?te[nrsm]?)?$/u;
/** Shortest part of a compound. */
const PART_LETTERS = 3;

/** The words of the curriculum up to a level. */
export interface Vocabulary {
  /** Base forms that are taught, `comparable`. */
  lemmas: ReadonlySet<string>;
  /** Forms that its sentences use, `comparable`. */
  forms: ReadonlySet<string>;
}

function wordsOf(text: string): string[] {
  return tokensOf(text).map((token) => comparable(token.text));
}

/** What the curriculum has taught by the end of a level. */
export function vocabularyOf(content: CurriculumContent, level: CefrLevel): Vocabulary {
  const reached = CEFR_LEVELS.indexOf(level);
  const words = lessonWords(content).filter(({ level: own }) => CEFR_LEVELS.indexOf(own) <= reached);
  const taught = words.flatMap(({ word }) => [
    word.word,
    word.plural ?? "",
    word.feminine ?? "",
    ...(word.accepted ?? []),
  ]);
  return {
    lemmas: new Set(taught.flatMap(wordsOf)),
    forms: new Set(words.flatMap(({ word }) => wordsOf(word.sentence))),
  };
}

function isKnown(word: string, { lemmas, forms }: Vocabulary): boolean {
  return forms.has(word) || lemmasOf(word).some((lemma) => lemmas.has(lemma));
}

/** A compound is known when both of its parts are, with or without an s between them. */
function isKnownCompound(word: string, vocabulary: Vocabulary): boolean {
  for (let end = PART_LETTERS; end <= word.length - PART_LETTERS; end += 1) {
    const first = word.slice(0, end);
    const known = isKnown(first, vocabulary) || isKnown(first.replace(/s$/u, ""), vocabulary);
    if (known && isKnown(word.slice(end), vocabulary)) return true;
  }
  return false;
}

/** The words of a topic's questions that carry its subject: no function words, names or numbers. Each word once. */
export function contentWords({ exercises }: GrammarTopic, names: ReadonlySet<string>): string[] {
  const words = exercises
    .flatMap(({ question, correctAnswer }) => tokensOf(filledIn(question, correctAnswer)))
    .map((token) => token.text)
    .filter((word) => nameIn(word, names) === null)
    .filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()) && !NUMBER.test(word.toLowerCase()) && word.length > 1);
  const once = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...once.values()];
}

/** Those of them that the curriculum up to the level of the topic does not have. */
export function unknownWords(topic: GrammarTopic, names: ReadonlySet<string>, vocabulary: Vocabulary): string[] {
  return contentWords(topic, names).filter((word) => {
    const parts = comparable(word).split("-");
    return !parts.every((part) => isKnown(part, vocabulary) || isKnownCompound(part, vocabulary));
  });
}

/** A fault when too many words of a topic are beyond its level; `allowed` words count as known. */
export function vocabularyFindings(
  topic: GrammarTopic,
  names: ReadonlySet<string>,
  vocabulary: Vocabulary,
  allowed: ReadonlySet<string>,
): Finding[] {
  const most = UNKNOWN_AT_MOST[topic.level];
  if (most === undefined) return [];
  const unknown = unknownWords(topic, names, vocabulary).filter((word) => !allowed.has(word));
  const total = contentWords(topic, names).length;
  if (unknown.length <= most * total) return [];
  const percent = `${Math.round((100 * unknown.length) / total)} %`;
  const message = `${unknown.length} of ${total} words (${percent}, at most ${100 * most} %) are beyond ${topic.level}: ${unknown.join(", ")}`;
  return [atTopic("vocabulary", topic, message)];
}
