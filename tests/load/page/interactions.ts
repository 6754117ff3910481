import type { Browser, CDPSession, Page } from "@playwright/test";
import { FIRST_LESSON, SECOND_LESSON } from "#tests/support/e2e/lessons.ts";
import { quantile } from "../table.ts";

/** How much slower than this machine the phone is, as Lighthouse assumes. */
const SLOWDOWN = 4;
const TIMES = Number(process.env.BENCH_PAGE_RUNS ?? 5);
/** The browser reports the length of an interaction in steps of 8 ms, a moment after its last frame. */
const REPORTED_MS = 400;

/** A press and the time until the next frame shows what it did, in milliseconds: the median, and the longest of all. */
export interface Interaction {
  name: string;
  hold: number;
  median: number;
  longest: number;
}

interface Press {
  name: string;
  hold: number;
  path: string;
  /** Brings the page to where the press is measured. */
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

const PRESSES: readonly Press[] = [
  {
    name: "an answer of a lesson",
    hold: 100,
    path: `/lesson/${SECOND_LESSON}`,
    prepare: async (page) => {
      await page.getByRole("button", { name: /Start Quiz/ }).click();
      await page.getByText("Question 1 of 15").waitFor();
    },
    press: (page) => page.keyboard.press("1"),
  },
  {
    name: "a chapter",
    hold: 150,
    path: "/",
    press: (page) => page.getByRole("main").locator("h3").getByRole("button").nth(1).press("Enter"),
  },
  {
    name: "the tab of a level",
    hold: 150,
    path: "/",
    press: (page) => page.getByRole("tab", { name: "A2" }).press("Enter"),
  },
  {
    name: "the menu",
    hold: 150,
    path: "/",
    press: (page) => page.getByRole("button", { name: /account menu/ }).press("Enter"),
  },
  {
    name: "a word searched for",
    hold: 150,
    path: "/vocabulary",
    press: (page) => page.getByRole("searchbox").press("a"),
  },
  {
    name: "a lesson, from home",
    hold: 150,
    path: "/",
    press: (page) => page.locator(`a[href="/lesson/${FIRST_LESSON}"]`).press("Enter"),
  },
];

/** How long a learner's presses take on a phone four times slower than this machine. `origin` serves the pages of one learner. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (const press of PRESSES) {
    const lengths: number[] = [];
    for (let time = 0; time < TIMES; time++) lengths.push(await measurePress(browser, origin, press));
    measured.push({ ...press, median: quantile(lengths, 0.5), longest: Math.max(...lengths) });
  }
  return measured;
}

async function measurePress(browser: Browser, origin: string, { path, prepare, press }: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await prepare?.(page);
    const cdp: CDPSession = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluate(() => {
      const lengths: number[] = [];
      Object.assign(window, { lengths });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) lengths.push(duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await press(page);
    await page.waitForTimeout(REPORTED_MS);
    // What takes less than the shortest that is reported counts as that.
    return await page.evaluate(() => Math.max(16, ...(window as unknown as { lengths: number[] }).lengths));
  } finally {
    await context.close();
  }
}
