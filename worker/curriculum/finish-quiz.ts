import type { LessonQuizRequest, LessonQuizResult } from "#schema/api/curriculum.ts";
import { gradeLessonQuiz, passes, percent } from "#schema/rules/grading.ts";
import { lessonProgressAfter, newLessonProgress, passesOn } from "#schema/rules/lesson-progress.ts";
import { lessonXp } from "#schema/rules/xp.ts";
import { type StoredAttempt, submitAttempt } from "../attempts/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { addLessonWords } from "../vocabulary/index.ts";
import { packChoices, type StoredChoices, unpackChoices } from "./choices.ts";
import { type LessonContent, levelContent } from "./content.ts";
import { lessonsToAsk, requireLesson, requireOpen } from "./open-lesson.ts";
import { progressOf, raiseLevel, trackedLevelOf, upsertProgress } from "./store.ts";

/** What a lesson's attempt keeps beside its choices, score and XP. */
type StoredOutcome = Pick<LessonQuizResult, "isCompleted" | "xpParts">;

/**
 * Stores a finished lesson quiz: the server grades, one batch keeps the attempt, the progress and the award. The same attempt
 * sent again gets the stored answer. An answer that no quiz of the level offers is wrong, and is not stored. 400 for answers that are not this lesson's, 403 while the lesson is locked.
 */
export async function finishQuiz(
  c: AppContext,
  learner: Learner,
  id: number,
  request: LessonQuizRequest,
): Promise<LessonQuizResult> {
  const now = c.get("now");
  const lesson = await requireLesson(c.get("database").db, id, now);
  const level = await levelContent(c.get("database").db, lesson.cefrLevel, now);
  return submitAttempt(c, learner, {
    attemptId: request.attemptId,
    subject: { quizType: "lesson", subjectId: String(lesson.id), level: lesson.cefrLevel },
    read: (db) => ({
      progress: progressOf(db, learner.userId, lessonsToAsk(lesson)),
      tracking: trackedLevelOf(db, learner.userId),
    }),
    decide: ({ progress, tracking }, { date }, db) => {
      requireOpen(lesson, progress);
      const verdict = grade(lesson, request);
      const passed = verdict.graded && passes(verdict.score, verdict.total);
      const choices = packChoices(level, lesson, verdict.results);
      // Nothing answered is nothing practiced.
      const answered = choices.some((choice) => choice !== 0);
      const totalQuestions = lesson.words.length;
      const before = progress.find((row) => row.subchapterId === lesson.id) ?? newLessonProgress(totalQuestions);
      const passesToday = passesOn(before, date);
      const after = lessonProgressAfter(before, {
        score: verdict.score,
        total: totalQuestions,
        graded: verdict.graded,
        passed,
        day: date,
        now,
      });
      const award = lessonXp({
        passed,
        right: verdict.score,
        everPassed: before.isCompleted,
        passesToday,
        firstPassedToday: before.completedOn === date,
      });
      const tracked = tracking[0]?.cefrLevel ?? "A1";
      return {
        score: verdict.score,
        totalQuestions: verdict.total,
        graded: verdict.graded,
        kept: choices,
        activity: answered
          ? {
              award,
              source: "lesson",
              sourceId: String(lesson.id),
              occurrence: `${date}:${passesToday + 1}`,
              description: lesson.title,
              // The same lesson twice on one day is one lesson of the day's challenge.
              ...(passed && passesToday === 0 ? { completes: "lessons" } : {}),
            }
          : null,
        outcome: (earned): StoredOutcome => ({ isCompleted: after.isCompleted, xpParts: earned.parts }),
        rows: [
          ...(answered ? [upsertProgress(db, { userId: learner.userId, subchapterId: lesson.id, ...after })] : []),
          ...(passed && lesson.cefrLevel > tracked ? [raiseLevel(db, learner.userId, lesson.cefrLevel)] : []),
          ...(request.addToVocabulary ? Object.values(addLessonWords(db, learner.userId, lesson.id, now)) : []),
        ],
      };
    },
    answer: (
      { score, totalQuestions, graded, xpAwarded, kept, outcome }: StoredAttempt<StoredChoices, StoredOutcome>,
      { progress },
    ) => ({
      score,
      totalQuestions,
      percentage: percent(score, totalQuestions),
      passed: graded && passes(score, totalQuestions),
      graded,
      isCompleted: outcome?.isCompleted ?? progress.some((row) => row.subchapterId === lesson.id && row.isCompleted),
      xpAwarded,
      xpParts: outcome?.xpParts ?? [],
      results: unpackChoices(level, lesson, kept ?? []),
    }),
  });
}

/** The server's verdict. Without answers only the browser's count is known: it is kept, completes nothing and earns nothing. */
function grade(lesson: LessonContent, request: LessonQuizRequest) {
  if (!request.answers) {
    const { score, totalQuestions: total } = request;
    if (score > total) throw new HttpError(400, "The score is larger than the number of questions", { field: "score" });
    return { graded: false, score, total, results: [] };
  }
  const verdict = gradeLessonQuiz(lesson.words, request.answers);
  if (!verdict.ok) throw new HttpError(400, "An answer does not belong to this lesson", { field: "answers" });
  return { graded: true, score: verdict.score, total: verdict.total, results: verdict.results };
}
