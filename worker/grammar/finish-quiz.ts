import { openedBy } from "#schema/rules/grammar-unlocks.ts";
import type { Results, Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { GrammarQuiz } from "./draw-quiz.ts";
import { type Answered, progressAfter } from "./progress.ts";
import { insertLevel, insertTopics, progressIn, unlocksIn, unlocksOf, upsertProgress } from "./store.ts";

/** What must be known of a learner who takes a quiz. */
export function quizReads(db: Database, userId: string, { topic }: GrammarQuiz) {
  return { ...unlocksOf(db, userId), progress: topic ? progressIn(db, userId, topic.id) : null };
}

/** A quiz that was graded. */
interface Finished {
  right: number;
  total: number;
  /** Empty unless it was on a topic. */
  answers: readonly Answered[];
}

/**
 * What a finished quiz writes: the progress in its topic, and what it opens. `unlocked` tells whether that was anything. Two submits cannot
 * decide on the same state, because the attempt's batch fails when the learner's totals have changed.
 */
export function quizRows(
  db: Database,
  { mode, level, topic, topics }: GrammarQuiz,
  { right, total, answers }: Finished,
  { progress, ...unlocks }: Results<ReturnType<typeof quizReads>>,
  { userId, attemptId, now }: { userId: string; attemptId: string | undefined; now: Date },
): { unlocked: boolean; rows: Statement[] } {
  const topicId = topic?.id ?? null;
  const opened = openedBy({ mode, level, topicId, right, total }, topics, unlocksIn(unlocks));
  const unlockMethod = (
    { regular: "sequence", "level-up": "level-up-quiz", "total-level": "total-level-quiz" } as const
  )[mode];
  const rows: Statement[] = [];
  if (topic && answers.length > 0) {
    const after = progressAfter(progress?.[0], answers, { userId, topicId: topic.id, score: right, now });
    rows.push(upsertProgress(db, after));
  }
  if (opened.level) {
    const quizResultId = attemptId ?? null;
    rows.push(insertLevel(db, { userId, cefrLevel: opened.level, unlockedAt: now, unlockMethod, quizResultId }));
  }
  if (opened.topics.length > 0) rows.push(insertTopics(db, opened.topics, { userId, unlockedAt: now, unlockMethod }));
  return { unlocked: opened.level !== null || opened.topics.length > 0, rows };
}
