import { describe, expect, it } from "vitest";
import { NOUN_KINDS } from "#content/built-in/tutor/noun-kinds.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tone } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function answer(level: CefrLevel, message: string, earlier: readonly string[] = [], tone: Tone = "friendly"): string {
  const { edits, corrected } = analyze(lexicon, message, { level });
  const history = [
    { role: "assistant", content: "Hallo! Wie geht es dir?", correctedContent: null },
    ...earlier.flatMap((content) => [
      { role: "user" as const, content, correctedContent: null },
      { role: "assistant" as const, content: "Ich verstehe.", correctedContent: null },
    ]),
  ] as const;
  const input = { message, language: "german", level, tone, topic: "chitchat", history } as const;
  return reply({ ...input, conversationId: "named", turn: 1 }, { edits, corrected }, morphology).reply;
}

describe("something that the message names", () => {
  it.each<[CefrLevel, string, RegExp]>([
    [
      "B2",
      "Mit Kindern spart man Nerven. Wir haben eine Hütte am See, da sind wir den ganzen Juli.",
      /die Hütte vorstellen\?$/u,
    ],
    [
      "B1",
      "Ehrlich, meine Mannschaft. Ohne mich schreiben die Jungs hundert Nachrichten.",
      /deine Mannschaft vorstellen\?$/u,
    ],
    ["C1", "Ich bin klar für Offenheit, auch wenn sie weh tut.", /Was bedeutet Offenheit für dich\?$/u],
    ["C2", "Von Fernweh im romantischen Sinne kann da kaum die Rede sein.", /Was bedeutet Fernweh für dich\?$/u],
    [
      "C2",
      "Am zwölften November ist unser Konzert, und ich werde aufgeregter sein als die Kinder.",
      /euer Konzert vorstellen\?$/u,
    ],
  ])("at %s is asked about by what it is: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Meine Schüler schreiben diese Woche Prüfungen.", /Prüfungen vorstellen/u],
    ["B1", "Dagegen spricht, dass ich abends allein im Restaurant sitze.", /Restaurant vorstellen/u],
    ["C2", "Im Flugzeug wird einem die Landschaft regelrecht unterschlagen.", /Landschaft vorstellen/u],
    ["B1", "Mit dem Bus ist es schwierig, wenn eine Halle zu niedrig ist.", /Halle vorstellen/u],
    ["C1", "Er behandelt uns wie ein Orchester ohne Dirigenten.", /Orchester vorstellen/u],
    ["B1", "Oben kommen noch gebratene Nudeln drauf.", /schmeckt das Nudeln/u],
    ["B2", "Meistens nehme ich mir eine Banane und ein paar Nüsse mit.", /für eine Banane/u],
    ["B2", "Das hat mich wirklich verletzt, obwohl ich es verstehe.", /Besserung|Ärzte/u],
    ["B2", "Die Nachbarn haben sich schon beschwert. Spielst du auch ein Instrument?", /Rollenspiele/u],
  ])("at %s is left alone where it is a detail, any or only compared: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });

  it("once in a conversation is asked in the same words", () => {
    const first = answer("B2", "Wir haben eine Hütte am See, da sind wir den ganzen Juli.");
    expect(first).toMatch(/vorstellen\?$/u);
    const history = [
      { role: "assistant", content: first, correctedContent: null },
      { role: "user", content: "Sie ist klein.", correctedContent: null },
    ] as const;
    const message = "Mein Mann baut dort gerade eine Sauna, das dauert noch.";
    const { edits, corrected } = analyze(lexicon, message, { level: "B2" });
    const input = { message, language: "german", level: "B2", tone: "friendly", topic: "chitchat", history } as const;
    expect(reply({ ...input, conversationId: "named", turn: 2 }, { edits, corrected }, morphology).reply).not.toMatch(
      /vorstellen\?$/u,
    );
  });
});

describe("somebody whom the message names", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["B2", "Eigentlich müsste ich mit meiner Chefin sprechen, nur traue ich mich nicht.", /mit deiner Chefin\?$/u],
    ["B2", "Und abends spiele ich noch eine Runde mit meinem Mitbewohner.", /mit deinem Mitbewohner\?$/u],
  ])("at %s is asked about: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Meine Oma lebt leider nicht mehr, aber ich habe noch ihr Kochbuch."],
    ["B1", "Sie hat früher einem Motorradfahrer gehört und riecht nach Benzin."],
    ["B2", "Ich denke viel über Schlaf nach, weil unsere Tochter erst sechs Wochen alt ist."],
  ])("at %s is left alone who is no more, a stranger or a baby: %s", (level, message) => {
    expect(answer(level, message)).not.toMatch(/für ein Mensch|[Ww]ie ist deine Tochter|denn so\?/u);
  });

  it("of somebody who belongs to several people, the tutor says so", () => {
    expect(answer("B1", "Unser Nachbar übt jeden Abend Trompete und hört nie auf.")).not.toMatch(
      /dein(?:em|en)? Nachbar/u,
    );
  });
});

describe("the kinds of nouns", () => {
  it("name every noun once, and only nouns that the lexicon knows", () => {
    const all = Object.values(NOUN_KINDS).flatMap((nouns) => nouns.trim().split(/\s+/u));
    expect(all.filter((noun, index) => all.indexOf(noun) !== index)).toEqual([]);
    expect(all.filter((noun) => morphology.noun(noun) === null)).toEqual([]);
  });
});
