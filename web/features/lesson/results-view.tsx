import { Zap } from "lucide-react";
import { type Dispatch, useEffect, useRef } from "react";
import type { Lesson, LessonQuizResult } from "#schema/api/curriculum.ts";
import { PASS_PERCENT } from "#schema/rules/grading.ts";
import { CHALLENGE_MAX_XP } from "#schema/rules/xp.ts";
import { streakState } from "../../lib/streak-state.ts";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Igel } from "../../ui/igel.tsx";
import { StreakBadge } from "../../ui/streak-badge.tsx";
import { XpChip } from "../../ui/xp-chip.tsx";
import { AnswerList } from "./answer-list.tsx";
import { HomeLink } from "./home-link.tsx";
import type { FinishedQuiz, LessonEvent } from "./lesson-machine.ts";
import { outcomeOf, type QuizOutcome, wordsToPractice } from "./outcome.ts";
import { PracticeCard } from "./practice-card.tsx";
import { drawPractice } from "./quiz-run.ts";
import { ResultStones } from "./result-stones.tsx";
import { UnsavedNote } from "./unsaved-note.tsx";
import { XpBreakdown } from "./xp-breakdown.tsx";

export interface ResultsViewProps {
  lesson: Lesson;
  finished: FinishedQuiz;
  dispatch: Dispatch<LessonEvent>;
}

/** What came out of the quiz, what it earned, and the ways on (spec 2, Lesson: Results). */
export function ResultsView({ lesson, finished, dispatch }: ResultsViewProps) {
  const outcome = outcomeOf(finished, lesson.words);
  const toPractice = wordsToPractice(finished, outcome);
  function practice(): void {
    const ids = toPractice.map(({ id }) => id);
    dispatch({ type: "practice-started", run: drawPractice(lesson, ids, newAttemptId()) });
  }
  return (
    <div className="column grid gap-5 py-5">
      <Card asChild>
        <section className="grid justify-items-center gap-5 text-center">
          {outcome.passed ? <Igel tiles={3} className="w-[148px]" /> : null}
          <Verdict outcome={outcome} />
          <p className="flex items-baseline gap-3 leading-none font-black tracking-[-0.03em]">
            <b className="text-[3.5rem] font-black">
              {outcome.score}/{outcome.total}
            </b>
            <span className="text-xl tracking-[-0.01em] text-ink-soft">{outcome.percentage}%</span>
          </p>
          <ResultStones words={outcome.words} />
          <Earned finished={finished} onRetry={() => dispatch({ type: "save-retried" })} />
          <Actions lesson={lesson} passed={outcome.passed} dispatch={dispatch} />
        </section>
      </Card>
      <div className="grid gap-4 min-[900px]:grid-cols-2">
        <XpBreakdown
          finished={finished}
          className={outcome.score === outcome.total ? "min-[900px]:col-span-full" : ""}
        />
        {outcome.score < outcome.total ? (
          <PracticeCard words={toPractice} practiced={finished.practiced} onPractice={practice} />
        ) : null}
        <AnswerList words={outcome.words} className="min-[900px]:col-span-full" />
      </div>
    </div>
  );
}

function Verdict({ outcome }: { outcome: QuizOutcome }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {outcome.passed ? "Great Job!" : "Keep Practicing!"}
      </h1>
      <p className="text-ink-soft">
        {outcome.passed ? "You've completed this lesson!" : `You need ${PASS_PERCENT}% to pass`}
      </p>
    </div>
  );
}

/** XP and streak once the server has answered; until then, whether it has. */
function Earned({ finished, onRetry }: { finished: FinishedQuiz; onRetry: () => void }) {
  const { save } = finished;
  if (save.status === "failed") return <UnsavedNote onRetry={onRetry} />;
  return (
    <output className="flex min-h-[37px] flex-wrap items-center justify-center gap-x-3 gap-y-2">
      {save.status === "saving" ? (
        <span className="text-sm text-ink-soft">Saving your result...</span>
      ) : (
        <Rewards result={save.result} />
      )}
    </output>
  );
}

function Rewards({ result }: { result: LessonQuizResult }) {
  const { xpAwarded, streak } = result;
  return (
    <>
      <span className="sr-only">Your result is saved.</span>
      {xpAwarded > 0 ? <XpChip xp={xpAwarded} /> : null}
      {streak.currentStreak > 0 ? <StreakBadge days={streak.currentStreak} state={streakState(streak)} /> : null}
    </>
  );
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
        <Zap /> {`Double XP Challenge (up to ${CHALLENGE_MAX_XP} XP)`}
      </Button>
      <Button asChild>
        <HomeLink level={lesson.cefrLevel}>Continue</HomeLink>
      </Button>
    </div>
  );
}
