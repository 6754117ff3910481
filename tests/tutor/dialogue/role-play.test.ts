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
    const { reply: text } = reply(input, analyze(lexicon, message, { level }), morphology);
    history.push(
      { role: "user", content: message, correctedContent: null },
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

describe("questions in a role play", () => {
  const QUESTIONS = [
    "Eine Frage: Wo ist Gleis 5? Ich sehe nicht gut ohne Brille.",
    "Warum ist der Himmel grün?",
    "Wer hat die Lampe gemalt?",
    "Wie heißt der Hund von Frau Klein?",
    "Welche Farbe hat die Tür?",
    "Wer wohnt dort oben?",
  ];

  it.each(SCENARIOS.map(({ id, on }) => [id, on[0] ?? ""]))("are not met with a farewell: %s", (_id, word) => {
    const answers = ["Ja.", "Gut.", "Eine Person.", "Morgen.", "Mit Karte.", "Nein.", "Gern."];
    for (const level of ["A2", "B1"] as const)
      for (let before = 1; before <= answers.length; before += 1) {
        const texts = talk([`Können wir ${word} spielen?`, ...answers.slice(0, before), ...QUESTIONS], level);
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
