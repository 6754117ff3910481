import type { SignupRequest } from "#schema/api/auth.ts";
import { canonicalTimeZone } from "#schema/rules/day.ts";
import { lostRace } from "../db/guard.ts";
import type { AppContext } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { tellSessionEnded } from "../league/index.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { derivationTurns } from "./derivation-turns.ts";
import { deriveForTry } from "./derive-for-try.ts";
import { newDevice, rememberDevice } from "./device.ts";
import { emailKey } from "./email-key.ts";
import { accountCounter, addressCounter, SIGNUP_PER_ACCOUNT, SIGNUP_PER_ADDRESS } from "./limits.ts";
import { logReplacedSession } from "./log-outcome.ts";
import { hashPassword } from "./password.ts";
import { newSession, sidOfRequest, startSession } from "./session.ts";
import { countTryAndFindUser, insertUser, type UserRow } from "./store.ts";
import { storeWithBelongings } from "./store-with-belongings.ts";
import { newUserId } from "./user-id.ts";

function addressTaken(): HttpError {
  return new HttpError(409, "An account with this email address already exists. Please sign in.", { field: "email" });
}

/**
 * Opens an account, with what its owner had as a visitor, and signs them in. Throws 400 for a common password, 409 when the email already has an account, and 429
 * after too many tries, or when too many passwords wait to be derived.
 */
export async function signUp(c: AppContext, request: SignupRequest): Promise<UserRow> {
  await refuseCommonPassword(request.password);
  derivationTurns.refuseWhenBusy();
  const database = c.get("database");
  const { db } = database;
  const now = c.get("now");
  const key = emailKey(request.email);
  const account = await accountCounter("signup", key, SIGNUP_PER_ACCOUNT);
  const address = await addressCounter(c, "signup", SIGNUP_PER_ADDRESS);
  const belongings = await c.get("findBelongings")();
  const besides = belongings && belongings.find(db);
  const counted = await countTryAndFindUser(db, { address, account, device: null }, key, { besides, now });
  if (counted.user) throw addressTaken();

  const zone = c.req.header("X-Time-Zone") ?? "";
  const user: UserRow = {
    id: newUserId(),
    email: request.email,
    firstName: request.firstName,
    lastName: request.lastName,
    profileImageUrl: null,
    passwordHash: await deriveForTry(db, counted, () => hashPassword(request.password)),
  };
  const session = await newSession(user.id, now);
  const replaces = await sidOfRequest(c);
  const device = await newDevice(c);
  const { profileImageUrl: _, ...row } = user;
  let ended: Awaited<ReturnType<typeof insertUser>>;
  try {
    const timeZone = canonicalTimeZone(zone) ?? "UTC";
    const stored = { ...row, emailKey: key, timeZone };
    const brings = { belongings, found: counted.besides, userId: user.id };
    ended = await storeWithBelongings(database, brings, (view, brought) =>
      insertUser(view, stored, { session, replaces, device, brought }, now),
    );
  } catch (error) {
    // Two forms were sent with the same email: the unique key lets only one through.
    if (lostRace(error)) throw addressTaken();
    throw error;
  }
  if (ended) tellSessionEnded(c, ended);
  await startSession(c, session, replaces);
  rememberDevice(c, device);
  belongings?.moved();
  if (ended) await logReplacedSession(c, ended.userId);
  return user;
}
