import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import type { AdverbResult, QuizSubmitRequest, QuizSubmitResult } from "#schema/api/quizzes.ts";
import { gradeAdverbQuiz, passes } from "#schema/rules/grading.ts";
import { adverbXp } from "#schema/rules/xp.ts";
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
import { insertResult, readForSubmit } from "./store.ts";

/** The outcome of an attempt as it is stored: without the totals, which are read anew. */
type StoredOutcome = Omit<QuizSubmitResult, "xp" | "streak">;

/**
 * Takes a quiz result (spec 7). A visitor's is graded and forgotten: `guestMode`. A learner's is graded, stored and rewarded
 * in one batch; the same attempt sent again gets the stored answer. 404 for a quiz whose room is not open.
 */
export async function submitQuiz(
  c: AppContext,
  learner: Learner | null,
  request: QuizSubmitRequest,
): Promise<QuizSubmitResult> {
  if (!isAdverb(request)) throw new HttpError(404, "This quiz is not open yet", { field: "quizType" });
  const verdict = gradeAdverb(request);
  if (!learner) return forGuest(verdict.score, verdict.total);
  const attemptId = request.attemptId ?? crypto.randomUUID();
  return decideAgainOnRace(c.get("database"), () => storeAdverb(c, learner, { ...request, attemptId }, verdict));
}

function isAdverb(request: QuizSubmitRequest): request is AdverbResult {
  return request.quizType === "adverb";
}

function gradeAdverb({ level, answers }: AdverbResult) {
  const questions = ADVERB_QUIZ.filter((question) => question.level === level);
  const verdict = gradeAdverbQuiz(questions, answers);
  if (!verdict.ok) throw new HttpError(400, "An answer does not belong to this quiz", { field: "answers" });
  return verdict;
}

function forGuest(score: number, totalQuestions: number): QuizSubmitResult {
  const passed = passes(score, totalQuestions);
  return {
    xpAwarded: 0,
    unlocked: false,
    guestMode: true,
    score,
    totalQuestions,
    passed,
    xpParts: [],
    xp: null,
    streak: null,
  };
}

async function storeAdverb(
  c: AppContext,
  learner: Learner,
  request: AdverbResult & { attemptId: string },
  { score, total, results }: ReturnType<typeof gradeAdverb>,
): Promise<QuizSubmitResult> {
  const { db } = c.get("database");
  const now = c.get("now");
  const source = "adverb" as const;
  const read = await readForSubmit(db, learner, { attemptId: request.attemptId, source, sourceId: request.level }, now);
  const standing = standingFrom(learner, read.totals, read.days, { now, zoneSent: zoneSentBy(c) });
  if (read.attempt) {
    if (read.attempt.quizType !== "adverb" || read.attempt.level !== request.level) {
      throw new HttpError(409, "This attempt id belongs to another quiz", { field: "attemptId" });
    }
    // What was awarded then, with the totals of now: the browser keeps them.
    const { outcome } = read.attempt as { outcome: StoredOutcome };
    return { ...outcome, xp: publicXp(standing, now), streak: publicStreak(standing, now) };
  }
  const day = today(standing, now);
  const takenToday = read.occurrences.filter((occurrence) => occurrence.startsWith(`${day}:`)).length;
  const activity: Activity = {
    award: adverbXp({ right: score, takenToday }),
    source,
    sourceId: request.level,
    occurrence: `${day}:${takenToday + 1}`,
    description: `Adverb quiz ${request.level}`,
    metadata: { attemptId: request.attemptId },
    // A try without a right answer is a try too: the next one is a repeat.
    always: takenToday < 3,
  };
  // Nothing answered is nothing practised: kept, but no day and no streak.
  const answered = results.some((result) => result.selectedAnswer !== null);
  const plan = answered ? planAward(db, standing, activity, now) : planNothing(db, standing, now);
  const outcome: StoredOutcome = {
    xpAwarded: plan.amount,
    unlocked: false,
    guestMode: false,
    score,
    totalQuestions: total,
    passed: passes(score, total),
    xpParts: plan.parts,
  };
  await commitAward(c, plan, [
    insertResult(db, {
      userId: learner.userId,
      attemptId: request.attemptId,
      quizType: "adverb",
      level: request.level,
      score,
      totalQuestions: total,
      // The server's verdict, not the browser's.
      answers: results,
      outcome,
      createdAt: now,
    }),
  ]);
  return { ...outcome, xp: publicXp(plan.standing, now), streak: publicStreak(plan.standing, now) };
}
