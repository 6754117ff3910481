import { and, isNotNull, lt, sql } from "drizzle-orm";
import { quizResults } from "#schema/db/index.ts";
import type { Retention } from "#schema/rules/retention.ts";
import type { Database } from "../db/database.ts";

function oneOf(userIds: readonly string[]) {
  return sql`${quizResults.userId} IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))`;
}

/** Takes answers and outcome of old attempts away: sent again, such an attempt still answers with its score and XP. */
export function forgetAnswers(db: Database, userIds: readonly string[], { answersFrom }: Retention) {
  return db
    .update(quizResults)
    .set({ answers: sql`NULL`, outcome: sql`NULL` })
    .where(and(oneOf(userIds), lt(quizResults.createdAt, answersFrom), isNotNull(quizResults.outcome)));
}

/**
 * Deletes much older attempts, except the first, the best and the last at the same thing. The first and the last are told by time; the
 * best is the highest share of right answers that the server counted, the earliest of equals. Running it again changes nothing.
 */
export function thinAttempts(db: Database, userIds: readonly string[], { attemptsFrom }: Retention) {
  const { userId, attemptId, quizType, subjectId, level, score, totalQuestions, graded, createdAt } = quizResults;
  const same = sql`PARTITION BY ${userId}, ${quizType}, ${subjectId}, ${level}`;
  const share = sql`1.0 * ${score} / max(${totalQuestions}, 1)`;
  const placed = sql`SELECT ${userId}, ${attemptId}, ${createdAt},
    row_number() OVER (${same} ORDER BY ${createdAt}, ${attemptId}) AS first,
    row_number() OVER (${same} ORDER BY ${createdAt} DESC, ${attemptId} DESC) AS last,
    row_number() OVER (${same} ORDER BY ${graded} DESC, ${share} DESC, ${createdAt}, ${attemptId}) AS best
    FROM ${quizResults} WHERE ${oneOf(userIds)}`;
  return db.delete(quizResults).where(
    sql`(${userId}, ${attemptId}) IN (SELECT user_id, attempt_id FROM (${placed})
      WHERE created_at < ${attemptsFrom.getTime()} AND min(first, last, best) > 1)`,
  );
}
