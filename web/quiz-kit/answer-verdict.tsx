import type { ReactNode } from "react";
import { isSpelledOut } from "#schema/rules/answers.ts";
import type { GivenAnswer } from "./question-run.ts";
import { ReportAnswer, type ReportedQuestion } from "./report-answer.tsx";
import { SpelledOutNote, TypedDiff } from "./typed-diff.tsx";
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
  /** The question, where a learner may say that a wrong typed answer is right too. Left out for visitors, who cannot. */
  report?: ReportedQuestion | undefined;
}

/** The verdict of most quizzes: "Correct!", with a note on umlauts that were typed as ae, oe or ue; or "Not yet" with the correct answer. */
export function answerVerdict(
  { answer, correct }: GivenAnswer,
  expected: string,
  { lang, typed = false, lines, toRead = "", report }: AnswerVerdictOptions,
): VerdictContent {
  if (correct && typed && isSpelledOut(answer, { word: expected }))
    return { kicker: "Correct!", title: <SpelledOutNote answer={answer} expected={expected} />, lines };
  if (correct) return { title: "Correct!", lines };
  return {
    kicker: "Not yet",
    toRead: `${expected} ${toRead}`,
    title: <>Correct answer: {lang === "de" ? <span lang="de">{expected}</span> : expected}</>,
    lines:
      typed || report ? (
        <>
          {typed ? <TypedDiff answer={answer} expected={expected} /> : null}
          {lines}
          {report ? <ReportAnswer question={report} answer={answer} className="justify-self-end" /> : null}
        </>
      ) : (
        lines
      ),
  };
}
