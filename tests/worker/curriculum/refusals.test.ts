import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { hasDoneAllButLessons } from "#tests/support/worker/league.ts";
import { answersFor, FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
const CHALLENGE = "POST /api/curriculum/subchapter/:id/double-xp-challenge";
const ADD = "POST /api/curriculum/subchapter/:id/add-vocabulary";

let learner: Learner;
beforeEach(async () => {
  learner = await makeLearner();
});
afterEach(() => vi.useRealTimers());

function streak() {
  return learner.call("GET /api/gamification/streak");
}

async function count(table: string): Promise<number> {
  const sql = `SELECT count(*) AS n FROM ${table} WHERE user_id = ?`;
  return (await env.DB.prepare(sql).bind(learner.userId).first<{ n: number }>())?.n ?? 0;
}

/** The bindings, where `between` runs between the first and the second round trip to D1. */
function interrupted(between: () => Promise<unknown>): Env {
  let trips = 0;
  const wrap = (session: D1DatabaseSession): D1DatabaseSession =>
    new Proxy(session, {
      get(target, name) {
        if (name === "batch") {
          return async (statements: D1PreparedStatement[]) => {
            if (++trips === 2) await between();
            return target.batch(statements);
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return (at?: string) => wrap(target.withSession(at));
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...env, DB };
}

describe("a submit without answers", () => {
  it.each([
    ["a lesson quiz without answers", { score: 15, totalQuestions: 15, addToVocabulary: false }],
    ["a lesson quiz with an empty list", { score: 15, totalQuestions: 15, addToVocabulary: false, answers: [] }],
  ])("%s is kept, but counts for neither the day nor the streak", async (_, body) => {
    const result = await learner.call(QUIZ, { params: { id: FIRST_LESSON }, body });
    expect(result).toMatchObject({ passed: false, xpAwarded: 0 });
    expect(await streak()).toMatchObject({ currentStreak: 0, status: "none" });
    expect(await count("daily_progress")).toBe(0);
    expect(await count("quiz_results")).toBe(1);
  });

  it("an adverb quiz without a choice is treated the same way", async () => {
    const answers = [1, 2, 3, 4, 5].map((questionId) => ({
      questionId,
      selectedAnswer: null,
      correctAnswer: "a" as const,
      isCorrect: true,
    }));
    const result = await learner.call("POST /api/quiz/submit", {
      body: { quizType: "adverb", level: "A1", score: 5, totalQuestions: 5, answers },
    });
    expect(result).toMatchObject({ score: 0, xpAwarded: 0 });
    expect(await streak()).toMatchObject({ currentStreak: 0, status: "none" });
  });

  it("a double-XP challenge without a word is refused and does not use up the day's chance", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    const response = await learner.send(CHALLENGE, { params: { id: FIRST_LESSON }, body: { words: ["", "  "] } });
    expect(response.status).toBe(400);
    const taken = await learner.call(CHALLENGE, { params: { id: FIRST_LESSON }, body: { words: ["hallo"] } });
    expect(taken).toMatchObject({ xpEarned: 10, alreadyTaken: false });
  });
});

describe("a double-XP challenge", () => {
  it("needs the lesson's quiz first", async () => {
    const response = await learner.send(CHALLENGE, { params: { id: FIRST_LESSON }, body: { words: ["hallo"] } });
    expect(response.status).toBe(403);
    expect(await count("xp_transactions")).toBe(0);
  });

  it("sent again on later days under the same attempt id earns nothing more", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-20T10:00:00Z") });
    learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON, { right: 1 });
    const body = { words: ["hallo", "danke"], attemptId: crypto.randomUUID() };
    const first = await learner.call(CHALLENGE, { params: { id: FIRST_LESSON }, body });
    for (const day of ["21", "22", "23", "24"]) {
      vi.setSystemTime(new Date(`2026-03-${day}T10:00:00Z`));
      const again = await learner.call(CHALLENGE, { params: { id: FIRST_LESSON }, body });
      expect(again).toMatchObject({ xpEarned: first.xpEarned, correctWords: first.correctWords, totalXp: 20 });
    }
    expect(await count("xp_transactions")).toBe(1);
  });

  it("that earned nothing because it was taken before still earns nothing when sent again after midnight", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-20T10:00:00Z") });
    learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON, { right: 1 });
    await learner.call(CHALLENGE, { params: { id: FIRST_LESSON }, body: { words: ["hallo"] } });
    const body = { words: ["danke"], attemptId: crypto.randomUUID() };
    expect(await learner.call(CHALLENGE, { params: { id: FIRST_LESSON }, body })).toMatchObject({ alreadyTaken: true });
    vi.setSystemTime(new Date("2026-03-21T10:00:00Z"));
    expect(await learner.call(CHALLENGE, { params: { id: FIRST_LESSON }, body })).toMatchObject({ xpEarned: 0 });
  });

  it("refuses the attempt id of a quiz", async () => {
    const attemptId = crypto.randomUUID();
    await takeQuiz(learner, FIRST_LESSON, { attemptId });
    const response = await learner.send(CHALLENGE, {
      params: { id: FIRST_LESSON },
      body: { words: ["hallo"], attemptId },
    });
    expect(response.status).toBe(409);
  });
});

describe("something that happens between reading and writing", () => {
  it.each([["a lesson quiz"], ["added words"]])(
    "a session that ends: %s is refused and nothing is stored",
    async (what) => {
      const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
      const end = () => env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
      const body = { score: 15, totalQuestions: 15, addToVocabulary: true, answers: answersFor(lesson, 15) };
      const response =
        what === "a lesson quiz"
          ? await learner.send(QUIZ, { params: { id: FIRST_LESSON }, body, env: interrupted(end) })
          : await learner.send(ADD, { params: { id: FIRST_LESSON }, env: interrupted(end) });
      expect(response.status).toBe(401);
      for (const table of ["quiz_results", "xp_transactions", "vocabulary", "daily_progress"]) {
        expect(await count(table), table).toBe(0);
      }
    },
  );

  it("another award: the call decides again on the new totals", async () => {
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    const body = { score: 15, totalQuestions: 15, addToVocabulary: false, answers: answersFor(lesson, 15) };
    const other = () => takeQuiz(learner, FIRST_LESSON);
    const response = await learner.send(QUIZ, { params: { id: FIRST_LESSON }, body, env: interrupted(other) });
    expect(await response.json()).toMatchObject({ xpAwarded: 17, xp: { totalXp: 52 } });
  });

  it("a dozen tabs at once: they are served one after the other", async () => {
    await hasDoneAllButLessons(learner.userId);
    await takeQuiz(learner, FIRST_LESSON);
    const results = await Promise.all(Array.from({ length: 12 }, () => takeQuiz(learner, SECOND_LESSON)));
    const awards = results.map((result) => result.xpAwarded).toSorted((a, b) => b - a);
    expect(awards.slice(0, 4)).toEqual([35 + 50, 17, 7, 0]);
    expect(await count("quiz_results")).toBe(13);
  });
});

describe("a hundred submits of one account at once", () => {
  it("are answered with 200, or with 503 and when to try again; every one that was answered counts", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    const { words } = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: SECOND_LESSON } });
    const answers = words.map(({ id, translation }) => ({ wordId: id, answer: translation }));
    const responses = await Promise.all(
      Array.from({ length: 100 }, () =>
        learner.send(QUIZ, {
          params: { id: SECOND_LESSON },
          body: { score: 15, totalQuestions: 15, addToVocabulary: false, answers },
        }),
      ),
    );
    const refused = responses.filter(({ status }) => status !== 200);
    for (const response of refused) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect(await count("quiz_results")).toBe(1 + responses.length - refused.length);
  });
});

describe("a repeated attempt", () => {
  it("carries the current totals, not those of its first submit", async () => {
    const attemptId = crypto.randomUUID();
    await hasDoneAllButLessons(learner.userId);
    const first = await takeQuiz(learner, FIRST_LESSON, { attemptId });
    await takeQuiz(learner, SECOND_LESSON);
    const again = await takeQuiz(learner, FIRST_LESSON, { attemptId });
    expect(again).toMatchObject({ xpAwarded: first.xpAwarded, xpParts: first.xpParts, xp: { totalXp: 35 + 35 + 50 } });
  });
});

describe("the day's lessons", () => {
  it("count only if they are different lessons", async () => {
    const progress = async () => (await learner.call("GET /api/gamification/daily-progress")).challenges[0]?.progress;
    await takeQuiz(learner, FIRST_LESSON);
    await takeQuiz(learner, FIRST_LESSON);
    expect(await progress()).toBe(1);
    await takeQuiz(learner, SECOND_LESSON);
    expect(await progress()).toBe(2);
  });
});

describe("a time zone", () => {
  it("in another spelling is not a move", async () => {
    learner.timeZone = "europe/berlin";
    await takeQuiz(learner, FIRST_LESSON);
    const row = await env.DB.prepare("SELECT time_zone, previous_time_zone FROM users WHERE id = ?")
      .bind(learner.userId)
      .first();
    expect(row).toEqual({ time_zone: "Europe/Berlin", previous_time_zone: null });
  });
});
