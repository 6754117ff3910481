import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

interface Family {
  level?: CefrLevel;
  /** What a learner writes, and what it becomes. */
  catches: readonly (readonly [string, string])[];
  /** Right sentences that look as if the rule could fire. */
  leaves: readonly string[];
}

/** Declares the tests of a family of rules: what it must correct, and what it must leave alone. */
export function describeRules(name: string, { level = "A2", catches, leaves }: Family): void {
  describe(name, () => {
    if (catches.length > 0)
      it.each(catches)("%s → %s", (text, corrected) => {
        expect(analyze(lexicon, text, { level }).corrected).toBe(corrected);
      });

    it.each(leaves)("leaves alone: %s", (text) => {
      expect(analyze(lexicon, text, { level }).edits).toEqual([]);
    });
  });
}
