import { Fragment } from "react";
import type { XpPart } from "#schema/api/common.ts";
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
        {save.status === "saved" ? <XpParts parts={save.result.xpParts} total={save.result.xpAwarded} /> : null}
        {save.status === "saving" ? <XpSkeleton /> : null}
        {save.status === "failed" ? (
          <p className="text-sm text-ink-soft">Your XP are counted as soon as the result is saved.</p>
        ) : null}
      </section>
    </Card>
  );
}

function XpParts({ parts, total }: { parts: readonly XpPart[]; total: number }) {
  if (parts.length === 0) return <p className="text-sm text-ink-soft">No XP this time. A passed quiz earns some.</p>;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-[6px] text-sm">
      {parts.map(({ reason, amount }) => (
        <Fragment key={reason}>
          <dt>{reason}</dt>
          <dd className="text-right font-strong">{amount < 0 ? `−${-amount}` : amount}</dd>
        </Fragment>
      ))}
      <dt className="mt-1 border-t-2 border-line pt-2 text-md font-heavy">Together</dt>
      <dd className="mt-1 border-t-2 border-line pt-2 text-right text-md font-heavy">{total} XP</dd>
    </dl>
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
