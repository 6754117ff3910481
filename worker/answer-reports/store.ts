import { and, eq, sql } from "drizzle-orm";
import { answerReportCounts, answerReports } from "#schema/db/index.ts";
import type { ReportCount } from "#schema/rules/answer-reports.ts";
import type { AskedFor, ReportedKind } from "#schema/terms/answer-report.ts";
import type { Database } from "../db/database.ts";
import { expectThat } from "../db/guard.ts";

/** The question that a report is about. */
export interface ReportedQuestion {
  kind: ReportedKind;
  id: number;
  askedFor: AskedFor;
}

/** What the learner has sent on the last day with a report: one row or none. */
export function reportCountOf(db: Database, userId: string) {
  return db
    .select({ day: answerReportCounts.day, sent: answerReportCounts.sent })
    .from(answerReportCounts)
    .where(eq(answerReportCounts.userId, userId));
}

/** The answers that have been reported for a question. */
export function answersFor(db: Database, { kind, id, askedFor }: ReportedQuestion) {
  return db
    .select({ answer: answerReports.answer })
    .from(answerReports)
    .where(and(eq(answerReports.kind, kind), eq(answerReports.contentId, id), eq(answerReports.askedFor, askedFor)));
}

/** Fails the batch when the learner's count has changed since it was read: two tabs must not send one report too many. */
export function expectCount(db: Database, userId: string, before: ReportCount | null) {
  const stored = db
    .select({ count: sql`${answerReportCounts.day} || ' ' || ${answerReportCounts.sent}` })
    .from(answerReportCounts)
    .where(eq(answerReportCounts.userId, userId));
  return expectThat(db, sql`${stored} IS ${before && `${before.day} ${before.sent}`}`);
}

/** Stores the learner's new count. */
export function storeCount(db: Database, userId: string, count: ReportCount) {
  return db
    .insert(answerReportCounts)
    .values({ userId, ...count })
    .onConflictDoUpdate({ target: answerReportCounts.userId, set: count });
}

/** Counts an answer, and stores it the first time. */
export function countAnswer(db: Database, { kind, id, askedFor }: ReportedQuestion, answer: string, today: string) {
  return db
    .insert(answerReports)
    .values({ kind, contentId: id, askedFor, answer, firstDay: today, lastDay: today })
    .onConflictDoUpdate({
      target: [answerReports.kind, answerReports.contentId, answerReports.askedFor, answerReports.answer],
      set: { count: sql`${answerReports.count} + 1`, lastDay: today },
    });
}
