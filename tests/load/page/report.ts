import { kB, table } from "../table.ts";
import type { Interaction } from "./interactions.ts";
import { CLS_LIMIT, type PageFigures, TBT_LIMIT_MS } from "./measure.ts";
import { OPENED_LIMIT_MS, type Opened } from "./opened.ts";

/** The figures of each screen beside their limits. */
export function pageTable(measured: readonly PageFigures[]): string {
  return table(
    ["screen", "perf.", "access.", "practices", "SEO", "FCP s", "LCP s", "TBT ms", "CLS", "requests", "kB", "hold"],
    measured.map((figures) => [
      figures.screen.name,
      String(figures.performance),
      String(figures.accessibility),
      String(figures.bestPractices),
      figures.seo === null ? "–" : String(figures.seo),
      seconds(figures.fcp),
      seconds(figures.lcp),
      figures.tbt.toFixed(0),
      figures.cls.toFixed(3),
      String(figures.requests),
      kB(figures.bytes),
      broken(figures).join(", ") || "ok",
    ]),
  );
}

/** How long presses take beside their limits. */
export function interactionTable(measured: readonly Interaction[]): string {
  return table(
    ["press, on a phone 4× slower", "median ms", "longest ms", "hold"],
    measured.map(({ name, median, longest, hold }) => [
      name,
      String(median),
      String(longest),
      median <= hold ? `≤ ${hold}: ok` : `≤ ${hold}: OVER`,
    ]),
  );
}

/** How soon screens are there beside the limit. */
export function openedTable(measured: readonly Opened[]): string {
  return table(
    ["opened from home, loaded when pointed at", "median ms", "longest ms", "hold"],
    measured.map(({ path, median, longest }) => [
      path,
      median.toFixed(0),
      longest.toFixed(0),
      median <= OPENED_LIMIT_MS ? `≤ ${OPENED_LIMIT_MS}: ok` : `≤ ${OPENED_LIMIT_MS}: OVER`,
    ]),
  );
}

function broken({ screen: { hold }, performance, accessibility, bestPractices, lcp, tbt, cls }: PageFigures): string[] {
  return [
    performance < hold.score ? `score ≥ ${hold.score}` : "",
    accessibility < 100 ? "accessibility 100" : "",
    bestPractices < 100 ? "practices 100" : "",
    lcp > hold.lcp ? `LCP ≤ ${seconds(hold.lcp)}` : "",
    tbt > TBT_LIMIT_MS ? `TBT ≤ ${TBT_LIMIT_MS}` : "",
    cls > CLS_LIMIT ? `CLS ≤ ${CLS_LIMIT}` : "",
  ].filter((one) => one !== "");
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(2);
}
