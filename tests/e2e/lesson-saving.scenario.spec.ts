import { makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, quizOf, readLesson } from "#tests/support/e2e/lessons.ts";

test("an attempt finished in two tabs is awarded once", async ({ learner: { page, context, api }, baseURL }) => {
  const lesson = await readLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, lesson);
  await screen.open();
  await screen.startQuiz();
  for (let number = 1; number < screen.total; number++) await screen.answer(number, true);
  await screen.read(screen.total);
  // A duplicated tab copies the session storage, and so the attempt.
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open(window.location.href));
  const twin = new LessonScreen(await opened, lesson);
  await twin.read(screen.total);
  const attempts: unknown[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/quiz")) attempts.push(request.postDataJSON().attemptId);
  });
  await Promise.all([screen.answer(screen.total, true), twin.answer(screen.total, true)]);
  for (const tab of [screen, twin]) {
    await expect(tab.heading).toHaveText("Great Job!");
    await expect(tab.page.getByRole("main").getByText("+35 XP")).toBeVisible();
  }
  expect(attempts).toHaveLength(2);
  expect(attempts[0]).toBe(attempts[1]);
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(35);

  await test.step("another learner can use the same attempt id", async () => {
    const body = { ...quizOf(lesson), attemptId: String(attempts[0]) };
    const rival = await signUp(baseURL ?? "", makeAccount("Rival"));
    const userId = (await rival.call("GET /api/auth/user"))?.id;
    const other = await rival.call("POST /api/curriculum/subchapter/:id/quiz", {
      params: { id: FIRST_LESSON },
      body,
    });
    expect(other).toMatchObject({ xpAwarded: 35, xp: { userId, totalXp: 35 } });
    expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(35);
  });
});

test("a result that did not reach the server is kept, says so and is stored once", async ({
  learner: { page, api },
  guard,
}) => {
  guard.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  guard.expectError(/The result of the quiz could not be saved/);
  const lesson = await readLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, lesson);
  await screen.open();
  await screen.startQuiz();
  const submits = `**/api/curriculum/subchapter/${FIRST_LESSON}/quiz`;
  await page.route(submits, (route) => route.abort());
  await screen.answerAll();
  const unsaved = page.getByRole("alert").filter({ hasText: "Your result is not saved yet" });
  await expect(unsaved).toBeVisible();
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(0);

  await test.step("the server stores it, but its answer is lost", async () => {
    await page.unroute(submits);
    await page.route(submits, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await unsaved.getByRole("button", { name: "Try again" }).click();
    await expect.poll(async () => (await api.call("GET /api/gamification/xp")).totalXp).toBe(35);
    await expect(unsaved).toBeVisible();
  });

  await test.step("after a reload it is submitted again, and counts once", async () => {
    await page.unroute(submits);
    await page.reload();
    await expect(screen.heading).toHaveText("Great Job!");
    await expect(page.getByRole("main").getByText("+35 XP")).toBeVisible();
    await expect(unsaved).toBeHidden();
    expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(35);
  });
});
