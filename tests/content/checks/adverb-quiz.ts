import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER } from "#content/seed/read-content.ts";
import { ADVERB_OPTION_VALUES, ADVERB_QUIZ_LEVELS, type AdverbQuestion } from "#schema/content/adverb-quiz.ts";
import { normalizeAnswer } from "#schema/rules/answers.ts";
import type { Finding } from "./finding.ts";
import type { ContentText } from "./texts.ts";

const FILE = "built-in/adverb-quiz.ts";
const QUESTIONS_PER_LEVEL = 5;
const BLANK = "___";

/** The adverb that each question teaches, by id from 1. */
const ADVERBS: readonly string[] = [
  "heute hier gern oft jetzt",
  "draußen manchmal leider zuerst bald",
  "trotzdem außerdem inzwischen deshalb ungefähr",
  "lediglich keineswegs ohnehin allerdings vorübergehend",
].flatMap((level) => level.split(" "));

/** Near-synonyms: with two of them among its options, a question would have two right answers. */
const NEVER_TOGETHER = [
  ["dennoch", "trotzdem"],
  ["derzeit", "inzwischen"],
  ["daher", "deshalb"],
] as const;

/** Finds the line of a question in the source of the quiz, so that an editor can jump to a fault. */
function lineFinder(): (id: number) => number {
  const lines = readFileSync(join(CONTENT_FOLDER, FILE), "utf8").split("\n");
  return (id) => lines.findIndex((line) => line.trim() === `id: ${id},`) + 1 || 1;
}

/** The German word that is right, or null when the question names an option that it does not have. */
function rightLabel({ options, correctAnswer }: AdverbQuestion): string | null {
  return options.find(({ value }) => value === correctAnswer)?.label ?? null;
}

/** The sentence as it reads with the right word. */
export function filledIn(question: AdverbQuestion): string {
  return question.germanSentence.replace(BLANK, rightLabel(question) ?? "");
}

function orderFaults({ id, level }: AdverbQuestion, index: number): string[] {
  const expected = ADVERB_QUIZ_LEVELS[Math.floor(index / QUESTIONS_PER_LEVEL)];
  return [
    ...(id === index + 1 ? [] : [`question ${index + 1} has id ${id}`]),
    ...(level === expected ? [] : [`level ${level}, ids ${id} belong to ${expected ?? "no level"}`]),
  ];
}

function optionFaults(question: AdverbQuestion): string[] {
  const { options } = question;
  const labels = options.map(({ label }) => normalizeAnswer(label));
  const values = options.map(({ value }) => value).join("");
  const right = rightLabel(question);
  return [
    ...(values === ADVERB_OPTION_VALUES.join("") ? [] : [`options ${values}, not a to d in order`]),
    ...(new Set(labels).size === labels.length ? [] : [`two options are the same: ${labels.join(", ")}`]),
    ...(right === null ? [`no option ${question.correctAnswer}, which is said to be right`] : []),
    ...(options.some(({ label }) => label !== label.trim() || /\s{2}/.test(label))
      ? ["an option has a space too many"]
      : []),
    ...NEVER_TOGETHER.filter((pair) => pair.every((word) => labels.includes(word))).map(
      (pair) => `${pair.join(" and ")} would both be right`,
    ),
  ];
}

function sentenceFaults(question: AdverbQuestion): string[] {
  const { germanSentence, englishTranslation, explanation, question: task } = question;
  const blanks = germanSentence.split(BLANK).length - 1;
  const [before = "", after = ""] = germanSentence.split(BLANK);
  const right = rightLabel(question) ?? "";
  const spaced = (before === "" || /[ „(]$/.test(before)) && (after === "" || /^[ .,!?:;“)]/.test(after));
  return [
    ...(blanks === 1 ? [] : [`the sentence has ${blanks} blanks ${BLANK}`]),
    ...(germanSentence.replaceAll(BLANK, "").includes("_") ? ["the blank is not three underscores"] : []),
    ...(spaced ? [] : ["the blank is not a word of its own"]),
    ...(/^\p{Lu}/u.test(filledIn(question)) ? [] : ["the sentence does not begin with a capital"]),
    ...(/[.!?]$/.test(germanSentence) ? [] : ["the sentence has no end"]),
    ...(/[.!?)]$/.test(englishTranslation) ? [] : ["the translation has no end"]),
    ...(explanation.toLowerCase().includes(right.toLowerCase()) ? [] : [`the explanation does not mention ${right}`]),
    ...(before.toLowerCase().includes(right) || after.toLowerCase().includes(right)
      ? [`${right} stands in the sentence too`]
      : []),
    ...(task.endsWith("?") ? [] : ["the task is no question"]),
  ];
}

/** What is wrong with the adverb quiz. */
export function adverbQuizFindings(questions: readonly AdverbQuestion[]): Finding[] {
  const lineOf = lineFinder();
  const at = (id: number, message: string): Finding => ({
    check: "adverb-quiz",
    file: FILE,
    line: lineOf(id),
    word: null,
    message: `question ${id}: ${message}`,
  });
  const single = questions.flatMap((question, index) => {
    const right = rightLabel(question);
    const taught = ADVERBS[index];
    return [
      ...orderFaults(question, index),
      ...optionFaults(question),
      ...sentenceFaults(question),
      ...(right === taught ? [] : [`teaches ${right} instead of ${taught}`]),
    ].map((message) => at(question.id, message));
  });
  const wanted = ADVERB_QUIZ_LEVELS.length * QUESTIONS_PER_LEVEL;
  const letters = ADVERB_OPTION_VALUES.map(
    (value) => questions.filter((question) => question.correctAnswer === value).length,
  );
  const even = letters.every((count) => count === questions.length / ADVERB_OPTION_VALUES.length);
  return [
    ...single,
    ...(questions.length === wanted ? [] : [at(1, `${questions.length} questions instead of ${wanted}`)]),
    ...(even ? [] : [at(1, `the right answers are not spread evenly over a to d: ${letters.join(", ")}`)]),
  ];
}

/** The texts of the quiz for the checks of spelling and typography. */
export function adverbQuizTexts(questions: readonly AdverbQuestion[]): ContentText[] {
  const lineOf = lineFinder();
  return questions.flatMap((question) => {
    const place = { file: FILE, line: lineOf(question.id) };
    return [
      { ...place, text: filledIn(question), language: "German" as const, what: "sentence" },
      ...question.options.map(({ label }) => ({ ...place, text: label, language: "German" as const, what: "option" })),
      { ...place, text: question.question, language: "English" as const, what: "task" },
      { ...place, text: question.englishTranslation, language: "English" as const, what: "translation" },
      { ...place, text: question.explanation, language: "English" as const, what: "explanation" },
    ];
  });
}
