import { createScheduledController, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { seededRandom } from "#schema/rules/random.ts";
import { ANSWERS_KEPT_DAYS, ATTEMPTS_KEPT_DAYS, retentionAt } from "#schema/rules/retention.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { edit, makeConversation, POST, post, tutorSays } from "#tests/support/worker/conversations.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { hasDoneAllButLessons } from "#tests/support/worker/league.ts";
import { answersFor, FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { badSteps, planOf } from "#tests/support/worker/query-plan.ts";
import { adverbAnswers } from "#tests/support/worker/served-calls.ts";
import { countOf, learnerStorage, row } from "#tests/support/worker/storage.ts";
import { thinAttempts } from "#worker/attempts/index.ts";
import { LEARNERS_PER_PAGE, PAGES_PER_RUN, sweepLearners } from "#worker/cron/learner-sweep.ts";
import { runBatch } from "#worker/db/batch.ts";
import { openDatabase } from "#worker/db/database.ts";
import { sumUpLedger } from "#worker/gamification/index.ts";
import worker from "#worker/index.ts";

const DAY_MS = 86_400_000;
const START = new Date("2037-03-02T10:00:00Z");
const CHALLENGE = "POST /api/curriculum/subchapter/:id/double-xp-challenge";
const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
const SUBMIT = "POST /api/quiz/submit";

afterEach(realClock);

function daysLater(days: number): Date {
  return new Date(START.getTime() + days * DAY_MS);
}

async function sweepAll(now: Date): Promise<number> {
  const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
  let runs = 0;
  for (let cursor: string | null = ""; cursor !== null; runs++) cursor = await sweepLearners(db, cursor, now);
  return runs;
}

/** Seven daily sweeps, the last one at this instant: every learner's day of the week is among them. */
async function sweepWeek(now: Date): Promise<void> {
  for (let ago = 6; ago >= 0; ago--) await sweepAll(new Date(now.getTime() - ago * DAY_MS));
}

/** An account with nothing but totals, who last wrote at an instant. */
function insertLearner(id: string, lastWrite: Date, totalXp = 0): D1PreparedStatement[] {
  return [
    env.DB.prepare(
      "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES (?1, ?1, ?1, '', '', '')",
    ).bind(id),
    env.DB.prepare("INSERT INTO user_xp (user_id, total_xp, write_minute) VALUES (?, ?, ?)").bind(
      id,
      totalXp,
      Math.floor(lastWrite.getTime() / 60_000),
    ),
  ];
}

interface StoredAttempt {
  id: string;
  quizType: string;
  subjectId: string | null;
  score: number;
  graded: number;
  createdAt: number;
}

function insertAttempt(userId: string, attempt: StoredAttempt): D1PreparedStatement {
  return env.DB.prepare(
    "INSERT INTO quiz_results (user_id, attempt_id, quiz_type, subject_id, score, total_questions, answers, graded, outcome, created_at) VALUES (?, ?, ?, ?, ?, 15, '[]', ?, '{}', ?)",
  ).bind(userId, attempt.id, attempt.quizType, attempt.subjectId, attempt.score, attempt.graded, attempt.createdAt);
}

describe("an attempt of more than 14 days ago", () => {
  it("has lost its answers; sent again it answers with its score and XP, and never pays again", async () => {
    at(START);
    const learner = await makeLearner();
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    const quiz = {
      params: { id: FIRST_LESSON },
      body: {
        score: 15,
        totalQuestions: 15,
        addToVocabulary: false,
        answers: answersFor(lesson, 13),
        attemptId: crypto.randomUUID(),
      },
    };
    const challenge = {
      params: { id: FIRST_LESSON },
      body: { words: lesson.words.map(({ word }) => word), attemptId: crypto.randomUUID() },
    };
    const adverb = {
      body: {
        quizType: "adverb" as const,
        level: "A1" as const,
        score: 5,
        totalQuestions: 5,
        answers: adverbAnswers("A1"),
        attemptId: crypto.randomUUID(),
      },
    };
    const failed = { ...quiz, body: { ...quiz.body, answers: answersFor(lesson, 2), attemptId: crypto.randomUUID() } };
    const first = await learner.call(QUIZ, quiz);
    await learner.call(QUIZ, failed);
    const taken = await learner.call(CHALLENGE, challenge);
    const answered = await learner.call(SUBMIT, adverb);
    const totalXp = first.xpAwarded + taken.xpEarned + answered.xpAwarded;

    at(daysLater(ANSWERS_KEPT_DAYS + 1));
    await sweepAll(new Date());
    expect(await countOf("quiz_results", "user_id = ? AND answers IS NULL AND outcome IS NULL", learner.userId)).toBe(
      4,
    );
    const before = await learnerStorage();
    const { results: _, xpParts: __, xp: ___, streak: ____, ...kept } = first;
    const again = await learner.call(QUIZ, quiz);
    expect(again).toMatchObject({ ...kept, results: [], xpParts: [], xp: { totalXp } });
    expect(await learner.call(QUIZ, failed)).toMatchObject({
      score: 2,
      passed: false,
      isCompleted: true,
      xpAwarded: 0,
    });
    expect(await learner.call(CHALLENGE, challenge)).toMatchObject({ xpEarned: 150, correctWords: [], totalXp });
    expect(await learner.call(SUBMIT, adverb)).toMatchObject({ xpAwarded: 5, score: 5, guestMode: false });
    expect(await learnerStorage()).toEqual(before);
  });

  it("keeps them until then", async () => {
    at(START);
    const learner = await makeLearner();
    const attemptId = crypto.randomUUID();
    const first = await takeQuiz(learner, FIRST_LESSON, { attemptId, right: 12 });
    at(new Date(daysLater(ANSWERS_KEPT_DAYS).getTime() - 60_000));
    await sweepAll(new Date());
    expect((await takeQuiz(learner, FIRST_LESSON, { attemptId, right: 12 })).results).toEqual(first.results);
  });
});

describe("attempts of more than 90 days ago", () => {
  /** What must stay, by a slower way than the statement's. */
  function expectedAfter(all: readonly StoredAttempt[], now: Date): string[] {
    const old = retentionAt(now).attemptsFrom.getTime();
    return all
      .filter((attempt) => {
        if (attempt.createdAt >= old) return true;
        const same = all
          .filter((other) => other.quizType === attempt.quizType && other.subjectId === attempt.subjectId)
          .toSorted((one, other) => one.createdAt - other.createdAt);
        const best = same.toSorted((one, other) => other.graded - one.graded || other.score - one.score)[0];
        return [same[0], same.at(-1), best].includes(attempt);
      })
      .map(({ id }) => id)
      .toSorted();
  }

  it.each([1, 2, 3, 4])(
    "are the first, the best and the last at the same thing, whatever came in between (history %i)",
    async (seed) => {
      const random = seededRandom(seed);
      const userId = `history-${seed}`;
      const pick = (below: number) => Math.floor(random() * below);
      const history: StoredAttempt[] = Array.from({ length: 150 }, (_, i) => ({
        id: crypto.randomUUID(),
        quizType: ["lesson", "double-xp-challenge", "adverb"][pick(3)] ?? "lesson",
        subjectId: [null, "10101", "10102"][pick(3)] ?? null,
        score: pick(16),
        graded: pick(5) === 0 ? 0 : 1,
        createdAt: START.getTime() + i * DAY_MS,
      }));
      await env.DB.batch([
        ...insertLearner(userId, daysLater(150)),
        ...history.map((attempt) => insertAttempt(userId, attempt)),
      ]);
      const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
      for (const day of [30, 100, 150, 155, 260]) {
        await thinAttempts(db, [userId], retentionAt(daysLater(day)));
        const { results } = await env.DB.prepare("SELECT attempt_id AS id FROM quiz_results WHERE user_id = ?")
          .bind(userId)
          .all<{ id: string }>();
        const kept = results.map(({ id }) => id).toSorted();
        // Later sweeps decide on what earlier ones left, and must come to the same.
        expect(kept, `day ${day}`).toEqual(expectedAfter(history, daysLater(day)));
      }
      expect(await countOf("quiz_results", "user_id = ?", userId)).toBeLessThanOrEqual(9 * 3);
    },
  );

  it("leave every day's count, the progress and the totals as they were", async () => {
    at(START);
    const learner = await makeLearner();
    for (let i = 0; i < 5; i++) {
      at(new Date(START.getTime() + i * 60_000));
      await takeQuiz(learner, FIRST_LESSON, { right: 10 + i });
    }
    const figures = async () => ({
      day: await row("SELECT * FROM daily_progress WHERE user_id = ?", learner.userId),
      progress: await row("SELECT * FROM user_subchapter_progress WHERE user_id = ?", learner.userId),
      totals: await row("SELECT * FROM user_xp WHERE user_id = ?", learner.userId),
    });
    const before = await figures();
    expect(before.day).toMatchObject({ activities: 5 });
    await sweepWeek(daysLater(ATTEMPTS_KEPT_DAYS + 7));
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(2);
    expect(await figures()).toEqual(before);
  });
});

describe("the ledger", () => {
  it.each([1, 2, 3])("becomes one row a source and month, and its sum stays the total (history %i)", async (seed) => {
    const random = seededRandom(`ledger ${seed}`);
    const userId = `ledger-${seed}`;
    const pick = (below: number) => Math.floor(random() * below);
    const sources = ["lesson", "adverb", "double-xp-challenge", "daily-challenges"];
    const insert = env.DB.prepare(
      "INSERT INTO xp_transactions (user_id, source, source_id, occurrence, amount, description, metadata, created_at) VALUES (?, ?, ?, ?, ?, 'x', '{\"parts\":[]}', ?)",
    );
    const awards = Array.from({ length: 300 }, (_, i) => {
      const createdAt = START.getTime() + pick(200 * DAY_MS);
      return { source: sources[pick(4)] ?? "lesson", occurrence: `${i}`, amount: pick(60), createdAt };
    });
    const total = awards.reduce((sum, { amount }) => sum + amount, 0);
    await env.DB.batch([
      ...insertLearner(userId, daysLater(200), total),
      ...awards.map(({ source, occurrence, amount, createdAt }) =>
        insert.bind(userId, source, "10101", occurrence, amount, createdAt),
      ),
    ]);
    const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
    for (const day of [10, 60, 61, 130, 230]) {
      const now = daysLater(day);
      await runBatch(db, sumUpLedger(db, [userId], retentionAt(now)));
      const sums = await row(
        "SELECT sum(t.amount) AS ledger, x.total_xp AS total FROM xp_transactions AS t JOIN user_xp AS x USING (user_id) WHERE user_id = ?",
        userId,
      );
      expect(sums, `day ${day}`).toEqual({ ledger: total, total });
      const since = retentionAt(now).awardsFrom.getTime();
      expect(since).toBeLessThanOrEqual(now.getTime() - 14 * DAY_MS);
      const single = "user_id = ? AND source_id <> 'month'";
      expect(await countOf("xp_transactions", `${single} AND created_at < ?`, userId, since)).toBe(0);
      expect(await countOf("xp_transactions", single, userId)).toBe(
        awards.filter(({ createdAt }) => createdAt >= since).length,
      );
    }
    const months = new Set(awards.map((one) => `${one.source} ${new Date(one.createdAt).toISOString().slice(0, 7)}`));
    expect(await countOf("xp_transactions", "user_id = ?", userId)).toBe(months.size);
  });

  it("pays nothing a second time for what it has added up", async () => {
    at(START);
    const learner = await makeLearner();
    await hasDoneAllButLessons(learner.userId);
    await takeQuiz(learner, FIRST_LESSON);
    await takeQuiz(learner, SECOND_LESSON);
    at(daysLater(30));
    await sweepWeek(new Date());
    expect(await countOf("xp_transactions", "user_id = ? AND source_id = 'month'", learner.userId)).toBe(2);
    // A lesson that was passed before earns its right answers, and not the 20 of a first pass.
    expect(await takeQuiz(learner, FIRST_LESSON)).toMatchObject({ xpAwarded: 15 });
    expect(await takeQuiz(learner, FIRST_LESSON)).toMatchObject({ xpAwarded: 7 });
    const sums = await row<{ ledger: number; total: number }>(
      "SELECT sum(t.amount) AS ledger, x.total_xp AS total FROM xp_transactions AS t JOIN user_xp AS x USING (user_id) WHERE user_id = ?",
      learner.userId,
    );
    expect(sums?.ledger).toBe(sums?.total);
  });
});

describe("a conversation", () => {
  it("goes with its messages after 30 days in which nothing was said; its mistakes go 90 days after they were made last", async () => {
    at(START);
    const learner = await makeLearner();
    tutorSays(({ message }) => ({ corrections: message.includes("habe") ? [edit(message, "habe", "bin")] : [] }));
    const [old, recent] = [await makeConversation(learner.userId), await makeConversation(learner.userId)];
    for (const id of [old, recent]) await learner.call(POST, post(id, "Ich habe gegangen."));
    at(daysLater(20));
    await learner.call(POST, post(recent, "Noch einmal."));
    const left = async () => [
      await countOf("messages", "conversation_id = ?", recent),
      await countOf("messages", "conversation_id = ?", old),
      await countOf("grammatical_issues", "user_id = ?", learner.userId),
    ];
    at(daysLater(30));
    await sweepAll(new Date());
    expect(await left()).toEqual([5, 3, 1]);
    at(new Date(daysLater(30).getTime() + 1));
    await sweepAll(new Date());
    expect(await left()).toEqual([5, 0, 1]);
    at(daysLater(90));
    await sweepWeek(new Date());
    expect(await left()).toEqual([0, 0, 1]);
    at(daysLater(98));
    await sweepWeek(new Date());
    expect(await left()).toEqual([0, 0, 0]);
    vi.restoreAllMocks();
  });
});

describe("the sweep", () => {
  it("reaches every learner in bounded runs, each of which takes up where the last one stopped", async () => {
    const perRun = LEARNERS_PER_PAGE * PAGES_PER_RUN;
    const ids = Array.from({ length: perRun + 30 }, (_, i) => `paged-${String(i).padStart(4, "0")}`);
    const attempt = { quizType: "lesson", subjectId: "1", score: 1, graded: 1, createdAt: START.getTime() };
    await env.DB.batch(
      ids.flatMap((id) => [...insertLearner(id, START), insertAttempt(id, { ...attempt, id: crypto.randomUUID() })]),
    );
    const { env: counting, captured } = countingEnv(env);
    const { db } = openDatabase(counting.DB, { bookmark: null, primary: true });
    const now = daysLater(20);
    const left = () => countOf("quiz_results", "user_id GLOB 'paged-*' AND outcome IS NOT NULL");
    const next = await sweepLearners(db, "paged-", now);
    expect(next).toBe(ids[perRun - 1]);
    expect(await left()).toBe(30);
    expect(captured.cost.d1RoundTrips).toBe(2 * PAGES_PER_RUN);
    expect(await sweepLearners(db, next ?? "", now)).toBeNull();
    expect(await left()).toBe(0);
    const before = await learnerStorage();
    await sweepAll(now);
    expect(await learnerStorage()).toEqual(before);
  });

  it("reads learners by their ids and scans no table that grows", async () => {
    const { env: counting, captured } = countingEnv(env);
    const { db } = openDatabase(counting.DB, { bookmark: null, primary: true });
    await env.DB.batch(insertLearner("~", START));
    for (let day = 1; day <= 7; day++) await sweepLearners(db, "z", daysLater(day));
    const statements = new Map(captured.statements.map((statement) => [statement.sql, statement]));
    expect(statements.size).toBeGreaterThanOrEqual(5);
    for (const statement of statements.values()) {
      const scans = badSteps(await planOf(statement)).filter((step) => step.startsWith("SCAN"));
      expect(scans, statement.sql).toEqual([]);
    }
  });

  it("leaves learners alone who have written nothing for months", async () => {
    const attempt = { quizType: "lesson", subjectId: "1", score: 1, graded: 1, createdAt: START.getTime() };
    await env.DB.batch([
      ...insertLearner("idle", START),
      insertAttempt("idle", { ...attempt, id: crypto.randomUUID() }),
    ]);
    await sweepAll(daysLater(200));
    expect(await countOf("quiz_results", "user_id = 'idle' AND outcome IS NOT NULL")).toBe(1);
  });

  it("is started by the daily run, and goes on by itself until all are done", async () => {
    const now = new Date();
    const attempt = { quizType: "lesson", subjectId: "1", score: 1, graded: 1, createdAt: now.getTime() - 20 * DAY_MS };
    await env.DB.batch([
      ...insertLearner("daily", now),
      insertAttempt("daily", { ...attempt, id: crypto.randomUUID() }),
    ]);
    await worker.scheduled(createScheduledController({ scheduledTime: now, cron: "10 0 * * *" }), env);
    const object = env.LEARNER_SWEEP.getByName("sweep");
    await expect
      .poll(async () => {
        await runDurableObjectAlarm(object);
        return countOf("quiz_results", "user_id = 'daily' AND outcome IS NULL");
      })
      .toBe(1);
  });
});
