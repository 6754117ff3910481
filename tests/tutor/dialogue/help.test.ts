import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { LANGUAGES } from "#schema/terms/language.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { hintFor, replyFor, simplerFor } from "#worker/tutor/dialogue/help.ts";
import type { TutorInput } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function after(question: string, level: CefrLevel = "A2"): Omit<TutorInput, "message"> {
  return {
    language: "german",
    level,
    tone: /\b(?:Sie|Ihre?)\b/.test(question) ? "professional" : "friendly",
    topic: null,
    conversationId: "help",
    turn: 1,
    history: [{ role: "assistant", content: `Das klingt gut. ${question}`, correctedContent: null }],
  };
}

describe("help with the next message", () => {
  it.each([
    ["Was isst du zum Frühstück?", /^Zum Frühstück esse ich … \(zum Beispiel: /],
    ["Was möchten Sie in Rom sehen?", /^Ich möchte in Rom … sehen$/],
    ["Und mit wem spielst du Fußball?", /^Ich spiele Fußball mit …$/],
    ["Warum lernst du Deutsch?", /^Ich lerne Deutsch, weil …$/],
    ["Wann stehst du morgens auf?", /^Ich stehe … morgens auf$/],
    ["Wie war dein Wochenende in Berlin?", /^Mein Wochenende in Berlin war …$/],
    ["Wie lange wohnen Sie schon in Köln?", /^Ich wohne schon … in Köln$/],
    ["Wo wohnt ihr?", /^Wir wohnen …$/],
    ["Welches Gericht würdest du gern kochen lernen?", /^Ich würde gern … kochen lernen/],
    ["Kochst du gern?", /^Ja, … \/ Nein, …$/],
    ["Woran merkst du, dass ein Ort zur Heimat wird?", /^Ich finde …$/],
  ])("begins an answer to “%s”", (question, expected) => {
    expect(hintFor(after(question), morphology).text).toMatch(expected);
  });

  it.each([
    ["Was isst du zum Frühstück?", /^Zum Frühstück esse ich (?:Brot mit Käse|Müsli)\.$/],
    ["Wofür sparen Sie gerade?", /^Ich spare gerade für .+\.$/],
    ["Kochst du gern?", /^Ja, ich koche gern\.$/],
    ["Trinkst du lieber Tee oder Kaffee?", /^Ich trinke lieber Tee\.$/],
    ["Freut ihr euch auf den Urlaub?", /^Ja, wir freuen uns auf den Urlaub\.$/],
    ["Warum lernst du Deutsch?", /^Ich lerne Deutsch, weil es mir Spaß macht\.$/],
    ["Wie war dein Tag?", /^Mein Tag war ganz gut\.$/],
    ["Wann bist du gestern am Bahnhof angekommen?", /^Das weiß ich nicht genau\.|^Die Frage ist schwer für mich\./],
    ["Möchtest du ans Meer fahren oder in die Berge?", /^Das weiß ich nicht genau\.|^Die Frage ist schwer für mich\./],
  ])("answers “%s” in the learner's person", (question, expected) => {
    const { text } = replyFor(after(question), morphology);
    expect(text).toMatch(expected);
    expect(text).not.toContain("?");
  });

  it("translates an answer that it is sure of", () => {
    expect(replyFor(after("Was isst du zum Frühstück?"), morphology).translation).toMatch(/^For breakfast I have /);
  });

  it("asks a model's question in fewer words and begins its answer", () => {
    const { text } = simplerFor(after("Was würdest du tun, wenn du eine Million Euro gewinnen würdest?"), morphology);
    expect(text).toMatch(/: Was würdest du tun\? Du kannst so anfangen: „Ich würde …/);
    expect(simplerFor(after("Wo kaufst du dein Essen?"), morphology).text).toContain("Wo kaufst du Brot?");
  });

  it.each(["A1", "B1", "C1"] as const)("has something to say at %s before anybody said anything", (level) => {
    const input = { ...after("", level), history: [] };
    for (const help of [hintFor, replyFor, simplerFor]) expect(help(input, morphology).text).not.toBe("");
  });

  it.each(LANGUAGES.filter((language) => language !== "german"))("helps in %s, too", (language) => {
    const input = { ...after("Et toi ?"), language };
    for (const help of [hintFor, replyFor, simplerFor]) expect(help(input, morphology).text).not.toBe("");
  });
});
