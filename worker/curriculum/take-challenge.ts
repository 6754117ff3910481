import type { ChallengeRequest, ChallengeResult } from "#schema/api/curriculum.ts";
import { gradeChallenge } from "#schema/rules/double-xp.ts";
import { doubleXpChallengeXp } from "#schema/rules/xp.ts";
import { writeAll } from "../db/batch.ts";
import { decideAgainOnRace } from "../db/guard.ts";
import { planAward, publicStreak, publicXp, standingFrom, today, zoneSentBy } from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import type { LessonContent } from "./content.ts";
import { lessonsToAsk, requireLesson, requireOpen } from "./open-lesson.ts";
import { readForChallenge } from "./store.ts";

/**
 * Grades a double-XP challenge and stores its award: 10 XP per distinct word, full once per lesson and local day (design 5).
 * The same attempt sent again gets the same answer; a second challenge of the day earns nothing and stores nothing.
 */
export async function takeChallenge(
  c: AppContext,
  learner: Learner,
  id: number,
  request: ChallengeRequest,
): Promise<ChallengeResult> {
  const { lesson } = await requireLesson(c.get("database").db, id, c.get("now"));
  return decideAgainOnRace(c, () => decide(c, learner, lesson, request));
}

async function decide(
  c: AppContext,
  learner: Learner,
  lesson: LessonContent,
  request: ChallengeRequest,
): Promise<ChallengeResult> {
  const { db } = c.get("database");
  const now = c.get("now");
  const read = await readForChallenge(db, learner, lessonsToAsk(lesson), lesson.id, now);
  requireOpen(lesson, read.progress);
  const standing = standingFrom(learner.userId, read.totals, read.days, { now, zoneSent: zoneSentBy(c) });
  const day = today(standing, now);

  const repeated = request.attemptId && read.taken.find((row) => row.metadata.attemptId === request.attemptId);
  if (repeated) {
    return {
      correctWords: repeated.metadata.correctWords ?? [],
      xpEarned: repeated.amount,
      totalXp: standing.totalXp,
      alreadyTaken: false,
      xpParts: repeated.metadata.parts,
      xp: publicXp(standing, now),
      streak: publicStreak(standing, now),
    };
  }
  const alreadyTaken = read.taken.some((row) => row.occurrence === day);
  const expected = lesson.words.map(({ id, word }) => ({ word, accepted: lesson.accepted.get(id) ?? [] }));
  const correctWords = gradeChallenge(expected, request.words).correctWords.map(({ word }) => word);
  const award = doubleXpChallengeXp(correctWords.length, alreadyTaken);
  if (alreadyTaken) {
    return {
      correctWords,
      xpEarned: 0,
      totalXp: standing.totalXp,
      alreadyTaken,
      xpParts: award.parts,
      xp: publicXp(standing, now),
      streak: publicStreak(standing, now),
    };
  }
  const plan = planAward(
    db,
    standing,
    {
      award,
      source: "double-xp-challenge",
      sourceId: String(lesson.id),
      occurrence: day,
      description: lesson.title,
      metadata: { attemptId: request.attemptId, correctWords },
      always: true,
    },
    now,
  );
  await writeAll(db, plan.statements);
  return {
    correctWords,
    xpEarned: plan.amount,
    totalXp: plan.standing.totalXp,
    alreadyTaken,
    xpParts: plan.parts,
    xp: publicXp(plan.standing, now),
    streak: publicStreak(plan.standing, now),
  };
}
