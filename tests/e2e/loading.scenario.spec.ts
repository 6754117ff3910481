import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { FIRST_LESSON } from "#tests/support/e2e/lessons.ts";
import { withoutPageData } from "#tests/support/e2e/page-data.ts";

interface Load {
  url: string;
  startedAt: number;
  endedAt: number;
}

/** Everything that the page asked the server for, with the times at which it began and ended. */
function loadsOf(page: Page): Promise<Load[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => ({
        url: new URL(entry.name).pathname,
        startedAt: entry.startTime,
        endedAt: entry.responseEnd,
      })),
  );
}

function find(loads: readonly Load[], part: RegExp): Load {
  const found = loads.find(({ url }) => part.test(url));
  if (!found) throw new Error(`Nothing loaded for ${part}: ${loads.map(({ url }) => url).join(", ")}`);
  return found;
}

test("a lesson loads who is here, its words, its lock and the font of its words side by side", async ({
  learner: { page },
}) => {
  await withoutPageData(page);
  // Slow enough that a call that waited for another one would show.
  await page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(`/lesson/${FIRST_LESSON}`);
  await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();
  const loads = await loadsOf(page);
  const parts = [
    /\/api\/auth\/user$/,
    /\/api\/curriculum\/subchapter\/\d+$/,
    /\/subchapters$/,
    /literata.*\.woff2$/,
  ].map((part) => find(loads, part));
  const firstEnd = Math.min(...parts.slice(0, 3).map(({ endedAt }) => endedAt));
  for (const { url, startedAt } of parts) expect(startedAt, url).toBeLessThan(firstEnd);
  const calls = loads.filter(({ url }) => url.startsWith("/api/")).map(({ url }) => url);
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
});

const PAGES = ["/", "/leaderboard", `/lesson/${FIRST_LESSON}`, "/grammar", "/grammar/101", "/vocabulary"];

test("a page brings the data of its screen along", async ({ learner: { page } }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: /account menu/ }), path).toBeVisible();
    await expect(page.locator("[data-loading]"), path).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const calls = (await loadsOf(page)).map(({ url }) => url).filter((url) => url.startsWith("/api/"));
    expect(calls, path).toEqual([]);
  }
});

test("no page whose data came along makes a formatter of Intl at its start", async ({ learner: { page, api } }) => {
  await api.call("POST /api/vocabulary/add-batch", { body: { language: "german", cefrLevel: "A1", count: 20 } });
  await page.addInitScript(noteFormatters);
  const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: /account menu/ }), path).toBeVisible();
    await expect(page.locator("[data-loading]"), path).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await made(), path).toEqual([]);
  }
  // What is noted would show: a call makes one, for the time zone.
  await page.getByRole("button", { name: "Add 20 Words" }).click();
  await expect.poll(made).toContain("DateTimeFormat");
});

/** Runs in the page before its scripts. */
function noteFormatters(): void {
  const made: string[] = [];
  Object.assign(window, { made });
  // What is made while the page has nothing else to do delays nothing.
  const whenIdle = window.requestIdleCallback.bind(window);
  let isIdle = false;
  window.requestIdleCallback = (task, options) =>
    whenIdle((deadline) => {
      isIdle = true;
      task(deadline);
      isIdle = false;
    }, options);
  const add = (name: string): void => {
    if (!isIdle) made.push(name);
  };
  for (const name of ["DateTimeFormat", "NumberFormat", "Collator"] as const) {
    const note = <T>(then: T): T => {
      add(name);
      return then;
    };
    const noted: ProxyHandler<() => object> = {
      apply: (target, that, args) => note(Reflect.apply(target, that, args)),
      construct: (target, args) => note(Reflect.construct(target, args) as object),
    };
    Object.assign(Intl, { [name]: new Proxy(Intl[name] as unknown as () => object, noted) });
  }
  for (const [prototype, methods] of [
    [Number.prototype, ["toLocaleString"]],
    [Date.prototype, ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"]],
    [String.prototype, ["localeCompare"]],
  ] as const) {
    for (const method of methods) {
      const original = Reflect.get(prototype, method) as (...args: unknown[]) => unknown;
      Object.assign(prototype, {
        [method](this: unknown, ...args: unknown[]) {
          add(method);
          return Reflect.apply(original, this, args);
        },
      });
    }
  }
}

test("a page that comes without its data asks for it", async ({ learner: { page } }) => {
  await withoutPageData(page);
  await page.goto("/vocabulary");
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
});

test("a visitor who opens a lesson is asked to sign in, and nothing says that a session has ended", async ({
  guard,
  guest: { page },
}) => {
  // Its words are asked for before it is known who is here.
  guard.expectError(/401/);
  await page.goto(`/lesson/${FIRST_LESSON}`);
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("You are logged out")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/lesson/${FIRST_LESSON}$`));
});

test("the leaderboard costs no call besides its page, and one from home", async ({ learner: { page } }) => {
  await page.goto("/leaderboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const direct = (await loadsOf(page)).map(({ url }) => url).filter((url) => url.startsWith("/api/"));
  expect(direct).toEqual([]);

  await page.goto("/");
  await page.getByRole("link", { name: "Leaderboard", exact: true }).first().click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const fromHome = (await loadsOf(page)).map(({ url }) => url).filter((url) => url.startsWith("/api/"));
  expect(fromHome).toEqual(["/api/leaderboard"]);
});
