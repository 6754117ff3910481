import type { QuizSubmitRequest } from "#schema/api/quizzes.ts";
import { QUIZ_RULES } from "#schema/rules/quiz-rules.ts";
import { PAID_TIMES_A_DAY } from "#schema/rules/xp.ts";
import type { Attempt, StoredAttempt } from "../attempts/index.ts";
import type { Results, Statements } from "../db/batch.ts";
import { recentOccurrences, timesOn } from "../gamification/index.ts";
import type { Learner } from "../http/context.ts";
import { gradeQuiz } from "./grade-quiz.ts";
import type { Quiz } from "./quiz.ts";
import { type GradedResult, quizResult } from "./quiz-result.ts";

/** What an attempt keeps beside its score and XP. */
type StoredOutcome = Pick<GradedResult, "unlocked" | "xpParts">;

type Reads = Statements & { taken: ReturnType<typeof recentOccurrences> };

/**
 * A learner's attempt at a quiz, rewarded by the rule of its type (schema/rules/quiz-rules.ts). It is graded once it is known that
 * the attempt is new: one that was stored before keeps its answer, even if a seed has changed the content since.
 */
export function quizAttempt(
  quiz: Quiz<QuizSubmitRequest>,
  request: QuizSubmitRequest,
  content: unknown,
  { learner: { userId }, now }: { learner: Learner; now: Date },
): Attempt<Statements, unknown, StoredOutcome, GradedResult> {
  const { quizType, attemptId } = request;
  const { source, xp, completes, paysLessWhenRepeated } = QUIZ_RULES[quizType];
  const { sourceId, description, ...subject } = quiz.subject(request, content);
  return {
    attemptId,
    subject: { quizType, ...subject },
    read: (db) => ({
      ...quiz.read?.(db, userId, content),
      taken: recentOccurrences(db, userId, { source, sourceId }),
    }),
    decide: (rows, { date }, db) => {
      const { taken, ...own } = rows;
      const verdict = gradeQuiz(quiz, request, content, own as Results<Statements>);
      const { score, total, results } = verdict;
      const effects = quiz.effects?.(db, content, verdict, own as Results<Statements>, { userId, attemptId, now });
      const takenToday = timesOn(date, taken);
      return {
        score,
        totalQuestions: total,
        // The server's verdicts, not the browser's.
        kept: results,
        activity: quiz.answered(request)
          ? {
              award: xp({ right: score, total, takenToday }),
              source,
              sourceId,
              occurrence: `${date}:${takenToday + 1}`,
              description,
              // A try without a right answer is a try too: the next one is a repeat.
              always: paysLessWhenRepeated && takenToday < PAID_TIMES_A_DAY,
              ...(completes ? { completes } : {}),
            }
          : null,
        outcome: (earned): StoredOutcome => ({ unlocked: effects?.unlocked ?? false, xpParts: earned.parts }),
        rows: effects?.rows ?? [],
      };
    },
    answer: ({ score, totalQuestions, xpAwarded, outcome }: StoredAttempt<unknown, StoredOutcome>) => ({
      ...quizResult({ quizType }, { score, total: totalQuestions }),
      guestMode: false,
      xpAwarded,
      ...outcome,
    }),
  } satisfies Attempt<Reads, unknown, StoredOutcome, GradedResult>;
}
