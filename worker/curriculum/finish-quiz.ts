import type { LessonQuizRequest, LessonQuizResult } from "#schema/api/curriculum.ts";
import { localDay } from "#schema/rules/day.ts";
import { gradeLessonQuiz, passes, percent } from "#schema/rules/grading.ts";
import { lessonXp } from "#schema/rules/xp.ts";
import { decideAgainOnRace } from "../db/guard.ts";
import {
  type Activity,
  commitAward,
  planAward,
  planNothing,
  publicStreak,
  publicXp,
  standingFrom,
  today,
  zoneSentBy,
} from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { addLessonWords } from "../vocabulary/index.ts";
import type { LessonContent } from "./content.ts";
import { lessonsToAsk, requireLesson, requireOpen } from "./open-lesson.ts";
import { insertAttempt, type LessonProgressRow, raiseLevel, readForQuiz, upsertProgress } from "./store.ts";
import { packResults, type StoredOutcome, type StoredResult, unpackResults } from "./stored-results.ts";

/**
 * Stores a finished lesson quiz (design 3): the server grades, one batch keeps the attempt, the progress and the award.
 * The same attempt sent again gets the stored answer. 400 for answers that are not this lesson's, 403 while it is locked.
 */
export async function finishQuiz(
  c: AppContext,
  learner: Learner,
  id: number,
  request: LessonQuizRequest,
): Promise<LessonQuizResult> {
  const { db } = c.get("database");
  const lesson = await requireLesson(db, id, c.get("now"));
  const attemptId = request.attemptId ?? crypto.randomUUID();
  return decideAgainOnRace(c.get("database"), () => decide(c, learner, lesson, { ...request, attemptId }));
}

async function decide(
  c: AppContext,
  learner: Learner,
  lesson: LessonContent,
  request: LessonQuizRequest & { attemptId: string },
): Promise<LessonQuizResult> {
  const { db } = c.get("database");
  const now = c.get("now");
  const read = await readForQuiz(db, learner, lessonsToAsk(lesson), request.attemptId, now);
  const standing = standingFrom(learner, read.totals, read.days, { now, zoneSent: zoneSentBy(c) });
  if (read.attempt) {
    if (read.attempt.quizType !== "lesson" || read.attempt.subjectId !== String(lesson.id)) {
      throw new HttpError(409, "This attempt id belongs to another quiz", { field: "attemptId" });
    }
    // What was awarded then, with the totals of now: the browser keeps them.
    const { answers, outcome } = read.attempt as { answers: StoredResult[]; outcome: StoredOutcome };
    const results = unpackResults(lesson.id, answers);
    return { ...outcome, results, xp: publicXp(standing, now), streak: publicStreak(standing, now) };
  }
  requireOpen(lesson, read.progress);

  const day = today(standing, now);
  const before = read.progress.find((row) => row.subchapterId === lesson.id) ?? untouched(learner.userId, lesson);
  const graded = grade(lesson, request);
  const passed = graded.graded && passes(graded.score, graded.total);
  const passesToday = before.lastPassedOn === day ? before.passesOnDay : 0;
  const award = lessonXp({
    passed,
    right: graded.score,
    everPassed: before.isCompleted,
    passesToday,
    firstPassedToday: before.completedAt !== null && localDay(before.completedAt, standing.zones.timeZone) === day,
  });
  const after: LessonProgressRow = {
    ...before,
    isCompleted: before.isCompleted || passed,
    quizScore: graded.graded ? Math.max(before.quizScore, graded.score) : before.quizScore,
    totalQuestions: lesson.words.length,
    completedAt: before.completedAt ?? (passed ? now : null),
    lastPassedOn: passed ? day : before.lastPassedOn,
    passesOnDay: passed ? passesToday + 1 : before.passesOnDay,
  };
  const activity: Activity = {
    award,
    source: "lesson",
    sourceId: String(lesson.id),
    occurrence: `${day}:${passesToday + 1}`,
    description: lesson.title,
    metadata: { attemptId: request.attemptId },
    // The same lesson twice is one lesson of the day's challenge.
    ...(passed && passesToday === 0 ? { completes: "lessons" } : {}),
  };
  // Nothing answered is nothing practised: kept, but no day and no streak.
  const answered = graded.results.some((result) => result.answer !== null);
  const plan = answered ? planAward(db, standing, activity, now) : planNothing(db, standing, now);
  const outcome: StoredOutcome = {
    score: graded.score,
    totalQuestions: graded.total,
    percentage: percent(graded.score, graded.total),
    passed,
    graded: graded.graded,
    isCompleted: after.isCompleted,
    xpAwarded: plan.amount,
    xpParts: plan.parts,
  };
  await commitAward(c, plan, [
    insertAttempt(db, {
      userId: learner.userId,
      attemptId: request.attemptId,
      quizType: "lesson",
      subjectId: String(lesson.id),
      level: lesson.cefrLevel,
      score: graded.score,
      totalQuestions: graded.total,
      answers: packResults(graded.results),
      graded: graded.graded,
      outcome,
      createdAt: now,
    }),
    ...(answered ? [upsertProgress(db, after)] : []),
    ...(passed && lesson.cefrLevel > read.level ? [raiseLevel(db, learner.userId, lesson.cefrLevel)] : []),
    ...(request.addToVocabulary ? addLessonWords(db, learner.userId, lesson.id, now) : []),
  ]);
  return {
    ...outcome,
    results: graded.results,
    xp: publicXp(plan.standing, now),
    streak: publicStreak(plan.standing, now),
  };
}

function untouched(userId: string, lesson: LessonContent): LessonProgressRow {
  return {
    userId,
    subchapterId: lesson.id,
    isCompleted: false,
    quizScore: 0,
    totalQuestions: lesson.words.length,
    completedAt: null,
    lastPassedOn: null,
    passesOnDay: 0,
  };
}

/** The server's verdict; without answers only the browser's count is known, and that completes nothing (design 5). */
function grade(lesson: LessonContent, request: LessonQuizRequest) {
  if (!request.answers) {
    const total = request.totalQuestions;
    if (request.score > total)
      throw new HttpError(400, "The score is larger than the number of questions", { field: "score" });
    return { graded: false, score: request.score, total, results: [] };
  }
  const verdict = gradeLessonQuiz(lesson.words, request.answers);
  if (!verdict.ok) throw new HttpError(400, "An answer does not belong to this lesson", { field: "answers" });
  return { graded: true, score: verdict.score, total: verdict.total, results: verdict.results };
}
