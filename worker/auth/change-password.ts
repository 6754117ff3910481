import { type ChangePasswordRequest, WRONG_CURRENT_PASSWORD } from "#schema/api/auth.ts";
import { lostRace } from "../db/guard.ts";
import type { Learner } from "../db/learner.ts";
import type { AppContext } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { tellSessionsEnded } from "../league/index.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { derivationTurns } from "./derivation-turns.ts";
import { deriveForTry } from "./derive-for-try.ts";
import { deviceOfRequest } from "./device.ts";
import { addressCounter, LOGIN_PER_ADDRESS, sessionCounter } from "./limits.ts";
import { checkPassword, hashPassword } from "./password.ts";
import { forgetSessions, newSession, startSession } from "./session.ts";
import { countTryInSession, storePasswordChange } from "./store.ts";

/**
 * Changes the learner's password. The caller gets a new session, and all others of the account end. Gives how many ended elsewhere.
 * Throws 400 for a common new password or a wrong current one, 409 when the account was changed at the same moment, and 429 after too
 * many tries, or when too many passwords wait to be derived. Throws `SessionEnded` when the session ended before the password was
 * looked at.
 */
export async function changePassword(
  c: AppContext,
  learner: Learner,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<{ endedElsewhere: number }> {
  await refuseCommonPassword(newPassword, "newPassword");
  derivationTurns.refuseWhenBusy();
  const { db } = c.get("database");
  const now = c.get("now");
  const address = await addressCounter(c, "login", LOGIN_PER_ADDRESS);
  const counted = await countTryInSession(db, learner, { address, session: sessionCounter(learner.sid) }, now);
  const checkedHash = counted.user?.passwordHash ?? null;

  const passwordHash = await deriveForTry(db, counted, async () => {
    const { matches } = await checkPassword(currentPassword, checkedHash);
    return matches ? hashPassword(newPassword) : null;
  });
  if (checkedHash === null || passwordHash === null) {
    // Not a 401: the browser would take it for the end of the session.
    throw new HttpError(400, WRONG_CURRENT_PASSWORD, { field: "currentPassword" });
  }

  const session = await newSession(learner.userId, now);
  const keptDevice = await deviceOfRequest(c);
  const change = { session, counted, keptDevice, checkedHash, passwordHash };
  const ended = await storePasswordChange(db, learner, change, now).catch((error: unknown) => {
    if (lostRace(error)) {
      throw new HttpError(409, "Your account was changed at the same moment, and this password was not saved.");
    }
    throw error;
  });

  const elsewhere = ended.filter(({ sid }) => sid !== learner.sid);
  // Sockets of the caller's own session are left to the league's next look at D1, within a minute: one that ended now would make its
  // page ask again before this answer has brought the new cookie, and the 401 would sign the learner out.
  tellSessionsEnded(c, elsewhere);
  forgetSessions(
    c,
    elsewhere.map(({ sid }) => sid),
  );
  await startSession(c, session, learner.sid);
  return { endedElsewhere: elsewhere.length };
}
