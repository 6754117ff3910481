import { describe, expect, it } from "vitest";
import * as goingOn from "#content/built-in/tutor/going-on.ts";
import { NEAR, NEAR_STILL } from "#content/built-in/tutor/near.ts";
import { SCENARIOS } from "#content/built-in/tutor/scenarios.ts";
import { THREADS } from "#content/built-in/tutor/threads.ts";
import { BANDS } from "#schema/content/tutor.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { TONES, type Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { inPersons } from "#worker/tutor/dialogue/listening.ts";
import { bareQuestion } from "#worker/tutor/dialogue/memory.ts";
import { opener, reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { sentencesOf } from "#worker/tutor/dialogue/text.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The tutor's replies to these messages, without its opener. */
function talk(
  messages: readonly string[],
  { level = "A2", topic = "chitchat", tone = "friendly" }: { level?: CefrLevel; topic?: Topic; tone?: Tone } = {},
): string[] {
  const setting = { language: "german", level, topic, tone, conversationId: "near" } as const;
  const history: PastMessage[] = [
    { role: "assistant", content: opener({ ...setting, turn: 0 }).reply, correctedContent: null },
  ];
  return messages.map((message, index) => {
    const analysis = analyze(lexicon, message, { level });
    const { reply: text } = reply(
      { ...setting, message, history: [...history], turn: index + 1 },
      analysis,
      morphology,
    );
    history.push({ role: "user", content: message, correctedContent: analysis.corrected });
    history.push({ role: "assistant", content: text, correctedContent: null });
    return text;
  });
}

/** After two messages that say little, so that no question of the opener's chain is being answered. */
const BEFORE = ["Mir geht es gut.", "Erzähl du mir etwas Schönes."];
const last = (message: string, level: CefrLevel = "A2"): string => talk([...BEFORE, message], { level }).at(-1) ?? "";

describe("what a beginner's sentence is asked about", () => {
  it.each([
    ["Ich war gestern am See. Der Hund hat gebellt.", /dort|da gemacht|Wo war|Wann war/u],
    ["Gestern habe ich einen Mantel gekauft.", /gekauft|gekostet/u],
    ["Am Samstag haben wir Karten gespielt.", /gewonnen|gespielt/u],
    ["Ich habe gestern mit Anna telefoniert.", /gesprochen|machst du das/u],
    ["Mein Bruder hat mir beim Umzug geholfen. Er hat mir auch eine Lampe geschenkt.", /gefällt dir das/u],
    ["Meine Kollegin ist sehr nett.", /kennst du sie/u],
    ["Meine Oma wohnt in Graz.", /siehst du sie|gern zusammen|besuchst du sie/u],
    ["Meine Mutter ruft mich oft an. Sie schickt mir Pakete.", /macht sie das|findest du das/u],
    ["Es regnet und ist kalt.", /Wetter/u],
    ["Ich brauche einen neuen Koffer.", /brauchst du/u],
    ["Ich gehe morgen zum Friseur.", /Uhr|Mit wem|dann/u],
    ["Gestern bin ich vom Rad gefallen.", /geht es dir|weiter/u],
    ["Ich war noch nie in Berlin.", /gern einmal fahren/u],
    ["Ich habe heute nur Toast gegessen, keine Zeit.", /wieder Zeit/u],
    ["Ich bin verliebt, aber er wohnt in Portugal.", /kennengelernt/u],
    ["Mein Sohn will Feuerwehrmann werden.", /Warum will er das werden/u],
  ])("is its verb or the person: %s", (message, expected) => {
    expect(last(message)).toMatch(expected);
    expect(last(message, "A1")).toMatch(expected);
  });

  it.each([
    ["Mein Chef schreit immer, ich mag ihn nicht.", /deine Kollegen/u],
    ["Meine Kollegin Anna hat gekündigt, das ist sehr schade.", /Warum hat sie gekündigt/u],
    ["Wir suchen seit einem Jahr eine Wohnung und finden nichts.", /Wie groß soll die Wohnung sein/u],
    ["Im dritten Stock, leider gibt es keinen Aufzug.", /Einkäufe nach oben/u],
    ["Wir haben im Restaurant gegessen und mein Geld war zu Hause.", /Wer hat dann bezahlt/u],
    ["Meine Nachbarin hat mir eine Torte gebracht.", /Wie hat es geschmeckt/u],
    ["Die Suppe war kalt und der Kellner war unfreundlich.", /zum Kellner gesagt/u],
    ["Mein Sohn hat Fieber und ist heute nicht in der Schule.", /Wie hoch ist das Fieber/u],
    ["Meine Augen sind rot und tun weh.", /Was sagt der Arzt/u],
    ["Ich habe eine Allergie gegen Nüsse.", /darfst du dann nicht essen/u],
    ["Wir haben uns gestern beim Tanzen kennengelernt.", /gern zusammen|erste Gespräch/u],
    ["Mein Auto ist kaputt.", /reparieren|Was machst du jetzt/u],
    ["Meine Tochter will nicht mehr mit mir sprechen.", /Was ist passiert/u],
    ["In Deutschland ist am Sonntag alles zu, das finde ich gut.", /in deinem Land/u],
    ["Meine Tante ruft mich jeden Sonntag an.", /Worüber sprecht ihr/u],
    ["Im Aufzug habe ich laut gesungen, dann war der Direktor da.", /Was hast du gesungen/u],
    ["Ich arbeite in einem Hotel, an der Rezeption.", /die Arbeit/u],
    ["Am Sonntag bin ich meinen ersten Marathon gelaufen!", /Wie lange hat das gedauert/u],
    ["Ich habe die Wohnung nicht bekommen.", /Was machst du jetzt/u],
    ["Hallo, ich heiße Ana.", /Woher kommst du|wohnst du|beruflich/u],
  ])("is one simple thing about its matter: %s", (message, expected) => {
    expect(last(message)).toMatch(expected);
    expect(last(message, "A1")).toMatch(expected);
  });

  it("asks for no age that an earlier message told", () => {
    const asked = talk([...BEFORE, "Mein Sohn ist vierzehn.", "Er spielt gern Ball.", "Er heißt Adam."]);
    expect(asked.slice(3).join(" ")).not.toContain("Wie alt");
  });

  it.each([
    ["Unser Kater ist tot, die Kinder weinen.", /Wie oft/u],
    ["Die Jacke hat nur zehn Euro gekostet.", /da gemacht/u],
    ["Ich habe mich für einen Kurs angemeldet.", /danach gemacht/u],
    ["Meine Nichte will Pilotin werden.", /Und was möchtest du/u],
    ["Mein Sohn hat in Mathe eine Eins geschrieben.", /geantwortet/u],
    ["Ich brauche einen neuen Mantel für den Winter.", /Wann brauchst|Wofür/u],
    ["Gestern hat mir eine fremde Frau ihren Platz gegeben.", /gefällt dir das/u],
    ["Wir haben am Samstag ein Kleid für die Hochzeit gefunden.", /noch dabei/u],
    ["Am Montag lerne ich, am Dienstag helfe ich im Verein.", /vorher noch/u],
    ["Ich habe keine Zeit für das Frühstück.", /wieder Zeit/u],
    ["Meine Mutter hat heute Geburtstag.", /alles Gute zum Geburtstag/u],
    ["Sie hat am Sonntag Geburtstag.", /alles Gute zum Geburtstag/u],
    ["Zum Geburtstag habe ich ein Fahrrad bekommen.", /alles Gute zum Geburtstag/u],
    ["Meine Freundin kocht gern. Sie hat immer gesagt: Mit Liebe kochen!", /geantwortet/u],
    ["Ich mag die Bilder von Picasso.", /fotografierst/u],
    ["Ich koche gern, weil es Spaß macht.", /gelacht/u],
    ["Mein Zimmer ist klein und kostet viel.", /Hotel|Urlaub/u],
  ])("asks nothing that is answered or beside the point: %s", (message, absurd) => {
    expect(last(message)).not.toMatch(absurd);
    expect(last(message, "A1")).not.toMatch(absurd);
  });

  it.each([
    ["Meine Kinder haben alles aufgegessen.", /Und dann\?|dann gemacht/u],
    ["Meine Frau hat die Jacke gekauft.", /dann gemacht|Und dann/u],
    ["Meine Mutter ist sehr nett.", /kennst du/u],
    ["Mein Chef ist nett.", /siehst du/u],
    ["Ich habe kein Auto.", /Auto (?:noch )?erzählen|sieht .* aus/u],
    ["Ich komme aus der Steppe, da gibt es kein Meer.", /über das Meer/u],
    ["Meine Freundin ist weg.", /heißt|wohnt|gern mit/u],
    ["Ich habe früher im Hotel gearbeitet.", /gedauert|geholfen/u],
    ["Das Hemd ist schön, aber 80 Euro habe ich nicht.", /besonders schön|am besten/u],
    ["Wir haben auf dem Balkon gesessen und geredet.", /wächst/u],
    ["Ich finde Rot nicht praktisch.", /gesucht/u],
    ["Er ist ein bisschen laut. Mein Opa schläft sehr viel.", /Wie oft macht/u],
  ])("is nothing that it does not say: %s", (message, absurd) => {
    expect(last(message)).not.toMatch(absurd);
    expect(last(message, "A1")).not.toMatch(absurd);
  });

  it.each([
    ["Heute bin ich zu Hause. Meine Katze ist krank.", /Wie geht es ihr/u, /Wie geht es dir/u],
    ["Meine Füße tun heute noch weh, haha.", /\?/u, /Besserung|Wie geht es dir/u],
    ["Heute ist es ruhig, viele Kinder sind krank.", /\?/u, /Wie geht es dir/u],
    ["Der Film war traurig. Mein Freund hat geschlafen.", /\?/u, /nicht einfach|Wie geht es ihm/u],
    ["Ich bin heute krank.", /Wie geht es dir|Was (?:hilft|tut)|fehlt/u, /Wie geht es (?:ihr|ihm)/u],
  ])("asks how somebody is only of whom it is told: %s", (message, expected, absurd) => {
    expect(last(message)).toMatch(expected);
    expect(last(message)).not.toMatch(absurd);
  });

  it("does not begin like one of the last two questions", () => {
    const [, , first, second] = talk([
      ...BEFORE,
      "Meine Tante wohnt in Bologna.",
      "Zweimal im Jahr. Sie hat ein Haus.",
    ]);
    expect(first).toContain("Wie oft besuchst du sie?");
    expect(second).not.toContain("Wie oft");
  });

  it("asks nothing vague twice in a row about small news", () => {
    const vague = new Set(goingOn.MORE.A.flatMap((line) => TONES.map((tone) => bareQuestion(say(line.say, tone)))));
    const asked = talk([
      ...BEFORE,
      "Meine Familie kommt aus Nigeria.",
      "Die Lampe steht neben dem Sofa.",
      "Der Teppich ist aus Wolle.",
      "Die Vase war von Onkel Theo.",
    ]).map((text) => vague.has(bareQuestion(sentencesOf(text).at(-1) ?? "")));
    expect(asked.some((is, index) => is && asked[index - 1] === true)).toBe(false);
  });
});

describe("an answer to a question of the list", () => {
  /** The reply to a message after this question of the tutor's. */
  const after = (question: string, message: string, level: CefrLevel = "A1"): string => {
    const history: PastMessage[] = [{ role: "assistant", content: question, correctedContent: null }];
    const setting = { language: "german", level, topic: "shopping", tone: "friendly", conversationId: "near" } as const;
    return reply({ ...setting, message, history, turn: 1 }, analyze(lexicon, message, { level }), morphology).reply;
  };
  const asksOn = /Wie kommst du ~?(?:denn )?zum Supermarkt/u;

  it("is none where it names nothing of what was asked for", () => {
    const question = "Hallo! Wo ist bei dir der nächste Supermarkt?";
    expect(after(question, "Er ist in der Bahnhofstraße, neben dem Kino.")).toMatch(asksOn);
    expect(after(question, "Ich kaufe gern alte Platten. Ich habe schon 200.")).not.toMatch(asksOn);
  });

  it("says back what somebody else did with a small “sie”", () => {
    const setting = { level: "A2", topic: "sports", tone: "professional" } as const;
    const said = talk(
      ["Ich schwimme oft mit meiner Tante.", "Sie hat früher viel geschwommen.", "Sie hat oft geschwommen."],
      setting,
    );
    expect(said.join(" ")).not.toMatch(/, Sie (?:ist|hat) /u);
  });
});

describe("the next question of a chain", () => {
  it("does not come when the talk has left the chain", () => {
    const replies = talk([
      "Ich fahre heute nach Kiel.",
      "Gestern ist mein Koffer in der Bahn geblieben!",
      "Der Schaffner hat ihn gefunden.",
      "Er ist blau.",
      "Ja.",
    ]);
    expect(replies.slice(2).join(" ")).not.toMatch(/: Was machst du danach/u);
  });
});

describe("what somebody close says to it", () => {
  const family = ["Letzten Sommer bin ich mit meiner Tochter über einen Pass gewandert, zwölf Stunden lang."];
  it.each([
    "Sie hat die ganze Nacht gezittert, bis der Sturm vorbei war.",
    "Meine Tochter fand das furchtbar, weil ihre Schuhe nass waren.",
    "Der Wirt hat gesagt, dass der Weg gesperrt ist.",
  ])("is not asked where it was told, or of whom it is told: %s", (message) => {
    expect(talk([...family, message], { level: "B1" }).at(-1)).not.toContain("dazu gesagt?");
  });
});

describe("one word of a sentence about something else", () => {
  it.each([
    ["A1", "Mein Bruder gibt den Tauben Essen.", "Was isst er am liebsten?"],
    ["A2", "Wir haben auf dem Parkplatz getanzt.", "Was gab es zu essen?"],
    ["B1", "Meine Mutter hat eine Allergie.", "Worin seid ihr euch ähnlich, du und deine Mutter?"],
  ] as const)("asks nothing about that word at %s: %s", (level, message, question) => {
    expect(talk([...BEFORE, message], { level }).at(-1)).not.toContain(question);
  });

  it("still asks where the sentence is about it", () => {
    expect(talk(["Mein Bruder isst gern Fleisch."], { level: "A1" }).at(-1)).toContain("isst er");
    expect(talk([...BEFORE, "Wir haben gestern eine Party gefeiert."], { level: "A2" }).at(-1)).toMatch(
      /essen\?$|(?:Wer|Mit wem) [^?]*\?$/u,
    );
  });
});

describe("the near questions", () => {
  const lines = [...NEAR, ...NEAR_STILL].flatMap(({ ask }) => ask);

  it("keep to the rules of A1 in every tone and person", () => {
    const problems = lines.flatMap((line) =>
      inPersons(line.say).flatMap((text) =>
        TONES.flatMap((tone) =>
          checkReply(`Das glaube ich. ${say(text, tone)}`, { level: "A1", tone, earlier: [], message: "" }).map(
            (problem) => `${tone}: ${problem}: ${say(text, tone)}`,
          ),
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it("begin no role play, and neither does any thread", () => {
    const firsts = new Set(
      SCENARIOS.flatMap(({ steps }) => BANDS.flatMap((band) => steps[band].slice(0, 1))).flatMap((step) =>
        TONES.map((tone) => bareQuestion(sentencesOf(say(step.say, tone)).at(-1) ?? "")),
      ),
    );
    const threads = THREADS.flatMap((thread) => BANDS.flatMap((band) => thread[band]?.ask ?? []));
    const begun = [...lines, ...threads].filter((line) =>
      inPersons(line.say).some((text) => TONES.some((tone) => firsts.has(bareQuestion(say(text, tone))))),
    );
    expect(begun.map((line) => line.say)).toEqual([]);
  });
});
