import { describe, expect, it } from "vitest";
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
