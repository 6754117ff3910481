import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    /** Set by loadAxe. */
    axe: typeof axe;
  }
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No violation of WCAG 2.2 A and AA nor of axe's best practices on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await loadAxe(page);
  const found = await page.evaluate(async (rules) => {
    // Text that is still fading in would fail the contrast rules. Endless animations cannot be finished.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const { violations } = await window.axe.run({
      runOnly: { type: "tag", values: rules },
      resultTypes: ["violations"],
    });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`);
  }, RULES);
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Loads axe into the page, once per document: its 1.5 MB take longer to compile than a run takes. That's why AxeBuilder,
 * which loads it twice for each run, isn't used.
 */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

/** The page doesn't scroll sideways at its current width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect.soft(content, `width of ${page.url()} at ${view} px`).toBeLessThanOrEqual(view);
}
