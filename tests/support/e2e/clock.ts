import { expect, type Locator, type Page } from "@playwright/test";

/** Lets the time of a page whose clock is installed pass, second by second, until something is visible: retries don't make the test wait. */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}
