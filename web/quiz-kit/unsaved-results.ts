import * as z from "zod/mini";
import { lessonQuizRequest } from "#schema/api/curriculum.ts";
import { quizSubmitRequest } from "#schema/api/quizzes.ts";
import { verbTestRequest } from "#schema/api/vocabulary.ts";
import { type StoredItem, storedItem } from "../lib/storage.ts";
import { announceUnsavedChange, unsavedKeys } from "../lib/unsaved.ts";

/** Results that one learner can have waiting in a browser. A new one replaces the oldest. */
export const MAX_UNSAVED = 50;
/** After this time a result is dropped: its learner seems to have left this browser for good. */
export const UNSAVED_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;

/** The call that saves a result. A new kind of submit gets a line here and in `send-attempt.ts`. */
const submit = z.discriminatedUnion("call", [
  z.strictObject({
    call: z.literal("POST /api/curriculum/subchapter/:id/quiz"),
    lessonId: z.int(),
    body: lessonQuizRequest,
  }),
  z.strictObject({ call: z.literal("POST /api/quiz/submit"), body: quizSubmitRequest }),
  z.strictObject({ call: z.literal("POST /api/vocabulary/verb-test/submit"), body: verbTestRequest }),
]);
export type AttemptSubmit = z.infer<typeof submit>;

const unsavedResult = z.strictObject({
  learnerId: z.string(),
  attemptId: z.uuid(),
  /** What the learner knows the quiz by, such as the lesson's title. */
  title: z.string(),
  submit,
  finishedAt: z.int(),
  /** False while the first try is on its way: only a failed one is worth a note. */
  failed: z.boolean(),
  /** The instant before which the server does not want to see it again. */
  notBefore: z.nullable(z.int()),
});

/** A finished quiz that the server has not confirmed yet. */
export type UnsavedResult = z.infer<typeof unsavedResult>;

function itemOf({ learnerId, attemptId }: Pick<UnsavedResult, "learnerId" | "attemptId">): StoredItem<UnsavedResult> {
  return storedItem("local", `unsaved-result:${learnerId}:${attemptId}`, unsavedResult);
}

/** Keeps a result until the server has it. Gives false where the browser stores nothing. */
export function keepUnsaved(result: Pick<UnsavedResult, "learnerId" | "attemptId" | "title" | "submit">): boolean {
  const others = readUnsaved(result.learnerId).filter(({ attemptId }) => attemptId !== result.attemptId);
  for (const oldest of others.slice(0, Math.max(0, others.length + 1 - MAX_UNSAVED))) itemOf(oldest).remove();
  return itemOf(result).write({ ...result, finishedAt: Date.now(), failed: false, notBefore: null });
}

/** The results of a learner that wait in this browser, oldest first. What is too old or cannot be read is dropped. */
export function readUnsaved(learnerId: string): UnsavedResult[] {
  const results: UnsavedResult[] = [];
  for (const key of unsavedKeys(learnerId)) {
    const item = itemOf({ learnerId, attemptId: key.slice(key.lastIndexOf(":") + 1) });
    const result = item.read();
    if (result === null) continue;
    if (result.learnerId === learnerId && Date.now() - result.finishedAt < UNSAVED_LIFETIME_MS) results.push(result);
    else item.remove();
  }
  return results.toSorted((a, b) => a.finishedAt - b.finishedAt);
}

/** Notes that a try has failed. `retryAfter`: seconds that the server asked to wait. Does nothing for a result that no longer waits. */
export function markFailed(learnerId: string, attemptId: string, retryAfter: number | null): void {
  const item = itemOf({ learnerId, attemptId });
  const result = item.read();
  if (result === null) return;
  item.write({ ...result, failed: true, notBefore: retryAfter === null ? null : Date.now() + retryAfter * 1_000 });
  announceUnsavedChange();
}

/** Forgets a result: the server has it, or will never take it. */
export function dropUnsaved(learnerId: string, attemptId: string): void {
  itemOf({ learnerId, attemptId }).remove();
  announceUnsavedChange();
}
