import { ApiClient, makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { type CallFigures, readGoldenTable } from "./cost/golden.ts";
import { quantile, table } from "./table.ts";

/** Calls that are timed for each row, one after the other. */
const CALLS = 200;
/** Learners who call in turn: nobody comes near the quota of writes. */
const LEARNERS = 8;

const RANDOM = "GET /api/conjugation-questions/random";
const POPULATE = "POST /api/conjugation-questions/populate";
const SUBMIT = "POST /api/quiz/submit";
const TEST = "GET /api/vocabulary/verb-test";
const TEST_SUBMIT = "POST /api/vocabulary/verb-test/submit";

/** One call as measured: what it costs by the golden table of the tests, and its times in milliseconds. */
export interface ConjugationTimes {
  name: string;
  figures: CallFigures;
  p50: number;
  p99: number;
}

interface Row {
  name: string;
  /** Its line in the golden table. */
  line: [call: string, when: string];
  /** Prepares a call, which is not timed, and gives it. */
  prepare: (learner: ApiClient, visitor: ApiClient) => Promise<() => Promise<unknown>> | (() => Promise<unknown>);
}

const ROWS: Row[] = [
  {
    name: "20 questions drawn from 3,300, visitor",
    line: [RANDOM, "visitor"],
    prepare: (_, visitor) => () => visitor.call(RANDOM),
  },
  {
    name: "20 questions drawn from 3,300, learner",
    line: [RANDOM, "learner"],
    prepare: (learner) => () => learner.call(RANDOM),
  },
  {
    name: "one verb in one tense",
    line: [RANDOM, "learner with one verb and one tense"],
    prepare: (learner) => () => learner.call(RANDOM, { query: { verb: "aufstehen", tense: "Simple Past" } }),
  },
  {
    name: "a tense populated that has everything",
    line: [POPULATE, "learner"],
    prepare: (learner) => () => learner.call(POPULATE, { body: { tenseGroups: ["Present"] } }),
  },
  {
    name: "a quiz submitted",
    line: [SUBMIT, "conjugation quiz"],
    prepare: async (learner) => {
      const questions = await learner.call(RANDOM);
      const answers = questions.map(({ id, answer }) => ({ questionId: id, answer }));
      const body = { quizType: "conjugation", score: answers.length, totalQuestions: answers.length, answers } as const;
      return () => learner.call(SUBMIT, { body: { ...body, attemptId: crypto.randomUUID() } });
    },
  },
  { name: "the next verb-prefix test", line: [TEST, "learner"], prepare: (learner) => () => learner.call(TEST) },
  {
    name: "a verb-prefix test submitted",
    line: [TEST_SUBMIT, "passed"],
    prepare: async (learner) => {
      const next = await learner.call(TEST);
      if (!next) throw new Error("No verb-prefix tests: was the database seeded?");
      const { test, questions } = next;
      const answers = questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer }));
      const body = { testId: test.id, score: answers.length, totalQuestions: answers.length, answers };
      return () => learner.call(TEST_SUBMIT, { body: { ...body, attemptId: crypto.randomUUID() } });
    },
  },
];

/** Times every call about verbs on a built server whose content is in memory. Each answer is checked with its contract. */
export async function measureConjugation(origin: string): Promise<ConjugationTimes[]> {
  const golden = await readGoldenTable();
  const visitor = new ApiClient(origin);
  const learners: ApiClient[] = [];
  for (let i = 0; i < LEARNERS; i++) learners.push(await signUp(origin, makeAccount("Bench")));
  const measured: ConjugationTimes[] = [];
  for (const { name, line, prepare } of ROWS) {
    const times: number[] = [];
    for (const learner of learners) await (await prepare(learner, visitor))();
    for (let call = 0; call < CALLS; call += 1) {
      const timed = await prepare(learners[call % LEARNERS] ?? visitor, visitor);
      const start = performance.now();
      await timed();
      times.push(performance.now() - start);
    }
    measured.push({ name, figures: golden.of(...line), p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
  }
  return measured;
}

/** One line a call. */
export function conjugationTable(measured: readonly ConjugationTimes[]): string {
  return table(
    ["verbs, content in memory", "D1 round trips", "rows read", "rows written", "p50 ms", "p99 ms"],
    measured.map(({ name, figures: { d1RoundTrips, rowsRead, rowsWritten }, p50, p99 }) => [
      name,
      ...[d1RoundTrips, rowsRead, rowsWritten].map(String),
      p50.toFixed(1),
      p99.toFixed(1),
    ]),
  );
}
