import { and, eq, exists, gt, inArray, ne, not, or, type SQL, sql } from "drizzle-orm";
import { authAttempts, knownDevices, progressTracking, sessions, users, userXp } from "#schema/db/index.ts";
import { runBatch, type Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectSession, expectThat, lostRace } from "../db/guard.ts";
import { type Learner, liveSession, SessionEnded } from "../db/learner.ts";
import type { Brought } from "../http/context.ts";
import type { EndedSession } from "../league/index.ts";
import { countUse, isOver } from "./counters.ts";
import type { NewDevice } from "./device.ts";
import { type Counter, type CounterRow, refuseTooMany } from "./limits.ts";

/** An account forgets the oldest browser when it gets to know one more. */
const MAX_KNOWN_DEVICES = 10;

export interface UserRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  passwordHash: string;
}

const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  passwordHash: users.passwordHash,
};

/** A session with its end. */
export interface Session extends Learner {
  expire: Date;
}

/** The session while it is live and belongs to whom its cookie names, or null. */
export async function findSession(db: Database, { sid, userId }: Learner, now: Date): Promise<Session | null> {
  const [row] = await db
    .select({ expire: sessions.expire })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), eq(sessions.userId, userId), gt(sessions.expire, now)));
  return row ? { sid, userId, ...row } : null;
}

/** The learner of a live session in one query. Null when there is no such session. */
export async function findUser(db: Database, learner: Learner, now: Date): Promise<UserRow | null> {
  const [row] = await db
    .select(userColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, learner.sid), eq(sessions.userId, learner.userId), gt(sessions.expire, now)));
  return row ?? null;
}

/** Name and picture of the learner. */
export function userOf(db: Database, userId: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
    })
    .from(users)
    .where(eq(users.id, userId));
}

/** A browser's claim to be known to an account. It counts if `known_devices` has the hash. */
export interface DeviceClaim {
  tokenHash: string;
  /** Where its tries count if the claim is true. */
  counter: Counter;
}

/** Selects the browser if the account knows it: one row or none. */
function knownDevice(db: Database, { tokenHash }: DeviceClaim, emailKey: string, now: Date) {
  return db
    .select({ expires: knownDevices.expires })
    .from(users)
    .innerJoin(knownDevices, eq(knownDevices.userId, users.id))
    .where(and(eq(users.emailKey, emailKey), gt(knownDevices.expires, now), eq(knownDevices.tokenHash, tokenHash)));
}

/** Counts this try unless `gate` is over its limit: a caller who is refused anyway must not fill the table. */
function countTry(db: Database, counter: Counter, gate: Counter | null, now: Date) {
  return countUse(db, counter, gate ? not(isOver(gate, now)) : sql`TRUE`, now);
}

/** A try as a counter has counted it. It can be taken back as long as the counter is in the same window. */
type CountedUse = Pick<CounterRow, "key" | "windowEndsAt">;

/** The account of a login or sign-up, if there is one, and the counters that counted the try. */
export interface CountedTry {
  user: UserRow | null;
  /** Whether the account knows the browser. */
  isKnown: boolean;
  /** Everything that was counted. */
  uses: readonly CountedUse[];
  /** What was counted before it was known that it counts elsewhere. However the try ends, this has to be taken back. */
  mistaken: readonly CountedUse[];
  /** The counters that the right password sets back to zero. */
  clears: readonly string[];
  /** What the read of the caller gave. */
  besides: unknown;
}

/**
 * Counts the try for the caller's address, then for the account unless the address is over its limit, and reads the account, all in
 * one round trip, with whatever else the caller reads (`besides`). Throws 429 when an address, an account or a browser is over its limit.
 *
 * The try of a browser that the account knows counts for that browser alone. Whether it is known is read in the same round trip, by a
 * statement of its own, because account and counters may be in two databases. So a browser that claims to be known is counted both as
 * itself and as a stranger, and the stranger's part is `mistaken` where the claim was true. The other way round, a try would be counted
 * after it was made, or a forged claim not at all.
 */
export async function countTryAndFindUser(
  db: Database,
  { address, account, device }: { address: Counter | null; account: Counter; device: DeviceClaim | null },
  emailKey: string,
  { besides, now }: { besides: Statement | null; now: Date },
): Promise<CountedTry> {
  const { people, known, atAddress, atAccount, atDevice, read } = await runBatch(db, {
    people: db.select(userColumns).from(users).where(eq(users.emailKey, emailKey)),
    known: device && knownDevice(db, device, emailKey, now),
    atAddress: address && countTry(db, address, null, now),
    atAccount: countTry(db, account, address, now),
    atDevice: device && countTry(db, device.counter, address, now),
    read: besides,
  });
  if (address) refuseTooMany(address, atAddress?.[0], now);
  const isKnown = known !== null && known.length > 0;
  const mistaken = isKnown ? atAccount : [];
  try {
    if (device && isKnown) refuseTooMany(device.counter, atDevice?.[0], now);
    else refuseTooMany(account, atAccount[0], now);
  } catch (refusal) {
    await takeBack(db, mistaken);
    throw refusal;
  }
  return {
    user: people[0] ?? null,
    isKnown,
    uses: [...(atAddress ?? []), ...atAccount, ...(atDevice ?? [])],
    mistaken,
    clears: [...(isKnown ? [] : [account.key]), ...(device ? [device.counter.key] : [])],
    besides: read,
  };
}

/**
 * Counts a try to change the password, for the caller's address and then for the session, and reads the account, all in one round
 * trip. Throws `SessionEnded`, with nothing counted, when the session has ended, and 429 when a counter is over its limit.
 */
export async function countTryInSession(
  db: Database,
  learner: Learner,
  { address, session }: { address: Counter | null; session: Counter },
  now: Date,
): Promise<CountedTry> {
  const { people, atAddress, atSession } = await runBatch(db, {
    live: expectSession(db, learner, now),
    people: db.select(userColumns).from(users).where(eq(users.id, learner.userId)),
    atAddress: address && countTry(db, address, null, now),
    atSession: countTry(db, session, address, now),
  }).catch((error: unknown) => {
    if (lostRace(error)) throw new SessionEnded();
    throw error;
  });
  if (address) refuseTooMany(address, atAddress?.[0], now);
  refuseTooMany(session, atSession[0], now);
  return {
    user: people[0] ?? null,
    isKnown: false,
    uses: [...(atAddress ?? []), ...atSession],
    mistaken: [],
    clears: [session.key],
    besides: null,
  };
}

/** Takes back what was counted. What a new window has replaced in the meantime, or a success set to zero, is gone already. */
export async function takeBack(db: Database, uses: readonly CountedUse[]): Promise<void> {
  if (uses.length > 0) await uncount(db, uses);
}

function uncount(db: Database, uses: readonly CountedUse[]) {
  const { key, count, windowEndsAt } = authAttempts;
  return db
    .update(authAttempts)
    .set({ count: sql`${count} - 1` })
    .where(and(gt(count, 0), or(...uses.map((use) => and(eq(key, use.key), eq(windowEndsAt, use.windowEndsAt))))));
}

/** Sets back to zero what counted a try with the right password, and takes back what counted it by mistake. */
function clearCounters(db: Database, { clears, mistaken }: Pick<CountedTry, "clears" | "mistaken">): Statement[] {
  return [
    db.delete(authAttempts).where(inArray(authAttempts.key, [...clears])),
    ...(mistaken.length > 0 ? [uncount(db, mistaken)] : []),
  ];
}

/** A session that is being opened. */
export interface NewSession extends Session {
  /** The value of the cookie: the learner's id and a secret. Only its SHA-256, `sid`, is stored. */
  token: string;
}

function insertSession(db: Database, session: NewSession, now: Date) {
  return db.insert(sessions).values({
    sid: session.sid,
    userId: session.userId,
    expire: session.expire,
    sess: { createdAt: now.toISOString() },
  });
}

function stored({ tokenHash, expires }: NewDevice): { tokenHash: string; expires: Date } {
  return { tokenHash, expires };
}

/** Lets the account know a browser, and forget the oldest when it then knows too many. */
function insertDevice(db: Database, userId: string, device: NewDevice) {
  const oldestTooMany = sql`(SELECT ${knownDevices.expires} FROM ${knownDevices} WHERE ${knownDevices.userId} = ${userId}
    ORDER BY ${knownDevices.expires} DESC LIMIT 1 OFFSET ${MAX_KNOWN_DEVICES})`;
  return [
    db
      .insert(knownDevices)
      .values({ userId, ...stored(device) })
      .onConflictDoNothing(),
    db
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), sql`${knownDevices.expires} <= ${oldestTooMany}`)),
  ];
}

export interface NewUser {
  id: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  timeZone: string;
}

/** What is stored together with a new account. */
interface FirstSession {
  session: NewSession;
  /** The session that the browser had. */
  replaces: string | null;
  device?: NewDevice;
  /** What the visitor takes along. */
  brought?: Brought | null;
}

/**
 * Stores the account with its totals, its first session and the browser that it was opened in, and ends the session that the browser had,
 * which it gives. Fails (`lostRace`) when the email is taken, or what the visitor takes along is not as it was read.
 */
export async function insertUser(
  db: Database,
  user: NewUser,
  { session, replaces, device, brought = null }: FirstSession,
  now: Date,
): Promise<EndedSession | null> {
  const { ended } = await runBatch(db, {
    asRead: brought && brought.unchanged,
    user: db.insert(users).values({ ...user, createdAt: now, updatedAt: now }),
    totals: db.insert(userXp).values({ userId: user.id }),
    progress: db.insert(progressTracking).values({ userId: user.id }),
    session: insertSession(db, session, now),
    device: device
      ? db
          .insert(knownDevices)
          .values({ userId: user.id, ...stored(device) })
          .onConflictDoNothing()
      : null,
    ended: replaces ? endSessionRow(db, replaces) : null,
    moved: brought && brought.rows,
  });
  return ended?.[0] ?? null;
}

/** Makes a batch fail (`lostRace`) unless the account still has the hash that a password was compared with. */
function expectHash(db: Database, userId: string, checkedHash: string) {
  return expectThat(db, hasHash(db, userId, checkedHash));
}

function hasHash(db: Database, userId: string, hash: string): SQL {
  return exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, hash))),
  );
}

/**
 * Stores a login: adds the new session, ends the one it replaces, resets the counter of its tries, gets to know the browser unless
 * `device` is null, and updates the hash if there is a newer one. Gives the session that it ended. Fails (`lostRace`) when the account
 * no longer has `checkedHash`: whoever knows only the password from before a change must not end up with a session after it. Fails in
 * the same way when what the visitor takes along is not as it was read.
 */
export async function storeLogin(
  db: Database,
  login: {
    session: NewSession;
    replaces: string | null;
    counted: Pick<CountedTry, "clears" | "mistaken">;
    device: NewDevice | null;
    checkedHash: string;
    passwordHash: string | null;
    brought: Brought | null;
  },
  now: Date,
): Promise<EndedSession | null> {
  const { session, replaces, counted, device, checkedHash, passwordHash, brought } = login;
  const { ended } = await runBatch(db, {
    asRead: brought && brought.unchanged,
    unchanged: expectHash(db, session.userId, checkedHash),
    session: insertSession(db, session, now),
    counters: clearCounters(db, counted),
    device: device && insertDevice(db, session.userId, device),
    ended: replaces ? endSessionRow(db, replaces) : null,
    password: passwordHash
      ? db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, session.userId))
      : null,
    moved: brought && brought.rows,
  });
  return ended?.[0] ?? null;
}

/**
 * Stores a new password: ends every session of the account and adds the one that replaces the caller's, forgets every known browser but
 * the one with the token hash `keptDevice`, and deletes the counter of the tries. Gives the sessions that it ended, the caller's among
 * them. Fails (`lostRace`) when the caller's session has ended or the account no longer has `checkedHash`.
 */
export async function storePasswordChange(
  db: Database,
  learner: Learner,
  change: {
    session: NewSession;
    counted: Pick<CountedTry, "clears" | "mistaken">;
    keptDevice: string | null;
    checkedHash: string;
    passwordHash: string;
  },
  now: Date,
): Promise<EndedSession[]> {
  const { session, counted, keptDevice, checkedHash, passwordHash } = change;
  const { userId } = learner;
  const { ended } = await runBatch(db, {
    unchanged: expectThat(db, sql`${exists(liveSession(db, learner, now))} AND ${hasHash(db, userId, checkedHash)}`),
    password: db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId)),
    ended: db.delete(sessions).where(eq(sessions.userId, userId)).returning(endedColumns),
    session: insertSession(db, session, now),
    devices: db
      .delete(knownDevices)
      .where(
        and(eq(knownDevices.userId, userId), keptDevice === null ? undefined : ne(knownDevices.tokenHash, keptDevice)),
      ),
    counters: clearCounters(db, counted),
  });
  return ended;
}

/** Ends a session and gives whose it was, or null when it is already gone. */
export async function deleteSession(db: Database, sid: string): Promise<EndedSession | null> {
  const [ended] = await endSessionRow(db, sid);
  return ended ?? null;
}

/** An ended session, with the league whose live view its learner may be watching. */
const endedColumns = {
  sid: sessions.sid,
  userId: sessions.userId,
  leagueId: sql<string | null>`(SELECT league_id FROM user_xp WHERE user_xp.user_id = sessions.user_id)`,
};

function endSessionRow(db: Database, sid: string) {
  return db.delete(sessions).where(eq(sessions.sid, sid)).returning(endedColumns);
}
