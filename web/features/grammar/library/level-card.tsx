import { ArrowUp, Layers, ListChecks } from "lucide-react";
import type { GrammarTopicCard } from "#schema/api/grammar.ts";
import { thresholdOf } from "#schema/rules/grading.ts";
import { MASTERY_BANDS, masteryBand } from "#schema/rules/grammar-progress.ts";
import { nextLevel } from "#schema/rules/grammar-unlocks.ts";
import { CEFR_TITLES, type CefrLevel } from "#schema/terms/cefr.ts";
import { GRAMMAR_QUIZ_QUESTIONS } from "#schema/terms/grammar-quiz-mode.ts";
import { LevelBadge } from "../../../ui/badges.tsx";
import { Card } from "../../../ui/card.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { BAND_NAMES, BandDisc } from "../mastery.tsx";
import { LevelQuizLink } from "../quiz/quiz-link.tsx";
import { exercisesOf } from "./topic-standing.ts";

export interface LevelCardProps {
  level: CefrLevel;
  topics: readonly GrammarTopicCard[];
  /** Whether the level after this one is open already; then only the long test still opens something. */
  isNextOpen: boolean;
}

/** How far a learner is with an open level, and the quizzes on it. */
export function LevelCard({ level, topics, isNextOpen }: LevelCardProps) {
  const right = sum(topics.map(({ exercisesCorrect }) => exercisesCorrect));
  const total = sum(topics.map(exercisesOf));
  const open = topics.filter(({ isUnlocked }) => isUnlocked).length;
  return (
    <Card asChild>
      <section
        aria-labelledby="level-title"
        className="grid gap-5 md:grid-cols-[minmax(0,1fr)_270px] md:items-center md:gap-6"
      >
        <div className="grid content-start gap-3">
          <div className="flex items-center gap-3">
            <LevelBadge level={level} />
            <h2 id="level-title">{CEFR_TITLES[level]}</h2>
          </div>
          <div className="grid gap-[6px]">
            <p className="flex flex-wrap justify-between gap-x-3 text-sm font-strong">
              <span>Exercises right</span>
              <span>
                {right}/{total}
              </span>
            </p>
            <ProgressBar label="Exercises right" value={right} max={total} />
          </div>
          <Bands topics={topics} />
          <p className="text-sm text-ink-soft">
            {open} of {topics.length} topics open
          </p>
        </div>
        <LevelQuizzes level={level} isNextOpen={isNextOpen} />
      </section>
    </Card>
  );
}

function Bands({ topics }: { topics: readonly GrammarTopicCard[] }) {
  const bands = topics.map((topic) => masteryBand(topic.exercisesCorrect, exercisesOf(topic)));
  return (
    <ul
      aria-label="Topics by the share of their exercises that is right"
      className="flex flex-wrap gap-x-4 gap-y-2 text-sm font-strong text-ink-soft"
    >
      {MASTERY_BANDS.map((band) => {
        const count = bands.filter((one) => one === band).length;
        return (
          <li key={band} className="flex items-center gap-2">
            <BandDisc band={band} size="sm">
              {count}
            </BandDisc>
            <span>
              <span className="sr-only">{count} </span>
              {BAND_NAMES[band].toLowerCase()}
              <span className="max-sm:sr-only">, from {band}%</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function LevelQuizzes({ level, isNextOpen }: Pick<LevelCardProps, "level" | "isNextOpen">) {
  const next = nextLevel(level);
  return (
    <div className="grid content-start gap-3">
      <LevelQuizLink level={level} mode="regular">
        <ListChecks /> Quiz on {level}
      </LevelQuizLink>
      {next === null || isNextOpen ? null : (
        <LevelQuizLink level={level} mode="level-up">
          <ArrowUp /> Level-up quiz to {next}
        </LevelQuizLink>
      )}
      {next === null ? null : (
        <>
          <LevelQuizLink level={level} mode="total-level">
            <Layers /> Total-level quiz
          </LevelQuizLink>
          <p className="text-sm text-ink-soft">{whatTestsOpen(level, next, isNextOpen)}</p>
        </>
      )}
    </div>
  );
}

/** What the tests of a level open, with their numbers. */
function whatTestsOpen(level: CefrLevel, next: CefrLevel, isNextOpen: boolean): string {
  const short = GRAMMAR_QUIZ_QUESTIONS["level-up"];
  const long = GRAMMAR_QUIZ_QUESTIONS["total-level"];
  if (isNextOpen) return `${thresholdOf(long)} right of ${long} open every topic of ${level}.`;
  return `${thresholdOf(short)} right of ${short} open ${next} at once. Total-level: ${thresholdOf(long)} right of ${long} open ${next} and every topic of ${level}.`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
