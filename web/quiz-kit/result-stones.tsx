import { clsx } from "clsx";
import { Check, X } from "lucide-react";

export interface ResultStone {
  id: number | string;
  correct: boolean;
}

/** One small stone per question, walked or missed. Six to a row on a phone: an even number keeps the zigzag going. */
export function ResultStones({ stones }: { stones: readonly ResultStone[] }) {
  const right = stones.filter(({ correct }) => correct).length;
  return (
    <div>
      <p className="sr-only">
        {right} right, {stones.length - right} missed
      </p>
      <div
        aria-hidden="true"
        className="flex max-w-[244px] flex-wrap justify-center gap-x-2 gap-y-[14px] pb-[13px] sm:max-w-results"
      >
        {stones.map(({ id, correct }) => (
          <span
            key={id}
            className={clsx(
              "grid h-[31px] w-[34px] place-items-center rounded-[50%] even:translate-y-[9px] [&_.lucide]:size-4 [&_.lucide]:stroke-[3.5]",
              correct
                ? "bg-ink text-on-ink shadow-[0_4px_0_var(--ink-faint)]"
                : "bg-wrong-soft text-wrong shadow-[inset_0_0_0_2px_var(--wrong),0_4px_0_var(--wrong)]",
            )}
          >
            {correct ? <Check /> : <X />}
          </span>
        ))}
      </div>
    </div>
  );
}
