import type { GrammarQuizMode, GrammarQuizQuestion } from "#schema/api/grammar.ts";
import type { ItemResult, QuizSubmitResult } from "#schema/api/quizzes.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { Actor } from "./actor.ts";

/** The first three topics of A1. */
export const FIRST_TOPIC = 101;
export const SECOND_TOPIC = 102;
export const THIRD_TOPIC = 103;

const TYPES = { regular: "grammar", "level-up": "grammar-level-up", "total-level": "grammar-total-level" } as const;

interface QuizChoice {
  mode?: GrammarQuizMode;
  level?: CefrLevel;
  category?: GrammarCategory;
  topicId?: number;
}

/** Answers to questions, the first `right` of them right. */
export function answersTo(questions: readonly GrammarQuizQuestion[], right = questions.length) {
  return questions.map((question, index) => {
    const wrong = question.options?.find((option) => option !== question.correctAnswer) ?? "xyz";
    return { questionId: question.id, answer: index < right ? question.correctAnswer : wrong };
  });
}

/** Draws a quiz and gives the result that a browser would submit. The score that it claims is wrong on purpose. */
export async function drawnQuiz(
  caller: Actor,
  { mode = "regular", ...filter }: QuizChoice,
  right?: number,
): Promise<ItemResult> {
  const { questions, attemptId } = await caller.call("POST /api/grammar/quiz/generate", {
    body: { language: "german", filter, count: mode === "total-level" ? 20 : 10, mode },
  });
  const answers = answersTo(questions, right);
  return { quizType: TYPES[mode], ...filter, score: 3, totalQuestions: questions.length, answers, attemptId };
}

/** Draws a quiz and submits it with so many right answers. */
export async function takeGrammarQuiz(caller: Actor, choice: QuizChoice, right?: number): Promise<QuizSubmitResult> {
  return caller.call("POST /api/quiz/submit", { body: await drawnQuiz(caller, choice, right) });
}
