import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { gender } from "#schema/terms/gender-schema.ts";
import { partOfSpeech } from "#schema/terms/part-of-speech.ts";
import { auxiliary, verbType } from "#schema/terms/verb-type.ts";
import { answerText, attemptId, contentIdParam, count, xpPart } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { streak, xpSummary } from "./gamification.ts";

export const LESSON_WORDS = 15;
/** Blanks of the double-XP challenge. */
export const DOUBLE_XP_SLOTS = 15;

export const chapter = z.strictObject({
  id: z.int(),
  cefrLevel,
  chapterNumber: z.int(),
  title: z.string(),
  description: z.string(),
  goal: z.string(),
  iconName: z.enum(["BookOpen", "Award", "Play"]),
  orderIndex: z.int(),
  chapterOrder: z.int(),
  lessonCount: count,
});
export type Chapter = z.infer<typeof chapter>;

export const lessonProgress = z.strictObject({
  isCompleted: z.boolean(),
  /** Best score. */
  score: count,
  totalQuestions: count,
});

/** A lesson in a chapter's list. `progress` is null before the first attempt. */
export const lessonListItem = z.strictObject({
  id: z.int(),
  chapterId: z.int(),
  subchapterNumber: z.int(),
  title: z.string(),
  description: z.string(),
  trailWord: z.string(),
  orderIndex: z.int(),
  progress: z.nullable(lessonProgress),
});
export type LessonListItem = z.infer<typeof lessonListItem>;

export const lessonWord = z.strictObject({
  id: z.int(),
  word: z.string(),
  /** The gloss that quizzes use. */
  translation: z.string(),
  translations: z.array(z.string()),
  gender: z.nullable(gender),
  plural: z.nullable(z.string()),
  partOfSpeech,
  sentence: z.string(),
  sentenceTranslation: z.string(),
  exampleSentence: z.string(),
  /** Where the taught word stands in `sentence`: pairs of [start, end). */
  marks: z.array(z.tuple([z.int(), z.int()])),
  verbType: z.nullable(verbType),
  auxiliary: z.nullable(auxiliary),
  separablePrefix: z.nullable(z.string()),
  caseInfo: z.nullable(z.string()),
  feminine: z.nullable(z.string()),
});
export type LessonWord = z.infer<typeof lessonWord>;

export const lesson = z.strictObject({
  id: z.int(),
  chapterId: z.int(),
  subchapterNumber: z.int(),
  title: z.string(),
  description: z.string(),
  cefrLevel,
  trailWord: z.string(),
  words: z.array(lessonWord),
  /** Words of the level that help out as wrong options where the lesson has too few of a part of speech (docs/product.md#distractors). */
  spareWords: z.array(z.strictObject({ partOfSpeech, translation: z.string() })),
  /** Topics of the grammar library that explain its words, the most telling first; up to three. */
  grammarTopics: z.array(z.strictObject({ id: z.int(), title: z.string() })),
});
export type Lesson = z.infer<typeof lesson>;

/** Progress of a level: counts per chapter, and the lesson to continue with. */
export const levelProgress = z.strictObject({
  level: cefrLevel,
  completedLessons: count,
  totalLessons: count,
  chapters: z.array(z.strictObject({ chapterId: z.int(), completed: count, total: count })),
  nextLessonId: z.nullable(z.int()),
});
export type LevelProgress = z.infer<typeof levelProgress>;

export const lessonQuizRequest = z.strictObject({
  score: count,
  totalQuestions: count.check(z.minimum(1), z.maximum(100)),
  addToVocabulary: z.boolean(),
  /** What was chosen, word by word. Without it nothing can be graded: the score is kept and completes nothing. */
  answers: z.optional(
    z
      .array(z.strictObject({ wordId: z.int(), answer: z.nullable(answerText) }))
      .check(z.maxLength(100, "Too many answers")),
  ),
  attemptId: z.optional(attemptId),
});
export type LessonQuizRequest = z.infer<typeof lessonQuizRequest>;

export const lessonQuizResult = z.strictObject({
  score: count,
  totalQuestions: count,
  percentage: z.int(),
  passed: z.boolean(),
  /** False when the request carried no answers. */
  graded: z.boolean(),
  isCompleted: z.boolean(),
  results: z.array(
    z.strictObject({
      wordId: z.int(),
      answer: z.nullable(z.string()),
      correct: z.boolean(),
      correctAnswer: z.string(),
    }),
  ),
  xpAwarded: count,
  xpParts: z.array(xpPart),
  xp: xpSummary,
  streak,
});
export type LessonQuizResult = z.infer<typeof lessonQuizResult>;

export const doubleXpRequest = z.strictObject({
  words: z
    .array(z.string().check(z.maxLength(100, "The word is too long")))
    .check(z.maxLength(DOUBLE_XP_SLOTS, `At most ${DOUBLE_XP_SLOTS} words`)),
  attemptId: z.optional(attemptId),
});
export type DoubleXpRequest = z.infer<typeof doubleXpRequest>;

export const doubleXpResult = z.strictObject({
  /** Distinct words of the lesson that were remembered, as the lesson writes them. */
  correctWords: z.array(z.string()),
  /** Right entries that spell an umlaut or ß out: "Tuer" for Tür. As they were typed. */
  spelledOut: z.array(z.strictObject({ typed: z.string(), wordId: z.int() })),
  /** Entries that name no word of the lesson, as they were typed, with the missed word that each was meant for; null where nobody can tell. */
  mistyped: z.array(z.strictObject({ typed: z.string(), wordId: z.nullable(z.int()) })),
  xpEarned: count,
  totalXp: count,
  /** This lesson's challenge was taken earlier today, so this one earns nothing. */
  alreadyTaken: z.boolean(),
  xpParts: z.array(xpPart),
  xp: xpSummary,
  streak,
});
export type DoubleXpResult = z.infer<typeof doubleXpResult>;

const byId = z.strictObject({ id: contentIdParam });

export const curriculumApi = {
  "GET /api/curriculum/chapters/:level": endpoint({
    access: "learner",
    params: z.strictObject({ level: cefrLevel }),
    response: z.array(chapter),
  }),
  "GET /api/curriculum/progress/:level": endpoint({
    access: "learner",
    params: z.strictObject({ level: cefrLevel }),
    response: levelProgress,
  }),
  "GET /api/curriculum/chapter/:chapterId/subchapters": endpoint({
    access: "learner",
    params: z.strictObject({ chapterId: contentIdParam }),
    response: z.array(lessonListItem),
  }),
  "GET /api/curriculum/subchapter/:id": endpoint({ access: "learner", params: byId, response: lesson }),
  "POST /api/curriculum/subchapter/:id/add-vocabulary": endpoint({
    access: "learner",
    params: byId,
    body: z.optional(z.strictObject({})),
    /** `added`: words that were new to the collection. `count`: all words of the lesson. */
    response: z.strictObject({ added: count, count }),
  }),
  "POST /api/curriculum/subchapter/:id/quiz": endpoint({
    access: "learner",
    params: byId,
    body: lessonQuizRequest,
    response: lessonQuizResult,
  }),
  "POST /api/curriculum/subchapter/:id/double-xp-challenge": endpoint({
    access: "learner",
    params: byId,
    body: doubleXpRequest,
    response: doubleXpResult,
  }),
};
