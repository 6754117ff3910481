import { ApiClient, makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { readGoldenTable } from "./cost/golden.ts";
import { quantile, table } from "./table.ts";

/** Calls that are timed for each row, one after the other. */
const CALLS = 200;
/** Learners who call in turn: nobody comes near the quota of writes. */
const LEARNERS = 8;
const FIRST_TOPIC = 101;

const LIBRARY = "GET /api/grammar/library";
const TOPIC = "GET /api/grammar/library/:id";
const DRAW = "POST /api/grammar/quiz/generate";
const SUBMIT = "POST /api/quiz/submit";
const EXERCISE = "POST /api/grammar/exercises/:exerciseId/submit";

/** One call as measured: what it costs by the golden table of the tests, and its times in milliseconds. */
export interface GrammarTimes {
  name: string;
  d1RoundTrips: number;
  p50: number;
  p99: number;
}

interface Row {
  name: string;
  /** Its line in the golden table. */
  line: [call: string, when: string];
  /** Prepares a call, which is not timed, and gives it. */
  prepare: (caller: ApiClient, visitor: ApiClient) => Promise<() => Promise<unknown>> | (() => Promise<unknown>);
}

const ROWS: Row[] = [
  {
    name: "the library, visitor",
    line: [LIBRARY, "visitor"],
    prepare: (_, visitor) => () => visitor.call(LIBRARY),
  },
  { name: "the library, learner", line: [LIBRARY, "learner"], prepare: (learner) => () => learner.call(LIBRARY) },
  {
    name: "a topic, visitor",
    line: [TOPIC, "visitor"],
    prepare: (_, visitor) => () => visitor.call(TOPIC, { params: { id: FIRST_TOPIC } }),
  },
  {
    name: "a topic, learner",
    line: [TOPIC, "learner"],
    prepare: (learner) => () => learner.call(TOPIC, { params: { id: FIRST_TOPIC } }),
  },
  {
    name: "an exercise checked",
    line: [EXERCISE, "answered before"],
    prepare: (learner) => () =>
      learner.call(EXERCISE, { params: { exerciseId: FIRST_TOPIC * 100 + 1 }, body: { answer: "ich" } }),
  },
  { name: "a quiz drawn, visitor", line: [DRAW, "visitor"], prepare: (_, visitor) => () => draw(visitor) },
  { name: "a quiz drawn, learner", line: [DRAW, "learner"], prepare: (learner) => () => draw(learner) },
  {
    name: "a total-level test drawn",
    line: [DRAW, "total-level test"],
    prepare: (learner) => () =>
      learner.call(DRAW, { body: { language: "german", filter: { level: "A1" }, count: 20, mode: "total-level" } }),
  },
  {
    name: "a quiz submitted",
    line: [SUBMIT, "grammar quiz on a topic: opens the next one"],
    prepare: async (learner) => {
      const { questions, attemptId } = await draw(learner);
      const answers = questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer }));
      const quiz = { quizType: "grammar", topicId: FIRST_TOPIC, score: 10, totalQuestions: 10 } as const;
      return () => learner.call(SUBMIT, { body: { ...quiz, answers, attemptId } });
    },
  },
];

function draw(caller: ApiClient) {
  return caller.call(DRAW, { body: { language: "german", filter: { topicId: FIRST_TOPIC }, count: 10 } });
}

/** Times every call of the grammar library on a built server whose content is in memory. Each answer is checked with its contract. */
export async function measureGrammar(origin: string): Promise<GrammarTimes[]> {
  const golden = await readGoldenTable();
  const visitor = new ApiClient(origin);
  const learners: ApiClient[] = [];
  for (let i = 0; i < LEARNERS; i++) learners.push(await signUp(origin, makeAccount("Bench")));
  const measured: GrammarTimes[] = [];
  for (const { name, line, prepare } of ROWS) {
    const times: number[] = [];
    for (const learner of learners) await (await prepare(learner, visitor))();
    for (let call = 0; call < CALLS; call += 1) {
      const learner = learners[call % LEARNERS] ?? visitor;
      const timed = await prepare(learner, visitor);
      const start = performance.now();
      await timed();
      times.push(performance.now() - start);
    }
    const { d1RoundTrips } = golden.of(...line);
    measured.push({ name, d1RoundTrips, p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
  }
  return measured;
}

/** One line a call. */
export function grammarTable(measured: readonly GrammarTimes[]): string {
  return table(
    ["grammar, content in memory", "D1 round trips", "p50 ms", "p99 ms"],
    measured.map(({ name, d1RoundTrips, p50, p99 }) => [name, String(d1RoundTrips), p50.toFixed(1), p99.toFixed(1)]),
  );
}
