import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { GENDERS } from "#schema/terms/gender.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { instantNow, json, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** A learner's own words. `sense` tells homographs apart, so der See and die See can both be kept. */
export const vocabulary = sqliteTable(
  "vocabulary",
  {
    id: integer("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    word: text("word").notNull(),
    usedForm: text("used_form"),
    translation: json<string[]>("translation").notNull(),
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
    gender: text("gender", { enum: GENDERS }),
    plural: text("plural"),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }),
    category: text("category"),
    partOfSpeech: text("part_of_speech"),
    caseInfo: text("case_info"),
    verbType: text("verb_type"),
    /** Gender or sense note. Never null: SQLite's UNIQUE would take two nulls for different. */
    sense: text("sense").notNull().default(""),
    /** The bank row it came from, where there is one. */
    bankId: integer("bank_id"),
    timesEncountered: integer("times_encountered").notNull().default(1),
    lastEncountered: instantNow("last_encountered"),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    uniqueIndex("vocabulary_entry").on(table.userId, table.language, table.word, table.sense),
    check("vocabulary_gender", oneOf("gender", GENDERS)),
    check("vocabulary_translation", sql`json_array_length("translation") >= 1`),
    check("vocabulary_times", sql`"times_encountered" >= 1`),
  ],
);

export const verbPrefixTests = sqliteTable("verb_prefix_tests", {
  id: integer("id").primaryKey(),
  verb: text("verb").notNull().unique(),
  baseMeaning: text("base_meaning").notNull(),
  testTitle: text("test_title").notNull(),
  totalQuestions: integer("total_questions").notNull().default(10),
});

export const verbPrefixQuestions = sqliteTable(
  "verb_prefix_questions",
  {
    id: integer("id").primaryKey(),
    testId: integer("test_id")
      .notNull()
      .references(() => verbPrefixTests.id, { onDelete: "cascade" }),
    questionNumber: integer("question_number").notNull(),
    question: text("question").notNull(),
    options: json<string[]>("options").notNull(),
    /** Index into `options`. */
    correctAnswer: integer("correct_answer").notNull(),
    explanation: text("explanation").notNull(),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
  },
  (table) => [uniqueIndex("verb_prefix_questions_place").on(table.testId, table.questionNumber)],
);

export const verbPrefixTestResults = sqliteTable(
  "verb_prefix_test_results",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    attemptId: text("attempt_id").notNull(),
    testId: integer("test_id").notNull(),
    score: integer("score").notNull(),
    totalQuestions: integer("total_questions").notNull().default(10),
    answers: json<unknown>("answers").notNull(),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.attemptId] }),
    index("verb_prefix_test_results_test").on(table.userId, table.testId),
    check("verb_prefix_test_results_score", sql`"score" BETWEEN 0 AND "total_questions"`),
  ],
);
