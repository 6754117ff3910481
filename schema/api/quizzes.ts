import * as z from "zod/mini";
import { adverbOptionValue, adverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { language } from "#schema/terms/language.ts";
import { QUIZ_TYPES } from "#schema/terms/quiz-type.ts";
import { answerText, attemptId, count, xpPart } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { streak, xpSummary } from "./gamification.ts";

const totalQuestions = count.check(z.minimum(1), z.maximum(100));

/** Result of an adverb quiz. A visitor's browser keeps it in this shape until sign-up. */
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

/** Result of a plural quiz. Here alone `score` is a percentage. */
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

/** Result of any other quiz. Answers name the items that the server handed out, so that it can grade them. */
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

/** `guestMode`: the caller has no account, and nothing was stored. */
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
