import { clsx } from "clsx";
import { MixedText } from "./mixed-text.tsx";

export interface QuestionTextProps {
  /** German with one gap, "___", and perhaps a hint at its end: "Wo ist ___ Schlüssel? (the)". */
  question: string;
  /** What stands in the gap once it has been checked. */
  filled?: string | null;
  className?: string;
}

const HINT = /\s*\(([^()]*)\)\s*$/;
const GAP = /_{2,}/;

/** The sentence of an exercise: German, its gap as a line, its hint in small letters. */
export function QuestionText({ question, filled = null, className }: QuestionTextProps) {
  const hint = HINT.exec(question)?.[1];
  const [before = "", ...after] = question.replace(HINT, "").split(GAP);
  return (
    <span className={clsx("hyphenate block", className)}>
      <span lang="de">
        {before}
        {after.map((text, gap) => (
          // A question has one gap; were there more, their places would not change.
          <span key={`${gap} ${text}`}>
            <Gap filled={filled} />
            {text}
          </span>
        ))}
      </span>
      {hint === undefined ? null : (
        <span className="text-md font-body whitespace-nowrap text-ink-soft max-sm:whitespace-normal">
          {" ("}
          <MixedText text={hint} commas />)
        </span>
      )}
    </span>
  );
}

function Gap({ filled }: { filled: string | null }) {
  if (filled !== null) return <b className="border-b-[3px] border-correct px-[2px] text-correct">{filled}</b>;
  return (
    <span className="inline-block min-w-[3.2em] border-b-[3px] border-line-control">
      <span lang="en" className="sr-only">
        blank
      </span>
    </span>
  );
}

/** The question without its gap's line, for places that show it in one line: "Wo ist … Schlüssel?". */
export function plainQuestion(question: string): string {
  return question.replace(HINT, "").replace(GAP, "…");
}
