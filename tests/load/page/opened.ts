import type { Browser, Page } from "@playwright/test";
import { FIRST_LESSON } from "#tests/support/e2e/lessons.ts";
import { quantile } from "../table.ts";

const TIMES = Number(process.env.BENCH_PAGE_RUNS ?? 5);
/** From the press until the screen is there with its data, in milliseconds. */
export const OPENED_LIMIT_MS = 100;

/** How long a screen takes from the press on its link until it is painted with its data, in milliseconds: the median, and the longest of all. */
export interface Opened {
  path: string;
  median: number;
  longest: number;
}

const PATHS = [`/lesson/${FIRST_LESSON}`, "/vocabulary", "/grammar", "/chat", "/leaderboard"];

/**
 * How soon screens are there when they are opened from home by a learner who pointed at the link a moment before, on this machine as it is.
 * `origin` serves the pages of one learner.
 */
export async function measureOpened(browser: Browser, origin: string): Promise<Opened[]> {
  const measured: Opened[] = [];
  for (const path of PATHS) {
    const lengths: number[] = [];
    for (let time = 0; time < TIMES; time++) lengths.push(await measureOnce(browser, origin, path));
    measured.push({ path, median: quantile(lengths, 0.5), longest: Math.max(...lengths) });
  }
  return measured;
}

async function measureOnce(browser: Browser, origin: string, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: "networkidle" });
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(HELD_MS);
    await page.waitForLoadState("networkidle");
    await watch(page, path);
    await link.click();
    return await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened);
  } finally {
    await context.close();
  }
}

/** A link is taken as meant when the pointer rests on it; then its files and data are loaded. */
const HELD_MS = 500;

/** Notes when a press has led to the screen at `path`, complete and painted. */
async function watch(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const opened = new Promise<number>((resolve) => {
      const onPress = () => {
        const pressed = performance.now();
        const look = () => {
          const isThere = location.pathname === target && document.querySelector("main [data-loading]") === null;
          // After the frame that shows it.
          if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener("click", onPress, { capture: true, once: true });
    });
    Object.assign(window, { opened });
  }, path);
}
