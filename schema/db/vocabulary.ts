import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { Language } from "#schema/terms/language.ts";
import { instantNow, json } from "./columns.ts";
import { users } from "./users.ts";

/** A word that a learner added, and that the bank does not have. */
export interface OwnWord {
  word: string;
  usedForm: string | null;
  translation: string[];
  language: Language;
  gender: Gender | null;
  plural: string | null;
  cefrLevel: CefrLevel | null;
  category: string | null;
  partOfSpeech: string | null;
  caseInfo: string | null;
  verbType: string | null;
  sense: string;
}

/** What can be known of a word without the rest of it: its meaning, its article, its plural, its forms. */
export type WordSkill = "meaning" | "article" | "plural" | "form";

/**
 * When a skill comes up for review next, and what a spaced-repetition scheduler needs to decide that. Only skills that were practiced
 * have one, so a row stays short.
 */
export interface SkillSchedule {
  /** The learner's local day, `2037-06-10`. */
  due: string;
  /** Days until it is forgotten by one in ten, and how hard it is for the learner, 1 to 10. */
  stability: number;
  difficulty: number;
  reviews: number;
  lapses: number;
}

/**
 * A learner's collection: one row a word, which holds only what is the learner's own. The texts of a word of the curriculum are those of the
 * bank, found by the same key, because a copy for each learner was most of what the database grew by. One row and no second index: a word costs
 * one written row (docs/decisions/011-a-word-is-one-row.md).
 */
export const vocabulary = sqliteTable(
  "vocabulary",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * Language, word and sense in one number (schema/rules/word-key.ts), so der See and die See can both be kept, and nothing twice. That of a
     * word that the bank did not have is negative: a learner's own words are one range of the primary key.
     */
    wordKey: integer("word_key").notNull(),
    /** The word itself where the bank did not have it; otherwise null. */
    own: json<OwnWord>("own"),
    timesEncountered: integer("times_encountered").notNull().default(1),
    lastEncountered: instantNow("last_encountered"),
    /** The schedule of each skill; null until one is practiced. Nothing writes it yet. */
    skills: json<Partial<Record<WordSkill, SkillSchedule>>>("skills"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.wordKey] }),
    check("vocabulary_translation", sql`"own" IS NULL OR json_array_length("own", '$.translation') >= 1`),
    check("vocabulary_own_key", sql`("own" IS NOT NULL) = ("word_key" < 0)`),
    check("vocabulary_times", sql`"times_encountered" >= 1`),
  ],
);

/** Verb-prefix tests: the id follows from the verb (schema/rules/content-id.ts). */
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

/**
 * The verb-prefix tests that a learner has passed, one row each, so that it cannot grow beyond the number of tests. What was answered and what it
 * earned is in quiz_results, like any other attempt.
 */
export const verbPrefixTestResults = sqliteTable(
  "verb_prefix_test_results",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Not a foreign key: a passed test outlives a seed that takes it away. */
    testId: integer("test_id").notNull(),
    /** When it was taken last, passed or not: of the passed tests, the one that was taken longest ago comes next. */
    lastTaken: instantNow("last_taken"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.testId] })],
);
