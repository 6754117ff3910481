import { sql } from "drizzle-orm";
import { quizResults } from "#schema/db/index.ts";
import type { Retention } from "#schema/rules/retention.ts";
import type { Database } from "../db/database.ts";

/**
 * Statements that thin out the old attempts of some learners. `forgotten` takes answers and outcome away: the attempt can still be sent
 * again and answers with its score and XP. `thinned` deletes much older ones, except the first, the best and the last at the same thing.
 * The first and the last are told by time; the best is the highest share of right answers that the server counted, the earliest of equals.
 * Running them again changes nothing.
 */
export function thinAttempts(db: Database, userIds: readonly string[], { answersFrom, attemptsFrom }: Retention) {
  const learners = sql`(SELECT value FROM json_each(${JSON.stringify(userIds)}))`;
  const { userId, attemptId, quizType, subjectId, level, score, totalQuestions, graded, createdAt } = quizResults;
  const same = sql`PARTITION BY ${userId}, ${quizType}, ${subjectId}, ${level}`;
  const share = sql`1.0 * ${score} / max(${totalQuestions}, 1)`;
  const placed = sql`SELECT ${userId}, ${attemptId}, ${createdAt},
    row_number() OVER (${same} ORDER BY ${createdAt}, ${attemptId}) AS first,
    row_number() OVER (${same} ORDER BY ${createdAt} DESC, ${attemptId} DESC) AS last,
    row_number() OVER (${same} ORDER BY ${graded} DESC, ${share} DESC, ${createdAt}, ${attemptId}) AS best
    FROM ${quizResults} WHERE ${userId} IN ${learners}`;
  return {
    forgotten: db
      .update(quizResults)
      .set({ answers: sql`NULL`, outcome: sql`NULL` })
      .where(
        sql`${userId} IN ${learners} AND ${createdAt} < ${answersFrom.getTime()} AND ${quizResults.outcome} IS NOT NULL`,
      ),
    thinned: db.delete(quizResults).where(
      sql`(${userId}, ${attemptId}) IN (SELECT user_id, attempt_id FROM (${placed})
        WHERE created_at < ${attemptsFrom.getTime()} AND min(first, last, best) > 1)`,
    ),
  };
}
