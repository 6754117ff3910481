import { describe, expect, it } from "vitest";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { intentOf } from "#worker/tutor/dialogue/intents.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

describe("what a message wants", () => {
  it.each([
    ["Ich will nicht mehr leben.", "self-harm"],
    ["I want to kill myself", "self-harm"],
    ["Ich sterbe vor Hunger!", "statement"],
    ["In dem Roman geht es um Selbstmord und Schuld.", "statement"],
    ["Das Spiel war zum Sterben langweilig.", "statement"],
    ["Ich möchte sterben vor Lachen.", "statement"],
    // German "die", not English "die".
    ["Ich will die Jacke kaufen.", "statement"],
    ["Mein Vermieter will die Miete erhöhen.", "statement"],
    ["I will die soon", "self-harm"],
    ["Du bist so dumm!", "insult"],
    ["Das Wetter ist blöd.", "statement"],
    ["Du bist so süß!", "flirting"],
    ["Ich liebe Schokolade und Kuchen.", "statement"],
    ["Tschüss, bis morgen!", "goodbye"],
    ["Ich muss jetzt gehen.", "goodbye"],
    ["Morgen gehe ich zum Arzt.", "statement"],
    ["Das verstehe ich nicht.", "not-understood"],
    ["I don't understand", "not-understood"],
    ["Meine Oma versteht kein Englisch und kein Deutsch.", "statement"],
    ["Wenn ich Zeit hätte, würde ich öfter kochen.", "statement"],
    ["Kannst du das einfacher sagen?", "simpler"],
    ["Was kann ich sagen?", "hint"],
    ["Was heißt „übernachten“?", "about-german"],
    ["Was bedeutet Verantwortung?", "about-german"],
    ["Was bedeutet eigentlich „Fernweh“?", "about-german"],
    ["Einsam? Überhaupt nicht, ich treffe ständig Leute.", "statement"],
    ["Warum? Und seit wann?", "question"],
    ["Was ich ihnen zugestehe: Die Marie war grandios besetzt.", "statement"],
    ["Was isst du gern?", "question"],
    ["Ich trinke Tee. Und du?", "question"],
    ["Hallo!", "greeting"],
    ["Danke!", "thanks"],
    ["Keine Ahnung.", "no-idea"],
    ["Tee.", "short"],
    ["Am Sonntag.", "short"],
    ["Mit meiner Frau.", "short"],
    ["Ich bin müde.", "statement"],
    ["I like to cook with my friends", "english"],
    ["Das Frühstück war gut, aber the coffee war kalt.", "statement"],
    ["asdfgh jklqwrt", "nonsense"],
    ["??!!", "nonsense"],
    ["Ich wohne in Łódź.", "statement"],
  ] as const)("%s → %s", (message, intent) => {
    expect(intentOf(message, morphology)).toBe(intent);
  });
});
