import * as z from "zod/mini";
import { CEFR_LEVELS, type CefrLevel } from "./cefr-levels.ts";

export { CEFR_LEVELS, CEFR_TITLES, type CefrLevel } from "./cefr-levels.ts";

export const cefrLevel = z.enum(CEFR_LEVELS);

/** The level after this one, which a level-up quiz opens; null after C2. */
export function nextCefrLevel(level: CefrLevel): CefrLevel | null {
  return CEFR_LEVELS[CEFR_LEVELS.indexOf(level) + 1] ?? null;
}
