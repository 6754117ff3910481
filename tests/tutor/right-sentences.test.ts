import { describe, expect, it } from "vitest";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "./lexicon.ts";
import { RIGHT_SENTENCES } from "./right-sentences.ts";

describe.each(["A2", "B1", "C1"] as const)("right sentences, at %s", (level) => {
  it.each(Object.entries(RIGHT_SENTENCES))("leaves alone: %s", (_, sentences) => {
    const touched = sentences.flatMap((sentence) =>
      analyze(lexicon, sentence, { level }).edits.map(
        ({ rule, original, corrected }) => `${sentence} | ${original} → ${corrected} (${rule})`,
      ),
    );
    expect(touched).toEqual([]);
  });
});
