import type { Correction } from "#schema/api/conversations.ts";
import type { CorrectionType } from "#schema/terms/correction-type.ts";

export const CORRECTION_TYPE_LABELS: Readonly<Record<CorrectionType, string>> = {
  grammar: "grammar",
  spelling: "spelling",
  "word-order": "word order",
  vocabulary: "vocabulary",
  other: "wording",
};

/** What a correction is about, in a word or two: the category of its grammar, otherwise its type. */
export function correctionKind({ type, grammarCategory }: Pick<Correction, "type" | "grammarCategory">): string {
  return type === "grammar" && grammarCategory !== null
    ? grammarCategory.replaceAll("-", " ")
    : CORRECTION_TYPE_LABELS[type];
}
