import { useEffect, useState } from "react";
import { completedQuizResult } from "../../lib/quiz-results-storage.ts";
import { Earned } from "./earned.tsx";
import { QuizResultsDialog } from "./quiz-results-dialog.tsx";

/** A result that was saved while signing in or up, with what it earned: shown once, then forgotten. */
export function CompletedQuiz() {
  const [completed, setCompleted] = useState(completedQuizResult.read);
  useEffect(() => completedQuizResult.remove(), []);
  if (!completed) return null;
  const { result, award } = completed;
  return <QuizResultsDialog result={result} onClose={() => setCompleted(null)} earned={<Earned award={award} />} />;
}
