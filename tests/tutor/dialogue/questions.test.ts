import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { TONES, type Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { questionIn } from "#worker/tutor/dialogue/intents.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The tutor's replies to these messages, each in the history of those before. */
function talk(messages: readonly string[], level: CefrLevel, topic: Topic, tone: Tone = "friendly"): string[] {
  const opener = "Hallo! Wie war dein Tag bisher?";
  const history: PastMessage[] = [{ role: "assistant", content: opener, correctedContent: null }];
  return messages.map((message, turn) => {
    const { edits, corrected } = analyze(lexicon, message, { level });
    const setting = { language: "german", level, topic, tone, conversationId: "questions" } as const;
    const { reply: text } = reply(
      { ...setting, message, history: [...history], turn: turn + 1 },
      { edits, corrected },
      morphology,
    );
    history.push({ role: "user", content: message, correctedContent: corrected });
    history.push({ role: "assistant", content: text, correctedContent: null });
    return text;
  });
}

/** Gives the learner's own question back: right only after a cause or a guess. */
const GIVEN_BACK = /vermut|für wahrscheinlich|glaubst du selbst|glauben Sie selbst/u;

type Case = readonly [level: CefrLevel, topic: Topic, message: string, must: RegExp];

const BEFORE = "Ganz okay, ein bisschen lang.";

function answered(title: string, cases: readonly Case[]): void {
  it.each(cases)(`${title}: %s %s: %s`, (level, topic, message, must) => {
    const [, said = ""] = talk([BEFORE, message], level, topic);
    expect(said).toMatch(must);
    expect(said).not.toMatch(GIVEN_BACK);
  });
}

describe("a question to the tutor", () => {
  answered("what it likes and does", [
    [
      "B1",
      "chitchat",
      "Meistens nur meine Katze, und sie geht weg. Hörst du eigentlich Musik?",
      /^Hören kann ich leider/,
    ],
    [
      "A2",
      "chitchat",
      "Ich will wissen, ob du Musik hörst",
      /^Hören kann ich leider nichts\. Was hörst du am liebsten/,
    ],
    ["C1", "chitchat", "Mögen Sie eigentlich Jazz, sofern man das eine Maschine fragen darf?", /gern/],
    ["C2", "chitchat", "Träumen Sie manchmal, falls die Frage erlaubt ist?", /Träume/],
    ["B1", "sports", "Spielst du ein Instrument?", /^Spielen kann ich leider nicht.* Was spielst du gern\?/],
    ["A2", "sports", "ich spiele jeden tag schach. spielst du auch schach?", /^Spielen kann ich leider nicht\./],
    ["B2", "chitchat", "Guckst du Serien?", /^Sehen kann ich leider nichts/],
    ["A1", "travel", "Fährst du gern Fahrrad?", /^Fahren kann ich leider nicht/],
    ["A2", "chitchat", "Liest du gern? Ich lese jeden Abend.", /was man mir schreibt\. (?!Was liest)/],
    ["B1", "travel", "Waren Sie schon einmal in Georgien?", /Bildschirm/],
    ["A1", "food", "Magst du Pizza? Ich liebe Pizza!", /^(?!.*wie ist das bei dir)/],
    ["A2", "chitchat", "Hast du Familie? Ich habe zwei Brüder.", /keine Familie/],
    ["A2", "chitchat", "Bist du müde? Ich bin sehr müde.", /^Nein, (?!.*Wann geht)/],
  ]);

  answered("what it knows", [
    [
      "A2",
      "food",
      "Ich esse am liebsten Jollof-Reis. Kennst du das? Das ist Reis mit Tomaten.",
      /^Leider nur aus Texten/,
    ],
    ["B1", "food", "Kennst du Jollof-Reis?", /aus Texten\. Was kannst du m/],
    ["A2", "sports", "kennst du kabaddi", /aus Texten/],
    ["C1", "culture", "Kennen Sie die Filme von Aki Kaurismäki?", /zweiter Hand\. Was fällt/],
    ["B1", "food", "Kennst du ein gutes Restaurant in Leipzig?", /^Leider nein, da kann ich nicht helfen/],
    ["B1", "chitchat", "Kennst du das, wenn man nachts nicht schlafen kann?", /Erfahrung/],
  ]);

  answered("a view", [
    [
      "C1",
      "culture",
      "Vielleicht fange ich mit einem schiefen Strich an. Was halten Sie von dieser Idee?",
      /interessanten? Gedanken/,
    ],
    ["B1", "work", "Ich möchte meinem Chef einen Kuchen backen. Wie findest du die Idee?", /klingt interessant/],
    ["A2", "travel", "Ich möchte im Winter nach Norwegen fahren. Gute Idee?", /Das klingt interessant/],
    ["B1", "work", "Ich will kündigen. Wie findest du die Idee?", /nichts überstürzen/],
    ["B1", "work", "Mein Chef will am Samstag arbeiten. Was hältst du von der Idee?", /von außen schwer/],
    ["A2", "food", "Mein Sohn isst nur Nudeln. Was denkst du, ist das normal?", /sicher nicht allein/],
    ["A2", "chitchat", "Ich schlafe jeden Tag zehn Stunden. Ist das normal?", /sicher nicht allein/],
    ["B1", "chitchat", "Mein Mann liest meine Nachrichten. Ist das normal?", /von außen schwer/],
    ["B1", "chitchat", "Ich habe seit drei Wochen Kopfschmerzen. Ist das normal?", /leider nicht beurteilen/],
    ["B2", "chitchat", "Ich trinke abends gern Rotwein. Ist das schlimm?", /leider nicht beurteilen/],
    ["C1", "flirting", "Ich bin 38 und werde rot, das ist doch peinlich, oder?", /urteilen|nicht/],
    ["B1", "sports", "Der Trainer stellt mich nie auf, das ist doch gemein, oder?", /^Schön ist das wirklich nicht/],
    ["C1", "travel", "Du warst noch nie in Lissabon, oder?", /Programm|anders/],
    ["B1", "flirting", "Sie hat gelacht, das ist doch ein gutes Zeichen, oder?", /^(?!.*(?:Programm|anders))/],
    ["C1", "culture", "Ich wollte eigentlich nur wissen, ob Ihnen der schiefe Strich einleuchtet.", /durchaus/],
  ]);

  answered("what somebody says against themselves", [
    ["B1", "work", "Ich bin zu alt dafür, oder?", /urteilen|nicht/],
    ["A2", "chitchat", "Ich bin nicht gut in Deutsch, oder?", /^Nein/],
    ["B2", "work", "Ich hab zugesagt. Hab ich da einen Fehler gemacht?", /^(?!.*Fehler gesehen)/],
  ]);

  answered("what it is offered or asked to do", [
    ["A2", "food", "Möchtest du auch ein Stück Kuchen?", /^Gern, aber/],
    ["B1", "food", "Willst du das Rezept haben?", /^Sehr gern, wenn/],
    ["B1", "work", "Können Sie mir eine Bewerbung schreiben?", /kann ich leider nicht|passen/],
    ["B1", "chitchat", "Ich wollte dich was fragen: Wie heißt du eigentlich?", /^Einen Namen/],
    ["A2", "travel", "Ich habe Angst vor Fliegen. Hast du auch Angst?", /^Nein, (?!.*Wann ist das)/],
  ]);

  answered("a choice or advice", [
    [
      "B1",
      "chitchat",
      "Soll ich zur Oma fahren oder packen? Ich glaub, ich fahr einfach hin.",
      /^(?!.*siehst du das selbst)/,
    ],
    [
      "B2",
      "chitchat",
      "Wenn ich bei ihr bin, kann ich nicht packen. Was würdest du machen?",
      /raten\. Welche Möglichkeiten|Rat\. Welche Möglichkeiten/,
    ],
    ["C1", "flirting", "Was zieht man an, wenn man auf einen Baum klettert?", /Schlichtem/],
    ["C1", "work", "Wie würden Sie in meiner Lage vorgehen?", /Rat |raten/],
    ["B1", "work", "Ich war gestern noch nervös. Jetzt regnet es. Was würdest du kochen?", /^(?!.*Kleine Schritte)/],
  ]);

  answered("a fact", [
    ["B1", "travel", "Was kostet eine Fahrkarte nach Hamburg?", /: |\?$/],
    [
      "A1",
      "food",
      "Wo kaufe ich gutes Brot?",
      /^(?:Das weiß|Ich kann das|Gute Frage|Als Programm).*nicht.*Wen kannst du fragen\?$/,
    ],
    ["B2", "culture", "Wann wurde die Elbphilharmonie gebaut?", /nicht/],
    ["B1", "sports", "Wie oft sollte man in der Woche laufen?", /^(?!Wie das geht)/],
    ["B1", "shopping", "Findest du 200 Euro zu teuer für Schuhe?", /lässt sich von hier aus schwer sagen/],
  ]);

  answered("the talk", [
    ["B2", "work", "Wie war ich denn als Bewerber, ehrlich?", /strenger Prüfer/],
    ["B1", "work", "Sie haben meine Frage nicht beantwortet: War ich im Gespräch gut?", /strenger Prüfer/],
    ["C1", "culture", "Haben Sie das verstanden?", /^Ja, ich lese alles/],
    ["B1", "chitchat", "Kannst du mir folgen?", /^Ja, ich lese alles/],
    ["C1", "chitchat", "Rede ich zu viel?", /^Keineswegs/],
    ["B2", "chitchat", "Meinst du das ernst?", /ernst gemeint/],
  ]);

  it.each([
    ["Hörst du gern Radio?", "Hä, was hast du denn? Ich hab nur gefragt, ob du gern Radio hörst.", /Hören kann ich/],
    ["Wie alt bist du?", "Ich habe gefragt, wie alt du bist.", /Alter/],
    ["Schläfst du manchmal?", "Du hast meine Frage ignoriert!", /Schlaf/],
    ["Ist Bonn groß?", "Du hast nicht geantwortet. Kannst du schwimmen?", /Programm|nicht/],
  ])("that is asked again is answered with an apology: %s %s", (first, again, must) => {
    const said = talk([BEFORE, first, again], "B1", "chitchat").at(-1);
    expect(said).toMatch(/^(?:Stimmt, die Antwort fehlt|Oh, die Frage habe ich übergangen)/u);
    expect(said).toMatch(must);
  });

  it.each([
    "Ich habe gefragt, ob ich früher gehen darf, und sie hat Nein gesagt.",
    "Ich wollte nur wissen, ob alles in Ordnung ist, aber er hat aufgelegt.",
    "Meine Chefin hat gefragt, ob ich länger bleibe.",
    "Er hat meine Frage ignoriert.",
    "Meine Chefin fragt immer: Wie war ich? Dann sage ich nichts.",
  ])("is not what somebody else was asked: %s", (message) => {
    expect(talk([BEFORE, message], "B1", "work").at(-1)).not.toMatch(
      /Entschuldigung|mein Fehler|tut mir leid|Prüfer|läuft alles|beurteilen/iu,
    );
  });

  it.each([
    "Ach komm, was soll denn passieren? Ich frage sie einfach.",
    "Was kann da schon schiefgehen? Ich hab alles dreimal geprüft.",
    "Wer braucht schon zwanzig Paar Schuhe? Meine Schwester offenbar.",
    "Wie Menschen mit Dingen leben, die sie nicht brauchen. Im Keller steht ein Fahrrad ohne Luft.",
    "Kannst du dir das vorstellen? Drei Stunden hab ich gewartet.",
    "Ich kündige morgen. Was habe ich schon zu verlieren?",
  ])("is none that only sounds like one: %s", (message) => {
    expect(questionIn(message)).toBeNull();
  });

  it.each(["was machst du am wochenende", "wo wohnst du eigentlich", "welches essen magst du", "wie alt bist du"])(
    "is heard without its mark: %s",
    (message) => {
      expect(questionIn(message)).toBe(message);
    },
  );

  it("that asks for a cause may be given back", () => {
    expect(talk([BEFORE, "Warum schmeckt Brot hier eigentlich so gut?"], "B2", "food").at(-1)).toMatch(GIVEN_BACK);
  });

  it("about the tutor's own words leads back to what was told", () => {
    const said = talk([BEFORE, "Welche Angst meinst du? Meine Großmutter hat ihre Wörter verloren."], "C1", "travel");
    expect(said.at(-1)).toMatch(/missverständlich|ungenau/);
    expect(said.at(-1)).not.toMatch(/unterwegs|Reise/);
  });

  it("is answered by the rules of its level in every tone", () => {
    const asked = [
      "Hörst du gern Musik?",
      "Kennst du Krakau?",
      "Ist das normal?",
      "Wie war ich?",
      "Was isst du gern?",
      "Ich will verreisen. Wie findest du die Idee?",
      "Was zieht man zu einer Hochzeit an?",
      "Findest du 200 Euro zu teuer?",
      "Warst du schon in Rom?",
      "Rede ich zu viel?",
      "Wo liegt Bonn?",
    ];
    const problems = (["A1", "A2", "B1", "B2", "C1", "C2"] as const).flatMap((level) =>
      TONES.flatMap((tone) => {
        const said = talk(asked, level, "chitchat", tone);
        return said.flatMap((text, index) =>
          checkReply(text, { level, tone, earlier: said.slice(0, index), message: asked[index] ?? "" }).map(
            (problem) => `${level} ${tone}: ${problem}: ${text}`,
          ),
        );
      }),
    );
    expect(problems).toEqual([]);
  });
});
