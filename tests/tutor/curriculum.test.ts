import { expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "./lexicon.ts";

/** Correct German of every level, written for learners and read by several people: 4,500 sentences that nothing should touch. */
it("touches at most three in a thousand of the curriculum's sentences", { timeout: 60_000 }, () => {
  const sentences = readContent().chapters.flatMap(({ lessons }) =>
    lessons.flatMap(({ words }) => words.map((word) => word.sentence.replaceAll("*", ""))),
  );
  const touched = sentences.flatMap((sentence) => {
    const { edits } = analyze(lexicon, sentence, { level: "B1" });
    return edits.map(({ rule, original, corrected }) => `${rule}: ${original} → ${corrected} | ${sentence}`);
  });
  expect(touched.length, touched.join("\n")).toBeLessThanOrEqual((sentences.length * 3) / 1_000);
});
