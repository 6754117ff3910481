import type { AppContext } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { logEvent } from "../log.ts";
import { DerivationsBusy } from "./derivation-turns.ts";
import { sha256Hex } from "./sha256-hex.ts";

const HASH_DIGITS = 12;

/** Enough of a hash to tell that two lines are about the same account, and to find the lines about an id that its owner gives. */
async function hashOfUser(userId: string): Promise<string> {
  return (await sha256Hex(userId)).slice(0, HASH_DIGITS);
}

/** Runs a login or sign-up and logs how it ended. A refusal says its status only: what was typed may be somebody's address. */
export async function logOutcome<User extends { id: string }>(
  c: AppContext,
  what: "sign-in" | "sign-up",
  action: () => Promise<User>,
): Promise<User> {
  const requestId = c.get("requestId");
  try {
    const user = await action();
    logEvent(what, { requestId, user: await hashOfUser(user.id) });
    return user;
  } catch (error) {
    if (error instanceof HttpError) {
      logEvent(`${what} ${endOf(error)}`, { requestId, status: String(error.status) });
    }
    throw error;
  }
}

/**
 * Runs a change of password and logs how it ended, and how many other sessions it ended. A refusal names the account too: the session
 * tells whose it is, and many refusals in one account mean that somebody guesses in a session that was left open or stolen.
 */
export async function logPasswordChange(
  c: AppContext,
  userId: string,
  change: () => Promise<{ endedElsewhere: number }>,
): Promise<void> {
  const facts = { requestId: c.get("requestId"), user: await hashOfUser(userId) };
  try {
    const { endedElsewhere } = await change();
    logEvent("password changed", facts);
    if (endedElsewhere > 0) logEvent("sessions ended", { ...facts, count: String(endedElsewhere) });
  } catch (error) {
    if (error instanceof HttpError) {
      logEvent(`password change ${endOf(error)}`, { ...facts, status: String(error.status) });
    }
    throw error;
  }
}

/** A busy isolate is no attack, so it must not ring the alert for lock-outs. */
function endOf(error: HttpError): "put off" | "locked out" | "refused" {
  if (error instanceof DerivationsBusy) return "put off";
  return error.status === 429 ? "locked out" : "refused";
}

/** Logs that a browser's session ended because somebody signed in there anew. `userId` is the one whose session it was. */
export async function logReplacedSession(c: AppContext, userId: string): Promise<void> {
  logEvent("session replaced", { requestId: c.get("requestId"), user: await hashOfUser(userId) });
}

/** Logs that the stored hash of a password was made anew with the current parameters. */
export async function logRehash(c: AppContext, userId: string): Promise<void> {
  logEvent("password rehashed", { requestId: c.get("requestId"), user: await hashOfUser(userId) });
}

/** Logs that a learner signed out. */
export async function logSignOut(c: AppContext, userId: string): Promise<void> {
  logEvent("sign-out", { requestId: c.get("requestId"), user: await hashOfUser(userId) });
}
