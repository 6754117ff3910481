import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verbId } from "#schema/rules/verb-id.ts";
import { WRITES_A_MINUTE } from "#schema/rules/write-quota.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { adverbAnswers } from "#tests/support/worker/served-calls.ts";
import { row, storage } from "#tests/support/worker/storage.ts";
import { nextTest, type PrefixSubmit, prefixSubmit, takenPrefixTest } from "#tests/support/worker/verbs.ts";
import { forgetContent } from "#worker/db/content-memory.ts";

const TEST = "GET /api/vocabulary/verb-test";
const SUBMIT = "POST /api/vocabulary/verb-test/submit";

let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  learner = await makeLearner();
});
afterEach(realClock);

/** The tests that the learner has passed, with when they were taken last. */
async function results(): Promise<{ test_id: number; last_taken: number }[]> {
  const rows = env.DB.prepare("SELECT test_id, last_taken FROM verb_prefix_test_results WHERE user_id = ?");
  return (await rows.bind(learner.userId).all<{ test_id: number; last_taken: number }>()).results;
}

/** Marks all tests as passed, each a day after the one before it. */
async function passAll(): Promise<number[]> {
  const { results: tests } = await env.DB.prepare("SELECT id FROM verb_prefix_tests ORDER BY verb DESC").all<{
    id: number;
  }>();
  await env.DB.batch(
    tests.map(({ id }, day) =>
      env.DB.prepare("INSERT INTO verb_prefix_test_results VALUES (?, ?, ?)").bind(
        learner.userId,
        id,
        day * 86_400_000,
      ),
    ),
  );
  return tests.map(({ id }) => id);
}

describe("the next verb-prefix test", () => {
  it("comes with ten questions, their right prefixes and explanations", async () => {
    const { test, questions, completedTests, totalTests } = await nextTest(learner);
    expect([completedTests, totalTests]).toEqual([0, 30]);
    expect(test.id).toBe(verbId(test.verb));
    expect(test.testTitle).not.toBe("");
    expect(questions).toHaveLength(10);
    for (const { question, options, correctAnswer, prefix, baseVerb, explanation, cefrLevel } of questions) {
      expect(question.split("___")).toHaveLength(2);
      expect(new Set(options).size).toBe(4);
      expect(options[correctAnswer]).toBe(prefix);
      expect(baseVerb).toBe(test.verb);
      expect(explanation.length).toBeGreaterThan(20);
      expect(cefrLevel <= test.cefrLevel).toBe(true);
    }
    expect(questions.some(({ cefrLevel }) => cefrLevel === test.cefrLevel)).toBe(true);
  });

  it("is the one after those that were passed, from the easiest level to the hardest", async () => {
    const seen: { level: number; verb: string }[] = [];
    for (let taken = 0; taken < 30; taken += 1) {
      const next = await nextTest(learner);
      expect(next.completedTests).toBe(taken);
      seen.push({ level: CEFR_LEVELS.indexOf(next.test.cefrLevel), verb: next.test.verb });
      await env.DB.prepare("INSERT INTO verb_prefix_test_results VALUES (?, ?, ?)")
        .bind(learner.userId, next.test.id, taken)
        .run();
    }
    const inOrder = seen.toSorted((one, other) => one.level - other.level || (one.verb < other.verb ? -1 : 1));
    expect(seen).toEqual(inOrder);
    expect(new Set(seen.map(({ verb }) => verb)).size).toBe(30);
  });

  it("stays the same one until it is passed", async () => {
    const { test } = await nextTest(learner);
    await learner.call(SUBMIT, { body: await takenPrefixTest(learner, 6) });
    expect((await nextTest(learner)).test).toEqual(test);
    expect(await results()).toEqual([]);
    await learner.call(SUBMIT, { body: await takenPrefixTest(learner, 7) });
    const next = await nextTest(learner);
    expect(next.test.id).not.toBe(test.id);
    expect(next.completedTests).toBe(1);
  });

  it("is the one that was taken longest ago when all are passed, passed again or not", async () => {
    const [oldest, second] = await passAll();
    const next = await nextTest(learner);
    expect(next).toMatchObject({ test: { id: oldest }, completedTests: 30, totalTests: 30 });
    await learner.call(SUBMIT, { body: prefixSubmit(next, 2) });
    expect(await nextTest(learner)).toMatchObject({ test: { id: second }, completedTests: 30 });
    expect(await results()).toHaveLength(30);
  });

  it("does not count a passed test that a seed has taken away", async () => {
    await env.DB.prepare("INSERT INTO verb_prefix_test_results VALUES (?, 1, 1)").bind(learner.userId).run();
    expect(await nextTest(learner)).toMatchObject({ completedTests: 0, totalTests: 30 });
  });

  it("is none where nothing was seeded", async () => {
    const tests = await env.DB.prepare("SELECT * FROM verb_prefix_tests").all();
    const questions = await env.DB.prepare("SELECT * FROM verb_prefix_questions").all();
    await env.DB.prepare("DELETE FROM verb_prefix_tests").run();
    forgetContent();
    expect(await learner.call(TEST)).toBeNull();
    for (const [name, { results: rows }] of [
      ["verb_prefix_tests", tests],
      ["verb_prefix_questions", questions],
    ] as const) {
      await env.DB.batch(
        rows.map((one) => {
          const values = Object.values(one);
          return env.DB.prepare(`INSERT INTO ${name} VALUES (${values.map(() => "?").join(", ")})`).bind(...values);
        }),
      );
    }
    forgetContent();
    expect((await nextTest(learner)).totalTests).toBe(30);
  });

  it("is for learners alone", async () => {
    await expectError(await new Actor().send(TEST), 401);
    await expectError(await new Actor().send(SUBMIT, { body: await takenPrefixTest(learner) }), 401);
  });
});

describe("a verb-prefix test", () => {
  it("passes at 70 %, earns 1 XP for each right answer and is the vocabulary challenge of the day", async () => {
    const { test } = await nextTest(learner);
    const result = await learner.call(SUBMIT, { body: await takenPrefixTest(learner, 7) });
    expect(result).toMatchObject({
      score: 7,
      totalQuestions: 10,
      passed: true,
      xpAwarded: 7,
      xpParts: [{ reason: "7 right answers", amount: 7 }],
      xp: { totalXp: 7 },
      streak: { currentStreak: 1 },
    });
    const ledger = "SELECT source, source_id, description FROM xp_transactions WHERE user_id = ?";
    expect(await row(ledger, learner.userId)).toEqual({
      source: "verb-prefix",
      source_id: String(test.id),
      description: test.testTitle,
    });
    expect(
      await row("SELECT vocabulary_test_complete AS n FROM daily_progress WHERE user_id = ?", learner.userId),
    ).toEqual({
      n: 1,
    });
  });

  it("is graded by the server, whatever the browser counted", async () => {
    const body = { ...(await takenPrefixTest(learner, 3)), score: 10 };
    expect(await learner.call(SUBMIT, { body })).toMatchObject({ score: 3, passed: false, xpAwarded: 3 });
    expect(await results()).toEqual([]);
  });

  it("keeps the chosen options alone; what is no option is wrong and not kept", async () => {
    const body = await takenPrefixTest(learner);
    const [first, second, third, ...others] = body.answers.map(({ questionId }) => questionId);
    const answers = [
      { questionId: first ?? 0, answer: 99 },
      { questionId: second ?? 0, answer: -1 },
      { questionId: third ?? 0, answer: null },
      // The first option of one question; the rest are left out.
      { questionId: others[0] ?? 0, answer: 0 },
    ];
    const { score } = await learner.call(SUBMIT, { body: { ...body, answers } });
    expect(score).toBeLessThanOrEqual(1);
    const stored = await row<{ answers: string }>("SELECT answers FROM quiz_results WHERE user_id = ?", learner.userId);
    expect(JSON.parse(stored?.answers ?? "")).toEqual([null, null, null, 0, null, null, null, null, null, null]);
  });

  it("is no practice when nothing was answered", async () => {
    const body = await takenPrefixTest(learner);
    const blank = body.answers.map(({ questionId }) => ({ questionId, answer: null }));
    for (const answers of [blank, []]) {
      const sent = { ...body, answers, attemptId: crypto.randomUUID() };
      expect(await learner.call(SUBMIT, { body: sent })).toMatchObject({
        score: 0,
        xpAwarded: 0,
        streak: { currentStreak: 0 },
      });
    }
  });

  it("is stored once: sent again, also at the same time, it gets the same answer and no XP", async () => {
    const body = await takenPrefixTest(learner, 8);
    const answers = await Promise.all([1, 2, 3].map(() => learner.call(SUBMIT, { body })));
    answers.push(await learner.call(SUBMIT, { body: { ...body, answers: [] } }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ score: 8, xpAwarded: 8, xp: { totalXp: 8 } });
    expect(await results()).toHaveLength(1);
  });

  it("can be taken twice at once: both count, and it is passed once", async () => {
    const test = await nextTest(learner);
    const taken = await Promise.all([9, 10].map((right) => learner.call(SUBMIT, { body: prefixSubmit(test, right) })));
    expect(taken.map(({ score }) => score)).toEqual([9, 10]);
    expect(Math.max(...taken.map(({ xp }) => xp.totalXp))).toBe(19);
    expect(await results()).toHaveLength(1);
  });

  it("moves the day on which a passed test was taken last, and a failed one stays passed", async () => {
    const test = await nextTest(learner);
    const days = [1, 2, 3].map((day) => new Date(Date.now() + day * 86_400_000));
    const seen: number[] = [];
    for (const [index, day] of days.entries()) {
      at(day);
      await learner.call(SUBMIT, { body: prefixSubmit(test, index === 2 ? 1 : 10) });
      const [stored, ...more] = await results();
      expect(more).toEqual([]);
      seen.push(stored?.last_taken ?? 0);
    }
    expect(seen).toEqual(days.map((day) => day.getTime()));
  });

  it.each([
    ["an unknown test", { testId: 1 }, 404, "testId"],
    ["another number of questions", { totalQuestions: 9 }, 400, "totalQuestions"],
    ["a question that is not its own", { answers: [{ questionId: 1, answer: 0 }] }, 400, "answers"],
    ["an option that is no whole number", { answers: [{ questionId: 1, answer: 0.5 }] }, 400, "answers.0.answer"],
    ["an attempt id that is none", { attemptId: "x" }, 400, "attemptId"],
  ])("is refused for %s", async (_what, change, status, field) => {
    const body: PrefixSubmit = { ...(await takenPrefixTest(learner)), ...change };
    const before = await storage();
    expect((await expectError(await learner.send(SUBMIT, { body }), status)).field).toBe(field);
    expect(await storage()).toEqual(before);
  });

  it("is refused for a question that is answered twice, and for one of another test", async () => {
    const body = await takenPrefixTest(learner);
    await passAll();
    const other = prefixSubmit(await nextTest(learner));
    for (const more of [body.answers.slice(0, 1), other.answers.slice(0, 1)]) {
      const answers = [...body.answers, ...more];
      expect((await expectError(await learner.send(SUBMIT, { body: { ...body, answers } }), 400)).field).toBe(
        "answers",
      );
    }
  });

  it("is refused under the attempt id of another quiz", async () => {
    const body = await takenPrefixTest(learner);
    const adverb = {
      quizType: "adverb",
      level: "A1",
      score: 5,
      totalQuestions: 5,
      answers: adverbAnswers("A1"),
    } as const;
    await learner.call("POST /api/quiz/submit", { body: { ...adverb, attemptId: body.attemptId } });
    expect((await expectError(await learner.send(SUBMIT, { body }), 409)).field).toBe("attemptId");
  });

  it("is refused when the learner's quota of writes is used up", async () => {
    const body = await takenPrefixTest(learner);
    await env.DB.prepare("UPDATE user_xp SET write_minute = ?, minute_writes = ? WHERE user_id = ?")
      // The quota of this minute and of the next is used up, should the test run into it.
      .bind(Math.floor(Date.now() / 60_000) + 1, WRITES_A_MINUTE, learner.userId)
      .run();
    await expectError(await learner.send(SUBMIT, { body }), 429);
    expect(await results()).toEqual([]);
  });
});
