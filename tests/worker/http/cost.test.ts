import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Actor, makeLearner, methodOf } from "#tests/support/worker/actor.ts";
import { type CallCost, countingEnv, type Statement } from "#tests/support/worker/counting-env.ts";
import { answersFor, FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { adverbAnswers, goodCalls, SERVED, type ServedCall } from "#tests/support/worker/served-calls.ts";
import { tableNames } from "#tests/support/worker/storage.ts";
import { CONTENT_TABLES, GROWING_TABLES } from "#tests/support/worker/tables.ts";
import { forgetContent } from "#worker/curriculum/index.ts";
import { COLUMNS, GOLDEN_COSTS, NEW_WORDS_ROWS } from "./golden-costs.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

const TODAY = new Date("2026-06-10T10:00:00Z");
const TOMORROW = new Date("2026-06-11T10:00:00Z");
const ATTEMPT = "6f1c1f0e-3a55-4c35-9b1e-0d6a5f1b2c3d";

async function quiz(learner: Learner, id: number, right: number, addToVocabulary = true): Promise<object> {
  const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id } });
  const body = { score: 15, totalQuestions: 15, addToVocabulary, answers: answersFor(lesson, right) };
  return { params: { id }, body: { ...body, attemptId: ATTEMPT } };
}

function adverb() {
  const body = { quizType: "adverb", level: "A1", score: 5, totalQuestions: 5, answers: adverbAnswers("A1") } as const;
  return { body: { ...body, attemptId: ATTEMPT } };
}

function challenge(words: string[], attemptId?: string) {
  return { params: { id: FIRST_LESSON }, body: { words, attemptId } };
}

const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
const CHALLENGE = "POST /api/curriculum/subchapter/:id/double-xp-challenge";

interface Situation {
  /** What happened before. */
  given?: (learner: Learner) => Promise<unknown>;
  /** What is sent, where it is not the request of goodCalls. */
  sent?: (learner: Learner) => Promise<object> | object;
}

/** How the situations of the golden table come about, by 'call when'. */
const SITUATIONS: Record<string, Situation> = {
  [`${QUIZ} new: first pass, words added`]: {
    sent: (learner) => quiz(learner, FIRST_LESSON, 15),
  },
  [`${QUIZ} new: first pass, no words`]: {
    sent: (learner) => quiz(learner, FIRST_LESSON, 15, false),
  },
  [`${QUIZ} new: first pass in another time zone than at sign-up`]: {
    sent: async (learner) => {
      learner.timeZone = "Asia/Tokyo";
      return quiz(learner, FIRST_LESSON, 15, false);
    },
  },
  [`${QUIZ} second pass of the day: completes the day's challenges`]: {
    sent: (learner) => quiz(learner, SECOND_LESSON, 15, false),
  },
  [`${QUIZ} failed`]: {
    sent: (learner) => quiz(learner, SECOND_LESSON, 3, false),
  },
  [`${QUIZ} the same attempt again`]: {
    given: async (learner) => takeQuiz(learner, SECOND_LESSON, { attemptId: ATTEMPT }),
    sent: (learner) => quiz(learner, SECOND_LESSON, 15),
  },
  [`${QUIZ} nothing answered`]: {
    sent: () => ({
      params: { id: SECOND_LESSON },
      body: { score: 0, totalQuestions: 15, addToVocabulary: false, answers: [] },
    }),
  },
  [`${CHALLENGE} the same attempt again`]: {
    given: (learner) => learner.call(CHALLENGE, challenge(["Hallo"], ATTEMPT)),
    sent: () => challenge(["Hallo"], ATTEMPT),
  },
  [`${CHALLENGE} taken today already`]: {
    given: (learner) => learner.call(CHALLENGE, challenge(["Hallo"])),
    sent: () => challenge(["Hallo"]),
  },
  "POST /api/quiz/submit visitor": {
    sent: adverb,
  },
  "POST /api/quiz/submit the same attempt again": {
    given: (learner) => learner.call("POST /api/quiz/submit", adverb()),
    sent: adverb,
  },
};

/** Every statement that the calls ran, once. */
const statements = new Map<string, Statement>();

async function planOf({ sql, values }: Pick<Statement, "sql" | "values">): Promise<string[]> {
  const explain = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
  return (await explain.all<{ detail: string }>()).results.map((row) => row.detail);
}

async function measure(call: ServedCall, actor: Actor, sent: object) {
  const { env: counting, captured } = countingEnv(env);
  const response = await actor.send(call, { ...sent, env: counting });
  const bytes = (await response.arrayBuffer()).byteLength;
  for (const statement of captured.statements) statements.set(statement.sql, statement);
  return { status: response.status, bytes, cost: captured.cost, ran: captured.statements };
}

/** A learner of the middle: the rows of others lie before and behind theirs in every index. */
async function neighbours(): Promise<void> {
  for (const id of ["!", "~"]) {
    const insert = (sql: string) => env.DB.prepare(sql).bind(id);
    await env.DB.batch([
      insert(
        "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES (?1, ?1, ?1, '', '', '')",
      ),
      insert("INSERT INTO user_subchapter_progress (user_id, subchapter_id) VALUES (?1, 10101)"),
      insert("INSERT INTO daily_progress (user_id, date) VALUES (?1, '2026-06-10')"),
      insert(
        "INSERT INTO xp_transactions (user_id, source, source_id, occurrence, amount, description, metadata) VALUES (?1, 'adverb', 'A1', '2026-06-10:1', 1, '', '{}')",
      ),
    ]);
  }
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: TODAY });
  await neighbours();
});
afterAll(() => vi.useRealTimers());

describe("the golden table", () => {
  it.each(GOLDEN_COSTS)("holds for $call $when", async (line) => {
    vi.setSystemTime(TODAY);
    const learner = await makeLearner();
    const calls = await goodCalls(learner);
    if (!/^(visitor|new)/.test(line.when)) await takeQuiz(learner, FIRST_LESSON);
    const situation = SITUATIONS[`${line.call} ${line.when}`] ?? {};
    await situation.given?.(learner);
    const caller = line.when === "visitor" ? new Actor() : learner;
    const sent = (await situation.sent?.(learner)) ?? calls[line.call];
    await learner.call("GET /api/home");

    const { status, bytes, cost } = await measure(line.call, caller, sent);
    expect(status).toBe(200);
    const [maxBytes = 0] = line.cost.slice(COLUMNS.length);
    const now = COLUMNS.map((column) => cost[column]).join(", ");
    expect(cost, `now it costs [${now}], ${bytes} bytes`).toEqual(
      Object.fromEntries(COLUMNS.map((column, i) => [column, line.cost[i]])),
    );
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });

  it("has a line for every served call and every situation", () => {
    const lines = new Set(GOLDEN_COSTS.map(({ call, when }) => `${call} ${when}`));
    expect(Object.keys(SITUATIONS).filter((name) => !lines.has(name))).toEqual([]);
    expect([...new Set(GOLDEN_COSTS.map((line) => line.call))].toSorted()).toEqual([...SERVED].toSorted());
  });
});

describe("the budget", () => {
  const figures = GOLDEN_COSTS.map(({ call, when, award, cost }) => {
    const figure = Object.fromEntries(COLUMNS.map((column, i) => [column, cost[i] ?? 0])) as unknown as CallCost;
    return { ...figure, name: `${call} ${when}`, reads: methodOf(call) === "GET", award };
  });
  const names = (lines: typeof figures) => lines.map((line) => line.name);

  it("C1: a GET costs at most one round trip to D1, any other call at most two", () => {
    expect(names(figures.filter((line) => line.d1RoundTrips > (line.reads ? 1 : 2)))).toEqual([]);
  });

  it("C1: a GET writes nothing, neither to D1 nor to KV", () => {
    expect(names(figures.filter((line) => line.reads && line.rowsWritten + line.kvWrites > 0))).toEqual([]);
  });

  it("C3: an award writes at most six rows, the words of the lesson not counted", () => {
    const awards = figures.filter((line) => line.award);
    expect(awards.length).toBeGreaterThanOrEqual(6);
    const rows = awards.map((line) => line.rowsWritten - (line.award === "words" ? NEW_WORDS_ROWS : 0));
    expect(Math.max(...rows)).toBeLessThanOrEqual(6);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(3);
  });

  it("C4: no call waits for a Durable Object more than once, an award never", () => {
    expect(names(figures.filter((line) => line.doHops > (line.award ? 0 : 1)))).toEqual([]);
  });
});

describe("rows read", () => {
  it("C2: are the rows given back, at most a fifth more; a join counts once a table, the end of a range once", async () => {
    vi.setSystemTime(TODAY);
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    // A learner with a past: every lesson of the level passed, a year of days.
    await env.DB.batch([
      env.DB.prepare(
        "INSERT OR IGNORE INTO user_subchapter_progress (user_id, subchapter_id, is_completed) SELECT ?, id, 1 FROM curriculum_subchapters",
      ).bind(learner.userId),
      env.DB.prepare(
        "INSERT OR IGNORE INTO daily_progress (user_id, date) WITH RECURSIVE days (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM days WHERE n < 365) SELECT ?, date('2026-06-10', '-' || n || ' days') FROM days",
      ).bind(learner.userId),
    ]);
    const calls = await goodCalls(learner);
    const wasteful: string[] = [];
    let returned = 0;
    for (const call of SERVED.filter((key) => methodOf(key) === "GET")) {
      for (const statement of (await measure(call, learner, calls[call])).ran) {
        const tables = (await planOf(statement)).filter((detail) => /^(SEARCH|SCAN)/.test(detail)).length;
        returned += statement.returned;
        if (statement.read > 1.2 * tables * statement.returned + 1) wasteful.push(`${call}: ${statement.sql}`);
      }
    }
    expect(wasteful).toEqual([]);
    expect(returned).toBeGreaterThan(30);
  });
});

describe("cold content", () => {
  it.each(["GET /api/curriculum/chapters/:level", "GET /api/curriculum/subchapter/:id", "GET /api/home"] as const)(
    "costs %s one more round trip, which reads nothing in vain",
    async (call) => {
      vi.setSystemTime(TODAY);
      const learner = await makeLearner();
      const calls = await goodCalls(learner);
      forgetContent();
      const cold = await measure(call, learner, calls[call]);
      const warm = await measure(call, learner, calls[call]);
      expect(cold.cost.d1RoundTrips).toBe(warm.cost.d1RoundTrips + 1);
      expect(cold.cost.rowsRead).toBeLessThanOrEqual(cold.cost.rowsReturned * 1.2);
      expect(cold.cost.rowsWritten).toBe(0);
    },
  );
});

describe("the plan of every statement", () => {
  it("never scans a growing table and sorts nothing by hand", async () => {
    expect(statements.size).toBeGreaterThan(25);
    const scan = new RegExp(`^SCAN (${GROWING_TABLES.join("|")})\\b`);
    const bad: Record<string, string[]> = {};
    for (const statement of statements.values()) {
      const plan = await planOf(statement);
      if (plan.some((detail) => scan.test(detail) || detail.includes("TEMP B-TREE"))) bad[statement.sql] = plan;
    }
    expect(bad).toEqual({});
  });

  it("would be found if it were bad", async () => {
    expect(await planOf({ sql: "SELECT * FROM users WHERE first_name = ?", values: ["Mara"] })).toEqual(["SCAN users"]);
    const sorted = await planOf({ sql: "SELECT * FROM vocabulary WHERE user_id = ? ORDER BY plural", values: ["x"] });
    expect(sorted.join()).toContain("USE TEMP B-TREE FOR ORDER BY");
  });

  it("knows every table", async () => {
    expect(await tableNames()).toEqual([...GROWING_TABLES, ...CONTENT_TABLES].toSorted());
  });
});

describe("a day later", () => {
  it("costs an award no more than the first one", async () => {
    vi.setSystemTime(TODAY);
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    vi.setSystemTime(TOMORROW);
    await learner.call("GET /api/home");
    const { cost } = await measure(QUIZ, learner, await quiz(learner, FIRST_LESSON, 15, false));
    expect(cost).toMatchObject({ d1RoundTrips: 2, rowsWritten: 5 });
  });
});
