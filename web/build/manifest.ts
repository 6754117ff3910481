import { readFileSync } from "node:fs";

/** One file of the build, as Vite's manifest lists it. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** By source file, relative to web/. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The manifest of the browser's build in `directory`. */
export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(`${directory}.vite/manifest.json`, "utf8")) as Manifest;
}

/** Keys of everything that is loaded together with `key`: itself and what it imports statically. */
export function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk '${key}'`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, seen);
  return seen;
}
