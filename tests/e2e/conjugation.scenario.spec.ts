import { ConjugationQuiz } from "#tests/support/e2e/conjugation.ts";
import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";

test("a visitor finds 'ging', reads its verb and takes its quiz", async ({ guest: { page } }) => {
  await page.goto("/grammar");
  await page.getByRole("tab", { name: "Conjugations" }).click();
  const search = page.getByRole("searchbox", { name: "Find a verb by any of its forms" });
  await search.fill("ging");
  await expect(page.getByText("ging is the Simple Past of gehen, with ich and with er/sie/es.")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Simple Past" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/\?tab=conjugations&q=ging$/);
  const table = page.getByRole("table", { name: "gehen, Simple Past, singular" });
  await expect(table.getByRole("row", { name: "du gingst" })).toBeVisible();
  await page.reload();
  await expect(table).toBeVisible();

  const quiz = new ConjugationQuiz(page);
  await quiz.start(() => page.getByRole("button", { name: "Start the quiz" }).click());
  expect(quiz.total).toBe(6);
  await quiz.answerAll();
  await expect(quiz.dialog.getByRole("heading", { name: "Perfect Score" })).toBeVisible();
  await expect(
    page.getByText("Sign up free to save your progress and track your learning", { exact: true }),
  ).toBeVisible();
});

test("a learner's mistakes come back until they are right; the first round earns XP", async ({
  learner: { page, api },
}) => {
  test.setTimeout(120_000);
  await page.goto("/grammar?tab=conjugations");
  const quiz = new ConjugationQuiz(page);
  await quiz.start(() => page.getByRole("button", { name: "Start the quiz" }).click());
  expect(quiz.total).toBe(20);
  await quiz.answerAll({ missed: 2 });

  await test.step("the review", async () => {
    await expect(quiz.dialog.getByText("Review Mode", { exact: true })).toBeVisible();
    await expect(quiz.dialog.getByText("0 of 2 missed forms are right now")).toBeVisible();
    await quiz.answer(false);
    await quiz.answer(true);
    await expect(quiz.dialog.getByText("1 of 2 missed forms is right now")).toBeVisible();
  });

  await test.step("leaving asks first, also by the way back", async () => {
    const asks = page.getByRole("dialog", { name: "Leave the quiz?" });
    await page.keyboard.press("Escape");
    await asks.getByRole("button", { name: "Keep going" }).click();
    await page.goBack();
    await asks.getByRole("button", { name: "Keep going" }).click();
    await expect(page).toHaveURL(/quiz=conjugation/);
  });

  await quiz.field.focus();
  await quiz.answer(true);
  await expect(quiz.dialog.getByRole("heading", { name: "Great Job!" })).toBeVisible();
  await expect(quiz.dialog.getByText("18/20")).toBeVisible();
  await expect(quiz.dialog.getByText("+18 XP")).toBeVisible();
  await expect(quiz.dialog.getByRole("list", { name: "Missed at the first try" }).getByRole("listitem")).toHaveCount(2);
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(18);
  await quiz.dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(quiz.dialog).toBeHidden();
  await expect(page).toHaveURL(/\?tab=conjugations$/);
  await expect(page.getByRole("button", { name: "Start the quiz" })).toBeFocused();
});

test("a quiz without a mistake is a perfect score, and can be practiced again", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  await page.goto("/grammar?tab=conjugations&verb=aufstehen");
  const quiz = new ConjugationQuiz(page);
  await quiz.start(() => page.getByRole("button", { name: "Start the quiz" }).click());
  await expect(quiz.dialog.getByText("two words")).toBeVisible();
  await expectFitForAll(page, "a question");
  await quiz.field.focus();
  await quiz.answerAll();
  await expect(quiz.dialog.getByRole("heading", { name: "Perfect Score" })).toBeFocused();
  await expect(quiz.dialog.getByText("+6 XP")).toBeVisible();
  await expectFitForAll(page, "perfect score");
  await quiz.start(() => quiz.dialog.getByRole("button", { name: "Practice Again" }).click());
  await quiz.answerAll({ missed: 1 });
  await expectFitForAll(page, "review");
  await quiz.field.focus();
  await quiz.answer(true);
  await expect(quiz.dialog.getByText("5/6")).toBeVisible();
  await expect(quiz.dialog.getByText("+5 XP")).toBeVisible();
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(11);
});

test("the verbs fit everybody", async ({ guest: { page } }) => {
  test.setTimeout(180_000);
  await page.goto("/grammar?tab=conjugations&q=hing");
  await expect(page.getByRole("article", { name: "hängen" })).toBeVisible();
  await expectFitForAll(page, "one verb");
  await page.goto("/grammar?tab=conjugations&type=modal&tense=present-perfect");
  await expect(page.getByRole("article", { name: "können" })).toBeVisible();
  await expectFitForAll(page, "verbs of a level");
  await page.goto("/grammar?tab=conjugations&q=quantenphysik");
  await expect(page.getByText("No verb found for “quantenphysik”")).toBeVisible();
  await expectFitForAll(page, "nothing found");
});
