import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  correctedText,
  type Mistake,
  mistakeKey,
  recordAfter,
  sentenceAround,
  sentencesOf,
} from "#schema/rules/mistakes.ts";

describe("correctedText", () => {
  it("makes all changes at their places", () => {
    const changes = [
      { start: 4, original: "habe", corrected: "bin" },
      { start: 20, original: "gegangt", corrected: "gegangen" },
    ];
    expect(correctedText("Ich habe nach Hause gegangt.", changes)).toBe("Ich bin nach Hause gegangen.");
    expect(correctedText("Gut.", [])).toBe("Gut.");
  });

  it("leaves everything between the changes as it is, whatever they are", () => {
    const parts = fc.array(fc.tuple(fc.string(), fc.string({ minLength: 1 }), fc.string()), { maxLength: 5 });
    fc.assert(
      fc.property(parts, fc.string(), (changed, rest) => {
        let text = "";
        const changes = changed.map(([before, original, corrected]) => {
          const start = text.length + before.length;
          text += before + original;
          return { start, original, corrected };
        });
        const expected = changed.map(([before, , corrected]) => before + corrected).join("") + rest;
        expect(correctedText(text + rest, changes)).toBe(expected);
      }),
    );
  });
});

describe("mistakeKey", () => {
  const made: Mistake = { type: "grammar", category: "tenses", original: "habe", corrected: "bin" };
  const key = (change: Partial<Mistake> = {}) => mistakeKey("german", { ...made, ...change });

  it("is the same at the beginning of a sentence", () => {
    expect(key({ original: "Habe", corrected: "Bin" })).toBe(key());
  });

  it("is the same in both forms of Unicode", () => {
    expect(key({ corrected: "u\u0308ber" })).toBe(key({ corrected: "über" }));
  });

  it.each([
    ["another word", { original: "hat" }],
    ["another right form", { corrected: "war" }],
    ["another category", { category: "verbs" }],
    ["a missing capital and none", { original: "haus", corrected: "Haus" }],
  ] as const)("differs for %s", (_, change) => {
    expect(key(change)).not.toBe(key());
  });

  it("tells a capital too many from one that is missing", () => {
    expect(key({ original: "Schön", corrected: "schön" })).not.toBe(key({ original: "schön", corrected: "Schön" }));
  });

  it("goes by the type where there is no category", () => {
    expect(key({ category: null, type: "spelling" })).not.toBe(key({ category: null, type: "vocabulary" }));
  });
});

describe("sentenceAround", () => {
  const text = "Hallo! Ich habe gegangt.  Und du?\nGut";

  it.each([
    ["the first", 0, 5, "Hallo!", 0],
    ["one in the middle", 16, 7, "Ich habe gegangt.", 9],
    ["the one after two spaces", 26, 3, "Und du?", 0],
    ["the last, without an end", 34, 3, "Gut", 0],
    ["two for a span over both", 0, 10, "Hallo! Ich habe gegangt.", 0],
  ])("finds %s", (_, start, length, sentence, inside) => {
    expect(sentenceAround(text, { start, length })).toEqual({ sentence, start: inside });
  });

  it("keeps the span where it says it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(20), (any, from, length) => {
        const start = any.length === 0 ? 0 : from % any.length;
        const span = any.slice(start, start + length);
        if (span.trim() !== span || span === "") return;
        const around = sentenceAround(any, { start, length: span.length });
        expect(around.sentence.slice(around.start, around.start + span.length)).toBe(span);
      }),
    );
  });

  it("does not end a sentence in a number or an abbreviation without a space", () => {
    expect(sentencesOf("Es kostet 3.50 Euro. Teuer!")).toEqual(["Es kostet 3.50 Euro.", "Teuer!"]);
  });
});

describe("recordAfter", () => {
  it.each([
    [9, null],
    [10, { since: 15, timesMastered: 3 }],
    [12, { since: 17, timesMastered: 3 }],
  ])("after %i messages without the mistake", (messages, after) => {
    expect(recordAfter({ since: 5, timesMastered: 2 }, 5 + messages)).toEqual(after);
  });
});
