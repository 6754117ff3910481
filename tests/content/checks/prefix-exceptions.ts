import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER } from "#content/seed/source-files.ts";
import { type AllowList, parseAllowList } from "./allow-list.ts";

/** The reviewed exceptions of the prefix tests. Throws for a list that is not well-formed. */
export function readPrefixExceptions(folder: string = CONTENT_FOLDER): AllowList {
  const path = join(folder, "verb-prefixes/checks-allow.yaml");
  return existsSync(path) ? parseAllowList(readFileSync(path, "utf8")) : { names: [], allow: [] };
}
