import { createServer } from "node:net";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { startBuiltServer } from "#tests/support/e2e/built-server.ts";
import { FIRST_LESSON, passLesson, SECOND_LESSON } from "#tests/support/e2e/lessons.ts";
import { quantile } from "../table.ts";
import { type Interaction, measureInteractions } from "./interactions.ts";
import { measureOpened, type Opened } from "./opened.ts";
import { startProxy } from "./proxy.ts";

/** Lighthouse's mobile profile: a mid-range phone (four times slower than this machine) on a slow 4G connection. */
const RUNS = Number(process.env.BENCH_PAGE_RUNS ?? 5);
const MEDIAN = 0.5;

/** A screen as it is measured. `hold` are its limits: the score at least, the times in milliseconds at most. */
interface Screen {
  name: string;
  path: string;
  isVisitor: boolean;
  hold: { score: number; lcp: number };
}

const LANDING = { score: 99, lcp: 1_500 };
const SIGNED_IN = { score: 95, lcp: 2_000 };
export const TBT_LIMIT_MS = 150;
export const CLS_LIMIT = 0.02;

const SCREENS: readonly Screen[] = [
  { name: "landing", path: "/", isVisitor: true, hold: LANDING },
  { name: "home", path: "/", isVisitor: false, hold: SIGNED_IN },
  { name: "lesson", path: `/lesson/${SECOND_LESSON}`, isVisitor: false, hold: SIGNED_IN },
  { name: "leaderboard", path: "/leaderboard", isVisitor: false, hold: SIGNED_IN },
  { name: "grammar topic", path: "/grammar/101", isVisitor: false, hold: SIGNED_IN },
  { name: "vocabulary", path: "/vocabulary", isVisitor: false, hold: SIGNED_IN },
  { name: "chat", path: "/chat", isVisitor: false, hold: SIGNED_IN },
];

/** Medians of one screen: scores from 0 to 100, times in milliseconds, bytes as sent. */
export interface PageFigures {
  screen: Screen;
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Null for pages of learners, which no search engine sees. */
  seo: number | null;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Everything that the page loads until it is quiet. */
  requests: number;
  bytes: number;
}

/**
 * Lighthouse on every screen, presses on some, and screens opened from home: one learner with a passed lesson, 40 words and a league; medians of BENCH_PAGE_RUNS (5)
 * runs.
 */
export async function measurePages({
  folder,
  port,
}: {
  folder: string;
  port: number;
}): Promise<{ pages: PageFigures[]; interactions: Interaction[]; opened: Opened[] }> {
  const server = await startBuiltServer({ port, stateDir: join(folder, "pages") });
  const debugging = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [`--remote-debugging-port=${debugging}`],
  });
  try {
    const cookie = await learnersCookie(server.origin);
    const [visitors, learners] = await Promise.all([
      startProxy({ target: server.origin, cookie: "" }),
      startProxy({ target: server.origin, cookie }),
    ]);
    const asked = process.env.BENCH_PAGE_SCREENS?.split(",");
    const measured: PageFigures[] = [];
    for (const screen of SCREENS.filter(({ name }) => asked?.includes(name) ?? true)) {
      const { origin } = screen.isVisitor ? visitors : learners;
      measured.push(await measure(screen, origin + screen.path, debugging));
    }
    const interactions = await measureInteractions(browser, learners.origin);
    const opened = await measureOpened(browser, learners.origin);
    await Promise.all([visitors.close(), learners.close()]);
    return { pages: measured, interactions, opened };
  } finally {
    await browser.close();
    await server.kill();
  }
}

async function measure(screen: Screen, url: string, port: number): Promise<PageFigures> {
  const runs: Omit<PageFigures, "screen">[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runLighthouse(url, port));
  const median = (pick: (one: Omit<PageFigures, "screen">) => number) => quantile(runs.map(pick), MEDIAN);
  return {
    screen,
    performance: median((one) => one.performance),
    accessibility: median((one) => one.accessibility),
    bestPractices: median((one) => one.bestPractices),
    seo: screen.isVisitor ? median((one) => one.seo ?? 0) : null,
    fcp: median((one) => one.fcp),
    lcp: median((one) => one.lcp),
    tbt: median((one) => one.tbt),
    cls: median((one) => one.cls),
    requests: median((one) => one.requests),
    bytes: median((one) => one.bytes),
  };
}

async function runLighthouse(url: string, port: number): Promise<Omit<PageFigures, "screen">> {
  const run = () => lighthouse(url, { port, logLevel: "error", output: "json" });
  let result = await run();
  // The browser's trace sometimes lacks the beginning of the navigation; Lighthouse itself asks to be run again.
  if (result?.lhr.runtimeError?.code === "NO_NAVSTART") result = await run();
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { audits, categories } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const items =
    (audits["network-requests"]?.details as { items?: { transferSize?: number }[] } | undefined)?.items ?? [];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    requests: items.length,
    bytes: items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}

/** The cookies of a learner who is at home: a lesson passed, words collected, a seat in a league. */
async function learnersCookie(origin: string): Promise<string> {
  const learner = await signUp(origin, makeAccount());
  await passLesson(learner, FIRST_LESSON);
  for (let i = 0; i < 2; i++) {
    await learner.call("POST /api/vocabulary/add-batch", { body: { language: "german", cefrLevel: "A1", count: 20 } });
  }
  return [...learner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
