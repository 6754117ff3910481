import { clsx } from "clsx";
import { Check } from "lucide-react";

/** One small stone for each word of the queue: mastered, the next one, still to come. The header says it in words. */
export function QueueStones({ done, total }: { done: number; total: number }) {
  return (
    <div
      aria-hidden="true"
      className="mx-auto grid w-full max-w-[290px] grid-cols-[repeat(10,minmax(0,23px))] justify-center gap-x-[6px] gap-y-[9px] sm:max-w-full sm:grid-cols-[repeat(20,minmax(0,22px))] sm:gap-1 short:hidden"
    >
      {Array.from({ length: total }, (_, place) => (
        <span
          // Words are mastered from the left, whichever they are: the places stay.
          key={`place ${place + 1}`}
          className={clsx(
            "grid aspect-[23/21] place-items-center rounded-[50%] border-2 [&_.lucide]:size-[13px] [&_.lucide]:stroke-4",
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
