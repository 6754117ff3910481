import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { closureOf, type Manifest } from "./manifest.ts";

/** Limits in kB brotli: initial JavaScript of the landing page and of the signed-in home, a route's own file, all CSS. */
const LANDING_KB = 100;
const HOME_KB = 115;
const ROUTE_KB = 25;
const CSS_KB = 14;

const APP = "index.html";
const LANDING = "landing.html";
const HOME = "routes/learning-path.tsx";

/** Prints what a browser downloads, in kB brotli, and marks what exceeds its limit. The build succeeds either way. */
export function reportSizes(client: string, manifest: Manifest): void {
  const app = closureOf(manifest, APP);
  const size = (keys: Iterable<string>) => sum([...keys].map((key) => brotliKb(client, manifest[key]?.file ?? "")));

  console.log("\nkB brotli (limit)");
  line("landing", size(closureOf(manifest, LANDING)), LANDING_KB);
  line("signed-in home", size(new Set([...app, ...closureOf(manifest, HOME)])), HOME_KB);
  line("every page of the app", size(app));
  const routes = Object.keys(manifest).filter((name) => name.startsWith("routes/") && name !== HOME);
  for (const key of routes.toSorted()) {
    line(`  and ${key}, all it adds`, size([...closureOf(manifest, key)].filter((part) => !app.has(part))));
    line("    its own file", size([key]), ROUTE_KB);
  }
  const styles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  line("all styles", sum([...styles].map((file) => brotliKb(client, file))), CSS_KB);
}

function brotliKb(client: string, file: string): number {
  return brotliCompressSync(readFileSync(client + file)).byteLength / 1_000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function line(name: string, kb: number, limit?: number): void {
  const verdict = limit === undefined ? "" : ` (${limit})${kb > limit ? "  OVER THE LIMIT" : ""}`;
  console.log(`${kb.toFixed(1).padStart(7)}  ${name}${verdict}`);
}
