import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { newAttemptId } from "../../../quiz-kit/attempt-id.ts";
import { QuizDialog } from "../../../quiz-kit/quiz-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { type QuizSubject, questionsQuery } from "./questions.ts";
import { RunningQuiz } from "./running-quiz.tsx";

export interface ConjugationQuizProps {
  subject: QuizSubject;
  isLearner: boolean;
  onClose: () => void;
}

/** The conjugation quiz in its dialog. The questions are drawn by the server, for each attempt anew. */
export function ConjugationQuiz({ subject: chosen, isLearner, onClose }: ConjugationQuizProps) {
  // What it asks stays what it was when it was opened, whatever happens to the page below.
  const [subject] = useState(chosen);
  const [draw, setDraw] = useState(newAttemptId);
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(questionsQuery(subject, draw, isLearner));
  return (
    <QuizDialog title="Conjugation Quiz" onClose={onClose}>
      {data && data.length > 0 ? (
        <RunningQuiz
          key={draw}
          drawn={{ attemptId: draw, questions: data }}
          isLearner={isLearner}
          onAgain={() => setDraw(newAttemptId())}
          onClose={onClose}
        />
      ) : data || errorUpdateCount > 0 ? (
        <div role="alert" className="my-auto pb-5">
          <EmptyState
            title="No questions available. Please try again in a moment."
            action={
              <Button variant="primary" disabled={isFetching} onClick={() => void refetch()}>
                {isFetching ? "Trying..." : "Retry"}
              </Button>
            }
          />
        </div>
      ) : (
        <Loading label="Loading questions..." className="grid gap-4">
          <Skeleton className="h-[10px] rounded-round" />
          <Skeleton className="h-[72px] rounded-control" />
          <Skeleton className="h-control rounded-control" />
        </Loading>
      )}
    </QuizDialog>
  );
}
