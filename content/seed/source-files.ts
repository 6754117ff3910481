import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceFile } from "./yaml-file.ts";

/** The folder that teachers edit. */
export const CONTENT_FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** Every file below `folder`/`part`, in the order of their paths; none when the part does not exist. */
export function filesIn(folder: string, part: string): SourceFile[] {
  if (!existsSync(join(folder, part))) return [];
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ file: relative(folder, path).split(sep).join("/"), text: readFileSync(path, "utf8") }));
}
