import type { BrowserContext, Page } from "@playwright/test";
import { type Learner, takeCookies } from "#tests/support/e2e/actors.ts";
import { logInHere } from "#tests/support/e2e/auth-screen.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, readLesson } from "#tests/support/e2e/lessons.ts";
import { expectLearningPath, openUserMenu, toastNamed } from "#tests/support/e2e/shell.ts";

const SUBMITS = `**/api/curriculum/subchapter/${FIRST_LESSON}/quiz`;

/** What these scenarios make the browsers complain about. */
const EXPECTED = [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/, /The result of the quiz could not be saved/];

function resultNote(page: Page) {
  return page.getByRole("alert").filter({ hasText: "Your result is not saved yet" });
}

function homeNote(page: Page) {
  return page.getByRole("status").filter({ hasText: "1 result is not saved yet" });
}

/** Passes the first lesson on the screen while its submit cannot reach the server. */
async function finishUnsaved({ page, context, api }: Learner): Promise<LessonScreen> {
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await context.route(SUBMITS, (route) => route.abort());
  await screen.open();
  await screen.startQuiz();
  await screen.answerAll();
  await expect(resultNote(page)).toBeVisible();
  return screen;
}

async function totalXp({ api }: Learner): Promise<number> {
  return (await api.call("GET /api/gamification/xp")).totalXp;
}

function stored(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

/** Counts the submits that a browser makes from now on. */
function countSubmits(context: BrowserContext): { count: number } {
  const submits = { count: 0 };
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/quiz")) submits.count += 1;
  });
  return submits;
}

test("a result finished without a connection waits on home and is saved when the connection is back", async ({
  learner,
  guard,
}) => {
  for (const complaint of EXPECTED) guard.expectError(complaint);
  const { page, context, api } = learner;
  const lesson = await readLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, lesson);
  await page.goto("/");
  await expectLearningPath(page);
  await page
    .getByRole("link", { name: /Start Learning/ })
    .first()
    .click();
  await screen.startQuiz();
  for (let number = 1; number < screen.total; number++) await screen.answer(number, true);
  await screen.read(screen.total);
  await context.setOffline(true);
  await screen.answer(screen.total, true);
  await expect(resultNote(page)).toContainText("Kept in this browser and sent by itself once the connection is back.");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(homeNote(page)).toContainText(lesson.title);

  const submits = countSubmits(context);
  await context.setOffline(false);
  await expect(toastNamed(page, "Result saved")).toContainText(`“${lesson.title}”: +35 XP`);
  await expect(homeNote(page)).toBeHidden();
  await expect(page.getByRole("main").getByText("Score: 15/15")).toBeVisible();
  await expect(page.getByText("1 Day Streak!").first()).toBeVisible();
  expect(await totalXp(learner)).toBe(35);
  expect(submits.count).toBe(1);
});

test("a result whose tab was closed is saved when the app is opened again, on any page", async ({ learner, guard }) => {
  for (const complaint of EXPECTED) guard.expectError(complaint);
  const { page, context } = learner;
  await finishUnsaved(learner);
  await page.close();
  await context.unroute(SUBMITS);
  const submits = countSubmits(context);
  const later = await context.newPage();
  await later.goto("/subscribe");
  await expect(toastNamed(later, "Result saved")).toBeVisible();
  expect(await totalXp(learner)).toBe(35);
  await later.reload();
  await expect(later.getByRole("heading", { level: 1 })).toBeVisible();
  expect([submits.count, (await stored(later)).filter((key) => key.startsWith("unsaved-result:"))]).toEqual([1, []]);
});

test("the result of one learner is never submitted for another one in the same browser", async ({
  learner,
  rival,
  guard,
}) => {
  for (const complaint of [...EXPECTED, /401/]) guard.expectError(complaint);
  const { page, context, api, account } = learner;
  await finishUnsaved(learner);

  await test.step("who signed in in another tab does not get what this tab still shows", async () => {
    await context.clearCookies();
    await takeCookies(context, rival.api);
    await context.unroute(SUBMITS);
    await resultNote(page).getByRole("button", { name: "Try again" }).click();
    await expect(toastNamed(page, "Unauthorized")).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?returnTo=/);
    expect((await stored(page)).filter((key) => key.startsWith("lesson-quiz:"))).toEqual([]);
  });

  await test.step("nor what waits in this browser", async () => {
    const submits = countSubmits(context);
    await page.goto("/");
    await expectLearningPath(page);
    await page.goto(`/lesson/${FIRST_LESSON}`);
    await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();
    expect([submits.count, await totalXp(rival), await totalXp(learner)]).toEqual([0, 0, 0]);
  });

  await test.step("its own learner gets it after signing in again", async () => {
    await context.clearCookies();
    await page.goto("/auth");
    await logInHere(page, account);
    await expectLearningPath(page);
    await expect.poll(async () => (await api.call("GET /api/gamification/xp")).totalXp).toBe(35);
    expect(await totalXp(rival)).toBe(0);
  });
});

test("signing out asks before it loses a result, and then leaves nothing of it", async ({ learner, guard }) => {
  for (const complaint of EXPECTED) guard.expectError(complaint);
  const { page } = learner;
  await finishUnsaved(learner);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(homeNote(page)).toBeVisible();
  const menu = await openUserMenu(page);
  await menu.getByRole("menuitem", { name: "Sign Out" }).click();
  const question = toastNamed(page, "Still signed in");
  await expect(question).toContainText("Signing out now would lose 1 result that is not saved yet.");
  await question.getByRole("button", { name: "Sign out anyway" }).click();
  await expect(page.getByRole("link", { name: "Get Started - Login / Create Account" })).toBeVisible();
  expect((await stored(page)).filter((key) => /result|quiz/.test(key))).toEqual([]);
});
