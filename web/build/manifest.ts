import { readFileSync } from "node:fs";

/** One file of the build, as Vite's manifest lists it. */
interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Files of the build by their source file, relative to web/. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The manifest of the browser's build in `directory`. */
export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(`${directory}.vite/manifest.json`, "utf8")) as Manifest;
}

/** Throws if a file imports a page's own script: in another document, that would start the wrong app. */
export function checkPagesAlone(manifest: Manifest): void {
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  for (const [key, chunk] of Object.entries(manifest)) {
    const page = pages.find((one) => chunk.imports?.includes(one));
    if (page !== undefined) throw new Error(`'${key}' imports the script of ${page}`);
  }
}

/** Keys of everything that loads with `key`: itself and what it imports statically. */
export function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk '${key}'`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, seen);
  return seen;
}
