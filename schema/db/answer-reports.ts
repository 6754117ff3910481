import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ASKED_FOR, REPORTED_KINDS } from "#schema/terms/answer-report.ts";
import { oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** Answers that learners say are right too, counted. Nobody is named: who sent a report is not kept. */
export const answerReports = sqliteTable(
  "answer_reports",
  {
    kind: text("kind", { enum: REPORTED_KINDS }).notNull(),
    /** The key of the word. Not a foreign key: what was reported outlives a word that a seed takes away. */
    contentId: integer("content_id").notNull(),
    askedFor: text("asked_for", { enum: ASKED_FOR }).notNull(),
    /** As `reportedAnswer` gives it. */
    answer: text("answer").notNull(),
    count: integer("count").notNull().default(1),
    /** UTC days, YYYY-MM-DD. */
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.contentId, table.askedFor, table.answer] }),
    check("answer_reports_kind", oneOf("kind", REPORTED_KINDS)),
    check("answer_reports_asked_for", oneOf("asked_for", ASKED_FOR)),
    check("answer_reports_count", sql`"count" >= 1`),
  ],
);

/** How many reports a learner has sent on the last day on which they sent any. Not what they sent. */
export const answerReportCounts = sqliteTable(
  "answer_report_counts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** UTC day, YYYY-MM-DD. */
    day: text("day").notNull(),
    sent: integer("sent").notNull(),
  },
  () => [check("answer_report_counts_sent", sql`"sent" >= 1`)],
);
