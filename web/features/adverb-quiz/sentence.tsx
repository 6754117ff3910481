import { clsx } from "clsx";

/** How the bank writes the blank. */
const BLANK = "___";

export interface SentenceProps {
  /** German, with the blank. */
  sentence: string;
  /** What stands in the blank; left out, the blank stays one. */
  filled?: string;
  className?: string;
}

/** A German sentence with its blank, or with the word that belongs there. */
export function Sentence({ sentence, filled, className }: SentenceProps) {
  const [before = "", after = ""] = sentence.split(BLANK);
  return (
    <p lang="de" className={clsx("hyphenate", className)}>
      {before}
      {filled === undefined ? <Blank /> : <mark>{filled}</mark>}
      {after}
    </p>
  );
}

function Blank() {
  return (
    <span className="mx-[0.1em] inline-block min-w-[3.5em] border-b-[3px] border-line-control">
      <span aria-hidden="true">&nbsp;</span>
      <span lang="en" className="sr-only">
        blank
      </span>
    </span>
  );
}
