import type { AdverbResult } from "#schema/api/quizzes.ts";
import { Earned, type EarnedProps } from "./earned.tsx";
import { QuizResultsDialog } from "./quiz-results-dialog.tsx";

export interface SavedResultsProps extends EarnedProps {
  result: AdverbResult;
  onClose: () => void;
}

/** The results of a quiz whose award is known already. */
export function SavedResults({ result, award, onClose }: SavedResultsProps) {
  return <QuizResultsDialog result={result} onClose={onClose} earned={<Earned award={award} />} />;
}
