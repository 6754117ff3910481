import * as z from "zod/mini";

/** Kinds of content whose answers can be reported as right too. A grammar exercise will be one. */
export const REPORTED_KINDS = ["word"] as const;
export const reportedKind = z.enum(REPORTED_KINDS);
export type ReportedKind = z.infer<typeof reportedKind>;

/** What was asked for: a German word, a translation or the plural of a noun. */
export const ASKED_FOR = ["german", "english", "plural"] as const;
export const askedFor = z.enum(ASKED_FOR);
export type AskedFor = z.infer<typeof askedFor>;
