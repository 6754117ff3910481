import { cva } from "class-variance-authority";
import { Flame, Snowflake } from "lucide-react";

/** done: practiced today; pending: not yet practiced today; frozen: kept by a streak freeze. */
export type StreakState = "done" | "pending" | "frozen";

const badge = cva(
  "inline-flex items-center gap-[6px] rounded-round border-2 py-[5px] pr-[14px] pl-[10px] text-sm leading-[1.4] font-strong whitespace-nowrap",
  {
    variants: {
      state: {
        done: "border-accent-edge bg-accent-soft text-accent-text",
        pending: "border-dashed border-accent-edge bg-surface text-accent-text",
        frozen: "border-line-control bg-sunken text-ink-soft",
      },
    },
  },
);

/** "6 Day Streak!" Show it only when the streak is above 0. */
export function StreakBadge({
  days,
  state = "done",
  className,
}: {
  days: number;
  state?: StreakState;
  className?: string;
}) {
  return (
    <span className={badge({ state, className })}>
      <StreakFlame state={state} />
      <span>
        <b>{days}</b> Day Streak!
      </span>
    </span>
  );
}

/** Flame and number alone, for the header. */
export function StreakCount({ days, state = "done" }: { days: number; state?: StreakState }) {
  return (
    <span className="inline-flex items-center gap-1 text-accent-text" title={`${days} Day Streak!`}>
      <StreakFlame state={state} />
      <b aria-hidden="true">{days}</b>
      <span className="sr-only">{days} Day Streak!</span>
    </span>
  );
}

function StreakFlame({ state }: { state: StreakState }) {
  if (state === "frozen") return <Snowflake />;
  return <Flame className={state === "done" ? "fill-accent stroke-accent-edge" : "stroke-accent-edge"} />;
}
