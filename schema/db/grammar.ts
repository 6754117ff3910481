import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { DIFFICULTIES, EXERCISE_TYPES, GRAMMAR_CATEGORIES } from "#schema/terms/grammar-category.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { instantNow, json, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** One German sentence with its English. */
export interface ExamplePair {
  german: string;
  english: string;
}

export const grammarLibrary = sqliteTable(
  "grammar_library",
  {
    id: integer("id").primaryKey(),
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    category: text("category", { enum: GRAMMAR_CATEGORIES }).notNull(),
    title: text("title").notNull(),
    explanation: text("explanation").notNull(),
    examples: json<ExamplePair[]>("examples").notNull(),
    orderIndex: integer("order_index").notNull().default(0),
  },
  (table) => [
    index("grammar_library_level").on(table.cefrLevel, table.orderIndex),
    index("grammar_library_category").on(table.category, table.id),
    check("grammar_library_level_known", oneOf("cefr_level", CEFR_LEVELS)),
    check("grammar_library_category_known", oneOf("category", GRAMMAR_CATEGORIES)),
  ],
);

export const grammarExercises = sqliteTable(
  "grammar_exercises",
  {
    id: integer("id").primaryKey(),
    grammarLibraryId: integer("grammar_library_id")
      .notNull()
      .references(() => grammarLibrary.id, { onDelete: "cascade" }),
    type: text("type", { enum: EXERCISE_TYPES }).notNull(),
    question: text("question").notNull(),
    options: json<string[]>("options"),
    correctAnswer: text("correct_answer").notNull(),
    /** Further right answers of a fill-in exercise. */
    acceptedAnswers: json<string[]>("accepted_answers"),
    explanation: text("explanation").notNull(),
    difficulty: text("difficulty", { enum: DIFFICULTIES }).notNull().default("medium"),
    orderIndex: integer("order_index").notNull().default(0),
  },
  (table) => [
    uniqueIndex("grammar_exercises_place").on(table.grammarLibraryId, table.orderIndex),
    check("grammar_exercises_type", oneOf("type", EXERCISE_TYPES)),
    check("grammar_exercises_difficulty", oneOf("difficulty", DIFFICULTIES)),
  ],
);

export const userGrammarProgress = sqliteTable(
  "user_grammar_progress",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    grammarLibraryId: integer("grammar_library_id").notNull(),
    exercisesCompleted: integer("exercises_completed").notNull().default(0),
    exercisesCorrect: integer("exercises_correct").notNull().default(0),
    highestScore: integer("highest_score").notNull().default(0),
    totalExercises: integer("total_exercises").notNull().default(20),
    lastPracticed: instantNow("last_practiced"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grammarLibraryId] }),
    check("user_grammar_progress_counts", sql`"exercises_correct" BETWEEN 0 AND "exercises_completed"`),
  ],
);

/** How a level or topic was opened. */
export const UNLOCK_METHODS = ["start", "sequence", "level-up-quiz", "total-level-quiz"] as const;

export const unlockedGrammarLevels = sqliteTable(
  "unlocked_grammar_levels",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    unlockedAt: instantNow("unlocked_at"),
    unlockMethod: text("unlock_method", { enum: UNLOCK_METHODS }).notNull(),
    /** `attemptId` of the quiz result that opened it. */
    quizResultId: text("quiz_result_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cefrLevel] }),
    check("unlocked_grammar_levels_level", oneOf("cefr_level", CEFR_LEVELS)),
  ],
);

export const unlockedGrammarTopics = sqliteTable(
  "unlocked_grammar_topics",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    topicId: integer("topic_id").notNull(),
    unlockedAt: instantNow("unlocked_at"),
    unlockMethod: text("unlock_method", { enum: UNLOCK_METHODS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topicId] })],
);

/** Grammar rules that a learner has met. */
export const grammarRules = sqliteTable(
  "grammar_rules",
  {
    id: integer("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
    rule: text("rule").notNull(),
    explanation: text("explanation").notNull(),
    examples: json<ExamplePair[]>("examples").notNull(),
    timesMastered: integer("times_mastered").notNull().default(1),
    lastEncountered: instantNow("last_encountered"),
  },
  (table) => [uniqueIndex("grammar_rules_entry").on(table.userId, table.language, table.rule)],
);

/** Mistakes that a learner has made in conversations. */
export const grammaticalIssues = sqliteTable(
  "grammatical_issues",
  {
    id: integer("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
    originalText: text("original_text").notNull(),
    correctedText: text("corrected_text").notNull(),
    explanation: text("explanation").notNull(),
    category: text("category", { enum: GRAMMAR_CATEGORIES }),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }),
    conversationId: text("conversation_id"),
    timesEncountered: integer("times_encountered").notNull().default(1),
    lastEncountered: instantNow("last_encountered"),
  },
  (table) => [
    uniqueIndex("grammatical_issues_entry").on(table.userId, table.language, table.originalText, table.correctedText),
  ],
);

export const conjugationQuestions = sqliteTable(
  "conjugation_questions",
  {
    id: integer("id").primaryKey(),
    verb: text("verb").notNull(),
    tense: text("tense").notNull(),
    questionType: text("question_type").notNull(),
    person: text("person").notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    acceptedAnswers: json<string[]>("accepted_answers"),
  },
  (table) => [uniqueIndex("conjugation_questions_cell").on(table.verb, table.tense, table.person, table.questionType)],
);
