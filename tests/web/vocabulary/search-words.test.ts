import { describe, expect, it } from "vitest";
import { makeCollection, makeNoun, makeWord } from "#tests/support/web/make-vocabulary.ts";
import { searchWords } from "#web/features/vocabulary/search-words.ts";

/** What a search finds, as articles and words. */
function found(query: string, words = makeCollection()): string[] {
  const articles = { m: "der ", f: "die ", n: "das ", pl: "die " };
  return searchWords(words, query).map(({ gender, word }) => `${gender ? articles[gender] : ""}${word}`);
}

describe("the search in one's words", () => {
  it.each([
    ["a German word, in any capitals", "hAUS", ["das Haus", "das Krankenhaus"]],
    ["with its article", "das Haus", ["das Haus", "das Krankenhaus"]],
    ["with a wrong article as well", "der Haus", ["das Haus", "das Krankenhaus"]],
    ["the plural", "Häuser", ["das Haus", "das Krankenhaus"]],
    ["the plural with its article", "die Häuser", ["das Haus", "das Krankenhaus"]],
    ["ae for ä", "haeuser", ["das Haus", "das Krankenhaus"]],
    ["ä without its dots", "hauser", ["das Haus", "das Krankenhaus"]],
    ["ss for ß", "strasse", ["die Straße"]],
    ["ß", "straße", ["die Straße"]],
    ["oe for ö", "schoen", ["schön"]],
    ["ue for ü", "fuer", ["für"]],
    ["a letter without its accent", "cafe", ["das Café"]],
    ["a letter with a combining accent", "Cafe\u0301", ["das Café"]],
    ["an English meaning", "building", ["das Haus"]],
    ["the second word of an English meaning", "foot", ["gehen"]],
    ["an English verb with 'to'", "to go", ["gehen"]],
    ["an English verb without 'to'", "go", ["gehen"]],
    ["an English noun with its article", "the street", ["die Straße"]],
    ["several words that do not stand together", "house haus", ["das Haus"]],
    ["nothing that is there", "xyz", []],
  ])("finds %s", (_, query, words) => {
    expect(found(query)).toEqual(words);
  });

  it("puts the noun with the article that was typed first", () => {
    expect(found("der See")).toEqual(["der See", "die See"]);
    expect(found("die See")).toEqual(["die See", "der See"]);
  });

  it("puts a whole word before a beginning, and that before what stands inside", () => {
    const words = [
      makeNoun({ id: 1, word: "Rathaus" }),
      makeNoun({ id: 2, word: "Hausaufgabe" }),
      makeWord({ id: 3, word: "nach Hause", translation: ["home"] }),
      makeNoun({ id: 4, word: "Haus" }),
    ];
    expect(found("haus", words)).toEqual(["das Haus", "das Hausaufgabe", "nach Hause", "das Rathaus"]);
  });

  it("puts what was typed before the same with or without dots", () => {
    const words = [makeWord({ id: 1, word: "schön" }), makeWord({ id: 2, word: "schon" })];
    expect(found("schon", words)).toEqual(["schon", "schön"]);
    expect(found("schön", words)).toEqual(["schön", "schon"]);
  });

  it("finds no letter inside of words, only at their beginning", () => {
    expect(found("k")).toEqual(["das Krankenhaus"]);
  });

  it("finds all words, in their order, when nothing is searched for", () => {
    expect(searchWords(makeCollection(), " - ")).toEqual(makeCollection());
  });

  it("of equal matches keeps the order of the list", () => {
    const words = ["Baum", "Bauer", "Bau"].map((word, id) => makeNoun({ id, word }));
    expect(found("ba", words)).toEqual(["das Baum", "das Bauer", "das Bau"]);
  });

  it("takes any input", () => {
    for (const query of ["(", "\\", "[a-z]+", "*".repeat(80), "a ".repeat(40), "\n", "İ", "😀"])
      expect(() => found(query)).not.toThrow();
  });
});
