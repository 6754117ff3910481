import { describe, expect, it } from "vitest";
import { SCENARIOS } from "#content/built-in/tutor/scenarios.ts";
import { BANDS } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { normalized, sentencesOf } from "#worker/tutor/dialogue/text.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage, TutorInput } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function talk(messages: readonly string[], level: TutorInput["level"] = "A2"): string[] {
  const history: PastMessage[] = [
    { role: "assistant", content: "Hallo! Worüber möchtest du reden?", correctedContent: null },
  ];
  return messages.map((message, index) => {
    const input: TutorInput = {
      message,
      language: "german",
      level,
      tone: "friendly",
      topic: "chitchat",
      history: [...history],
      conversationId: "role-play",
      turn: index + 1,
    };
    const analysis = analyze(lexicon, message, { level });
    const { reply: text } = reply(input, analysis, morphology);
    history.push(
      { role: "user", content: message, correctedContent: analysis.corrected },
      { role: "assistant", content: text, correctedContent: null },
    );
    return text;
  });
}

const AT_THE_STATION = ["Können wir Bahnhof spielen?", "Ich möchte nach Kiel fahren."];
const STATION_SENTENCES = new Set(
  SCENARIOS.filter(({ id }) => id === "station")
    .flatMap(({ steps }) => BANDS.flatMap((band) => steps[band]))
    .flatMap((line) => TONES.flatMap((tone) => sentencesOf(say(line.say, tone))))
    .map(normalized),
);
const FAREWELLS = SCENARIOS.flatMap(({ steps }) => BANDS.map((band) => steps[band].at(-1)?.say ?? "")).flatMap((line) =>
  TONES.map((tone) => say(line, tone)),
);

function inRole(text: string): string[] {
  return sentencesOf(text).filter((sentence) => STATION_SENTENCES.has(normalized(sentence)));
}

function isInRole(text: string): boolean {
  return inRole(text).length > 0;
}

const FIRST_STEPS = SCENARIOS.flatMap(({ id, steps }) =>
  BANDS.flatMap((band) => TONES.map((tone) => [say(steps[band][0]?.say ?? "", tone), id] as const)),
);

function begunBy(text: string): string | undefined {
  return FIRST_STEPS.find(([step]) => step === text)?.[1];
}

describe("asking for a role play", () => {
  it.each([
    [
      "Ich will sowieso wechseln. Sollen wir ein Vorstellungsgespräch üben? Du bist der Chef von der Bahn.",
      "job-interview",
    ],
    ["Hätten Sie die Güte, mit mir ein Bewerbungsgespräch durchzuspielen?", "job-interview"],
    ["Dürfte ich Sie bitten, in die Rolle eines Personalchefs zu schlüpfen?", "job-interview"],
    ["Ich brauche Übung fürs Bewerbungsgespräch, hilfst du mir dabei?", "job-interview"],
    ["Können wir so tun, als ob wir im Restaurant wären?", "restaurant"],
    ["lass uns spielen, ich bin gast, du bist kellner", "restaurant"],
    ["Heute bin ich müde. Kannst du bitte mein Kellner sein?", "restaurant"],
    ["Üben wir, wie man im Restaurant bestellt?", "restaurant"],
    ["Bock auf Rollenspiel? Du Kellner, ich Gast", "restaurant"],
    ["rollenspiel restaurant", "restaurant"],
    ["Ich möchte Arztbesuch üben", "doctor"],
    ["ich will üben bei arzt", "doctor"],
    ["Stell dir vor, du wärst mein Arzt und ich komme in deine Praxis.", "doctor"],
    ["Sie sind jetzt meine Hausärztin und ich erzähle Ihnen von meinem Rücken.", "doctor"],
    ["Wir machen ein Spiel. Du bist Arzt, ich bin Patient.", "doctor"],
    ["Rollenspiel: Party", "party"],
    ["wollen wir uns auf einer party kennenlernen, als spiel?", "party"],
    ["lass mal bahnhof spielen, du bist am schalter", "station"],
    ["Tu mal so, als wärst du der Schaffner am Bahnhof", "station"],
    ["Ich ziehe bald um. Magst du mit mir eine Wohnungsbesichtigung durchspielen?", "flat-viewing"],
    ["Mir graut vor der Maklerin. Ob wir das vorher einmal proben könnten?", "flat-viewing"],
    ["Du spielst den Vermieter und ich möchte die Wohnung mieten.", "flat-viewing"],
  ])("begins it: %s", (message, id) => {
    for (const level of ["A1", "A2", "B1", "B2", "C1", "C2"] as const)
      expect(begunBy(talk([message], level)[0] ?? ""), level).toBe(id);
  });

  it.each(["Rollenspiel?", "Können wir Polizei spielen?", "Du bist jetzt mein Vermieter und ich beschwere mich. Los!"])(
    "names the scenes that there are, and begins the chosen one: %s",
    (message) => {
      for (const level of ["A1", "B1", "C1"] as const) {
        const [offered, begun] = talk([message, "Arzt bitte"], level);
        expect(offered).toContain("Sechs Rollenspiele");
        expect(begunBy(begun ?? "")).toBe("doctor");
      }
      expect(begunBy(talk([message, "Nein, doch nicht. Ich bin müde."], "B1")[1] ?? "")).toBeUndefined();
    },
  );

  it("knows what is to be practiced from the message before", () => {
    const texts = talk(["Ich habe morgen ein Vorstellungsgespräch.", "Können wir das mal üben?"], "B1");
    expect(begunBy(texts[1] ?? "")).toBe("job-interview");
  });

  it.each([
    "Meine Kinder spielen gern Restaurant.",
    "Ich möchte heute im Restaurant Klavier spielen.",
    "Meine Tochter will immer Arzt spielen, das ist süß.",
    "Können wir Schach spielen?",
    "Ich spiele am Samstag auf einer Party mit meiner Band.",
    "Du bist nett und ich bin müde.",
    "Wir haben im Kurs ein Rollenspiel beim Arzt gemacht.",
    "Ich muss für das Vorstellungsgespräch noch üben.",
    "Ich bin Kellner und meine Frau ist Ärztin.",
    "Rollenspiele mag ich nicht, im Kurs am Bahnhof war es peinlich.",
    "Meine Tochter tut so, als wäre sie krank, damit sie nicht in die Schule muss.",
    "Sie sind Ärzte und ich bin Kellner, deshalb sehen wir uns nie.",
    "Man muss im Bewerbungsgespräch so tun, als sei man ein anderer Mensch.",
    "Wollen wir zusammen ins Restaurant gehen?",
    "Ich bin krank und du bist ein Programm.",
    "Bitte sei ehrlich: Ist mein Job langweilig?",
    "Ich möchte Deutsch für meinen Job üben.",
    "Du bist der beste Lehrer und ich bin faul.",
    "Im Job muss ich immer eine Rolle spielen.",
  ])("is not: %s", (message) => {
    for (const level of ["A2", "B1", "C1"] as const) {
      const text = talk([message], level)[0] ?? "";
      expect(begunBy(text), level).toBeUndefined();
      expect(text, level).not.toContain("Rollenspiele kann ich");
    }
  });
});

describe("the end of a role play", () => {
  const INTERVIEW = [
    "Können wir ein Vorstellungsgespräch üben?",
    "Ich möchte mich verändern.",
    "Ich habe zehn Jahre als Tischler gearbeitet.",
  ];

  it.each([
    "So, jetzt hören wir mit dem Rollenspiel auf, mir schwitzen schon die Hände.",
    "Ab März. Vielen Dank für das Gespräch! So, jetzt hören wir mit dem Rollenspiel auf.",
    "wir können aufhören",
    "Ende vom Spiel",
    "genug geübt, ich hab Hunger",
    "Vielen Dank für das Gespräch!",
    "Ich habe keine Lust mehr.",
    "Können wir das Gespräch hier beenden?",
    "Können wir etwas anderes machen?",
    "Mir wird das zu albern.",
    "Auf Wiedersehen!",
    "Ich muss jetzt los, tschüss!",
  ])("is said, and is no farewell: %s", (message) => {
    for (const level of ["A2", "B1", "C1"] as const) {
      const text = talk([...INTERVIEW, message], level).at(-1) ?? "";
      expect(text, level).toContain("Rollenspiel");
      expect(text, level).toMatch(/\?$/u);
      expect(text, level).not.toMatch(/tschüss|bis (?:zum|bald)|auf Wiedersehen/iu);
    }
  });

  it("hears a farewell of the talk itself", () => {
    const text = talk([...INTERVIEW, "Ich muss ins Bett, gute Nacht!"], "B1").at(-1) ?? "";
    expect(text).toContain("Gute Nacht");
    expect(text).not.toContain("?");
  });

  it.each([
    "Das reicht, danke. Nur das Wasser.",
    "Ich möchte mit dem Rauchen aufhören.",
    "In der Schule war ich immer gut in Mathe.",
    "Danke für das Gespräch! Eine Frage noch: Wie viele Urlaubstage gibt es?",
  ])("is not: %s", (message) => {
    expect(talk([...INTERVIEW, message], "B1").at(-1)).not.toContain("Rollenspiel");
  });

  it.each([
    "Wie war ich?",
    "Vielen Dank für das Gespräch. So, ich glaube, wir können jetzt aufhören. Wie war ich?",
    "Stopp. War ich gut?",
    "Habe ich das gut gemacht?",
    "Aber Sie haben meine Frage nicht beantwortet: War ich im Gespräch gut?",
    "Ich wollte wissen, ob meine Antworten im Vorstellungsgespräch gut waren. Egal.",
    "Hab ich viele Fehler gemacht?",
  ])("is reviewed by counting, as often as it is asked: %s", (message) => {
    const texts = talk([...INTERVIEW, message, "Ich war nervös.", message], "B1").slice(3);
    expect(texts[0]).toMatch(/0 von 2 Antworten/u);
    expect(texts[2]).toMatch(/0 von 2 Antworten/u);
    expect(texts[2]).not.toBe(texts[0]);
  });

  it("counts what was corrected", () => {
    const texts = talk(["Rollenspiel Restaurant", "Zwei Personen.", "Ich möchten ein Wasser.", "Wie war ich?"]);
    expect(texts[3]).toMatch(/1 von 2 Antworten/u);
  });

  it("has nothing to review where none was played", () => {
    expect(talk(["Ich habe gesungen. Wie war ich?"], "B1")[0]).not.toContain("Antworten");
  });
});

describe("farewells and beginnings of a talk", () => {
  it.each([
    "Erst Oma anrufen, dann Kartons. Danke fürs Zuhören, ich meld mich nach dem Umzug!",
    "Danke für deine Zeit, ich melde mich, wenn ich den Job habe.",
    "So, der Kuchen muss aus dem Ofen. Wir lesen uns!",
    "Ich will dich nicht länger aufhalten. Vielen Dank.",
    "so, ich koche jetzt, tschau",
    "Muss jetzt los",
    "Bis morgen dann",
    "Ich muss zum Bus, danke dir!",
  ])("hears a farewell: %s", (message) => {
    for (const level of ["A2", "B1", "C1"] as const) expect(talk([message], level)[0], level).not.toContain("?");
  });

  it.each([
    "Er hat nur gesagt: Bis morgen dann. Und ist gegangen.",
    "Dann habe ich Tschüss gesagt und bin gegangen.",
    "Ich muss jetzt los, dachte ich, aber dann fing es an zu regnen.",
    "Bis bald ist für ihn ein Jahr. Ich warte immer noch.",
    "Ich melde mich nach dem Urlaub bei meiner Chefin.",
    "Ich gehe jetzt jeden Tag laufen.",
    "Bis morgen muss ich das Formular abgeben.",
    "Ich muss bis morgen fertig sein, das schaffe ich nie.",
  ])("hears none that is only told of: %s", (message) => {
    for (const level of ["A2", "B1", "C1"] as const) expect(talk([message], level)[0], level).toContain("?");
  });

  it("asks nothing about an answer that was not given", () => {
    for (const message of ["Mir geht es gut. Wie geht es dir?", "Danke, mir geht's sehr gut. Und dir?"])
      expect(talk([message], "A1")[0]).not.toMatch(/dort|Wann machst du das/u);
  });
});

describe("what a role hears", () => {
  it.each([
    ["Können wir Arzt spielen?", "Ich habe Husten.", "Ich habe keine Angst.", "Keine Sorge"],
    ["Können wir Arzt spielen?", "Ich habe Husten.", "Ich habe keine Allergie.", "aufschreiben|schreibe ich auf"],
    ["Können wir Restaurant spielen?", "Zwei Personen.", "Es ist nicht kalt.", "leid"],
  ])("is never the opposite: %s %s %s", (ask, first, message, regret) => {
    for (const level of ["A2", "B1", "C1"] as const)
      expect(talk([ask, first, message], level).at(-1)).not.toMatch(new RegExp(regret, "u"));
  });

  it.each([
    ["Können wir Restaurant spielen?", "Kann ich mit Karte zahlen?", /beides geht/u],
    ["Können wir Restaurant spielen?", "Haben Sie etwas Vegetarisches?", /ohne Fleisch/u],
    ["Können wir Arzt spielen?", "Bekomme ich eine Spritze?", /Spritze/u],
    ["Können wir Arzt spielen?", "Brauche ich eine Krankschreibung?", /krank/u],
    ["Rollenspiel: Wohnungsbesichtigung", "Wie hoch ist die Kaution?", /Monatsmieten/u],
    ["Rollenspiel: Wohnungsbesichtigung", "Wann kann ich einziehen?", /ab sofort/u],
    ["Rollenspiel: Vorstellungsgespräch", "Was verdiene ich?", /Euro/u],
    ["Rollenspiel: Vorstellungsgespräch", "Kann ich Homeoffice machen?", /Homeoffice/u],
    ["Rollenspiel: Bahnhof", "Hat der Zug Verspätung?", /pünktlich/u],
    ["Rollenspiel: Bahnhof", "Von welchem Gleis fährt der Zug?", /Gleis sieben/u],
    ["Rollenspiel: Bahnhof", "Wann kommt der Zug an?", /Ankunft/u],
    ["Rollenspiel: Party", "Wer ist denn die Gastgeberin?", /Lena/u],
  ])("is answered with a fact of the scene: %s %s", (ask, question, fact) => {
    for (const level of ["A2", "B1", "C1"] as const) expect(talk([ask, question], level).at(-1)).toMatch(fact);
  });

  it("says Sie as the role demands, whatever the tone", () => {
    for (const [step, id] of FIRST_STEPS)
      if (id !== "party") expect(step).not.toMatch(/(?<!\p{L})(?:du|dich|dir|dein\p{Ll}*)(?!\p{L})/u);
  });
});

describe("leaving a role play", () => {
  it.each([
    "Ich will nicht mehr spielen.",
    "Ich möchte jetzt nicht mehr spielen.",
    "Können wir aufhören zu spielen? Der Zug ist mir egal.",
    "Hören wir auf zu spielen! Hör auf mit dem Spiel, bitte.",
    "Wir sind nicht am Bahnhof!",
    "Genug gespielt.",
    "Das Rollenspiel ist jetzt vorbei.",
    "Können wir das Spiel beenden?",
    "Schluss mit dem Rollenspiel!",
    "Wir spielen nicht mehr.",
    "Lass uns wieder normal reden.",
    "Jetzt wieder normal, bitte.",
    "Okay, jetzt bitte wieder normal",
    "Das Spiel war gut. Heute habe ich frei.",
    "Stopp!",
  ])("ends at once and stays ended: %s", (message) => {
    for (const level of ["A1", "B1", "C1"] as const) {
      const [, running, left, after] = talk([...AT_THE_STATION, message, "Ich habe heute frei."], level);
      expect(isInRole(running ?? "")).toBe(true);
      expect(inRole(left ?? "")).toEqual([]);
      expect(inRole(after ?? "")).toEqual([]);
    }
  });

  it.each([
    "Ich möchte nicht um neun fahren.",
    "Ich bin um acht Uhr am Bahnhof.",
    "Meine Kinder wollen im Zug spielen.",
    "Ich spiele nicht mehr Fußball, ich habe Zeit.",
    "Ich will nicht mehr warten.",
  ])("goes on after: %s", (message) => {
    for (const level of ["A1", "B1"] as const)
      expect(isInRole(talk([...AT_THE_STATION, message], level).at(-1) ?? "")).toBe(true);
  });

  it("hears a goodbye after the farewell of the role with more to tell", () => {
    const [, , left] = talk([
      ...AT_THE_STATION,
      "Auf Wiedersehen! Das Spiel war gut. Ich mache eine Mütze für das Baby.",
    ]);
    expect(left).toContain("?");
  });

  it("starts none for who wants to stop", () => {
    expect(isInRole(talk(["Können wir aufhören, Bahnhof zu spielen?"])[0] ?? "")).toBe(false);
    expect(isInRole(talk(["Können wir Bahnhof spielen?"])[0] ?? "")).toBe(true);
  });
});

describe("the other side of a role play", () => {
  it.each([
    ["Können wir Arzt spielen? Ich bin die Ärztin und Sie sind der Patient.", "doctor"],
    ["Ich nehme das Rollenspiel beim Arzt. Kann ich dabei die Ärztin sein?", "doctor"],
    ["Lass uns ein Vorstellungsgespräch spielen. Ich bin der Chef und du bist der Bewerber.", "job-interview"],
    ["Ich würde gern eine Wohnungsbesichtigung durchspielen, wobei ich den Vermieter gebe.", "flat-viewing"],
    ["Rollenspiel Restaurant: Du bist der Gast.", "restaurant"],
    ["Können wir Bahnhof spielen? Ich möchte der Schaffner sein.", "station"],
  ])("is kindly refused, and the play begins the other way around: %s", (message, id) => {
    for (const level of ["A2", "B1", "C1"] as const) {
      const text = talk([message], level)[0] ?? "";
      expect(text, level).toMatch(/^Tauschen kann ich leider nicht/u);
      expect(FIRST_STEPS.find(([step]) => text.endsWith(step))?.[1], level).toBe(id);
    }
  });

  it.each([
    "Moment, ich wollte doch die Ärztin spielen. Sie sollten der Patient sein. Geht das nicht?",
    "Nein, ich bin die Ärztin!",
    "Können wir die Rollen tauschen?",
    "Du solltest der Patient sein.",
  ])("is refused to whoever asks again, in other words and without a new greeting: %s", (message) => {
    for (const level of ["A2", "B2", "C1"] as const) {
      const texts = talk(["Ich möchte die Ärztin spielen, beim Arzt.", message, message, "Ich habe Husten."], level);
      expect(texts[1], level).toMatch(/leider/iu);
      expect(texts[1], level).not.toContain("Guten Tag");
      expect(texts[1], level).toMatch(/\?$/u);
      expect(texts[2], level).not.toBe(texts[1]);
      expect(texts[3], level).toMatch(/\?$/u);
      expect(texts[3], level).not.toContain("leider");
    }
  });

  it.each([
    ["Rollenspiel: Vorstellungsgespräch", "Ich bin Ärztin von Beruf."],
    ["Rollenspiel: Vorstellungsgespräch", "Ich bin jetzt der Chef einer kleinen Firma."],
    ["Rollenspiel: Arzt", "Ich bin ein schwieriger Patient."],
    ["Rollenspiel: Restaurant", "Ich bin selbst Kellnerin."],
    ["Rollenspiel: Arzt", "Du bist der Arzt und ich bin der Patient."],
    ["Rollenspiel: Wohnungsbesichtigung", "Ich bin der neue Mieter."],
  ])("is not wanted by whoever speaks of themselves: %s %s", (ask, message) => {
    for (const level of ["A2", "B1", "C1"] as const)
      expect(talk([ask, message], level).join(" "), level).not.toMatch(/Rolle(?!n)|Tauschen/u);
  });
});

describe("the middle of a role play", () => {
  it.each(["...", "?!", "Moment", "Warte bitte"])("waits for whoever is silent: %s", (message) => {
    for (const level of ["A2", "B1", "C1"] as const) {
      const [first = "", waits = "", next = ""] = talk(
        ["Können wir Restaurant spielen?", message, "Zwei Personen."],
        level,
      );
      expect(waits, level).toContain(sentencesOf(first).at(-1));
      expect(next, level).not.toBe("");
    }
  });

  it.each(["Guten Tag.", "Wie bitte?", "Ich verstehe nicht."])("asks once more, and stays: %s", (message) => {
    for (const level of ["A2", "B1", "C1"] as const) {
      const [first = "", again = "", next = ""] = talk(["Können wir Bahnhof spielen?", message, "Nach Berlin."], level);
      expect(again, level).toContain(sentencesOf(first).at(-1));
      expect(isInRole(next), level).toBe(true);
    }
  });

  it.each([
    ["Rollenspiel: Wohnungsbesichtigung", "Das ist ja Wucher!"],
    ["Rollenspiel: Wohnungsbesichtigung", "Das Bad ist winzig."],
    ["Rollenspiel: Vorstellungsgespräch", "Ich finde, das Gespräch läuft nicht gut."],
    ["Rollenspiel: Party", "Das war jetzt komisch."],
  ])("does not praise what is found bad: %s %s", (ask, message) => {
    for (const level of ["A2", "B1", "C1"] as const)
      expect(talk([ask, message], level).at(-1), level).toMatch(
        /^(?:Das tut mir leid|Das kann ich verstehen)\. .+\?$/u,
      );
  });

  it("is looked back on where somebody asks what could have been better", () => {
    const texts = talk(["Können wir Arzt spielen?", "Ich habe Husten.", "Was hätte ich besser machen können?"], "B2");
    expect(texts.at(-1)).toMatch(/0 von 1 Antworten/u);
  });

  it("says nothing of an operation before the examination", () => {
    for (const level of ["A2", "B2", "C1"] as const) {
      const texts = talk(
        ["Rollenspiel: Arzt", "Ich habe Schmerzen im Bauch.", "Muss ich operiert werden?", "Muss ich ins Krankenhaus?"],
        level,
      );
      expect(texts.slice(2).join(" "), level).not.toMatch(/nicht nötig|nicht gefährlich/u);
    }
  });

  it("owns up to what was passed over", () => {
    for (const message of ["Das ist keine Antwort auf meine Frage.", "Das habe ich aber nicht bestellt!"])
      expect(talk(["Können wir Restaurant spielen?", "Zwei Personen.", message], "B1").at(-1)).toMatch(
        /Entschuldigung|leid/u,
      );
  });

  it.each([
    "Beenden wir lieber das Rollenspiel.",
    "Ich breche das hier ab, die Übung bringt mir wenig.",
    "Lassen wir das Rollenspiel.",
    "Ich will nicht mehr.",
    "Ich höre jetzt auf.",
    "Okay, Schluss jetzt.",
    "Ich mag nicht mehr weitermachen, mir ist nicht gut.",
    "Wie kommen wir aus diesem Rollenspiel heraus? Ich möchte aufhören.",
  ])("is left by whoever says so: %s", (message) => {
    for (const level of ["A2", "B2", "C1"] as const) {
      const texts = talk([...AT_THE_STATION, message, "Ich habe heute frei."], level).slice(2);
      expect(texts[0], level).toMatch(/Rollenspiel/u);
      for (const text of texts) expect(inRole(text), level).toEqual([]);
    }
  });

  it("answers outside what is asked with it", () => {
    for (const message of [
      "Beenden wir das Rollenspiel. Haben Sie einen Tipp, wie ich höflich nachfragen kann, wenn ich jemanden nicht verstehe?",
      "Ich breche das hier ab. Wie kann ich höflich nachfragen, wenn ich jemanden nicht verstehe?",
    ])
      expect(talk([...AT_THE_STATION, message], "B2").at(-1)).toMatch(/Rollenspiel.+„.+“ (?!.*ankommen)/u);
  });

  it.each([
    "Ich will nicht mehr warten.",
    "Mein Rücken tut weh, ich höre nichts.",
    "Ich möchte nicht mehr so viel zahlen.",
  ])("goes on after: %s", (message) => {
    for (const level of ["A2", "B1"] as const)
      expect(isInRole(talk([...AT_THE_STATION, message], level).at(-1) ?? ""), level).toBe(true);
  });
});

describe("questions in a role play", () => {
  const QUESTIONS = [
    "Eine Frage: Wo ist Gleis 5? Ich sehe nicht gut ohne Brille.",
    "Warum ist der Himmel grün?",
    "Wer hat die Lampe gemalt?",
    "Wie heißt der Hund von Frau Klein?",
    "Welche Farbe hat die Tür?",
    "Wer wohnt dort oben?",
  ];

  it.each(SCENARIOS.map(({ title }) => title.say))("are not met with a farewell: %s", (title) => {
    const answers = ["Ja.", "Gut.", "Eine Person.", "Morgen.", "Mit Karte.", "Nein.", "Gern."];
    for (const level of ["A2", "B1"] as const)
      for (let before = 1; before <= answers.length; before += 1) {
        const texts = talk([`Rollenspiel: ${title}`, ...answers.slice(0, before), ...QUESTIONS], level);
        if (texts.slice(0, before + 1).some((text) => FAREWELLS.includes(text))) continue;
        for (const text of texts.slice(before + 1)) expect(FAREWELLS.filter((each) => text.includes(each))).toEqual([]);
      }
  });

  it("are not evaded twice in the same words", () => {
    const texts = talk([...AT_THE_STATION, ...QUESTIONS.slice(1, 5)]).slice(2);
    const evasions = texts.map((text) => sentencesOf(text)[0]);
    expect(new Set(evasions).size).toBe(evasions.length);
  });

  it("are not answered with yes or no when they begin with a question word", () => {
    const texts = talk(["Können wir Party spielen?", "Mit Lena.", "Woher kennst du die Leute hier?"]);
    expect(texts[2]).not.toMatch(/^(?:Ja|Nein)\b/u);
  });

  it("say their regret only once", () => {
    const texts = talk(
      ["Können wir Arzt spielen?", "Ich habe Angst.", "Ich habe immer noch Angst.", "Ich habe Angst."],
      "B1",
    );
    const first = texts.slice(1).map((text) => sentencesOf(text)[0]);
    expect(new Set(first).size).toBe(first.length);
  });
});

describe("a role play that nobody wants", () => {
  it.each([
    "Nächsten Monat will ich mit zwei Freunden in einer Kneipe in Leipzig spielen.",
    "Am Samstag wollen wir mit der Band im Café spielen.",
    "Im Sommer möchte ich auf einer Party mit meiner Schwester spielen.",
    "Ich will mit meiner Band in einem Restaurant in Kiel spielen.",
  ])("does not begin with %s", (message) => {
    expect(talk([message], "B1")[0]).not.toMatch(/reserviert|Rollenspiel|Schön, dass/);
  });

  it.each(["Können wir im Restaurant spielen?", "Ich will mit dir Restaurant spielen.", "Ich möchte Kellner spielen."])(
    "still begins with %s",
    (message) => {
      expect(talk([message], "B1")[0]).toMatch(/reserviert/);
    },
  );

  it.each([
    "Stopp, wir sind nicht im Restaurant! Können wir wieder über Musik reden?",
    "Hä? Ich habe nichts reserviert.",
    "Moment mal, ich habe gar keinen Tisch reserviert!",
  ])("ends with a word of apology after %s", (message) => {
    expect(talk(["Können wir im Restaurant spielen?", message], "B1")[1]).toMatch(
      /^(?:Entschuldige, da habe ich dich falsch verstanden|Tut mir leid, das Rollenspiel war mein Missverständnis)\. (?!Was war für dich am schwersten)/,
    );
  });

  it("goes on where there is only no reservation", () => {
    expect(talk(["Können wir im Restaurant spielen?", "Ich habe leider nichts reserviert."], "B1")[1]).toContain(
      "trinken",
    );
  });

  it("is not looked back on when nothing was played", () => {
    expect(talk(["Können wir im Restaurant spielen?", "Stopp."], "B1")[1]).not.toContain("am schwersten");
  });
});
