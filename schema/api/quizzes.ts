import * as z from "zod/mini";
import { adverbOptionValue, adverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { cefrLevel } from "#schema/terms/cefr.ts";
import { language } from "#schema/terms/language.ts";
import { QUIZ_TYPES } from "#schema/terms/quiz-type.ts";
import { answerText, attemptId, count, xpPart } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { streak, xpSummary } from "./gamification.ts";

const totalQuestions = count.check(z.minimum(1), z.maximum(100));

/** The adverb quiz's result payload (spec 3): also what a visitor's browser keeps until sign-up. */
export const adverbResult = z.strictObject({
  quizType: z.literal("adverb"),
  level: adverbQuizLevel,
  score: count,
  totalQuestions,
  answers: z
    .array(
      z.strictObject({
        questionId: z.int(),
        selectedAnswer: z.nullable(adverbOptionValue),
        correctAnswer: adverbOptionValue,
        isCorrect: z.boolean(),
      }),
    )
    .check(z.maxLength(100, "Too many answers")),
  attemptId: z.optional(attemptId),
});
export type AdverbResult = z.infer<typeof adverbResult>;

/** The plural quiz's payload: `score` is a percentage here (spec 7). */
export const pluralResult = z.strictObject({
  quizType: z.literal("plural"),
  language,
  level: z.optional(cefrLevel),
  score: z.number().check(z.minimum(0), z.maximum(100)),
  totalQuestions,
  correctAnswers: count,
  incorrectAnswers: count,
  userAnswers: z
    .array(z.strictObject({ wordId: z.int(), userAnswer: answerText, correct: z.boolean() }))
    .check(z.maxLength(100, "Too many answers")),
  attemptId: z.optional(attemptId),
});
export type PluralResult = z.infer<typeof pluralResult>;

const ITEM_QUIZ_TYPES = QUIZ_TYPES.filter((type) => type !== "adverb" && type !== "plural");

/** Every other quiz: answers carry the id of the item that the server handed out (design 5). */
export const itemResult = z.strictObject({
  quizType: z.enum(ITEM_QUIZ_TYPES),
  level: z.optional(cefrLevel),
  category: z.optional(z.string().check(z.maxLength(60))),
  score: count,
  totalQuestions,
  answers: z
    .array(
      z.strictObject({
        questionId: z.union([z.int(), z.string().check(z.maxLength(64))]),
        answer: z.nullable(answerText),
      }),
    )
    .check(z.maxLength(100, "Too many answers")),
  targetLevel: z.optional(cefrLevel),
  topicId: z.optional(z.int()),
  attemptId: z.optional(attemptId),
});
export type ItemResult = z.infer<typeof itemResult>;

export const quizSubmitRequest = z.discriminatedUnion("quizType", [adverbResult, pluralResult, itemResult]);
export type QuizSubmitRequest = z.infer<typeof quizSubmitRequest>;

/** `guestMode`: nothing was stored, the caller has no account (spec 6). */
export const quizSubmitResult = z.strictObject({
  xpAwarded: count,
  unlocked: z.boolean(),
  guestMode: z.boolean(),
  /** The server's own count; null when nothing could be graded. */
  score: z.nullable(count),
  totalQuestions: count,
  passed: z.boolean(),
  xpParts: z.array(xpPart),
  xp: z.nullable(xpSummary),
  streak: z.nullable(streak),
});
export type QuizSubmitResult = z.infer<typeof quizSubmitResult>;

export const quizzesApi = {
  "POST /api/quiz/submit": endpoint({ access: "visitor", body: quizSubmitRequest, response: quizSubmitResult }),
};
