import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Icons are small modules. Each in a file of its own would cost its name in the app's list of what a route preloads. */
const ICONS = /\/node_modules\/lucide-react\//;

/** So are the lists of terms: topics, languages. */
const TERMS = /\/schema\/terms\//;

/** The signed-in home, which `/` loads in addition to the app. */
const HOME = /\/routes\/learning-path\.tsx$/;
const OTHER_ROUTES = /\/routes\/(?!learning-path|landing|home)[\w-]+\.tsx$/;
/** What the landing page loads at the end of a quiz. It must not load the app for it, so what both need is in the start chunk. */
const LANDING_LATER = /\/adverb-quiz\/(finished|completed)-quiz\.tsx$/;

/**
 * The chunks that a page loads at its start. By default, the bundler makes a file of every set of modules that happens to
 * be shared: some forty small ones, each compressed separately, which costs the first page about 8 kB. These groups make
 * four of them:
 *   react: changes only with its releases
 *   start: what both the app and the landing page start with
 *   app: whatever else the app starts with, and what its home shares with other routes
 *   parts: what the home shares with components that are loaded later
 * Three more hold small modules that two or more routes share and the home doesn't: the icons and the terms that the landing page
 * starts with, and the other icons.
 * Everything else stays split as it was.
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
  // A group also takes what its modules import, so the groups that others depend on have the higher priority.
  return [
    { name: "react", priority: 4, test: (id) => app.has(id) && REACT.test(id) },
    { name: "start", priority: 3, test: (id) => common(id) && (landing.has(id) || landingLater.has(id)) },
    { name: "app", priority: 2, test: common },
    { name: "parts", priority: 1, test: (id) => home.has(id) && later.has(id) && !isEntry(id) },
    shared("icons", (id) => ICONS.test(id) && !home.has(id) && !landing.has(id)),
    shared("landing-icons", (id) => ICONS.test(id) && !home.has(id) && landing.has(id)),
    // Before the app: a rule of the app that imports such a list, if only for a part that no page needs, would take it along.
    { ...shared("landing-terms", (id) => TERMS.test(id) && !home.has(id) && landing.has(id)), priority: 3 },
  ];
}

/** A chunk of modules that two or more others would share anyway. */
function shared(name: string, test: (id: string) => boolean): Rolldown.CodeSplittingGroup {
  return { name, priority: 0, minShareCount: 2, test };
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
