import type { VerbPrefixTest } from "#schema/api/vocabulary.ts";
import { nextPrefixTest } from "#schema/rules/prefix-tests.ts";
import { readAs } from "../db/batch.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { type PrefixTestContent, prefixTests } from "./content.ts";
import { passedTests } from "./store.ts";

/** The test that comes next for a learner, with how many they have passed; null where nothing was seeded. One round trip. */
export async function nextTest(c: AppContext, learner: Learner): Promise<VerbPrefixTest | null> {
  const { db } = c.get("database");
  const now = c.get("now");
  const tests = await prefixTests(db, now);
  const { results } = await readAs(db, learner, now, { results: passedTests(db, learner.userId) });
  const passed = new Map(results.map(({ testId, lastTaken }) => [testId, lastTaken]));
  const next = nextPrefixTest(tests, passed);
  if (!next) return null;
  const completedTests = tests.filter(({ id }) => passed.has(id)).length;
  return { ...publicTest(next), completedTests, totalTests: tests.length };
}

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
