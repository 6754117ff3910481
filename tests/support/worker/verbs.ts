import type { ConjugationQuestion } from "#schema/api/conjugation.ts";
import type { BodyOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import type { ItemResult } from "#schema/api/quizzes.ts";
import type { VerbPrefixTest } from "#schema/api/vocabulary.ts";
import type { Actor } from "./actor.ts";

export type PrefixSubmit = BodyOf<Api["POST /api/vocabulary/verb-test/submit"]>;

/** The verb-prefix test that comes next, which a seeded database always has. */
export async function nextTest(learner: Actor): Promise<VerbPrefixTest> {
  const test = await learner.call("GET /api/vocabulary/verb-test");
  if (!test) throw new Error("No verb-prefix tests: was the database seeded?");
  return test;
}

/** A submit of a verb-prefix test with the first `right` answers right. */
export function prefixSubmit({ test, questions }: VerbPrefixTest, right = questions.length): PrefixSubmit {
  const answers = questions.map(({ id, options, correctAnswer }, index) => ({
    questionId: id,
    answer: index < right ? correctAnswer : (correctAnswer + 1) % options.length,
  }));
  const attemptId = crypto.randomUUID();
  return { testId: test.id, score: right, totalQuestions: questions.length, answers, attemptId };
}

/** A submit of the next verb-prefix test. */
export async function takenPrefixTest(learner: Actor, right?: number): Promise<PrefixSubmit> {
  return prefixSubmit(await nextTest(learner), right);
}

/** A submit of a conjugation quiz with the first `right` answers right. */
export function conjugationSubmit(questions: readonly ConjugationQuestion[], right = questions.length): ItemResult {
  const answers = questions.map(({ id, answer }, index) => ({
    questionId: id,
    answer: index < right ? answer : "xyz",
  }));
  const attemptId = crypto.randomUUID();
  return { quizType: "conjugation", score: right, totalQuestions: questions.length, answers, attemptId };
}

/** Draws conjugation questions and gives a submit of them. */
export async function takenConjugationQuiz(caller: Actor, right?: number): Promise<ItemResult> {
  return conjugationSubmit(await caller.call("GET /api/conjugation-questions/random", { query: {} }), right);
}
