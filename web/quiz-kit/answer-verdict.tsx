import type { ReactNode } from "react";
import type { GivenAnswer } from "./question-run.ts";
import { TypedDiff } from "./typed-diff.tsx";
import type { VerdictContent } from "./verdict.tsx";

export interface AnswerVerdictOptions {
  /** The language of the answers. */
  lang: "de" | "en";
  /** Whether the answer was typed in German: the verdict on a wrong one then marks the letters that differ. */
  typed?: boolean;
  /** Further lines, right or wrong, e.g. a `VerdictExample`. */
  lines?: ReactNode;
  /** The text of those lines; see `VerdictContent`. */
  toRead?: string;
}

/** The verdict of most quizzes: "Correct!", or "Not yet" with the correct answer. */
export function answerVerdict(
  { answer, correct }: GivenAnswer,
  expected: string,
  { lang, typed = false, lines, toRead = "" }: AnswerVerdictOptions,
): VerdictContent {
  if (correct) return { title: "Correct!", lines };
  return {
    kicker: "Not yet",
    toRead: `${expected} ${toRead}`,
    title: <>Correct answer: {lang === "de" ? <span lang="de">{expected}</span> : expected}</>,
    lines: typed ? (
      <>
        <TypedDiff answer={answer} expected={expected} />
        {lines}
      </>
    ) : (
      lines
    ),
  };
}
