import { clsx } from "clsx";

export interface GapSentenceProps {
  /** German with gaps, "___", which may be a part of a word: "Der Läufer ist ___gebrochen." */
  sentence: string;
  /** What stands in each gap once it has been checked; the last one also in any further gap. */
  filled?: readonly string[] | null;
}

const GAP = /_{2,}/;

/** A German sentence with its gaps as lines, or filled in. The text around it is English. */
export function GapSentence({ sentence, filled = null }: GapSentenceProps) {
  const [before = "", ...after] = sentence.split(GAP);
  return (
    <span lang="de">
      {before}
      {after.map((text, gap) => (
        // Two gaps may be followed by the same text, and their places do not change.
        <span key={`${gap} ${text}`}>
          <Gap
            filled={filled && (filled[gap] ?? filled.at(-1) ?? "")}
            // The prefix and the rest of its verb are one word, also in the line.
            isJoined={/^\p{L}/u.test(text)}
          />
          {text}
        </span>
      ))}
    </span>
  );
}

function Gap({ filled, isJoined }: { filled: string | null; isJoined: boolean }) {
  if (filled !== null)
    return (
      <b className={clsx("border-b-[3px] border-correct text-correct", isJoined ? "pl-[2px]" : "px-[2px]")}>{filled}</b>
    );
  return (
    <span className="inline-block min-w-[3.2em] border-b-[3px] border-line-control">
      <span lang="en" className="sr-only">
        blank
      </span>
    </span>
  );
}
