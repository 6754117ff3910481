import type { VerbPrefixTest } from "#schema/api/vocabulary.ts";
import { answerVerdict } from "../../../../quiz-kit/answer-verdict.tsx";
import { GapSentence } from "../../../../quiz-kit/gap-sentence.tsx";
import { OptionInput } from "../../../../quiz-kit/option-input.tsx";
import { givenInView, isFinished, questionInView } from "../../../../quiz-kit/question-run.ts";
import { QuizScreen } from "../../../../quiz-kit/quiz-screen.tsx";
import { useLeaveGuard } from "../../../../quiz-kit/use-leave-guard.ts";
import { useQuestionRun } from "../../../../quiz-kit/use-question-run.ts";
import { PrefixResults } from "./prefix-results.tsx";
import { PREFIX_RULES, sentenceOf } from "./prefix-rules.ts";
import { QuotedGerman } from "./quoted-german.tsx";

export interface RunningTestProps {
  test: VerbPrefixTest;
  attemptId: string;
  /** Goes on with another test, or with this one again. */
  onTest: (test: VerbPrefixTest) => void;
  onClose: () => void;
}

/** The questions of one test, then its results. */
export function RunningTest({ test: drawn, attemptId, onTest, onClose }: RunningTestProps) {
  const { test, questions } = drawn;
  const [run, send] = useQuestionRun(PREFIX_RULES, { attemptId, questions });
  const leave = useLeaveGuard({ active: !isFinished(run), exit: onClose });
  if (isFinished(run)) return <PrefixResults run={run} test={drawn} onTest={onTest} onClose={onClose} />;
  const question = questionInView(run);
  const { options, prefix, explanation, cefrLevel } = question;
  const { german, english } = sentenceOf(question);
  const given = givenInView(run);
  return (
    <QuizScreen
      run={run}
      mode={PREFIX_RULES.mode}
      send={send}
      leave={leave}
      note={cefrLevel}
      name="Verb-Prefix Test"
      instruction={
        <>
          Which prefix does <span lang="de">{test.verb}</span> take here?
        </>
      }
      prompt={
        <span className="hyphenate block text-[1.375rem] leading-[1.4] font-strong tracking-normal text-wrap sm:text-[1.75rem]">
          <GapSentence sentence={german} filled={run.feedback ? [prefix] : null} />
        </span>
      }
      hint={english ?? undefined}
      optionCount={options.length}
      verdict={
        given &&
        answerVerdict(given, prefix, {
          lang: "de",
          lines: (
            <span className="block">
              <QuotedGerman text={explanation} />
            </span>
          ),
        })
      }
    >
      <OptionInput options={options.map((text) => ({ value: text, text }))} correctAnswer={prefix} lang="de" />
    </QuizScreen>
  );
}
