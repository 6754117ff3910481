import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import { VOCABULARY_QUIZ_QUESTIONS } from "#schema/rules/vocabulary-quiz.ts";
import type { VocabularyQuizType } from "#schema/terms/quiz-type.ts";
import { usePageTitle } from "../../../../lib/page-title.ts";
import { type DrawnQuiz, isFinished } from "../../../../quiz-kit/question-run.ts";
import { useLeaveGuard } from "../../../../quiz-kit/use-leave-guard.ts";
import { useQuestionRun } from "../../../../quiz-kit/use-question-run.ts";
import { DrawnWords } from "../drawn-words.tsx";
import type { PracticeProps } from "../practice.tsx";
import { VocabularyResults } from "./vocabulary-results.tsx";
import { WordQuestion } from "./word-question.tsx";
import { FORM_NAMES, wordRules } from "./word-quiz.ts";

export interface VocabularyQuizProps extends Omit<PracticeProps, "practice"> {
  type: VocabularyQuizType;
}

/** Ten words of the learner, or of the bank for a visitor, which the server draws for each attempt anew. */
export function VocabularyQuiz(props: VocabularyQuizProps) {
  const { type, direction, filters, onClose } = props;
  usePageTitle(FORM_NAMES[type]);
  return (
    <DrawnWords
      setting={{ type, direction, filters }}
      count={VOCABULARY_QUIZ_QUESTIONS}
      nothing="No vocabulary available for this quiz"
      onClose={onClose}
    >
      {(drawn, again) => <RunningQuiz key={drawn.attemptId} drawn={drawn} onAgain={again} {...props} />}
    </DrawnWords>
  );
}

export interface RunningQuizProps extends VocabularyQuizProps {
  drawn: DrawnQuiz<VocabularyQuizQuestion>;
  onAgain: () => void;
}

const MODE = { step: "checked", previous: true } as const;

function RunningQuiz({ drawn, onAgain, ...props }: RunningQuizProps) {
  const { type, direction, filters, isLearner, onClose } = props;
  const setting = { type, direction, filters };
  const [run, send] = useQuestionRun(wordRules(setting, MODE), drawn);
  const leave = useLeaveGuard({ active: !isFinished(run), exit: onClose });
  if (isFinished(run)) return <VocabularyResults run={run} mode={MODE} onAgain={onAgain} {...props} />;
  return (
    <WordQuestion
      run={run}
      mode={MODE}
      send={send}
      leave={leave}
      setting={setting}
      isLearner={isLearner}
      name={FORM_NAMES[type]}
    />
  );
}
