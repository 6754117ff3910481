import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { difficulty, exerciseType, grammarCategory } from "#schema/terms/grammar-category.ts";
import { GRAMMAR_QUIZ_MODES } from "#schema/terms/grammar-quiz-mode.ts";
import { language } from "#schema/terms/language.ts";
import { answerText, attemptId, contentIdParam, count, isoInstant } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const examplePair = z.strictObject({ german: z.string(), english: z.string() });

const topicRef = z.strictObject({ id: z.int(), title: z.string() });

/** What a topic's card and its page share, with the caller's progress. */
const topicFacts = {
  id: z.int(),
  title: z.string(),
  category: grammarCategory,
  cefrLevel,
  /** Its place in its level, from 1: topics open in this order. */
  orderIndex: z.int(),
  isUnlocked: z.boolean(),
  /** `highestScore`: right answers in the best quiz on the topic. Null before the first exercise or quiz, and for visitors. */
  progress: z.nullable(z.strictObject({ highestScore: count, totalExercises: count })),
  /** The best quiz on the topic; null before the first right answer in one. */
  quizScore: z.nullable(z.strictObject({ score: count, totalQuestions: count, percentage: z.int() })),
  /** Exercises of which the last answer was right. */
  exercisesCorrect: count,
  /** Exercises that were answered at least once. */
  exercisesCompleted: count,
};

/** A topic in the library's list. */
export const grammarTopicCard = z.strictObject({
  ...topicFacts,
  /** Its first paragraph alone, the summary: a hundred whole explanations would be a long way for a list. */
  explanation: z.string(),
  /** Empty, for the same reason. */
  examples: z.array(examplePair),
  /** Further words that find it, German and English. */
  search: z.array(z.string()),
});
export type GrammarTopicCard = z.infer<typeof grammarTopicCard>;

/** A topic as its page shows it. */
export const grammarTopic = z.strictObject({
  ...topicFacts,
  /** The summary, then after a blank line a subset of Markdown: paragraphs, bold, italics, lists, tables. */
  explanation: z.string(),
  examples: z.array(examplePair),
  /** Its neighbors in its level: a quiz on the one before opens it, a quiz on it opens the one after. */
  previous: z.nullable(topicRef),
  next: z.nullable(topicRef),
});
export type GrammarTopic = z.infer<typeof grammarTopic>;

/** An exercise as handed out: the answer stays on the server until it is checked. */
export const grammarExercise = z.strictObject({
  id: z.int(),
  type: exerciseType,
  question: z.string(),
  options: z.nullable(z.array(z.string())),
  difficulty,
  orderIndex: z.int(),
  /** Whether the caller's last answer to it was right; null before the first. */
  lastAnswerRight: z.nullable(z.boolean()),
});
export type GrammarExercise = z.infer<typeof grammarExercise>;

/** A question of a grammar quiz. It carries its answer, because the browser shows the verdict at once; the server grades again. */
export const grammarQuizQuestion = z.strictObject({
  id: z.string(),
  exerciseId: z.int(),
  type: exerciseType,
  difficulty,
  question: z.string(),
  options: z.nullable(z.array(z.string())),
  correctAnswer: z.string(),
  /** Further right answers of a fill-in question. */
  acceptedAnswers: z.array(z.string()),
  explanation: z.string(),
  /** The topic that it belongs to. */
  topic: topicRef,
});
export type GrammarQuizQuestion = z.infer<typeof grammarQuizQuestion>;

export type { GrammarQuizMode } from "#schema/terms/grammar-quiz-mode.ts";

const byId = z.strictObject({ id: contentIdParam });

export const grammarApi = {
  "GET /api/grammar/library": endpoint({
    access: "visitor",
    query: z.strictObject({ level: z.optional(cefrLevel) }),
    response: z.array(grammarTopicCard),
  }),
  "GET /api/grammar/library/:id": endpoint({ access: "visitor", params: byId, response: grammarTopic }),
  "GET /api/grammar/library/:id/exercises": endpoint({
    access: "learner",
    params: byId,
    response: z.array(grammarExercise),
  }),
  "GET /api/grammar/category/:category": endpoint({
    access: "visitor",
    params: z.strictObject({ category: grammarCategory }),
    response: z.strictObject({ id: z.int(), cefrLevel }),
  }),
  "GET /api/grammar/progress/:id": endpoint({
    access: "learner",
    params: byId,
    response: z.strictObject({
      grammarLibraryId: z.int(),
      exercisesCompleted: count,
      exercisesCorrect: count,
      highestScore: count,
      totalExercises: count,
      lastPracticed: z.nullable(isoInstant),
    }),
  }),
  "GET /api/grammar/unlocked-levels": endpoint({
    access: "learner",
    response: z.array(z.strictObject({ cefrLevel, unlockedAt: isoInstant })),
  }),
  "GET /api/grammar/unlocked-topics": endpoint({
    access: "learner",
    response: z.array(z.strictObject({ topicId: z.int(), unlockedAt: isoInstant })),
  }),
  "GET /api/grammar/is-topic-unlocked/:id": endpoint({
    access: "learner",
    params: byId,
    response: z.strictObject({ isUnlocked: z.boolean() }),
  }),
  "POST /api/grammar/exercises/:exerciseId/submit": endpoint({
    access: "learner",
    params: z.strictObject({ exerciseId: contentIdParam }),
    body: z.strictObject({ answer: answerText.check(z.trim(), z.minLength(1)) }),
    response: z.strictObject({
      isCorrect: z.boolean(),
      explanation: z.string(),
      correctAnswer: z.string(),
      acceptedAnswers: z.array(z.string()),
      /** The learner's progress on the topic after this answer. */
      exercisesCompleted: count,
      exercisesCorrect: count,
    }),
  }),
  "POST /api/grammar/quiz/generate": endpoint({
    access: "visitor",
    body: z.strictObject({
      language,
      filter: z.strictObject({
        level: z.optional(cefrLevel),
        category: z.optional(grammarCategory),
        /** Alone it is enough: a quiz on this topic. */
        topicId: z.optional(z.int()),
      }),
      count: z.int().check(z.minimum(1), z.maximum(20)),
      /** Left out, it is regular. A test goes by its level alone. */
      mode: z.optional(z.enum(GRAMMAR_QUIZ_MODES)),
    }),
    response: z.strictObject({
      questions: z.array(grammarQuizQuestion),
      /** Names this draw. A submit with it is graded against exactly these questions, once; the tests need it. */
      attemptId,
    }),
  }),
  "GET /api/grammar/:language": endpoint({
    access: "learner",
    params: z.strictObject({ language }),
    response: z.array(
      z.strictObject({
        id: z.int(),
        rule: z.string(),
        explanation: z.string(),
        examples: z.array(examplePair),
        timesMastered: count,
      }),
    ),
  }),
};
