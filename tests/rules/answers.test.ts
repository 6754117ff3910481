import { describe, expect, it } from "vitest";
import { normalizeAnswer, sameAnswer, sameGloss } from "#schema/rules/answers.ts";

describe("normalizeAnswer", () => {
  it.each([
    ["spaces at the ends", "  Haus ", "haus"],
    ["many spaces between", "guten \t Tag", "guten tag"],
    ["a non-breaking space", "guten\u00a0Tag", "guten tag"],
    ["u with a combining diaeresis, as macOS writes it", "Mu\u0308ller", "m\u00fcller"],
    ["capital umlauts", "ÄÖÜ", "äöü"],
    ["ß stays ß", "Straße", "straße"],
    ["capital ß", "STRAẞE", "straße"],
    ["a curly apostrophe", "Wie geht’s?", "wie geht's?"],
    ["nothing", "   ", ""],
  ])("%s", (_what, raw, normal) => {
    expect(normalizeAnswer(raw)).toBe(normal);
  });
});

describe("sameAnswer", () => {
  it.each([
    ["house", " HOUSE ", true],
    ["Mu\u0308tter", "M\u00fctter", true],
    ["Mutter", "Mütter", false],
    ["Masse", "Maße", false],
    ["schon", "schön", false],
    ["Muetter", "Mütter", false],
    ["good bye", "goodbye", false],
  ])("%j and %j: %s", (one, other, same) => {
    expect(sameAnswer(one, other)).toBe(same);
  });
});

describe("sameGloss", () => {
  it.each([
    ["to go", "go", true],
    ["To go", "to go ", true],
    ["the house", "house", true],
    ["an apple", "apple", true],
    ["how?", "how", true],
    ["to", "to", true],
    ["to", "the", false],
    ["today", "day", false],
    ["another", "other", false],
    ["you (formal)", "you (informal)", false],
  ])("%j and %j: %s", (one, other, same) => {
    expect(sameGloss(one, other)).toBe(same);
  });
});
