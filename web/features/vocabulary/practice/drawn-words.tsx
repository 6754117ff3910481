import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { newAttemptId } from "../../../quiz-kit/attempt-id.ts";
import type { DrawnQuiz } from "../../../quiz-kit/question-run.ts";
import { QuizLoading } from "../../../quiz-kit/quiz-loading.tsx";
import { LoadFailed, StatePage } from "../../../ui/state-page.tsx";
import { BackToVocabulary } from "./back-to-vocabulary.tsx";
import { NothingToPractice } from "./nothing-to-practice.tsx";
import { drawnWordsQuery, type QuizSetting } from "./queries.ts";

export interface DrawnWordsProps {
  setting: QuizSetting;
  /** How many words; fewer come where the learner has fewer. */
  count: number;
  /** What is said when there is none. */
  nothing: string;
  onClose: () => void;
  /** The quiz, and how to draw another one. */
  children: (drawn: DrawnQuiz<VocabularyQuizQuestion>, again: () => void) => ReactNode;
}

/** Asks the server for the words of a quiz. Meanwhile, or without any, says so. */
export function DrawnWords({ setting, count, nothing, onClose, children }: DrawnWordsProps) {
  const [draw, setDraw] = useState(newAttemptId);
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(drawnWordsQuery(setting, count, draw));
  if (data && data.questions.length > 0)
    return children({ attemptId: draw, questions: data.questions }, () => setDraw(newAttemptId()));
  if (data) return <NothingToPractice title={nothing} text={hintFor(setting)} onClose={onClose} />;
  if (error instanceof ApiError && error.status === 403)
    return (
      <NothingToPractice
        title="Sign up to unlock"
        text={error.serverMessage ?? "Create a free account to access all CEFR levels"}
        onClose={onClose}
      />
    );
  if (errorUpdateCount > 0)
    return (
      <StatePage back={<BackToVocabulary onClose={onClose} />}>
        <LoadFailed title="This quiz could not be generated" onRetry={() => void refetch()} retrying={isFetching} />
      </StatePage>
    );
  return <QuizLoading />;
}

/** Why there may be no words. */
function hintFor({ type, filters }: QuizSetting): string {
  if (Object.values(filters).some((filter) => filter !== undefined))
    return "None of your words fits the filters. Choose others, or add words to your collection.";
  return type === "gender"
    ? "Your collection has no nouns with a gender to ask for yet."
    : "Words come from your lessons and chats, or 20 at a time.";
}
