import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createBuilder, loadConfigFromFile } from "vite";
import { PAGES as PATHS, shellOf } from "#schema/terms/page.ts";
import { initialChunks } from "./chunks.ts";
import { leanGermanFont } from "./german-font.ts";
import { inlined } from "./inline.ts";
import { withLateFiles } from "./late-files.ts";
import { checkPagesAlone, readManifest } from "./manifest.ts";
import { fontPreloads } from "./page-head.ts";
import { buildPrerender } from "./prerender.ts";
import { reportSizes } from "./report-sizes.ts";
import { headsOfPages } from "./shells.ts";

// `npm run build`: builds the browser's files and the Worker, then prerenders the landing page.
// dist/client/index.html is the app's empty shell, and learner-*.html and visitor-*.html are each page's, with its first picture and what its screen loads; dist/client/landing.html is what a visitor gets at `/`.

const ROOT = new URL("../..", import.meta.url).pathname;
const WEB = `${ROOT}web/`;
const CLIENT = `${ROOT}dist/client/`;
const PAGES = { app: `${WEB}index.html`, landing: `${WEB}landing.html` };
const ENTRIES = [`${WEB}main.tsx`, `${WEB}landing.tsx`];

process.env.NODE_ENV = "production";
// The trial build below is configured here. The project's configuration generates files that it needs and that a fresh clone lacks.
await loadConfigFromFile({ command: "build", mode: "production" }, `${ROOT}vite.config.ts`);
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
await leanGermanFont(CLIENT, manifest);
const { prerenderLanding, prerenderShell } = await buildPrerender(ROOT);
const heads = headsOfPages(manifest);
const bare = readFileSync(`${CLIENT}index.html`, "utf8");
for (const page of PATHS) {
  const html = withHead(bare, heads.get(page) ?? []);
  for (const viewer of ["learner", "visitor"] as const) {
    await write(shellOf(page, viewer), withRoot(html, await prerenderShell(page, viewer)));
  }
}
await write("index.html", withHead(bare, fontPreloads(manifest, ["figtree"])));
const landingPage = readFileSync(`${CLIENT}landing.html`, "utf8");
await write("landing.html", withRoot(withHead(landingPage, fontPreloads(manifest, ["figtree"])), prerenderLanding()));
// Only this script needs the manifest.
rmSync(`${CLIENT}.vite`, { recursive: true, force: true });
reportSizes(CLIENT, manifest);

async function write(file: string, html: string): Promise<void> {
  writeFileSync(CLIENT + file, withLateFiles(await inlined(html, CLIENT)));
}

function withHead(html: string, tags: readonly string[]): string {
  return html.replace("</title>", () => `</title>\n    ${tags.join("\n    ")}`);
}

function withRoot(html: string, content: string): string {
  const empty = '<div id="root"></div>';
  if (!html.includes(empty)) throw new Error("landing.html has no empty #root");
  return html.replace(empty, () => `<div id="root">${content}</div>`);
}
