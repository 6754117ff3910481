import { DEFAULT_LEVEL } from "#schema/rules/home-level.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";

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
