import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";

/** The level whose tab is open at first. */
export const DEFAULT_LEVEL: CefrLevel = "A1";

/** Id of the part of the Learning Path that holds the levels with their chapters. */
export const CURRICULUM_ID = "curriculum";

/** Search of `/`: the level whose tab is open, left out for the default one. */
export interface HomeSearch {
  level?: CefrLevel;
}

/** The search that opens a level's tab. */
export function homeSearchOf(level: CefrLevel): HomeSearch {
  return level === DEFAULT_LEVEL ? {} : { level };
}

/** The address of a level's tab. */
export function homePath(level: CefrLevel): string {
  return level === DEFAULT_LEVEL ? "/" : `/?level=${level}`;
}

/** The level that a search of `/` names; the default one when it names none that exists. */
export function homeLevelOf(search: object): CefrLevel {
  const asked = "level" in search ? search.level : undefined;
  return CEFR_LEVELS.find((level) => level === asked) ?? DEFAULT_LEVEL;
}
