import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, RotateCcw } from "lucide-react";
import type { VerbPrefixTest } from "#schema/api/vocabulary.ts";
import { AnswerList, type AnswerListItem } from "../../../../quiz-kit/answer-list.tsx";
import { GapSentence } from "../../../../quiz-kit/gap-sentence.tsx";
import { quizOutcome } from "../../../../quiz-kit/outcome.ts";
import { scoredPass } from "../../../../quiz-kit/question-run.ts";
import { ResultsScreen } from "../../../../quiz-kit/results-screen.tsx";
import { useSubmission } from "../../../../quiz-kit/use-submit-once.ts";
import { XpBreakdown } from "../../../../quiz-kit/xp-breakdown.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { verbTestQuery } from "../../queries.ts";
import { BackToVocabulary } from "../back-to-vocabulary.tsx";
import {
  PREFIX_RULES,
  type PrefixAnswer,
  type PrefixQuestion,
  type PrefixRun,
  sentenceOf,
  submitPrefixTest,
} from "./prefix-rules.ts";
import { QuotedGerman } from "./quoted-german.tsx";
import type { RunningTestProps } from "./running-test.tsx";

export interface PrefixResultsProps extends Omit<RunningTestProps, "attemptId"> {
  run: PrefixRun;
}

/** What came out of a test, how many are passed, and the way to the next one. */
export function PrefixResults({ run, test, onTest, onClose }: PrefixResultsProps) {
  const client = useQueryClient();
  const { attemptId } = run;
  const { questions, answers } = scoredPass(PREFIX_RULES.mode, run);
  const save = useSubmission({
    attemptId,
    submit: () => submitPrefixTest(client, test.test, attemptId, answers),
    onError: (error) => console.error("The result of the test could not be saved", error),
  });
  // The server says with the next test how many are passed. It is asked once it knows of this one.
  const isSaved = save.submission.status === "saved";
  const { data: upToDate, isFetching } = useQuery({ ...verbTestQuery(), enabled: isSaved });
  const next = isSaved && !isFetching && upToDate ? upToDate : null;
  const outcome = quizOutcome(answers, save.submission);
  const items = questions.map((question, index) => itemOf(question, answers[index]));
  return (
    <ResultsScreen
      outcome={outcome}
      passedText="You've passed this test!"
      stones={items}
      save={save}
      actions={<Ways test={test} next={next} passed={outcome.passed} onTest={onTest} onClose={onClose} />}
    >
      <XpBreakdown title="XP for this test" submission={save.submission} />
      <PassedTests {...(next ?? test)} isCurrent={next !== null} />
      <Card asChild className="min-[900px]:col-span-full">
        <section className="grid gap-1">
          <h2>Answers</h2>
          <AnswerList label="Answers" layout="full" items={items} answerLang="de" />
        </section>
      </Card>
    </ResultsScreen>
  );
}

interface WaysProps extends Omit<PrefixResultsProps, "run"> {
  /** Null until the server has named it. */
  next: VerbPrefixTest | null;
  passed: boolean;
}

/** The amber button is the best next step: the next verb after a pass, this one again otherwise. */
function Ways({ test, next, passed, onTest, onClose }: WaysProps) {
  const isAnother = next !== null && next.test.id !== test.test.id;
  return (
    <div className="grid w-full max-w-[660px] gap-3 sm:grid-cols-2">
      {passed && isAnother ? (
        <Button variant="primary" onClick={() => onTest(next)}>
          Next test <ArrowRight />
        </Button>
      ) : (
        <Button variant="primary" onClick={() => onTest(test)}>
          <RotateCcw /> Try Again
        </Button>
      )}
      <BackToVocabulary variant="secondary" onClose={onClose} />
    </div>
  );
}

interface PassedTestsProps extends Pick<VerbPrefixTest, "completedTests" | "totalTests"> {
  /** False while the number is the one from before this test. */
  isCurrent: boolean;
}

function PassedTests({ completedTests, totalTests, isCurrent }: PassedTestsProps) {
  return (
    <Card asChild>
      <section className="grid content-start gap-3">
        <h2>Verbs with prefixes</h2>
        <ProgressBar label="Tests passed" value={completedTests} max={totalTests} />
        <p className="text-sm text-ink-soft">
          {completedTests} of {totalTests} tests passed{isCurrent ? "" : " before this one"}
        </p>
      </section>
    </Card>
  );
}

function itemOf(question: PrefixQuestion, given: PrefixAnswer | undefined): AnswerListItem {
  const correct = given?.correct ?? false;
  return {
    id: question.id,
    correct,
    title: <GapSentence sentence={sentenceOf(question).german} filled={[question.prefix]} />,
    yours: given?.answer ?? null,
    expected: question.prefix,
    note: correct ? undefined : <QuotedGerman text={question.explanation} />,
  };
}
