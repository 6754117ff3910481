import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { GENDERS } from "#schema/terms/gender.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { Auxiliary, VerbType } from "#schema/terms/verb-type.ts";
import { flag, instant, json, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** The version of each kind of content that the seed last wrote. A Worker that remembers content asks for it. */
export const contentVersions = sqliteTable("content_versions", {
  name: text("name").primaryKey(),
  version: text("version").notNull(),
});

/** Chapters: id = level and number, e.g. 103 for A1, chapter 3 (docs/product.md#content-ids). */
export const curriculumChapters = sqliteTable(
  "curriculum_chapters",
  {
    id: integer("id").primaryKey(),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    chapterNumber: integer("chapter_number").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    goal: text("goal").notNull(),
    iconName: text("icon_name").notNull().default("BookOpen"),
    orderIndex: integer("order_index").notNull(),
  },
  (table) => [
    uniqueIndex("curriculum_chapters_place").on(table.cefrLevel, table.chapterNumber),
    check("curriculum_chapters_level", oneOf("cefr_level", CEFR_LEVELS)),
  ],
);

/** Lessons: id = chapter and number, e.g. 10302. */
export const curriculumSubchapters = sqliteTable(
  "curriculum_subchapters",
  {
    id: integer("id").primaryKey(),
    chapterId: integer("chapter_id")
      .notNull()
      .references(() => curriculumChapters.id, { onDelete: "cascade" }),
    subchapterNumber: integer("subchapter_number").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** The word drawn on the walked path. */
    trailWord: text("trail_word").notNull(),
    orderIndex: integer("order_index").notNull(),
  },
  (table) => [uniqueIndex("curriculum_subchapters_place").on(table.chapterId, table.subchapterNumber)],
);

/** What a verb's entry adds; null for other words. */
export interface ConjugationInfo {
  verbType: VerbType;
  auxiliary: Auxiliary | null;
  separablePrefix: string | null;
}

/** Further facts of a word. */
export interface WordInfo {
  /** Every gloss, the first one is the quiz answer. */
  translations: string[];
  caseInfo: string | null;
  accepted: string[];
  feminine: string | null;
  sense: string | null;
  /** Where the taught word stands in `sentence`: pairs of [start, end) in UTF-16 units. */
  marks: [number, number][];
  pluralOnly: boolean;
}

/** Words of a lesson: id = lesson and position, e.g. 1030205. */
export const curriculumWords = sqliteTable(
  "curriculum_words",
  {
    id: integer("id").primaryKey(),
    subchapterId: integer("subchapter_id")
      .notNull()
      .references(() => curriculumSubchapters.id, { onDelete: "cascade" }),
    word: text("word").notNull(),
    translation: text("translation").notNull(),
    partOfSpeech: text("part_of_speech").$type<PartOfSpeech>().notNull(),
    gender: text("gender", { enum: GENDERS }),
    plural: text("plural"),
    conjugationInfo: json<ConjugationInfo>("conjugation_info"),
    additionalInfo: json<WordInfo>("additional_info").notNull(),
    sentence: text("sentence").notNull(),
    sentenceTranslation: text("sentence_translation").notNull(),
    orderIndex: integer("order_index").notNull(),
  },
  (table) => [
    uniqueIndex("curriculum_words_place").on(table.subchapterId, table.orderIndex),
    check("curriculum_words_gender", oneOf("gender", GENDERS)),
  ],
);

/** A learner's progress in a lesson, with what the rule for repeats needs (docs/product.md#xp-repeats). */
export const userSubchapterProgress = sqliteTable(
  "user_subchapter_progress",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Not a foreign key: progress outlives a lesson that a seed takes away. */
    subchapterId: integer("subchapter_id").notNull(),
    isCompleted: flag("is_completed").default(false),
    /** Best score so far. */
    quizScore: integer("quiz_score").notNull().default(0),
    totalQuestions: integer("total_questions").notNull().default(15),
    completedAt: instant("completed_at"),
    /** Local day of the first pass, as it was then: a later move to another time zone must not change it. */
    completedOn: text("completed_on"),
    /** Local day of the last pass and the number of passes on it. */
    lastPassedOn: text("last_passed_on"),
    passesOnDay: integer("passes_on_day").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subchapterId] })],
);

/** The vocabulary bank: the words of the lessons and those beyond them, by level. */
export const germanVocabularyBank = sqliteTable(
  "german_vocabulary_bank",
  {
    /** The key of the word (schema/rules/word-key.ts), wherever it stands: learners' collections name it by this. */
    id: integer("id").primaryKey(),
    word: text("word").notNull(),
    translation: json<string[]>("translation").notNull(),
    partOfSpeech: text("part_of_speech").$type<PartOfSpeech>().notNull(),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    /** Its theme: the title of its chapter, or of its group beyond the lessons. */
    category: text("category").notNull(),
    gender: text("gender", { enum: GENDERS }),
    plural: text("plural"),
    caseInfo: text("case_info"),
    verbType: text("verb_type").$type<VerbType>(),
    additionalInfo: json<WordInfo>("additional_info").notNull(),
    sentence: text("sentence").notNull(),
    sentenceTranslation: text("sentence_translation").notNull(),
    /** Null for a word beyond the lessons. */
    subchapterId: integer("subchapter_id").references(() => curriculumSubchapters.id, { onDelete: "set null" }),
    /** Its place in its lesson, or among the further words of its level. */
    orderIndex: integer("order_index").notNull(),
  },
  (table) => [
    index("german_vocabulary_bank_subchapter").on(table.subchapterId),
    check("german_vocabulary_bank_level_known", oneOf("cefr_level", CEFR_LEVELS)),
    check("german_vocabulary_bank_gender", oneOf("gender", GENDERS)),
  ],
);
