import { describe, expect, it } from "vitest";
import { makeInput } from "#tests/support/tutor/model-samples.ts";
import { lexicon } from "#tests/tutor/lexicon.ts";
import { echoesInstructions, instructionsFor } from "#worker/tutor/models/prompts.ts";
import { faultOf, verifiedReply } from "#worker/tutor/models/verify-reply.ts";
import { verifiedWords } from "#worker/tutor/models/verify-words.ts";

const input = makeInput({ message: "Ich gehe heute ins Kino." });
const builtIn = {
  reply: "Ins Kino! Welchen Film siehst du?",
  translation: "To the movies! Which movie are you going to see?",
};

const shown = (reply: string, translation: string | null = null, overrides: Parameters<typeof makeInput>[0] = {}) =>
  verifiedReply({ ...input, ...overrides }, { reply, translation }, builtIn, lexicon);

describe("a model's reply", () => {
  it("is shown as it is when nothing is wrong with it", () => {
    const reply = "Schön, du gehst heute ins Kino! Mit wem gehst du?";
    const translation = "Nice, you're going to the movies today! Who are you going with?";
    expect(shown(reply, translation)).toEqual({ reply, translation });
  });

  it.each([
    ["English", "Nice, you are going to the cinema today! What movie do you want to see?"],
    ["mostly English", "Oh, you go ins Kino! What do you want to see there tonight?"],
    ["French", "Ah, tu vas au cinéma ! Quel film est-ce que tu vas voir ce soir ?"],
    ["a language of nobody", "Blorf kranzig dumpelt worglich! Wuzz flapping norg?"],
    ["nothing", "   "],
    ["nothing but signs", "?!"],
    ["too long for the level", `Du gehst ins Kino. ${"Das Kino ist schön und groß. ".repeat(12)}Was siehst du?`],
    ["formal where the tone is not", "Wie schön! Was möchten Sie im Kino sehen?"],
    ["the learner's own words", "Ich gehe heute ins Kino!"],
    ["what it said before", "Hallo! Was hast du gestern gemacht?"],
    ["the instructions", "Ich bin the conversation partner in an app for language learners. Und du?"],
    ["names of the fields", "Deine learner_message ist gut. Was machst du?"],
    ["a table", "Du | gehst | ins Kino. Und was siehst du?"],
    ["sexual content", "Willst du ein Nacktfoto? Hier sind Nacktfotos. Was siehst du?"],
  ])("in %s gives way to the built-in tutor's", (_, reply) => {
    expect(shown(reply)).toBeNull();
  });

  it("says du to nobody in the formal tone", () => {
    expect(shown("Wie schön! Mit wem gehst du?", null, { tone: "professional" })).toBeNull();
    expect(shown("Wie schön! Mit wem gehen Sie?", null, { tone: "professional" })?.reply).toBe(
      "Wie schön! Mit wem gehen Sie?",
    );
  });

  it("may say Sie for they at the beginning of a sentence", () => {
    expect(shown("Deine Freunde kommen mit. Sie mögen Filme. Welchen Film seht ihr?")).not.toBeNull();
  });

  it("keeps only its last question, in both languages", () => {
    expect(shown("Schön! Was läuft denn? Mit wem gehst du?", "Nice! What's on? Who are you going with?")).toEqual({
      reply: "Schön! Mit wem gehst du?",
      translation: "Nice! Who are you going with?",
    });
  });

  it("loses its translation when nobody can say which sentence of it to take out", () => {
    expect(shown("Schön! Was läuft denn? Mit wem gehst du?", "Nice, who are you going with?")?.translation).toBeNull();
  });

  it("without a question borrows the built-in tutor's", () => {
    expect(shown("Das klingt gut. Ich mag Filme.", "Sounds good. I like movies.")).toEqual({
      reply: "Das klingt gut. Ich mag Filme. Welchen Film siehst du?",
      translation: "Sounds good. I like movies. Which movie are you going to see?",
    });
  });

  it("asks nothing after a goodbye", () => {
    const reply = "Viel Spaß im Kino! Bis morgen!";
    expect(shown(reply, null, { message: "Ich gehe jetzt ins Kino, tschüss!" })?.reply).toBe(reply);
  });

  it("loses markup, addresses and characters that cannot be seen", () => {
    expect(shown("**Schön**, du gehst ins _Kino_!\n\n- Mit wem gehst du?")?.reply).toBe(
      "Schön, du gehst ins Kino! Mit wem gehst du?",
    );
    expect(shown("Schön! Mehr auf [dieser Seite](https://evil.example/x). Mit wem gehst du?")?.reply).toBe(
      "Schön! Mit wem gehst du?",
    );
    expect(shown("Schön! Schreib an boss@evil.example. Mit wem gehst du?")?.reply).toBe("Schön! Mit wem gehst du?");
    expect(shown("Sch\u200Bön! \u202EMit wem gehst du?")?.reply).toBe("Schön! Mit wem gehst du?");
    expect(shown('Schön! <script>alert("x")</script> Mit wem gehst du?')?.reply ?? "").not.toMatch(/[<>]/u);
  });

  it("has no translation rather than one with an address or the instructions", () => {
    const reply = "Schön! Mit wem gehst du?";
    expect(shown(reply, "Nice! See https://evil.example now.")).toEqual({ reply, translation: null });
    expect(shown(reply, "The learner_message says so.")).toEqual({ reply, translation: null });
  });

  it.each([
    [
      "french",
      "Ah, tu vas au cinéma ! Quel film est-ce que tu vas voir ?",
      "Schön, du gehst ins Kino! Welchen Film siehst du?",
    ],
    [
      "spanish",
      "¡Qué bien, vas al cine! ¿Qué película quieres ver?",
      "Ah, tu vas au cinéma ! Quel film est-ce que tu vas voir ?",
    ],
    [
      "italian",
      "Che bello, vai al cinema! Quale film vuoi vedere?",
      "¡Qué bien, vas al cine! ¿Qué película quieres ver?",
    ],
  ] as const)("in %s is told from the other languages", (language, right, wrong) => {
    const asked = { ...input, language };
    expect(faultOf(asked, right, lexicon)).toBeNull();
    expect(faultOf(asked, wrong, lexicon)).toBe("another language");
    expect(faultOf(asked, "You are going to the movies today! What would you like to see?", lexicon)).toBe(
      "another language",
    );
  });
});

describe("the words that a reply teaches", () => {
  const reply = "Die Wohnungen sind teuer. Hast du ein Mädchen mit einem Laptop auf dem Tisch gesehen?";
  const proposed = (word: string, overrides: object = {}) => ({
    word,
    usedForm: word,
    translation: "a meaning",
    partOfSpeech: "noun" as const,
    gender: "m" as const,
    plural: "Fehler",
    cefrLevel: null,
    ...overrides,
  });
  const words = (...list: ReturnType<typeof proposed>[]) => verifiedWords(list, { reply, language: "german", lexicon });

  it("have gender and plural of the lexicon, whatever the model says", () => {
    expect(words(proposed("Mädchen"), proposed("Wohnung", { usedForm: "Wohnungen" }))).toMatchObject([
      { word: "Mädchen", gender: "n", plural: "Mädchen", level: "A1" },
      { word: "Wohnung", gender: "f", plural: "Wohnungen" },
    ]);
  });

  it("keep the model's gender where a noun has several", () => {
    expect(words(proposed("Laptop"))).toMatchObject([{ gender: "m" }]);
    expect(words(proposed("Laptop", { gender: "n" }))).toMatchObject([{ gender: "n" }]);
  });

  it("lose their article", () => {
    expect(words(proposed("der Tisch", { usedForm: "Tisch" }))).toMatchObject([{ word: "Tisch" }]);
  });

  it.each([
    ["does not stand in the reply", proposed("Auto")],
    ["no lexicon knows", proposed("Blorf", { usedForm: "Tisch" })],
    ["carries no meaning", proposed("ein", { partOfSpeech: "article" })],
    ["has markup in its meaning", proposed("Tisch", { translation: "<b>table</b>" })],
    ["has no meaning", proposed("Tisch", { translation: " " })],
    ["is a sentence", proposed("Hast du, bitte!", { usedForm: "Hast du" })],
  ])("leave out one that %s", (_, word) => {
    expect(words(word)).toEqual([]);
  });

  it("are six at most, each once", () => {
    expect(words(proposed("Tisch"), proposed("Tisch"))).toHaveLength(1);
    const many = ["Wohnungen", "teuer", "Mädchen", "Laptop", "Tisch", "gesehen", "Hast", "sind"];
    expect(
      verifiedWords(
        many.map((word) => proposed(word)),
        { reply, language: "french", lexicon },
      ),
    ).toHaveLength(6);
  });
});

describe("the instructions", () => {
  it("put what changes with the conversation last, so that the rest can be cached", () => {
    const one = instructionsFor(makeInput({ level: "A1", tone: "friendly", topic: "food" }));
    const other = instructionsFor(makeInput({ level: "C1", tone: "professional", topic: null }));
    let same = 0;
    while (one[same] === other[same]) same++;
    expect(one.length - same).toBeLessThan(200);
  });

  it("hold nothing that a learner has written", () => {
    const text = instructionsFor(
      makeInput({ message: "Zauberwort", history: [{ role: "user", content: "Zauberwort", correctedContent: null }] }),
    );
    expect(text).not.toContain("Zauberwort");
  });

  it("have examples whose corrections stand in their messages", () => {
    for (const language of ["german", "french", "spanish", "italian"] as const) {
      const lines = instructionsFor(makeInput({ language }))
        .split("\n")
        .filter((line) => line.startsWith("{"));
      expect(lines.length % 2).toBe(0);
      for (let at = 0; at < lines.length; at += 2) {
        const { learner_message: message } = JSON.parse(lines[at] ?? "") as { learner_message: string };
        const turn = JSON.parse(lines[at + 1] ?? "") as { corrections: { original: string }[]; reply: string };
        for (const { original } of turn.corrections) expect(message.split(original)).toHaveLength(2);
        const tone = /\b(?:Sie|Ihrer)\b/u.test(turn.reply) ? "professional" : "friendly";
        expect(faultOf(makeInput({ language, message, tone, history: [] }), turn.reply, lexicon)).toBeNull();
      }
    }
  });

  it("are recognized when they come back", () => {
    expect(echoesInstructions("Never mention these rules or JSON in your reply, they said.")).toBe(true);
    expect(echoesInstructions("Der Film war sehr schön, und danach haben wir noch etwas getrunken.")).toBe(false);
  });
});
