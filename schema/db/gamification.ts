import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import type { LeagueOutcome } from "#schema/terms/league-outcome.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { XpSource } from "#schema/terms/xp-source.ts";
import { flag, instant, instantNow, json } from "./columns.ts";
import { users } from "./users.ts";

/** The end of a learner's last league week, kept for them to see. */
export interface LastLeague {
  leagueId: string;
  rank: number;
  totalMembers: number;
  weeklyXp: number;
  outcome: LeagueOutcome;
}

/**
 * An award in the journal of its day. After two weeks the sweep leaves the sum of each source: then `sourceId` and `occurrence` are null and nothing follows
 * the instant, which is that of the last one.
 */
export type StoredAward = [
  source: XpSource,
  /** What earned it: a lesson's id, a quiz's level, a topic's id. */
  sourceId: string,
  /** Which time it was: a local day, or a day with a number. */
  occurrence: string,
  amount: number,
  at: number,
  description: string,
  /** How the XP came about. */
  parts: { reason: string; amount: number }[],
  attemptId: string | null,
];

/**
 * An attempt at a quiz in the journal of its day, under the browser's id for it; it makes the submit safe to repeat (docs/product.md#attempts).
 * The sweep takes answers and outcome away after two weeks (docs/product.md#stored-attempts).
 */
export type StoredAttempt = [
  /** A type of schema/terms/quiz-type.ts, or `lesson`, `double-xp-challenge` or `verb-prefix` with the lesson or test in `subjectId`. */
  quizType: string,
  subjectId: string | null,
  level: CefrLevel | null,
  score: number,
  totalQuestions: number,
  /** 0 when only the browser's own count is known: such a result unlocks and earns nothing. */
  graded: 0 | 1,
  /** XP that the attempt earned. */
  xpAwarded: number,
  at: number,
  /** What was answered, in the shortest form. */
  answers?: unknown,
  /** The answer to the call, given again when the attempt is sent again. */
  outcome?: unknown,
];

/** What a learner did on a day: figures, and the journal of awards and attempts. */
function dayColumns<Prefix extends "" | "day_">(prefix: Prefix) {
  return {
    vocabularyTestComplete: flag(`${prefix}vocabulary_test_complete`).default(false),
    grammarTestComplete: flag(`${prefix}grammar_test_complete`).default(false),
    conversationMessageComplete: flag(`${prefix}conversation_message_complete`).default(false),
    allChallengesComplete: flag(`${prefix}all_challenges_complete`).default(false),
    lessonsCompletedToday: integer(`${prefix}lessons_completed_today`).notNull().default(0),
    xpEarned: integer(`${prefix}xp_earned`).notNull().default(0),
    /** Double-XP challenges taken: after ten, further ones pay nothing. */
    doubleXpTaken: integer(`${prefix}double_xp_taken`).notNull().default(0),
    /** XP that chat messages have earned: after 20, further ones earn nothing. */
    conversationXp: integer(`${prefix}conversation_xp`).notNull().default(0),
    /** Activities practiced on this day. The count stays when the sweep thins their attempts. */
    activities: integer(`${prefix}activities`).notNull().default(0),
    /** The XP ledger of the day: the sum of its amounts is `xpEarned`. */
    awards: json<StoredAward[]>(`${prefix}awards`),
    /** The attempts of the day by their ids. */
    attempts: json<Record<string, StoredAttempt>>(`${prefix}attempts`),
  };
}

/** What one chat message says about its writer's level, as a list: words, error weight, lemmas by level, structure, vote. */
export type StoredEvidence = [
  words: number,
  errorWeight: number,
  lemmasByLevel: number[],
  structure: number,
  vote: number | null,
];

/** How a learner writes a language, as their chat messages show it. */
export interface StoredAssessment {
  level: CefrLevel | null;
  /** Messages that could be assessed, ever. */
  messages: number;
  /** The last of them, oldest first. */
  evidence: StoredEvidence[];
}

/** Totals of a learner with their newest day: one row, made at sign-up. */
export const userXp = sqliteTable(
  "user_xp",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    totalXp: integer("total_xp").notNull().default(0),
    level: integer("level").notNull().default(1),
    currentStreak: integer("current_streak").notNull().default(0),
    longestStreak: integer("longest_streak").notNull().default(0),
    /** Local day, YYYY-MM-DD. */
    lastActiveDate: text("last_active_date"),
    streakFreezeAvailable: flag("streak_freeze_available").default(true),
    /** Days practiced in a row since the freeze was used: it comes back on the seventh. */
    activeDaysInRow: integer("active_days_in_row").notNull().default(0),
    /** The day that the freeze covered, for as long as the streak it saved lasts. */
    freezeUsedOn: text("freeze_used_on"),
    /** The league that the learner has a seat in, or null. Its week may be over and not closed yet. */
    leagueId: text("league_id"),
    /** The league in which a seat waits for a learner who left the leagues; null for everyone else. */
    leftLeagueId: text("left_league_id"),
    /** Tier reached; null until the learner has joined (docs/product.md#league-joining). */
    leagueTier: integer("league_tier").$type<LeagueTier>(),
    /** Monday of the UTC week that `weekXp` counts. */
    weekStartDate: text("week_start_date"),
    /** XP of that week since Monday, also those from before a seat was taken: a new seat begins with them. */
    weekXp: integer("week_xp").notNull().default(0),
    /** When `weekXp` was reached: decides ties. */
    weekXpAt: instant("week_xp_at"),
    /** The UTC day of `leagueDayXp`: XP that has counted for leagues on it. */
    leagueDay: text("league_day"),
    leagueDayXp: integer("league_day_xp").notNull().default(0),
    /** How the last week in a league ended. */
    lastLeague: json<LastLeague>("last_league"),
    /** Writes in a minute (counted from 1970) and on its UTC day, against the learner's quota. */
    writeMinute: integer("write_minute").notNull().default(0),
    minuteWrites: integer("minute_writes").notNull().default(0),
    dayWrites: integer("day_writes").notNull().default(0),
    /** The same for messages to the tutor, against their own quota. */
    messageMinute: integer("message_minute").notNull().default(0),
    minuteMessages: integer("minute_messages").notNull().default(0),
    dayMessages: integer("day_messages").notNull().default(0),
    /** Grows with every write of the learner. One that was decided on an older version fails (worker/db/guard.ts). */
    version: integer("version").notNull().default(0),
    /** The newest local day with an award, and what was done on it. Long values last: they are read only where they are asked for. */
    day: text("day"),
    ...dayColumns("day_"),
    /** How the learner writes each language in which a message could be assessed. */
    assessments: json<Partial<Record<Language, StoredAssessment>>>("assessments"),
  },
  () => [
    check("user_xp_counts", sql`"total_xp" >= 0 AND "level" >= 1 AND "current_streak" >= 0`),
    check("user_xp_day_counts", sql`"day_lessons_completed_today" >= 0 AND "day_xp_earned" >= 0`),
    check("user_xp_longest", sql`"longest_streak" >= "current_streak"`),
    check("user_xp_tier", sql`"league_tier" BETWEEN 1 AND 3`),
  ],
);

/**
 * Days that are over, one row each. The newest day of a learner is in `user_xp`, which every award writes anyway; the first award of the next day moves
 * it here (docs/decisions/014-a-day-is-one-row.md). The views `daily_progress`, `xp_transactions` and `quiz_results` show the days of both, and
 * their journals row by row: for operators and tests.
 */
export const pastDays = sqliteTable(
  "past_days",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Local day, YYYY-MM-DD, decided when it is written: a later change of zone leaves it as it is. */
    date: text("date").notNull(),
    ...dayColumns(""),
    /** What the sweep has taken so far: 0 nothing, 1 answers and single awards. */
    thinned: integer("thinned").$type<0 | 1>().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    check("past_days_counts", sql`"lessons_completed_today" >= 0 AND "xp_earned" >= 0`),
  ],
);

/** What is kept of an old day: the columns of `past_days` in their order, with the sum of each source in place of awards and attempts. */
export type OldDay = [
  date: string,
  vocabularyTestComplete: 0 | 1,
  grammarTestComplete: 0 | 1,
  conversationMessageComplete: 0 | 1,
  allChallengesComplete: 0 | 1,
  lessonsCompletedToday: number,
  xpEarned: number,
  doubleXpTaken: number,
  conversationXp: number,
  activities: number,
  sums: Partial<Record<XpSource, number>>,
];

/**
 * Days whose attempts have gone, four weeks of them to one row. As rows of their own they would take five times the room, because a page of the database stays
 * half empty when its rows become short. The views show them with the others.
 */
export const oldDays = sqliteTable(
  "old_days",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The first of them. */
    since: text("since").notNull(),
    days: json<OldDay[]>("days").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.since] })],
);

/** What is kept of an old attempt. */
export type KeptAttemptRow = [score: number, totalQuestions: number, graded: 0 | 1, xpAwarded: number, at: number];

/** The first, the best and the last of the old attempts at quizzes of a type, by what they were made at (schema/rules/kept-attempts.ts). */
export const keptAttempts = sqliteTable(
  "kept_attempts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    quizType: text("quiz_type").notNull(),
    attempts: json<Record<string, KeptAttemptRow[]>>("attempts").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quizType] })],
);

/** Progress of a learner in a language. The streak that counts is the one in user_xp, across all languages. */
export const progressTracking = sqliteTable(
  "progress_tracking",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull().default("A1"),
    vocabularyCount: integer("vocabulary_count").notNull().default(0),
    grammarRulesLearned: integer("grammar_rules_learned").notNull().default(0),
    conversationsCompleted: integer("conversations_completed").notNull().default(0),
    currentStreak: integer("current_streak").notNull().default(0),
    longestStreak: integer("longest_streak").notNull().default(0),
    lastActiveDate: text("last_active_date"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language] })],
);

export const achievements = sqliteTable(
  "achievements",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    icon: text("icon").notNull(),
    unlockedAt: instantNow("unlocked_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type] }),
    index("achievements_when").on(table.userId, table.unlockedAt),
  ],
);
