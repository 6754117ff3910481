import type { QueryClient } from "@tanstack/react-query";
import { learnerIdOf } from "../lib/learner-id.ts";
import { keys } from "../lib/query-keys.ts";
import { attemptsOnScreen, isUnsaved } from "../lib/unsaved.ts";
import { toast } from "../ui/toast-store.ts";
import { refusalOf } from "./refusal.ts";
import { sendAttempt, whileSending } from "./send-attempt.ts";
import { readUnsaved, type UnsavedResult } from "./unsaved-results.ts";

/** The first wait after a failure; every further one is twice as long. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** A result that this pass has saved. */
interface Saved {
  title: string;
  xpAwarded: number;
}

interface Sender {
  pass: Promise<void> | null;
  /** Passes in a row that saved nothing. */
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const senders = new WeakMap<QueryClient, Sender>();

function senderOf(client: QueryClient): Sender {
  const sender = senders.get(client) ?? { pass: null, failures: 0, timer: undefined };
  senders.set(client, sender);
  return sender;
}

/**
 * Sends the results of the signed-in learner that wait in this browser, oldest first and one at a time. Ends when all are saved or
 * at the first that cannot be saved now; the rest is tried again later. A toast says what was saved.
 */
export function sendUnsaved(client: QueryClient): Promise<void> {
  const sender = senderOf(client);
  sender.pass ??= runPass(client, sender).finally(() => {
    sender.pass = null;
    planUnsaved(client);
  });
  return sender.pass;
}

/** Sees to it that what waits is tried again, after the time that the server asked for or a growing one. */
export function planUnsaved(client: QueryClient): void {
  const sender = senderOf(client);
  clearTimeout(sender.timer);
  const waiting = waitingResults(client);
  if (waiting.length === 0) return;
  const asked = earliestTry(waiting) - Date.now();
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, sender.failures - 1), LONGEST_WAIT_MS);
  sender.timer = setTimeout(() => void sendUnsaved(client), asked > 0 ? asked : wait);
}

function waitingResults(client: QueryClient): UnsavedResult[] {
  const learnerId = learnerIdOf(client);
  return learnerId === null ? [] : readUnsaved(learnerId);
}

/** The server's wish about one result is true of all: it asked for a pause because it is busy, or because of the learner's quota. */
function earliestTry(waiting: readonly UnsavedResult[]): number {
  return Math.max(...waiting.map(({ notBefore }) => notBefore ?? 0));
}

async function runPass(client: QueryClient, sender: Sender): Promise<void> {
  const waiting = waitingResults(client);
  if (waiting.length === 0 || earliestTry(waiting) > Date.now()) return;
  const saved: Saved[] = [];
  let goesOn = true;
  for (const result of waiting) {
    goesOn = await sendOne(client, result, saved);
    if (!goesOn) break;
  }
  sender.failures = goesOn || saved.length > 0 ? 0 : sender.failures + 1;
  if (saved.length === 0) return;
  refetchStale(client);
  announce(saved);
}

/** Gives false when the next result would fail in the same way. */
async function sendOne(client: QueryClient, result: UnsavedResult, saved: Saved[]): Promise<boolean> {
  const { learnerId, attemptId, title } = result;
  try {
    const answer = await whileSending(attemptId, { ifAvailable: true }, async () =>
      // Another tab may have sent it since the list was read, or its learner may have signed out.
      isUnsaved(attemptId) && learnerIdOf(client) === learnerId ? sendAttempt(client, result, learnerId) : null,
    );
    if (answer && !attemptsOnScreen.has(attemptId)) saved.push({ title, xpAwarded: answer.xpAwarded });
    return true;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) return false;
    if (!attemptsOnScreen.has(attemptId)) {
      toast({ variant: "destructive", title: "Result not saved", description: `“${title}”: ${refusal}` });
    }
    return true;
  }
}

/** Fetches what is stale and on the screen; on the home page with its one call. */
function refetchStale(client: QueryClient): void {
  const atHome = client.getQueryCache().findAll({ queryKey: keys.home, type: "active" }).length > 0;
  const filter = atHome ? { queryKey: keys.home } : {};
  void client.refetchQueries({ ...filter, type: "active", predicate: ({ state }) => state.isInvalidated });
}

function announce(saved: readonly Saved[]): void {
  const xp = saved.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
  const gain = xp > 0 ? `+${xp} XP` : "";
  const [first] = saved;
  if (first && saved.length === 1) {
    toast({ title: "Result saved", description: gain === "" ? `“${first.title}”` : `“${first.title}”: ${gain}` });
  } else {
    toast({ title: `${saved.length} results saved`, description: gain === "" ? undefined : gain });
  }
}
