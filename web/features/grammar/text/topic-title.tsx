import { clsx } from "clsx";
import { MixedText } from "./mixed-text.tsx";

const TERM = /\s*\(([^()]+)\)$/;

export interface TopicTitleProps {
  /** English, perhaps with the German term at its end: "The accusative: direct objects (Akkusativ)". */
  title: string;
  /** `quiet` puts the German term second; `none` leaves it out, where room is short. */
  term?: "quiet" | "none";
  className?: string;
}

/** The title of a topic with its German words in their own voice. */
export function TopicTitle({ title, term = "quiet", className }: TopicTitleProps) {
  const german = TERM.exec(title)?.[1];
  return (
    <span className={clsx("hyphenate", className)}>
      <MixedText text={title.replace(TERM, "")} />
      {german === undefined || term === "none" ? null : (
        <span className="text-[0.85em] font-body text-ink-soft">
          {" ("}
          <MixedText text={german} />)
        </span>
      )}
    </span>
  );
}
