import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { ApiClient, makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { type Server, startBuiltServer } from "#tests/support/e2e/built-server.ts";
import { FIRST_LESSON, quizOf, readLesson } from "#tests/support/e2e/lessons.ts";
import { readStoredLearner } from "#tests/support/e2e/state-on-disk.ts";

/** Each round passes another lesson of chapter 1. */
const ROUNDS = 5;
/** How much later the server is killed in each round. A submit takes about 10 to 40 ms. */
const LATER_MS = 5;
/** Ten for each of the fifteen words. */
const DOUBLE_XP_OF_A_LESSON = 150;

const port = Number(process.env.E2E_PORT ?? 4179) + 1;
let stateDir: string;
let server: Server | undefined;

test.beforeAll(() => {
  stateDir = mkdtempSync(join(tmpdir(), "wortpfad-crash-"));
});

test.afterAll(async () => {
  await server?.kill();
  rmSync(stateDir, { recursive: true, force: true });
});

test("kill -9 right after an acknowledged submit loses nothing, and retries award nothing twice", async () => {
  test.skip(process.platform === "win32", "Windows has no process groups to kill at once");
  test.setTimeout(300_000);
  server = await startBuiltServer({ port, stateDir });
  const account = makeAccount();
  let learner = await signUp(server.origin, account);
  const user = await learner.call("GET /api/auth/user");
  const userId = user?.id ?? "";

  let total = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const id = FIRST_LESSON + round - 1;
    const lesson = await readLesson(learner, id);
    const quiz = { params: { id }, body: quizOf(lesson) };
    const challenge = {
      params: { id },
      body: { words: lesson.words.map(({ word }) => word), attemptId: crypto.randomUUID() },
    };

    const acknowledged = await learner.call("POST /api/curriculum/subchapter/:id/quiz", quiz);
    expect(acknowledged).toMatchObject({ passed: true, graded: true });
    expect(acknowledged.xp.totalXp).toBe(total + acknowledged.xpAwarded);
    const promised = acknowledged.xp.totalXp;
    // Not awaited: each round kills the server a little later, so before, during or after this call.
    const onItsWay = learner
      .send("POST /api/curriculum/subchapter/:id/double-xp-challenge", challenge)
      .catch(() => null);
    await wait((round - 1) * LATER_MS);
    await server.kill();
    await onItsWay;

    const stored = readStoredLearner(stateDir, userId);
    expect(stored.attemptIds, `round ${round}: the acknowledged attempt is on the disk`).toContain(quiz.body.attemptId);
    const sum = stored.ledger.reduce((xp, { amount }) => xp + amount, 0);
    expect(
      [promised, promised + DOUBLE_XP_OF_A_LESSON],
      `round ${round}: the unacknowledged one wholly or not`,
    ).toContain(sum);
    expect({ totalXp: stored.totalXp, xpOfDays: stored.xpOfDays }).toEqual({ totalXp: sum, xpOfDays: sum });

    server = await startBuiltServer({ port, stateDir, prepared: true });
    const cookies = learner.cookies;
    learner = new ApiClient(server.origin);
    for (const [name, value] of cookies) learner.cookies.set(name, value);

    const home = await learner.call("GET /api/home", { query: { level: "A1" } });
    expect(home?.xp.totalXp).toBe(sum);
    expect(home?.streak).toMatchObject({ currentStreak: 1, status: "done" });
    expect(home?.levelProgress.completedLessons).toBe(round);
    const lessonsToday = home?.dailyProgress.challenges.find(({ type }) => type === "lessons");
    expect(lessonsToday?.progress).toBe(Math.min(round, 2));

    const replayed = await learner.call("POST /api/curriculum/subchapter/:id/quiz", quiz);
    expect(replayed).toEqual({ ...acknowledged, xp: home?.xp, streak: home?.streak });
    const retried = await learner.call("POST /api/curriculum/subchapter/:id/double-xp-challenge", challenge);
    total = promised + DOUBLE_XP_OF_A_LESSON;
    expect(retried).toMatchObject({ xpEarned: DOUBLE_XP_OF_A_LESSON, totalXp: total });
    const again = await learner.call("POST /api/curriculum/subchapter/:id/double-xp-challenge", challenge);
    expect(again).toEqual(retried);
  }

  expect((await learner.call("GET /api/gamification/xp")).totalXp).toBe(total);
  await learner.call("POST /api/auth/logout");
  const back = new ApiClient(server.origin);
  await back.call("POST /api/auth/login", { body: { email: account.email, password: account.password } });
  expect((await back.call("GET /api/gamification/xp")).totalXp).toBe(total);
});
