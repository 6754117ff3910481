import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";

/** Search of `/chat`: the level that the form of a new conversation opens with. */
export interface ChatSearch {
  level?: CefrLevel;
}

/** The level that a search of `/chat` names, if there is such a level. */
export function chatSearchOf(search: Record<string, unknown>): ChatSearch {
  const level = CEFR_LEVELS.find((known) => known === search.level);
  return level === undefined ? {} : { level };
}
