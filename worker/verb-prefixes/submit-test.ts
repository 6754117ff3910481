import type { BodyOf, ResponseOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import { gradeAnswers, passes } from "#schema/rules/grading.ts";
import { perRightXp, type XpAward } from "#schema/rules/xp.ts";
import { type StoredAttempt, submitAttempt } from "../attempts/index.ts";
import { recentOccurrences, timesOn } from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { prefixTests } from "./content.ts";
import { storeTaken } from "./store.ts";

type Call = Api["POST /api/vocabulary/verb-test/submit"];

/** What an attempt keeps: for each question the option that was chosen, from 0; null for none. */
type Kept = (number | null)[];

/**
 * Stores a finished verb-prefix test through the one flow of attempts: graded by the server, rewarded, and counted as the vocabulary challenge of the
 * day. 404 for an unknown test, 400 for answers that are not its own.
 */
export async function submitTest(
  c: AppContext,
  learner: Learner,
  { testId, totalQuestions, answers, attemptId }: BodyOf<Call>,
): Promise<ResponseOf<Call>> {
  const now = c.get("now");
  const { userId } = learner;
  const test = (await prefixTests(c.get("database").db, now)).find(({ id }) => id === testId);
  if (!test) throw new HttpError(404, "There is no such test", { field: "testId" });
  const key = { source: "verb-prefix", sourceId: String(testId) } as const;
  return submitAttempt(c, learner, {
    attemptId,
    subject: { quizType: "verb-prefix", subjectId: key.sourceId, level: null },
    read: (db) => ({ taken: recentOccurrences(db, userId, key) }),
    decide: ({ taken }, { date }, db) => {
      if (totalQuestions !== test.questions.length)
        throw new HttpError(400, "The test has another number of questions", { field: "totalQuestions" });
      const given = answers.map(({ questionId, answer }) => ({ id: questionId, answer }));
      const verdict = gradeAnswers(test.questions, given, ({ correctAnswer }, answer) => answer === correctAnswer);
      if (!verdict.ok) throw new HttpError(400, "An answer does not belong to this test", { field: "answers" });
      const { score, total, results } = verdict;
      const kept: Kept = results.map(({ item, answer }) => (answer !== null && item.options[answer] ? answer : null));
      const isAnswered = kept.some((option) => option !== null);
      return {
        score,
        totalQuestions: total,
        kept,
        activity: isAnswered
          ? {
              ...key,
              award: perRightXp(score),
              occurrence: `${date}:${timesOn(date, taken) + 1}`,
              description: test.testTitle,
              completes: "vocab",
            }
          : null,
        outcome: ({ parts }): XpAward["parts"] => parts,
        rows: isAnswered ? [storeTaken(db, { userId, testId, lastTaken: now }, passes(score, total))] : [],
      };
    },
    answer: ({ score, totalQuestions: total, xpAwarded, outcome }: StoredAttempt<Kept, XpAward["parts"]>) => ({
      score,
      totalQuestions: total,
      passed: passes(score, total),
      xpAwarded,
      xpParts: outcome ?? [],
    }),
  });
}
