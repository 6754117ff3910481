import type { LoginRequest } from "#schema/api/auth.ts";
import { lostRace } from "../db/guard.ts";
import type { AppContext } from "../http/context.ts";
import { HttpError, tryAgain } from "../http/http-error.ts";
import { tellSessionEnded } from "../league/index.ts";
import { DerivationsBusy, derivationTurns } from "./derivation-turns.ts";
import { deriveForTry } from "./derive-for-try.ts";
import { deviceOfRequest, newDevice, rememberDevice } from "./device.ts";
import { emailKey } from "./email-key.ts";
import { accountCounter, addressCounter, deviceCounter, LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from "./limits.ts";
import { logRehash, logReplacedSession } from "./log-outcome.ts";
import { checkPassword, hashPassword } from "./password.ts";
import { newSession, sidOfRequest, startSession } from "./session.ts";
import { countTryAndFindUser, storeLogin, takeBack, type UserRow } from "./store.ts";
import { storeWithBelongings } from "./store-with-belongings.ts";

/**
 * Signs a learner in with a new session, ends the one that the browser had, and moves what they had as a visitor into the account. Throws 401 for a wrong pair of email and password,
 * 429 after too many tries, or when too many passwords wait to be derived, and 503 when the password was changed at the same moment. An
 * unknown email gets the same 401 after the same
 * time, so nobody can find out who is registered.
 */
export async function logIn(c: AppContext, request: LoginRequest): Promise<UserRow> {
  derivationTurns.refuseWhenBusy();
  const database = c.get("database");
  const { db } = database;
  const now = c.get("now");
  const key = emailKey(request.email);
  const account = await accountCounter("login", key, LOGIN_PER_ACCOUNT);
  const address = await addressCounter(c, "login", LOGIN_PER_ADDRESS);
  const tokenHash = await deviceOfRequest(c);
  const claim = tokenHash === null ? null : { tokenHash, counter: await deviceCounter(key, tokenHash) };
  const belongings = await c.get("findBelongings")();
  const besides = belongings && belongings.find(db);
  const counted = await countTryAndFindUser(db, { address, account, device: claim }, key, { besides, now });
  const { user, isKnown } = counted;

  const check = await deriveForTry(db, counted, () => checkPassword(request.password, user?.passwordHash ?? null));
  if (!user || !check.matches) {
    await takeBack(db, counted.mistaken);
    throw new HttpError(401, "Please check your email and password.");
  }

  const session = await newSession(user.id, now);
  const replaces = await sidOfRequest(c);
  const passwordHash = check.outdated ? await rehash(request.password) : null;
  const device = isKnown ? null : await newDevice(c);
  const login = { session, replaces, counted, device, checkedHash: user.passwordHash, passwordHash };
  const brings = { belongings, found: counted.besides, userId: user.id };
  const ended = await storeWithBelongings(database, brings, (view, brought) =>
    storeLogin(view, { ...login, brought }, now),
  ).catch(async (error: unknown) => {
    if (!lostRace(error)) throw error;
    // The password was changed, or its hash renewed by another login, since it was compared.
    await takeBack(database.db, counted.mistaken);
    throw tryAgain("Your account was changed at the same moment. Please try again.");
  });
  if (ended) tellSessionEnded(c, ended);
  await startSession(c, session, replaces);
  if (device) rememberDevice(c, device);
  belongings?.moved();
  if (ended) await logReplacedSession(c, ended.userId);
  if (passwordHash) await logRehash(c, user.id);
  return user;
}

/** A hash with the current parameters, or null when too many passwords wait: the next login renews it then. */
async function rehash(password: string): Promise<string | null> {
  try {
    return await hashPassword(password);
  } catch (error) {
    if (error instanceof DerivationsBusy) return null;
    throw error;
  }
}
