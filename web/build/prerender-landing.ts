import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Builds web/prerender.tsx for Node, runs it, and returns the landing page's HTML. `root` is the repository's folder. */
export async function prerenderLandingPage(root: string): Promise<string> {
  const outDir = `${root}node_modules/.cache/prerender`;
  await build({
    configFile: false,
    root: `${root}web`,
    logLevel: "warn",
    plugins: [react()],
    build: { ssr: "prerender.tsx", outDir, emptyOutDir: true },
  });
  const module = (await import(pathToFileURL(`${outDir}/prerender.js`).href)) as { prerenderLanding: () => string };
  return module.prerenderLanding();
}
