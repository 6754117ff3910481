import type { GrammarExercise, GrammarTopic } from "#content/seed/read-grammar.ts";
import { GAP } from "#schema/content/grammar.ts";
import type { Finding } from "./finding.ts";
import { tokensOf } from "./texts.ts";

/** A rule for a topic of the grammar library that a machine can hold. */
export interface GrammarCheck {
  name: string;
  run(topic: GrammarTopic): Finding[];
}

/** A check that looks at one exercise at a time and gives a message for each fault. */
export function exerciseCheck(
  name: string,
  faults: (exercise: GrammarExercise, topic: GrammarTopic) => string[],
): GrammarCheck {
  return {
    name,
    run: (topic) =>
      topic.exercises.flatMap((exercise) =>
        faults(exercise, topic).map((message) => atExercise(name, topic, exercise, message)),
      ),
  };
}

/** A finding at the line of an exercise. Exceptions name an exercise by its question: numbers move. */
export function atExercise(check: string, { file }: GrammarTopic, exercise: GrammarExercise, message: string): Finding {
  const { number, line, question } = exercise;
  return { check, file, line, word: question, message: `exercise ${number}, "${question}": ${message}` };
}

/** A finding about the topic as a whole. */
export function atTopic(check: string, { file }: GrammarTopic, message: string, line = 1): Finding {
  return { check, file, line, word: null, message };
}

const HINT = /\s*\((?<hint>[^()]*)\)$/u;

/** The question without the hint in brackets at its end. */
export function sentenceOf(question: string): string {
  return question.replace(HINT, "");
}

/** What stands in brackets at the end of a question; null when nothing does. */
export function hintOf(question: string): string | null {
  return HINT.exec(question)?.groups?.hint ?? null;
}

/** The German of a question as it reads with an answer; the arrow of a transformation becomes a dash. */
export function filledIn(question: string, answer: string): string {
  return sentenceOf(question).replace(GAP, answer).replaceAll("→", "–");
}

/** Every answer that is right. */
export function rightAnswers(exercise: GrammarExercise): string[] {
  return [exercise.correctAnswer, ...(exercise.type === "fill-blank" ? (exercise.acceptedAnswers ?? []) : [])];
}

/** The words of a text in lower case. */
export function lowerWords(text: string): string[] {
  return tokensOf(text).map((token) => token.text.toLowerCase());
}
