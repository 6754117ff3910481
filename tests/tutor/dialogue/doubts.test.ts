import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { isDoubtful } from "#worker/tutor/dialogue/doubts.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);
const LEVELS: readonly CefrLevel[] = ["A1", "A2", "B1", "B2"];

/** What the tutor says to a message, at several levels, in both tones and with several seeds. */
function replies(message: string): string[] {
  return LEVELS.flatMap((level) =>
    (["friendly", "professional"] as const).flatMap((tone) =>
      ["one", "two", "three"].map((conversationId) => {
        const setting = { message, language: "german", level, tone, topic: "chitchat", history: [] } as const;
        return reply({ ...setting, conversationId, turn: 0 }, analyze(lexicon, message, { level }), morphology).reply;
      }),
    ),
  );
}

/** A message and its wrong words, which no reply may say. */
const WRONG: readonly (readonly [message: string, wrong: RegExp])[] = [
  ["Ich trinke Milch und essen der Apfel.", /essen der|der Apfel/],
  ["Ich esse nicht kein Fleisch.", /nicht kein/],
  ["Ich gehe mit mein Freund in die Restaurant.", /(?:mein|dein|Ihr) Freund|die Restaurant/],
  ["Ich kenne nicht diese Stadt.", /nicht diese/],
  ["Ich wasche meine Hände vor das Essen.", /vor das/],
  ["Mein Hobbys ist Lesen.", /Hobbys ist|(?:Mein|Dein|Ihr) Hobbys/],
  ["Gestern ich war in Hotel und habe viel geschlaft.", /in Hotel|geschlaft|Gestern (?:du|Sie)/],
  ["Ich möchte nach Strand gehen.", /nach Strand/],
  ["Ich habe Deutsch gelernt für zwei Jahre.", /für zwei/],
  ["ich bin glucklich weil morgen ist samstag", /morgen ist|samstag|lich weil/],
  ["Ich habe eine Frage über die Hausaufgabe.", /Frage über/],
  ["Ich sehe der Hund.", /der Hund/],
  ["Ich kaufe ein neue Auto.", /ein neue\b/],
  ["Ich habe ein kleine Hund.", /ein kleine\b/],
  ["Ich wohne in eine kleine Stadt.", /in eine\b/],
  ["Ich arbeite in der Büro.", /der Büro/],
  ["Ich sitze auf den Stuhl.", /auf den/],
  ["Ich gehe in der Schule.", /in der Schule/],
  ["Ich fahre mit der Zug.", /mit der Zug/],
  ["Ich komme aus die Türkei.", /aus die/],
  ["Ich bin in Supermarkt gegangen.", /in Supermarkt/],
  ["Ich lerne Deutsch weil ich will in Deutschland arbeiten.", /Deutsch weil|(?:willst|wollen) in/],
  ["Ich glaube, dass er ist krank.", /dass er ist/],
  ["Wenn ich habe Zeit, lese ich.", /(?:hast|haben) Zeit/],
  ["Ich habe gegessen Pizza gestern.", /gegessen Pizza/],
  ["Ich kann sprechen Deutsch.", /sprechen Deutsch/],
  ["Ich muss kaufen ein Brot.", /kaufen ein/],
  ["Meine Freunde kommt aus Spanien.", /Freunde kommt/],
  ["Heute ich koche Suppe.", /Heute (?:du|Sie)/],
  ["Ich mag nicht diese Musik.", /nicht diese/],
  ["Ich verstehe nicht den Film.", /nicht den/],
  ["Ich wohne hier für drei Jahre.", /für drei/],
  ["Ich spiele gern Fußball und schwimmen im See.", /schwimmen im/],
  ["Ich arbeite als Kelner in ein Restorant.", /Kelner|Restorant/],
  ["Ich treffe meine Freund am Samstag.", /(?:meine|deine|Ihre) Freund\b/],
  ["Ich esse Brot mit die Butter.", /mit die/],
  ["Ich finde die Wetter schön.", /die Wetter/],
  ["Meine Schwester wohnen in Berlin.", /Schwester wohnen/],
  ["Ich freue mich weil du bist da.", /weil/],
  ["Ich habe gestern mit meine Mutter telefoniert.", /mit (?:meine|deine|Ihre)\b/],
];

const RIGHT = [
  "Ich trinke Milch und esse einen Apfel.",
  "Ich esse kein Fleisch.",
  "Ich gehe mit meinem Freund ins Restaurant.",
  "Ich kenne diese Stadt nicht.",
  "Ich wasche meine Hände vor dem Essen.",
  "Meine Hobbys sind Lesen und Tanzen.",
  "Gestern war ich in einem Hotel und habe viel geschlafen.",
  "Ich möchte an den Strand gehen.",
  "Ich habe zwei Jahre Deutsch gelernt.",
  "Ich bin glücklich, weil morgen Samstag ist.",
  "Ich habe eine Frage zur Hausaufgabe.",
  "Ich kaufe ein neues Auto.",
  "Ich habe einen kleinen Hund.",
  "Ich wohne in einer kleinen Stadt.",
  "Ich arbeite in einem Büro.",
  "Ich sitze gern auf dem Balkon.",
  "Ich fahre mit dem Zug zur Arbeit.",
  "Ich komme aus der Türkei.",
  "Ich bin in den Supermarkt gegangen.",
  "Ich lerne Deutsch, weil ich in Deutschland arbeiten will.",
  "Ich glaube, dass mein Bruder krank ist.",
  "Wenn ich Zeit habe, lese ich ein Buch.",
  "Gestern habe ich Pizza gegessen.",
  "Ich muss noch ein Brot kaufen.",
  "Meine Freunde kommen aus Spanien.",
  "Heute koche ich eine Suppe.",
  "Ich verstehe den Film nicht.",
  "Ich wohne seit drei Jahren hier.",
  "Ich spiele gern Fußball und schwimme im See.",
  "Ich treffe meinen Freund am Samstag.",
  "Ich esse Brot mit Butter.",
  "Ich finde das Wetter schön.",
  "Meine Schwester wohnt in Berlin.",
  "Ich habe gestern mit meiner Mutter telefoniert.",
  "Ich stehe um sieben Uhr auf.",
  "Am Wochenende besuche ich meine Großeltern auf dem Land.",
  "Ich bin Lehrerin von Beruf.",
  "Im Sommer fahren wir nach Italien.",
  "Ich interessiere mich für alte Filme.",
  "Ich warte auf den Bus.",
] as const;

describe("mistakes that nobody corrected", { timeout: 30_000 }, () => {
  it.each(WRONG)("are not said back: %s", (message, wrong) => {
    expect(replies(message).filter((text) => wrong.test(text))).toEqual([]);
  });

  it.each([
    "Das ist eine sehr schön Stadt.",
    "Ich trinke nur schwarz Kaffee.",
    "Hier gibt es viele interessanten Museen.",
    "Der Mädchen heißt Lena.",
    "Das Wetter ist schlecht, aber der Stimmung ist gut.",
    "Ich brauche Auto.",
    "Ich habe er gestern gesehen.",
    "Wir müssen den Weg gezeigt.",
    "Ich habe viel lernen.",
    "Ich habe erst um acht angekommen.",
    "Als ich in Athen habe gewohnt, war ich jung.",
    "Am Abend rufe ich dich an und dann wir gehen.",
    "Ich nicht kann kommen.",
    "Ich habe nein Kinder.",
    "Ich habe zwei Bruders.",
    "Nach drei Monate verstehe ich viel.",
    "Das Hotel hat zwanzig Zimmern.",
    "Wir haben viel mit sie gelacht.",
    "Meine Eltern und mich fahren nach Kroatien.",
    "Der Kurs beginnt an neun Uhr.",
    "In meinem Land gibt viele Feste.",
    "Meine neighbors sind laut.",
    "Meine Mutter ist Ärztin und arbeiten viel.",
    "Ich bin Student in Universität.",
    "Ich habe keine Zeit für lernen.",
    "Ich mag Sushi essen.",
    "Ich kenne kochen.",
    "Ich fahre nach der Schweiz.",
    "Ich habe einen Freund, der wohnen in Köln.",
    "Ich arbeite wie Lehrer.",
    "Ich lese gern Buch.",
    "Mein Vater er arbeitet viel.",
    "Ich treffe mit Freunden mich.",
    "Ich gehe schlafen um 10 Uhr.",
    "Ich trinke Kaffee am der Morgen.",
    "Ich fühle gut.",
    "Ich warte meinen Bus.",
    "Die Leute in Deutschland ist freundlich.",
    "Ich bin müde aber ich gehe in den Park.",
    "Meine Familie wohnt dort und ich besuche er oft.",
  ])("are in doubt at every level: %s", (message) => {
    expect(isDoubtful(message, morphology)).toBe(true);
  });

  it.each([
    "Ins Kino.",
    "Ans Meer.",
    "In Österreich.",
    "Mein Bruder und ich haben ein Auto.",
    "Ich möchte einen Yogakurs machen.",
    "Bist du verliebt?",
    "Ich bin erkältet.",
  ])("do not make this doubtful: %s", (message) => {
    expect(isDoubtful(message, morphology)).toBe(false);
  });

  it("leave nearly all right sentences to be said back", () => {
    expect(RIGHT).toHaveLength(40);
    expect(WRONG).toHaveLength(40);
    expect(RIGHT.filter((message) => isDoubtful(message, morphology))).toEqual([]);
    const saidBack = RIGHT.filter((message) =>
      replies(message).some((text) =>
        /^(?:\P{L}*)(?:.*\b(?:also|du|Sie|ihr|dein\w*|Ihre?\w?)\b)/u.test(text.split("?")[0] ?? ""),
      ),
    );
    expect(saidBack.length).toBeGreaterThanOrEqual(32);
  });
});
