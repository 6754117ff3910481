import type { ChallengeRequest, ChallengeResult } from "#schema/api/curriculum.ts";
import { gradeChallenge } from "#schema/rules/double-xp.ts";
import { doubleXpChallengeXp } from "#schema/rules/xp.ts";
import { decideAgainOnRace } from "../db/guard.ts";
import {
  type Activity,
  commitAward,
  planAward,
  planNothing,
  publicStreak,
  publicXp,
  type Standing,
  standingFrom,
  today,
  zoneSentBy,
} from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import type { LessonContent } from "./content.ts";
import { lessonsToAsk, requireLesson, requireOpen } from "./open-lesson.ts";
import { insertAttempt, readForChallenge } from "./store.ts";

/** The outcome of an attempt as it is stored: without the totals, which are read anew. */
type StoredOutcome = Omit<ChallengeResult, "totalXp" | "xp" | "streak">;

/**
 * Grades a double-XP challenge and stores it: 10 XP per distinct word, full once per lesson and local day (design 5). The same
 * attempt sent again gets the same answer, on whatever day. 400 without a single word, 403 before the lesson's quiz.
 */
export async function takeChallenge(
  c: AppContext,
  learner: Learner,
  id: number,
  request: ChallengeRequest,
): Promise<ChallengeResult> {
  const lesson = await requireLesson(c.get("database").db, id, c.get("now"));
  const words = request.words.filter((word) => word.trim() !== "");
  if (words.length === 0) throw new HttpError(400, "Type at least one word", { field: "words" });
  const attemptId = request.attemptId ?? crypto.randomUUID();
  return decideAgainOnRace(c.get("database"), () => decide(c, learner, lesson, { words, attemptId }));
}

async function decide(
  c: AppContext,
  learner: Learner,
  lesson: LessonContent,
  { words, attemptId }: { words: string[]; attemptId: string },
): Promise<ChallengeResult> {
  const { db } = c.get("database");
  const now = c.get("now");
  const quizType = "double-xp-challenge" as const;
  const subjectId = String(lesson.id);
  const read = await readForChallenge(db, learner, { lessonIds: lessonsToAsk(lesson), subjectId, attemptId }, now);
  const standing = standingFrom(learner, read.totals, read.days, { now, zoneSent: zoneSentBy(c) });
  if (read.attempt) {
    if (read.attempt.quizType !== quizType || read.attempt.subjectId !== subjectId) {
      throw new HttpError(409, "This attempt id belongs to another quiz", { field: "attemptId" });
    }
    // What was awarded then, with the totals of now: the browser keeps them.
    const { outcome } = read.attempt as { outcome: StoredOutcome };
    return { ...outcome, ...totals(standing, now) };
  }
  requireOpen(lesson, read.progress);
  if (!read.progress.some((row) => row.subchapterId === lesson.id)) {
    throw new HttpError(403, "Take the lesson's quiz first");
  }

  const day = today(standing, now);
  const alreadyTaken = read.takenOn.includes(day);
  const expected = lesson.words.map(({ id, word }) => ({ word, accepted: lesson.accepted.get(id) ?? [] }));
  const correctWords = gradeChallenge(expected, words).correctWords.map(({ word }) => word);
  const activity: Activity = {
    award: doubleXpChallengeXp(correctWords.length, alreadyTaken),
    source: quizType,
    sourceId: subjectId,
    occurrence: day,
    description: lesson.title,
    metadata: { attemptId },
    // It takes the day's one chance, also without a right word.
    always: true,
  };
  const plan = alreadyTaken ? planNothing(db, standing, now) : planAward(db, standing, activity, now);
  const outcome: StoredOutcome = {
    correctWords,
    xpEarned: plan.amount,
    alreadyTaken,
    xpParts: alreadyTaken ? activity.award.parts : plan.parts,
  };
  await commitAward(c, plan, [
    insertAttempt(db, {
      userId: learner.userId,
      attemptId,
      quizType,
      subjectId,
      level: lesson.cefrLevel,
      score: correctWords.length,
      totalQuestions: lesson.words.length,
      answers: words,
      outcome,
      createdAt: now,
    }),
  ]);
  return { ...outcome, ...totals(plan.standing, now) };
}

function totals(standing: Standing, now: Date): Pick<ChallengeResult, "totalXp" | "xp" | "streak"> {
  const xp = publicXp(standing, now);
  return { totalXp: xp.totalXp, xp, streak: publicStreak(standing, now) };
}
