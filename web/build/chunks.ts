import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { type Root, sharedChunks } from "./shared-chunks.ts";

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The signed-in home, which `/` loads in addition to the app. */
const HOME = /\/routes\/learning-path\.tsx$/;
const OTHER_ROUTES = /\/routes\/(?!learning-path|landing|home)[\w-]+\.tsx$/;
/** What the landing page loads at the end of a quiz. It must not load the app for it, so what both need is in the start chunk. */
const LANDING_LATER = /\/adverb-quiz\/(finished|completed)-quiz\.tsx$/;

/**
 * The chunks that a page loads at its start. By default, the bundler makes a file of every set of modules that happens to
 * be shared: some forty small ones, each compressed separately, which costs the first page about 8 kB. These groups make
 * four of those that start a page:
 *   react: changes only with its releases
 *   start: what both the app and the landing page start with
 *   app: whatever else the app starts with, and what its home shares with other routes
 *   parts: what the home shares with components that are loaded later
 * What else two or more pages or dialogs share comes in as few files as is sensible (shared-chunks.ts). The rest stays split as it was.
 *
 * A trial build tells which modules a page really loads, after tree shaking and through barrel files. `entries` are the
 * pages' own scripts. They start an app when they run, so they stay out of every group.
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
  const named = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  const isPlaced = (id: string) => isEntry(id) || named.has(id) || common(id) || (home.has(id) && later.has(id));
  const rest = sharedChunks(rootsOf(chunks, pages, isPlaced), sizesOf(chunks));
  // A group also takes what its modules import, so the groups that others depend on have the higher priority.
  return [
    { name: "react", priority: 4, test: (id) => app.has(id) && REACT.test(id) },
    { name: "start", priority: 3, test: (id) => common(id) && (landing.has(id) || landingLater.has(id)) },
    { name: "app", priority: 2, test: common },
    { name: "parts", priority: 1, test: (id) => home.has(id) && later.has(id) && !isEntry(id) },
    ...rest.map((modules, at) => ({ name: `shared-${at}`, priority: 0, test: (id: string) => modules.has(id) })),
  ];
}

/** Everything besides the app's start that is loaded for its own sake. */
function rootsOf(
  chunks: readonly Rolldown.OutputChunk[],
  pages: { landing: string },
  isPlaced: (id: string) => boolean,
): Root[] {
  const own = chunks.filter(({ facadeModuleId, isDynamicEntry }) => isDynamicEntry || facadeModuleId === pages.landing);
  return own.map((chunk) => ({
    name: chunk.fileName,
    isLean: chunk.facadeModuleId === pages.landing,
    weight: weightOf(chunk, pages.landing),
    modules: new Set([...modulesWith(chunks, (one) => one === chunk)].filter((id) => !isPlaced(id))),
  }));
}

/** The landing page is everybody's first, and most of its visitors have nothing in their cache. Most dialogs are opened by few, and later. */
function weightOf({ facadeModuleId }: Rolldown.OutputChunk, landing: string): number {
  if (facadeModuleId === landing) return 4;
  return /\/routes\//.test(facadeModuleId ?? "") ? 1 : 0.3;
}

function sizesOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, number> {
  return new Map(
    chunks.flatMap(({ modules }) => Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
  );
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

/** Every module that loads with the root chunks: their own and those of the chunks that they import statically. */
function modulesWith(
  chunks: readonly Rolldown.OutputChunk[],
  isRoot: (chunk: Rolldown.OutputChunk) => boolean,
): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Rolldown.OutputChunk>();
  const waiting = chunks.filter(isRoot);
  if (waiting.length === 0) throw new Error("The trial build has no such chunk");
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
