import { XpParts } from "../../quiz-kit/xp-parts.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { FinishedQuiz } from "./lesson-machine.ts";

/** What the server awarded, line by line (design 5). */
export function XpBreakdown({ finished, className }: { finished: FinishedQuiz; className?: string }) {
  const { save } = finished;
  return (
    <Card asChild className={className}>
      <section className="grid content-start gap-3">
        <h2>XP for this lesson</h2>
        {save.status === "saved" ? (
          <XpParts
            parts={save.result.xpParts}
            total={save.result.xpAwarded}
            none="No XP this time. A passed quiz earns some."
          />
        ) : null}
        {save.status === "saving" ? <XpSkeleton /> : null}
        {save.status === "failed" ? (
          <p className="text-sm text-ink-soft">Your XP are counted as soon as the result is saved.</p>
        ) : null}
      </section>
    </Card>
  );
}

function XpSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-[10px]">
      <Skeleton className="h-4 rounded-chip" />
      <Skeleton className="h-4 rounded-chip" />
      <Skeleton className="h-5 rounded-chip" />
    </div>
  );
}
