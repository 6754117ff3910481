import type { Page } from "@playwright/test";
import { takeAdverbQuiz } from "#tests/support/e2e/adverb-quiz.ts";
import { makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { logInHere, signUpHere } from "#tests/support/e2e/auth-screen.ts";
import { doAllButLessons } from "#tests/support/e2e/day.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, passLesson, readLesson, SECOND_LESSON } from "#tests/support/e2e/lessons.ts";
import { dialogNamed, expectLearningPath, openUserMenu, toastNamed } from "#tests/support/e2e/shell.ts";
import { expectToastClearOf, TOAST_SIZES } from "#tests/support/e2e/toast-free.ts";

async function closeToast(page: Page, title: string): Promise<void> {
  await toastNamed(page, title).getByRole("button", { name: "Close" }).click();
  await expect(toastNamed(page, title)).toBeHidden();
}

for (const size of TOAST_SIZES) {
  test.describe(`at ${size.width}×${size.height}`, () => {
    test("no toast of a lesson covers the buttons that it is about", async ({ learner: { page, api }, guard }) => {
      guard.expectError(/ERR_FAILED/);
      await page.setViewportSize(size);
      const screen = new LessonScreen(page, await readLesson(api, FIRST_LESSON));
      await screen.open();
      await page.route("**/add-vocabulary", (route) => route.abort());
      const start = page.getByRole("button", { name: /Start Quiz/ });
      await start.click();
      await expectToastClearOf(page, "Could not add words", {
        "Start Quiz": start,
        navigation: page.getByRole("navigation", { name: "Main" }),
      });
      await closeToast(page, "Could not add words");
      await page.unroute("**/add-vocabulary");

      await screen.startQuiz();
      await expectToastClearOf(page, "Words added to vocabulary!", {
        close: page.getByRole("button", { name: "Leave the quiz" }),
        progress: page.getByRole("progressbar"),
        position: screen.question(1),
        keys: page.getByRole("button", { name: "Show the keys" }),
        toggle: page.getByRole("switch", { name: "Wait after a mistake" }),
      });
      await page.getByRole("button", { name: "Leave the quiz" }).click();
      const question = dialogNamed(page, "Leave the quiz?");
      await expectToastClearOf(page, "Words added to vocabulary!", {
        title: question.getByRole("heading"),
        stay: question.getByRole("button", { name: "Keep going" }),
        leave: question.getByRole("button", { name: "Leave", exact: true }),
      });
      await page.keyboard.press("Escape");

      await screen.answerAll();
      await expect(screen.heading).toHaveText("Great Job!");
      await page.getByRole("button", { name: /Double XP Challenge/ }).click();
      await screen.typeDoubleXp(["der Name"]);
      await page.route("**/double-xp-challenge", (route) => route.abort());
      const submit = page.getByRole("button", { name: "Submit Challenge" });
      await submit.click();
      await expectToastClearOf(page, "Error", {
        submit,
        skip: page.getByRole("button", { name: "Skip Challenge" }),
      });
    });

    test("no toast of the sign-in form covers what has to be mended", async ({ guest: { page }, guard, baseURL }) => {
      guard.expectError(/401/);
      guard.expectError(/409/);
      const account = makeAccount();
      await signUp(baseURL ?? "", account);
      await page.setViewportSize(size);
      await page.goto("/auth");
      await logInHere(page, { ...account, password: "not the password" });
      const main = page.getByRole("main");
      await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
      await expectToastClearOf(page, "Login Failed", {
        password: page.getByLabel("Password", { exact: true }),
        message: main.getByRole("alert"),
        ...(size.height > 400 ? { submit: main.getByRole("button", { name: "Sign In" }) } : {}),
      });

      await page.goto("/auth?mode=signup");
      await signUpHere(page, account);
      await expect(page.getByLabel("Email")).toBeFocused();
      await expectToastClearOf(page, "Signup Failed", {
        email: page.getByLabel("Email"),
        message: main.getByRole("alert"),
      });
    });

    test("no toast of the home page covers a dialog's title, the menu or the navigation", async ({
      guest: { page },
      guard,
    }) => {
      guard.expectError(/503/);
      await page.setViewportSize(size);
      await page.goto("/");
      await takeAdverbQuiz(page, "A1", 3);
      await dialogNamed(page, /Create an Account/)
        .getByRole("link", { name: "Create Free Account" })
        .click();
      await signUpHere(page, makeAccount());
      const results = dialogNamed(page, /Quiz Results/);
      await expectToastClearOf(page, "Welcome to Wortpfad!", { title: results.getByRole("heading") });
      await page.keyboard.press("Escape");
      await expect(results).toBeHidden();
      await expectLearningPath(page);

      await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 503, json: { message: "Not now." } }));
      await (await openUserMenu(page)).getByRole("menuitem", { name: "Sign Out" }).click();
      await expectToastClearOf(page, "Error", {
        menu: page.getByRole("button", { name: /account menu/ }),
        navigation: page.getByRole("navigation", { name: "Main" }),
      });
    });

    test("no toast of the leagues covers the dialog that it is about", async ({ learner: { page, api }, guard }) => {
      guard.expectError(/503/);
      await doAllButLessons(api);
      await passLesson(api, FIRST_LESSON);
      await passLesson(api, SECOND_LESSON);
      await page.setViewportSize(size);
      await page.goto("/leaderboard");
      await page.route("**/league/membership", (route) =>
        route.fulfill({ status: 503, json: { message: "Not now." } }),
      );
      await page.getByRole("button", { name: "Leave leagues" }).click();
      const dialog = dialogNamed(page, "Leave the leagues?");
      const leave = dialog.getByRole("button", { name: "Leave leagues" });
      await leave.click();
      await expectToastClearOf(page, "Error", { title: dialog.getByRole("heading"), leave });
      await page.unroute("**/league/membership");
      await leave.click();
      await expectToastClearOf(page, "You left the leagues", {
        header: page.getByRole("banner"),
        navigation: page.getByRole("navigation", { name: "Main" }),
      });
    });
  });
}
