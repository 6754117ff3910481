import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./expectations.ts";
import { test } from "./fixtures.ts";

/** A phone and a desktop. */
const WIDTHS = [360, 1_280] as const;
const THEMES = ["light", "dark"] as const;

/** The screen in view passes axe in both themes, on a phone and on a desktop, and does not scroll sideways from 320 px on. */
export async function expectFitForAll(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  });
}
