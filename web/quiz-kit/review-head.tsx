import { clsx } from "clsx";
import { Check, RotateCcw } from "lucide-react";
import { Tag } from "../ui/badges.tsx";
import type { ReviewProgress } from "./question-run.ts";

/** More stones would fill a phone. */
const MOST_STONES = 8;

/** "1 of 3 missed forms is right now". */
export function reviewText({ right, missed }: ReviewProgress, questionsName: string): string {
  return `${right} of ${missed} missed ${questionsName} ${right === 1 ? "is" : "are"} right now`;
}

/** Above the questions that come again because they were missed. Phrasing content, so that a live region can hold it. */
export function ReviewHead({ right, missed }: ReviewProgress) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-3">
      <Tag tone="ink">
        <RotateCcw /> Review Mode
      </Tag>
      {missed > MOST_STONES ? null : (
        <span aria-hidden="true" className="flex gap-[6px] pb-[3px]">
          {Array.from({ length: missed }, (_, place) => (
            <span
              key={place}
              className={clsx(
                "grid h-[24px] w-[26px] place-items-center rounded-[50%] [&_.lucide]:size-[14px] [&_.lucide]:stroke-[3.5]",
                place < right
                  ? "bg-ink text-on-ink shadow-[0_3px_0_var(--ink-faint)]"
                  : "bg-surface shadow-[inset_0_0_0_2px_var(--line-control),0_3px_0_var(--edge-control)]",
              )}
            >
              {place < right ? <Check /> : null}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
