import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { conjugationQuestion } from "#schema/api/conjugation.ts";
import { WRITES_A_MINUTE } from "#schema/rules/write-quota.ts";
import { PERSONS, TENSE_NAMES, TENSES } from "#schema/terms/conjugation.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countOf, storage } from "#tests/support/worker/storage.ts";

const RANDOM = "GET /api/conjugation-questions/random";
const POPULATE = "POST /api/conjugation-questions/populate";
const ALL = TENSES.length * PERSONS.length * 110;

const visitor = new Actor();
let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  learner = await makeLearner();
});

async function clear(condition = "TRUE"): Promise<void> {
  await env.DB.prepare(`DELETE FROM conjugation_questions WHERE ${condition}`).run();
}

/** Everything that the table holds. */
async function table(): Promise<unknown[]> {
  return (await env.DB.prepare("SELECT * FROM conjugation_questions ORDER BY id").all()).results;
}

describe("a draw of conjugation questions", () => {
  it.each([
    ["nothing in particular", {}, 20],
    ["a verb", { verb: "aufstehen" }, 20],
    ["a tense by its name", { tense: "Simple Past" }, 20],
    ["a tense by its id", { tense: "simple-past" }, 20],
    ["a verb in a tense, which has six forms", { verb: "sich freuen", tense: "present-perfect" }, 6],
    ["one question", { limit: "1" }, 1],
    ["as many as there may be", { limit: "50" }, 50],
    ["more than the verb has", { verb: "gehen", limit: "50" }, 30],
  ])("about %s", async (_what, query, count) => {
    for (const caller of [visitor, learner]) {
      const drawn = await caller.call(RANDOM, { query });
      expect(drawn).toHaveLength(count);
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(count);
      for (const question of drawn) {
        expect(conjugationQuestion.safeParse(question).success).toBe(true);
        if ("verb" in query) expect(question.verb).toBe(query.verb);
        if ("tense" in query)
          expect([TENSE_NAMES["simple-past"], TENSE_NAMES["present-perfect"]]).toContain(question.tense);
      }
    }
  });

  it("has a gap for each word of the answer, and the further right forms", async () => {
    const drawn = await visitor.call(RANDOM, { query: { verb: "fahren", tense: "Present Perfect" } });
    expect(drawn.find(({ person }) => person === "er")).toMatchObject({
      question: "er/sie/es ___ ___",
      answer: "ist gefahren",
      accepted: ["hat gefahren"],
      questionType: "fill-in-blank",
      verb: "fahren",
      tense: "Present Perfect",
    });
  });

  it("takes every form with the same chance", async () => {
    const times = new Map<number, number>();
    for (let draw = 0; draw < 60; draw += 1) {
      for (const { id } of await visitor.call(RANDOM, { query: { verb: "gehen", limit: "15" } }))
        times.set(id, (times.get(id) ?? 0) + 1);
    }
    // Each is in half of the draws: 30 times, and 12 fewer or more in one of 600 runs.
    expect(times.size).toBe(30);
    expect(Math.min(...times.values())).toBeGreaterThan(12);
    expect(Math.max(...times.values())).toBeLessThan(48);
  });

  it.each([
    ["a verb that the reference does not have", { verb: "wandern" }, "verb"],
    ["a form", { verb: "ging" }, "verb"],
    ["an unknown tense", { tense: "Plusquamperfekt" }, "tense"],
    ["no question", { limit: "0" }, "limit"],
    ["too many", { limit: "51" }, "limit"],
    ["no number", { limit: "all" }, "limit"],
    ["another field", { level: "A1" }, "level"],
  ])("is refused for %s", async (_what, query, field) => {
    expect((await expectError(await visitor.send(RANDOM, { query: query as { verb?: string } }), 400)).field).toBe(
      field,
    );
  });

  it("gives only what the table has, though it draws from all", async () => {
    const before = await table();
    try {
      await clear("verb <> 'gehen' OR tense <> 'Present'");
      for (const caller of [visitor, learner]) {
        const drawn = await caller.call(RANDOM, { query: {} });
        expect(drawn.map(({ verb, tense }) => `${verb} ${tense}`)).toEqual(Array(6).fill("gehen Present"));
        expect(await caller.call(RANDOM, { query: { tense: "Future I" } })).toEqual([]);
      }
      await clear();
      expect(await visitor.call(RANDOM, { query: {} })).toEqual([]);
    } finally {
      await learner.call(POPULATE, { body: { tenseGroups: [...TENSES] } });
    }
    expect(await table()).toEqual(before);
  });
});

describe("populating", () => {
  it("stores what is missing of the named tenses, exactly as the seed would", async () => {
    const before = await table();
    expect(before).toHaveLength(ALL);
    await clear("tense IN ('Present', 'Simple Past')");
    expect(await learner.call(POPULATE, { body: { tenseGroups: ["Present"] } })).toEqual({ count: 660 });
    expect(await learner.call(POPULATE, { body: { tenseGroups: ["Present"] } })).toEqual({ count: 0 });
    expect(await learner.call(POPULATE, { body: { tenseGroups: [] } })).toEqual({ count: 0 });
    await clear("verb = 'gehen' AND tense = 'Present'");
    // Named twice, by id and by name.
    const body = { tenseGroups: ["present", "Present", "simple-past", "Simple Past"] };
    expect(await learner.call(POPULATE, { body })).toEqual({ count: 666 });
    expect(await table()).toEqual(before);
  });

  it.each([
    ["two tabs of one learner", () => [learner, learner]],
    ["two learners", async () => [learner, await makeLearner()]],
  ])("stores each question once when %s do it at once", async (_who, callers) => {
    const before = await table();
    await clear();
    const body = { tenseGroups: [...TENSES] };
    const counts = await Promise.all((await callers()).map((caller) => caller.call(POPULATE, { body })));
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(ALL);
    expect(await table()).toEqual(before);
  });

  it("does not change a question that is there", async () => {
    await env.DB.prepare("UPDATE conjugation_questions SET answer = 'x' WHERE verb = 'gehen'").run();
    expect(await learner.call(POPULATE, { body: { tenseGroups: [...TENSES] } })).toEqual({ count: 0 });
    await clear("verb = 'gehen'");
    expect(await learner.call(POPULATE, { body: { tenseGroups: [...TENSES] } })).toEqual({ count: 30 });
  });

  it.each([
    ["an unknown tense", ["Present", "Plusquamperfekt"], 400, "tenseGroups"],
    ["a tense without a name", [""], 400, "tenseGroups.0"],
    ["more tenses than there can be", Array(11).fill("Present"), 400, "tenseGroups"],
  ])("is refused for %s", async (_what, tenseGroups, status, field) => {
    const before = await storage();
    expect((await expectError(await learner.send(POPULATE, { body: { tenseGroups } }), status)).field).toBe(field);
    expect(await storage()).toEqual(before);
  });

  it("is for learners alone", async () => {
    await expectError(await visitor.send(POPULATE, { body: { tenseGroups: ["Present"] } }), 401);
  });

  it("counts as a write, also when nothing is missing: beyond the quota it is refused", async () => {
    const body = { tenseGroups: ["Present"] };
    await learner.call(POPULATE, { body });
    await env.DB.prepare("UPDATE user_xp SET write_minute = ?, minute_writes = ? WHERE user_id = ?")
      // The quota of this minute and of the next is used up, should the test run into it.
      .bind(Math.floor(Date.now() / 60_000) + 1, WRITES_A_MINUTE, learner.userId)
      .run();
    const response = await learner.send(POPULATE, { body });
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    await expectError(response, 429);
    expect(await countOf("conjugation_questions")).toBe(ALL);
  });
});
