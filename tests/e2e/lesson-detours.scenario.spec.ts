import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import {
  FIRST_LESSON,
  passLesson,
  quizOf,
  readLesson,
  SECOND_LESSON,
  THIRD_LESSON,
} from "#tests/support/e2e/lessons.ts";
import { dialogNamed, expectLearningPath } from "#tests/support/e2e/shell.ts";

test("a failed quiz unlocks nothing; the lesson can be reviewed and passed later", async ({
  learner: { page, api },
}) => {
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await screen.open();
  await screen.startQuiz();
  await screen.answerAll({ right: 10 });
  await expect(screen.heading).toHaveText("Keep Practicing!");
  const main = page.getByRole("main");
  await expect(main.getByText("You need 70% to pass")).toBeVisible();
  await expect(main.getByText("10/15")).toBeVisible();
  await expect(main.getByText("67%")).toBeVisible();
  await expect(main.getByText(/\+\d+ XP/)).toHaveCount(0);
  await expect(main.getByRole("listitem").filter({ hasText: "Correct answer:" })).toHaveCount(5);

  await main.getByRole("button", { name: "Review Lesson" }).click();
  await expect(screen.heading).toHaveText((await readLesson(api, FIRST_LESSON)).title);
  await page.goto("/");
  await expectLearningPath(page);
  await expect(main.getByText("Locked")).toHaveCount(4);

  await screen.open();
  await screen.startQuiz();
  await screen.answerAll({ right: 11 });
  await expect(screen.heading).toHaveText("Great Job!");
  await expect(main.getByText("+31 XP")).toBeVisible();
  await main.getByRole("link", { name: "Continue" }).click();
  await expect(main.getByText("Locked")).toHaveCount(3);
  await expect(main.getByText("Score: 11/15")).toBeVisible();
});

test("a locked lesson cannot be opened by its URL or submitted through the API", async ({ learner: { page, api } }) => {
  const [first, second] = [await readLesson(api, FIRST_LESSON), await readLesson(api, SECOND_LESSON)];
  await page.goto(`/lesson/${SECOND_LESSON}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${second.title} is locked`);
  await expect(page.getByRole("button", { name: /Start Quiz/ })).toHaveCount(0);
  const body = quizOf(second);
  expect(
    (await api.send("POST /api/curriculum/subchapter/:id/quiz", { params: { id: SECOND_LESSON }, body })).status,
  ).toBe(403);

  await page.getByRole("link", { name: first.title }).click();
  await expect(page).toHaveURL(`/lesson/${FIRST_LESSON}`);
  await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();
});

test("a lesson that does not exist shows 'Lesson not found'", async ({ learner: { page }, guard }) => {
  guard.expectError(/404/);
  for (const id of ["10199", "999999999", "abc", "0"]) {
    await page.goto(`/lesson/${id}`);
    await expect(page.getByRole("heading", { name: "Lesson not found" }), id).toBeVisible();
  }
});

test("a reload resumes the lesson in every mode and awards nothing twice", async ({ learner: { page, api } }) => {
  const lesson = await readLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, lesson);
  await screen.open();
  await page.reload();
  await expect(screen.heading).toHaveText(lesson.title);
  await screen.startQuiz();
  for (const number of [1, 2, 3]) await screen.answer(number, true);
  const before = await screen.read(4);
  await page.reload();
  expect(await screen.read(4), "the same question with the same options").toEqual(before);
  await screen.answerAll({ from: 4 });
  await expect(page.getByText("+35 XP").first()).toBeVisible();

  await page.reload();
  await expect(screen.heading).toHaveText("Great Job!");
  await expect(page.getByText("15/15")).toBeVisible();
  await page.getByRole("button", { name: /Double XP Challenge/ }).click();
  const [word = ""] = lesson.words.map((known) => known.word);
  await screen.typeDoubleXp([word]);
  await page.reload();
  await expect(page.getByLabel("Word 1", { exact: true })).toHaveValue(word);
  await page.getByRole("button", { name: "Submit Challenge" }).click();
  await expect(screen.heading).toHaveText("Challenge Complete!");
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(45);
  await page.reload();
  await expect(screen.heading).toHaveText(lesson.title);
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(45);
});

test("leaving a running quiz asks for confirmation, with the back button too", async ({ learner: { page, api } }) => {
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await page.goto("/");
  await page
    .getByRole("link", { name: /Start Learning/ })
    .first()
    .click();
  await screen.startQuiz();
  await screen.answer(1, true);

  const question = dialogNamed(page, "Leave the quiz?");
  await page.goBack();
  await question.getByRole("button", { name: "Keep going" }).click();
  await expect(question).toBeHidden();
  await screen.answer(2, true);

  await page.getByRole("button", { name: "Leave the quiz" }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(screen.question(3)).toBeVisible();

  await page.goBack();
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await expectLearningPath(page);
  expect((await api.call("GET /api/gamification/xp")).totalXp).toBe(0);
  await page.goForward();
  await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();
});

test("the quiz does not start until its words are in the vocabulary", async ({ learner: { page, api }, guard }) => {
  guard.expectError(/ERR_FAILED/);
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await screen.open();
  await page.route("**/add-vocabulary", (route) => route.abort());
  await page.getByRole("button", { name: /Start Quiz/ }).click();
  await expect(page.getByText("Could not add words").first()).toBeVisible();
  await expect(page.getByText("Please try again or check your connection.").first()).toBeVisible();
  await expect(screen.question(1)).toHaveCount(0);
  await page.unroute("**/add-vocabulary");
  await screen.startQuiz();
});

test("a passed lesson can be repeated and says what a repetition earns", async ({ learner: { page, api } }) => {
  await passLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await screen.open();
  await screen.startQuiz();
  await screen.answerAll();
  await expect(page.getByText("Repeated today (50 %)")).toBeVisible();
  await expect(page.getByRole("main").getByText("+17 XP")).toBeVisible();
  await page.goto(`/lesson/${THIRD_LESSON}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("is locked");
});
