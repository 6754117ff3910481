import type { GivenAnswer } from "./question-run.ts";

/** A practiced answer, tied to what was asked. */
export interface PracticedAnswer<Id> extends Pick<GivenAnswer, "correct"> {
  id: Id;
}

/**
 * What is left to practice of the questions that a quiz missed: those that no practice answered right so far. A practice goes
 * round by round, and each round asks what is left, so it ends when every missed question was right once. `practiced` holds
 * the answers of all rounds; with those of the last round alone, a question that was right before would come back.
 */
export function leftToPractice<Item extends { id: unknown }>(
  missed: readonly Item[],
  practiced: readonly PracticedAnswer<Item["id"]>[],
): Item[] {
  const learned = new Set(practiced.filter(({ correct }) => correct).map(({ id }) => id));
  return missed.filter(({ id }) => !learned.has(id));
}
