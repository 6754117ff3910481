import type { PrefixQuestion, PrefixTest } from "#content/seed/read-verb-prefixes.ts";
import type { ContentPrefixTest } from "#schema/content/verb-prefix.ts";

const KOMMEN: readonly [question: string, right: string, wrong: readonly [string, string, string]][] = [
  ["Der Zug kommt um acht Uhr ___.", "an", ["mit", "be", "aus"]],
  ["Wir gehen ins Kino. Kommst du ___?", "mit", ["an", "be", "aus"]],
  ["Tom ___kommt ein neues Fahrrad.", "be", ["an", "ent", "mit"]],
  ["Wo kann man hier Brot ___kommen?", "be", ["an", "mit", "ver"]],
  ["Mara lebt in Prag. Wann kommt sie ___?", "zurück", ["vor", "be", "aus"]],
  ["Die Tür ist offen, kommen Sie bitte ___!", "herein", ["vor", "ver", "aus"]],
  ["Gestern bin ich an der Schule ___gekommen.", "vorbei", ["mit", "herein", "aus"]],
  ["Der Dieb ist der Polizei ___kommen.", "ent", ["be", "ver", "an"]],
  ["Mit wenig Geld kommt Lena gut ___.", "aus", ["vor", "auf", "mit"]],
  ["Das alte Haus ___kommt seit Jahren.", "ver", ["be", "ent", "weg"]],
];

/** A prefix test without a fault, as its file has it. */
export const WRITTEN_TEST: ContentPrefixTest = {
  verb: "kommen",
  baseMeaning: "to come",
  testTitle: "kommen and its prefixes",
  questions: KOMMEN.map(([question, right, wrong], index) => ({
    level: index < 5 ? "A1" : "A2",
    question,
    options: wrong.toSpliced(index % 4, 0, right),
    correctAnswer: index % 4,
    explanation: `'${right}kommen' is right here. '${wrong[0]}kommen' means something else.`,
  })),
};

/** The same test as it comes out of the reader. Questions count their lines from 11. */
export const PREFIX_TEST: PrefixTest = {
  ...WRITTEN_TEST,
  file: "verb-prefixes/kommen.yaml",
  questions: WRITTEN_TEST.questions.map((question, index) => ({ ...question, number: index + 1, line: 11 + index })),
};

/** The test with one question changed. */
export function withQuestion(number: number, changes: Partial<PrefixQuestion>): PrefixTest {
  const questions = PREFIX_TEST.questions.map((question) =>
    question.number === number ? { ...question, ...changes } : question,
  );
  return { ...PREFIX_TEST, questions };
}
