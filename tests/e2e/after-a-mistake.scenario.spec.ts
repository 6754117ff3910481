import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, readLesson } from "#tests/support/e2e/lessons.ts";
import { toastNamed } from "#tests/support/e2e/shell.ts";

test("the mouse over a verdict holds it; a mouse that the sheet slides under does not", async ({ stage }) => {
  const { page, api } = await stage.learner("learner", { viewport: { width: 360, height: 640 } });
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await page.clock.install();
  await screen.open();
  await screen.startQuiz();
  // On a phone the notification lies over the header; a click on the last answer must meet that answer.
  await expect(toastNamed(page, "Words added to vocabulary!")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  await screen.read(1);
  await screen.options.last().click();
  await expect(screen.verdict).toContainText(/Correct!|Correct answer:/);
  await page.clock.runFor(20_000);
  await expect(screen.question(2), "the mouse rests where the sheet is now").toBeVisible();

  const { wrong } = await screen.read(2);
  await screen.options.nth(wrong).click();
  await screen.verdict.getByText("Correct answer:").hover();
  await page.clock.runFor(60_000);
  await expect(screen.question(2)).toBeVisible();
  await page.mouse.move(180, 100);
  await page.clock.runFor(990);
  await expect(screen.question(2), "the full second begins when the mouse has left").toBeVisible();
  await page.clock.runFor(20);
  await expect(screen.question(3)).toBeVisible();
});

test("a finger on a verdict holds it", async ({ stage }) => {
  const { page, api, context } = await stage.learner("learner", {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await page.clock.install();
  await screen.open();
  await screen.startQuiz();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { wrong } = await screen.read(1);
  await screen.options.nth(wrong).tap();
  // Where the sheet is at its end: while it slides in, a finger could miss it.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const box = await screen.verdict.getByText("Correct answer:").boundingBox();
  if (!box) throw new Error("The verdict has no place");
  // Playwright only taps; a finger that stays needs the browser's own protocol.
  const browser = await context.newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ ...at, y: at.y - 40 }] });
  await page.clock.runFor(60_000);
  await expect(screen.question(1)).toBeVisible();
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.clock.runFor(1_010);
  await expect(screen.question(2)).toBeVisible();
});

test("the first mistake of a quiz offers to wait, and one press holds that verdict too", async ({
  learner: { page, api },
}) => {
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await page.clock.install();
  await screen.open();
  await screen.startQuiz();
  await page.clock.pauseAt(Date.now() + 60_000);
  const offer = screen.verdict.getByRole("button", { name: "Wait after a mistake" });
  await choose(1, true);
  await expect(offer).toHaveCount(0);
  await page.keyboard.press("Enter");
  await choose(2, false);
  await offer.click();
  await expect(page.getByRole("switch", { name: "Wait after a mistake" })).toBeChecked();
  await page.mouse.move(10, 10);
  await screen.verdict.getByRole("button", { name: "Continue" }).focus();
  await page.clock.runFor(60_000);
  await expect(screen.question(2)).toBeVisible();
  await page.keyboard.press("Enter");
  await choose(3, false);
  await expect(offer, "the setting is on").toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(screen.question(3)).toBeVisible();

  async function choose(number: number, rightly: boolean): Promise<void> {
    const { right, wrong } = await screen.read(number);
    await screen.options.nth(rightly ? right : wrong).click();
    await expect(screen.verdict).toContainText(rightly ? "Correct!" : "Correct answer:");
  }
});
