import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VerbPrefixTest } from "#schema/api/vocabulary.ts";
import { usePageTitle } from "../../../../lib/page-title.ts";
import { newAttemptId } from "../../../../quiz-kit/attempt-id.ts";
import { QuizLoading } from "../../../../quiz-kit/quiz-loading.tsx";
import { LoadFailed, StatePage } from "../../../../ui/state-page.tsx";
import { verbTestQuery } from "../../queries.ts";
import { BackToVocabulary } from "../back-to-vocabulary.tsx";
import { NothingToPractice } from "../nothing-to-practice.tsx";
import type { PracticeProps } from "../practice.tsx";
import { RunningTest } from "./running-test.tsx";

export type PrefixTestsProps = Pick<PracticeProps, "isLearner" | "onClose">;

/** Tests of verbs with prefixes, one base verb after the other. For learners. */
export function PrefixTests({ isLearner, onClose }: PrefixTestsProps) {
  usePageTitle("Verb-Prefix Test");
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({ ...verbTestQuery(), enabled: isLearner });
  if (!isLearner)
    return (
      <NothingToPractice
        title="Sign up to unlock"
        text="Create a free account to access verb prefix tests"
        onClose={onClose}
      />
    );
  if (data) return <TestByTest first={data} onClose={onClose} />;
  if (data === null) return <NothingToPractice title="No verb tests available" onClose={onClose} />;
  if (errorUpdateCount > 0)
    return (
      <StatePage back={<BackToVocabulary onClose={onClose} />}>
        <LoadFailed title="This test could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      </StatePage>
    );
  return <QuizLoading />;
}

interface TestByTestProps extends Pick<PrefixTestsProps, "onClose"> {
  first: VerbPrefixTest;
}

/** The test stays while the next one is fetched behind its results. */
function TestByTest({ first, onClose }: TestByTestProps) {
  const [{ test, attemptId }, setCurrent] = useState(() => ({ test: first, attemptId: newAttemptId() }));
  return (
    <RunningTest
      key={attemptId}
      test={test}
      attemptId={attemptId}
      onTest={(next) => setCurrent({ test: next, attemptId: newAttemptId() })}
      onClose={onClose}
    />
  );
}
