import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { parseSync } from "vite";

/** The pages with a budget. Each starts from its HTML and loads these chunks before anybody presses anything. */
export const FIRST_VIEWS = {
  landing: { html: "landing.html", chunks: [] },
  home: { html: "index.html", chunks: ["learning-path"] },
} as const;
export type FirstView = keyof typeof FIRST_VIEWS;

/** Budgets of the page in kB of 1,000 bytes, brotli (docs/product.md#budget-page). */
export const PAGE_BUDGET_KB = { landing: 100, home: 115, route: 25, css: 14 } as const;

/** Budgets of the Worker in kB of 1,000 bytes, gzip (docs/product.md#budget-worker): its program, and its data. */
export const WORKER_BUDGET_KB = { program: 320, data: 1_300 } as const;

/** Size in bytes, gzip, of what is deployed as the Worker. The tutor's lexicon and the built-in content, most of it the tutor's lines, are files of their own (vite.config.ts). */
export function workerBytes(folder: string): Record<keyof typeof WORKER_BUDGET_KB, number> {
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const weight = (names: readonly string[]) => names.reduce((sum, name) => sum + gzipBytes(`${folder}/${name}`), 0);
  const isData = (name: string): boolean => /(?:^|\/)(?:lexicon|built-in)-[\w-]+\.js$/.test(name);
  return {
    program: weight(scripts.filter((name) => !isData(name))),
    data: weight(scripts.filter(isData)),
  };
}

/** Size in bytes of a file as the edge delivers it: compressed with brotli at its highest quality, as static files are stored. */
export function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

export function gzipBytes(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/**
 * Paths (/assets/…) of the scripts and styles that a first view needs: what its HTML names, the chunks that it loads right
 * away and everything that those import statically. `client` is the folder dist/client.
 */
export function filesOfFirstView(client: string, view: FirstView): { scripts: string[]; styles: string[] } {
  const { html, chunks } = FIRST_VIEWS[view];
  const { scripts, styles } = filesNamedIn(client, html);
  return { scripts: closure(client, [...scripts, ...chunks.map((name) => chunkNamed(client, name))]), styles };
}

/**
 * The page of the app that loads the most on top of what every page loads: its chunk with everything that it imports statically
 * and that isn't part of the app's entry.
 */
export function heaviestRoute(client: string): { path: string; files: string[] } {
  const entry = new Set(filesNamedIn(client, "index.html").scripts);
  const landing = new Set(filesOfFirstView(client, "landing").scripts);
  const routes = allScripts(client)
    .filter((path) => !entry.has(path) && !landing.has(path))
    .map((path) => ({ path, files: closure(client, [path]).filter((file) => !entry.has(file)) }));
  const weight = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliBytes(client + file), 0);
  const [heaviest] = routes.toSorted((one, other) => weight(other.files) - weight(one.files));
  if (!heaviest) throw new Error("No route of the app has a chunk of its own");
  return heaviest;
}

function allScripts(client: string): string[] {
  const names = readdirSync(`${client}/assets`).filter((name) => name.endsWith(".js"));
  return names.map((name) => `/assets/${name}`);
}

function filesNamedIn(client: string, html: string): { scripts: string[]; styles: string[] } {
  const text = readFileSync(`${client}/${html}`, "utf8");
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, path]) => path ?? []);
  return {
    scripts: closure(
      client,
      named.filter((path) => path.endsWith(".js")),
    ),
    styles: named.filter((path) => path.endsWith(".css")),
  };
}

function chunkNamed(client: string, name: string): string {
  const found = allScripts(client).filter((path) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(path));
  if (found.length !== 1 || !found[0]) throw new Error(`Expected one chunk '${name}', found ${found.length}`);
  return found[0];
}

function closure(client: string, from: readonly string[]): string[] {
  const seen = new Set<string>();
  const open = [...from];
  for (let path = open.pop(); path; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...staticImports(client, path));
  }
  return [...seen].toSorted();
}

function staticImports(client: string, path: string): string[] {
  const { module } = parseSync(path, readFileSync(`${client}${path}`, "utf8"));
  const named = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExports(module)];
  return named.map((value) => new URL(value, `http://built${path}`).pathname);
}

function reExports({ staticExports }: ReturnType<typeof parseSync>["module"]): string[] {
  return staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
}
