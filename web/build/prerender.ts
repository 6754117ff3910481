import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { Page } from "#schema/terms/page.ts";

/** web/prerender.tsx, built for Node. */
export interface Prerender {
  prerenderLanding: () => string;
  prerenderShell: (page: Page, viewer: "learner" | "visitor") => Promise<string>;
}

/** Builds web/prerender.tsx for Node. `root` is the repository's folder. */
export async function buildPrerender(root: string): Promise<Prerender> {
  const outDir = `${root}node_modules/.cache/prerender`;
  await build({
    configFile: false,
    root: `${root}web`,
    logLevel: "warn",
    plugins: [react()],
    build: { ssr: "prerender.tsx", outDir, emptyOutDir: true },
  });
  return (await import(pathToFileURL(`${outDir}/prerender.js`).href)) as Prerender;
}
