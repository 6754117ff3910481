import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The signed-in home, which `/` loads beside the app. */
const HOME = /\/routes\/learning-path\.tsx$/;
const OTHER_ROUTES = /\/routes\/(?!learning-path|landing|home)[\w-]+\.tsx$/;
/** What the landing page fetches at the end of a quiz: without the app, so what both need is there from the start. */
const LANDING_LATER = /\/adverb-quiz\/(finished|completed)-quiz\.tsx$/;

/**
 * Left to itself, the bundler makes a file of every set of modules that happens to be shared: some forty small ones, each
 * compressed by itself, which costs the first page about 8 kB (budgets W1). This makes few: React, which changes with its
 * releases only; what the app and the landing page both start with; what else the app starts with, and what its home
 * shares with other routes; what the home shares with parts that come later. The rest stays split as it was.
 *
 * A trial build tells which modules a page really loads: after tree shaking, and without guessing at barrel files.
 * `entries` are the pages' own scripts: they start something when they run, so nobody else may need to load their files.
 */
export async function initialChunks(
  web: string,
  pages: { app: string; landing: string },
  entries: readonly string[],
): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await trialBuild(web, Object.values(pages));
  const loadedWith = (root: RegExp) => modulesWith(chunks, ({ facadeModuleId }) => root.test(facadeModuleId ?? ""));
  const app = modulesWith(chunks, ({ facadeModuleId }) => facadeModuleId === pages.app);
  const landing = modulesWith(chunks, ({ facadeModuleId }) => facadeModuleId === pages.landing);
  const landingLater = loadedWith(LANDING_LATER);
  const home = loadedWith(HOME);
  const otherRoutes = loadedWith(OTHER_ROUTES);
  const later = modulesWith(chunks, (chunk) => chunk.isDynamicEntry && !HOME.test(chunk.facadeModuleId ?? ""));

  const starters = new Set([...Object.values(pages), ...entries]);
  const isEntry = (id: string) => starters.has(id);
  const common = (id: string) => !isEntry(id) && (app.has(id) || (home.has(id) && otherRoutes.has(id)));
  // A group takes along what its modules need, so the ones that others need come first.
  return [
    { name: "react", priority: 4, test: (id) => app.has(id) && REACT.test(id) },
    { name: "start", priority: 3, test: (id) => common(id) && (landing.has(id) || landingLater.has(id)) },
    { name: "app", priority: 2, test: common },
    { name: "parts", priority: 1, test: (id) => home.has(id) && later.has(id) && !isEntry(id) },
  ];
}

async function trialBuild(web: string, input: string[]): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root: web,
    logLevel: "warn",
    plugins: [react(), tailwindcss()],
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) => ("output" in one ? one.output : [])).filter((file) => file.type === "chunk");
}

/** Every module that is loaded together with the chunks asked for: their own and those that they import statically. */
function modulesWith(
  chunks: readonly Rolldown.OutputChunk[],
  isRoot: (chunk: Rolldown.OutputChunk) => boolean,
): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Rolldown.OutputChunk>();
  const waiting = chunks.filter(isRoot);
  if (waiting.length === 0) throw new Error("The trial build lacks a page");
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) waiting.push(imported);
    }
  }
  return new Set([...seen].flatMap((chunk) => chunk.moduleIds));
}
