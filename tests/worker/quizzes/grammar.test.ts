import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ItemResult } from "#schema/api/quizzes.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import {
  answersTo,
  drawnQuiz,
  FIRST_TOPIC,
  SECOND_TOPIC,
  THIRD_TOPIC,
  takeGrammarQuiz,
} from "#tests/support/worker/grammar.ts";
import { countOf, row, storage } from "#tests/support/worker/storage.ts";

const DRAW = "POST /api/grammar/quiz/generate";
const SUBMIT = "POST /api/quiz/submit";

let learner: Awaited<ReturnType<typeof makeLearner>>;
const visitor = new Actor();
beforeEach(async () => {
  learner = await makeLearner();
});

async function isOpen(id: number): Promise<boolean> {
  return (await learner.call("GET /api/grammar/is-topic-unlocked/:id", { params: { id } })).isUnlocked;
}

async function openLevels(): Promise<string[]> {
  return (await learner.call("GET /api/grammar/unlocked-levels")).map(({ cefrLevel }) => cefrLevel);
}

async function openTopics(): Promise<number[]> {
  return (await learner.call("GET /api/grammar/unlocked-topics")).map(({ topicId }) => topicId);
}

async function giveLevel(level: string): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO unlocked_grammar_levels (user_id, cefr_level, unlock_method) VALUES (?, ?, 'level-up-quiz')",
  )
    .bind(learner.userId, level)
    .run();
}

/** Expects that a submit is refused, with the name of its field, and that nothing is stored. */
async function expectRefused(body: ItemResult, status: number, field?: string, caller: Actor = learner): Promise<void> {
  const before = await storage();
  const error = await expectError(await caller.send(SUBMIT, { body }), status);
  if (field !== undefined) expect(error.field).toBe(field);
  expect(await storage()).toEqual(before);
}

describe("a draw", () => {
  it("has ten questions with their answers, different each time", async () => {
    const body = { language: "german", filter: { topicId: FIRST_TOPIC }, count: 10 } as const;
    const [one, other] = [await learner.call(DRAW, { body }), await learner.call(DRAW, { body })];
    expect(one.questions).toHaveLength(10);
    expect(one.attemptId).not.toBe(other.attemptId);
    expect(one.questions.map(({ id }) => id)).not.toEqual(other.questions.map(({ id }) => id));
    for (const { id, exerciseId, options, correctAnswer, topic, explanation } of one.questions) {
      expect(id).toBe(String(exerciseId));
      expect(options === null || options.includes(correctAnswer)).toBe(true);
      expect(topic).toEqual({ id: FIRST_TOPIC, title: "Personal pronouns: ich, du, er, sie, es (Personalpronomen)" });
      expect(explanation.length).toBeGreaterThan(20);
    }
  });

  it.each([
    ["a level", { level: "A1" }, 10, undefined, 10],
    ["a category", { level: "A1", category: "cases" }, 10, undefined, 10],
    ["a category without a level, which is A1's", { category: "articles" }, 10, undefined, 10],
    ["nothing in particular, which is A1", {}, 10, undefined, 10],
    ["fewer questions", { topicId: FIRST_TOPIC }, 4, undefined, 4],
    ["more than a quiz has", { topicId: FIRST_TOPIC }, 20, undefined, 10],
    ["a category that the level does not have", { level: "A1", category: "style" }, 10, undefined, 0],
    ["the level-up test", { level: "A1" }, 10, "level-up", 10],
    ["the total-level test", { level: "A1" }, 20, "total-level", 20],
    ["a test with another count", { level: "A1" }, 5, "total-level", 20],
  ] as const)("of %s", async (_what, filter, count, mode, size) => {
    const { questions } = await learner.call(DRAW, { body: { language: "german", filter, count, mode } });
    expect(questions).toHaveLength(size);
    const topics = new Set(questions.map(({ topic }) => topic.id));
    if ("topicId" in filter) expect([...topics]).toEqual([FIRST_TOPIC]);
    else if (!("category" in filter)) expect(topics.size).toBe(size);
  });

  it.each([
    ["a locked topic", { filter: { topicId: SECOND_TOPIC } }, 403, undefined],
    ["a locked level", { filter: { level: "A2" } }, 403, "filter.level"],
    ["the test of a locked level", { filter: { level: "A2" }, mode: "level-up" }, 403, "filter.level"],
    ["a topic that does not exist", { filter: { topicId: 199 } }, 404, "filter.topicId"],
    ["a topic of another level", { filter: { topicId: FIRST_TOPIC, level: "B1" } }, 400, "filter.level"],
    ["a topic of another category", { filter: { topicId: FIRST_TOPIC, category: "cases" } }, 400, "filter.category"],
    ["a test without a level", { filter: {}, mode: "level-up" }, 400, "filter.level"],
    ["a test of the last level", { filter: { level: "C2" }, mode: "total-level" }, 400, "filter.level"],
    ["another language", { filter: {}, language: "french" }, 400, "language"],
    ["no question", { filter: {}, count: 0 }, 400, "count"],
    ["too many questions", { filter: {}, count: 21 }, 400, "count"],
  ] as const)("is refused for %s", async (_what, body, status, field) => {
    const sent = { language: "german", count: 10, ...body } as const;
    expect((await expectError(await learner.send(DRAW, { body: sent }), status)).field).toBe(field);
  });

  it("is for visitors the regular one of A1 and its first topic", async () => {
    const draw = (body: object) => visitor.send(DRAW, { body: { language: "german", filter: {}, count: 10, ...body } });
    expect((await draw({})).status).toBe(200);
    expect((await draw({ filter: { topicId: FIRST_TOPIC } })).status).toBe(200);
    expect((await expectError(await draw({ filter: { level: "A2" } }), 403)).field).toBe("filter.level");
    expect((await expectError(await draw({ filter: { level: "A1" }, mode: "level-up" }), 403)).field).toBe("mode");
    await expectError(await draw({ filter: { topicId: SECOND_TOPIC } }), 403);
  });
});

describe("a quiz on a topic", () => {
  it("is graded by the server, rewarded, and opens the next topic with 8 of 10", async () => {
    expect(await isOpen(SECOND_TOPIC)).toBe(false);
    const result = await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC }, 8);
    expect(result).toMatchObject({
      score: 8,
      totalQuestions: 10,
      passed: true,
      unlocked: true,
      guestMode: false,
      xpAwarded: 13,
      xpParts: [
        { reason: "8 right answers", amount: 8 },
        { reason: "Quiz passed", amount: 5 },
      ],
    });
    expect(await openTopics()).toEqual([FIRST_TOPIC, SECOND_TOPIC]);
    expect(
      await row("SELECT topic_id, unlock_method FROM unlocked_grammar_topics WHERE user_id = ?", learner.userId),
    ).toEqual({
      topic_id: SECOND_TOPIC,
      unlock_method: "sequence",
    });
    const ledger = await row(
      "SELECT source, source_id, description FROM xp_transactions WHERE user_id = ?",
      learner.userId,
    );
    expect(ledger).toEqual({
      source: "grammar-quiz",
      source_id: `grammar:${FIRST_TOPIC}`,
      description: "Personal pronouns: ich, du, er, sie, es (Personalpronomen)",
    });
  });

  it("passes with 7, which opens nothing", async () => {
    expect(await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC }, 7)).toMatchObject({
      passed: true,
      unlocked: false,
    });
    expect(await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC }, 6)).toMatchObject({ passed: false, xpAwarded: 6 });
    expect(await openTopics()).toEqual([FIRST_TOPIC]);
  });

  it("opens one topic after the other, each once", async () => {
    await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC });
    await expectError(
      await learner.send(DRAW, { body: { language: "german", filter: { topicId: THIRD_TOPIC }, count: 10 } }),
      403,
    );
    expect(await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC })).toMatchObject({ unlocked: false, xpAwarded: 15 });
    expect(await takeGrammarQuiz(learner, { topicId: SECOND_TOPIC })).toMatchObject({ unlocked: true });
    expect(await openTopics()).toEqual([FIRST_TOPIC, SECOND_TOPIC, THIRD_TOPIC]);
  });

  it("keeps which exercises are right, and the best quiz", async () => {
    const body = await drawnQuiz(learner, { topicId: FIRST_TOPIC }, 9);
    await learner.call(SUBMIT, { body });
    await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC }, 0);
    const progress = await learner.call("GET /api/grammar/progress/:id", { params: { id: FIRST_TOPIC } });
    expect(progress).toMatchObject({ highestScore: 9, totalExercises: 20 });
    expect(progress.exercisesCompleted).toBeGreaterThanOrEqual(10);
    expect(progress.exercisesCorrect).toBeLessThan(progress.exercisesCompleted);
  });

  it("completes the grammar challenge of the day, passed or not", async () => {
    await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC }, 1);
    const { challenges } = await learner.call("GET /api/gamification/daily-progress");
    expect(challenges.find(({ type }) => type === "grammar")).toMatchObject({ isCompleted: true });
    expect(await learner.call("GET /api/gamification/streak")).toMatchObject({ currentStreak: 1 });
  });

  it("with nothing answered is kept, and is no practice", async () => {
    const body = await drawnQuiz(learner, { topicId: FIRST_TOPIC });
    const blank = body.answers.map(({ questionId }, index) => ({ questionId, answer: index % 2 ? null : "  " }));
    expect(await learner.call(SUBMIT, { body: { ...body, answers: blank } })).toMatchObject({ score: 0, xpAwarded: 0 });
    expect(await learner.call("GET /api/gamification/streak")).toMatchObject({ currentStreak: 0 });
    expect(await countOf("user_grammar_progress", "user_id = ?", learner.userId)).toBe(0);
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(1);
  });

  it("does not count an unanswered question as an answered exercise", async () => {
    const body = await drawnQuiz(learner, { topicId: FIRST_TOPIC });
    const answers = body.answers.map((given, index) => (index < 4 ? given : { ...given, answer: null }));
    await learner.call(SUBMIT, { body: { ...body, answers } });
    const progress = await learner.call("GET /api/grammar/progress/:id", { params: { id: FIRST_TOPIC } });
    expect(progress).toMatchObject({ exercisesCompleted: 4, exercisesCorrect: 4, highestScore: 4 });
  });

  it("keeps places and no texts of the answers", async () => {
    const body = await drawnQuiz(learner, { topicId: FIRST_TOPIC }, 5);
    await learner.call(SUBMIT, { body });
    const stored = await row<{ answers: string; subject: string; level: string }>(
      "SELECT answers, subject_id AS subject, level FROM quiz_results WHERE user_id = ?",
      learner.userId,
    );
    expect(stored).toMatchObject({ subject: String(FIRST_TOPIC), level: "A1" });
    expect(stored?.answers).toMatch(/^\[(\[101\d\d,[01](,[0-3])?\],?){10}\]$/);
  });
});

describe("a repeated attempt", () => {
  it("gets the stored answer, and opens and earns nothing twice", async () => {
    const body = await drawnQuiz(learner, { topicId: FIRST_TOPIC }, 9);
    const first = await learner.call(SUBMIT, { body });
    const before = await storage();
    expect(await learner.call(SUBMIT, { body })).toEqual(first);
    // Another try at the same questions changes nothing: the first submit counts.
    const better = { ...body, answers: body.answers.map(({ questionId }) => ({ questionId, answer: "x" })) };
    expect(await learner.call(SUBMIT, { body: better })).toEqual(first);
    expect(await storage()).toEqual(before);
  });

  it("sent many times at once is stored once", async () => {
    const body = await drawnQuiz(learner, { mode: "total-level", level: "A1" }, 16);
    const answers = await Promise.all(Array.from({ length: 6 }, () => learner.call(SUBMIT, { body })));
    for (const answer of answers) expect(answer).toMatchObject({ score: 16, unlocked: true, xpAwarded: 30 });
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(1);
    expect(await countOf("xp_transactions", "user_id = ?", learner.userId)).toBe(1);
  });

  it("of another topic or test is refused with 409", async () => {
    const body = await drawnQuiz(learner, { topicId: FIRST_TOPIC });
    await learner.call(SUBMIT, { body });
    const { topicId: _topic, ...level } = body;
    await expectRefused({ ...level, level: "A1" }, 409, "attemptId");
    await expectRefused({ ...level, quizType: "grammar-level-up", level: "A1" }, 409, "attemptId");
  });

  it("of a second quiz at the same time opens one topic once and keeps the progress of both", async () => {
    const bodies = await Promise.all([0, 1, 2].map(() => drawnQuiz(learner, { topicId: FIRST_TOPIC })));
    const results = await Promise.all(bodies.map((body) => learner.call(SUBMIT, { body })));
    expect(results.map(({ unlocked }) => unlocked).toSorted((one, other) => Number(one) - Number(other))).toEqual([
      false,
      false,
      true,
    ]);
    const asked = new Set(bodies.flatMap(({ answers }) => answers.map(({ questionId }) => questionId)));
    const progress = await learner.call("GET /api/grammar/progress/:id", { params: { id: FIRST_TOPIC } });
    expect(progress).toMatchObject({ exercisesCompleted: asked.size, exercisesCorrect: asked.size });
    expect((await learner.call("GET /api/gamification/xp")).totalXp).toBe(45);
  });
});

describe("the level-up test", () => {
  it("opens the next level with 8 of 10, and says which attempt it was", async () => {
    const body = await drawnQuiz(learner, { mode: "level-up", level: "A1" }, 8);
    const result = await learner.call(SUBMIT, { body: { ...body, targetLevel: "A2" } });
    expect(result).toMatchObject({ score: 8, passed: true, unlocked: true, xpAwarded: 30 });
    expect(await openLevels()).toEqual(["A1", "A2"]);
    expect(await openTopics()).toEqual([FIRST_TOPIC, 201]);
    const stored = await row(
      "SELECT cefr_level, unlock_method, quiz_result_id FROM unlocked_grammar_levels WHERE user_id = ?",
      learner.userId,
    );
    expect(stored).toEqual({ cefr_level: "A2", unlock_method: "level-up-quiz", quiz_result_id: body.attemptId });
  });

  it("opens and earns nothing with 7, and is a grammar quiz of the day all the same", async () => {
    const result = await takeGrammarQuiz(learner, { mode: "level-up", level: "A1" }, 7);
    expect(result).toMatchObject({ passed: false, unlocked: false, xpAwarded: 0 });
    expect(await openLevels()).toEqual(["A1"]);
    const { challenges } = await learner.call("GET /api/gamification/daily-progress");
    expect(challenges.find(({ type }) => type === "grammar")?.isCompleted).toBe(true);
  });

  it("can be taken from level to level, up to C2", async () => {
    for (const level of ["A1", "A2", "B1", "B2", "C1"] as const)
      expect(await takeGrammarQuiz(learner, { mode: "level-up", level })).toMatchObject({ unlocked: true });
    expect(await openLevels()).toEqual(["A1", "A2", "B1", "B2", "C1", "C2"]);
    expect(await takeGrammarQuiz(learner, { mode: "level-up", level: "A1" })).toMatchObject({
      passed: true,
      unlocked: false,
    });
  });

  it("takes its level from the one that it opens", async () => {
    const { level: _level, ...body } = await drawnQuiz(learner, { mode: "level-up", level: "A1" });
    expect(await learner.call(SUBMIT, { body: { ...body, targetLevel: "A2" } })).toMatchObject({ unlocked: true });
  });
});

describe("the total-level test", () => {
  it("opens the next level and every topic of its own with 16 of 20", async () => {
    await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC });
    const body = await drawnQuiz(learner, { mode: "total-level", level: "A1" }, 16);
    expect(await learner.call(SUBMIT, { body })).toMatchObject({ passed: true, unlocked: true, xpAwarded: 30 });
    expect(await openLevels()).toEqual(["A1", "A2"]);
    expect(await openTopics()).toEqual([...Array.from({ length: 20 }, (_, index) => 101 + index), 201]);
    const { results } = await env.DB.prepare(
      "SELECT unlock_method AS method, count(*) AS n FROM unlocked_grammar_topics WHERE user_id = ? GROUP BY 1",
    )
      .bind(learner.userId)
      .all();
    expect(results).toEqual([
      { method: "sequence", n: 1 },
      { method: "total-level-quiz", n: 18 },
    ]);
  });

  it("opens nothing with 15", async () => {
    const result = await takeGrammarQuiz(learner, { mode: "total-level", level: "A1" }, 15);
    expect(result).toMatchObject({ passed: false, unlocked: false, xpAwarded: 0 });
    expect([await openLevels(), await openTopics()]).toEqual([["A1"], [FIRST_TOPIC]]);
  });
});

describe("a quiz on a level or a category", () => {
  it.each([
    ["a level", { level: "A1" }, "Grammar quiz A1"],
    ["a category", { level: "A1", category: "verbs" }, "Grammar quiz A1 verbs"],
  ] as const)("of %s earns XP and opens nothing", async (_what, choice, description) => {
    expect(await takeGrammarQuiz(learner, choice)).toMatchObject({ score: 10, xpAwarded: 15, unlocked: false });
    expect(await openTopics()).toEqual([FIRST_TOPIC]);
    expect(await countOf("user_grammar_progress", "user_id = ?", learner.userId)).toBe(0);
    expect(await row("SELECT description FROM xp_transactions WHERE user_id = ?", learner.userId)).toEqual({
      description,
    });
  });

  it("without an attempt id is graded on the ten different questions that it names", async () => {
    const { attemptId: _attempt, ...body } = await drawnQuiz(learner, { topicId: FIRST_TOPIC }, 8);
    const named = {
      ...body,
      answers: body.answers.map(({ questionId, answer }) => ({ questionId: Number(questionId), answer })),
    };
    expect(await learner.call(SUBMIT, { body: named })).toMatchObject({ score: 8, unlocked: true });
  });
});

describe("a submit is refused", () => {
  it("without the attempt id of a test", async () => {
    const { attemptId: _attempt, ...body } = await drawnQuiz(learner, { mode: "level-up", level: "A1" });
    await expectRefused(body, 400, "attemptId");
  });

  it("with questions that this attempt did not draw", async () => {
    const body = await drawnQuiz(learner, { mode: "level-up", level: "A1" });
    const other = await drawnQuiz(learner, { mode: "level-up", level: "A1" });
    await expectRefused({ ...body, attemptId: other.attemptId }, 400, "answers");
    await expectRefused({ ...body, attemptId: crypto.randomUUID() }, 400, "answers");
    await expectRefused({ ...body, quizType: "grammar-total-level" }, 400, "totalQuestions");
    await expectRefused({ ...body, quizType: "grammar" }, 400, "answers");
  });

  it("with too few questions, too many, or one of them twice", async () => {
    for (const attempt of [true, false]) {
      const { attemptId, ...body } = await drawnQuiz(learner, { topicId: FIRST_TOPIC });
      const sent = attempt ? { ...body, attemptId } : body;
      await expectRefused({ ...sent, answers: body.answers.slice(1) }, 400, "answers");
      await expectRefused({ ...sent, answers: body.answers.slice(1), totalQuestions: 9 }, 400, "totalQuestions");
      await expectRefused(
        { ...sent, answers: [...body.answers.slice(1), ...body.answers.slice(1, 2)] },
        400,
        "answers",
      );
      await expectRefused({ ...sent, answers: [...body.answers, ...body.answers.slice(0, 1)] }, 400, "answers");
      const foreign = { questionId: 10201, answer: "x" };
      await expectRefused({ ...sent, answers: [...body.answers.slice(1), foreign] }, 400, "answers");
    }
  });

  it("for what is locked, does not exist or does not fit", async () => {
    const { topicId: _topic, ...body } = await drawnQuiz(learner, { topicId: FIRST_TOPIC });
    await expectRefused({ ...body, topicId: SECOND_TOPIC }, 403);
    await expectRefused({ ...body, level: "A2" }, 403, "level");
    await expectRefused({ ...body, quizType: "grammar-level-up", level: "B1" }, 403, "level");
    await expectRefused({ ...body, topicId: 199 }, 404, "topicId");
    await expectRefused({ ...body, topicId: FIRST_TOPIC, level: "A2" }, 400, "level");
    await expectRefused({ ...body, topicId: FIRST_TOPIC, category: "cases" }, 400, "category");
    await expectRefused({ ...body, category: "moods" }, 400, "category");
    await expectRefused({ ...body, quizType: "grammar-level-up" }, 400, "level");
    await expectRefused({ ...body, quizType: "grammar-level-up", level: "C2" }, 400, "level");
    await expectRefused({ ...body, quizType: "grammar-level-up", level: "A1", targetLevel: "B1" }, 400, "targetLevel");
  });
});

describe("a visitor's quiz", () => {
  it("is graded and forgotten", async () => {
    const before = await storage();
    expect(await takeGrammarQuiz(visitor, { level: "A1" }, 8)).toEqual({
      xpAwarded: 0,
      unlocked: false,
      guestMode: true,
      score: 8,
      totalQuestions: 10,
      passed: true,
      xpParts: [],
      xp: null,
      streak: null,
    });
    expect(await storage()).toEqual(before);
  });

  it("can be submitted with the same questions as often as one likes", async () => {
    const body = await drawnQuiz(visitor, { level: "A1" }, 3);
    for (let times = 0; times < 2; times += 1) expect(await visitor.call(SUBMIT, { body })).toMatchObject({ score: 3 });
  });

  it("is refused above A1, for tests, and with other questions", async () => {
    const body = await drawnQuiz(visitor, { level: "A1" });
    await expectRefused({ ...body, level: "A2" }, 403, "level", visitor);
    await expectRefused({ ...body, quizType: "grammar-level-up" }, 403, "mode", visitor);
    await expectRefused({ ...body, attemptId: crypto.randomUUID() }, 400, "answers", visitor);
  });
});

describe("the mode of a quiz on C2", () => {
  it("is regular: there is no level after it", async () => {
    await giveLevel("C2");
    expect(await takeGrammarQuiz(learner, { topicId: 601 })).toMatchObject({ unlocked: true });
    const { questions } = await learner.call(DRAW, {
      body: { language: "german", filter: { level: "C2" }, count: 10 },
    });
    expect(answersTo(questions)).toHaveLength(10);
  });
});
