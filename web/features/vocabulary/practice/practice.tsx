import type { ComponentType } from "react";
import type { QuizDirection } from "#schema/terms/quiz-type.ts";
import { loadDocument } from "../../../lib/connection.ts";
import { type LazyFailedProps, lazyComponent } from "../../../lib/lazy-component.tsx";
import { QuizLoading } from "../../../quiz-kit/quiz-loading.tsx";
import { LoadFailed, StatePage } from "../../../ui/state-page.tsx";
import type { PracticeKind, WordFilters } from "../address.ts";
import { BackToVocabulary } from "./back-to-vocabulary.tsx";

export interface PracticeProps {
  practice: PracticeKind;
  /** Which words are asked. */
  filters: WordFilters;
  direction: QuizDirection;
  isLearner: boolean;
  /** Leads back to the words. */
  onClose: () => void;
}

const VocabularyQuiz = lazyPractice(async () => (await import("./quiz/vocabulary-quiz.tsx")).VocabularyQuiz);
const StudyMode = lazyPractice(async () => (await import("./study/study-mode.tsx")).StudyMode);
const PluralQuiz = lazyPractice(async () => (await import("./plural/plural-quiz.tsx")).PluralQuiz);
const PrefixTests = lazyPractice(async () => (await import("./prefix/prefix-tests.tsx")).PrefixTests);

/** A quiz, study mode, or a verb-prefix test, in place of the list of words. Other words or another direction are another quiz. */
export function Practice({ practice, ...props }: PracticeProps) {
  const { level, category, partOfSpeech } = props.filters;
  const key = [practice, props.direction, level, category, partOfSpeech].join(" ");
  switch (practice) {
    case "study":
      return <StudyMode key={key} {...props} />;
    case "plural":
      return <PluralQuiz key={key} {...props} />;
    case "prefix":
      return <PrefixTests key={key} {...props} />;
    case "multiple-choice":
    case "fill-in-blank":
    case "gender":
      return <VocabularyQuiz key={key} type={practice} {...props} />;
    default:
      return practice satisfies never;
  }
}

function lazyPractice<Props extends Pick<PracticeProps, "onClose">>(download: () => Promise<ComponentType<Props>>) {
  return lazyComponent(download, { loading: () => <QuizLoading />, failed: PracticeFailed });
}

/** If the server can be reached and has no such file, the app was deployed anew: then the document is loaded again. */
function PracticeFailed({ retry, onClose }: LazyFailedProps & Pick<PracticeProps, "onClose">) {
  async function tryAgain(): Promise<void> {
    if (!(await retry())) await loadDocument();
  }
  return (
    <StatePage back={<BackToVocabulary onClose={onClose} />}>
      <LoadFailed title="This practice could not be loaded" onRetry={() => void tryAgain()} />
    </StatePage>
  );
}
