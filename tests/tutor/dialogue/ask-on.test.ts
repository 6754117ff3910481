import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function answer(level: CefrLevel, message: string): string {
  const { edits, corrected } = analyze(lexicon, message, { level });
  const history = [{ role: "assistant", content: "Hallo! Wie geht es dir?", correctedContent: null }] as const;
  const input = { message, language: "german", level, tone: "friendly", topic: "chitchat", history } as const;
  return reply({ ...input, conversationId: "ask-on", turn: 1 }, { edits, corrected }, morphology).reply;
}

describe("a sentence that is said back from B1 on", () => {
  it.each<[CefrLevel, string, RegExp]>([
    [
      "B1",
      "Einmal haben wir nachts einen Elch gesehen, der direkt vor unserem Auto stand.",
      /habt ihr .*vor eurem Auto/u,
    ],
    ["B1", "Am Samstag kommt meine Freundin zu Besuch.", /deine Freundin/u],
    ["B2", "Letztes Jahr bin ich meinen ersten Halbmarathon gelaufen.", /bist du .*deinen ersten Halbmarathon/u],
    [
      "C1",
      "Ich gehe seit meiner Jugend ins Theater, mein Großvater hat mich mitgenommen.",
      /deiner Jugend|dich mitgenommen/u,
    ],
  ])("%s: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Jedenfalls habe ich mir geschworen, meinen Kindern so etwas zu ersparen.", /geschworen\./u],
    ["B2", "Außerdem ärgert es mich, dass man dort nur mit einem Chatbot reden kann.", /ärgert es dich\./u],
    ["C1", "Vielleicht, dass ich zwei Kinder habe und meine Frau Schicht arbeitet.", /Frau Schicht arbeitet\./u],
    ["B1", "Nix mehr, glaub ich.", /glaubst du/u],
    ["B2", "Dass er sonst kaum ein Wort sagt, war neu.", /^Dass/u],
  ])("%s is never cut off or a remark on the talk: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });
});

describe("something that a message names", () => {
  it.each<[CefrLevel, string, RegExp]>([
    [
      "B2",
      "Vor zwei Wochen habe ich eine neue Inszenierung von Woyzeck gesehen.",
      /in der Inszenierung|von der Inszenierung/u,
    ],
    ["B1", "Ich fahre gern Zug. Nur die Verspätungen nerven mich.", /gegen die Verspätungen/u],
    ["B1", "Am Sonntag koche ich für alle meine neue Kartoffelsuppe.", /deine (?:neue )?Kartoffelsuppe/u],
  ])("%s is asked about by its kind: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Der Mann auf dem Bild hält einen Pinsel.", /der Pinsel/u],
    ["B2", "Die Wohnungen wirken monumental, fast wie ein altes Schloss.", /das Schloss/u],
    ["B2", "Ich liebäugle mit einer Weiterbildung in Datenanalyse.", /dafür entschieden|für die Weiterbildung/u],
  ])("%s is left alone where it is something else, or not there: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });
});
