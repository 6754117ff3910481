import { removeStored } from "./storage.ts";
import { COMPLETED_QUIZ_KEY } from "./stored-keys.ts";

/** Removes the running quizzes that this tab keeps for its learner, and a result that was saved but not shown yet. */
export function forgetRunningQuizzes(): void {
  removeStored("session", "lesson-quiz:");
  removeStored("session", COMPLETED_QUIZ_KEY);
}

/** Removes everything that this browser keeps of a learner's quizzes, results that are not saved yet included. */
export function forgetQuizzesOf(learnerId: string): void {
  forgetRunningQuizzes();
  removeStored("local", `unsaved-result:${learnerId}:`);
}
