import { asc } from "drizzle-orm";
import { verbPrefixQuestions, verbPrefixTests } from "#schema/db/index.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { runBatch } from "../db/batch.ts";
import { rememberContent, seededVersion, versionIn } from "../db/content-memory.ts";
import type { Database } from "../db/database.ts";

type QuestionRow = typeof verbPrefixQuestions.$inferSelect;

/** A verb-prefix test with its questions in their order. */
export interface PrefixTestContent {
  id: number;
  verb: string;
  baseMeaning: string;
  testTitle: string;
  /** The level of its hardest question. */
  cefrLevel: CefrLevel;
  questions: QuestionRow[];
}

const rememberedTests = rememberContent(async (db: Database) => {
  const { versions, tests, questions } = await runBatch(db, {
    versions: seededVersion(db),
    tests: db.select().from(verbPrefixTests).orderBy(asc(verbPrefixTests.verb)),
    questions: db.select().from(verbPrefixQuestions).orderBy(asc(verbPrefixQuestions.id)),
  });
  const whole = tests.map(({ totalQuestions: _, ...test }): PrefixTestContent => {
    const own = questions.filter(({ testId }) => testId === test.id);
    const [hardest = "A1"] = own
      .map(({ cefrLevel }) => cefrLevel)
      .toSorted()
      .toReversed();
    return { ...test, cefrLevel: hardest, questions: own };
  });
  const rank = ({ cefrLevel }: PrefixTestContent) => CEFR_LEVELS.indexOf(cefrLevel);
  // Sorting is stable: tests of one level stay in alphabetical order.
  const inOrder = whole.toSorted((one, other) => rank(one) - rank(other));
  return { version: versionIn(versions), tests: inOrder };
});

/** Every test, by level and verb, from memory where it can (150 kB). Empty where nothing was seeded. */
export async function prefixTests(db: Database, now: Date): Promise<readonly PrefixTestContent[]> {
  return (await rememberedTests(db, "all", now)).tests;
}
