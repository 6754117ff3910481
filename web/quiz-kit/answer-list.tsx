import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";

export interface AnswerListItem {
  id: number | string;
  correct: boolean;
  /** The question: its sentence or its word. */
  title: ReactNode;
  /** The learner's answer; null when there is none. */
  yours: ReactNode | null;
  expected: ReactNode;
  /** An explanation. */
  note?: ReactNode;
  /** At the end of the line, e.g. the gender. */
  aside?: ReactNode;
}

export interface AnswerListProps {
  label: string;
  items: readonly AnswerListItem[];
  /**
   * `brief` for lists of words: one line for the answer, in two columns where there is room. `full` for sentences: both answers
   * named, one below the other.
   */
  layout: "brief" | "full";
  /** The language of the answers. */
  answerLang?: "de" | "en";
}

/** Every question of a finished quiz with its answers. The verdict is an icon and a word, never color alone. */
export function AnswerList({ label, items, layout, answerLang = "en" }: AnswerListProps) {
  const half = Math.ceil(items.length / 2);
  const brief = layout === "brief";
  const Answer = brief ? BriefAnswer : FullAnswer;
  const lang = answerLang === "de" ? answerLang : undefined;
  return (
    <ol aria-label={label} className={brief ? "min-[900px]:columns-2 min-[900px]:gap-7" : "grid"}>
      {items.map((item, index) => (
        <li
          key={item.id}
          className={clsx(
            "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line",
            brief ? "break-inside-avoid items-center py-[10px] leading-[1.3]" : "gap-y-1 border-t-2 py-4 last:pb-0",
            brief && index > 0 && "border-t-2",
            brief && index === half && "min-[900px]:break-before-column min-[900px]:border-t-0",
          )}
        >
          <Mark correct={item.correct} />
          <div className="hyphenate">
            <div className={brief ? undefined : "text-lg leading-snug"}>{item.title}</div>
            <Answer item={item} lang={lang} />
            {item.note === undefined ? null : <p className="mt-1 text-sm text-ink-soft">{item.note}</p>}
          </div>
          {item.aside}
        </li>
      ))}
    </ol>
  );
}

function Mark({ correct }: { correct: boolean }) {
  return (
    <span
      className={clsx(
        "grid size-[28px] place-items-center rounded-round [&_.lucide]:size-4 [&_.lucide]:stroke-[3.5]",
        correct ? "bg-correct-soft text-correct" : "bg-wrong-soft text-wrong",
      )}
    >
      {correct ? <Check /> : <X />}
      <span className="sr-only">{correct ? "Right" : "Missed"}</span>
    </span>
  );
}

interface AnswerProps {
  item: AnswerListItem;
  /** Set where it differs from the page's. */
  lang: "de" | undefined;
}

/** The right answer; before it, struck out, a wrong one. */
function BriefAnswer({ item: { correct, yours, expected }, lang }: AnswerProps) {
  if (correct)
    return (
      <p lang={lang} className="text-sm text-ink-soft">
        {expected}
      </p>
    );
  return (
    <p className="text-sm text-ink-soft">
      {yours === null ? null : (
        <>
          <span className="sr-only">Your answer: </span>
          <del lang={lang}>{yours}</del>{" "}
        </>
      )}
      Correct answer: <b lang={lang}>{expected}</b>
    </p>
  );
}

function FullAnswer({ item: { correct, yours, expected }, lang }: AnswerProps) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-4">
      <span className={correct ? undefined : "text-wrong"}>
        <span className="text-sm">Your answer:</span>{" "}
        {yours === null ? <b>Not answered</b> : <b lang={lang}>{yours}</b>}
      </span>
      {correct ? null : (
        <span className="text-correct">
          <span className="text-sm">Correct answer:</span> <b lang={lang}>{expected}</b>
        </span>
      )}
    </p>
  );
}
