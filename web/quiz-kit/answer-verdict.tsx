import type { ReactNode } from "react";
import type { AnswerCheck } from "#schema/rules/german-answer.ts";
import { plainGerman } from "#schema/rules/german-spelling.ts";
import { Diff } from "../ui/diff.tsx";
import { AcceptedNote, hasNoteToShow } from "./accepted-note.tsx";
import { answerDiff } from "./answer-diff.ts";
import { nearMissText } from "./near-miss-text.ts";
import type { GivenAnswer } from "./question-run.ts";
import { ReportAnswer, type ReportedQuestion } from "./report-answer.tsx";
import { TypedDiff } from "./typed-diff.tsx";
import type { VerdictContent } from "./verdict.tsx";

export interface AnswerVerdictOptions {
  /** The language of the answers. */
  lang: "de" | "en";
  /** What the checker of its language says about a typed answer: the verdict names a near miss and marks the letters that differ. */
  check?: AnswerCheck;
  /** Further lines, right or wrong, e.g. a `VerdictExample`. */
  lines?: ReactNode;
  /** The text of those lines; see `VerdictContent`. */
  toRead?: string;
  /** The question, where a learner may say that a wrong typed answer is right too. Left out for visitors, who cannot. */
  report?: ReportedQuestion | undefined;
}

/**
 * The verdict of most quizzes: "Correct!", with a note on what was let pass, e.g. umlauts that were typed as ae, oe or ue; the name of
 * a near miss over the marked answer; or "Not yet" with the correct answer.
 */
export function answerVerdict(
  { answer, correct }: GivenAnswer,
  expected: string,
  { lang, check, lines, toRead = "", report }: AnswerVerdictOptions,
): VerdictContent {
  if (correct) {
    if (check?.verdict !== "accepted" || !hasNoteToShow(check)) return { title: "Correct!", lines };
    return { kicker: "Correct!", title: <AcceptedNote answer={answer} check={check} lang={lang} />, lines };
  }
  const nearest = check?.answer ?? expected;
  const parts = check?.verdict === "near-miss" ? answerDiff(plainGerman(answer), nearest) : null;
  const isMarked = check?.verdict === "near-miss" && parts !== null;
  return {
    kicker: check?.verdict === "near-miss" ? nearMissText(check.nearMiss) : "Not yet",
    toRead: `${expected} ${toRead}`,
    title: isMarked ? (
      <Diff
        parts={parts}
        lang={lang}
        className="inline-block pt-[3px] leading-[1.3] tracking-normal text-ink [&_del]:bg-surface"
      />
    ) : (
      <>Correct answer: {lang === "de" ? <span lang="de">{expected}</span> : expected}</>
    ),
    lines:
      check || report ? (
        <>
          {check && !isMarked ? <TypedDiff answer={answer} expected={nearest} lang={lang} /> : null}
          {lines}
          {report ? <ReportAnswer question={report} answer={answer} className="justify-self-end" /> : null}
        </>
      ) : (
        lines
      ),
  };
}
