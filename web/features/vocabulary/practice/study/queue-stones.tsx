import { clsx } from "clsx";
import { Check } from "lucide-react";

/** One small stone for each word of the queue: mastered, the next one, still to come. The header says it in words. */
export function QueueStones({ done, total }: { done: number; total: number }) {
  return (
    <div
      aria-hidden="true"
      className="mx-auto flex max-w-[286px] flex-wrap justify-center gap-x-[6px] gap-y-[9px] sm:max-w-full sm:gap-1 short:hidden"
    >
      {Array.from({ length: total }, (_, place) => (
        <span
          // Words are mastered from the left, whichever they are: the places stay.
          key={`place ${place + 1}`}
          className={clsx(
            "grid h-[21px] w-[23px] place-items-center rounded-[50%] border-2 [&_.lucide]:size-[13px] [&_.lucide]:stroke-4",
            place < done && "border-ink bg-ink text-on-ink",
            place === done && "border-accent-edge bg-accent",
            place > done && "border-line-control bg-surface",
          )}
        >
          {place < done ? <Check /> : null}
        </span>
      ))}
    </div>
  );
}
