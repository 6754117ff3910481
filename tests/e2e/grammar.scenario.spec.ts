import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { GrammarQuiz } from "#tests/support/e2e/grammar.ts";

test("a learner finds a topic, reads it, practices and opens the next one", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  await page.goto("/");
  await page.getByRole("link", { name: /Grammar Rules Library/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grammar Library");

  await test.step("by a search, which stays in the address", async () => {
    await page.getByRole("searchbox", { name: "Search topics" }).fill("weil");
    await expect(page.getByRole("main").getByText("topics found for “weil”")).toBeVisible();
    await expect(page).toHaveURL(/\?q=weil$/);
    await page.getByRole("searchbox").fill("Quantenphysik");
    await expect(page.getByText("No grammar topics found matching “Quantenphysik”")).toBeVisible();
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect(page).toHaveURL(/\/grammar$/);
  });

  const [first] = await api.call("GET /api/grammar/library");
  if (!first) throw new Error("The library is empty");
  await test.step("reads it", async () => {
    await page.getByRole("list", { name: "Topics of A1" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Personal pronouns");
    await expect(page.getByRole("article").getByRole("table").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Examples" })).toBeVisible();
    // Nothing of the explanation is left as Markdown.
    await expect(page.getByRole("article")).not.toContainText("**");
  });

  await test.step("answers an exercise, and a reload still knows it", async () => {
    await page.getByRole("radio").first().check({ force: true });
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByRole("status", { name: "Verdict" })).toContainText(/Correct!|Correct answer:/);
    await expect(page.getByText("Answered", { exact: true }).locator("+ dd")).toHaveText("1/20");
    await page.reload();
    await expect(page.getByText("Answered", { exact: true }).locator("+ dd")).toHaveText("1/20");
  });

  const quiz = new GrammarQuiz(page);
  await test.step("keeps the quiz when the way back is pressed by mistake", async () => {
    await quiz.start(() => page.getByRole("link", { name: "Take the quiz" }).click());
    await quiz.answer(1, true);
    await page.goBack();
    await page.getByRole("dialog", { name: "Leave the quiz?" }).getByRole("button", { name: "Keep going" }).click();
    await expect(page.getByText("Question 2 of 10")).toBeVisible();
  });

  await test.step("8 of 10 open the next topic", async () => {
    await quiz.answerAll({ from: 2, right: 8 });
    await expect(page.getByText("is open now")).toContainText("sein and haben");
    await expect(page.getByText("13 XP").first()).toBeVisible();
    await page.getByRole("link", { name: "Next topic" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("The verbs sein and haben");
    await expect(page.getByRole("heading", { name: "Practice exercises" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Personal pronouns");
    await expect(page.getByText("Best quiz score").locator("+ dd")).toHaveText("8/10");
  });

  await test.step("a locked topic says what opens it, and can be read", async () => {
    await page.goto("/grammar/103");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Topic Locked");
    await expect(page.getByRole("link", { name: "Take that quiz" })).toHaveAttribute(
      "href",
      "/grammar/102?quiz=regular",
    );
    await page.getByRole("button", { name: "Read it anyway" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Regular verbs");
    await expect(page.getByRole("heading", { name: "Practice exercises" })).toHaveCount(0);
  });
});

test("the level-up quiz opens the next level, and counts what was checked first", async ({ learner: { page } }) => {
  test.setTimeout(120_000);
  await page.goto("/grammar?level=A2");
  await expect(page.getByRole("heading", { name: "Level locked" })).toBeVisible();
  const quiz = new GrammarQuiz(page);
  await quiz.start(() => page.getByRole("link", { name: "Start the level-up quiz" }).click());

  // Wrong at first, then right: it stays wrong.
  await quiz.give(1, false);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(quiz.verdict).toContainText("Correct answer:");
  await quiz.answer(1, true);
  await quiz.answerAll({ from: 2, right: 9 });
  await expect(page.getByText("8/10")).toBeVisible();
  await expect(page.getByText("A2 is open now")).toBeVisible();
  await page.getByRole("link", { name: "Go to A2" }).click();
  await expect(page.getByRole("list", { name: "Topics of A2" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "A2" })).toHaveAttribute("aria-selected", "true");
});

test("a visitor looks at A1, takes its quiz, and is asked to sign up", async ({ guest: { page } }) => {
  await page.goto("/grammar");
  await page.getByRole("list", { name: "Topics of A1" }).getByRole("button").first().click();
  await expect(page.getByText("Sign up to learn more", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "B1" }).click();
  await expect(page.getByRole("heading", { name: "Level locked" })).toBeVisible();
  await page.getByRole("tab", { name: "A1" }).click();
  const quiz = new GrammarQuiz(page);
  await quiz.start(() => page.getByRole("link", { name: "Quiz on A1" }).click());
  await quiz.answerAll({ right: 7 });
  await expect(quiz.heading).toHaveText("Great Job!");
  await expect(
    page.getByText("Sign up free to save your progress and track your learning", { exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
});

test("the library and its topics fit everybody", async ({ learner: { page } }) => {
  test.setTimeout(240_000);
  await page.goto("/grammar");
  await expect(page.getByRole("list", { name: "Topics of A1" })).toBeVisible();
  await expectFitForAll(page, "library");
  await page.getByRole("tab", { name: "A2" }).click();
  await expectFitForAll(page, "locked level");
  await page.getByRole("tab", { name: "Conjugations" }).click();
  await expectFitForAll(page, "conjugations");
  await page.goto("/grammar?q=xyz");
  await expectFitForAll(page, "nothing found");
  await page.goto("/grammar/101");
  await expect(page.getByRole("heading", { name: "Practice exercises" })).toBeVisible();
  await expectFitForAll(page, "topic");
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("status", { name: "Verdict" })).toContainText(/Correct!|Correct answer:/);
  await expectFitForAll(page, "exercise with its verdict");
  await page.goto("/grammar/114");
  await expect(page.getByRole("heading", { name: "Topic Locked" })).toBeVisible();
  await expectFitForAll(page, "locked topic");
  await page.getByRole("button", { name: "Read it anyway" }).click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expectFitForAll(page, "wide table");
});

test("the grammar quiz and its results fit everybody", async ({ learner: { page } }) => {
  test.setTimeout(240_000);
  const quiz = new GrammarQuiz(page);
  await quiz.start(() => page.goto("/grammar/101?quiz=regular"));
  await expectFitForAll(page, "question");
  await quiz.give(1, false);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(quiz.verdict).toContainText("Correct answer:");
  await expectFitForAll(page, "verdict");
  await page.getByRole("button", { name: "Continue" }).click();
  for (let number = 2; number < quiz.total; number++) await quiz.answer(number, true);
  await quiz.give(quiz.total, false);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(quiz.verdict).toContainText("Correct answer:");
  await expectFitForAll(page, "verdict on a typed answer");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Your result is saved.")).toBeAttached();
  await expectFitForAll(page, "results");
});

test("topics with wide tables can be read at 320 px without scrolling the page sideways", async ({
  learner: { page, api },
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const topics = await api.call("GET /api/grammar/library");
  expect(topics.length).toBe(101);
  const whole = await Promise.all(topics.map(({ id }) => api.call("GET /api/grammar/library/:id", { params: { id } })));
  const wide = whole.filter(({ explanation }) => /^\|([^|\n]*\|){5,}$/m.test(explanation));
  expect(wide.length).toBeGreaterThan(5);
  for (const { id } of wide) {
    await page.goto(`/grammar/${id}`);
    const read = page.getByRole("button", { name: "Read it anyway" });
    await expect(read.or(page.getByRole("heading", { name: "Examples" }))).toBeVisible();
    if (await read.isVisible()) await read.click();
    await expect(page.getByRole("heading", { name: "Examples" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `topic ${id}`).toBeLessThanOrEqual(320);
  }
});
