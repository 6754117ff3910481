import { clsx } from "clsx";
import { Check, X } from "lucide-react";

/** One small stone per word, walked or missed. Six to a row on a phone: an even number keeps the zigzag going. */
export function ResultStones({ verdicts }: { verdicts: readonly boolean[] }) {
  const right = verdicts.filter(Boolean).length;
  return (
    <div
      role="img"
      aria-label={`${right} right, ${verdicts.length - right} missed`}
      className="flex max-w-[244px] flex-wrap justify-center gap-x-2 gap-y-[14px] pb-[13px] sm:max-w-results"
    >
      {verdicts.map((correct, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the stones never move
          key={index}
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
  );
}
