import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { PERSONS } from "#schema/terms/conjugation.ts";
import { CORRECTION_TYPES } from "#schema/terms/correction-type.ts";
import { DIFFICULTIES, EXERCISE_TYPES, GRAMMAR_CATEGORIES } from "#schema/terms/grammar-category.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { TOPICS } from "#schema/terms/topic.ts";
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
    /** The summary, then after a blank line the rest in a subset of Markdown. */
    explanation: text("explanation").notNull(),
    examples: json<ExamplePair[]>("examples").notNull(),
    /** Further words that find it in the library's search. */
    search: json<string[]>("search").notNull(),
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
    /** The exercises answered, one bit each: the one in place 1 is bit 0. The counts above are the numbers of bits. */
    answeredBits: integer("answered_bits").notNull().default(0),
    /** Those of them whose last answer was right. */
    rightBits: integer("right_bits").notNull().default(0),
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

/** What a learner wrote, and how it is right. */
export interface RuleExample {
  wrong: string;
  right: string;
}

/** Kinds of grammar in which a learner was corrected: one row a category, made by its first correction. */
export const grammarRules = sqliteTable(
  "grammar_rules",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
    rule: text("rule", { enum: GRAMMAR_CATEGORIES }).notNull(),
    /** The reason given with the first correction. */
    explanation: text("explanation").notNull(),
    examples: json<RuleExample[]>("examples").notNull(),
    /** How often the learner wrote long enough without a mistake of this kind (docs/product.md#kept-mistakes). */
    timesMastered: integer("times_mastered").notNull().default(0),
    /** The learner's count of messages in this language at the last mistake of this kind, or when it was last mastered. */
    since: integer("since").notNull(),
    lastEncountered: instantNow("last_encountered"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language, table.rule] })],
);

/** Mistakes that a learner has made in conversations: one row each, with all that a card to practice it needs. */
export const grammaticalIssues = sqliteTable(
  "grammatical_issues",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What makes it the same mistake, in one number (schema/rules/mistakes.ts). */
    mistakeKey: integer("mistake_key").notNull(),
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
    /** The sentence in which it was made last, and where `originalText` begins in it, in UTF-16 units. */
    sentence: text("sentence").notNull(),
    start: integer("start").notNull(),
    originalText: text("original_text").notNull(),
    correctedText: text("corrected_text").notNull(),
    explanation: text("explanation").notNull(),
    type: text("type", { enum: CORRECTION_TYPES }).notNull(),
    category: text("category", { enum: GRAMMAR_CATEGORIES }),
    /** The topic of the conversation. */
    topic: text("topic", { enum: TOPICS }),
    /** The level from which learners are expected to get it right. */
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    /** Not a foreign key: a mistake outlives the conversation. */
    conversationId: text("conversation_id"),
    timesEncountered: integer("times_encountered").notNull().default(1),
    lastEncountered: instantNow("last_encountered"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mistakeKey] }),
    check("grammatical_issues_times", sql`"times_encountered" >= 1`),
  ],
);

/** One row for each form that can be asked. The id follows from verb, tense and person (schema/rules/conjugation-quiz.ts): no form can be there twice. */
export const conjugationQuestions = sqliteTable("conjugation_questions", {
  id: integer("id").primaryKey(),
  verb: text("verb").notNull(),
  /** The name of the tense. */
  tense: text("tense").notNull(),
  questionType: text("question_type").notNull(),
  person: text("person", { enum: PERSONS }).notNull(),
  question: text("question").notNull(),
  answer: text("answer").notNull(),
  /** Further right forms; null where there are none. */
  acceptedAnswers: json<string[]>("accepted_answers"),
});
