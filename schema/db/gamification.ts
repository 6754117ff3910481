import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import type { LeagueOutcome } from "#schema/terms/league-outcome.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { XP_SOURCES } from "#schema/terms/xp-source.ts";
import { flag, instant, instantNow, json, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** The end of a learner's last league week, kept for them to see. */
export interface LastLeague {
  leagueId: string;
  rank: number;
  totalMembers: number;
  weeklyXp: number;
  outcome: LeagueOutcome;
}

/** Totals of a learner: one row, made at sign-up. */
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
  },
  () => [
    check("user_xp_counts", sql`"total_xp" >= 0 AND "level" >= 1 AND "current_streak" >= 0`),
    check("user_xp_longest", sql`"longest_streak" >= "current_streak"`),
    check("user_xp_tier", sql`"league_tier" BETWEEN 1 AND 3`),
  ],
);

export const dailyProgress = sqliteTable(
  "daily_progress",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Local day, YYYY-MM-DD, decided when it is written: a later change of zone leaves it as it is. */
    date: text("date").notNull(),
    vocabularyTestComplete: flag("vocabulary_test_complete").default(false),
    grammarTestComplete: flag("grammar_test_complete").default(false),
    conversationMessageComplete: flag("conversation_message_complete").default(false),
    allChallengesComplete: flag("all_challenges_complete").default(false),
    lessonsCompletedToday: integer("lessons_completed_today").notNull().default(0),
    xpEarned: integer("xp_earned").notNull().default(0),
    /** Double-XP challenges taken: after ten, further ones pay nothing. */
    doubleXpTaken: integer("double_xp_taken").notNull().default(0),
    /** XP that chat messages have earned: after 20, further ones earn nothing. */
    conversationXp: integer("conversation_xp").notNull().default(0),
    /** Activities practiced on this day. The count stays when the sweep thins their attempts. */
    activities: integer("activities").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    check("daily_progress_counts", sql`"lessons_completed_today" >= 0 AND "xp_earned" >= 0`),
  ],
);

/** What an XP ledger row remembers of its award. */
export interface XpMetadata {
  parts: { reason: string; amount: number }[];
  attemptId?: string;
}

/**
 * The XP ledger. Its key makes a second row for the same award impossible. The daily sweep adds old rows up to one per source and month
 * (docs/product.md#stored-attempts): the sum over a learner's rows always equals their total XP.
 */
export const xpTransactions = sqliteTable(
  "xp_transactions",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    source: text("source", { enum: XP_SOURCES }).notNull(),
    /** What earned it: a lesson's id, a quiz's level, a topic's id; `month` in a row of the sweep. */
    sourceId: text("source_id").notNull(),
    /** Which time it was: a local day, or a day with a number; a month, YYYY-MM, in a row of the sweep. */
    occurrence: text("occurrence").notNull(),
    amount: integer("amount").notNull(),
    description: text("description").notNull(),
    metadata: json<XpMetadata>("metadata").notNull(),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.source, table.sourceId, table.occurrence] }),
    check("xp_transactions_source", oneOf("source", XP_SOURCES)),
    check("xp_transactions_amount", sql`"amount" >= 0`),
  ],
);

/**
 * Results of every quiz; they also make a submit safe to repeat (docs/product.md#attempts). The daily sweep takes the answers and the
 * outcome of old ones away and thins them out (docs/product.md#stored-attempts).
 */
export const quizResults = sqliteTable(
  "quiz_results",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    attemptId: text("attempt_id").notNull(),
    /** A type of schema/terms/quiz-type.ts, or `lesson`, `double-xp-challenge` or `verb-prefix` with the lesson or test in `subjectId`. */
    quizType: text("quiz_type").notNull(),
    subjectId: text("subject_id"),
    level: text("level", { enum: CEFR_LEVELS }),
    score: integer("score").notNull(),
    totalQuestions: integer("total_questions").notNull(),
    /** What was answered, in the shortest form; null once the sweep has taken it. */
    answers: json<unknown>("answers"),
    /** False when only the browser's own count is known: such a result unlocks and earns nothing. */
    graded: flag("graded").default(true),
    /** XP that the attempt earned. */
    xpAwarded: integer("xp_awarded").notNull().default(0),
    /** The answer to the call, given again when the attempt is sent again; null once the sweep has taken it. */
    outcome: json<unknown>("outcome"),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.attemptId] }),
    check("quiz_results_score", sql`"score" BETWEEN 0 AND "total_questions"`),
  ],
);

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
    /** Null before the first message that could be assessed. */
    assessment: json<StoredAssessment>("assessment"),
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
