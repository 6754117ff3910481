import type { Page } from "@playwright/test";
import { logInHere } from "#tests/support/e2e/auth-screen.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, passLesson, readLesson, SECOND_LESSON } from "#tests/support/e2e/lessons.ts";
import { dialogNamed, expectLearningPath, toastNamed } from "#tests/support/e2e/shell.ts";

/** The Learning Path after the first lesson and its challenge. */
async function expectStandingAfterFirstLesson(page: Page): Promise<void> {
  await expectLearningPath(page);
  const main = page.getByRole("main");
  await expect(main.getByText("Current level: A1 · 15 words learned")).toBeVisible();
  await expect(main.getByText("1 Day Streak!")).toBeVisible();
  await expect(main.getByText("15 words in your collection")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Level 2" })).toBeVisible();
  await expect(main.getByText("114 XP total")).toBeVisible();
  await expect(main.getByText("186 XP to level 3")).toBeVisible();
  await expect(main.getByRole("link", { name: /Score: 14\/15/ })).toHaveAttribute("href", `/lesson/${FIRST_LESSON}`);
  await expect(main.getByRole("link", { name: /Start Learning/ }).first()).toHaveAttribute(
    "href",
    `/lesson/${SECOND_LESSON}`,
  );
  await expect(main.getByText("Locked")).toHaveCount(3);
}

test("a learner takes the first lesson with its quiz and challenge, and the result survives a reload", async ({
  learner,
  stage,
}) => {
  const { page, api, account } = learner;
  const lesson = await readLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, lesson);
  const main = page.getByRole("main");

  await test.step("the path before the first lesson", async () => {
    await page.goto("/");
    await expectLearningPath(page);
    await expect(main.getByText("Current level: A1 · 0 words learned")).toBeVisible();
    await expect(main.getByText("Day Streak!")).toHaveCount(0);
    await expect(
      main.getByRole("heading", { name: "The Best Website to Learn German, Backed by Science." }),
    ).toBeVisible();
    await expect(main.getByText("Start building your vocabulary")).toBeVisible();
    await expect(main.getByText("0 XP total")).toBeVisible();
    await expect(main.getByText("100 XP to level 2")).toBeVisible();
    await expect(main.getByText("Locked")).toHaveCount(4);
    await main.getByRole("button", { name: "Continue Learning" }).click();
    await main.getByRole("link", { name: new RegExp(`${lesson.title}.*Start Learning`) }).click();
    await expect(page).toHaveURL(`/lesson/${FIRST_LESSON}`);
  });

  await test.step("learning: fifteen words with gender, plural and example", async () => {
    await expect(screen.heading).toHaveText(lesson.title);
    await expect(main.getByText(lesson.description)).toBeVisible();
    const cards = main.getByRole("listitem").filter({ has: page.locator("[lang=de]") });
    for (const [index, word] of lesson.words.entries()) {
      const card = cards.filter({ hasText: word.sentence });
      await expect(card, word.word).toContainText(word.translation);
      await expect(card).toContainText(String(index + 1));
      await expect(card).toContainText(word.sentenceTranslation);
      if (word.gender && word.plural) await expect(card).toContainText(`Plural: die ${word.plural}`);
    }
    await screen.startQuiz();
    await expect(toastNamed(page, "Words added to vocabulary!")).toContainText("15 words");
    await expect(toastNamed(page, "Words added to vocabulary!")).toContainText(lesson.title);
  });

  let missed = "";
  await test.step("quiz: by keyboard, with one mistake, and the results show on their own", async () => {
    for (let number = 1; number < screen.total; number++) {
      const { right, wrong, word } = await screen.read(number);
      const rightly = number !== 3;
      if (!rightly) missed = word;
      await page.keyboard.press(String((rightly ? right : wrong) + 1));
      await expect(screen.verdict).toContainText(rightly ? "Correct!" : `Correct answer: ${translationOf(word)}`);
      await page.keyboard.press("Enter");
    }
    const { right } = await screen.read(screen.total);
    await screen.options.nth(right).click();
    await expect(screen.verdict).toContainText("Correct!");
  });

  await test.step("results: passed, with XP and a streak", async () => {
    await expect(screen.heading).toHaveText("Great Job!");
    await expect(main.getByText("You've completed this lesson!")).toBeVisible();
    await expect(main.getByText("14/15")).toBeVisible();
    await expect(main.getByText("93%")).toBeVisible();
    await expect(main.getByText("+34 XP")).toBeVisible();
    await expect(main.getByText("1 Day Streak!")).toBeVisible();
    await expect(main.getByRole("button", { name: "Review Lesson" })).toHaveCount(0);
    const row = main.getByRole("listitem").filter({ hasText: "Correct answer:" });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(missed);
    await expect(row).toContainText(translationOf(missed));
  });

  await test.step("the double-XP challenge and the second level", async () => {
    await main.getByRole("button", { name: "Double XP Challenge (up to 150 XP)" }).click();
    await expect(main.getByText("10 XP per correct word · Up to 150 XP total")).toBeVisible();
    await expect(main.getByPlaceholder("Type a German word...")).toHaveCount(15);
    await main.getByRole("button", { name: "Skip Challenge" }).click();
    await expect(screen.heading).toHaveText("Great Job!");
    await main.getByRole("button", { name: /Double XP Challenge/ }).click();

    const remembered = lesson.words.slice(0, 8).map(({ word }) => word);
    const [first = "", second = "", third = ""] = remembered;
    const typed = [
      ` ${first.toUpperCase()} `,
      second,
      `die ${third}`,
      ...remembered.slice(3),
      first,
      "Donaudampfschiff",
    ];
    await screen.typeDoubleXp(typed);
    await main.getByRole("button", { name: "Submit Challenge" }).click();

    const modal = dialogNamed(page, "Level Up!");
    await expect(modal).toContainText("You reached level 2.");
    await expect(page.locator("canvas"), "confetti").toHaveCount(1);
    await modal.getByRole("button", { name: "Continue" }).click();
    await expect(screen.heading).toHaveText("Challenge Complete!");
    await expect(main.getByText("You remembered 8 out of 15 words!")).toBeVisible();
    await expect(main.getByText("+80 XP")).toBeVisible();
    await expect(main.getByText("Total XP: 114")).toBeVisible();
    for (const [index, { word }] of lesson.words.entries()) {
      const list = main
        .getByRole("region")
        .or(main.locator("section"))
        .filter({ hasText: index < 8 ? "Correct words" : "Missed words" });
      await expect(list.getByText(word, { exact: true }).first()).toBeVisible();
    }
    await main.getByRole("link", { name: "Continue" }).click();
  });

  await test.step("at home, after a reload, and in another browser", async () => {
    await expect(page).toHaveURL("/");
    await expectStandingAfterFirstLesson(page);
    await expect(page.getByRole("banner").getByText("1 Day Streak!")).toBeAttached();
    await page.reload();
    await expectStandingAfterFirstLesson(page);
    const elsewhere = await stage.guest("learner elsewhere");
    await elsewhere.page.goto("/auth");
    await logInHere(elsewhere.page, account);
    await expectStandingAfterFirstLesson(elsewhere.page);
    await expect(dialogNamed(elsewhere.page, "Level Up!"), "level 2 is announced only once").toBeHidden();
  });

  function translationOf(word: string): string {
    return lesson.words.find((candidate) => candidate.word === word)?.translation ?? "";
  }
});

test("a second lesson completes the day's challenge of two lessons", async ({ learner: { page, api } }) => {
  await page.goto("/");
  await expectLearningPath(page);
  const challenge = page.getByRole("listitem").filter({ hasText: "Complete 2 lessons" });
  await expect(challenge).toContainText("0/2");
  await passLesson(api, FIRST_LESSON);
  await passLesson(api, SECOND_LESSON);
  await page.reload();
  await expect(challenge).toContainText("2/2");
  await expect(challenge).toContainText("complete");
});
