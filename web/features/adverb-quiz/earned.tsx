import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { XpParts } from "../../quiz-kit/xp-parts.tsx";

/** What a saved result earned, line by line. */
export function Earned({ award }: { award: Pick<QuizSubmitResult, "xpAwarded" | "xpParts"> }) {
  return (
    <section aria-label="XP for this quiz" className="rounded-control border-2 border-line p-4">
      <XpParts parts={award.xpParts} total={award.xpAwarded} />
    </section>
  );
}
