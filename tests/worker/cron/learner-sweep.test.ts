import { createScheduledController, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { StoredAttempt } from "#schema/db/index.ts";
import { keepAttempts, subjectKey } from "#schema/rules/kept-attempts.ts";
import { seededRandom } from "#schema/rules/random.ts";
import { ANSWERS_KEPT_DAYS, ATTEMPTS_KEPT_DAYS, retentionAt, sweepDayOf } from "#schema/rules/retention.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { edit, makeConversation, POST, post, tutorSays } from "#tests/support/worker/conversations.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { hasDoneAllButLessons } from "#tests/support/worker/league.ts";
import { answersFor, FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { badSteps, planOf } from "#tests/support/worker/query-plan.ts";
import { adverbAnswers } from "#tests/support/worker/served-calls.ts";
import { countOf, learnerStorage, row } from "#tests/support/worker/storage.ts";
import { oldAttemptsOf, thinAttempts } from "#worker/attempts/index.ts";
import { LEARNERS_PER_PAGE, PAGES_PER_RUN, sweepLearners } from "#worker/cron/learner-sweep.ts";
import { runBatch, writeAll } from "#worker/db/batch.ts";
import { openDatabase } from "#worker/db/database.ts";
import { forgetAnswers } from "#worker/gamification/index.ts";
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

/** The sweeps of four weeks, in one of which a learner's old attempts are thinned. */
async function sweepMonth(now: Date): Promise<void> {
  for (let ago = 27; ago >= 0; ago--) await sweepAll(new Date(now.getTime() - ago * DAY_MS));
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

/** A past day of a learner with one attempt, which earned an award. */
function insertDay(userId: string, date: string, attempt: StoredAttempt, id: string = crypto.randomUUID()) {
  const [quizType, subjectId, , , , , xp, made] = attempt;
  const award = [quizType, subjectId, date, xp, made, "x", [{ reason: "Test", amount: xp }], id];
  return env.DB.prepare(
    "INSERT INTO past_days (user_id, date, xp_earned, activities, awards, attempts) VALUES (?, ?, ?, 1, ?, ?)",
  ).bind(userId, date, xp, JSON.stringify([award]), JSON.stringify({ [id]: attempt }));
}

function dateOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** An attempt with its answers. */
function attemptAt(instant: Date): StoredAttempt {
  return ["lesson", "1", null, 1, 15, 1, 1, instant.getTime(), ["1a"], { xpParts: [] }];
}

/** The attempts that still have answers. */
function withAnswers(where: string): Promise<number> {
  return countOf("quiz_results", `${where} AND answers IS NOT NULL`);
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
  it.each([1, 2, 3])(
    "are the first, the best and the last at the same thing, whenever they were thinned (history %i)",
    async (seed) => {
      const random = seededRandom(seed);
      const userId = `history-${seed}`;
      const pick = (below: number) => Math.floor(random() * below);
      const history = Array.from({ length: 150 }, (_, i): { date: Date; attempt: StoredAttempt } => {
        const date = daysLater(i);
        const quizType = ["lesson", "double-xp-challenge", "adverb"][pick(3)] ?? "lesson";
        const subjectId = [null, "10101", "10102"][pick(3)] ?? null;
        return {
          date,
          attempt: [quizType, subjectId, "A1", pick(16), 15, pick(5) === 0 ? 0 : 1, 5, date.getTime(), [], {}],
        };
      });
      await env.DB.batch([
        ...insertLearner(userId, daysLater(150)),
        ...history.map(({ date, attempt }) => insertDay(userId, dateOf(date), attempt)),
      ]);
      for (const day of [30, 100, 150, 155, 260]) {
        const now = daysLater(day);
        const retention = retentionAt(now);
        const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
        const { old, kept } = await runBatch(db, oldAttemptsOf(db, userId, retention));
        await writeAll(db, thinAttempts(db, userId, { old, kept }));
        const left = history.filter(({ date }) => dateOf(date) >= retention.attemptsFrom);
        expect(await countOf("quiz_results", "user_id = ?", userId), `day ${day}`).toBe(left.length);
        const gone = history.filter(({ date }) => dateOf(date) < retention.attemptsFrom);
        const { results } = await env.DB.prepare(
          "SELECT quiz_type AS type, attempts FROM kept_attempts WHERE user_id = ?",
        )
          .bind(userId)
          .all<{ type: string; attempts: string }>();
        for (const { type, attempts } of results) {
          const ought = keepAttempts(
            {},
            gone
              .filter(({ attempt }) => attempt[0] === type)
              .map(({ attempt: [, subjectId, level, score, total, graded, xp, made] }) => {
                return { subject: subjectKey(subjectId, level), attempt: [score, total, graded, xp, made] };
              }),
          );
          expect(JSON.parse(attempts), `day ${day} ${type}`).toEqual(ought);
        }
        expect(results).toHaveLength(new Set(gone.map(({ attempt }) => attempt[0])).size);
      }
    },
  );

  it("leave every day's count and XP, the progress and the totals as they were", async () => {
    at(START);
    const learner = await makeLearner();
    for (let i = 0; i < 5; i++) {
      at(new Date(START.getTime() + i * 60_000));
      await takeQuiz(learner, FIRST_LESSON, { right: 10 + i });
    }
    const figures = async () => ({
      day: await row("SELECT * FROM daily_progress WHERE user_id = ?", learner.userId),
      xp: await row("SELECT sum(amount) AS xp FROM xp_transactions WHERE user_id = ?", learner.userId),
      progress: await row("SELECT * FROM user_subchapter_progress WHERE user_id = ?", learner.userId),
      totals: await row(
        "SELECT total_xp, level, current_streak, last_active_date FROM user_xp WHERE user_id = ?",
        learner.userId,
      ),
    });
    const before = await figures();
    expect(before.day).toMatchObject({ activities: 5 });
    await sweepMonth(daysLater(ATTEMPTS_KEPT_DAYS + 28));
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(0);
    const kept = await row<{ attempts: string }>(
      "SELECT attempts FROM kept_attempts WHERE user_id = ?",
      learner.userId,
    );
    expect(JSON.parse(kept?.attempts ?? "")).toEqual({
      [`${FIRST_LESSON}/A1`]: [expect.arrayContaining([10, 15, 1]), expect.arrayContaining([14, 15, 1])],
    });
    expect(await figures()).toEqual(before);
  });
});

describe("the ledger", () => {
  it.each([1, 2, 3])("becomes one sum a source and day, and its sum stays the total (history %i)", async (seed) => {
    const random = seededRandom(`ledger ${seed}`);
    const userId = `ledger-${seed}`;
    const pick = (below: number) => Math.floor(random() * below);
    const sources = ["lesson", "adverb", "double-xp-challenge", "daily-challenges"];
    const days = Array.from({ length: 100 }, (_, i) => ({
      date: dateOf(daysLater(i)),
      awards: Array.from({ length: 1 + pick(6) }, (_award, n) => {
        const booked = daysLater(i).getTime() + n;
        return [sources[pick(4)], "10101", `${n}`, pick(60), booked, "x", [], null] as const;
      }),
    }));
    const total = days.flatMap(({ awards }) => awards).reduce((sum, [, , , amount]) => sum + amount, 0);
    await env.DB.batch([
      ...insertLearner(userId, daysLater(100), total),
      ...days.map(({ date, awards }) =>
        env.DB.prepare("INSERT INTO past_days (user_id, date, awards) VALUES (?, ?, ?)").bind(
          userId,
          date,
          JSON.stringify(awards),
        ),
      ),
    ]);
    for (const day of [10, 30, 31, 80, 130]) {
      const now = daysLater(day);
      const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
      const { answersFrom } = retentionAt(now);
      await forgetAnswers(db, [userId], { since: "", before: answersFrom });
      const sums = await row(
        "SELECT sum(t.amount) AS ledger, x.total_xp AS total FROM xp_transactions AS t JOIN user_xp AS x USING (user_id) WHERE user_id = ?",
        userId,
      );
      expect(sums, `day ${day}`).toEqual({ ledger: total, total });
      const [old, recent] = [
        days.filter(({ date }) => date < answersFrom),
        days.filter(({ date }) => date >= answersFrom),
      ];
      const single = "user_id = ? AND source_id <> 'day'";
      expect(await countOf("xp_transactions", single, userId)).toBe(recent.flatMap(({ awards }) => awards).length);
      const summed = old.flatMap(({ date, awards }) => [...new Set(awards.map(([source]) => `${date} ${source}`))]);
      expect(await countOf("xp_transactions", "user_id = ? AND source_id = 'day'", userId)).toBe(summed.length);
    }
  });

  it("pays nothing a second time for what it has added up", async () => {
    at(START);
    const learner = await makeLearner();
    await hasDoneAllButLessons(learner.userId);
    await takeQuiz(learner, FIRST_LESSON);
    await takeQuiz(learner, SECOND_LESSON);
    at(daysLater(30));
    await sweepWeek(new Date());
    expect(await countOf("xp_transactions", "user_id = ? AND source_id = 'day'", learner.userId)).toBe(2);
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

describe("the newest day of a learner who has stopped practicing", () => {
  it("is moved to the past days after 14 days, and loses its answers; practice goes on as if it had not been", async () => {
    at(START);
    const learner = await makeLearner();
    const attemptId = crypto.randomUUID();
    await takeQuiz(learner, FIRST_LESSON, { attemptId, right: 12 });
    const before = await row("SELECT * FROM daily_progress WHERE user_id = ?", learner.userId);
    await sweepAll(daysLater(ANSWERS_KEPT_DAYS + 1));
    expect(await row("SELECT day, day_attempts AS attempts FROM user_xp WHERE user_id = ?", learner.userId)).toEqual({
      day: null,
      attempts: null,
    });
    expect(await row("SELECT * FROM daily_progress WHERE user_id = ?", learner.userId)).toEqual(before);
    expect(await withAnswers(`user_id = '${learner.userId}'`)).toBe(0);
    at(daysLater(ANSWERS_KEPT_DAYS + 2));
    expect(await takeQuiz(learner, FIRST_LESSON, { attemptId, right: 12 })).toMatchObject({ score: 12, results: [] });
    await takeQuiz(learner, SECOND_LESSON);
    expect(await countOf("daily_progress", "user_id = ?", learner.userId)).toBe(2);
  });

  it("is moved between the two halves of a call without doubling or losing anything: the call decides again", async () => {
    at(START);
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    at(daysLater(ANSWERS_KEPT_DAYS + 2));
    let swept = false;
    const sweeping = hookedDatabase(env, {
      async after(trip) {
        if (trip !== 1 || swept) return;
        swept = true;
        await sweepAll(new Date());
      },
    });
    const quiz = { score: 15, totalQuestions: 15, addToVocabulary: false, answers: [] };
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: SECOND_LESSON } });
    const body = { ...quiz, answers: answersFor(lesson, 15) };
    const answer = await learner.call(QUIZ, { params: { id: SECOND_LESSON }, body, env: sweeping });
    expect(swept).toBe(true);
    expect(answer).toMatchObject({ xpAwarded: 35, xp: { totalXp: 70 } });
    expect(await countOf("daily_progress", "user_id = ? AND xp_earned = 35", learner.userId)).toBe(2);
  });

  it("keeps its attempts for the next thinning when it is moved so late that they are old by then", async () => {
    at(START);
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON, { right: 12 });
    at(daysLater(1));
    await takeQuiz(learner, SECOND_LESSON, { right: 13 });
    const days = async () =>
      (await env.DB.prepare("SELECT * FROM daily_progress WHERE user_id = ? ORDER BY date").bind(learner.userId).all())
        .results;
    const before = await days();
    expect(before).toHaveLength(2);
    // No sweep has run since, and the first one finds the learner on the day on which old attempts are thinned.
    const thinning = Array.from({ length: 28 }, (_, i) => daysLater(ATTEMPTS_KEPT_DAYS + 2 + i)).find(
      (now) => sweepDayOf(learner.userId, now).isThinning,
    )!;
    await sweepAll(thinning);
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(1);
    await env.DB.prepare("UPDATE user_xp SET write_minute = ? WHERE user_id = ?")
      .bind(Math.floor(thinning.getTime() / 60_000), learner.userId)
      .run();
    await sweepAll(new Date(thinning.getTime() + 28 * DAY_MS));
    const kept = await row<{ attempts: string }>(
      "SELECT attempts FROM kept_attempts WHERE user_id = ?",
      learner.userId,
    );
    expect(JSON.parse(kept?.attempts ?? "{}")).toEqual({
      [`${FIRST_LESSON}/A1`]: [expect.arrayContaining([12, 15, 1])],
      [`${SECOND_LESSON}/A1`]: [expect.arrayContaining([13, 15, 1])],
    });
    // Both days have gone into rows of old ones, and neither a figure nor an XP is lost.
    expect(await countOf("past_days", "user_id = ?", learner.userId)).toBe(0);
    expect(await days()).toEqual(before);
    const sums = await row<{ ledger: number; total: number }>(
      "SELECT sum(t.amount) AS ledger, x.total_xp AS total FROM xp_transactions AS t JOIN user_xp AS x USING (user_id) WHERE user_id = ?",
      learner.userId,
    );
    expect(sums).toEqual({ ledger: 65, total: 65 });
  });

  it("takes attempts along in which nothing was ever practiced", async () => {
    at(START);
    const learner = await makeLearner();
    const body = { score: 0, totalQuestions: 15, addToVocabulary: false, answers: [] };
    await learner.call(QUIZ, { params: { id: FIRST_LESSON }, body });
    await sweepAll(daysLater(1));
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(1);
    expect(await row("SELECT day_attempts AS attempts FROM user_xp WHERE user_id = ?", learner.userId)).toEqual({
      attempts: null,
    });
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

describe("a conversation of more than 30 days", () => {
  it("stays while its last message is newer, answered or not", async () => {
    at(START);
    const learner = await makeLearner();
    const [answered, unanswered] = [await makeConversation(learner.userId), await makeConversation(learner.userId)];
    at(daysLater(29));
    tutorSays(() => ({}));
    await learner.call(POST, post(answered, "Da bin ich wieder."));
    vi.restoreAllMocks();
    vi.spyOn(console, "error").mockImplementation(() => {});
    tutorSays(() => Promise.reject(new Error("no model")));
    await learner.send(POST, post(unanswered, "Da bin ich wieder."));
    vi.restoreAllMocks();
    at(daysLater(40));
    await sweepAll(new Date());
    expect(await countOf("messages", "conversation_id = ?", answered)).toBe(3);
    expect(await countOf("messages", "conversation_id = ?", unanswered)).toBe(2);
  });
});

describe("the sweep", () => {
  it("reaches every learner in bounded runs, each of which takes up where the last one stopped", async () => {
    const perRun = LEARNERS_PER_PAGE * PAGES_PER_RUN;
    const ids = Array.from({ length: perRun + 30 }, (_, i) => `paged-${String(i).padStart(4, "0")}`);
    await env.DB.batch(
      ids.flatMap((id) => [...insertLearner(id, START), insertDay(id, dateOf(daysLater(5)), attemptAt(daysLater(5)))]),
    );
    const { env: counting, captured } = countingEnv(env);
    const { db } = openDatabase(counting.DB, { bookmark: null, primary: true });
    const now = daysLater(20);
    const left = () => withAnswers("user_id GLOB 'paged-*'");
    const thinning = ids.slice(0, perRun).filter((id) => sweepDayOf(id, now).isThinning);
    const pagesThatThin = new Set(thinning.map((id) => Math.floor(ids.indexOf(id) / LEARNERS_PER_PAGE)));
    const next = await sweepLearners(db, "paged-", now);
    expect(next).toBe(ids[perRun - 1]);
    expect(await left()).toBe(30);
    expect(captured.cost.d1RoundTrips).toBe(2 * PAGES_PER_RUN + pagesThatThin.size);
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
    for (let day = 1; day <= 28; day++) await sweepLearners(db, "z", daysLater(day));
    const statements = new Map(captured.statements.map((statement) => [statement.sql, statement]));
    expect(statements.size).toBeGreaterThanOrEqual(5);
    for (const statement of statements.values()) {
      const scans = badSteps(await planOf(statement)).filter((step) => step.startsWith("SCAN"));
      expect(scans, statement.sql).toEqual([]);
    }
  });

  it("leaves learners alone who have written nothing for months", async () => {
    await env.DB.batch([...insertLearner("idle", START), insertDay("idle", dateOf(START), attemptAt(START))]);
    await sweepWeek(daysLater(200));
    expect(await withAnswers("user_id = 'idle'")).toBe(1);
  });

  it("is started by the daily run, and goes on by itself until all are done", async () => {
    const now = new Date();
    const due = new Date(now.getTime() - (ANSWERS_KEPT_DAYS + 1) * DAY_MS);
    await env.DB.batch([...insertLearner("daily", now), insertDay("daily", dateOf(due), attemptAt(due))]);
    await worker.scheduled(createScheduledController({ scheduledTime: now, cron: "10 0 * * *" }), env);
    const object = env.LEARNER_SWEEP.getByName("sweep");
    await expect
      .poll(async () => {
        await runDurableObjectAlarm(object);
        return withAnswers("user_id = 'daily'");
      })
      .toBe(0);
  });
});
