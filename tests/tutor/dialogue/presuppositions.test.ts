import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);
const SEEDS = 12;

/** The replies to a message after these questions of the tutor's, one per conversation, so that no lucky choice of words counts. */
function repliesTo(level: CefrLevel, message: string, ...asked: string[]): string[] {
  const history = ["Hallo! Wie läuft es bei dir?", ...asked].flatMap((content, index): PastMessage[] => [
    ...(index === 0 ? [] : [{ role: "user" as const, content: "Ich war dort.", correctedContent: null }]),
    { role: "assistant", content, correctedContent: null },
  ]);
  const { edits, corrected } = analyze(lexicon, message, { level });
  return Array.from({ length: SEEDS }, (_, seed) => {
    const input = { message, language: "german", level, tone: "friendly", topic: "chitchat", history } as const;
    return reply({ ...input, conversationId: `seed-${seed}`, turn: asked.length + 1 }, { edits, corrected }, morphology)
      .reply;
  });
}

const OWNS_UP = /^(?:Entschuldigung|Stimmt|Tut mir leid|Es tut mir leid|Das tut mir leid)/u;

describe("questions from B1 on", () => {
  it.each<[CefrLevel, string, RegExp]>([
    [
      "B2",
      "Dann ist der Drucker kaputtgegangen und der Hausmeister hat ihn mit Klebeband repariert.",
      /fühlt sich|Wie ist das/u,
    ],
    ["B1", "Seine Beine reichen bis zur Tafel, aber er will lieber zocken.", /fühlt sich|findest du das selbst/u],
    ["C2", "Der Papagei ruft jeden Morgen nach meiner Großtante.", /fühlt sich|erlebst du das/u],
    ["B1", "Vielleicht sollte ich meine Schüler fragen, ob sie Lust haben.", /Beispiel|Meinung/u],
    ["B2", "Vermutlich weniger Hitze. Morgen stelle ich den Ofen auf 210 Grad statt auf 240.", /Wetter/u],
    ["B2", "Mir fällt ein, dass das Pulver das Geheimnis ist. Ohne es fällt der Teig auseinander.", /herauskommt/u],
    ["B1", "Ich glaube, der Zug kommt heute später.", /Beispiel/u],
    ["C1", "Ich glaube, meine Schwester hat den Schlüssel.", /Beispiel/u],
  ])("%s: ask nothing that only a feeling or a general view could answer: %s", (level, message, never) => {
    for (const text of repliesTo(level, message, "Was kannst du mir noch davon erzählen?"))
      expect(text).not.toMatch(never);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Der Maler hat für dieses Gemälde drei Jahre gebraucht.", /Handwerker|Termin/u],
    ["C1", "Ein Junge aus einer Schulklasse hat mich nach dem Weg gefragt.", /Schule|Schulzeit/u],
    ["C1", "Ich warte seit vierzehn Jahren Windräder.", /Ungewissheit|Warten/u],
    ["B2", "als techniker warte ich maschinen in einer fabrik", /Ungewissheit|Warten|Geduld/u],
    ["C1", "Morgen fahre ich nach Hause zu meiner Familie.", /Besuch/u],
    ["C2", "Ich koche mir gerade denselben Pudding wie damals im Krankenhaus.", /Rezept|gelernt/u],
    ["C1", "Ich bin Aufseherin in einem Museum und sehe jeden Tag dieselben Bilder.", /Gewohnheit/u],
    ["C2", "Mich nervt grad einfach alles.", /Wetter/u],
    ["B2", "Das ist mir grad zu viel.", /Wetter/u],
    ["C2", "Ich sitze davor wie vor einem fremden Brief.", /Ton|steht/u],
    ["C1", "Er klang wie ein Lehrer in einer alten Schule.", /(?:Lehrer|Schule)[^.]*\?/u],
    ["B1", "Ich habe gestern in der Oper gestimmt und heimlich eine Probe gehört.", /prob/u],
    ["B1", "Die Sängerin hat so hoch gesungen, dass alle erschrocken sind.", /Lieder/u],
    ["B2", "Mein Cousin ist zwei Köpfe größer als ich, das wird nichts.", /ähnlich|gelernt/u],
    ["B2", "Ich suche einen Neoprenanzug, meiner ist an der Schulter gerissen.", /schmerzhaft|Besserung|Ärzte/u],
    ["B1", "Meine Jeans ist am Knie gerissen, so ein Mist.", /schmerzhaft|Besserung|Ärzte/u],
    ["B2", "Mein Trainer sagt Magnesium, also probiere ich das aus.", /eine Sicht|von außen|antwortest/u],
    ["B1", "Ich sage nur zu tief oder zu hoch. Das ist unser Gespräch.", /Worum geht es/u],
    ["C2", "Mein Freund sagt, er heirate mich nur ohne den Papagei.", /netten Gespräch|Prozessor|zum Üben da/u],
  ])("%s: take no word for what it is not: %s", (level, message, never) => {
    for (const text of repliesTo(level, message)) expect(text).not.toMatch(never);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Gestern war der Maler da und hat den Flur gestrichen.", /Handwerker|Baustelle|Termin/u],
    ["C1", "Ich warte seit drei Wochen auf eine Antwort von der Firma.", /Ungewissheit|Warten/u],
    ["C1", "Meine Tochter hat Ärger in der Schule.", /Schule|Schulzeit/u],
    ["B2", "Mir ist beim Laufen das Kreuzband gerissen.", /Besserung|schnell wieder/u],
    ["B2", "Mein Bruder meint, ich soll endlich umziehen.", /Sicht|außen/u],
    ["C2", "Du bist so nett, heirate mich!", /Gespräch|Prozessor|zum Üben/u],
  ])("%s: know the same word where it means that: %s", (level, message, expected) => {
    expect(repliesTo(level, message).join("\n")).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B2", "Meine Kollegin hat mir geraten, einen zu mieten. Was würdest du machen?", /ruhigen Moment|Vorwürfe/u],
    [
      "C1",
      "Hast du eine Vorstellung davon, weshalb ein Museum seine Bilder verleiht?",
      /nur schreiben|nur ein Programm/u,
    ],
    ["B2", "Aber weißt du was, ich übe jetzt beim Radeln.", /beantworten|überfragt|weiterhelfen/u],
    [
      "B2",
      "Schwamm drüber. Wie es dazu kam, dass ich den Vogel kriege? Im Testament stand mein Name.",
      /weiterhelfen|überfragt/u,
    ],
  ])("%s: answer no other question than was asked: %s", (level, message, never) => {
    for (const text of repliesTo(level, message)) expect(text).not.toMatch(never);
  });
});

describe("a mix-up that the learner clears up", () => {
  it.each<[CefrLevel, string, string]>([
    ["B1", "Was probt ihr gerade?", "Ich probe nicht, ich habe nur den Flügel gestimmt!"],
    ["B1", "Mit wem spielst du?", "ich spiele nicht, ich schaue nur zu"],
    ["C1", "Wie findet man bei euch gute Handwerker?", "Handwerker? Nein, ich sprach vom Maler des Bildes."],
    ["C1", "Wie lange hast du auf den Termin gewartet?", "Auf welchen Termin? Ich habe keinen Termin."],
    ["C1", "Welches Wort war schuld daran?", "Ich glaube, wir haben uns missverstanden: Es geht um mein Museum."],
    ["B2", "Was hast du schon versucht?", "Äh, ich meinte, ob du so einen Anzug kaufen würdest."],
    ["C2", "Welches Wetter passt am besten zu dir?", "Äh, wie kommst du jetzt aufs Wetter? Ich mag Nieselregen."],
    ["C2", "Woran erkennst du ein Kompliment?", "Hoppla, ich red von meinem Freund."],
  ])("%s: is owned up to after „%s“: %s", (level, asked, message) => {
    for (const text of repliesTo(level, message, asked)) expect(text).toMatch(OWNS_UP);
  });

  it.each<[CefrLevel, string, string]>([
    ["B1", "Was kochst du gern?", "Ich koche nicht oft, aber am Sonntag mache ich Pfannkuchen."],
    ["B1", "Was kochst du gern?", "Ich koche nicht gern."],
    ["B1", "Redest du oft mit ihm?", "Nein, ich rede nie mit ihm."],
    ["B2", "Sprichst du oft über Politik?", "Nein, ich spreche lieber über Fußball."],
    ["C1", "Worum ging es in deinem Vortrag?", "Ich sprach über Bienen."],
    ["C1", "Was war los?", "Gestern habe ich mich mit meinem Chef missverstanden."],
    ["A2", "Wie viele Geschwister hast du?", "Ich habe keine Geschwister."],
    ["B1", "Was für Haustiere hast du?", "Ich habe keine Haustiere."],
    ["B1", "Und dann?", "Er fragte, wie ich jeden Morgen zur Arbeit komme."],
    ["B2", "Wie oft besuchst du Konzerte?", "Konzerte? Nein, so etwas mag ich nicht."],
  ])("%s: is none where a question was plainly answered („%s“): %s", (level, asked, message) => {
    for (const text of repliesTo(level, message, asked)) expect(text).not.toMatch(OWNS_UP);
  });
});
