import { expect, it } from "vitest";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { shippedLexicon } from "#worker/tutor/german/shipped-lexicon.ts";

it("the lexicon is built into the Worker, with its umlauts", () => {
  expect(shippedLexicon().noun("Tür")?.genders).toEqual(["f"]);
});

it("the Worker corrects a message with it", () => {
  const message = "Morgens ich trinke ein Kaffee.";
  expect(analyze(shippedLexicon(), message, { level: "A1" }).corrected).toBe("Morgens trinke ich einen Kaffee.");
});
