import { adverbQuestions, startAdverbQuiz, takeAdverbQuiz } from "#tests/support/e2e/adverb-quiz.ts";
import { makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { logInHere, signUpHere } from "#tests/support/e2e/auth-screen.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { dialogNamed, expectLearningPath, toastNamed } from "#tests/support/e2e/shell.ts";

test("a visitor takes the adverb quiz with the mouse, signs up to save the result and sees it on the home page", async ({
  guest: { page },
}) => {
  await page.goto("/");
  await takeAdverbQuiz(page, "A1", 4);

  const invitation = dialogNamed(page, "Create an Account to Save Results");
  await expect(invitation).toContainText("4/5");
  await expect(invitation).toContainText(
    "Create a free account to save your quiz results, track your progress, and unlock personalized German learning features!",
  );
  await invitation.getByRole("link", { name: "Create Free Account" }).click();
  await expect(page).toHaveURL("/auth?mode=signup");
  await signUpHere(page, makeAccount());

  await expect(page).toHaveURL("/");
  await expect(toastNamed(page, "Welcome")).toContainText("Your account has been created and quiz results saved!");
  const results = dialogNamed(page, "Quiz Results - Level A1");
  await expect(results).toContainText("You scored 4 out of 5 (80%)");
  await results.getByRole("button", { name: "Close" }).click();
  await expectLearningPath(page);
  await expect(page.getByText("4 XP total")).toBeVisible();
  await expect(page.getByRole("main").getByText("1 Day Streak!")).toBeVisible();

  await page.reload();
  await expectLearningPath(page);
  await expect(page.getByText("4 XP total")).toBeVisible();
  await expect(results).toBeHidden();
});

test("a visitor with an account takes the quiz, logs in, and the result is saved once", async ({
  guest: { page },
  baseURL,
}) => {
  const account = makeAccount();
  const api = await signUp(baseURL ?? "", account);
  await page.goto("/");
  await takeAdverbQuiz(page, "B1", 5);
  await dialogNamed(page, "Create an Account to Save Results").getByRole("button", { name: "Maybe Later" }).click();
  await dialogNamed(page, "Quiz Results - Level B1").getByRole("button", { name: "Close" }).click();

  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await logInHere(page, account);
  await expect(toastNamed(page, "Welcome back!")).toContainText("Logged in successfully and quiz results saved!");
  await expect(dialogNamed(page, "Quiz Results - Level B1")).toContainText("You scored 5 out of 5 (100%)");
  await page.keyboard.press("Escape");
  await expectLearningPath(page);
  await expect(page.getByText("5 XP total")).toBeVisible();

  await page.reload();
  await expectLearningPath(page);
  await expect(dialogNamed(page, /Quiz Results/)).toBeHidden();
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(5);
});

test("the adverb quiz works by keyboard alone, goes back and explains every answer", async ({ guest: { page } }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "A1", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "A2", exact: true })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Start Quiz" })).toBeFocused();
  await page.keyboard.press("Enter");

  const title = page.getByRole("heading", { name: "Adverb Quiz - Level A2" });
  const [first, second, ...others] = adverbQuestions("A2");
  if (!first || !second) throw new Error("The quiz has too few questions");
  await expect(title).toBeFocused();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();

  await page.keyboard.press(String(first.wrong + 1));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Incorrect", { exact: true })).toBeVisible();
  await expect(page.locator("label").filter({ hasText: first.labels[first.right] ?? "" })).toContainText("Answer");
  await page.keyboard.press(String(first.right + 1));
  await expect(page.getByText("Incorrect", { exact: true }), "a new choice hides the verdict").toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Correct!", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page.getByText("Question 2 of 5")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).press("Enter");
  await expect(page.getByRole("radio", { name: first.labels[first.right] ?? "" })).toBeChecked();
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  for (const question of [second, ...others]) {
    await expect(page.getByText(`Question ${question.id - first.id + 1} of 5`)).toBeVisible();
    await expect(title).toBeFocused();
    await page.keyboard.press(String(question.right + 1));
    await page.keyboard.press("Enter");
    await expect(page.getByText(question.explanation)).toBeVisible();
    await page.keyboard.press("Enter");
  }

  const invitation = dialogNamed(page, "Create an Account to Save Results");
  await expect(invitation).toContainText("5/5");
  await page.keyboard.press("Escape");
  await expect(invitation).toBeHidden();
  const results = dialogNamed(page, "Quiz Results - Level A2");
  await expect(results).toContainText("You scored 5 out of 5 (100%)");
  for (const { explanation } of [first, second, ...others]) await expect(results).toContainText(explanation);
  await page.keyboard.press("Escape");
  await expect(results).toBeHidden();
  await expect(page.getByRole("button", { name: "Start Quiz" })).toBeVisible();
});

test("an unreadable stored result is dropped silently", async ({ guest: { page } }) => {
  await page.goto("/");
  await page.evaluate(() => {
    localStorage.setItem("pending-quiz-result", "{ not json");
    sessionStorage.setItem("completed-quiz-result", '{"quizType":"adverb","score":-3}');
  });
  await page.reload();
  await startAdverbQuiz(page, "A1");
  // The code that reads the result is loaded after the page, so the quiz may be on the screen before the item is gone.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("completed-quiz-result"))).toBeNull();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
