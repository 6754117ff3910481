import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { GrammarQuizQuestion, GrammarTopic } from "#schema/api/grammar.ts";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { isRightAnswer } from "#schema/rules/grammar-answer.ts";
import { nextLevel } from "#schema/rules/grammar-unlocks.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { GRAMMAR_QUIZ_QUESTIONS, type GrammarQuizMode } from "#schema/terms/grammar-quiz-mode.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { call } from "../../../lib/api-client.ts";
import { countRight, type GivenAnswer, type QuestionRun, type RunRules } from "../../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../../quiz-kit/submit-attempt.ts";

/** What a quiz is about. */
export interface QuizSetting {
  mode: GrammarQuizMode;
  level: CefrLevel;
  /** The topic of a quiz on one topic. */
  topic: Pick<GrammarTopic, "id" | "title" | "next"> | null;
}

export interface GrammarAnswer extends GivenAnswer {
  questionId: string;
}

export type GrammarRun = QuestionRun<GrammarQuizQuestion, GrammarAnswer>;

export const GRAMMAR_RULES: RunRules<GrammarQuizQuestion, GrammarAnswer> = {
  mode: { step: "checked", previous: true },
  judge: (question, answer) => {
    const { id: questionId, options } = question;
    if (options !== null && !options.includes(answer)) return null;
    return { questionId, answer, correct: isRightAnswer(question, answer) };
  },
};

const QUIZ_TYPES = {
  regular: "grammar",
  "level-up": "grammar-level-up",
  "total-level": "grammar-total-level",
} as const;

export function quizTypeOf({ mode }: QuizSetting) {
  return QUIZ_TYPES[mode];
}

/** The questions of a quiz, which the server draws. `draw` names a draw of this screen: another one brings other questions. */
export function drawnQuizQuery({ mode, level, topic }: QuizSetting, draw: string) {
  return queryOptions({
    queryKey: ["grammar-quiz", draw],
    queryFn: ({ signal }) =>
      call("POST /api/grammar/quiz/generate", {
        body: {
          language: DEFAULT_LANGUAGE,
          filter: topic === null ? { level } : { topicId: topic.id },
          count: GRAMMAR_QUIZ_QUESTIONS[mode],
          mode,
        },
        signal,
      }),
    // Questions are for one run: nobody comes back to them.
    gcTime: 0,
  });
}

/** What a learner knows the quiz by. */
export function quizTitle({ mode, level, topic }: QuizSetting): string {
  if (topic !== null) return `Grammar Quiz: ${topic.title}`;
  if (mode === "regular") return `Grammar Quiz: ${level}`;
  return mode === "level-up" ? `Level-up quiz to ${nextLevel(level) ?? level}` : `Total-level quiz on ${level}`;
}

/** Submits a finished quiz and shows what it earned. Throws the ApiError, or whatever fetch throws. */
export function submitGrammarQuiz(
  client: QueryClient,
  setting: QuizSetting,
  attemptId: string,
  answers: readonly GrammarAnswer[],
): Promise<QuizSubmitResult> {
  const { mode, level, topic } = setting;
  const body = {
    quizType: quizTypeOf(setting),
    level,
    score: countRight(answers),
    totalQuestions: answers.length,
    answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
    targetLevel: (mode === "regular" ? null : nextLevel(level)) ?? undefined,
    topicId: topic?.id,
  };
  return submitAttempt(client, {
    attemptId,
    title: quizTitle(setting),
    submit: { call: "POST /api/quiz/submit", body },
  });
}
