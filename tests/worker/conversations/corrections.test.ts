import * as fc from "fast-check";
import { expect, it } from "vitest";
import { correctedText } from "#schema/rules/mistakes.ts";
import { edit } from "#tests/support/worker/conversations.ts";
import { packCorrections, unpackCorrections } from "#worker/conversations/corrections.ts";
import type { GrammarTopicLink } from "#worker/grammar/index.ts";

const MESSAGE = "Ich habe nach Berlin gegangen.";
const GERMAN = { topics: [], language: "german", level: "A1" } as const;

it("corrections that do not quote the message, change nothing or overlap are dropped", () => {
  const edits = [
    edit(MESSAGE, "habe", "bin"),
    { ...edit(MESSAGE, "nach Berlin", "in Berlin"), original: "nach Bern" },
    edit(MESSAGE, "Ich habe", "Ich bin"),
    edit(MESSAGE, "gegangen", "gegangen"),
    { ...edit(MESSAGE, "Ich", "Du"), start: 900, end: 903 },
    { ...edit(MESSAGE, "Ich", "Du"), start: 3, end: 3, original: "" },
  ];
  const shown = unpackCorrections(MESSAGE, packCorrections(MESSAGE, edits, GERMAN), []);
  expect(shown.map(({ original }) => original)).toEqual(["Ich habe"]);
  expect(correctedText(MESSAGE, shown)).toBe("Ich bin nach Berlin gegangen.");
});

it("a correction leads to the topic of its rule, one of a language model to a topic of its category", () => {
  const message = "Ich fahre mit der Bus.";
  const about = { category: "cases" as const, summary: "", search: [] };
  const topics: GrammarTopicLink[] = [
    { ...about, id: 111, cefrLevel: "A1", orderIndex: 11, title: "The accusative" },
    { ...about, id: 118, category: "prepositions", cefrLevel: "A1", orderIndex: 18, title: "The dative after mit" },
  ];
  const dative = { ...edit(message, "der", "dem"), category: "cases", explanation: "*mit* takes the dative." } as const;
  const linked = (rule: string) =>
    unpackCorrections(message, packCorrections(message, [{ ...dative, rule }], { ...GERMAN, topics }), topics)[0];
  expect(linked("preposition-case")).toMatchObject({ grammarLibraryId: 118, grammarTitle: "The dative after mit" });
  expect(linked("model")?.grammarLibraryId).toBe(111);
  expect(linked("idiom-gut-gehen")?.grammarLibraryId).toBeNull();
});

it("what is stored can always be shown: exact, in order, without overlaps", () => {
  const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(12), fc.string()), { maxLength: 8 });
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), spans, (text, changes) => {
      const about = { type: "grammar", category: null, explanation: "", rule: "any", confidence: 1 } as const;
      const edits = changes.map(([start, length, corrected]) => {
        const end = start + length;
        return { start, end, original: text.slice(start, end), corrected, ...about };
      });
      let end = 0;
      for (const { start, original, corrected } of unpackCorrections(text, packCorrections(text, edits, GERMAN), [])) {
        expect(start).toBeGreaterThanOrEqual(end);
        expect(text.startsWith(original, start)).toBe(true);
        expect(original).not.toBe(corrected);
        end = start + original.length;
      }
    }),
  );
});
