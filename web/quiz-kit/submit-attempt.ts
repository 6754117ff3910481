import type { QueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import { learnerIdOf } from "../lib/learner-id.ts";
import { celebrateXp } from "../lib/xp-feedback.ts";
import { type FinishedAttempt, sendAttempt, whileSending } from "./send-attempt.ts";
import { type AttemptSubmit, keepUnsaved } from "./unsaved-results.ts";
import { planUnsaved } from "./unsaved-sender.ts";

/** Attempts that were kept once. A further try must not keep one again that was sent, refused or forgotten meanwhile. */
const kept = new Set<string>();

/**
 * Sends a finished attempt, refreshes what depends on XP and shows what it earned. Before it is sent, the result is kept in this
 * browser for its learner (docs/product.md#unsaved-results); if it cannot be saved now, it is sent later, whichever screen is open.
 * Throws the ApiError, or whatever fetch throws.
 */
export async function submitAttempt<Submit extends AttemptSubmit>(
  client: QueryClient,
  attempt: FinishedAttempt<Submit>,
): Promise<ResponseOf<Api[Submit["call"]]>> {
  const { attemptId } = attempt;
  const learnerId = learnerIdOf(client);
  if (learnerId !== null && !kept.has(attemptId)) {
    kept.add(attemptId);
    keepUnsaved({ learnerId, ...attempt });
  }
  try {
    const result = await whileSending(attemptId, { mode: "shared" }, () => sendAttempt(client, attempt, learnerId));
    if (result === null) throw new Error("A shared lock is always granted");
    celebrateXp(result);
    return result as ResponseOf<Api[Submit["call"]]>;
  } catch (error) {
    planUnsaved(client);
    throw error;
  }
}
