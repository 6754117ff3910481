import type { Page } from "@playwright/test";
import type { Learner } from "#tests/support/e2e/actors.ts";
import { makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { doAllButLessons } from "#tests/support/e2e/day.ts";
import { expectFitForAll } from "#tests/support/e2e/fit-for-all.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { FIRST_LESSON, passLesson, SECOND_LESSON, THIRD_LESSON } from "#tests/support/e2e/lessons.ts";
import { dialogNamed } from "#tests/support/e2e/shell.ts";

/** Two lessons with full marks, 35 XP each, and 50 XP for the day's challenges; the other challenges earn nothing here. */
const JOINING_XP = 120;

/** Completes the day's challenges, which makes the learner join a league. */
async function join({ api }: Pick<Learner, "api">, right?: number): Promise<void> {
  await doAllButLessons(api);
  await passLesson(api, FIRST_LESSON, right);
  await passLesson(api, SECOND_LESSON, right);
}

/** Opens the leaderboard and waits until it is live. */
async function openLeaderboard(page: Page): Promise<void> {
  await page.goto("/leaderboard");
  await expect(page.getByRole("heading", { name: "League Leaderboard", level: 1 })).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

/** A member's row, told apart by its id: other scenarios may have left members of the same name in this league. */
async function rowOfMember(page: Page, { api }: Pick<Learner, "api">) {
  const { seatId } = await api.call("GET /api/gamification/league/rank");
  return page.locator(`tr[data-row="${seatId}"]`);
}

/** The rows of the members with this name. */
function rowOf(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

test("two learners in two windows see each other's rank change without a reload", async ({ learner, rival }) => {
  await join(learner);
  await join(rival, 12);
  await openLeaderboard(learner.page);
  await openLeaderboard(rival.page);
  // Told apart by their XP: other scenarios may have left members in this league too.
  const mine = learner.page.locator("tr[aria-current]");
  const theirs = rival.page.locator("tr[aria-current]");
  await expect(mine).toContainText(`${JOINING_XP} XP`);
  await expect(mine).toContainText("You");
  await expect(theirs).toContainText("114 XP");
  const seenOfRival = await rowOfMember(learner.page, rival);
  const seenOfLearner = await rowOfMember(rival.page, learner);
  await expect(seenOfRival).toContainText("114 XP");
  await expect(seenOfRival).toContainText("Rival K.");
  const rank = async (row: ReturnType<Page["locator"]>) =>
    Number((await row.locator("td").first().innerText()).match(/\d+/)?.[0]);
  expect(await rank(mine)).toBeLessThan(await rank(seenOfRival));

  let reloads = 0;
  for (const { page } of [learner, rival]) page.on("load", () => reloads++);
  await passLesson(rival.api, THIRD_LESSON);
  await expect(seenOfRival).toContainText("149 XP");
  await expect(theirs).toContainText("149 XP");
  await expect.poll(async () => (await rank(mine)) > (await rank(seenOfRival))).toBe(true);
  // And back, watched in the other window.
  await passLesson(learner.api, THIRD_LESSON);
  await expect(seenOfLearner).toContainText("155 XP");
  await expect.poll(async () => (await rank(seenOfLearner)) < (await rank(theirs))).toBe(true);
  // The numbers next to the table match the row, including the all-time total.
  await expect(learner.page.getByRole("complementary")).toContainText("155 XP");
  expect(reloads).toBe(0);
  await expectFitForAll(learner.page, "leaderboard");
});

test("a new learner joins a league by completing the daily challenges and sees it on the home page", async ({
  learner,
}) => {
  const { page } = learner;
  await page.goto("/leaderboard");
  await expect(page.getByRole("heading", { name: "Not in a League Yet" })).toBeVisible();
  await expect(page.getByText("Complete daily challenges to join automatically.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Complete all daily challenges once to take part.")).toBeVisible();
  await join(learner);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Bronze League" })).toBeVisible();
  await expect(page.getByText(/^You are \d+(st|nd|rd|th) of \d+ with 120 XP this week\.$/)).toBeVisible();
  await expectFitForAll(page, "home with a league");
  await page.getByRole("link", { name: "Leaderboard" }).click();
  await expect(await rowOfMember(page, learner)).toBeInViewport();
  await expect(page.getByText(/^Resets in /)).toBeVisible();
});

test("a learner who leaves the leagues disappears from the leaderboard, for others too, and can come back", async ({
  learner,
  rival,
}) => {
  await join(learner);
  await join(rival);
  await openLeaderboard(rival.page);
  const seen = await rowOfMember(rival.page, learner);
  await expect(seen).toHaveCount(1);
  const { page } = learner;
  await openLeaderboard(page);
  await page.getByRole("button", { name: "Leave leagues" }).click();
  const dialog = dialogNamed(page, "Leave the leagues?");
  await expect(dialog).toBeVisible();
  await expectFitForAll(page, "leaving the leagues");
  await dialog.getByRole("button", { name: "Leave leagues" }).click();
  await expect(page.getByRole("heading", { name: "Not in a League Yet" })).toBeVisible();
  await expect(seen).toHaveCount(0);
  await expectFitForAll(page, "out of the leagues");
  await page.goto("/");
  await expect(page.getByText("You left the leagues. You keep your XP, and you can rejoin at any time.")).toBeVisible();
  await expectFitForAll(page, "home after leaving the leagues");
  await page.getByRole("link", { name: "Rejoin" }).click();
  await page.getByRole("button", { name: "Rejoin" }).click();
  await expect(page.locator("tr[aria-current]")).toContainText(`${JOINING_XP} XP`);
  await expect(seen).toContainText(`${JOINING_XP} XP`);
});

test("a second window of a learner who signs out stops showing the leaderboard", async ({ learner }) => {
  await join(learner);
  await openLeaderboard(learner.page);
  await learner.api.call("POST /api/auth/logout");
  await expect(learner.page).toHaveURL(/\/auth/);
});

test("the learner's own row stays in view in a long table on a small screen", async ({ learner, baseURL }) => {
  test.setTimeout(120_000);
  await join(learner, 11);
  // Enough members to scroll, each with more XP than the learner.
  for (let i = 0; i < 4; i++) await join({ api: await signUp(baseURL ?? "", makeAccount("Other")) });
  await learner.page.setViewportSize({ width: 360, height: 640 });
  await openLeaderboard(learner.page);
  const own = learner.page.locator("tr[aria-current]").locator("td").first();
  await expect(rowOf(learner.page, "You")).toHaveCount(1);
  await learner.page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expect(own).toBeInViewport();
  await learner.page.getByRole("row").last().scrollIntoViewIfNeeded();
  await expect(own).toBeInViewport();
});
