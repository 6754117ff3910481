import { describe, expect, it } from "vitest";
import {
  ASKED_THEMSELVES,
  CANNOT_DO,
  INTERESTED,
  READ_IT,
  TELL_ME,
  YOUR_TURN,
} from "#content/built-in/tutor/general.ts";
import { MORE, MORE_STILL, OF_AN_EVENT, OF_NEWS, OF_OTHERS, OF_WHAT_COMES } from "#content/built-in/tutor/going-on.ts";
import { BANDS } from "#schema/content/tutor.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { TONES, type Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { isPrepared } from "#worker/tutor/dialogue/going-on.ts";
import { goodbyeIn, insultIn } from "#worker/tutor/dialogue/intents.ts";
import { opener, reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { sentencesOf } from "#worker/tutor/dialogue/text.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

interface Setting {
  level?: CefrLevel;
  topic?: Topic | null;
  tone?: Tone;
}

/** The tutor's replies to these messages, without its opener. */
function talk(
  messages: readonly string[],
  { level = "B1", topic = "work", tone = "friendly" }: Setting = {},
): string[] {
  const setting = { language: "german", level, topic, tone, conversationId: "story" } as const;
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

const questionOf = (text: string): string => sentencesOf(text).find((sentence) => sentence.includes("?")) ?? "";
/** Whether a reply asks from the topic's list without saying that it changes the subject. */
const jumps = (text: string): boolean => isPrepared(questionOf(text)) && !questionOf(text).includes(":");

describe("a story of the learner's own", () => {
  it.each([
    [
      "B1",
      "sports",
      [
        "Am Sonntag hat unser Papagei zum ersten Mal gesprochen, mitten im Familienfoto!",
        "Er hat „Mahlzeit“ gerufen, genau wie mein Onkel Rudi.",
        "Rudi wohnt seit zwei Wochen bei uns, weil seine Heizung streikt.",
        "Jetzt streiten sich die beiden, wer lauter ist.",
        "Meine Tochter hat alles aufgenommen und ihrer Klasse gezeigt.",
        "Die Lehrerin will den Papagei am Freitag einladen.",
        "Ich weiß nur nicht, wie ich ihn in die Schule bringe.",
      ],
    ],
    [
      "B2",
      "shopping",
      [
        "Gestern ist in unserer Straße ein Lastwagen mit lauter Gartenzwergen umgekippt.",
        "Überall lagen rote Mützen, und die Feuerwehr hat sie eingesammelt wie Ostereier.",
        "Einen durfte mein Sohn behalten, er heißt jetzt Günter.",
        "Günter steht auf dem Balkon und bewacht die Tomaten.",
        "Die Nachbarin behauptet, er schaue ihr in die Küche.",
        "Heute Morgen lag ein Zettel unter der Tür.",
      ],
    ],
    [
      "C1",
      "food",
      [
        "Meine Schwiegermutter hat das Familiensilber versetzt, um einen Tangokurs zu bezahlen.",
        "Der Lehrer, ein pensionierter Kapitän, hat ihr daraufhin einen Antrag gemacht.",
        "Sie hat sich Bedenkzeit erbeten und ist mit einer Freundin nach Triest gefahren.",
        "Von dort kam eine Karte, auf der nur das Wort „vielleicht“ stand.",
        "Mein Mann hat die Karte gerahmt.",
      ],
    ],
  ] as const)("is followed to its end at %s in %s, without a question from the list", (level, topic, messages) => {
    const replies = talk(messages, { level, topic });
    expect(replies.map(questionOf).filter((question) => isPrepared(question))).toEqual([]);
    expect(new Set(replies).size).toBe(replies.length);
  });

  it("ends when the learner has no more to say, and the change of subject is owned", () => {
    const last = talk(
      [
        "Gestern ist mir mitten auf der Brücke ein Reifen geplatzt.",
        "Ein Fremder hat mir geholfen.",
        "Das war schon alles.",
      ],
      { level: "B1", topic: "travel" },
    ).at(-1);
    expect(questionOf(last ?? "")).toContain(": ");
  });

  it.each([
    "Wir haben gestern ein Igelbaby im Heizungskeller gefunden!",
    "Mein Vermieter hat mir heute die Küche gekündigt.",
    "Oh Gott, der Kuchen brennt!",
    "Ich bin vorhin auf der Rolltreppe eingeschlafen.",
    "Meine Schwester traut sich nicht mehr aus dem Haus.",
  ])("is not cut off by a question from the list: %s", (message) => {
    expect(talk(["Seit acht Jahren.", message]).map(jumps).at(-1)).toBe(false);
  });

  it("goes on in the past only when it is told in the past", () => {
    const [said = ""] = talk(["Wir haben uns für Samstag zum Umzug verabredet, alle fünf."]);
    expect(said).not.toMatch(/Wie war|Was ist dann|ging es dann|in dem Moment/u);
  });
});

describe("a question of the learner", () => {
  it.each([
    ["Findest du das Muster altmodisch oder schick?", /nicht sicher|nicht festlegen|nicht so einfach/u],
    ["Ich wollte nur wissen, ob ich die Fenster streichen soll.", /versuchen|schaden|ja|Gefühl|entscheiden|raten/u],
    ["Was ziehe ich bloß zur Taufe an?", /Schlichtem/u],
    ["Meinst du, der Schlüssel taucht wieder auf?", /überfragt|beurteilen|[Ss]icher weiß/u],
    ["Willst du gar nicht wissen, wer geklingelt hat?", /interessiert|Natürlich/u],
    ["Hast du das mit dem Papagei überhaupt mitbekommen?", /gelesen|lese/u],
    ["Rat mal, wie viele Katzen wir jetzt haben!", /nicht drauf|Keine Ahnung/u],
    ["Frag mich, was in dem Paket war!", /genau das frage/u],
  ])("is answered, and what comes next stays with it: %s", (message, expected) => {
    const said = talk(["Gestern kam ein Paket ohne Absender.", message], { topic: "travel" }).at(-1) ?? "";
    expect(said).toMatch(expected);
    expect(isPrepared(questionOf(said))).toBe(false);
  });

  it.each([
    ["Darf man das? Natürlich darf man das, sagt mein Bruder.", /^(?!Das kann gut sein)/u],
    [
      "Falls es morgen regnet? Dann bleiben wir eben im Zelt.",
      /^(?!Das kann ich (?:leider|schwer)|Da bin ich überfragt|Sicher weiß)/u,
    ],
  ])("that they answer themselves is none: %s", (message, expected) => {
    expect(talk(["Wir fahren morgen an den See.", message]).at(-1)).toMatch(expected);
  });
});

describe("the mood", () => {
  it.each([
    "Wir haben Tränen gelacht, als der Opa getanzt hat.",
    "Mein Basilikum ist tot, aber die Petersilie lebt!",
    "Der Hund meiner Nachbarin ist verrückt nach Käse.",
    "Ich habe beim Kartenspielen schon wieder verloren, haha.",
  ])("is not taken for grief: %s", (message) => {
    expect(talk([message], { topic: "chitchat" })[0]).not.toMatch(
      /tut mir (?:sehr |wirklich )?leid|traurig|Trost|tröstet|Kraft|für dich da|nicht leicht|nicht einfach/u,
    );
  });

  it("asks nothing from the list after a death", () => {
    const replies = talk([
      "Am Montag ist meine Tante gestorben.",
      "Sie hat mir das Schwimmen beigebracht.",
      "Jeden Sommer im gleichen See.",
      "Danach gab es Waffeln.",
    ]);
    expect(replies.map(questionOf).filter((question) => isPrepared(question))).toEqual([]);
  });

  it("hears no insult in what somebody else is called", () => {
    expect(insultIn("Mein Schwager sagt immer: Du Idiot von einem Drucker.")).toBe(true);
    for (const message of ["Sie sagt: Idiot. Also zu ihm.", "Mein Chef ist ein Idiot.", "Sie ist doof, finde ich."])
      expect(insultIn(message), message).toBe(false);
    expect(insultIn("Sie sind ein Idiot!")).toBe(true);
  });
});

describe("taking leave", () => {
  it.each([
    "Wir haben gelacht. Ich muss jetzt zum Chor aufbrechen.",
    "Ja, genau. Die Straßenbahn kommt!",
    "Tut mir leid, mein Besuch ist da.",
    "Mein Sohn ruft schon wieder.",
    "Das war's für heute.",
    "Ich mach dann mal Feierabend.",
    "Die Augen fallen mir zu.",
    "Lass uns morgen weiterreden.",
    "Das Mittagessen steht auf dem Tisch.",
    "Ich hau jetzt ab, es klingelt.",
    "Ich bin dann mal weg!",
  ])("is heard: %s", (message) => {
    expect(goodbyeIn(message)).toBe(true);
    expect(talk(["Ich habe heute frei.", message]).at(-1)).not.toContain("?");
  });

  it.each([
    "Ich muss jeden Morgen um fünf zur Arbeit.",
    "Am Montag muss ich zum Zahnarzt.",
    "Meine Mutter ruft mich jeden Sonntag an.",
    "Der Zug kommt hier nie pünktlich.",
    "Ich gehe gern spät ins Bett.",
    "Mein Hund wartet lieber draußen.",
  ])("is not heard where nobody leaves: %s", (message) => {
    expect(goodbyeIn(message)).toBe(false);
  });
});

describe("what goes on from a story", () => {
  it("keeps to the rules of its level in every tone", () => {
    const problems = BANDS.flatMap((band) =>
      [
        ...MORE[band],
        ...(band === "A" ? [...OF_AN_EVENT.A, ...OF_NEWS.A, ...OF_OTHERS.A, ...OF_WHAT_COMES.A] : []),
        ...MORE_STILL[band],
        ...TELL_ME[band],
        ...YOUR_TURN[band],
        ...Object.values(ASKED_THEMSELVES[band]).flat(),
      ].flatMap((line) =>
        TONES.flatMap((tone) =>
          [...INTERESTED[band], ...READ_IT[band], ...CANNOT_DO[band]].flatMap((before) =>
            checkReply(`${say(before.say, tone)} ${say(line.say, tone)}`, {
              level: `${band}1` as const,
              tone,
              earlier: [],
              message: "",
            }).map((problem) => `${band} ${tone}: ${problem}: ${say(line.say, tone)}`),
          ),
        ),
      ),
    );
    expect(problems).toEqual([]);
  });
});
