import { expect, type Locator, type Page } from "@playwright/test";
import type { Home } from "#schema/api/home.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";

/** A notification with this title. Not located by role: an open dialog hides everything outside it from role locators. */
export function toastNamed(page: Page, title: string): Locator {
  return page.locator("[aria-label^=Notifications] li").filter({ hasText: title });
}

/** The dialog with this title. */
export function dialogNamed(page: Page, name: string | RegExp): Locator {
  return page.getByRole("dialog", { name });
}

/** Opens the learner's menu in the header. */
export async function openUserMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /account menu/ }).click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  return menu;
}

/** Waits until the Learning Path shows its lessons. */
export async function expectLearningPath(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Learning Path" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Start Learning|Score:/ }).first()).toBeVisible();
}

/** Makes a level look as if it had no lessons yet; the real content has some for every level. */
export async function emptyLevel(page: Page, level: CefrLevel): Promise<void> {
  await page.route(`**/api/home?level=${level}`, async (route) => {
    const response = await route.fetch();
    const home = (await response.json()) as Home;
    const levelProgress = { level, completedLessons: 0, totalLessons: 0, chapters: [], nextLessonId: null };
    const empty: Home = { ...home, chapters: [], lessons: [], levelProgress };
    await route.fulfill({ response, json: empty });
  });
}

/** Waits until the app has taken the place of the page's first picture. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => !("earlyInput" in window));
}
