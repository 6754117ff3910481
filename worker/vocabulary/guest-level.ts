import type { CefrLevel } from "#schema/terms/cefr.ts";

/** Visitors learn the words of A1 only. */
export const GUEST_LEVEL: CefrLevel = "A1";
