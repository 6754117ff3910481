import { startAdverbQuiz } from "#tests/support/e2e/adverb-quiz.ts";
import { makeAccount } from "#tests/support/e2e/api-client.ts";
import { signUpHere } from "#tests/support/e2e/auth-screen.ts";
import { expectNoSidewaysScroll } from "#tests/support/e2e/expectations.ts";
import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, passLesson, readLesson } from "#tests/support/e2e/lessons.ts";
import { withoutPageData } from "#tests/support/e2e/page-data.ts";
import { expectLearningPath } from "#tests/support/e2e/shell.ts";

const FAILED = "This page could not be loaded";

test("a learner whose session cannot be checked keeps the frame and tries again", async ({
  learner: { page },
  guard,
}) => {
  guard.expectError(/50[03]|404/);
  guard.expectError(/ERR_FAILED/);
  await withoutPageData(page);
  const main = page.getByRole("main");
  for (const [path, call] of [
    ["/", "**/api/home*"],
    ["/leaderboard", "**/api/leaderboard"],
    [`/lesson/${FIRST_LESSON}`, "**/api/auth/user"],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 503, json: { message: "Busy" } }));
    await page.goto(path);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(FAILED);
    await expect(main).toContainText("Something went wrong on our side.");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await main.getByRole("button", { name: "Try Again" }).click();
    await expect(main).toContainText("Please check your connection and try again.");
    if (path === "/") await expectFitForAll(page, "the session is unknown");
    await page.unroute(call);
    await main.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: /account menu/ })).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).not.toHaveText(FAILED);
  }

  await page.route("**/api/auth/user", (route) => route.fulfill({ status: 500, json: { message: "no" } }));
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("without a connection a note says so, pages try again by themselves, and nothing leaves the app", async ({
  learner: { page, context },
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  const note = page.getByRole("status").filter({ hasText: "You're offline" });
  const main = page.getByRole("main");
  await page.goto("/");
  await expectLearningPath(page);
  await expect(note).toBeHidden();

  await context.setOffline(true);
  await expect(page.getByText("You're offline", { exact: true })).toBeVisible();
  await expectFitForAll(page, "the Learning Path without a connection");
  const noteBox = await page.locator("[data-offline-note]").boundingBox();
  const navBox = await page.getByRole("navigation", { name: "Main" }).boundingBox();
  expect(noteBox?.height).toBe(28);
  expect((noteBox?.y ?? 0) + 28).toBe(navBox?.y);

  await test.step("a menu that cannot be downloaded says so", async () => {
    await page.getByRole("button", { name: /account menu/ }).click();
    await expect(page.getByRole("alert")).toContainText("This could not be opened");
  });

  await test.step("a page that cannot be downloaded says so, and comes by itself", async () => {
    await page.getByRole("link", { name: "Leaderboard" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(FAILED);
    await main.getByRole("button", { name: "Try Again" }).click();
    await expect(main.getByRole("button", { name: "Try Again" })).toBeEnabled();
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Not in a League Yet");
    await expect(page.getByText("You're offline")).toBeHidden();
  });

  await test.step("calls that failed are made again by themselves", async () => {
    await page.getByRole("link", { name: "Learn", exact: true }).click();
    await expectLearningPath(page);
    await context.setOffline(true);
    await page.getByRole("tab", { name: "B1" }).click();
    await expect(page.getByText("Unable to Load Curriculum")).toBeVisible();
    await page.getByRole("button", { name: "Reload Page" }).click();
    await expect(page.getByText("The server can't be reached.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("link", { name: /Start Learning/ }).first()).toBeVisible();
  });
});

test("in a lesson, every button says what is wrong without a connection, and the ways on stay open", async ({
  learner: { page, context, api },
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await passLesson(api, FIRST_LESSON);
  const lesson = await readLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, lesson);
  await screen.open();
  await context.setOffline(true);
  await page.getByRole("button", { name: /Start Quiz/ }).click();
  await expect(page.getByText("Could not add words")).toBeVisible();
  await expect(page.getByText("You're offline. Please try again or check your connection.").first()).toBeVisible();
  await context.setOffline(false);
  await screen.startQuiz();
  await context.setOffline(true);
  await expect(page.getByText("You're offline", { exact: true })).toBeVisible();
  await expectFitForAll(page, "a quiz without a connection");
  await context.setOffline(false);
  await screen.answerAll();
  await expect(page.getByRole("main").getByText("XP", { exact: false }).first()).toBeVisible();

  await page.getByRole("button", { name: /Double XP Challenge/ }).click();
  await screen.typeDoubleXp(["Hallo"]);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit Challenge" }).click();
  await expect(
    page.getByText("You're offline. Failed to submit double XP challenge. Please try again.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Word 1", { exact: true })).toHaveValue("Hallo");
  await expect(page.getByText("You're offline", { exact: true })).toBeVisible();
  await expectFitForAll(page, "the challenge without a connection");

  await test.step("'Skip Challenge' does not wait for a submit", async () => {
    await context.setOffline(false);
    await page.route("**/double-xp-challenge", () => undefined);
    await page.getByRole("button", { name: "Submit Challenge" }).click();
    await expect(page.getByRole("button", { name: "Checking..." })).toBeDisabled();
    await page.getByRole("button", { name: "Skip Challenge" }).click();
    await expect(screen.heading).toHaveText("Great Job!");
  });
});

test("the login form says that nobody answered, and keeps what was typed", async ({
  guest: { page, context },
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  const account = makeAccount();
  await page.goto("/auth?mode=signup");
  await expect(page.getByLabel("First name")).toBeVisible();
  await context.setOffline(true);
  await signUpHere(page, account);
  await expect(page.getByText("You're offline. Failed to create account. Please try again.").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(account.password);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectLearningPath(page);
});

test("a page whose file is gone since a deployment is there after trying again, without a loop of reloads", async ({
  learner: { page },
  guard,
}) => {
  guard.expectError(/404/);
  await page.goto("/");
  await expectLearningPath(page);
  let loads = 0;
  page.on("load", () => loads++);
  await page.route("**/assets/leaderboard-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.getByRole("link", { name: "Leaderboard" }).click();
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(FAILED);
  expect(loads).toBe(0);
  await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(heading).toHaveText(FAILED);
  await page.unroute("**/assets/leaderboard-*.js");
  await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
  await expect(heading).toHaveText("Not in a League Yet");
  expect(loads).toBe(1);
});

test("a visitor without a connection stays on the landing page, with the quiz that is running", async ({
  guest: { page, context },
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  await startAdverbQuiz(page, "A1");
  await context.setOffline(true);
  await expect(page.getByText("You're offline", { exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByText("You're offline. That needs a connection.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Adverb Quiz - Level A1" })).toBeVisible();
  await expectFitForAll(page, "the landing page without a connection");
  await context.setOffline(false);
  await expect(page.getByText("You're offline")).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/auth");
});
