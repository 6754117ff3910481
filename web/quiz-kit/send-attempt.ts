import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import type { Streak, XpSummary } from "#schema/api/gamification.ts";
import { call } from "../lib/api-client.ts";
import { ApiError } from "../lib/api-error.ts";
import { refreshAfterXp } from "../lib/gamification-queries.ts";
import { learnerIdOf } from "../lib/learner-id.ts";
import { keys } from "../lib/query-keys.ts";
import { refreshVocabulary } from "../lib/refresh-vocabulary.ts";
import { refusalOf } from "./refusal.ts";
import { type AttemptSubmit, dropUnsaved, markFailed } from "./unsaved-results.ts";

/** The server gives up after 20 s; whoever has not answered by now will not. */
const ANSWER_WITHIN_MS = 30_000;

/** What every answer to a submit tells. A visitor's has neither XP nor streak. */
export interface AttemptResult {
  xpAwarded: number;
  xp: XpSummary | null;
  streak: Streak | null;
}

/** A finished quiz, ready to be sent. `submit` says by which call; its body needs no attempt id. */
export interface FinishedAttempt<Submit extends AttemptSubmit = AttemptSubmit> {
  attemptId: string;
  /** What the learner knows the quiz by, such as the lesson's title. */
  title: string;
  submit: Submit;
}

/** The requests under way, so that a result is not sent twice at a time by one tab. */
const flights = new WeakMap<QueryClient, Map<string, Promise<AttemptResult>>>();

/**
 * Sends an attempt for its learner, unless this tab has done so already, and marks what depends on XP as stale. Afterwards the
 * result no longer waits, or is marked as failed. Throws the ApiError, or whatever fetch throws.
 *
 * Runs as a mutation, so that an ended session is noticed, but outside of React, so that it ends well when the learner has gone on
 * meanwhile. It never pauses for the lack of a connection: a failure must show at once.
 */
export async function sendAttempt(
  client: QueryClient,
  { attemptId, submit }: Pick<FinishedAttempt, "attemptId" | "submit">,
  learnerId: string | null,
): Promise<AttemptResult> {
  const saved = client.getQueryData<AttemptResult>(keys.savedAttempt(attemptId));
  if (saved) return saved;
  const flying = flights.get(client) ?? new Map<string, Promise<AttemptResult>>();
  flights.set(client, flying);
  let flight = flying.get(attemptId);
  if (!flight) {
    const mutationFn = () => post(submit, attemptId, learnerId ?? undefined);
    flight = new MutationObserver(client, { mutationFn, networkMode: "always" })
      .mutate()
      .then((result) => {
        // Another learner may have signed in meanwhile: these totals are not theirs.
        if (learnerIdOf(client) === learnerId) remember(client, attemptId, submit, result);
        if (learnerId !== null) dropUnsaved(learnerId, attemptId);
        return result;
      })
      .catch((error: unknown) => {
        if (learnerId !== null) afterFailure(learnerId, attemptId, error);
        throw error;
      })
      .finally(() => flying.delete(attemptId));
    flying.set(attemptId, flight);
  }
  return flight;
}

function post(submit: AttemptSubmit, attemptId: string, learnerId: string | undefined): Promise<AttemptResult> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  switch (submit.call) {
    case "POST /api/curriculum/subchapter/:id/quiz": {
      const body = { ...submit.body, attemptId };
      return call(submit.call, { params: { id: submit.lessonId }, body, signal, learnerId });
    }
    case "POST /api/quiz/submit":
      return call(submit.call, { body: { ...submit.body, attemptId }, signal, learnerId });
    case "POST /api/vocabulary/verb-test/submit":
      return call(submit.call, { body: { ...submit.body, attemptId }, signal, learnerId });
    default:
      return submit satisfies never;
  }
}

function remember(client: QueryClient, attemptId: string, submit: AttemptSubmit, result: AttemptResult): void {
  client.setQueryData(keys.savedAttempt(attemptId), result);
  refreshAfterXp(client, result);
  // A lesson's words are in the vocabulary with its result.
  if (submit.call === "POST /api/curriculum/subchapter/:id/quiz") refreshVocabulary(client);
  // A test that was passed is no longer the next one.
  if (submit.call === "POST /api/vocabulary/verb-test/submit")
    void client.invalidateQueries({ queryKey: keys.verbTest, refetchType: "none" });
  // A grammar quiz changes progress, and perhaps what is open.
  if (submit.call === "POST /api/quiz/submit" && submit.body.quizType.startsWith("grammar"))
    void client.invalidateQueries({ queryKey: keys.grammar, refetchType: "none" });
}

function afterFailure(learnerId: string, attemptId: string, error: unknown): void {
  if (refusalOf(error) === null) markFailed(learnerId, attemptId, error instanceof ApiError ? error.retryAfter : null);
  else dropUnsaved(learnerId, attemptId);
}

/**
 * Runs `send` while this tab alone may send the attempt. A screen that shows the attempt shares it with other screens, because each
 * needs the answer. In the background, an attempt that any tab is sending is left to that tab: null. Without Web Locks (old
 * browsers, http) everything is sent; the attempt id makes a second submit harmless.
 */
export function whileSending<T>(
  attemptId: string,
  options: { mode: "shared" } | { ifAvailable: true },
  send: () => Promise<T>,
): Promise<T | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return send();
  return locks.request(`attempt:${attemptId}`, options, (lock) => (lock ? send() : null));
}
