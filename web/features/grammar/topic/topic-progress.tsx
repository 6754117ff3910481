import type { ReactNode } from "react";
import type { GrammarTopic } from "#schema/api/grammar.ts";
import { percent, thresholdOf } from "#schema/rules/grading.ts";
import { MASTERY_BANDS, masteryBand } from "#schema/rules/grammar-progress.ts";
import { GRAMMAR_QUIZ_QUESTIONS } from "#schema/terms/grammar-quiz-mode.ts";
import { Card } from "../../../ui/card.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { exercisesOf } from "../library/topic-standing.ts";
import { BAND_NAMES, BandTag } from "../mastery.tsx";
import { TopicQuizLink } from "../quiz/quiz-link.tsx";

/** How far the learner is with a topic, and the way into its quiz. */
export function TopicProgress({ topic }: { topic: GrammarTopic }) {
  const { exercisesCorrect, exercisesCompleted, quizScore, isUnlocked } = topic;
  const total = exercisesOf(topic);
  const share = percent(exercisesCorrect, total);
  const band = masteryBand(exercisesCorrect, total);
  return (
    <Card asChild className="lg:sticky lg:top-[calc(var(--header-height)+24px)]">
      <aside aria-labelledby="progress-title" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id="progress-title" className="text-lg">
            Progress
          </h2>
          {exercisesCompleted === 0 ? null : <BandTag band={band} percent={share} />}
        </div>
        <div className="grid gap-[6px]">
          <p className="flex justify-between gap-3 text-sm font-strong">
            <span>Exercises right</span>
            <span>
              {exercisesCorrect}/{total}
            </span>
          </p>
          <ProgressBar label="Exercises right" value={exercisesCorrect} max={total} />
          <NextBand right={exercisesCorrect} total={total} />
        </div>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-[1rem]">
          <Fact name="Answered">
            {exercisesCompleted}/{total}
          </Fact>
          <Fact name="Best quiz score">{quizScore ? `${quizScore.score}/${quizScore.totalQuestions}` : "–"}</Fact>
        </dl>
        {isUnlocked ? <Quiz topic={topic} /> : <LockedNote />}
      </aside>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-heavy">{children}</dd>
    </>
  );
}

/** "3 more for silver". */
function NextBand({ right, total }: { right: number; total: number }) {
  const next = MASTERY_BANDS.toReversed().find((band) => right * 100 < band * total);
  if (next === undefined) return null;
  const missing = Math.ceil((next * total) / 100) - right;
  return (
    <p className="text-sm text-ink-soft">
      {missing} more right for {BAND_NAMES[next].toLowerCase()} ({next}%)
    </p>
  );
}

function Quiz({ topic: { id, next } }: { topic: GrammarTopic }) {
  const { regular } = GRAMMAR_QUIZ_QUESTIONS;
  return (
    <div className="grid gap-3">
      {next === null ? null : (
        <p className="text-sm text-ink-soft">
          {thresholdOf(regular)} of {regular} in the quiz open the next topic.
        </p>
      )}
      <TopicQuizLink topicId={id} wide>
        Take the quiz
      </TopicQuizLink>
    </div>
  );
}

function LockedNote() {
  return <p className="text-sm text-ink-soft">Its exercises and its quiz come when the topic is open.</p>;
}
