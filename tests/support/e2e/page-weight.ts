import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { parseSync } from "vite";

/** The pages of budgets W1. Each starts from its HTML and loads these chunks by itself, before anybody presses anything. */
export const FIRST_VIEWS = {
  landing: { html: "landing.html", chunks: ["landing"] },
  home: { html: "index.html", chunks: ["learning-path", "user-menu"] },
} as const;
export type FirstView = keyof typeof FIRST_VIEWS;

/** budgets W1, in kB of 1,000 bytes, brotli. */
export const W1_KB = { landing: 110, home: 125, chunk: 25, css: 14 } as const;

/** Bytes of a file as a browser gets it from the edge: brotli at its best, the way static files are stored. */
export function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

export function gzipBytes(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/**
 * Paths (/assets/…) of the scripts and styles that a first view needs: what its HTML names, the chunks that it loads at once
 * and everything that those import statically. `client` is the folder dist/client.
 */
export function filesOfFirstView(client: string, view: FirstView): { scripts: string[]; styles: string[] } {
  const html = readFileSync(`${client}/${FIRST_VIEWS[view].html}`, "utf8");
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, path]) => path ?? []);
  const chunks = FIRST_VIEWS[view].chunks.map((name) => chunkNamed(client, name));
  const scripts = closure(client, [...named.filter((path) => path.endsWith(".js")), ...chunks]);
  return { scripts, styles: named.filter((path) => path.endsWith(".css")) };
}

/** Every built script, the largest first. */
export function allScripts(client: string): string[] {
  return readdirSync(`${client}/assets`).filter((name) => name.endsWith(".js")).map((name) => `/assets/${name}`);
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
