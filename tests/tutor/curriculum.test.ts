import { expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { allWords } from "#tests/content/checks/finding.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "./lexicon.ts";

/** Correct German of every level, written for learners and read by several people: sentences that nothing should touch. */
it("touches at most three in a thousand of the sentences of our words", { timeout: 60_000 }, () => {
  const sentences = allWords(readContent()).map(({ word }) => word.sentence);
  const touched = sentences.flatMap((sentence) => {
    const { edits } = analyze(lexicon, sentence, { level: "B1" });
    return edits.map(({ rule, original, corrected }) => `${rule}: ${original} → ${corrected} | ${sentence}`);
  });
  expect(touched.length, touched.join("\n")).toBeLessThanOrEqual((sentences.length * 3) / 1_000);
});
