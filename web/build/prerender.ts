import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { Page } from "#schema/terms/page.ts";

/** HTML for the `#root` of the landing page and of each page of the app. */
export interface Prerendered {
  landing: string;
  shells: ReadonlyMap<Page, string>;
}

/** Builds web/prerender.tsx for Node and runs it. `root` is the repository's folder. */
export async function prerender(root: string): Promise<Prerendered> {
  const outDir = `${root}node_modules/.cache/prerender`;
  await build({
    configFile: false,
    root: `${root}web`,
    logLevel: "warn",
    plugins: [react()],
    build: { ssr: "prerender.tsx", outDir, emptyOutDir: true },
  });
  const module = (await import(pathToFileURL(`${outDir}/prerender.js`).href)) as {
    prerenderLanding: () => string;
    prerenderShells: () => Promise<[Page, string][]>;
  };
  return { landing: module.prerenderLanding(), shells: new Map(await module.prerenderShells()) };
}
