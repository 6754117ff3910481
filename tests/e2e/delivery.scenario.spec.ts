import { basename } from "node:path";
import type { Page, Request } from "@playwright/test";
import { ROOT } from "#tests/support/e2e/built-server.ts";
import { doAllButLessons } from "#tests/support/e2e/day.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { LessonScreen } from "#tests/support/e2e/lesson-screen.ts";
import { FIRST_LESSON, passLesson, readLesson, SECOND_LESSON } from "#tests/support/e2e/lessons.ts";
import {
  brotliBytes,
  type FirstView,
  filesOfFirstView,
  PAGE_BUDGET_KB,
  WORKER_BUDGET_KB,
  workerBytes,
} from "#tests/support/e2e/page-weight.ts";
import { dialogNamed, expectLearningPath, openUserMenu, toastNamed } from "#tests/support/e2e/shell.ts";

const CLIENT = `${ROOT}dist/client`;

test("the landing page can be read before any script runs", async ({ stage }) => {
  const { page } = await stage.guest("guest without JavaScript", { javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The Best Website to Learn German, Backed by Science.",
  );
  await expect(page.getByRole("link", { name: "Get Started - Login / Create Account" })).toHaveAttribute(
    "href",
    "/auth",
  );
  await expect(page.getByRole("link", { name: /1\. My Vocabulary/ })).toHaveAttribute("href", "/auth");
  await expect(page.getByRole("link", { name: /2\. Grammar Rules Library/ })).toHaveAttribute("href", "/auth");
  await expect(page.locator("#features").getByRole("heading", { level: 3 })).toHaveText([
    "Learn Words with Articles",
    "Progressive Learning Path",
    "Interactive Quizzes",
    "Gender-Coded Learning",
    "Track Your Progress",
    "Practice Mode Options",
  ]);
  await expect(page.getByRole("heading", { name: "Ready to Speak German?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Learning Free" })).toBeVisible();
  await expect(page.locator("footer").getByRole("link")).toHaveCount(12);
  await expect(page.locator("#pricing")).toBeAttached();
});

test("every page carries the strict security headers", async ({ guest: { context } }) => {
  for (const path of ["/", "/auth", "/subscribe", "/lesson/1", "/api/auth/user"]) {
    const headers = (await context.request.get(path)).headers();
    const csp = headers["content-security-policy"] ?? "";
    expect(csp, path).toContain("frame-ancestors 'none'");
    expect(csp.match(/(?:script|default)-src [^;]*/g)?.join(" "), path).not.toMatch(/unsafe|https?:|\*/);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringContaining("max-age="),
    });
  }
});

test("files that are served without the Worker ask for https and keep their type", async ({ guest: { context } }) => {
  const page = await (await context.request.get("/")).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? "no script in the page";
  for (const path of [script, "/theme.js", "/favicon.svg", "/robots.txt", "/site.webmanifest"]) {
    const response = await context.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
    });
  }
});

test("the chosen theme applies before the first paint and survives a reload", async ({ learner: { page } }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expectLearningPath(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  const menu = await openUserMenu(page);
  await menu.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(paper).not.toBe(light);

  await page.reload();
  await expectLearningPath(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await paper()).not.toBe(light);
  // The page's own script sets it, before there is anything to paint.
  const html = await (await page.request.get("/")).text();
  expect(html.indexOf("dataset.theme")).toBeGreaterThan(0);
  expect(html.indexOf("dataset.theme")).toBeLessThan(html.indexOf("<body"));

  const again = await openUserMenu(page);
  await expect(again.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  await again.getByRole("menuitemradio", { name: "System" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await expect.poll(paper).toBe(light);
});

test("learners who prefer reduced motion level up without confetti", async ({ stage }) => {
  const { page, api } = await stage.learner("calm", { reducedMotion: "reduce" });
  await doAllButLessons(api);
  await passLesson(api, FIRST_LESSON);
  const screen = new LessonScreen(page, await readLesson(api, SECOND_LESSON));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(basename(request.url())));
  await screen.open();
  await screen.startQuiz();
  await screen.answerAll();
  await expect(dialogNamed(page, "Level Up!")).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
  expect(asked.filter((name) => name.startsWith("confetti"))).toEqual([]);
});

test("the landing page and the home page stay within their size limits", async ({ guest, learner }) => {
  const first: Record<FirstView, Page> = { landing: guest.page, home: learner.page };
  for (const view of ["landing", "home"] as const) {
    const page = first[view];
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const scripts = [...asked].filter((path) => /^\/assets\/.*\.js$/.test(path)).toSorted();
    const styles = [...asked].filter((path) => /^\/assets\/.*\.css$/.test(path)).toSorted();
    expect(scripts, `${view}: what the browser loads is what the benchmark weighs`).toEqual(
      filesOfFirstView(CLIENT, view).scripts,
    );
    expect(kilobytes(scripts), `JavaScript of ${view}, kB brotli`).toBeLessThanOrEqual(PAGE_BUDGET_KB[view]);
    expect(kilobytes(styles), `CSS of ${view}, kB brotli`).toBeLessThanOrEqual(PAGE_BUDGET_KB.css);
  }

  function kilobytes(paths: readonly string[]): number {
    return paths.reduce((sum, path) => sum + brotliBytes(CLIENT + path), 0) / 1_000;
  }
});

/** Pages whose first picture is more than placeholders, each with something that it says. */
const PICTURES = [
  { path: "/", says: "The Best Website to Learn German" },
  { path: `/lesson/${FIRST_LESSON}`, says: "You can greet people" },
  { path: "/grammar/101", says: "A personal pronoun says who is speaking" },
  { path: "/leaderboard", says: "Not in a League Yet" },
  { path: "/vocabulary", says: "My Vocabulary" },
  { path: "/chat", says: "You write German" },
];

test("a learner's pages can be read before any script runs, and the app shows the same in the same place", async ({
  stage,
  learner: { page },
}) => {
  const { page: still } = await stage.learner("still", { javaScriptEnabled: false });
  for (const { path, says } of PICTURES) {
    const first = (on: Page) => on.getByRole("main").locator("h1, h2, p").filter({ hasText: says }).first();
    await still.goto(path);
    await expect(first(still), path).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole("button", { name: /account menu/ })).toBeVisible();
    await expect(first(page), path).toBeVisible();
    await Promise.all([still, page].map((on) => on.evaluate(() => document.fonts.ready.then(() => null))));
    expect(await first(page).innerText(), path).toBe(await first(still).innerText());
    // Its width may follow what the data say beside it.
    const { width: _, ...place } = (await first(still).boundingBox()) ?? { width: 0 };
    expect(await first(page).boundingBox(), path).toMatchObject(place);
  }
});

test("the first picture lacks no style that the stylesheet brings later", async ({ stage }) => {
  const { page } = await stage.learner("still", { javaScriptEnabled: false });
  for (const { path } of PICTURES) {
    await page.goto(path);
    expect(await page.evaluate(stylesThatComeLate), path).toEqual([]);
  }
});

/** Selectors of the whole stylesheet that something on the page matches, and that the page's own styles lack; typefaces included. */
function stylesThatComeLate(): string[] {
  const own = new Set<string>();
  const whole = new Set<string>();
  function collect(rules: CSSRuleList, into: Set<string>): void {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule) into.add(rule.cssText);
      if (rule instanceof CSSStyleRule) into.add(rule.selectorText);
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules, into);
    }
  }
  for (const sheet of document.styleSheets) collect(sheet.cssRules, sheet.href === null ? own : whole);
  if (whole.size === 0) throw new Error("The stylesheet is not there yet");
  const listOf = (selector: string) => selector.split(/, (?![^(]*\))/);
  const parts = new Set([...own].flatMap(listOf));
  return [...whole].filter((selector) => {
    if (own.has(selector)) return false;
    if (selector.startsWith("@font-face")) return true;
    // Of a list, the page's own rules keep what they need. What is before or after an element counts with it.
    const elements = listOf(selector).filter((one) => !parts.has(one) && !/^:(?!root|lang)/.test(one));
    return elements.some((one) => {
      try {
        return document.querySelector(one.replace(/::[-a-z]+$/, "")) !== null;
      } catch {
        // A piece of a selector with lists in lists: no rule of ours for a first picture.
        return false;
      }
    });
  });
}

test("scripts and the stylesheet are asked for after the first picture", async ({ learner: { page }, guest }) => {
  for (const [viewer, path] of [
    [page, "/grammar/101"],
    [page, "/"],
    [guest.page, "/"],
  ] as const) {
    const asked: string[] = [];
    const note = (request: Request) => asked.push(request.url());
    viewer.on("request", note);
    await viewer.goto(path);
    await expect.poll(() => asked.filter((url) => /\.(?:js|css)$/.test(url)).length, path).toBeGreaterThan(5);
    viewer.off("request", note);
    const { painted, first } = await viewer.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      first: Math.min(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.(?:js|css)$/.test(name))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(first, path).toBeGreaterThan(painted);
  }
});

test("a page that is not painted starts the app all the same", async ({ learner: { page } }) => {
  // As in a tab in the background.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/");
  await expectLearningPath(page);
});

test("a page that lost its connection before the app came starts when it is back", async ({
  learner: { page, context },
  guard,
}) => {
  guard.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.route("**/assets/*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/");
  await failed;
  await context.setOffline(true);
  await page.unrouteAll({ behavior: "wait" });
  await context.setOffline(false);
  await expectLearningPath(page);
});

test("a page that hears of the lost connection only after it is back starts, too", async ({
  learner: { page, context },
  guard,
}) => {
  guard.expectError(/ERR_FAILED/);
  let isBack = false;
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  const asked: string[] = [];
  await page.route("**/assets/*.js", async (route) => {
    if (isBack) return route.continue();
    asked.push(route.request().url());
    await failing;
    return route.abort();
  });
  await page.goto("/", { waitUntil: "commit" });
  const app = await page
    .locator("head > script[type=module]")
    .evaluate((script) => (script instanceof HTMLScriptElement ? script.src : ""));
  await expect.poll(() => asked).toContain(app);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  isBack = true;
  fail();
  await expectLearningPath(page);
});

/** Lets the page's scripts arrive only when the function that it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("what a visitor chooses, presses and types before the app has started is done once it has", async ({
  guest: { page },
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const chat = page.getByRole("region", { name: "Say something in German" });
  const field = chat.getByRole("textbox", { name: "Your message in German" });
  await field.fill("Ich lerne Deutsch.");
  await field.press("Enter");
  await page.getByRole("radio", { name: "B2", exact: true }).check();
  await page.getByRole("button", { name: "Start Quiz" }).click();
  release();
  await expect(page.getByRole("heading", { name: "Adverb Quiz - Level B2" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "B2", exact: true })).toBeChecked();
  await expect(chat.getByText("4 of 5")).toBeVisible();
  await expect(field).toHaveValue("");
});

test("what a learner presses before the app has started is done once it has", async ({ learner: { page } }) => {
  const release = await holdScripts(page);
  await page.goto("/chat", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Travel" }).check();
  await page.getByRole("button", { name: /^Start .* Practice$/ }).click();
  expect(new URL(page.url()).pathname).toBe("/chat");
  release();
  await expect(toastNamed(page, "Conversation Started")).toContainText("Travel Practice");

  await page.unrouteAll({ behavior: "wait" });
  const releaseHome = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("tab", { name: "B1" }).click();
  releaseHome();
  await expect(page).toHaveURL("/?level=B1");
});

test("the Worker keeps to its size", () => {
  const { program, data } = workerBytes(`${ROOT}dist/worker`);
  expect(program / 1_000, "program, kB gzip").toBeLessThanOrEqual(WORKER_BUDGET_KB.program);
  expect(data / 1_000, "lexicon and built-in content, kB gzip").toBeLessThanOrEqual(WORKER_BUDGET_KB.data);
});

test("every link in the footer leads to a real page", async ({ guest: { page } }) => {
  await page.goto("/");
  const links = await page
    .locator("footer")
    .getByRole("link")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((href) => href === "#" || href === "")).toEqual([]);
  for (const href of new Set(links)) {
    await page.goto(href);
    await expect(page.getByRole("heading", { level: 1 }), href).not.toHaveText("404 Page Not Found");
    const hash = href.split("#")[1];
    if (hash) await expect(page.locator(`#${hash}`), href).toBeAttached();
  }
});

test("the app can be installed: its manifest comes along with its files", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await page.goto("/");
  await expect.poll(async () => (await browser.send("Page.getAppManifest")).url).toMatch(/\/site\.webmanifest$/);
  expect((await browser.send("Page.getAppManifest")).errors).toEqual([]);
});
