import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";

export interface ScoreListItem {
  id: number | string;
  correct: boolean;
  /** The question: its sentence or its word. */
  title: ReactNode;
  /** The learner's answer; null reads 'Not answered'. */
  yours: ReactNode | null;
  /** Shown for wrong answers. */
  expected: ReactNode;
  /** An explanation. */
  note?: ReactNode;
}

/** Every question of a finished quiz: icon and word for the verdict, the answers, the explanation. */
export function ScoreList({ label, items }: { label: string; items: readonly ScoreListItem[] }) {
  return (
    <ol aria-label={label} className="grid">
      {items.map((item) => (
        <ScoreRow key={item.id} item={item} />
      ))}
    </ol>
  );
}

function ScoreRow({ item: { correct, title, yours, expected, note } }: { item: ScoreListItem }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-t-2 border-line py-4 last:pb-0">
      <span
        className={clsx(
          "row-span-3 grid size-5 place-items-center rounded-round",
          correct ? "bg-correct text-on-correct" : "bg-wrong text-on-wrong",
        )}
      >
        {correct ? <Check className="size-[16px] stroke-3" /> : <X className="size-[16px] stroke-3" />}
        <span className="sr-only">{correct ? "Right" : "Missed"}</span>
      </span>
      <div className="hyphenate text-lg leading-snug">{title}</div>
      <p className="flex flex-wrap gap-x-4">
        <span className={correct ? undefined : "text-wrong"}>
          <span className="text-sm">Your answer:</span> <b>{yours ?? "Not answered"}</b>
        </span>
        {correct ? null : (
          <span className="text-correct">
            <span className="text-sm">Correct answer:</span> <b>{expected}</b>
          </span>
        )}
      </p>
      {note === undefined ? null : <p className="text-sm text-ink-soft">{note}</p>}
    </li>
  );
}
