import { CEFR_LEVELS, type CefrLevel } from "../terms/cefr.ts";

/** The level whose tab is open on the Learning Path at first. */
export const DEFAULT_LEVEL: CefrLevel = "A1";

/** The address of a level's tab. */
export function homePath(level: CefrLevel): string {
  return level === DEFAULT_LEVEL ? "/" : `/?level=${level}`;
}

/** The level that the search of `/` names; the default one when it names none that exists. */
export function homeLevelOf(search: object): CefrLevel {
  const asked = "level" in search ? search.level : undefined;
  return CEFR_LEVELS.find((level) => level === asked) ?? DEFAULT_LEVEL;
}
