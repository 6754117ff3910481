import { clsx } from "clsx";
import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import type { LeagueMembership } from "#schema/api/gamification.ts";
import { outcomeText, shortDay, standingText } from "./league-words.ts";

const OUTCOME_STYLES = {
  promoted: { icon: <ArrowUp />, tone: "text-accent-text" },
  stayed: { icon: <Minus />, tone: "text-ink-soft" },
  demoted: { icon: <ArrowDown />, tone: "text-wrong" },
} as const;

/** How the learner's last week in a league ended: arrow, outcome and numbers. */
export function LastResult({ result }: { result: NonNullable<LeagueMembership["lastResult"]> }) {
  const { icon, tone } = OUTCOME_STYLES[result.outcome];
  return (
    <section
      aria-label="Your last week"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border-2 border-line bg-surface px-4 py-3 sm:px-5"
    >
      <b className={clsx("inline-flex items-center gap-2 [&_.lucide]:stroke-3", tone)}>
        {icon}
        {outcomeText(result)}
      </b>
      <span className="text-sm text-ink-soft">
        {standingText(result)} in the {result.leagueName}, week ending {shortDay(result.weekEndDate)}
      </span>
    </section>
  );
}
