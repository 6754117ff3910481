import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr-levels.ts";
import { DEFAULT_LEVEL } from "./queries.ts";

/** Search of `/`: the level whose tab is open, left out for the first one. */
export interface HomeSearch {
  level?: CefrLevel;
}

/** The search that opens a level's tab. */
export function homeSearchOf(level: CefrLevel): HomeSearch {
  return level === DEFAULT_LEVEL ? {} : { level };
}

/** The level that a search of `/` asks for; the first one where it makes no sense. */
export function homeLevelOf(search: object): CefrLevel {
  const asked = "level" in search ? search.level : undefined;
  return CEFR_LEVELS.find((level) => level === asked) ?? DEFAULT_LEVEL;
}
