import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Actor, makeLearner, methodOf } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { makeConversation } from "#tests/support/worker/conversations.ts";
import { type CallCost, countingEnv, type Statement } from "#tests/support/worker/counting-env.ts";
import { askForSocket, leagueOf, makeLeague } from "#tests/support/worker/league.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { badSteps, planOf, tablesOf } from "#tests/support/worker/query-plan.ts";
import { goodCalls, SERVED, type ServedCall } from "#tests/support/worker/served-calls.ts";
import { countOf, tableNames } from "#tests/support/worker/storage.ts";
import { CONTENT_TABLES, GROWING_TABLES, ownersOf, ownersOfTables } from "#tests/support/worker/tables.ts";
import { sweepLearners } from "#worker/cron/learner-sweep.ts";
import { sweep } from "#worker/cron/sweep.ts";
import { forgetContent } from "#worker/db/content-memory.ts";
import { openDatabase } from "#worker/db/database.ts";
import { closeLeagues } from "#worker/league/close-week.ts";
import { readForObject } from "#worker/league/read-for-object.ts";
import { sweepPages } from "#worker/league/sweep.ts";
import { COLUMNS, GOLDEN_COSTS } from "./golden-costs.ts";
import { inFullLeague, QUIZ, quiz, SITUATIONS, TODAY, TOMORROW } from "./situations.ts";

/** The distinct statements that the calls ran, by their SQL. */
const statements = new Map<string, Statement>();

/** The statements of every batch that was run, with what ran it. */
const batches: { name: string; statements: readonly Statement[] }[] = [];

/** Keeps what was run for the checks of all statements and of all batches. */
function keep(name: string, ran: readonly Statement[]): void {
  for (const statement of ran) statements.set(statement.sql, statement);
  keepBatches(name, ran);
}

function keepBatches(name: string, ran: readonly Statement[]): void {
  for (const trip of new Set(ran.map((statement) => statement.trip)))
    batches.push({ name, statements: ran.filter((statement) => statement.trip === trip) });
}

async function measure(call: ServedCall, actor: Actor, sent: object) {
  const { env: counting, captured } = countingEnv(env);
  actor.onAnswer = captured.answered;
  const response = await actor.send(call, { ...sent, env: counting });
  const bytes = (await response.arrayBuffer()).byteLength;
  keep(call, captured.statements);
  return { status: response.status, bytes, cost: captured.cost, ran: captured.statements };
}

/** Inserts learners, and trial chats, whose rows lie before and after everybody else's in every index. */
async function neighbours(): Promise<void> {
  for (const id of ["!", "~"]) {
    const insert = (sql: string) => env.DB.prepare(sql).bind(id);
    await env.DB.batch([
      insert(
        "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES (?1, ?1, ?1, '', '', '')",
      ),
      insert("INSERT INTO user_subchapter_progress (user_id, subchapter_id) VALUES (?1, 10101)"),
      insert("INSERT INTO vocabulary (user_id, word_key) VALUES (?1, 1)"),
      insert("INSERT INTO user_grammar_progress (user_id, grammar_library_id) VALUES (?1, 101)"),
      insert(
        "INSERT INTO unlocked_grammar_levels (user_id, cefr_level, unlock_method) VALUES (?1, 'A2', 'level-up-quiz')",
      ),
      insert("INSERT INTO unlocked_grammar_topics (user_id, topic_id, unlock_method) VALUES (?1, 102, 'sequence')"),
      insert("INSERT INTO verb_prefix_test_results (user_id, test_id) VALUES (?1, 1)"),
      insert("INSERT INTO sessions (sid, user_id, sess, expire) VALUES (?1, ?1, '{}', 1)"),
      insert("INSERT INTO known_devices (user_id, expires, token_hash) VALUES (?1, 1, '')"),
      insert("INSERT INTO trial_chat_sessions (session_id, cefr_level) VALUES (?1, 'A1')"),
      insert("INSERT INTO trial_chat_messages (session_id, id, role, content) VALUES (?1, 1, 'assistant', '')"),
      insert("INSERT INTO past_days (user_id, date, attempts) VALUES (?1, '2037-06-10', '{}')"),
      insert("INSERT INTO old_days (user_id, since, days) VALUES (?1, '2037-01-10', '[]')"),
      insert("INSERT INTO kept_attempts (user_id, quiz_type, attempts) VALUES (?1, 'adverb', '{}')"),
      insert("INSERT INTO conversations (id, user_id, cefr_level) VALUES (?1, ?1, 'A1')"),
      insert("INSERT INTO turns (conversation_id, id, content) VALUES (?1, 2, '')"),
      insert(
        "INSERT INTO grammar_rules (user_id, rule, explanation, examples, since) VALUES (?1, 'verbs', '', '[]', 0)",
      ),
    ]);
  }
}

/** Leaves only the leagues that lie directly before and after this week's Bronze leagues in the index. */
async function emptyLeagues(): Promise<void> {
  at(TODAY);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM leagues"),
    env.DB.prepare("UPDATE user_xp SET league_id = NULL WHERE league_id IS NOT NULL"),
  ]);
  await makeLeague({ now: new Date("2037-06-03T10:00:00Z"), xp: [1] });
  await makeLeague({ now: TODAY, tier: 2, xp: [1] });
}

beforeAll(async () => {
  at(TODAY);
  await neighbours();
  // The golden table holds for content that is in memory.
  await new Actor().call("GET /api/vocabulary-bank/:language", { params: { language: "german" } });
  await new Actor().call("GET /api/conversation-starters", { query: { language: "german", level: "A1" } });
  await new Actor().call("GET /api/grammar/library");
  await new Actor().call("GET /api/grammar/library/:id", { params: { id: 101 } });
  await new Actor().call("POST /api/translate-word", { body: { word: "Brot", language: "german" } });
  const learner = await makeLearner();
  const id = await makeConversation(learner.userId);
  await learner.call("GET /api/conversations/:id/messages", { params: { id } });
});
beforeEach(emptyLeagues);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(realClock);

describe("the golden table", () => {
  it.each(GOLDEN_COSTS)("holds for $call $when", async (line) => {
    at(TODAY);
    const learner = await makeLearner();
    await learner.call("GET /api/home");
    if (!/^(visitor|new)/.test(line.when)) await takeQuiz(learner, FIRST_LESSON);
    const situation = SITUATIONS[`${line.call} ${line.when}`] ?? {};
    await situation.given?.(learner);
    const calls = await goodCalls(learner);
    const caller = line.when.startsWith("visitor") ? new Actor() : learner;
    await situation.before?.(caller);
    const sent = (await situation.sent?.(learner)) ?? calls[line.call];

    const ledger = await countOf("xp_transactions");
    const { status, bytes, cost } = await measure(line.call, caller, sent);
    expect(status).toBe(200);
    expect((await countOf("xp_transactions")) - ledger).toBe(line.awards ?? 0);
    const [maxBytes = 0] = line.cost.slice(COLUMNS.length);
    const now = COLUMNS.map((column) => cost[column]).join(", ");
    expect(cost, `now it costs [${now}], ${bytes} bytes`).toEqual({
      ...Object.fromEntries(COLUMNS.map((column, i) => [column, line.cost[i]])),
      doHopsAwaited: 0,
    });
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });

  it("has a line for every served call and every situation", () => {
    const lines = new Set(GOLDEN_COSTS.map(({ call, when }) => `${call} ${when}`));
    expect(Object.keys(SITUATIONS).filter((name) => !lines.has(name))).toEqual([]);
    expect([...new Set(GOLDEN_COSTS.map((line) => line.call))].toSorted()).toEqual([...SERVED].toSorted());
  });
});

describe("the budget", () => {
  const figures = GOLDEN_COSTS.map(({ call, when, awards = 0, besides = 0, cost }) => {
    const figure = Object.fromEntries(COLUMNS.map((column, i) => [column, cost[i] ?? 0])) as unknown as CallCost;
    return { ...figure, call, name: `${call} ${when}`, reads: methodOf(call) === "GET", awards, besides };
  });
  const names = (lines: typeof figures) => lines.map((line) => line.name);

  it("lets a GET take one round trip to D1 and any other call two", () => {
    expect(names(figures.filter((line) => line.d1RoundTrips > (line.reads ? 1 : 2)))).toEqual([]);
  });

  it("asks who is calling once: KV where D1 is not asked, otherwise D1 in the batch of the data", () => {
    const both = figures.filter((line) => line.kvReads + Math.min(line.d1RoundTrips, 1) > 1);
    // A change of password is logged with whose account it is, also when it is refused before D1 is asked.
    expect(new Set(both.map(({ call }) => call))).toEqual(new Set(["POST /api/auth/password"]));
  });

  it("lets a GET write nothing, neither to D1 nor to KV", () => {
    expect(names(figures.filter((line) => line.reads && line.rowsWritten + line.kvWrites > 0))).toEqual([]);
  });

  it("lets an award write four rows, not counting the rows that its line lists under `besides`", () => {
    const awards = figures.filter((line) => line.awards > 0);
    expect(awards.length).toBeGreaterThanOrEqual(14);
    const rows = awards.map((line) => (line.rowsWritten - line.besides) / line.awards);
    expect(Math.max(...rows)).toBeLessThanOrEqual(4);
    // The totals, which hold the day with its ledger and attempts.
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(1);
  });

  it("lets a call send one message to a Durable Object", () => {
    expect(names(figures.filter((line) => line.doHops > 1))).toEqual([]);
    expect(figures.filter((line) => line.awards > 0 && line.doHops === 1).length).toBeGreaterThanOrEqual(9);
  });
});

describe("a message to a Durable Object", () => {
  it("is sent after the answer, so a slow object keeps nobody waiting", async () => {
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    await inFullLeague(learner);
    const { cost } = await measure(QUIZ, learner, await quiz(learner, SECOND_LESSON, 15, false));
    expect(cost).toMatchObject({ doHops: 1, doHopsAwaited: 0 });
  });

  it("counts as awaited where a call does wait for it: only the object can accept a WebSocket upgrade", async () => {
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    await inFullLeague(learner);
    const { env: counting, captured } = countingEnv(env);
    learner.onAnswer = captured.answered;
    const response = await askForSocket(learner, await leagueOf(learner.userId), {}, counting);
    expect(response.status).toBe(101);
    response.webSocket?.accept();
    response.webSocket?.close(1000);
    expect(captured.cost).toMatchObject({ d1RoundTrips: 1, rowsWritten: 0, doHops: 1, doHopsAwaited: 1 });
    keep("the upgrade to a socket", captured.statements);
  });
});

describe("rows read", () => {
  it("are at most a fifth more than the rows returned, counted once per joined table, plus the end of a range", async () => {
    at(TODAY);
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    await inFullLeague(learner);
    // A learner with a past: every lesson of the level passed, a year of days.
    await env.DB.batch([
      env.DB.prepare(
        "INSERT OR IGNORE INTO user_subchapter_progress (user_id, subchapter_id, is_completed) SELECT ?, id, 1 FROM curriculum_subchapters",
      ).bind(learner.userId),
      env.DB.prepare(
        "INSERT OR IGNORE INTO user_grammar_progress (user_id, grammar_library_id) SELECT ?, id FROM grammar_library",
      ).bind(learner.userId),
      env.DB.prepare(
        "INSERT OR IGNORE INTO unlocked_grammar_topics (user_id, topic_id, unlock_method) SELECT ?, id, 'sequence' FROM grammar_library",
      ).bind(learner.userId),
      env.DB.prepare(
        "INSERT OR IGNORE INTO past_days (user_id, date) WITH RECURSIVE days (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM days WHERE n < 365) SELECT ?, date('2037-06-10', '-' || n || ' days') FROM days",
      ).bind(learner.userId),
    ]);
    const calls = await goodCalls(learner);
    const wasteful: string[] = [];
    let returned = 0;
    for (const call of SERVED.filter((key) => methodOf(key) === "GET")) {
      for (const statement of (await measure(call, learner, calls[call])).ran) {
        const tables = (await planOf(statement)).filter(({ detail }) => /^(SEARCH|SCAN)/.test(detail)).length;
        returned += statement.returned;
        if (statement.read > 1.2 * tables * statement.returned + 1) wasteful.push(`${call}: ${statement.sql}`);
      }
    }
    expect(wasteful).toEqual([]);
    expect(returned).toBeGreaterThan(30);
  });
});

describe("cold content", () => {
  it.each([
    "GET /api/curriculum/chapters/:level",
    "GET /api/curriculum/subchapter/:id",
    "GET /api/vocabulary-bank/:language",
    "GET /api/vocabulary/:language",
    "GET /api/grammar/library",
    "GET /api/grammar/library/:id",
    "GET /api/vocabulary/verb-test",
    "GET /api/home",
  ] as const)("costs %s one more round trip, which reads only what it returns", async (call) => {
    at(TODAY);
    const learner = await makeLearner();
    const calls = await goodCalls(learner);
    forgetContent();
    const cold = await measure(call, learner, calls[call]);
    const warm = await measure(call, learner, calls[call]);
    expect(cold.cost.d1RoundTrips).toBe(warm.cost.d1RoundTrips + 1);
    expect(cold.cost.rowsRead).toBeLessThanOrEqual(cold.cost.rowsReturned * 1.2);
    expect(cold.cost.rowsWritten).toBe(0);
  });
});

describe("the plan of every statement", () => {
  it("never scans a growing table and never sorts without an index, even at the end of a week", async () => {
    const { leagueId } = await makeLeague({ now: TODAY, number: 7, xp: Array.from({ length: 30 }, (_, i) => i) });
    const later = new Date(TODAY.getTime() + 30 * 24 * 3_600_000);
    const view = ({ DB }: Env) => openDatabase(DB, { bookmark: null, primary: true }).db;
    const besideCalls: Record<string, (counting: Env) => Promise<unknown>> = {
      "the live view of a league": ({ DB }) => readForObject(DB, leagueId, ["a viewer"], TODAY),
      "the close of a week": (counting) => closeLeagues(view(counting), [leagueId], later),
      "the sweep of the leagues": (counting) => sweepPages(view(counting), "", later),
      "the daily cron": (counting) => sweep(counting, later),
    };
    for (const [name, act] of Object.entries(besideCalls)) {
      const { env: counting, captured } = countingEnv(env);
      captured.answered();
      await act(counting);
      expect(captured.statements.length, name).toBeGreaterThan(0);
      keep(name, captured.statements);
    }
    expect(statements.size).toBeGreaterThan(50);
    const bad: Record<string, string[]> = {};
    for (const statement of statements.values()) {
      const steps = badSteps(await planOf(statement));
      if (steps.length > 0) bad[statement.sql] = steps;
    }
    expect(bad).toEqual({});
  });

  it.each([
    ["SELECT * FROM users WHERE first_name = ?", "SCAN users"],
    ["SELECT * FROM user_xp AS u WHERE u.league_id = ?", "SCAN u"],
    ["SELECT count(*) FROM leagues AS page WHERE name = ?", "SCAN page"],
    ["UPDATE user_xp SET version = 0 FROM json_each(?) AS j WHERE league_id = j.value", "SCAN user_xp"],
    ["SELECT * FROM vocabulary WHERE user_id = ? ORDER BY times_encountered", "USE TEMP B-TREE FOR ORDER BY"],
    [
      "SELECT row_number() OVER (ORDER BY j.key) FROM json_each(?) AS j CROSS JOIN league_members AS m WHERE m.league_id = j.value",
      "USE TEMP B-TREE FOR ORDER BY",
    ],
  ])("is reported when it is bad: %s", async (sql, step) => {
    expect(badSteps(await planOf({ sql, values: ["[]"] }))).toEqual([step]);
  });

  it("knows every table", async () => {
    expect(await tableNames()).toEqual([...GROWING_TABLES, ...CONTENT_TABLES].toSorted());
  });
});

describe("data of several owners", () => {
  it("does not meet in the sweep of the learners, which stays inside one database", async () => {
    const { env: counting, captured } = countingEnv(env);
    const { db } = openDatabase(counting.DB, { bookmark: null, primary: true });
    await sweepLearners(db, "", TOMORROW);
    expect(captured.statements.length).toBeGreaterThan(5);
    keepBatches("the sweep of the learners", captured.statements);
  });

  it("meets in the batches that the plan for several databases takes apart, and in no others", async () => {
    const found: Record<string, string[]> = {};
    for (const { name, statements: batch } of batches) {
      const owners = ownersOfTables((await Promise.all(batch.map(tablesOf))).flat());
      if (owners.length > 1) (found[owners.join(" + ")] ??= []).push(name);
    }
    const signingIn = ["POST /api/auth/login", "POST /api/auth/signup"];
    expect(
      Object.fromEntries(Object.entries(found).map(([owners, names]) => [owners, [...new Set(names)].toSorted()])),
    ).toEqual({
      // The account is looked up, and its tries are counted, in the directory.
      "directory + learner": ["POST /api/auth/login", "POST /api/auth/password", "POST /api/auth/signup"],
      "directory + learner + visitors": [...signingIn, "the daily cron"],
      "directory + visitors": ["POST /api/trial-chat", "POST /api/trial-chat/messages"],
      // A trial chat moves into the account: statements of the visitor's rows beside those of the learner's.
      "learner + visitors": ["POST /api/auth/signup"],
      "everybody + learner": ["POST /api/answer-reports"],
      // Reads of the table of a league, the seat statement, a seat's XP, leaving and coming back; the sessions of those who watch a league.
      "leagues + learner": [
        "GET /api/gamification/league/:leagueId/leaderboard",
        "GET /api/gamification/league/rank",
        "GET /api/home",
        "GET /api/leaderboard",
        "PATCH /api/gamification/league/membership",
        "POST /api/conversations/:id/messages",
        "POST /api/curriculum/subchapter/:id/double-xp-challenge",
        "POST /api/curriculum/subchapter/:id/quiz",
        "POST /api/quiz/submit",
        "the close of a week",
        "the live view of a league",
        "the sweep of the leagues",
      ],
    });
  });

  it("meets in no statement that would need two databases", async () => {
    const found: Record<string, string[]> = {};
    for (const { name, statements: batch } of batches) {
      for (const statement of batch) {
        const owners = ownersOfTables(await tablesOf(statement));
        if (owners.length > 1) (found[owners.join(" + ")] ??= []).push(name);
      }
    }
    expect(
      Object.fromEntries(Object.entries(found).map(([owners, names]) => [owners, [...new Set(names)].toSorted()])),
    ).toEqual({
      // These two are in the same database, whatever the plan: the counter of a network address lets a visitor speak.
      "directory + visitors": ["POST /api/trial-chat", "POST /api/trial-chat/messages"],
      // Leagues lie beside their learners, or these are what has to be written anew where they mix learners of several databases.
      "leagues + learner": [
        "GET /api/gamification/league/:leagueId/leaderboard",
        "GET /api/gamification/league/rank",
        "GET /api/home",
        "GET /api/leaderboard",
        "PATCH /api/gamification/league/membership",
        "POST /api/curriculum/subchapter/:id/quiz",
        "POST /api/quiz/submit",
        "the close of a week",
        "the sweep of the leagues",
      ],
    });
  });

  it("is found by the names of tables in a statement as well as by what SQLite opens for it", async () => {
    const overlooked: Record<string, string[]> = {};
    for (const statement of statements.values()) {
      const opened = ownersOfTables(await tablesOf(statement));
      const named = ownersOf([statement]);
      const missed = opened.filter((owner) => !named.includes(owner));
      if (missed.length > 0) overlooked[statement.sql] = missed;
    }
    expect(overlooked).toEqual({});
  });

  it.each([
    ["SELECT * FROM users, leagues", ["leagues", "learner"]],
    ["SELECT * FROM users WHERE id IN (SELECT user_id FROM league_members)", ["leagues", "learner"]],
    ["SELECT * FROM daily_progress", ["learner"]],
    // A trigger frees the seats.
    ["DELETE FROM user_xp WHERE user_id = ?", ["leagues", "learner"]],
    ["DELETE FROM users WHERE id = ?", ["leagues", "learner"]],
    ["SELECT * FROM curriculum_words", []],
  ])("is seen in %s", async (sql, owners) => {
    expect(ownersOfTables(await tablesOf({ sql, values: sql.includes("?") ? [""] : [] }))).toEqual(owners);
  });
});

describe("a day later", () => {
  it("an award costs one row more than the first one", async () => {
    at(TODAY);
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    at(TOMORROW);
    await learner.call("GET /api/home");
    const { cost } = await measure(QUIZ, learner, await quiz(learner, FIRST_LESSON, 15, false));
    // The totals with the new day, the day before, and the lesson.
    expect(cost).toMatchObject({ d1RoundTrips: 2, rowsWritten: 3 });
  });
});
