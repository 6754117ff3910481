import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import { type AdverbQuestion, adverbQuestion } from "#schema/content/adverb-quiz.ts";
import { adverbQuizFindings, filledIn } from "./checks/adverb-quiz.ts";

/** The quiz with one question changed. */
function quizWith(id: number, change: (question: AdverbQuestion) => Partial<AdverbQuestion>): AdverbQuestion[] {
  return ADVERB_QUIZ.map((question) => (question.id === id ? { ...question, ...change(question) } : question));
}

function withLabel(question: AdverbQuestion, value: string, label: string): Partial<AdverbQuestion> {
  return { options: question.options.map((option) => (option.value === value ? { ...option, label } : option)) };
}

/** A wrong option of a question: the first that is not right. */
function wrongValue({ options, correctAnswer }: AdverbQuestion): string {
  return options.find(({ value }) => value !== correctAnswer)?.value ?? "";
}

it("has the shape of the contract and no faults", () => {
  expect(z.array(adverbQuestion).safeParse(ADVERB_QUIZ).error).toBeUndefined();
  expect(adverbQuizFindings(ADVERB_QUIZ)).toEqual([]);
});

it("reads as a sentence with the right word in the blank", () => {
  expect(ADVERB_QUIZ.map(filledIn).slice(0, 2)).toEqual([
    "Wir haben heute Deutschkurs.",
    "Ich wohne hier, in diesem Haus.",
  ]);
});

describe("a planted fault is found", () => {
  it.each([
    ["a question too few", ADVERB_QUIZ.slice(0, 19), "question 1: 19 questions instead of 20"],
    [
      "two questions in the wrong order",
      ADVERB_QUIZ.with(0, ADVERB_QUIZ[1] as AdverbQuestion),
      "question 2: question 1 has id 2",
    ],
    ["a wrong level", quizWith(6, () => ({ level: "A1" })), "question 6: level A1, ids 6 belong to A2"],
    [
      "options out of order",
      quizWith(1, ({ options }) => ({ options: options.toReversed() })),
      "question 1: options dcba, not a to d in order",
    ],
    [
      "three options",
      quizWith(1, ({ options }) => ({ options: options.slice(0, 3) })),
      "question 1: options abc, not a to d in order",
    ],
    [
      "an option twice",
      quizWith(1, (question) => withLabel(question, wrongValue(question), "Heute")),
      "question 1: two options are the same",
    ],
    [
      "no right option",
      quizWith(1, ({ options, correctAnswer }) => ({
        options: options.filter(({ value }) => value !== correctAnswer),
      })),
      "question 1: no option b, which is said to be right",
    ],
    [
      "an option with a space",
      quizWith(1, (question) => withLabel(question, wrongValue(question), "gestern ")),
      "question 1: an option has a space too many",
    ],
    [
      "dennoch beside trotzdem",
      quizWith(11, (question) => withLabel(question, wrongValue(question), "dennoch")),
      "question 11: dennoch and trotzdem would both be right",
    ],
    [
      "derzeit beside inzwischen",
      quizWith(13, (question) => withLabel(question, wrongValue(question), "derzeit")),
      "question 13: derzeit and inzwischen would both be right",
    ],
    [
      "daher beside deshalb",
      quizWith(14, (question) => withLabel(question, wrongValue(question), "daher")),
      "question 14: daher and deshalb would both be right",
    ],
    [
      "another adverb",
      quizWith(1, (question) => withLabel(question, question.correctAnswer, "montags")),
      "question 1: teaches montags instead of heute",
    ],
    [
      "no blank",
      quizWith(1, () => ({ germanSentence: "Wir haben Deutschkurs." })),
      "question 1: the sentence has 0 blanks ___",
    ],
    [
      "two blanks",
      quizWith(1, () => ({ germanSentence: "Wir ___ haben ___ Kurs." })),
      "question 1: the sentence has 2 blanks ___",
    ],
    [
      "a longer blank",
      quizWith(1, () => ({ germanSentence: "Wir haben ____ Kurs." })),
      "question 1: the blank is not three underscores",
    ],
    [
      "a blank without a space",
      quizWith(1, () => ({ germanSentence: "Wir haben___ Kurs." })),
      "question 1: the blank is not a word of its own",
    ],
    [
      "a blank glued to the next word",
      quizWith(1, () => ({ germanSentence: "Wir haben ___Kurs." })),
      "question 1: the blank is not a word of its own",
    ],
    [
      "a small letter first",
      quizWith(1, () => ({ germanSentence: "wir haben ___ Kurs." })),
      "question 1: the sentence does not begin with a capital",
    ],
    [
      "a small letter in the first blank",
      quizWith(1, () => ({ germanSentence: "___ haben wir Kurs." })),
      "question 1: the sentence does not begin with a capital",
    ],
    [
      "no full stop",
      quizWith(1, () => ({ germanSentence: "Wir haben ___ Kurs" })),
      "question 1: the sentence has no end",
    ],
    [
      "a translation without an end",
      quizWith(1, () => ({ englishTranslation: "We have class today" })),
      "question 1: the translation has no end",
    ],
    [
      "the answer in the sentence",
      quizWith(1, () => ({ germanSentence: "Heute haben wir ___ Kurs." })),
      "question 1: heute stands in the sentence too",
    ],
    [
      "an explanation of something else",
      quizWith(1, () => ({ explanation: "It means today." })),
      "question 1: the explanation does not mention heute",
    ],
    ["a task that asks nothing", quizWith(1, () => ({ question: "Choose." })), "question 1: the task is no question"],
    [
      "one letter always right",
      ADVERB_QUIZ.map((question) => ({ ...question, correctAnswer: "a" as const })),
      "question 1: the right answers are not spread evenly over a to d: 20, 0, 0, 0",
    ],
  ])("%s", (_what, questions, expected) => {
    expect(adverbQuizFindings(questions).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(expected),
    );
  });

  it("with the line where the question stands", () => {
    const [fault] = adverbQuizFindings(quizWith(20, () => ({ question: "Choose." })));
    expect(fault?.file).toBe("built-in/adverb-quiz.ts");
    expect(fault?.line).toBeGreaterThan(200);
  });
});
