import type { GrammarExercise } from "#content/seed/read-grammar.ts";
import { GAP } from "#schema/content/grammar.ts";
import { normalizeAnswer, sameAnswer } from "#schema/rules/answers.ts";
import { exerciseCheck, filledIn, type GrammarCheck, lowerWords, rightAnswers, sentenceOf } from "./grammar-check.ts";
import { lemmasOf } from "./lemmas.ts";
import { wordsIn } from "./sentences.ts";

/** Longest explanation of an answer, in words. */
const WORDS_IN_EXPLANATION = 35;

/** What may stand directly before and after a gap, so that the answer is a word of its own. */
const BEFORE_GAP = /(?:^|[ „(])$/u;
const AFTER_GAP = /^(?:$|[ .,!?:;…“)])/u;

/** A gap at the beginning of a sentence takes an answer with a capital. */
const OPENS_SENTENCE = /(?:^|[.!?…]“?\s+(?:–\s+)?|→\s+)„?___/u;

function gapFaults({ question }: GrammarExercise): string[] {
  const gaps = question.split(GAP).length - 1;
  const [before = "", after = ""] = question.split(GAP);
  return [
    ...(gaps === 1 ? [] : [`${gaps} gaps ${GAP} instead of one`]),
    ...(question.replaceAll(GAP, "").includes("_") ? ["a gap is exactly three underscores"] : []),
    ...(BEFORE_GAP.test(before) && AFTER_GAP.test(after) ? [] : ["the gap is not a word of its own"]),
    ...(sentenceOf(question).includes(GAP) ? [] : ["the gap stands in the hint"]),
  ];
}

/** One gap in each question. */
export const ONE_GAP: GrammarCheck = exerciseCheck("gap", gapFaults);

/** Four different options, the right one among them. */
export const OPTIONS: GrammarCheck = exerciseCheck("options", (exercise) => {
  if (exercise.type !== "multiple-choice") return [];
  const { options, correctAnswer, question } = exercise;
  const keys = options.map(normalizeAnswer);
  const twice = options.find((_, index) => keys.indexOf(keys[index] ?? "") < index);
  return [
    ...(twice === undefined ? [] : [`the option "${twice}" stands twice (case does not count)`]),
    ...(options.includes(correctAnswer) ? [] : [`the right answer "${correctAnswer}" is not among the options`]),
    ...(OPENS_SENTENCE.test(question) && options.some((option) => /^\p{Ll}/u.test(option))
      ? ["the gap opens a sentence: all options need a capital"]
      : []),
  ];
});

/** Typed answers are compared letter by letter: none may have a mark at its end, none may stand twice. */
export const ANSWERS: GrammarCheck = exerciseCheck("answers", (exercise) => {
  if (exercise.type !== "fill-blank") return [];
  const answers = rightAnswers(exercise);
  const keys = answers.map(normalizeAnswer);
  const twice = answers.find((_, index) => keys.indexOf(keys[index] ?? "") < index);
  return [
    ...(twice === undefined ? [] : [`the answer "${twice}" stands twice (case does not count)`]),
    ...answers.filter((answer) => /[.,!?;:…]$/u.test(answer)).map((answer) => `"${answer}" ends with a mark`),
    ...(OPENS_SENTENCE.test(exercise.question) && /^\p{Ll}/u.test(exercise.correctAnswer)
      ? ["the gap opens a sentence: the answer needs a capital"]
      : []),
  ];
});

/** A misconception for each wrong option and for nothing else; for a typed answer at least one. */
export const TEMPTS: GrammarCheck = exerciseCheck("tempts", (exercise) => {
  const tempting = Object.keys(exercise.tempts);
  if (exercise.type === "fill-blank") {
    const right = rightAnswers(exercise);
    return [
      ...(tempting.length > 0 ? [] : ["no line under tempts: name at least one likely wrong answer"]),
      ...tempting
        .filter((wrong) => right.some((answer) => sameAnswer(wrong, answer)))
        .map((wrong) => `tempts calls "${wrong}" wrong, which is an accepted answer`),
    ];
  }
  const wrong = exercise.options.filter((option) => option !== exercise.correctAnswer);
  return [
    ...wrong.filter((option) => !tempting.includes(option)).map((option) => `no line under tempts for "${option}"`),
    ...tempting.filter((option) => !wrong.includes(option)).map((option) => `tempts: "${option}" is no wrong option`),
  ];
});

/** An explanation is short: it is read between two questions. */
export const EXPLANATION: GrammarCheck = exerciseCheck("explanation", ({ explanation }) => {
  const count = wordsIn(explanation);
  return [
    ...(count > WORDS_IN_EXPLANATION ? [`the explanation has ${count} words, ${WORDS_IN_EXPLANATION} at most`] : []),
    ...(/[.!?…]['“]?$/u.test(explanation) ? [] : ["the explanation has no end"]),
  ];
});

/** An explanation names the right answer, or a form of one of its words: `helfen` will do for `geholfen`. */
export const KEY_FORM: GrammarCheck = exerciseCheck("key-form", (exercise) => {
  const words = lowerWords(exercise.explanation);
  const mentioned = new Set([...words, ...words.flatMap(lemmasOf)]);
  const named = rightAnswers(exercise)
    .flatMap(lowerWords)
    .some((word) => [word, ...lemmasOf(word)].some((form) => mentioned.has(form)));
  return named ? [] : [`the explanation does not mention "${exercise.correctAnswer}" or a form of it`];
});

/** Questions begin and end as sentences do; only a hint in brackets may follow. */
export const QUESTION_FORM: GrammarCheck = exerciseCheck("question-form", ({ question, correctAnswer }) => {
  const sentence = sentenceOf(question);
  return [
    ...(/^[„(]?(?:\p{Lu}|\d)/u.test(filledIn(question, correctAnswer)) ? [] : ["it does not begin with a capital"]),
    ...(/[.!?…]“?$/u.test(sentence) ? [] : ["it does not end with . ! ? or a hint in brackets after them"]),
    ...(/\(\s|\s\)|[([]\s*[)\]]/u.test(question) ? ["a bracket is empty or has a space inside"] : []),
  ];
});
