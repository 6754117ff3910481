import { keepUnsaved, markFailed, readUnsaved } from "#web/quiz-kit/unsaved-results.ts";
import { QUIZ } from "./lesson-actor.ts";
import { MARA } from "./make-home.ts";

/** Another learner of the same browser. */
export const RIVAL_ID = "Cw16nJpjT1uL";

export interface MakeUnsaved {
  learnerId?: string;
  title?: string;
  lessonId?: number;
  /** Whether a try has failed already. */
  failed?: boolean;
}

/** Keeps a finished lesson quiz that the server does not have. Gives its attempt id. */
export function makeUnsaved({
  learnerId = MARA.id,
  title = "Name und Adresse",
  lessonId = 10_101,
  failed = true,
}: MakeUnsaved = {}): string {
  const attemptId = crypto.randomUUID();
  const body = { score: 4, totalQuestions: 4, addToVocabulary: true, answers: [] };
  keepUnsaved({ learnerId, attemptId, title, submit: { call: QUIZ, lessonId, body } });
  if (failed) markFailed(learnerId, attemptId, null);
  return attemptId;
}

/** The attempts of a learner that wait in this browser, oldest first. */
export function waitingOf(learnerId: string): string[] {
  return readUnsaved(learnerId).map(({ attemptId }) => attemptId);
}
