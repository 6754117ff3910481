import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { analyze, applyEdits } from "#worker/tutor/german/analyze.ts";
import { tokenize } from "#worker/tutor/german/tokens.ts";
import { lexicon } from "./lexicon.ts";

const analyzed = (text: string) => analyze(lexicon, text, { level: "A2" });

describe("tokens", () => {
  it("keep their offsets", () => {
    const text = "Hallo Anna 😀! Wie geht's? Ich zahle 3,50 € z. B. am 3. Mai.";
    for (const { tokens } of tokenize(text)) {
      for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text);
    }
  });

  it("end a sentence at its mark, not at an abbreviation or a date", () => {
    expect(tokenize("Ich esse z. B. Obst. Am 3. Mai komme ich!")).toHaveLength(2);
  });
});

describe("a word that is none", () => {
  it.each(["s", "x", "haus", "äöüß", "ge"])("of 500 letters “%s” is not searched for words", (letters) => {
    const searches = vi.spyOn(lexicon, "search");
    const reads = vi.spyOn(lexicon, "entries");
    expect(analyzed(letters.repeat(500).slice(0, 500)).edits).toEqual([]);
    expect(lexicon.compoundParts(`H${letters.repeat(200).slice(0, 199)}`)).toBeNull();
    // Thousands of them took up to 1.5 s.
    expect(searches.mock.calls.length + reads.mock.calls.length).toBeLessThan(1_000);
    vi.restoreAllMocks();
  });
});

describe("messages as learners type them", () => {
  it("finds the place of a second correction that stands behind a first one of another length", () => {
    expect(analyzed("nächste jahr ich fahre nach Italien").corrected).toBe("nächstes Jahr fahre ich nach Italien");
  });

  it.each(["käse fehlt mir am meisten", "bier natürlich", "tschau!", "haha ja", "tschüssi"])(
    "takes no small noun and no chat word for a slip: %s",
    (message) => {
      expect(analyzed(message).edits).toEqual([]);
    },
  );

  it.each([
    ["seit fünf jahren", "seit fünf Jahren"],
    ["ich mag katzen", "ich mag Katzen"],
  ])("gives a plural that we teach its capital: %s", (message, corrected) => {
    expect(analyzed(message).corrected).toBe(corrected);
  });

  it.each(["I want to see Rome", "I am allergic to nuts"])("leaves English alone: %s", (message) => {
    expect(analyzed(message).edits).toEqual([]);
  });

  it("lets people travel within a country", () => {
    expect(analyzed("Ich reise gern in Deutschland.").edits).toEqual([]);
  });
});

describe("edits", () => {
  const texts = fc.array(
    fc.constantFrom(
      "ich",
      "Ich",
      "habe",
      "ein",
      "Hund",
      "heute",
      "gehe",
      "das",
      "die",
      "Haus",
      ",",
      ".",
      "?",
      "weil",
      "nicht",
      "gegangen",
      "fur",
      "😀",
      "the",
      "coffee",
      "\n",
      "zwei",
      "Kind",
      "mit",
      "meine",
      "Freunde",
      "dass",
      "ist",
      "und",
      "um",
      "zu",
    ),
    { maxLength: 25 },
  );

  it("hold their original, lie in order, do not overlap, and give the corrected text", () => {
    fc.assert(
      fc.property(texts, (words) => {
        const text = words.join(" ");
        const { edits, corrected } = analyzed(text);
        let end = 0;
        for (const edit of edits) {
          expect(edit.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(edit.start, edit.end)).toBe(edit.original);
          expect(edit.corrected).not.toBe(edit.original);
          end = edit.end;
        }
        expect(applyEdits(text, edits)).toBe(corrected);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it("survive any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (text) => {
        analyzed(text);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it("take a neighbor along where the same words occur twice", () => {
    const { edits } = analyzed("Ich habe ein Hund und ein Haus.");
    expect(edits.map(({ original, corrected }) => [original, corrected])).toEqual([["ein Hund", "einen Hund"]]);
  });

  it("have explanations of at most 25 words", () => {
    for (const text of [
      "Heute ich gehe mit meine Freunde ins Kino.",
      "Ich bin kalt.",
      "Ich glaube, das er ist krank.",
    ]) {
      for (const { explanation } of analyzed(text).edits) expect(explanation.split(" ").length).toBeLessThanOrEqual(25);
    }
  });
});

describe("what is no German", () => {
  it.each([
    "Hello, how are you doing today my friend?",
    "Je ne comprends pas cette phrase.",
    "asdf qwer yxcv hjkl",
    "",
    "???",
    "Ok",
  ])("%s is left alone", (text) => {
    expect(analyzed(text).edits).toEqual([]);
  });
});
