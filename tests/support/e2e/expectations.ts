import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No violation of WCAG 2.2 A and AA nor of axe's best practices on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await finishAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    // One window, no frames: the mode that opens a second page for each report only costs time.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing sticks out sideways at the page's present width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect.soft(content, `width of ${page.url()} at ${view} px`).toBeLessThanOrEqual(view);
}

/** Brings running animations to their end, except endless ones: a colour halfway says nothing about contrast. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
