import { Zap } from "lucide-react";
import type { Dispatch } from "react";
import type { Lesson } from "#schema/api/curriculum.ts";
import { DOUBLE_XP_MAX_XP } from "#schema/rules/xp.ts";
import type { AnswerListItem } from "../../quiz-kit/answer-list.tsx";
import { AnswersCard, wordLine } from "../../quiz-kit/answers-card.tsx";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import { PracticeCard } from "../../quiz-kit/practice-card.tsx";
import { ResultsScreen } from "../../quiz-kit/results-screen.tsx";
import { WordChip } from "../../quiz-kit/word-chip.tsx";
import { XpBreakdown } from "../../quiz-kit/xp-breakdown.tsx";
import { Button } from "../../ui/button.tsx";
import { HomeLink } from "./home-link.tsx";
import type { FinishedQuiz, LessonEvent } from "./lesson-machine.ts";
import { outcomeOf, type WordOutcome, wordsToPractice } from "./outcome.ts";
import { drawPractice } from "./quiz-run.ts";

export interface ResultsViewProps {
  lesson: Lesson;
  finished: FinishedQuiz;
  dispatch: Dispatch<LessonEvent>;
}

/** What came out of the quiz, what it earned, and the ways on. */
export function ResultsView({ lesson, finished, dispatch }: ResultsViewProps) {
  const outcome = outcomeOf(finished, lesson.words);
  const { passed, score, total, words } = outcome;
  const toPractice = wordsToPractice(finished, outcome);
  function practice(): void {
    const ids = toPractice.map(({ id }) => id);
    dispatch({ type: "practice-started", run: drawPractice(lesson, ids, newAttemptId()) });
  }
  return (
    <ResultsScreen
      outcome={outcome}
      passedText="You've completed this lesson!"
      noXpText={passed ? undefined : "No XP this time. A passed quiz earns some."}
      stones={words.map(({ word, correct }) => ({ id: word.id, correct }))}
      save={{ submission: finished.save, retry: () => dispatch({ type: "save-retried" }) }}
      actions={<Actions lesson={lesson} passed={passed} dispatch={dispatch} />}
    >
      {passed ? (
        <XpBreakdown
          title="XP for this lesson"
          submission={finished.save}
          className={score === total ? "min-[900px]:col-span-full" : ""}
        />
      ) : null}
      {score < total ? (
        <PracticeCard
          left={toPractice.map((word) => ({ id: word.id, label: <WordChip word={word} /> }))}
          practiced={finished.practiced}
          onPractice={practice}
          className={passed ? "" : "min-[900px]:col-span-full"}
        />
      ) : null}
      <AnswersCard items={words.map(toItem)} />
    </ResultsScreen>
  );
}

function toItem({ word, correct, answer, correctAnswer }: WordOutcome): AnswerListItem {
  return { id: word.id, correct, ...wordLine(word), yours: answer, expected: correctAnswer };
}

/** The one amber button is the best next step: the challenge after a pass, the words again after a fail. */
function Actions({ lesson, passed, dispatch }: { lesson: Lesson; passed: boolean; dispatch: Dispatch<LessonEvent> }) {
  return (
    <div className="grid w-full max-w-[660px] gap-3 sm:grid-cols-[1.7fr_1fr]">
      {passed ? null : (
        <Button variant="primary" className="sm:col-span-full" onClick={() => dispatch({ type: "lesson-reviewed" })}>
          Review Lesson
        </Button>
      )}
      <Button
        variant={passed ? "primary" : "secondary"}
        className="text-balance"
        onClick={() => dispatch({ type: "challenge-started", attemptId: newAttemptId() })}
      >
        <Zap /> {`Double XP Challenge (up to ${DOUBLE_XP_MAX_XP} XP)`}
      </Button>
      <Button asChild>
        <HomeLink level={lesson.cefrLevel}>Continue</HomeLink>
      </Button>
    </div>
  );
}
