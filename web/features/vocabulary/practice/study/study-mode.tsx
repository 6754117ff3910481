import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import { STUDY_MODE_WORDS } from "#schema/rules/vocabulary-quiz.ts";
import type { StudyModeType } from "#schema/terms/quiz-type.ts";
import { usePageTitle } from "../../../../lib/page-title.ts";
import { type DrawnQuiz, isFinished, progressOf } from "../../../../quiz-kit/question-run.ts";
import { useLeaveGuard } from "../../../../quiz-kit/use-leave-guard.ts";
import { useQuestionRun } from "../../../../quiz-kit/use-question-run.ts";
import { vocabularyPlaceOf, vocabularySearch } from "../../address.ts";
import { DrawnWords } from "../drawn-words.tsx";
import type { PracticeProps } from "../practice.tsx";
import { WordQuestion } from "../quiz/word-question.tsx";
import { wordRules } from "../quiz/word-quiz.ts";
import { StudyCards } from "./study-cards.tsx";
import { StudyResults } from "./study-results.tsx";
import { lastForm, STUDY_MODES } from "./study-rules.ts";
import { StudyStart } from "./study-start.tsx";

const route = getRouteApi("/vocabulary");

export type StudyModeProps = Omit<PracticeProps, "practice">;

/** Study mode: a choice of its form, which then stands in the address, and a queue of words until every one was right once. */
export function StudyMode(props: StudyModeProps) {
  usePageTitle("Study Mode");
  const navigate = useNavigate();
  const place = vocabularyPlaceOf(route.useSearch());
  const { type } = place;
  function start(form: StudyModeType): void {
    lastForm.write(form);
    // In place of the choice, so that one step back leads out of study mode.
    const search = vocabularySearch({ ...place, practice: "study", type: form });
    void navigate({ to: "/vocabulary", search, replace: true });
  }
  if (type === null) return <StudyStart direction={props.direction} onStart={start} onClose={props.onClose} />;
  return <StudyQueue key={type} type={type} {...props} />;
}

interface StudyQueueProps extends StudyModeProps {
  type: StudyModeType;
}

function StudyQueue(props: StudyQueueProps) {
  const { type, direction, filters, onClose } = props;
  return (
    <DrawnWords
      setting={{ type, direction, filters }}
      count={STUDY_MODE_WORDS}
      nothing="No vocabulary available for study mode"
      onClose={onClose}
    >
      {(drawn, again) => <RunningStudy key={drawn.attemptId} drawn={drawn} onAgain={again} {...props} />}
    </DrawnWords>
  );
}

interface RunningStudyProps extends StudyQueueProps {
  drawn: DrawnQuiz<VocabularyQuizQuestion>;
  onAgain: () => void;
}

function RunningStudy({ drawn, type, direction, filters, isLearner, onAgain, onClose }: RunningStudyProps) {
  const mode = STUDY_MODES[type];
  const setting = { type, direction, filters };
  const [run, send] = useQuestionRun(wordRules(setting, mode), drawn);
  const leave = useLeaveGuard({ active: !isFinished(run), exit: onClose });
  if (isFinished(run))
    return (
      <StudyResults run={run} mode={mode} setting={setting} isLearner={isLearner} onAgain={onAgain} onClose={onClose} />
    );
  const { done, total } = progressOf(mode, run);
  const screen = { run, mode, send, leave, position: `${done} of ${total} mastered`, name: "Study Mode", setting };
  if (type === "flashcards") return <StudyCards {...screen} />;
  return <WordQuestion {...screen} isLearner={isLearner} />;
}
