import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER } from "#content/seed/read-content.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { type AllowList, parseAllowList } from "./allow-list.ts";

const NOTHING: AllowList = { names: [], allow: [] };

/** Path of a level's own exceptions, relative to content/: each level has one, so that authors don't edit the same file. */
export function exceptionsFile(level: string): string {
  return `grammar/${level.toLowerCase()}/checks-allow.yaml`;
}

/** The reviewed exceptions of each level that has some. Throws for a list that is not well-formed. */
export function readGrammarExceptions(folder: string = CONTENT_FOLDER): Map<string, AllowList> {
  return new Map(
    CEFR_LEVELS.map((level) => {
      const path = join(folder, exceptionsFile(level));
      return [level, existsSync(path) ? parseAllowList(readFileSync(path, "utf8")) : NOTHING] as const;
    }),
  );
}

/** Two lists as one. */
export function joined(one: AllowList, other: AllowList): AllowList {
  return { names: [...one.names, ...other.names], allow: [...one.allow, ...other.allow] };
}
