import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, readLesson } from "#tests/support/e2e/lessons.ts";
import { dialogNamed, expectLearningPath, openUserMenu, toastNamed } from "#tests/support/e2e/shell.ts";

test("the next question comes after one second, or waits after a mistake if the learner turned that on", async ({
  learner: { page, api },
}) => {
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await page.clock.install();
  await screen.open();
  await screen.startQuiz();
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose(1, true);
  await page.clock.runFor(990);
  await expect(screen.question(1)).toBeVisible();
  await page.clock.runFor(20);
  await expect(screen.question(2)).toBeVisible();

  await page.getByRole("switch", { name: "Wait after a mistake" }).click();
  await choose(2, false);
  await page.clock.runFor(60_000);
  await expect(screen.question(2)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(screen.question(3)).toBeVisible();
  await choose(3, true);
  await page.clock.runFor(1_010);
  await expect(screen.question(4), "a right answer never waits").toBeVisible();
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Wait after a mistake" })).toBeChecked();

  async function choose(number: number, rightly: boolean): Promise<void> {
    const { right, wrong } = await screen.read(number);
    await screen.options.nth(rightly ? right : wrong).click();
    await expect(screen.verdict).toContainText(rightly ? "Correct!" : "Correct answer:");
  }
});

test("a whole lesson works by keyboard alone", async ({ learner: { page, api } }) => {
  const lesson = await readLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, lesson);
  await page.goto("/");
  await expectLearningPath(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(/Start Learning/);
  await page.keyboard.press("Enter");
  await expect(screen.heading).toHaveText(lesson.title);
  await expect(page.locator("main:focus, h1:focus"), "the new page has the focus").toHaveCount(1);
  await tabTo(/Start Quiz/);
  await page.keyboard.press("Enter");

  await expect(screen.question(1)).toBeVisible();
  await expect(screen.heading).toBeFocused();
  // The first Escape would close a notification that appears after the dialog.
  await expect(toastNamed(page, "Words added to vocabulary!")).toBeVisible();
  // It takes its place among the layers that Escape closes in an effect, which runs after it is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
  await page.keyboard.press("?");
  const keys = dialogNamed(page, "Keys");
  await expect(keys).toContainText("Choose an answer");
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await expect(screen.verdict, "keys pressed in a dialog do not answer the question").not.toContainText("orrect");
  await page.keyboard.press("Escape");
  await expect(dialogNamed(page, "Leave the quiz?")).toBeVisible();
  await page.keyboard.press("Escape");
  for (let number = 1; number <= screen.total; number++) {
    const { right } = await screen.read(number);
    await page.keyboard.press(String(right + 1));
    await expect(screen.verdict.getByRole("button", { name: "Continue" })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(screen.heading).toHaveText("Great Job!");
  await expect(screen.heading).toBeFocused();
  await tabTo(/Double XP Challenge/);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Word 1", { exact: true })).toBeFocused();
  for (const { word } of lesson.words) {
    await page.keyboard.insertText(word);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("button", { name: "Submit Challenge" })).toBeFocused();
  await page.keyboard.press("Enter");
  const levelUp = dialogNamed(page, "Level Up!");
  await expect(levelUp.getByRole("button", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(screen.heading).toHaveText("Challenge Complete!");
  await expect(page.getByText("You remembered 15 out of 15 words!")).toBeVisible();
  await tabTo(/^Continue$/);
  await page.keyboard.press("Enter");
  await expectLearningPath(page);

  /** Presses Tab until a link or button with this name has the focus. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const focused = page.locator("a:focus, button:focus").filter({ hasText: name });
      if ((await focused.count()) > 0) return;
    }
    throw new Error(`Tab never reached ${name}`);
  }
});

test("dialogs and menus trap the focus and return it", async ({ learner: { page, api } }) => {
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await page.goto("/");
  await expectLearningPath(page);
  const menuButton = page.getByRole("button", { name: /account menu/ });
  const menu = await openUserMenu(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await screen.open();
  await screen.startQuiz();
  // The first Escape would close a notification that appears after the dialog.
  await expect(toastNamed(page, "Words added to vocabulary!")).toBeVisible();
  const keysButton = page.getByRole("button", { name: "Show the keys" });
  await keysButton.click();
  const dialog = dialogNamed(page, "Keys");
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(keysButton).toBeFocused();
});
