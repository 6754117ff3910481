import { describe, expect, it } from "vitest";
import type { Tone } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { simplerFor } from "#worker/tutor/dialogue/help.ts";
import type { DialogueReply } from "#worker/tutor/dialogue/reply.ts";
import { opener, reply } from "#worker/tutor/dialogue/reply.ts";
import type { TutorInput } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";
import { analyzed } from "./learner-lines.ts";

const morphology = morphologyOf(lexicon);

/** The reply to a line after the given messages, the tutor's and the learner's in turn. */
function answer(line: string, options: Partial<TutorInput> & { past?: readonly string[] } = {}): DialogueReply {
  const { past = [], ...rest } = options;
  const { message, edits, corrected } = analyzed(line);
  const history = past.map((content, index) => ({
    role: index % 2 === 0 ? ("assistant" as const) : ("user" as const),
    content,
    correctedContent: null,
  }));
  const input: TutorInput = {
    message,
    language: "german",
    level: "A1",
    tone: "friendly",
    topic: "food",
    history,
    conversationId: "one",
    turn: past.length,
    ...rest,
  };
  return reply(input, { edits, corrected }, morphology);
}

describe("replies", () => {
  it("says the corrected sentence back and asks one question", () => {
    const { reply: text } = answer("Morgens [ich trinke→trinke ich] [ein→einen] Kaffee.", {
      past: ["Was isst du gern?"],
    });
    expect(text).toMatch(/^Morgens trinkst du also einen Kaffee\. .+\?$/);
  });

  it("joins a short answer to the question that it answers", () => {
    const past = ["Was trinkst du gern?"];
    expect(answer("Tee.", { past }).reply).toMatch(/^Du trinkst also gern Tee\./);
    expect(answer("Tee.", { past }).translation).toMatch(/^So you like to drink tea\./);
    expect(answer("Mit meiner Frau.", { past: ["Mit wem isst du am Abend?"], tone: "professional" }).reply).toMatch(
      /^Am Abend essen Sie also mit Ihrer Frau\./,
    );
  });

  it.each(["haus", "a-b-c-", "äöüß"])("does not say back what is no word: “%s” without an end", (letters) => {
    const { reply: text } = answer(letters.repeat(500).slice(0, 500), { past: ["Was trinkst du gern?"] });
    expect(text).not.toContain(letters.repeat(3));
  });

  it("joins how often somebody does something", () => {
    expect(answer("Zweimal pro Woche.", { past: ["Wie oft machst du Sport?"], topic: "sports" }).reply).toMatch(
      /^Du machst also zweimal pro Woche Sport\./,
    );
  });

  it("does not take a noun for a frequency", () => {
    const setting = { past: ["Wie oft gehst du zum Bäcker?"], topic: "shopping" } as const;
    expect(answer("Brötchen.", setting).reply).not.toMatch(/gehst du also/);
    expect(answer("Jeden Morgen.", setting).reply).toMatch(/^Zum Bäcker gehst du also jeden Morgen\./);
  });

  it("explains a word before the verb that has the same form", () => {
    expect(answer("Was heißt „billig“?", { topic: "shopping" }).reply).toMatch(
      /^„billig“ heißt auf Englisch „cheap“\./,
    );
  });

  it("says back who the fragment is about", () => {
    const past = ["Was schätzt du an deinen Kollegen am meisten?"];
    const setting = { past, level: "B1", topic: "work" } as const;
    expect(answer("Ihren Humor.", setting).reply).toMatch(/^An deinen Kollegen schätzt du also ihren Humor\./);
    expect(answer("Ihren Humor.", { ...setting, tone: "professional" }).reply).not.toMatch(/Ihren Humor/);
  });

  it("leaves an answer alone that does not fit its question’s verb", () => {
    expect(
      answer("Nudeln.", { past: ["Welches deutsche Essen schmeckt dir am besten?"], level: "A2" }).reply,
    ).not.toMatch(/schmeckt dir also Nudeln/);
    expect(answer("Keine Arbeit.", { past: ["Was bist du von Beruf?"], topic: "work" }).reply).not.toMatch(
      /Du bist also/,
    );
    expect(
      answer("An der Rezeption.", { past: ["Seit wann machst du diese Arbeit?"], topic: "work", level: "A2" }).reply,
    ).not.toMatch(/schon an der Rezeption/);
    expect(answer("Nein, nur ein bisschen.", { past: ["Was isst du am Abend?"] }).reply).not.toMatch(/Nein, nur/);
  });

  it("does not put a nominative answer into an accusative frame", () => {
    expect(answer("Ein Apfel.", { past: ["Was isst du am Abend?"] }).reply).not.toMatch(/isst du also ein Apfel/);
    expect(answer("Einen Apfel.", { past: ["Was isst du am Abend?"] }).reply).toMatch(
      /^Am Abend isst du also einen Apfel\./,
    );
    expect(answer("Ein Brötchen.", { past: ["Was isst du am Abend?"] }).reply).toMatch(
      /^Am Abend isst du also ein Brötchen\./,
    );
  });

  it("marks in the translation where the learner's own words come back", () => {
    expect(answer("Meine Mutter [kochen→kocht] sehr gut.").translation).toMatch(/^\(your own words\) .+\?$/);
  });

  it("offers two choices after two very short answers", () => {
    const past = ["Was trinkst du gern?", "Tee.", "Du trinkst also gern Tee. Was isst du am Abend?"];
    expect(answer("Brot.", { past }).reply).toMatch(/: .+ oder .+\?$/);
  });

  it("asks more simply, with two sample answers, and opens no new topic", () => {
    const { reply: text } = answer("Das verstehe ich nicht.", { past: ["Wo kaufst du dein Essen?"] });
    expect(text).toMatch(/: Wo kaufst du Brot\? Zum Beispiel im Supermarkt oder auf dem Markt\.$/);
  });

  it("gives the German for an English sentence to a beginner", () => {
    expect(answer("I am hungry").reply).toMatch(/^Auf Deutsch sagst du: „Ich habe Hunger\.“ .+\?$/);
  });

  it("answers before it asks, and mentions the program once", () => {
    const first = answer("Machst du Sport?", { topic: "sports" }).reply;
    expect(first).toMatch(/^Als Programm mache ich leider keinen Sport\. .+\?$/);
    expect(answer("Schwitzt du manchmal?", { topic: "sports", past: [first] }).reply).not.toMatch(/Programm/);
  });

  it("explains a word", () => {
    expect(answer("Was heißt „Suppe“?").reply).toMatch(/^„Suppe“ heißt auf Englisch „soup“\./);
  });

  it("says goodbye without a question", () => {
    expect(answer("Ich muss jetzt gehen, tschüss!").reply).not.toContain("?");
  });

  it("sets a limit after an insult, and asks nothing the second time", () => {
    const first = answer("Du bist dumm!").reply;
    expect(first).toMatch(/^So möchte ich nicht mit dir reden\. Fangen wir neu an: .+\?$/);
    const again = answer("Du bist dumm!", { past: ["Hallo! Was isst du gern?", "Du bist dumm!", first] });
    expect(again.reply).not.toContain("?");
  });

  it.each(["professional", "friendly", "slang"] as const)(
    "answers a crisis in German and English, with help and nothing else (%s)",
    (tone: Tone) => {
      const crisis = answer("Ich will nicht mehr leben.", { tone });
      expect(crisis.reply).toContain(tone === "professional" ? "dass Sie es sagen" : "dass du es sagst");
      expect(crisis.reply).toContain("0800 111 0 111");
      expect(crisis.reply).toContain("988");
      expect(crisis.reply).not.toContain("?");
      expect(crisis.vocabulary).toEqual([]);
      expect(crisis.correctionsShown).toBe(false);
    },
  );

  it("plays a role when asked, and goes on in it", () => {
    const start = answer("Können wir Restaurant spielen?");
    expect(start.reply).toBe("Guten Abend! Für wie viele Personen ist der Tisch?");
    expect(answer("Für zwei Personen.", { past: [start.reply] }).reply).toMatch(/^Gern, hier ist die Karte\./);
  });

  it("talks in other languages without corrections, and says so first", () => {
    const first = answer("Bonjour !", { language: "french" });
    expect(first.translation).toMatch(/without corrections/);
    expect(first.correctionsShown).toBe(false);
    const second = answer("Je m'appelle Ana.", { language: "french", past: [first.reply] });
    expect(second.reply).not.toBe(first.reply);
  });

  it.each([
    ["french", "Je veux mourir.", "3114"],
    ["spanish", "No quiero vivir más.", "024"],
    ["italian", "Voglio morire.", "02 2327 2327"],
    ["french", "I want to die.", "3114"],
  ] as const)("answers a crisis in %s as well: %s", (language, message, number) => {
    const crisis = answer(message, { language });
    expect(crisis.reply).toContain(number);
    expect(crisis.reply).toContain("988");
    expect(crisis.reply).not.toContain("?");
    expect(crisis.correctionsShown).toBe(false);
  });

  it.each([
    ["italian", "Domani vado al mare.", true],
    ["italian", "Grazie, a domani!", false],
    ["french", "Salut ! Je m'appelle Ana.", true],
    ["french", "Merci, au revoir !", false],
    ["spanish", "Luego voy al cine.", true],
    ["spanish", "Gracias, hasta luego.", false],
  ] as const)("goes on in %s after “%s”: %s", (language, message, goesOn) => {
    expect(answer(message, { language }).reply.includes("?")).toBe(goesOn);
  });

  it.each([
    ["Ich arbeite im Krankenhaus.", /Besserung/],
    ["Ich wohne allein.", /leid/],
    ["Ich sorge für meine Eltern.", /nicht leicht/],
    ["Ich sterbe vor Hunger!", /leid/],
  ])("does not console for “%s”", (message, consolation) => {
    expect(answer(message, { level: "A2", topic: "chitchat" }).reply).not.toMatch(consolation);
  });

  it("consoles for a death and an illness", () => {
    expect(answer("Meine Oma ist gestern gestorben und ich bin traurig.", { level: "A2" }).reply).toMatch(/sehr leid/);
    expect(answer("Ich bin krank.", { level: "A2" }).reply).toMatch(/Besserung/);
  });

  it.each([
    ["Meine Freundin heißt Mira.", "flirting", /Wie heißt deine Freundin/],
    ["Ich habe keinen Freund.", "flirting", /Wie heißt dein Freund/],
    ["Meine Katze heißt Mimi.", "chitchat", /Wie heißt deine Katze/],
    ["Mein Vater ist Arzt.", "chitchat", /krank/],
    ["Meine Oma liegt im Krankenhaus.", "chitchat", /wohnst du/],
    ["Es geht um eine Familie nach dem Krieg.", "culture", /essen/],
    ["Ich singe nicht gern.", "culture", /singst du/],
  ] as const)("does not ask past “%s”", (message, topic, question) => {
    for (const level of ["A1", "A2", "B1"] as const)
      for (let seed = 0; seed < 8; seed += 1)
        expect(answer(message, { level, topic, conversationId: `seed ${seed}` }).reply).not.toMatch(question);
  });

  it("answers a question in its role, and takes a polite order for an order", () => {
    const begun = [
      "Guten Abend! Für wie viele Personen ist der Tisch?",
      "Für zwei.",
      "Gern, hier ist die Karte. Was möchten Sie trinken?",
      "Ein Wasser.",
      "Kommt sofort. Was möchten Sie essen?",
    ];
    const answered = answer("Was empfehlen Sie?", { past: begun }).reply;
    expect(answered).toBe("Der Fisch ist heute sehr gut. Was möchten Sie essen?");
    const after = answer("Dann den Fisch.", { past: [...begun, "Was empfehlen Sie?", answered] }).reply;
    expect(after).toMatch(/^Gut, ich sage es der Küche\./);
    expect(answer("Einen Salat. Was kostet er?", { past: begun }).reply).toBe(
      "Das kostet zwölf Euro. Was möchten Sie dazu?",
    );
    expect(answer("Kann ich bitte Pizza haben?", { past: begun }).reply).toMatch(/^Gut, ich sage es der Küche\./);
    // A greeting answers nothing.
    expect(answer("Guten Abend!", { past: begun.slice(0, 1) }).reply).toBe("Für wie viele Personen ist der Tisch?");
  });

  it("takes small talk for no role play", () => {
    const past = ["Hallo! Was machst du morgen?"];
    expect(answer("Ich arbeite.", { past, topic: "chitchat" }).reply).not.toContain("viel Spaß noch");
  });

  it("opens a conversation, and helps with an answer", () => {
    expect(
      opener({ language: "german", level: "A1", tone: "professional", topic: "food", conversationId: "a", turn: 0 })
        .reply,
    ).toMatch(/^Guten Tag! .+ Sie .+\?$/);
    const asked = {
      language: "german",
      level: "A1",
      tone: "friendly",
      topic: "food",
      conversationId: "a",
      turn: 1,
      history: [{ role: "assistant", content: "Wo kaufst du dein Essen?", correctedContent: null }],
    } as const;
    expect(simplerFor(asked, morphology).text).toContain("Wo kaufst du Brot?");
  });
});

describe("replies from B1", () => {
  const b1 = { level: "B1", past: ["Wie geht es dir?"], topic: "chitchat" } as const;
  const said = (line: string, options: Partial<TutorInput> & { past?: readonly string[] } = {}): string =>
    answer(line, { ...b1, ...options }).reply;

  it.each([
    ["Das sehe ich anders.", /anders sehen|anderer Meinung|Einwand/],
    ["Wahrscheinlich hast du recht.", /freut mich|weiterhilft|Gern gesagt/],
    ["Ach so, natürlich. Dumme Frage von mir!", /^Dumme Fragen gibt es nicht\./],
    ["Haha, klar, du hast ja keinen Mund.", /etwas dran|Erwischt/],
    ["Ehrlichkeit währt am längsten, oder?", /glaube ich auch|denke schon/],
    ["Drück mir die Daumen!", /^Die Daumen sind gedrückt/],
    ["Ihr Mann ist im Frühjahr an Krebs gestorben.", /^Das ist eine traurige Nachricht\./],
  ])("answers “%s”", (line, wanted) => {
    expect(said(line)).toMatch(wanted);
  });

  it("does not hear tears in wine, nor ask how the learner is when others cry", () => {
    expect(said("Bei uns zu Hause wird zu jedem Essen Wein getrunken.")).not.toMatch(/tut mir leid/);
    expect(said("Mein kleiner Bruder weint, weil er alle behalten will.")).not.toMatch(/Wie geht es dir jetzt/);
  });

  it("tells a question about the tutor from one for its view", () => {
    expect(said("Was denkst du, ist Nachtarbeit ungesund?", { topic: "work" })).not.toMatch(/\bmeine ganze Arbeit\b/i);
    expect(said("Sollte man deiner Ansicht nach die Zahl der Besucher begrenzen?")).not.toMatch(
      /Erfahrung|kenne ich nur/,
    );
    expect(said("Warst du schon mal in Kroatien?", { topic: "travel" })).toMatch(/^Leider nein, /);
  });

  it("asks for no reasons, examples or feelings where there are none", () => {
    const taken = /Woran liegt das|Welches Beispiel|dabei gefühlt|eigentliche Reiz|daran .*verändert/;
    for (const line of [
      "Ich habe auch eine Tochter, sie ist drei Jahre alt.",
      "Sie ist schon seit zwanzig Jahren dort.",
      "Ich war noch nie am Atlantik.",
      "Okay, morgen klingele ich bei ihr!",
      "Zu Hause rede ich nur noch mit dem Kater.",
    ])
      for (const level of ["B1", "C1"] as const) expect(said(line, { level })).not.toMatch(taken);
  });

  it("does not say again what nobody has corrected", () => {
    expect(said("Im Gegensatz zu ihr ich brauche ein konkretes Ziel.")).not.toMatch(/zu ihr du/);
    expect(said("Nur wenn meine Freunde grillen, ich habe Lust auf eine Wurst.")).not.toMatch(/, du hast/);
    expect(said("Ich wusste nicht, dass so viele Deutsche mussten damals fliehen.")).not.toMatch(/mussten damals/);
  });

  it("says a date whole", () => {
    expect(said("Mein letzter Arbeitstag ist am 31. März.", { level: "A2" })).toMatch(/am 31\. März\./);
  });
});
