import { describe, expect, it } from "vitest";
import { nearestGermanWord } from "#schema/rules/nearest-german-word.ts";

describe("nearestGermanWord", () => {
  const LESSON = [
    { word: "Schwester" },
    { word: "Tür" },
    { word: "sich freuen" },
    { word: "Foto", accepted: ["Photo"] },
    { word: "er" },
    { word: "Mutter" },
    { word: "Mutti" },
  ];

  it.each([
    ["a letter too many", "Schwesterx", "Schwester"],
    ["letters that changed places", "Schwetser", "Schwester"],
    ["a missing umlaut", "Tur", "Tür"],
    ["a spelled-out umlaut with another mistake", "Tuerr", "Tür"],
    ["an article and capitals", "die SCHWESTR", "Schwester"],
    ["a verb without its sich", "freuhen", "sich freuen"],
    ["a mistake in a further spelling", "Photto", "Foto"],
    ["the nearer of two", "Muttr", "Mutter"],
    ["half of a short word", "es", null],
    ["another word", "Bruder", null],
    ["nothing", "  ", null],
  ])("%s: %s", (_what, typed, meant) => {
    expect(nearestGermanWord(typed, LESSON)?.word ?? null).toBe(meant);
  });
});
