import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import type { AdverbOptionValue, AdverbQuestion, AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";

/** The levels that have questions, easiest first. */
export const QUIZ_LEVELS: readonly AdverbQuizLevel[] = [...new Set(ADVERB_QUIZ.map(({ level }) => level))];

/** The level that is selected before the visitor picks one. */
export const DEFAULT_QUIZ_LEVEL: AdverbQuizLevel = "A1";

/** The questions of a level, in their order. */
export function questionsOf(level: AdverbQuizLevel): AdverbQuestion[] {
  return ADVERB_QUIZ.filter((question) => question.level === level);
}

/** A question by its id; undefined when the bank has changed since a result was stored. */
export function questionById(id: number): AdverbQuestion | undefined {
  return ADVERB_QUIZ.find((question) => question.id === id);
}

/** The German text of an option. */
export function labelOf(question: AdverbQuestion, value: AdverbOptionValue): string {
  return question.options.find((option) => option.value === value)?.label ?? value;
}
