import type { Page } from "@playwright/test";
import type { Lesson } from "#schema/api/curriculum.ts";
import { adverbQuestions, startAdverbQuiz } from "#tests/support/e2e/adverb-quiz.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { readLesson } from "#tests/support/e2e/lessons.ts";
import { withoutPageData } from "#tests/support/e2e/page-data.ts";
import { expectReachable } from "#tests/support/e2e/reach.ts";
import { dialogNamed, toastNamed } from "#tests/support/e2e/shell.ts";

/** A small phone, the same on its side, a window at 200 % zoom and at 400 %, a tablet, a desktop. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
  { width: 768, height: 1_024 },
  { width: 1_280, height: 800 },
] as const;

/** The first lesson of C2, which is open from the start. */
const LESSON_OF_C2 = 60_101;

/** The longest gloss and the longest example of the curriculum, on every word of a lesson. */
function withLongestTexts(lesson: Lesson): Lesson {
  const words = lesson.words.map((word, index) => {
    const translation = `to jump out of the frying pan into the fire ${index}`;
    return {
      ...word,
      translation,
      translations: [translation],
      sentence:
        "Solange kein hinreichender Tatverdacht besteht, wird die Staatsanwaltschaft keine Anklage erheben, so laut die Presse auch danach ruft.",
      sentenceTranslation:
        "As long as there are no sufficient grounds for suspicion, the prosecutor's office will not bring charges, however loudly the press may call for it.",
      marks: [],
    };
  });
  return { ...lesson, words, spareWords: [] };
}

/** Nothing moves any more, so that places can be measured. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
}

test("answers, verdict and Continue of a lesson can be reached on every screen, with the longest texts", async ({
  stage,
}) => {
  test.setTimeout(120_000);
  const { page, api } = await stage.learner("learner", { reducedMotion: "reduce" });
  const lesson = withLongestTexts(await readLesson(api, LESSON_OF_C2));
  await withoutPageData(page);
  await page.route(`**/api/curriculum/subchapter/${LESSON_OF_C2}`, (route) => route.fulfill({ json: lesson }));
  const screen = new LessonScreen(page, lesson);
  await screen.open();
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await expectReachable(page.getByRole("button", { name: /Start Quiz/ }), `Start Quiz at ${size.width}`);
  }
  await screen.startQuiz();
  // It goes by itself; until then it may cover an answer where a small screen has no other place for it.
  await toastNamed(page, "Words added to vocabulary!").getByRole("button", { name: "Close" }).click();
  await page.getByRole("switch", { name: "Wait after a mistake" }).click();
  for (const [index, size] of SCREENS.entries()) {
    await page.setViewportSize(size);
    const at = `at ${size.width} × ${size.height}`;
    const { wrong } = await screen.read(index + 1);
    for (const option of await screen.options.all()) await expectReachable(option, `an answer ${at}`);
    await screen.options.nth(wrong).click();
    const title = screen.verdict.getByText("Correct answer:");
    await expect(title, `the verdict comes into view by itself ${at}`).toBeInViewport({ ratio: 1 });
    await settle(page);
    for (const option of await screen.options.all())
      await expectReachable(option, `an answer beside the verdict ${at}`);
    const [word] = lesson.words;
    if (!word) throw new Error("The lesson has no words");
    for (const text of [word.sentence, word.sentenceTranslation])
      await expectReachable(screen.verdict.getByText(text), `the example ${at}`);
    await expectReachable(title, `the right answer ${at}`);
    await expectReachable(screen.verdict.getByRole("button", { name: "Continue" }), `Continue ${at}`);
    await page.keyboard.press("Enter");
  }
});

test("with reduced motion, what a resize moves is in its new place at once", async ({ stage }) => {
  const { page } = await stage.guest("guest", { reducedMotion: "reduce" });
  await page.goto("/");
  const padding = await page.getByRole("main").evaluate((main) => {
    const before = getComputedStyle(main).paddingTop;
    main.style.paddingTop = "123px";
    return { before, after: getComputedStyle(main).paddingTop };
  });
  expect(padding.before).not.toBe("123px");
  expect(padding.after).toBe("123px");
});

for (const size of SCREENS) {
  test(`the adverb quiz can be taken and left at ${size.width} × ${size.height}`, async ({ stage }) => {
    const { page } = await stage.guest("guest", { viewport: size, reducedMotion: "reduce" });
    await page.goto("/");
    await startAdverbQuiz(page, "B2");
    const questions = adverbQuestions("B2");
    for (const [index, { wrong, explanation }] of questions.entries()) {
      const isLast = index === questions.length - 1;
      await expect(page.getByText(`Question ${index + 1} of ${questions.length}`)).toBeVisible();
      const options = page.getByRole("radiogroup", { name: "Answers" }).locator("label");
      for (const option of await options.all()) await expectReachable(option, "an answer");
      await options.nth(wrong).click();
      await page.getByRole("button", { name: isLast ? "Submit Quiz" : "Next", exact: true }).click();
      await expect(page.getByText("Incorrect", { exact: true })).toBeInViewport({ ratio: 1 });
      for (const option of await options.all()) await expectReachable(option, "an answer above the verdict");
      await expectReachable(page.getByText(explanation), "the explanation");
      const forward = page.getByRole("button", { name: isLast ? "View Results" : "Continue", exact: true });
      await expectReachable(forward, "Continue");
      await forward.click();
    }
    await dialogNamed(page, "Create an Account to Save Results").getByRole("button", { name: "Maybe Later" }).click();
    const results = dialogNamed(page, "Quiz Results - Level B2");
    await expect(results.getByText("You scored 0 out of 5 (0%)")).toBeInViewport({ ratio: 1 });
    expect(await results.evaluate((dialog) => dialog.scrollTop)).toBe(0);
    await expectReachable(results.getByRole("button", { name: "Close" }), "Close");
    await results.getByRole("button", { name: "Close" }).click();
    await expect(results).toBeHidden();
    const picker = page.getByRole("heading", { name: "Try it now: five adverbs" });
    await expect(picker).toBeFocused();
    await expect(picker).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("radio", { name: "B2", exact: true })).toBeInViewport();
  });
}

test("a visitor's page keeps no room for a navigation that only learners have", async ({ stage }) => {
  const { page } = await stage.guest("guest", { viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
  await page.goto("/");
  await startAdverbQuiz(page, "A1");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  const forward = page.getByRole("button", { name: "Continue", exact: true });
  await expect(forward).toBeInViewport({ ratio: 1 });
  const below = await forward.evaluate((button) => window.innerHeight - button.getBoundingClientRect().bottom);
  expect(below, "pixels between the button and the edge of the window").toBeLessThan(40);
});
