import { describe, expect, it } from "vitest";
import { PHRASES } from "#content/built-in/tutor/phrases.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function answer(message: string, level: CefrLevel = "B1", before = "Mhm. Wie war das für dich?"): string {
  const history = [{ role: "assistant", content: before, correctedContent: null }] as const;
  const { edits, corrected } = analyze(lexicon, message, { level });
  const setting = { language: "german", level, tone: "friendly", topic: "chitchat" } as const;
  const input = { ...setting, conversationId: "t", turn: 1, message, history: [...history] };
  return reply(input, { edits, corrected }, morphology).reply;
}

describe("a learner who wants something to say", () => {
  it.each([
    ["A2", "Meine Frau sagt, ich muss mit der Chefin reden. Wie kann ich höflich anfangen?", "Haben Sie kurz Zeit"],
    ["A2", "Wie sage ich der Chefin, dass ich mehr Geld will?", "über mein Gehalt"],
    ["A2", "wie frage ich höflich nach dem weg?", "wie komme ich zum Bahnhof"],
    ["A1", "Ich bin zu spät. Wie entschuldige ich mich?", "tut mir sehr leid"],
    ["A1", "Morgen hat meine Lehrerin Geburtstag. Was schreibe ich auf die Karte?", "Alles Gute zum Geburtstag"],
    ["A2", "ich möchte meine nachbarin einladen wie sage ich das", "gern einladen"],
    ["B2", "Mein Chef heiratet. Was sagt man da?", "Herzlichen Glückwunsch"],
    ["B1", "Meine Nachbarin ist gestorben. Was schreibe ich auf die Karte?", "Beileid"],
    ["B1", "Wie melde ich mich krank?", "krankmelden"],
    ["B1", "Wie lehne ich die Einladung meines Chefs höflich ab?", "leider absagen"],
    ["B1", "Wie bitte ich jemanden, langsamer zu sprechen?", "langsamer sprechen"],
    ["B1", "Mein Nachbar ist nachts so laut. Was kann ich ihm sagen?", "leiser"],
    ["B1", "Wie sagt man, wenn man sich entschuldigen will?", "mein Fehler"],
    ["C1", "Wie beende ich eine Mail an einen Professor?", "Mit freundlichen Grüßen"],
    ["C1", "Wie formuliere ich das am besten, ohne ihn zu verletzen?", /kurz/iu],
  ] as const)("%s %s", (level, message, said) => {
    const text = answer(message, level);
    if (typeof said === "string") expect(text).toContain(said);
    else expect(text).toMatch(said);
    expect(text.replaceAll(/„[^“]*“/gu, "").split("?").length).toBe(2);
    expect(text).not.toMatch(/weiß (?:ich|es) |nicht sagen|Programm/u);
  });

  it.each([
    "Ich will joggen. Wie fange ich an?",
    "Wie lade ich mein Handy?",
    "Was sagt man dazu? Unglaublich!",
    "Was sagst du dazu?",
    "Wie soll ich sagen, er ist ein bisschen komisch.",
    "Meine Chefin war heute sauer. Was soll ich machen?",
    "Wie sage ich „awkward“?",
    "Wie schreibe ich Fahrrad?",
  ])("is not heard in: %s", (message) => {
    const text = answer(message);
    expect(text).not.toMatch(/kurz und freundlich|kurze, freundliche/iu);
    for (const { say } of PHRASES) for (const [phrase] of say) expect(text).not.toContain(phrase);
  });
});

describe("a learner's own words, to be checked", () => {
  it.each([
    ["A1", 'Ich sage "die Mann" und "der Frau". Ist das falsch?', "„der Mann, die Frau“"],
    ["A1", 'Ich denke, es heißt "der Mann". Richtig?', /keinen Fehler|gut sagen|klingt das richtig/],
    ["A2", 'Vielleicht: "Hast du Lust auf einen Kakao?" Ist das gut?', /keinen Fehler|gut sagen|klingt das richtig/],
    ["A2", "Ich habe geschrieben: „Ich habe gestern gegangen.“ Stimmt das?", "„Ich bin gestern gegangen“"],
    ["A2", 'Ich sage zum Kellner "Ich will Kaffee". Ist das höflich?', "„Ich möchte Kaffee“"],
    ["A2", "Vielleicht sage ich: Haben Sie Zeit für mich? Ich muss Ihnen etwas wichtiges sagen.", "etwas Wichtiges"],
    ["A2", "Ich könnte sagen: Hast du morgen Zeit?", /keinen Fehler|gut sagen|klingt das richtig/],
  ] as const)("%s %s", (level, message, said) => {
    const text = answer(message, level);
    if (typeof said === "string") expect(text).toContain(said);
    else expect(text).toMatch(said);
    expect(text).not.toMatch(/^(?:Ja|Nein)|nicht sagen/u);
    expect(text.replaceAll(/„[^“]*“/gu, "").split("?").length).toBe(2);
  });

  it.each([
    "Der Film heißt „Das Boot“. Ist das gut?",
    "Ich lese „Momo“. Kennst du das, oder?",
    "Er sagte: „Du bist verrückt.“ Ist das nicht gemein?",
    "Ich dachte, ich könnte sagen: Kommst du mit? Aber ich hatte Angst.",
  ])("are not seen in: %s", (message) => {
    expect(answer(message)).not.toMatch(/keinen Fehler|gut sagen|klingt das richtig|ist es besser/u);
  });

  it("names the German word for an English one, and owns that it does not know another", () => {
    expect(answer("Ich esse gern spinach. Wie heißt das auf Deutsch?", "A1")).toContain("der Spinat");
    expect(answer("Meine Mutter nimmt auch ein Gewürz, Kumin. Wie heißt das auf Deutsch?", "A1")).toMatch(
      /Wort kenne ich leider nicht|Leider kenne ich das Wort nicht/u,
    );
  });
});

describe("questions about everyday things", () => {
  it.each([
    ["A1", "Dann wir essen zusammen. Was brauche ich für Linsensuppe?", "Rezept"],
    ["A1", "Im Supermarkt! Wie lange muss ich Linsen kochen?", "Rezept"],
    ["A1", "Aber die Suppe ist zu salzig! Was mache ich jetzt?", "Oh nein"],
    ["B1", "Der Kuchen ist verbrannt. Was soll ich jetzt machen?", "Oh nein"],
    ["A2", "Das Kleid hat 40 Euro gekostet. Ist das zu elegant für eine Chorprobe?", "wohlfühlen"],
  ] as const)("%s %s", (level, message, said) => {
    expect(answer(message, level)).toContain(said);
  });

  it("are not answered with two shrugs in a row", () => {
    const before = "Ich kann das leider nicht sagen. Was ist dir dabei wichtig?";
    expect(answer("Wie hoch ist der Kölner Dom?", "A2")).toMatch(/weiß|sagen/u);
    expect(answer("Wie hoch ist der Kölner Dom?", "A2", before)).toMatch(/Deutsch/u);
  });
});
