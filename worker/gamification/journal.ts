import { and, eq, type SQL, sql } from "drizzle-orm";
import { type OldDay, oldDays, pastDays, type StoredAttempt, type StoredAward, userXp } from "#schema/db/index.ts";
import type { Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";

/** An attempt for the journal of the day, with the browser's id for it. */
export interface JournaledAttempt {
  id: string;
  row: StoredAttempt;
}

/**
 * Once a day's attempts take this many bytes, further ones are kept without answers and outcome: the row is written anew with every award, and nobody but a
 * script has hundreds of attempts on a day.
 */
const MAX_ANSWERS_BYTES = 131_072;
/** Score, XP and instant: what a `StoredAttempt` keeps for good. */
const FACTS = 8;

/**
 * The columns that add awards and an attempt to the journal in `user_xp`. An attempt in which nothing was practiced goes to the newest day, whichever that
 * is. Without any award of a new day, what was journaled before the first day stays in place.
 */
export function journal({
  awards,
  attempt,
  isNewDay,
}: {
  awards: readonly StoredAward[];
  attempt: JournaledAttempt | null;
  /** The day that the row has held is over, and moved to the past days. */
  isNewDay: boolean;
}): { awards?: SQL; attempts?: SQL | null } {
  const stored = isNewDay ? null : userXp;
  return {
    ...((awards.length > 0 || isNewDay) && { awards: appended(stored?.awards ?? sql`NULL`, awards) }),
    ...(attempt ? { attempts: put(stored?.attempts ?? sql`NULL`, attempt) } : isNewDay && { attempts: null }),
  };
}

function appended(list: SQL | typeof userXp.awards, awards: readonly StoredAward[]): SQL {
  const added = awards.map((award) => sql`, '$[#]', json(${JSON.stringify(award)})`);
  return added.length === 0 ? sql`NULL` : sql`json_insert(coalesce(${list}, '[]')${sql.join(added)})`;
}

function put(attempts: SQL | typeof userXp.attempts, { id, row }: JournaledAttempt): SQL {
  const whole = JSON.stringify(row);
  const facts = JSON.stringify(row.slice(0, FACTS));
  return sql`json_insert(coalesce(${attempts}, '{}'), ${`$."${id}"`},
    json(CASE WHEN length(${attempts}) > ${MAX_ANSWERS_BYTES} THEN ${facts} ELSE ${whole} END))`;
}

/** Every column of a day, in the order of `past_days`, as `user_xp` has it. */
const NEWEST_DAY = sql`${userXp.userId}, ${userXp.day}, ${userXp.vocabularyTestComplete}, ${userXp.grammarTestComplete},
  ${userXp.conversationMessageComplete}, ${userXp.allChallengesComplete}, ${userXp.lessonsCompletedToday}, ${userXp.xpEarned},
  ${userXp.doubleXpTaken}, ${userXp.conversationXp}, ${userXp.activities}, ${userXp.awards}, ${userXp.attempts}`;

/** Moves the newest day of a learner to the past days; the next statement of the batch must begin a new one in its place. */
export function movePastDay(db: Database, userId: string) {
  return db.insert(pastDays).select(sql`SELECT ${NEWEST_DAY}, 0 FROM ${userXp} WHERE ${userXp.userId} = ${userId}`);
}

/**
 * The same for those of some learners whose newest day is `last` or before; their rows then hold no day. Attempts of a learner without a day, in which
 * nothing was practiced, go to `last`.
 */
export function moveOldDays(db: Database, userIds: readonly string[], last: string) {
  const isOld = sql`${userXp.userId} IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))
    AND coalesce(${userXp.day}, ${last}) <= ${last} AND (${userXp.day} IS NOT NULL OR ${userXp.attempts} IS NOT NULL)`;
  return {
    dated: db.update(userXp).set({ day: last }).where(sql`${isOld} AND ${userXp.day} IS NULL`),
    moved: db.insert(pastDays).select(sql`SELECT ${NEWEST_DAY}, 0 FROM ${userXp} WHERE ${isOld}`).onConflictDoNothing(),
    emptied: db
      .update(userXp)
      .set({
        day: null,
        vocabularyTestComplete: false,
        grammarTestComplete: false,
        conversationMessageComplete: false,
        allChallengesComplete: false,
        lessonsCompletedToday: 0,
        xpEarned: 0,
        doubleXpTaken: 0,
        conversationXp: 0,
        activities: 0,
        awards: null,
        attempts: null,
        // An award that was decided before must be decided again: it would move a day that is not here anymore.
        version: sql`${userXp.version} + 1`,
      })
      .where(isOld),
  };
}

/**
 * Leaves of the days of some learners from `since` up to `before` the figures, the sum of every source, and of every attempt score and XP. The days in
 * `user_xp` are newer.
 */
export function forgetAnswers(
  db: Database,
  userIds: readonly string[],
  { since, before }: { since: string; before: string },
) {
  const { userId, date, awards, attempts, thinned } = pastDays;
  return db
    .update(pastDays)
    .set({
      thinned: 1,
      attempts: sql`CASE WHEN ${attempts} IS NOT NULL THEN
        (SELECT json_group_object(key, json_remove(value, '$[9]', '$[8]')) FROM json_each(${attempts})) END`,
      awards: sql`CASE WHEN ${awards} IS NOT NULL THEN
        (SELECT json_group_array(json_array(source, NULL, NULL, amount, at)) FROM
          (SELECT value ->> 0 AS source, sum(value ->> 3) AS amount, max(value ->> 4) AS at FROM json_each(${awards}) GROUP BY value ->> 0)) END`,
    })
    .where(
      sql`${userId} IN (SELECT value FROM json_each(${JSON.stringify(userIds)})) AND ${date} >= ${since} AND ${date} < ${before} AND ${thinned} = 0`,
    );
}

/** Statements that leave of some past days of a learner, oldest first, the figures and the sum of each source, all in one row. */
export function collectOldDays(
  db: Database,
  userId: string,
  days: readonly (typeof pastDays.$inferSelect)[],
): Statement[] {
  const [first] = days;
  if (!first) return [];
  const dates = JSON.stringify(days.map(({ date }) => date));
  return [
    db.insert(oldDays).values({ userId, since: first.date, days: days.map(oldDay) }),
    db
      .delete(pastDays)
      .where(and(eq(pastDays.userId, userId), sql`${pastDays.date} IN (SELECT value FROM json_each(${dates}))`)),
  ];
}

function oldDay(day: typeof pastDays.$inferSelect): OldDay {
  const sums: OldDay[10] = {};
  for (const [source, , , amount] of day.awards ?? []) sums[source] = (sums[source] ?? 0) + amount;
  return [
    day.date,
    day.vocabularyTestComplete ? 1 : 0,
    day.grammarTestComplete ? 1 : 0,
    day.conversationMessageComplete ? 1 : 0,
    day.allChallengesComplete ? 1 : 0,
    day.lessonsCompletedToday,
    day.xpEarned,
    day.doubleXpTaken,
    day.conversationXp,
    day.activities,
    sums,
  ];
}
