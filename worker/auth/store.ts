import { and, eq, gt, sql } from "drizzle-orm";
import { authAttempts, progressTracking, sessions, users, userXp } from "#schema/db/index.ts";
import { writeAll } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { Learner } from "../http/context.ts";
import type { Counter, CounterState } from "./limits.ts";
import type { NewSession } from "./session.ts";

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

/** The standing session, or null. */
export async function findSession(db: Database, sid: string, now: Date): Promise<Learner | null> {
  const [row] = await db
    .select({ userId: sessions.userId, expire: sessions.expire })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)));
  return row ? { sid, ...row } : null;
}

/** The learner of a standing session in one query, or null: the session may have ended elsewhere. */
export async function findUser(db: Database, learner: Learner, now: Date): Promise<UserRow | null> {
  const [row] = await db
    .select(userColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, learner.sid), gt(sessions.expire, now)));
  return row ?? null;
}

/** Counts this try; a window that has passed starts anew. */
function countTry(db: Database, { key, limit }: Counter, now: Date) {
  const ends = new Date(now.getTime() + limit.windowMs);
  const passed = sql`${authAttempts.windowEndsAt} <= ${now.getTime()}`;
  return db
    .insert(authAttempts)
    .values({ key, count: 1, windowEndsAt: ends })
    .onConflictDoUpdate({
      target: authAttempts.key,
      set: {
        count: sql`CASE WHEN ${passed} THEN 1 ELSE ${authAttempts.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${passed} THEN ${ends.getTime()} ELSE ${authAttempts.windowEndsAt} END`,
      },
    })
    .returning({ count: authAttempts.count, windowEndsAt: authAttempts.windowEndsAt });
}

/** Counts the tries and reads the account in one round trip. States come in the order of the counters. */
export async function countTriesAndFindUser(
  db: Database,
  counters: readonly Counter[],
  emailKey: string,
  now: Date,
): Promise<{ states: CounterState[]; user: UserRow | null }> {
  const account = db.select(userColumns).from(users).where(eq(users.emailKey, emailKey));
  const [found, ...tries] = await db.batch([account, ...counters.map((counter) => countTry(db, counter, now))]);
  return { states: tries.flat(), user: (found as UserRow[])[0] ?? null };
}

function insertSession(db: Database, session: NewSession, now: Date) {
  return db.insert(sessions).values({
    sid: session.sid,
    userId: session.userId,
    expire: session.expire,
    sess: { createdAt: now.toISOString() },
  });
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

/** Stores the account with its totals and its first session; a taken address raises the UNIQUE error. */
export async function insertUser(db: Database, user: NewUser, session: NewSession, now: Date): Promise<void> {
  await writeAll(db, [
    db.insert(users).values({ ...user, createdAt: now, updatedAt: now }),
    db.insert(userXp).values({ userId: user.id }),
    db.insert(progressTracking).values({ userId: user.id }),
    insertSession(db, session, now),
  ]);
}

/** Stores a login: the new session, the end of the one it replaces, a fresh count, and a better hash where there is one. */
export async function storeLogin(
  db: Database,
  login: { session: NewSession; replaces: string | null; accountKey: string; passwordHash: string | null },
  now: Date,
): Promise<void> {
  const { session, replaces, accountKey, passwordHash } = login;
  await writeAll(db, [
    insertSession(db, session, now),
    db.delete(authAttempts).where(eq(authAttempts.key, accountKey)),
    ...(replaces ? [db.delete(sessions).where(eq(sessions.sid, replaces))] : []),
    ...(passwordHash
      ? [db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, session.userId))]
      : []),
  ]);
}

/** Ends a session. One that is already gone is fine. */
export async function deleteSession(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}
