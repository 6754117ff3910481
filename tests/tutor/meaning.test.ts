import { describe, expect, it } from "vitest";
import { GLOSSARY } from "#content/built-in/tutor/glossary.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { SCENARIOS } from "#content/built-in/tutor/scenarios.ts";
import { replyParts, sentenceAt } from "#web/chat-kit/reply-words.ts";
import { meaningOf, UNKNOWN } from "#worker/tutor/built-in/meaning.ts";
import type { WordMeaning } from "#worker/tutor/turn.ts";
import { lexicon } from "./lexicon.ts";

function meaning(word: string, sentence: string | null = null): WordMeaning {
  return meaningOf(lexicon, word, sentence);
}

describe("what a word means", () => {
  it.each([
    ["Katzen", null, "Katze", "cat"],
    ["Häuser", null, "Haus", "house"],
    ["das Haus", null, "Haus", "house"],
    ["isst", null, "essen", "to eat"],
    ["gegangen", "Ich bin nach Hause gegangen.", "gehen", "to go"],
    ["ging", null, "gehen", "to go"],
    ["schönen", "Wir hatten einen schönen Tag.", "schön", "beautiful"],
    ["größer", null, "groß", "big"],
    ["im", "Ich bin im Kino.", "in dem", "in the"],
    ["mir", null, "ich", "me"],
    ["meinen", "Ich suche meinen Schlüssel.", "mein", "my"],
    ["Ihnen", "Wie geht es Ihnen?", "Sie", "you"],
    ["worüber", null, "worüber", "about what"],
    ["Morgens", "Morgens trinke ich Tee.", "morgens", "in the morning"],
    ["Kaffee", "Kaffee trinke ich gern.", "Kaffee", "coffee"],
    ["Morgen", "Am Morgen trinke ich Tee.", "Morgen", "morning"],
    ["morgen", "Bis morgen!", "morgen", "tomorrow"],
    ["freust", "Freust du dich?", "sich freuen", "to be"],
    ["Schwimmen", "Das Schwimmen macht mir Spaß.", "schwimmen", "to swim"],
    ["„Suppe“", null, "Suppe", "soup"],
    ["unterwegs", null, "unterwegs", "on the way"],
    ["sein", "Er möchte Arzt sein.", "sein", "to be"],
    ["sein", "Das ist sein kleiner Bruder.", "sein", "his"],
  ])("%s in %j is %s: %s", (word, sentence, lemma, translation) => {
    const found = meaning(word, sentence);
    expect(found.lemma).toBe(lemma);
    expect(found.translation).toContain(translation);
  });

  it.each([
    ["stehe", "Ich stehe um sechs Uhr auf."],
    ["auf", "Ich stehe um sechs Uhr auf."],
    ["aufgestanden", "Ich bin früh aufgestanden."],
    ["aufzustehen", "Es ist schwer, früh aufzustehen."],
    ["aufstehe", "Weil ich früh aufstehe, bin ich müde."],
    ["stehe", "Ich stehe früh auf, und dann trinke ich Kaffee."],
  ])("finds aufstehen from “%s” in “%s”", (word, sentence) => {
    expect(meaning(word, sentence)).toMatchObject({
      lemma: "aufstehen",
      translation: "to get up",
      partOfSpeech: "verb",
    });
  });

  it("leaves a preposition and a verb alone that do not belong together", () => {
    expect(meaning("auf", "Ich warte auf den Bus.").lemma).toBe("auf");
    expect(meaning("stehe", "Ich stehe auf der Straße.").lemma).toBe("stehen");
  });

  it("gives gender, plural and level of a noun", () => {
    expect(meaning("Äpfel")).toMatchObject({
      lemma: "Apfel",
      gender: "m",
      plural: "Äpfel",
      partOfSpeech: "noun",
      level: "A1",
      parts: [],
    });
    expect(meaning("Eltern")).toMatchObject({ gender: "pl" });
  });

  it.each([
    ["Tomatensuppe", ["Tomate", "tomato"], ["Suppe", "soup"], "f"],
    ["Fahrradladen", ["Fahrrad", "bicycle"], ["Laden", "store"], "m"],
    ["Geburtstagskuchen", ["Geburtstag", "birthday"], ["Kuchen", "cake"], "m"],
  ])("explains %s by its parts", (word, first, second, gender) => {
    const { lemma, translation, gender: found, parts } = meaning(word);
    expect({ lemma, translation, found }).toEqual({ lemma: word, translation: null, found: gender });
    expect(parts.map((part) => part.word)).toEqual([first[0], second[0]]);
    expect(parts[0]?.translation).toContain(first[1]);
    expect(parts[1]?.translation).toContain(second[1]);
  });

  it.each(["Ximena", "Łódź", "xyzzy", "", "   ", "123", "guten Morgen zusammen"])("knows nothing of %j", (word) => {
    expect(meaning(word)).toEqual(UNKNOWN);
  });
});

/** The German lines of built-in content, in the informal and the formal tone. */
function germanLines(value: unknown, key = ""): string[] {
  if (typeof value === "string") {
    // In a chain, `ask` names questions of the bank by their ids as well.
    if (!["say", "ask", "samples"].includes(key) || /^[abc][12]?-[\w-]+$/.test(value)) return [];
    return [0, 1].map((form) =>
      value
        .replaceAll(/\{([^}]*)\}/gu, (_, forms: string) => forms.split("|")[form] ?? "")
        .replaceAll("~", "")
        .replace(/\|.*$/u, ""),
    );
  }
  if (Array.isArray(value)) return value.flatMap((one) => germanLines(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => germanLines(one, name));
}

describe("the words that the tutor says", () => {
  it("can all be looked up, but for names and a few others", { timeout: 30_000 }, () => {
    const words = [...new Set(germanLines([TOPIC_PACKS, SCENARIOS]))].flatMap((line) =>
      replyParts(line).flatMap(({ text, start, isWord }) =>
        isWord ? [{ text, sentence: sentenceAt(line, start) }] : [],
      ),
    );
    const unknown = words.filter(({ text, sentence }) => {
      const { translation, parts } = meaning(text, sentence);
      return translation === null && parts.length === 0;
    });
    expect(words.length).toBeGreaterThan(20_000);
    expect(unknown.length / words.length).toBeLessThan(0.01);
  });

  it.each([
    ["letzten", "Wie haben sich deine Essgewohnheiten in den letzten Jahren verändert?", "letzt", "last"],
    ["fällt", "Auf Süßes zu verzichten fällt den meisten schwer.", "schwerfallen", "to be hard for somebody"],
    ["Worum", "Worum geht es in deinem Lieblingsbuch?", "worum", "about what"],
    ["wert", "Das Buch ist seinen Preis wert.", "wert", "worth"],
  ])("%s in %j is %s: %s, which the curriculum does not teach", (word, sentence, lemma, translation) => {
    expect(meaning(word, sentence)).toMatchObject({ lemma, translation });
  });

  it("stand once each in the glossary, with a meaning", () => {
    const entries = GLOSSARY.trim()
      .split("\n")
      .map((line) => line.split("|"));
    expect(entries.filter(([word, text, ...rest]) => !word || !text || rest.length > 0)).toEqual([]);
    expect(new Set(entries.map(([word]) => word)).size).toBe(entries.length);
  });
});
