import { sql } from "drizzle-orm";
import { weekOf, weekOfLeague } from "#schema/rules/league-week.ts";
import { attemptOf } from "#worker/attempts/store.ts";
import { storeLogin } from "#worker/auth/store.ts";
import { readAs, runBatch } from "#worker/db/batch.ts";
import type { Database } from "#worker/db/database.ts";
import { expectUnchanged } from "#worker/db/guard.ts";
import type { Learner } from "#worker/db/learner.ts";
import { planAward } from "#worker/gamification/award.ts";
import { learnerState, learnerStateReads } from "#worker/gamification/learner-state.ts";
import { storedWeeks, weeksAfter, xpIn } from "./recent-weeks.ts";
import { type LearnerNews, NEWS, type NewsRow, newsFrom } from "./seats.ts";
import { addWord } from "./words.ts";

/** One thing that a learner does for XP, under the id that makes it safe to repeat. */
export interface Attempt {
  id: string;
  amount: number;
  word: number;
}

function newsOf(db: Database, userId: string) {
  return db.all<NewsRow>(
    sql`SELECT ${NEWS} FROM user_xp AS x JOIN users AS u ON u.id = x.user_id WHERE x.user_id = ${userId}`,
  );
}

/**
 * An award as the Worker stores it, without the statements about a seat: one batch to read, one to write. Gives what the learner's seat must hear, also when the attempt was
 * stored before.
 */
export async function storeAward(db: Database, learner: Learner, attempt: Attempt, now: Date): Promise<LearnerNews> {
  const { userId } = learner;
  const { totals, known, news } = await readAs(db, learner, now, {
    ...learnerStateReads(db, userId),
    known: attemptOf(db, userId, attempt.id, now),
    news: newsOf(db, userId),
  });
  const [row] = news;
  if (!row) throw new Error("A learner without totals");
  const before = newsFrom(row);
  if (known.length > 0) return before;
  const state = learnerState(learner, { totals }, { now, zoneSent: undefined });
  // A seat is not part of this batch: to the plan of today, the learner takes part in no league.
  const alone = { ...state, league: { ...state.league, optedOut: true } };
  const { amount } = attempt;
  const award = { amount, parts: [] };
  const plan = planAward(
    db,
    alone,
    { award, source: "adverb", sourceId: "A1", occurrence: attempt.id, description: "Quiz", attemptId: attempt.id },
    now,
  );
  const { unchanged, ...rows } = plan.statements({
    id: attempt.id,
    row: ["adverb", null, "A1", 5, 5, 1, amount, now.getTime()],
  });
  const weeks = storedWeeks(weeksAfter(before.weeks, amount, now));
  const { after } = await runBatch(db, {
    unchanged,
    weeks: db.run(sql`UPDATE user_xp SET recent_weeks = ${weeks} WHERE user_id = ${userId}`),
    ...rows,
    word: addWord(db, userId, attempt.word, now),
    after: newsOf(db, userId),
  });
  const [stored] = after;
  if (!stored) throw new Error("A learner without totals");
  return newsFrom(stored);
}

/** Leaves the leagues, or comes back. A seat that was left before its week ended stays left. */
export async function storeMembership(
  db: Database,
  learner: Learner,
  optedOut: boolean,
  now: Date,
): Promise<LearnerNews | null> {
  const { userId } = learner;
  const { news } = await readAs(db, learner, now, { news: newsOf(db, userId) });
  const [row] = news;
  if (!row || row.optedOut === Number(optedOut)) return null;
  const seated = row.leagueId === null ? null : weekOfLeague(row.leagueId);
  const stays = seated !== null && row.leftAt !== null && seated.endsAt <= now && row.leftAt < seated.endsAt.getTime();
  const leftAt = optedOut ? (stays ? row.leftAt : now.getTime()) : stays ? row.leftAt : null;
  const [here, left] = optedOut ? [null, row.leagueId] : [row.leagueId, null];
  const { after } = await runBatch(db, {
    unchanged: expectUnchanged(db, learner, row.version, now),
    user: db.run(sql`UPDATE users SET league_opt_out = ${optedOut} WHERE id = ${userId}`),
    totals: db.run(
      sql`UPDATE user_xp SET league_id = ${here}, left_league_id = ${left}, left_at = ${leftAt}, version = version + 1 WHERE user_id = ${userId}`,
    ),
    after: newsOf(db, userId),
  });
  return after[0] ? newsFrom(after[0]) : null;
}

/**
 * Points a learner to the seat that they were given, unless they have one or have heard of a later week since. Gives what their seat must hear, or null when nothing was
 * written: they have been moved, or did not need it.
 */
export async function pointToSeat(db: Database, userId: string, leagueId: string): Promise<LearnerNews | null> {
  const { pointed, after } = await runBatch(db, {
    pointed: db.run(sql`UPDATE user_xp SET version = version + 1,
        league_id = iif((SELECT league_opt_out FROM users WHERE id = user_id), NULL, ${leagueId}),
        left_league_id = iif((SELECT league_opt_out FROM users WHERE id = user_id), ${leagueId}, NULL)
      WHERE user_id = ${userId} AND version >= 0 AND league_id IS NULL AND left_league_id IS NULL
        AND coalesce(substr(last_league ->> 'leagueId', 1, 10), '') < ${leagueId.slice(0, 10)}`),
    after: newsOf(db, userId),
  });
  const changed = (pointed as unknown as { meta: { changes: number } }).meta.changes > 0;
  return changed && after[0] ? newsFrom(after[0]) : null;
}

/** Opens a session, as a login does once the password was right. Fails when the password is not what it was. */
export async function signIn(
  db: Database,
  userId: string,
  sid: string,
  now: Date,
  pause: () => Promise<void>,
): Promise<Learner | null> {
  const { people } = await runBatch(db, {
    people: db.all<{ hash: string }>(sql`SELECT password_hash AS hash FROM users WHERE id = ${userId}`),
  });
  const hash = people[0]?.hash;
  if (hash === undefined || hash.startsWith(MOVING)) return null;
  // Deriving the password takes its time.
  await pause();
  const expire = new Date(now.getTime() + 90 * 86_400_000);
  const session = { token: "", sid, userId, expire };
  const counted = { clears: [], mistaken: [] };
  await storeLogin(
    db,
    { session, replaces: null, counted, device: null, checkedHash: hash, passwordHash: null, brought: null },
    now,
  );
  return { sid, userId };
}

/** Begins the password's hash of a learner who is being moved: no login that has compared the one before can store its session. */
export const MOVING = "moving ";

/** The running week of an award, for whoever has no seat in it. */
export function needsSeat({ leagueId, tier, optedOut, weeks }: LearnerNews, now: Date): boolean {
  return leagueId === null && tier !== null && !optedOut && xpIn(weeks, weekOf(now).weekStartDate).weekXp > 0;
}
