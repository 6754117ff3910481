import type { XpPart } from "#schema/api/common.ts";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Submission } from "./submission.ts";
import { XpParts } from "./xp-parts.tsx";

export interface XpBreakdownProps {
  /** E.g. "XP for this lesson". */
  title: string;
  submission: Submission<{ xpAwarded: number; xpParts: readonly XpPart[] }>;
  className?: string;
}

/** What the server awarded, line by line, as soon as it has the result. Nothing when it awarded nothing: the results say so above. */
export function XpBreakdown({ title, submission, className }: XpBreakdownProps) {
  if (submission.status === "saved" && submission.result.xpParts.length === 0) return null;
  return (
    <Card asChild className={className}>
      <section className="grid content-start gap-3">
        <h2>{title}</h2>
        {submission.status === "saved" ? (
          <XpParts parts={submission.result.xpParts} total={submission.result.xpAwarded} />
        ) : null}
        {submission.status === "saving" ? <XpSkeleton /> : null}
        {submission.status === "failed" ? (
          <p className="text-sm text-ink-soft">
            {submission.refusal === undefined
              ? "Your XP will be counted once the result is saved."
              : "A result that cannot be saved earns no XP."}
          </p>
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
