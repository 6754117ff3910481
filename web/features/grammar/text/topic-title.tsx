import { clsx } from "clsx";
import type { ReactNode } from "react";
import { titleParts } from "#schema/rules/text-pieces.ts";
import { MixedText } from "./mixed-text.tsx";

export interface TopicTitleProps {
  /** English, perhaps with the German term at its end: "The accusative: direct objects (Akkusativ)". */
  title: string;
  /** `quiet` puts the German term second; `none` leaves it out, where room is short. */
  term?: "quiet" | "none";
  className?: string;
}

/** The title of a topic with its German words in their own voice. */
export function TopicTitle({ title, term = "quiet", className }: TopicTitleProps) {
  const parts = titleParts(title);
  return (
    <span className={clsx("hyphenate", className)}>
      <MixedText text={parts.text} />
      {parts.term === null || term === "none" ? null : (
        <TitleTerm>
          <MixedText text={parts.term} />
        </TitleTerm>
      )}
    </span>
  );
}

/** The German term at the end of a title. */
export function TitleTerm({ children }: { children: ReactNode }) {
  return (
    <span className="text-[0.85em] font-body text-ink-soft">
      {" ("}
      {children})
    </span>
  );
}
