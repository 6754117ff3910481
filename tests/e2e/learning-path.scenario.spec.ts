import type { Page } from "@playwright/test";
import { passTimeUntil } from "#tests/support/e2e/clock.ts";
import { doAllButLessons } from "#tests/support/e2e/day.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { FIRST_LESSON, passLesson, SECOND_LESSON } from "#tests/support/e2e/lessons.ts";
import { withoutPageData } from "#tests/support/e2e/page-data.ts";
import { appStarted, emptyLevel, expectLearningPath } from "#tests/support/e2e/shell.ts";

/** Collects every API call that a page makes from now on, as 'METHOD /path?query'. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

test("the signed-in home costs no call besides its page, and coming back to it costs one", async ({
  learner: { page, api },
}) => {
  await passLesson(api, FIRST_LESSON);
  const calls = callsOf(page);
  await page.goto("/");
  await expectLearningPath(page);
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);

  await page
    .getByRole("link", { name: /Start Learning/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();
  const before = calls.length;
  // By key, with the mouse out of the way: a link that it rests on loads its lesson ahead.
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Back", exact: true }).press("Enter");
  await expectLearningPath(page);
  await page.waitForLoadState("networkidle");
  expect(calls.slice(before).filter((call) => call !== "GET /api/home?level=A1")).toEqual([]);
  expect(calls.length - before).toBeLessThanOrEqual(1);
});

test("chapters unfold, and only unfolded ones load their lessons", async ({ learner: { page } }) => {
  await page.goto("/");
  await expectLearningPath(page);
  const chapters = page.getByRole("main").locator("h3").getByRole("button");
  await expect(chapters).toHaveCount(10);
  await expect(chapters.nth(0)).toHaveAttribute("aria-expanded", "true");
  await expect(chapters.nth(1)).toHaveAttribute("aria-expanded", "false");

  const calls = callsOf(page);
  await chapters.nth(1).click();
  await expect(page.getByRole("link", { name: /Start Learning/ })).toHaveCount(2);
  await chapters.nth(1).click();
  await expect(page.getByRole("link", { name: /Start Learning/ })).toHaveCount(1);
  await chapters.nth(1).click();
  await expect(page.getByRole("link", { name: /Start Learning/ })).toHaveCount(2);
  expect(calls).toEqual(["GET /api/curriculum/chapter/102/subchapters"]);
});

test("'Continue Learning' opens the chapter of the next lesson", async ({ learner: { page, api } }) => {
  for (let lesson = 0; lesson < 5; lesson++) await passLesson(api, FIRST_LESSON + lesson);
  await page.goto("/");
  await expectLearningPath(page);
  await expect(page.getByRole("main").getByText("Complete", { exact: true })).toBeVisible();
  const second = page.getByRole("main").locator("h3").getByRole("button").nth(1);
  await expect(second).toHaveAttribute("aria-expanded", "false");
  await page.getByRole("button", { name: "Continue Learning" }).click();
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(second).toBeInViewport();
  await expect(page.getByRole("link", { name: /Start Learning/ })).toBeVisible();
});

test("every level has ten chapters, with the first one open", async ({ learner: { page } }) => {
  await page.goto("/");
  await expectLearningPath(page);
  await expect(page.getByRole("tab")).toHaveText(["A1", "A2", "B1", "B2", "C1", "C2"]);
  const chapters = page.getByRole("main").locator("h3").getByRole("button");
  const titles = ["Hallo!", "Lebenslauf", "Gefühle", "Identität", "Argumentieren", "Stilebenen"];
  for (const [index, level] of ["A1", "A2", "B1", "B2", "C1", "C2"].entries()) {
    await page.getByRole("tab", { name: level }).click();
    await expect(chapters.first()).toContainText(titles[index] ?? "");
    await expect(chapters).toHaveCount(10);
    await expect(chapters.first()).toHaveAttribute("aria-expanded", "true");
  }
});

test("a level without lessons says so, and the URL keeps the tab", async ({ learner: { page } }) => {
  await withoutPageData(page);
  await page.goto("/");
  await expectLearningPath(page);
  await emptyLevel(page, "C2");
  await page.getByRole("tab", { name: "C2" }).click();
  await expect(page.getByRole("heading", { name: "No Curriculum Available" })).toBeVisible();
  await expect(page.getByText("The curriculum for C2 is being set up. Please check back in a moment.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "C2" })).toHaveAttribute("aria-selected", "true");
  const asked = page.waitForRequest(/\/api\/home\?level=C2/);
  await page.getByRole("button", { name: "Refresh" }).click();
  await asked;
  await page.getByRole("tab", { name: "A1" }).click();
  await expectLearningPath(page);
});

test("a failure to load the lessons is shown, and 'Try Again' loads them", async ({ learner: { page }, guard }) => {
  guard.expectError(/503/);
  const broken = /\/api\/(home|curriculum)/;
  await page.goto("/subscribe");
  // Until then the link would load a document, which brings its data along.
  await appStarted(page);
  await page.route(broken, (route) => route.fulfill({ status: 503, json: { message: "The database rests." } }));
  // The app retries three times, after 1, 2 and 4 seconds.
  await page.clock.install();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Learn" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "Unable to Load Curriculum" });
  await passTimeUntil(page, failure);
  await expect(failure).toContainText(
    "We're having trouble loading the learning chapters. This might be a temporary issue with the server.",
  );
  await expect(failure.getByRole("button", { name: "Reload Page" })).toBeVisible();
  await page.unroute(broken);
  await failure.getByRole("button", { name: "Try Again" }).click();
  await expectLearningPath(page);
});

test("the bottom navigation marks the current page", async ({ learner: { page, api } }) => {
  // Joins a league: the leaderboard's call would answer 404 without one.
  await doAllButLessons(api);
  await passLesson(api, FIRST_LESSON);
  await passLesson(api, SECOND_LESSON);
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link")).toHaveText(["Learn", "Review", "Grammar"]);
  for (const [path, active] of [
    ["/", "Learn"],
    ["/vocabulary", "Review"],
    ["/grammar", "Grammar"],
    ["/grammar/7", "Grammar"],
    [`/lesson/${FIRST_LESSON}`, null],
    ["/leaderboard", null],
  ] as const) {
    await page.goto(path);
    await expect(nav).toBeVisible();
    await expect(nav.locator("[aria-current=page]"), path).toHaveText(active ? [active] : []);
  }
});
