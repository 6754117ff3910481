import { useEffect, useState } from "react";
import { completedQuizResult } from "../../lib/quiz-results-storage.ts";
import { QuizResultsDialog } from "./quiz-results-dialog.tsx";

/** A result that was saved on the way in: shown once, then forgotten (spec 2, Landing page). */
export function CompletedQuiz() {
  const [result, setResult] = useState(completedQuizResult.read);
  useEffect(() => completedQuizResult.remove(), []);
  if (!result) return null;
  return <QuizResultsDialog result={result} onClose={() => setResult(null)} />;
}
