import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, readLesson } from "#tests/support/e2e/lessons.ts";

test("the challenge says what was typed wrong, and a learner can say that it is right too", async ({
  learner: { page, api },
  guard,
}) => {
  const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
  await screen.open();
  await screen.startQuiz();
  await screen.answerAll();
  await page.getByRole("button", { name: /Double XP Challenge/ }).click();
  await screen.typeDoubleXp(["tschuess", "Entschuldigunk", "dankee", "Donaudampfschiff", "gut"]);
  await page.getByRole("button", { name: "Submit Challenge" }).click();
  await expect(screen.heading).toHaveText("Challenge Complete!");

  const listed = (title: string) =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: title }) })
      .getByRole("listitem");
  await expect(listed("Correct words")).toHaveCount(2);
  await expect(listed("Correct words").filter({ hasText: "tschüss" })).toContainText(
    "You typed tschuess. With umlaut:",
  );
  const sorry = listed("Missed words").filter({ hasText: "You typed Entschuldigunk" });
  await expect(sorry.locator("del")).toHaveText("instead of k");
  await expect(sorry.locator("ins")).toHaveText("right: g");
  await expect(listed("Not in this lesson")).toHaveText(["Donaudampfschiff"]);

  await test.step("without a connection it says so and stays", async () => {
    guard.expectError(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await sorry.getByRole("button", { name: "My answer is right too" }).click();
    await expect(sorry.getByRole("alert")).toHaveText("Not sent. Please check your connection and try again.");
    await page.context().setOffline(false);
  });

  await sorry.getByRole("button", { name: "My answer is right too" }).click();
  await expect(sorry.getByText("Thank you. We will look at your answer.")).toBeFocused();
  await expect(sorry.getByRole("button")).toHaveCount(0);
  await expect(listed("Missed words").getByRole("button", { name: "My answer is right too" })).toHaveCount(1);
});
