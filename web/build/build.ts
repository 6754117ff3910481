import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createBuilder } from "vite";
import { ensureBuiltInVerbs } from "#content/seed/built-in-verbs.ts";
import { initialChunks } from "./chunks.ts";
import { checkPagesAlone, readManifest } from "./manifest.ts";
import { fontPreloads } from "./page-head.ts";
import { prerenderLandingPage } from "./prerender-landing.ts";
import { reportSizes } from "./report-sizes.ts";

// `npm run build`: builds the browser's files and the Worker, then prerenders the landing page.
// dist/client/index.html is the app's empty shell; dist/client/landing.html is what a visitor gets at `/`.

const ROOT = new URL("../..", import.meta.url).pathname;
const WEB = `${ROOT}web/`;
const CLIENT = `${ROOT}dist/client/`;
const PAGES = { app: `${WEB}index.html`, landing: `${WEB}landing.html` };
const ENTRIES = [`${WEB}main.tsx`, `${WEB}landing.tsx`];

process.env.NODE_ENV = "production";
// The trial build below reads no configuration that would generate this file, and a fresh clone has none.
ensureBuiltInVerbs();
const builder = await createBuilder({
  configFile: `${ROOT}vite.config.ts`,
  build: { manifest: true, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: Object.values(PAGES),
          // No chunk may import from a page's own script: that would start the page's app in the wrong document.
          preserveEntrySignatures: "strict",
          output: {
            codeSplitting: { groups: await initialChunks(WEB, PAGES, ENTRIES) },
            // The app carries the name of every file that a route preloads, so names cost what they are long. Only what is loaded for its
            // own sake has one that a person can read; for what such files share the hash does.
            chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js"),
          },
        },
      },
    },
  },
});
await builder.buildApp();

const manifest = readManifest(CLIENT);
checkPagesAlone(manifest);
const landing = await prerenderLandingPage(ROOT);
// Preload Literata only where German appears above the fold.
edit("index.html", (html) => withHead(html, fontPreloads(manifest, ["figtree"])));
edit("landing.html", (html) => withRoot(withHead(html, fontPreloads(manifest, ["figtree", "literata"])), landing));
// Only this script needs the manifest.
rmSync(`${CLIENT}.vite`, { recursive: true, force: true });
reportSizes(CLIENT, manifest);

function edit(page: "index.html" | "landing.html", change: (html: string) => string): void {
  writeFileSync(CLIENT + page, change(readFileSync(CLIENT + page, "utf8")));
}

function withHead(html: string, tags: readonly string[]): string {
  return html.replace("</title>", () => `</title>\n    ${tags.join("\n    ")}`);
}

function withRoot(html: string, content: string): string {
  const empty = '<div id="root"></div>';
  if (!html.includes(empty)) throw new Error("landing.html has no empty #root");
  return html.replace(empty, () => `<div id="root">${content}</div>`);
}
