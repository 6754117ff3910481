import { Hono } from "hono";
import type { VerbPrefixTest } from "#schema/api/vocabulary.ts";
import { nextPrefixTest } from "#schema/rules/prefix-tests.ts";
import { readAs } from "../db/batch.ts";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { type PrefixTestContent, prefixTests } from "./content.ts";
import { passedTests } from "./store.ts";
import { submitTest } from "./submit-test.ts";

export const verbPrefixRoutes = new Hono<AppEnv>();

serve(verbPrefixRoutes, "GET /api/vocabulary/verb-test", async ({ c, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const tests = await prefixTests(db, now);
  const { results } = await readAs(db, learner, now, { results: passedTests(db, learner.userId) });
  const passed = new Map(results.map(({ testId, lastTaken }) => [testId, lastTaken]));
  const next = nextPrefixTest(tests, passed);
  if (!next) return null;
  const completedTests = tests.filter(({ id }) => passed.has(id)).length;
  return { ...publicTest(next), completedTests, totalTests: tests.length };
});

serve(verbPrefixRoutes, "POST /api/vocabulary/verb-test/submit", ({ c, body, learner }) =>
  submitTest(c, learner, body),
);

function publicTest({ questions, ...test }: PrefixTestContent): Pick<VerbPrefixTest, "test" | "questions"> {
  return {
    test,
    questions: questions.map(({ testId: _, questionNumber: __, ...question }) => ({
      ...question,
      prefix: question.options[question.correctAnswer] ?? "",
      baseVerb: test.verb,
    })),
  };
}
