import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

interface Setting {
  level?: CefrLevel;
  topic?: Topic | null;
  tone?: Tone;
}

/** What is answered to the last of these messages; a line with "T: " is what the tutor said there. */
function last(lines: readonly string[], { level = "A2", topic = null, tone = "friendly" }: Setting = {}): string {
  const setting = { language: "german", level, topic, tone, conversationId: "beginner" } as const;
  const history: PastMessage[] = [];
  let said = "";
  for (const line of lines) {
    if (line.startsWith("T: ")) {
      if (history.at(-1)?.role === "assistant") history.pop();
      history.push({ role: "assistant", content: line.slice(3), correctedContent: null });
      continue;
    }
    const analysis = analyze(lexicon, line, { level });
    const turn = history.filter(({ role }) => role === "user").length + 1;
    said = reply({ ...setting, message: line, history: [...history], turn }, analysis, morphology).reply;
    history.push({ role: "user", content: line, correctedContent: analysis.corrected });
    history.push({ role: "assistant", content: said, correctedContent: null });
  }
  return said;
}

/** A talk that has begun. */
const TALK = ["T: Hallo! Wie geht es dir?", "Gut, danke.", "T: Ah, okay. Was machst du gern?"];

describe("a question to a beginner", () => {
  it.each([
    ["Ich koche mit meiner Gastmutter. Ich bin Au-pair in Köln.", /Rezept/u],
    ["Ich koche Fleisch, Fisch und Suppe.", /Rezept/u],
    ["Ich koche am Sonntag für alle.", /Rezept/u],
    ["In Spanien arbeiten viele Leute bis acht Uhr am Abend. Hier ist es besser für die Familie.", /dann/u],
    ["Die Geschäfte sind bis acht Uhr offen.", /dann/u],
    ["Im Winter fahren wir gern Ski in Österreich.", /dann/u],
    ["Am Sonntag mache ich Curry für alle.", /dann|Freust/u],
    ["Nächste Woche will ich ein Fahrrad kaufen.", /machst du dann/u],
    ["Am Wochenende backen wir zusammen Pizza.", /Freust/u],
    ["Ich lerne jeden Tag sechs Stunden in der Bibliothek.", /daran/u],
    ["Ich lerne am Abend mit dem Handy.", /daran/u],
    ["Sie mag Pflanzen und Bücher.", /das auch/u],
    ["Mein Sohn mag nur Nudeln mit Ketchup.", /das auch/u],
    ["Wir haben in einem Hostel geschlafen.", /Wie lange hast du geschlafen/u],
    ["Das Wetter war schlecht, aber wir hatten viel Spaß.", /da gemacht/u],
    ["Das Hemd ist blau und hat 30 Euro gekostet.", /passiert|Und dann/u],
    ["Gestern gab es Kartoffelsuppe mit Würstchen.", /Und dann|passiert/u],
    ["Am Samstag hat meine Tochter ein Spiel gegen Köln.", /fandest|war das/u],
    ["Dort mache ich Krafttraining.", /^.*Wo /u],
    ["Ich wohne in Dortmund bei meinem Onkel.", /Mit wem wohnst/u],
    ["Ich helfe alten Menschen beim Essen.", /isst du/u],
  ])("belongs to what was said last: %s", (message, absurd) => {
    expect(last([...TALK, message])).not.toMatch(absurd);
    expect(last([...TALK, message], { level: "A1" })).not.toMatch(absurd);
  });

  it.each([
    ["Ich arbeite bis acht Uhr.", /machst du dann/u],
    ["Um fünf Uhr muss ich aufstehen.", /machst du dann/u],
    ["Ich lerne seit einem Jahr Programmieren.", /daran schwer/u],
    ["Gestern gab es Kartoffelsuppe mit Würstchen.", /geschmeckt/u],
    ["Wir hatten in Prag viel Spaß.", /am meisten Spaß/u],
    ["Ich habe heute frei.", /freien Tag/u],
    ["Ich möchte schwimmen.", /Wo möchtest du das machen/u],
  ])("still comes where it fits: %s", (message, expected) => {
    expect(last([...TALK, message])).toMatch(expected);
  });

  it("says nothing of “das” behind the tutor's own answer", () => {
    expect(last([...TALK, "Meine Katze schläft gern und sie liebt Thunfisch. Hast du auch ein Haustier?"])).not.toMatch(
      /\bdas\b/u,
    );
    expect(last([...TALK, "Ich esse Kekse. Was trinkst du?"], { topic: "food" })).not.toMatch(/schmeckt das/u);
  });

  it("speaks of a place only where one was named", () => {
    const asked = ["T: Hallo! Welchen Ausflug kannst du für ein Wochenende empfehlen?"];
    expect(last([...asked, "Ich nehme immer den Bus, weil er billig ist."], { topic: "travel" })).not.toMatch(/dort/u);
    expect(last(["T: Hallo! Woher kommst du?", "Heute arbeite ich im Garten."], { topic: "chitchat" })).not.toMatch(
      /dort/u,
    );
    expect(last([...asked, "Ich fahre gern an den Chiemsee."], { topic: "travel" })).toMatch(/dort/u);
  });

  it("leaves a chain that the message did not answer", () => {
    const asked = ["T: Jetzt weiß ich mehr. Wie viele Zimmer hat deine Wohnung?"];
    expect(last([...asked, "Wir spielen Karten und essen Kuchen."], { topic: "chitchat" })).not.toMatch(/Wohnung/u);
    expect(last([...asked, "Meine Wohnung hat drei Zimmer."], { topic: "chitchat" })).toMatch(/Wohnung/u);
  });

  it.each([
    ["Mein freier Tag ist heute. Ich möchte schwimmen.", "freien Tag", null],
    ["Heute gut, ich habe frei. Ich möchte schwimmen.", "freien Tag", null],
    ["Ich habe am Montag frei. Dann besuche ich meine Oma.", "freien Tag", null],
  ] as const)("is not one that the message has answered: %s", (message, known, topic) => {
    expect(last([...TALK, message], { topic })).not.toContain(known);
  });

  it.each([
    ["Mein Sohn trainiert am Dienstag im Verein.", "Wer macht in deiner Familie Sport?", "sports"],
    ["Meine Tochter spielt gern Handball.", "Wer macht in deiner Familie Sport?", "sports"],
    ["Ich schlafe nur fünf Stunden.", "Wie viele Stunden schläfst du?", "sports"],
    ["Ich trinke viel Wasser.", "Was trinkst du am Tag?", "sports"],
    ["Ich arbeite von sechs bis vierzehn Uhr.", "Wann hast du Feierabend?", "work"],
    ["Meine Kollegen sind aus Polen.", "Mit wem arbeitest du?", "work"],
    ["Ich fahre mit dem Bus.", "Wie kommst du zur Arbeit?", "work"],
    ["Ich komme aus Kenia.", "Woher kommst du?", "chitchat"],
    ["Ich lebe seit März in Bonn.", "Wo wohnst du?", "chitchat"],
  ] as const)("is not one that any message has answered: %s (%s)", (message, known, topic) => {
    const lines = [...TALK, message];
    const replies: string[] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      const said = last(lines, { topic, level: "A1" });
      replies.push(said);
      lines.push(`T: ${said}`, ["Das ist schön.", "Ich finde das gut.", "Ja, manchmal."][turn % 3] ?? "");
    }
    expect(replies.filter((said) => said.includes(known))).toEqual([]);
  });

  it("is not the same again with “noch”", () => {
    const lines = ["T: Hallo! Was isst du gern?", "Reis.", "T: Ah, okay. Wann isst du etwas Süßes?"];
    expect(last([...lines, "Am Abend esse ich Schokolade."], { topic: "food" })).not.toContain("Was isst du noch gern");
  });

  it.each([
    ["Mein Sohn hilft mir. Er spricht schon sehr gut Deutsch.", /Sohn|er\b/u],
    ["Ich lerne mit meiner Freundin Sara. Sie spricht schon sehr gut Deutsch.", /Freundin|sie\b/u],
  ])("asks about somebody close rather than for more: %s", (message, expected) => {
    expect(last([...TALK, message])).toMatch(expected);
  });
});

describe("what a beginner is told first", () => {
  it.each([
    "Ich helfe kranken Menschen und gebe Tabletten.",
    "Ich helfe kranke Menschen und gebe Tabletten.",
    "Ich helfe müde und kranke Menschen beim Essen.",
    "Ich arbeite mit kranken Kindern.",
    "Ich pflege kranke alte Leute.",
    "Bei Stress gehe ich spazieren.",
    "Gegen Stress mache ich Yoga.",
    "Ich mache Yoga, weil ich früher Rückenschmerzen hatte.",
    "Viele Leute haben jetzt Grippe.",
  ])("is no comfort where nobody needs it: %s", (message) => {
    expect(last([...TALK, message])).not.toMatch(/Besserung|leid|nicht leicht|nicht einfach|schwer\.|Arzt/u);
  });

  it.each([
    "Ich bin heute krank.",
    "Ich habe oft Rückenschmerzen.",
    "Ich habe viel Stress.",
    "Ich bin traurig.",
    "Mein Vater ist krank.",
    "Ich habe eine kranke Mutter.",
  ])("is comfort where somebody does: %s", (message) => {
    expect(last([...TALK, message])).toMatch(/Besserung|leid|leicht|einfach|schwer|schön|traurig|Stress|Oh|Ach/u);
  });

  it("does not repeat a wrong case behind a verb with the dative", () => {
    expect(last([...TALK, "Ich helfe kranke Menschen."])).not.toContain("kranke Menschen");
    expect(last([...TALK, "Ich helfe meiner Mutter."])).toContain("deiner Mutter");
  });

  it("says back no half of a choice, and no “für sich” for “für uns”", () => {
    expect(last([...TALK, "Ich trinke Wasser oder Tee."])).not.toMatch(/trinkst also Wasser\./u);
    expect(last([...TALK, "Ich koche jetzt immer für uns."], { tone: "professional" })).not.toContain("für sich");
  });
});

describe("what is not the learner's trouble", () => {
  it.each([
    ["Meine Kollegin im Krankenhaus hat mir das Rezept gegeben.", /leid|geht es ihr|Besserung/u],
    ["Ich habe acht Patienten am Tag. Manche sind sehr einsam.", /leid|los\?/u],
    ["Meine Füße tun immer weh, weil ich acht Stunden stehe.", /Arzt/u],
    ["Ich finde es gut, aber ich muss auch pünktlich sein.", /Wann musst du das machen/u],
  ])("gets no pity, no doctor and no plan: %s", (message, never) => {
    expect(last([...TALK, message])).not.toMatch(never);
  });
});
