import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { difficulty, exerciseType, grammarCategory } from "#schema/terms/grammar-category.ts";
import { language } from "#schema/terms/language.ts";
import { answerText, contentIdParam, count, isoInstant } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const examplePair = z.strictObject({ german: z.string(), english: z.string() });

/** A topic of the library with the caller's progress. */
export const grammarTopic = z.strictObject({
  id: z.int(),
  title: z.string(),
  category: grammarCategory,
  cefrLevel,
  explanation: z.string(),
  examples: z.array(examplePair),
  progress: z.nullable(z.strictObject({ highestScore: count, totalExercises: count })),
  quizScore: z.nullable(z.strictObject({ score: count, totalQuestions: count, percentage: z.int() })),
  exercisesCorrect: count,
  exercisesCompleted: count,
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
});

/** A question of a grammar quiz. It carries its answer, because the browser shows the verdict at once; the server grades again. */
export const grammarQuizQuestion = z.strictObject({
  id: z.string(),
  exerciseId: z.int(),
  type: exerciseType,
  difficulty,
  question: z.string(),
  options: z.nullable(z.array(z.string())),
  correctAnswer: z.string(),
  explanation: z.string(),
});

const byId = z.strictObject({ id: contentIdParam });

export const grammarApi = {
  "GET /api/grammar/library": endpoint({
    access: "visitor",
    query: z.strictObject({ level: z.optional(cefrLevel) }),
    response: z.array(grammarTopic),
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
    response: z.strictObject({ isCorrect: z.boolean(), explanation: z.string() }),
  }),
  "POST /api/grammar/quiz/generate": endpoint({
    access: "visitor",
    body: z.strictObject({
      language,
      filter: z.strictObject({ level: z.optional(cefrLevel), category: z.optional(grammarCategory) }),
      count: z.int().check(z.minimum(1), z.maximum(20)),
    }),
    response: z.strictObject({ questions: z.array(grammarQuizQuestion) }),
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
