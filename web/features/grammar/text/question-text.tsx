import { clsx } from "clsx";
import { GapSentence } from "../../../quiz-kit/gap-sentence.tsx";
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
  return (
    <span className={clsx("hyphenate block", className)}>
      <GapSentence sentence={question.replace(HINT, "")} filled={filled === null ? null : [filled]} />
      {hint === undefined ? null : (
        <span className="text-md font-body whitespace-nowrap text-ink-soft max-sm:whitespace-normal">
          {" ("}
          <MixedText text={hint} commas />)
        </span>
      )}
    </span>
  );
}

/** The question without its gap's line, for places that show it in one line: "Wo ist … Schlüssel?". */
export function plainQuestion(question: string): string {
  return question.replace(HINT, "").replace(GAP, "…");
}
