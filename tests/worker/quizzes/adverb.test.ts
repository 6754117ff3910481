import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AdverbResult } from "#schema/api/quizzes.ts";
import { ADVERB_QUIZ_LEVELS, type AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { FIRST_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { adverbAnswers } from "#tests/support/worker/served-calls.ts";
import { countOf, row, storage } from "#tests/support/worker/storage.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

const SUBMIT = "POST /api/quiz/submit";

let learner: Learner;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-10T10:00:00Z") });
  learner = await makeLearner();
});
afterEach(() => vi.useRealTimers());

/** What the browser sends after a quiz with `right` right answers. */
function result(level: AdverbQuizLevel, right = 5, more: Partial<AdverbResult> = {}): { body: AdverbResult } {
  const answers = adverbAnswers(level, right);
  return { body: { quizType: "adverb", level, score: right, totalQuestions: 5, answers, ...more } };
}

async function totalXp(): Promise<number> {
  return (await learner.call("GET /api/gamification/xp")).totalXp;
}

describe("a guest's adverb quiz", () => {
  it.each(ADVERB_QUIZ_LEVELS)("of level %s is graded, and nothing is stored", async (level) => {
    const before = await storage();
    const guest = new Actor();
    expect(await guest.call(SUBMIT, result(level, 4))).toEqual({
      xpAwarded: 0,
      unlocked: false,
      guestMode: true,
      score: 4,
      totalQuestions: 5,
      passed: true,
      xpParts: [],
      xp: null,
      streak: null,
    });
    expect(await storage()).toEqual(before);
    expect(guest.cookies.size).toBe(0);
  });
});

describe("a learner's adverb quiz", () => {
  it.each([
    [0, false],
    [1, false],
    [3, false],
    [4, true],
    [5, true],
  ])("with %i of 5 right earns 1 XP for each, passed: %s", async (right, passed) => {
    const answer = await learner.call(SUBMIT, result("A2", right));
    expect(answer).toMatchObject({
      guestMode: false,
      unlocked: false,
      score: right,
      totalQuestions: 5,
      passed,
      xpAwarded: right,
    });
    expect(answer.xp).toMatchObject({ totalXp: right });
    expect(answer.xpParts.reduce((sum, part) => sum + part.amount, 0)).toBe(right);
    expect(await totalXp()).toBe(right);
    const stored = "SELECT quiz_type, level, score, total_questions, graded FROM quiz_results WHERE user_id = ?";
    expect(await row(stored, learner.userId)).toEqual({
      quiz_type: "adverb",
      level: "A2",
      score: right,
      total_questions: 5,
      graded: 1,
    });
  });

  it("is graded by the server, whatever the browser claims", async () => {
    const lies = adverbAnswers("A1", 0).map((answer) => ({
      ...answer,
      isCorrect: true,
      correctAnswer: answer.selectedAnswer,
    }));
    const answer = await learner.call(SUBMIT, result("A1", 0, { answers: lies, score: 100, totalQuestions: 100 }));
    expect(answer).toMatchObject({ score: 0, totalQuestions: 5, passed: false, xpAwarded: 0 });
    expect(await totalXp()).toBe(0);
  });

  it("counts a right answer that the browser calls wrong", async () => {
    const modest = adverbAnswers("A1", 5).map((answer) => ({ ...answer, isCorrect: false }));
    expect(await learner.call(SUBMIT, result("A1", 5, { answers: modest, score: 0 }))).toMatchObject({ score: 5 });
  });

  it("counts a question as wrong if it has no answer or is left out", async () => {
    const [first, second, ...others] = adverbAnswers("B1", 5);
    const answers = [{ ...first!, selectedAnswer: null }, { ...second! }, ...others.slice(0, 2)];
    expect(await learner.call(SUBMIT, result("B1", 5, { answers }))).toMatchObject({ score: 3, totalQuestions: 5 });
  });

  it("earns 100, 50, 20, then 0 percent of its XP on one day, each level on its own", async () => {
    const awards: number[] = [];
    for (let i = 0; i < 5; i++) awards.push((await learner.call(SUBMIT, result("A1"))).xpAwarded);
    expect(awards).toEqual([5, 2, 1, 0, 0]);
    expect((await learner.call(SUBMIT, result("B2"))).xpAwarded).toBe(5);
    expect(await totalXp()).toBe(13);
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(6);
    vi.setSystemTime(new Date("2026-06-11T10:00:00Z"));
    expect((await learner.call(SUBMIT, result("A1"))).xpAwarded).toBe(5);
  });

  it("says why it earned less", async () => {
    await learner.call(SUBMIT, result("A1"));
    expect((await learner.call(SUBMIT, result("A1", 4))).xpParts).toEqual([
      { reason: "4 right answers", amount: 4 },
      { reason: "Repeated today (50 %)", amount: -2 },
    ]);
  });

  it("counts a try without a right answer, so that the next one is a repeat", async () => {
    expect((await learner.call(SUBMIT, result("A1", 0))).xpAwarded).toBe(0);
    expect((await learner.call(SUBMIT, result("A1", 4))).xpAwarded).toBe(2);
  });

  it("pays in full again after the learner's own midnight", async () => {
    vi.setSystemTime(new Date("2026-06-10T21:50:00Z"));
    await learner.call(SUBMIT, result("A1"));
    expect((await learner.call(SUBMIT, result("A1"))).xpAwarded).toBe(2);
    // Ten past midnight in Berlin.
    vi.setSystemTime(new Date("2026-06-10T22:10:00Z"));
    expect((await learner.call(SUBMIT, result("A1"))).xpAwarded).toBe(5);
  });

  it("without a single answer is kept, but earns no XP and counts for neither the day nor the streak", async () => {
    const unanswered = adverbAnswers("A1").map((answer) => ({ ...answer, selectedAnswer: null }));
    for (const answers of [unanswered, []]) {
      const answer = await learner.call(SUBMIT, result("A1", 0, { answers }));
      expect(answer).toMatchObject({ score: 0, xpAwarded: 0, streak: { currentStreak: 0, status: "none" } });
    }
    expect(await countOf("daily_progress", "user_id = ?", learner.userId)).toBe(0);
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(2);
    expect((await learner.call(SUBMIT, result("A1"))).xpAwarded).toBe(5);
  });

  it("counts for the streak and completes no daily challenge", async () => {
    expect((await learner.call(SUBMIT, result("A1"))).streak).toMatchObject({ currentStreak: 1, status: "done" });
    expect(await learner.call("GET /api/gamification/daily-progress")).toMatchObject({ completionPercentage: 0 });
  });
});

describe("the same attempt of an adverb quiz", () => {
  it("is answered word for word and awarded once", async () => {
    const sent = result("A1", 5, { attemptId: crypto.randomUUID() });
    const first = await (await learner.send(SUBMIT, sent)).text();
    for (let i = 0; i < 3; i++) expect(await (await learner.send(SUBMIT, sent)).text()).toBe(first);
    expect(await totalXp()).toBe(5);
  });

  it("keeps its verdict and award on a later day, with the totals and the streak of that day", async () => {
    const sent = result("A1", 5, { attemptId: crypto.randomUUID() });
    const { xp: _xp, streak: _streak, ...verdict } = await learner.call(SUBMIT, sent);
    await learner.call(SUBMIT, result("A1"));
    vi.setSystemTime(new Date("2026-06-13T10:00:00Z"));
    expect(await learner.call(SUBMIT, sent)).toEqual({
      ...verdict,
      xp: await learner.call("GET /api/gamification/xp"),
      streak: await learner.call("GET /api/gamification/streak"),
    });
    expect(await totalXp()).toBe(7);
  });

  it("keeps its first answers, whatever a repeat contains", async () => {
    const attemptId = crypto.randomUUID();
    await learner.call(SUBMIT, result("A1", 1, { attemptId }));
    expect(await learner.call(SUBMIT, result("A1", 5, { attemptId }))).toMatchObject({ score: 1, xpAwarded: 1 });
    expect(await totalXp()).toBe(1);
  });

  it("is awarded once when five tabs send it at the same time", async () => {
    const sent = result("A1", 5, { attemptId: crypto.randomUUID() });
    const answers = await Promise.all(Array.from({ length: 5 }, () => learner.call(SUBMIT, sent)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await totalXp()).toBe(5);
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(1);
    expect(await countOf("xp_transactions", "user_id = ?", learner.userId)).toBe(1);
  });

  it("is a different attempt if another learner sends it", async () => {
    const sent = result("A1", 5, { attemptId: crypto.randomUUID() });
    await learner.call(SUBMIT, sent);
    const other = await makeLearner();
    expect(await other.call(SUBMIT, sent)).toMatchObject({ xpAwarded: 5, xp: { userId: other.userId, totalXp: 5 } });
  });

  it("is refused for another level and for another quiz, and stores nothing", async () => {
    const [ofAdverb, ofLesson] = [crypto.randomUUID(), crypto.randomUUID()];
    await learner.call(SUBMIT, result("A1", 5, { attemptId: ofAdverb }));
    await takeQuiz(learner, FIRST_LESSON, { attemptId: ofLesson });
    const before = await storage();
    for (const sent of [result("A2", 5, { attemptId: ofAdverb }), result("A1", 5, { attemptId: ofLesson })]) {
      expect(await expectError(await learner.send(SUBMIT, sent), 409)).toMatchObject({ field: "attemptId" });
    }
    expect(await storage()).toEqual(before);
  });

  it("may not be used for a lesson afterwards", async () => {
    const attemptId = crypto.randomUUID();
    await learner.call(SUBMIT, result("A1", 5, { attemptId }));
    await expect(takeQuiz(learner, FIRST_LESSON, { attemptId })).rejects.toThrow("409");
  });
});

describe("two different attempts at the same time", () => {
  it("are counted one after the other, so that nothing is lost or doubled", async () => {
    const answers = await Promise.all([0, 1, 2].map(() => learner.call(SUBMIT, result("A1"))));
    expect(answers.map((answer) => answer.xpAwarded).toSorted((a, b) => a - b)).toEqual([1, 2, 5]);
    expect(await totalXp()).toBe(8);
    const { results } = await env.DB.prepare("SELECT xp_earned AS xp FROM daily_progress WHERE user_id = ?")
      .bind(learner.userId)
      .all();
    expect(results).toEqual([{ xp: 8 }]);
  });
});

describe("quizzes of several kinds at the same time", () => {
  it("all count toward one total", async () => {
    const [lesson, a1, b2] = await Promise.all([
      takeQuiz(learner, FIRST_LESSON),
      learner.call(SUBMIT, result("A1")),
      learner.call(SUBMIT, result("B2", 4)),
    ]);
    const earned = lesson.xpAwarded + a1.xpAwarded + b2.xpAwarded;
    expect(earned).toBe(35 + 5 + 4);
    expect(await totalXp()).toBe(earned);
    const ledger = await row<{ sum: number }>(
      "SELECT sum(amount) AS sum FROM xp_transactions WHERE user_id = ?",
      learner.userId,
    );
    const days = await row<{ sum: number }>(
      "SELECT sum(xp_earned) AS sum FROM daily_progress WHERE user_id = ?",
      learner.userId,
    );
    expect([ledger?.sum, days?.sum]).toEqual([earned, earned]);
  });
});

describe("answers that do not belong to the quiz", () => {
  const first = adverbAnswers("A1")[0]!;
  it.each([
    ["of another level", adverbAnswers("A2")],
    ["with a question that does not exist", [{ ...first, questionId: 999 }]],
    ["with a question of another level among them", [...adverbAnswers("A1").slice(1), adverbAnswers("B2")[0]!]],
    ["with one question twice", [first, first]],
    ["with a question twice, right the second time", [{ ...first, selectedAnswer: null }, first]],
    ["with a negative id", [{ ...first, questionId: -1 }]],
  ])("%s are refused for a guest and a learner, and nothing is stored", async (_, answers) => {
    const before = await storage();
    for (const caller of [learner, new Actor()]) {
      const response = await caller.send(SUBMIT, result("A1", 5, { answers }));
      expect(await expectError(response, 400)).toMatchObject({ field: "answers" });
    }
    expect(await storage()).toEqual(before);
  });
});

describe("another quiz", () => {
  it("is refused if its type does not exist", async () => {
    const body = { ...result("A1").body, quizType: "chess" } as unknown as AdverbResult;
    expect(await expectError(await learner.send(SUBMIT, { body }), 400)).toMatchObject({ field: "quizType" });
  });
});
