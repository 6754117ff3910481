import type { CefrLevel } from "#schema/terms/cefr.ts";

/** Visitors learn at this level alone. */
export const GUEST_LEVEL: CefrLevel = "A1";
