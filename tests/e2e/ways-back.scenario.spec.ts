import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, readLesson } from "#tests/support/e2e/lessons.ts";
import { dialogNamed, expectLearningPath, openUserMenu, toastNamed } from "#tests/support/e2e/shell.ts";

/** The first lesson of B1's third chapter: its level and its chapter are not the ones that are open at first. */
const LESSON = 30_301;

async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Where the lesson's stone is in the window. */
async function stoneTop(page: Page): Promise<number> {
  const box = await page.locator(`a[href="/lesson/${LESSON}"]`).boundingBox();
  return box?.y ?? Number.NaN;
}

/** Opens B1's third chapter and its first lesson, well down the page. Gives where the lesson was in the window. */
async function openLessonOfB1(page: Page): Promise<number> {
  await page.goto("/");
  await expectLearningPath(page);
  await page.getByRole("tab", { name: "B1" }).click();
  const chapters = page.getByRole("main").locator("h3").getByRole("button");
  await expect(chapters.first()).toContainText("Gefühle");
  await chapters.nth(2).click();
  const stone = page.locator(`a[href="/lesson/${LESSON}"]`);
  await expect(stone).toBeVisible();
  await stone.evaluate(async (link) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
    link.scrollIntoView({ block: "center", behavior: "instant" });
  });
  expect(await scrollTop(page)).toBeGreaterThan(500);
  const top = await stoneTop(page);
  await stone.click();
  await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  return top;
}

/** Home shows B1 with its third chapter open, scrolled to where it was left. */
async function expectHomeAsLeft(page: Page, top: number): Promise<void> {
  await expect(page).toHaveURL("/?level=B1");
  await expect(page.getByRole("tab", { name: "B1" })).toHaveAttribute("aria-selected", "true");
  const stone = page.locator(`a[href="/lesson/${LESSON}"]`);
  await expect(stone).toBeInViewport();
  await expect.poll(async () => Math.abs((await stoneTop(page)) - top)).toBeLessThanOrEqual(2);
}

for (const size of [
  { width: 360, height: 640 },
  { width: 1_280, height: 720 },
]) {
  test(`every way back from a lesson leads to the home page as it was left, at ${size.width} px`, async ({
    learner: { page },
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    const ways: [string, () => Promise<unknown>][] = [
      ["the lesson's back link", () => page.getByRole("link", { name: "Back", exact: true }).click()],
      ["the browser's back button", () => page.goBack()],
      ["the navigation", () => page.getByRole("navigation", { name: "Main" }).getByText("Learn").click()],
      ["the product's name", () => page.getByRole("banner").getByRole("link", { name: "Wortpfad" }).click()],
      ["the menu", async () => (await openUserMenu(page)).getByRole("menuitem", { name: "Dashboard" }).click()],
      [
        "the quiz's close button",
        async () => {
          await page.getByRole("button", { name: /Start Quiz/ }).click();
          await page.getByRole("button", { name: "Leave the quiz" }).click();
          await dialogNamed(page, "Leave the quiz?").getByRole("button", { name: "Leave", exact: true }).click();
        },
      ],
      [
        "the back link after a reload",
        async () => {
          await page.reload();
          await page.getByRole("link", { name: "Back", exact: true }).click();
        },
      ],
      [
        "the back button after a reload",
        async () => {
          await page.reload();
          await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();
          await page.goBack();
        },
      ],
    ];
    for (const [way, leave] of ways) {
      await test.step(way, async () => {
        const top = await openLessonOfB1(page);
        await leave();
        await expectHomeAsLeft(page, top);
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });
}

test("finished lessons lead back to their place, and the keyboard goes on from the lesson", async ({
  learner: { page, api },
}) => {
  const top = await openLessonOfB1(page);
  const screen = new LessonScreen(page, await readLesson(api, LESSON));
  await screen.startQuiz();
  await screen.answerAll();
  await expect(screen.heading).toHaveText("Great Job!");
  await page.getByRole("main").getByRole("link", { name: "Continue" }).click();
  await expectHomeAsLeft(page, top);
  const stone = page.locator(`a[href="/lesson/${LESSON}"]`);
  await expect(stone).toContainText("Score: 15/15");
  await expect(stone).toBeFocused();
});

test("a lesson that was opened by its address leads back to the tab of its level", async ({ learner: { page } }) => {
  await page.goto(`/lesson/${LESSON}`);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/?level=B1");
  await expect(page.getByRole("tab", { name: "B1" })).toHaveAttribute("aria-selected", "true");
  expect(await scrollTop(page)).toBe(0);
});

test("Sign Out leads to the landing page from every screen, however late the answer comes", async ({
  stage,
  guard,
}) => {
  test.setTimeout(120_000);
  // The way back opens the lesson as a visitor, who may not read it.
  guard.expectError(/401/);
  for (const path of [`/lesson/${FIRST_LESSON}`, "/leaderboard", "/vocabulary", "/help", "/?level=B1#chapter-302"]) {
    await test.step(path, async () => {
      const { page, api, context } = await stage.learner("leaver");
      await page.goto(path);
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route("**/api/auth/logout", async (route) => {
        const response = await route.fetch();
        await held;
        await route.fulfill({ response });
      });
      const menu = await openUserMenu(page);
      await menu.getByRole("menuitem", { name: "Sign Out" }).click();
      await expect(menu.getByRole("menuitem", { name: "Signing Out..." })).toBeDisabled();
      answer();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("link", { name: "Get Started - Login / Create Account" })).toBeVisible();
      expect(await api.call("GET /api/auth/user")).toBeNull();
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith("tsr-")))).toEqual(
        [],
      );

      const isLesson = path.startsWith("/lesson");
      const refused = isLesson ? page.waitForResponse((response) => response.status() === 401) : null;
      await page.goBack();
      await refused;
      await expect(page.getByRole("button", { name: /account menu/ })).toHaveCount(0);
      await context.close();
    });
  }
});

test("signing out without a connection says so and stays; with a lost answer it still leads out", async ({
  learner: { page, api, context },
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto("/help");
  const menu = await openUserMenu(page);
  // The code of the notifications is loaded a little after the page.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .join(" "),
      ),
    )
    .toContain("toast-area");
  await context.setOffline(true);
  await menu.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(toastNamed(page, "Error")).toContainText("You're offline and still signed in.");
  await expect(page).toHaveURL("/help");
  await expect(page.getByRole("button", { name: /account menu/ })).toBeVisible();

  await context.setOffline(false);
  expect(await api.call("GET /api/auth/user")).not.toBeNull();
  await page.route("**/api/auth/logout", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await (await openUserMenu(page)).getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Get Started - Login / Create Account" })).toBeVisible();
  expect(await api.call("GET /api/auth/user")).toBeNull();
});
