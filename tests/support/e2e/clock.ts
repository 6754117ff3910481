import { expect, type Locator, type Page } from "@playwright/test";

/** Moves the installed clock of a page forward, second by second, until something is visible: the test needn't wait for retries. */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}
