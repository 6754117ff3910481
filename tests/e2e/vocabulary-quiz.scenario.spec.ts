import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { collect, VocabularyQuiz } from "#tests/support/e2e/vocabulary-quiz.ts";

test("a learner types a whole quiz by the keyboard, and it earns XP", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  await collect(api, 40);
  const quiz = new VocabularyQuiz(page);
  await page.goto("/vocabulary?direction=english-to-german");
  await quiz.start(() => page.getByRole("link", { name: /^Fill in the Blank/ }).click());
  await expect(page.getByText("Question 1 of 10")).toBeVisible();

  // Wrong at first, then right: it stays wrong, and the way back brings the last answer.
  await quiz.type("Quatsch", "Correct answer:");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(quiz.field).toHaveValue("Quatsch");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  for (let number = 2; number <= 10; number++) await quiz.type(quiz.rightAnswer(number), "Correct!");

  await expect(quiz.heading).toHaveText("Great Job!");
  await expect(page.getByText("9/10")).toBeVisible();
  await expect(page.getByText("Your result is saved.")).toBeAttached();
  const xp = await api.call("GET /api/gamification/xp");
  expect(xp.totalXp).toBe(14);
  await expect(page.getByRole("heading", { name: "XP for this quiz" })).toBeVisible();

  await quiz.start(() => page.getByRole("button", { name: "Try Again" }).click());
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(quiz.heading).toHaveText("My Vocabulary");
  await expect(page).toHaveURL(/\/vocabulary\?direction=english-to-german$/);
});

test("study mode brings words back until each one was known", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  await collect(api, 30);
  const quiz = new VocabularyQuiz(page);
  await page.goto("/vocabulary");
  await page.getByRole("link", { name: /^Study Mode/ }).click();
  await expect(quiz.heading).toHaveText("Study Mode");
  await quiz.start(() => page.getByRole("button", { name: "Start" }).click());
  await expect(page.getByText("0 of 20 mastered")).toBeVisible();

  const judge = async (key: "1" | "2", word: string) => {
    await expect(quiz.heading).toContainText(word);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "I knew it" })).toBeVisible();
    await page.keyboard.press(key);
  };
  const words = quiz.questions.map(({ word }) => word);
  for (const [place, word] of words.entries()) await judge(place < 2 ? "1" : "2", word);
  await expect(page.getByText("18 of 20 mastered")).toBeVisible();
  await judge("1", words[0] ?? "");
  await judge("2", words[1] ?? "");
  await judge("2", words[0] ?? "");

  await expect(quiz.heading).toHaveText("Study mode complete");
  await expect(page.getByText("100%")).toBeVisible();
  await expect(page.getByRole("heading", { name: "These came back and stayed" })).toBeVisible();
  await expect(page.getByText("at the 3rd try")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Known at once: 18" })).toBeVisible();
  await expect(page.getByText("Your result is saved.")).toBeAttached();
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(10);
  await page.getByRole("button", { name: "Back to My Vocabulary" }).click();
  await expect(quiz.heading).toHaveText("My Vocabulary");
});

test("a mistake in a gender shows the rule that would have helped", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  for (let batch = 0; batch < 4; batch++) await collect(api, 50, "noun");
  const quiz = new VocabularyQuiz(page);
  await page.goto("/vocabulary?mode=gender-only");
  // Ten of two hundred nouns: one of them ends in something that tells its gender, if not at first, then in another draw.
  await quiz.start(() => page.getByRole("link", { name: /Practice Quiz/ }).click());
  while (!quiz.questions.some(({ genderRule }) => genderRule !== null)) await quiz.start(() => page.reload());
  const asked = quiz.questions.findIndex(({ genderRule }) => genderRule !== null) + 1;
  for (let number = 1; number <= asked; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await quiz.choose(number, number !== asked);
    await page.keyboard.press("Enter");
    if (number < asked) await page.keyboard.press("Enter");
  }
  const rule = quiz.question(asked).genderRule;
  if (!rule) throw new Error("No rule");
  await expect(quiz.verdict).toContainText("Correct answer:");
  await expect(quiz.verdict).toContainText(`${rule.ending} is `);
  await expect(quiz.verdict).toContainText(`: ${rule.right} of ${rule.nouns} nouns`);
  const [topic] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: /Why\? Nouns: gender/ }).click(),
  ]);
  await expect(topic.getByRole("heading", { level: 1 })).toContainText(/Nouns: gender|Topic Locked/);
  await topic.close();
  await expect(quiz.verdict).toContainText("Correct answer:");
  await expectFitForAll(page, "gender rule");
});

test("plurals are typed with their umlauts", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  await page.goto("/vocabulary?practice=plural");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No nouns with plural forms in your vocabulary yet");
  await collect(api, 50, "noun");
  const nouns = await api.call("GET /api/vocabulary/:language/plural", { params: { language: "german" } });
  await page.reload();
  await expect(page.getByText("Question 1 of 15")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter an answer", { exact: true })).toBeVisible();

  const word = page.getByRole("heading", { level: 1 }).locator("[lang=de]").first();
  const verdict = page.getByRole("status", { name: "Verdict" });
  for (let number = 1; number <= 15; number++) {
    await expect(page.getByText(`Question ${number} of 15`)).toBeVisible();
    const asked = await word.textContent();
    const plural = nouns.find((noun) => noun.word === asked)?.plural ?? "";
    await expect(page.getByLabel("Your answer")).toBeFocused();
    await page.keyboard.insertText(number === 1 ? "xyz" : plural);
    await page.keyboard.press("Enter");
    await expect(verdict).toContainText(number === 1 ? "Correct answer: die" : "Correct!");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("14/15")).toBeVisible();
  await expect(page.getByText("Your result is saved.")).toBeAttached();
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(14);
});

test("a verb-prefix test leads to the next one", async ({ learner: { page, api } }) => {
  test.setTimeout(120_000);
  const first = await api.call("GET /api/vocabulary/verb-test");
  if (!first) throw new Error("No verb-prefix test was seeded");
  await page.goto("/vocabulary");
  await page.getByRole("link", { name: /^Verb-Prefix Tests.*0 of 30 done/ }).click();
  const heading = page.getByRole("heading", { level: 1 });
  const verdict = page.getByRole("status", { name: "Verdict" });
  for (const [place, { question, options, correctAnswer, prefix }] of first.questions.entries()) {
    await expect(page.getByText(`Question ${place + 1} of 10`)).toBeVisible();
    const isMissed = place === 0;
    await page.keyboard.press(String((isMissed ? (correctAnswer + 1) % options.length : correctAnswer) + 1));
    await page.keyboard.press("Enter");
    await expect(verdict).toContainText(isMissed ? `Correct answer: ${prefix}` : "Correct!");
    await expect(heading).toContainText(question.replace(/\s*\([^()]*\)$/, "").replace("___", prefix));
    if (place === 0) await expectFitForAll(page, "verb-prefix test with its verdict");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("9/10")).toBeVisible();
  await expect(page.getByText("1 of 30 tests passed")).toBeVisible();
  const second = await api.call("GET /api/vocabulary/verb-test");
  expect(second?.completedTests).toBe(1);
  await page.getByRole("button", { name: "Next test" }).click();
  await expect(page.getByText(`Which prefix does ${second?.test.verb}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Verb-Prefix Tests.*1 of 30 done/ })).toBeVisible();
});

test("a visitor takes a quiz and studies, and is asked to sign up", async ({ guest: { page } }) => {
  test.setTimeout(120_000);
  const quiz = new VocabularyQuiz(page);
  const asked = page.getByText("Sign up free to save your progress and track your learning", { exact: true });
  await page.goto("/vocabulary");
  await quiz.start(() => page.getByRole("link", { name: /^Multiple Choice/ }).click());
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await quiz.choose(number, true);
    await page.keyboard.press("Enter");
    await expect(quiz.verdict).toContainText("Correct!");
    await page.keyboard.press("Enter");
  }
  await expect(quiz.heading).toHaveText("Great Job!");
  await expect(asked).toBeVisible();
  await expect(page.getByRole("heading", { name: "XP for this quiz" })).toHaveCount(0);
  await page.getByRole("button", { name: "Back to My Vocabulary" }).click();
  await page.getByRole("link", { name: /^Plural Quiz/ }).click();
  await expect(page.getByText("Question 1 of 15")).toBeVisible();
});

test("the practices fit everybody", async ({ learner: { page, api } }) => {
  test.setTimeout(300_000);
  await collect(api, 40);
  const quiz = new VocabularyQuiz(page);
  await quiz.start(() => page.goto("/vocabulary?practice=multiple-choice"));
  await expectFitForAll(page, "multiple choice");
  await quiz.choose(1, false);
  await page.keyboard.press("Enter");
  await expect(quiz.verdict).toContainText("Correct answer:");
  await expectFitForAll(page, "verdict with the entry");
  await quiz.start(() => page.goto("/vocabulary?practice=gender"));
  await expectFitForAll(page, "gender quiz");
  await page.goto("/vocabulary?practice=study");
  await expect(quiz.heading).toHaveText("Study Mode");
  await expectFitForAll(page, "start of study mode");
  await quiz.start(() => page.getByRole("button", { name: "Start" }).click());
  await expectFitForAll(page, "front of a card");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "I knew it" })).toBeVisible();
  await expectFitForAll(page, "back of a card");
  await page.keyboard.press("2");
  for (let number = 2; number <= 20; number++) {
    await expect(page.getByText(`${number - 1} of 20 mastered`)).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press("2");
  }
  await expect(page.getByText("Your result is saved.")).toBeAttached();
  await expectFitForAll(page, "end of study mode");
});
