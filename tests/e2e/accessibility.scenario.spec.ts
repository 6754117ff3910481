import { startAdverbQuiz, takeAdverbQuiz } from "#tests/support/e2e/adverb-quiz.ts";
import { doAllButLessons } from "#tests/support/e2e/day.ts";
import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, passLesson, readLesson, SECOND_LESSON } from "#tests/support/e2e/lessons.ts";
import { dialogNamed, emptyLevel, expectLearningPath, openUserMenu } from "#tests/support/e2e/shell.ts";

test("visitors' pages are accessible", async ({ guest: { page }, guard }) => {
  test.setTimeout(120_000);
  guard.expectError(/404/);
  // A lesson is asked for before anybody knows who is here.
  guard.expectError(/401/);
  await page.goto("/");
  await expectFitForAll(page, "landing");
  for (const path of [
    "/auth",
    "/auth?mode=signup",
    "/subscribe",
    "/help",
    "/science",
    "/privacy",
    "/terms",
    "/gdpr",
    "/cookies",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFitForAll(page, path);
  }
  await page.goto("/auth?mode=signup");
  await page.getByRole("main").getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await expectFitForAll(page, "sign-up with messages");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFitForAll(page, "not found");
  await page.goto(`/lesson/${FIRST_LESSON}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expectFitForAll(page, "a learner's page for a visitor");
});

test("the adverb quiz is accessible", async ({ guest: { page } }) => {
  await page.goto("/");
  await startAdverbQuiz(page, "B2");
  await expectFitForAll(page, "question");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Explanation:")).toBeVisible();
  await expectFitForAll(page, "verdict");
  await page.reload();
  await takeAdverbQuiz(page, "A2", 3);
  const invitation = dialogNamed(page, "Create an Account to Save Results");
  await expect(invitation).toBeVisible();
  await expectFitForAll(page, "invitation");
  await invitation.getByRole("button", { name: "Maybe Later" }).click();
  await expect(invitation).toBeHidden();
  await expectFitForAll(page, "results");
  const dialog = dialogNamed(page, /Quiz Results/);
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(0.8 * 800);
});

test("the learner's home, its empty level and its other pages are accessible", async ({ learner: { page, api } }) => {
  await passLesson(api, FIRST_LESSON, 12);
  await page.goto("/");
  await expectLearningPath(page);
  await expectFitForAll(page, "home");
  const menu = await openUserMenu(page);
  await expectFitForAll(page, "menu");
  await menu.getByRole("menuitem", { name: "Change Password" }).click();
  const dialog = dialogNamed(page, "Change Password");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await expect(dialog.getByText("Password is required")).toBeVisible();
  await expectFitForAll(page, "changing the password, with messages");
  await page.keyboard.press("Escape");
  await emptyLevel(page, "C1");
  await page.getByRole("tab", { name: "C1" }).click();
  await expect(page.getByRole("heading", { name: "No Curriculum Available" })).toBeVisible();
  await expectFitForAll(page, "empty level");
  for (const path of [
    "/vocabulary",
    "/grammar",
    "/leaderboard",
    "/chat",
    "/subscribe",
    "/lesson/10104",
    "/lesson/abc",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFitForAll(page, path);
  }
});

test("the lesson is accessible in all its modes", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  await doAllButLessons(api);
  await passLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, await readLesson(api, SECOND_LESSON));
  await screen.open();
  await expectFitForAll(page, "learning");
  await screen.startQuiz();
  await page.getByRole("switch", { name: "Wait after a mistake" }).click();
  const { wrong } = await screen.read(1);
  await expectFitForAll(page, "question");
  await page.keyboard.press("?");
  await expect(dialogNamed(page, "Keys")).toBeVisible();
  await expectFitForAll(page, "keys");
  await page.keyboard.press("Escape");
  await screen.options.nth(wrong).click();
  await expect(screen.verdict).toContainText("Correct answer:");
  await expectFitForAll(page, "verdict");
  await expect(screen.options.last(), "all four options beside the verdict").toBeInViewport();
  await page.getByRole("button", { name: "Leave the quiz" }).click();
  await expect(dialogNamed(page, "Leave the quiz?")).toBeVisible();
  await expectFitForAll(page, "leaving");
  await page.keyboard.press("Escape");
  await screen.verdict.getByRole("button", { name: "Continue" }).click();

  // With the clock installed, the level-up dialog doesn't close while axe looks at it.
  await page.clock.install();
  await screen.answerAll({ from: 2, right: 10 });
  await expect(screen.heading).toHaveText("Keep Practicing!");
  await expectFitForAll(page, "failed");
  await page.getByRole("button", { name: /Double XP Challenge/ }).click();
  await expectFitForAll(page, "challenge");
  const { words } = await readLesson(api, SECOND_LESSON);
  const remembered = words.slice(0, 9).map(({ word }) => (word === "heißen" ? "heissen" : word));
  await screen.typeDoubleXp([...remembered, "woherr", "Donaudampfschiff"]);
  await page.getByRole("button", { name: "Submit Challenge" }).click();
  await expect(dialogNamed(page, "Level Up!")).toBeVisible();
  await expectFitForAll(page, "level-up");
  await page.keyboard.press("Escape");
  await expect(screen.heading).toHaveText("Challenge Complete!");
  await expectFitForAll(page, "challenge results");
  await page.reload();
  await screen.startQuiz();
  await screen.answerAll();
  await expect(screen.heading).toHaveText("Great Job!");
  // '+n XP' floats in with the server's answer. If that came during the run of axe, the fading text would fail the contrast rules.
  await expect(page.getByRole("main").getByText(/^\+\d+ XP$/)).toBeVisible();
  await expectFitForAll(page, "passed");
});
