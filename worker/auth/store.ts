import { and, eq, exists, gt, inArray, ne, not, type SQL, sql } from "drizzle-orm";
import { authAttempts, knownDevices, progressTracking, sessions, users, userXp } from "#schema/db/index.ts";
import { runBatch, type Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectSession, expectThat, lostRace } from "../db/guard.ts";
import { type Learner, liveSession, SessionEnded } from "../db/learner.ts";
import type { EndedSession } from "../league/index.ts";
import { countUse, isOver } from "./counters.ts";
import type { NewDevice } from "./device.ts";
import { type Counter, type Limit, refuseTooMany } from "./limits.ts";

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
  counterKey: string;
}

/** True while the account knows the browser. */
function isKnown({ tokenHash }: DeviceClaim, emailKey: string, now: Date): SQL {
  return sql`EXISTS (SELECT 1 FROM ${users} JOIN ${knownDevices} ON ${knownDevices.userId} = ${users.id}
    AND ${knownDevices.expires} > ${now.getTime()} AND ${knownDevices.tokenHash} = ${tokenHash}
    WHERE ${users.emailKey} = ${emailKey})`;
}

/** Counts this try unless `gate` is over its limit: a caller who is refused anyway must not fill the table. */
function countTry(db: Database, counter: { key: string | SQL; limit: Limit }, gate: Counter | null, now: Date) {
  return countUse(db, counter, gate ? not(isOver(gate, now)) : sql`TRUE`, now);
}

/** The account of a login or sign-up, if there is one, and the keys of the counters that counted the try. */
export interface CountedTry {
  user: UserRow | null;
  /** The counter of the account, or of a browser that the account knows. */
  countedAt: string;
  /** Null for a caller without a counted network address. */
  countedAtAddress: string | null;
  /** What the read of the caller gave. */
  besides: unknown;
}

/**
 * Counts the try for the caller's address, then for the account unless the address is over its limit, and reads the account, all in
 * one round trip, with whatever else the caller reads (`besides`). The try of a browser that the account knows counts for that browser alone. Throws 429 when an address, an account
 * or a browser is over its limit.
 */
export async function countTryAndFindUser(
  db: Database,
  { address, account, device }: { address: Counter | null; account: Counter; device: DeviceClaim | null },
  emailKey: string,
  { besides, now }: { besides: Statement | null; now: Date },
): Promise<CountedTry> {
  const key = device
    ? sql`CASE WHEN ${isKnown(device, emailKey, now)} THEN ${device.counterKey} ELSE ${account.key} END`
    : account.key;
  const { people, atAddress, atAccount, read } = await runBatch(db, {
    people: db.select(userColumns).from(users).where(eq(users.emailKey, emailKey)),
    atAddress: address && countTry(db, address, null, now),
    atAccount: countTry(db, { key, limit: account.limit }, address, now),
    read: besides,
  });
  if (address) refuseTooMany(address, atAddress?.[0], now);
  refuseTooMany(account, atAccount[0], now);
  return {
    user: people[0] ?? null,
    countedAt: atAccount[0]?.key ?? account.key,
    countedAtAddress: address?.key ?? null,
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
  return { user: people[0] ?? null, countedAt: session.key, countedAtAddress: address?.key ?? null, besides: null };
}

/** Takes a counted try back, because its password was never looked at. */
export async function takeBackTry(db: Database, { countedAt, countedAtAddress }: CountedTry): Promise<void> {
  const keys = countedAtAddress === null ? [countedAt] : [countedAt, countedAtAddress];
  await db
    .update(authAttempts)
    .set({ count: sql`${authAttempts.count} - 1` })
    .where(and(inArray(authAttempts.key, keys), gt(authAttempts.count, 0)));
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
  /** Statements that move what the visitor had into the account. */
  brings?: readonly Statement[];
}

/**
 * Stores the account with its totals, its first session and the browser that it was opened in, and ends the session that the browser had,
 * which it gives. Fails with a UNIQUE error when the email is taken.
 */
export async function insertUser(
  db: Database,
  user: NewUser,
  { session, replaces, device, brings = [] }: FirstSession,
  now: Date,
): Promise<EndedSession | null> {
  const { ended } = await runBatch(db, {
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
    brings,
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
 * no longer has `checkedHash`: whoever knows only the password from before a change must not end up with a session after it.
 */
export async function storeLogin(
  db: Database,
  login: {
    session: NewSession;
    replaces: string | null;
    countedAt: string;
    device: NewDevice | null;
    checkedHash: string;
    passwordHash: string | null;
    /** Statements that move what the visitor had into the account. */
    brings: readonly Statement[];
  },
  now: Date,
): Promise<EndedSession | null> {
  const { session, replaces, countedAt, device, checkedHash, passwordHash, brings } = login;
  const { ended } = await runBatch(db, {
    unchanged: expectHash(db, session.userId, checkedHash),
    session: insertSession(db, session, now),
    counter: db.delete(authAttempts).where(eq(authAttempts.key, countedAt)),
    device: device && insertDevice(db, session.userId, device),
    ended: replaces ? endSessionRow(db, replaces) : null,
    password: passwordHash
      ? db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, session.userId))
      : null,
    brings,
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
    countedAt: string;
    keptDevice: string | null;
    checkedHash: string;
    passwordHash: string;
  },
  now: Date,
): Promise<EndedSession[]> {
  const { session, countedAt, keptDevice, checkedHash, passwordHash } = change;
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
    counter: db.delete(authAttempts).where(eq(authAttempts.key, countedAt)),
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
