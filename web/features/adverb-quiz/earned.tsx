import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { XpParts } from "../../quiz-kit/xp-parts.tsx";

export interface EarnedProps {
  award: Pick<QuizSubmitResult, "xpAwarded" | "xpParts">;
}

/** What a saved result earned, line by line. */
export function Earned({ award }: EarnedProps) {
  return (
    <section aria-label="XP for this quiz" className="rounded-control border-2 border-line p-4">
      <XpParts parts={award.xpParts} total={award.xpAwarded} />
    </section>
  );
}
