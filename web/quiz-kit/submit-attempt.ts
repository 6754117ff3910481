import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import type { Streak, XpSummary } from "#schema/api/gamification.ts";
import { refreshAfterXp } from "../lib/gamification-queries.ts";
import { celebrateXp } from "../lib/xp-feedback.ts";

/** What every answer to a submit tells. A visitor's has neither XP nor streak. */
export interface AttemptResult {
  xpAwarded: number;
  xp: XpSummary | null;
  streak: Streak | null;
}

/**
 * Sends a finished attempt, then refreshes what depends on XP and shows what it earned. Runs as a mutation, so that an ended
 * session is noticed, but outside of React, so that it ends well when the learner has gone on meanwhile. Throws the ApiError.
 */
export async function submitAttempt<Result extends AttemptResult>(
  client: QueryClient,
  send: () => Promise<Result>,
): Promise<Result> {
  const result = await new MutationObserver(client, { mutationFn: send }).mutate();
  refreshAfterXp(client, result);
  celebrateXp(result);
  return result;
}
