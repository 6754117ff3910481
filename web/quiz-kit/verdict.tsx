import type { ReactNode } from "react";
import { VerdictSheet } from "../ui/verdict-sheet.tsx";

/** What a quiz says about an answer. */
export interface VerdictContent {
  /** The big line, e.g. "Correct!" or "Correct answer: letter". */
  title: ReactNode;
  /** The small line above it, e.g. "Not yet" or "Right word, wrong case". */
  kicker?: ReactNode;
  /** Further lines: `VerdictExample`, `TypedDiff`, an explanation. Phrasing content only. */
  lines?: ReactNode;
  /** The text that a mistake gives to read. Where the next question comes by itself, a long one makes the verdict stay longer. */
  toRead?: string;
}

export interface VerdictProps {
  correct: boolean;
  /** Null while there is no verdict to show. */
  content: VerdictContent | null;
  /** As wide as the window, or inside a card. */
  placement: "sheet" | "card";
  action?: ReactNode;
}

/** The verdict on an answer. Render it before there is one: a live region announces only what comes into it later. */
export function Verdict({ correct, content, placement, action }: VerdictProps) {
  if (content === null) return <VerdictSheet tone={null} />;
  return (
    <VerdictSheet
      tone={correct ? "right" : "wrong"}
      placement={placement}
      kicker={content.kicker}
      title={content.title}
      action={action}
    >
      {content.lines}
    </VerdictSheet>
  );
}
