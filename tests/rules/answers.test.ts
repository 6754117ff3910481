import { describe, expect, it } from "vitest";
import {
  acceptsGermanWord,
  isSpelledOut,
  nearestGermanWord,
  normalizeAnswer,
  sameAnswer,
  sameGloss,
  stripArticle,
} from "#schema/rules/answers.ts";

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

describe("stripArticle", () => {
  const articles = ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "eines"];

  it.each(articles)("strips %s, in any letter case", (article) => {
    expect(stripArticle(`${article} See`)).toBe("See");
    expect(stripArticle(` ${article.toUpperCase()}   See `)).toBe("See");
    expect(stripArticle(article)).toBe(article);
  });

  it.each([
    ["derselbe", "derselbe"],
    ["einer Frau", "einer Frau"],
    ["Diele", "Diele"],
    ["See der", "See der"],
    ["das große Haus", "große Haus"],
    ["der die das", "die das"],
    ["", ""],
  ])("turns %j into %j", (text, stripped) => {
    expect(stripArticle(text)).toBe(stripped);
  });
});

describe("acceptsGermanWord", () => {
  it.each([
    ["the word itself", "Haus", "Haus", true],
    ["with its article", "das Haus", "Haus", true],
    ["with another article: only the word counts here", "der Haus", "Haus", true],
    ["in small letters", "haus", "Haus", true],
    ["spaces and a period", "  Haus. ", "Haus", true],
    ["one letter wrong", "Hause", "Haus", false],
    ["part of the word", "Hau", "Haus", false],
    ["nothing", "", "Haus", false],
    ["an article alone", "das", "Haus", false],
    ["an article as the word", "das", "das", true],
    ["ue for ü", "Muetter", "Mütter", true],
    ["ae for ä, capital", "AEPFEL", "Äpfel", true],
    ["oe and ss", "groesser", "größer", true],
    ["oe beside ß", "groeßer", "größer", true],
    ["ö beside ss, as the Swiss write", "grösser", "größer", true],
    ["a combining diaeresis", "Mu\u0308tter", "Mütter", true],
    ["an umlaut left out", "Mutter", "Mütter", false],
    ["an umlaut put in", "Mütter", "Mutter", false],
    ["ß left as one s", "Strase", "Straße", false],
    ["ß for the ss of another word", "Maße", "Masse", false],
    ["ue that is no umlaut", "aktüll", "aktuell", false],
    ["ue that is no umlaut, right", "aktuell", "aktuell", true],
    ["ü before e", "fruehere", "frühere", true],
    ["a reflexive verb", "sich freuen", "sich freuen", true],
    ["a reflexive verb without sich", "freuen", "sich freuen", true],
    ["sich on a verb that has none", "sich gehen", "gehen", false],
    ["sich alone", "sich", "sich freuen", false],
    ["a phrase", "wie geht’s", "Wie geht's?", true],
    ["a phrase with an article in front", "das heißt", "das heißt", true],
  ])("%s", (_what, typed, word, accepted) => {
    expect(acceptsGermanWord(typed, { word })).toBe(accepted);
  });

  it("accepts the other spellings that the content lists", () => {
    const word = { word: "Fotografie", accepted: ["Photographie"] };
    expect(acceptsGermanWord("die photographie", word)).toBe(true);
    expect(acceptsGermanWord("Fotographie", word)).toBe(false);
  });
});

describe("isSpelledOut", () => {
  it.each([
    ["Tuer", { word: "Tür" }, true],
    ["die TUER", { word: "Tür" }, true],
    ["Tür", { word: "Tür" }, false],
    ["Fluesse", { word: "Flüsse" }, true],
    ["freuen", { word: "sich freuen" }, false],
    ["Strasse", { word: "Straße" }, true],
    ["Strasse", { word: "Straße", accepted: ["Strasse"] }, false],
    ["Tur", { word: "Tür" }, false],
  ])("%s for %o: %s", (typed, expected, spelledOut) => {
    expect(isSpelledOut(typed, expected)).toBe(spelledOut);
  });
});

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
