import { describe, expect, it } from "vitest";
import { KNOWN_QUESTIONS } from "#content/built-in/tutor/answers.ts";
import { MOVES } from "#content/built-in/tutor/moves.ts";
import { BANDS } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage, TutorInput } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function last(messages: readonly string[], level: TutorInput["level"]): string {
  const history: PastMessage[] = [
    { role: "assistant", content: "Hallo! Worüber möchtest du reden?", correctedContent: null },
  ];
  let text = "";
  for (const message of messages) {
    const analysis = analyze(lexicon, message, { level });
    const input: TutorInput = {
      message,
      language: "german",
      level,
      tone: "friendly",
      topic: "chitchat",
      history: [...history],
      conversationId: "worry",
      turn: history.length,
    };
    text = reply(input, analysis, morphology).reply;
    history.push(
      { role: "user", content: message, correctedContent: analysis.corrected },
      { role: "assistant", content: text, correctedContent: null },
    );
  }
  return text;
}

function heard(id: string, text: string): boolean {
  const move = MOVES.find((candidate) => candidate.id === id);
  if (move === undefined) throw new Error(`No move ${id}`);
  const asks = BANDS.flatMap((band) => move[band]?.ask ?? []).flatMap((line) =>
    TONES.map((tone) => say(line.say, tone)),
  );
  return asks.some((question) => text.endsWith(question));
}

describe("worry and loss in plain words", () => {
  it.each([
    ["pet-gone", "Unsere Katze ist seit drei Tagen weg."],
    ["pet-gone", "Meine Katze ist verschwunden."],
    ["pet-gone", "Mein Hund ist gestern weggelaufen."],
    ["still-gone", "Sie ist immer noch nicht da."],
    ["still-gone", "Er ist noch immer verschwunden."],
    ["sent-away", "Ich muss zurück nach Syrien."],
    ["sent-away", "Vielleicht werden wir abgeschoben."],
    ["sent-away", "Wir müssen vielleicht Deutschland verlassen."],
    ["family-far", "Meine Mutter ist weit weg."],
    ["family-far", "Jetzt bin ich hier. Meine Familie lebt so weit weg."],
    ["cannot-do-it", "Ich schaffe das nie!"],
    ["cannot-do-it", "Die Prüfung ist am Montag. Ich schaffe es einfach nicht."],
  ])("asks about %s: %s", (id, message) => {
    for (const level of ["A1", "A2", "B1"] as const) expect(heard(id, last([message], level))).toBe(true);
  });

  it("asks also when the reply before began with the same word", () => {
    const before = ["Meine Mutter ist weit weg.", "Ich habe Angst vor der Prüfung."];
    expect(heard("sent-away", last([...before, "Ich muss zurück nach Syrien."], "A1"))).toBe(true);
  });

  it.each([
    ["sent-away", "Ich muss morgen zurück nach Berlin."],
    ["pet-gone", "Meine Katze ist gern draußen."],
    ["pet-gone", "Unsere Katze war drei Tage weg, jetzt ist sie wieder da."],
    ["still-gone", "Mein Chef ist noch nicht da."],
    ["sent-away", "Ich muss zurück in die Küche."],
    ["sent-away", "Ich darf nicht lange bleiben."],
    ["family-far", "Der Bahnhof ist weit weg."],
    ["family-far", "Meine Schwester wohnt nicht weit weg."],
    ["cannot-do-it", "Ich schaffe es heute nicht."],
    ["cannot-do-it", "Mein Bruder schafft das nie."],
  ])("hears no %s in: %s", (id, message) => {
    for (const level of ["A1", "A2", "B1"] as const) expect(heard(id, last([message], level))).toBe(false);
  });
});

function known(asked: string): readonly string[] {
  const found = KNOWN_QUESTIONS.find(({ asks }) => asks.test(asked));
  return found === undefined
    ? []
    : [...found.say.A, ...found.say.B, ...(found.corrected ?? [])].map((line) => say(line.say, "friendly"));
}

describe("questions about the learner's German", () => {
  it.each([
    "Wie war mein Deutsch?",
    "Wie gut ist mein Deutsch?",
    "Wie finden Sie mein Deutsch?",
    "Spreche ich gut?",
    "Schreibe ich schon gut Deutsch?",
    "Ich spreche nicht so gut, oder?",
  ])("are answered: %s", (asked) => {
    for (const level of ["A1", "B1"] as const) expect(last([asked], level)).toMatch(/versteh|folgen/u);
  });

  it("are answered with the number of corrected messages", () => {
    expect(last(["Ich habe heute frei.", "Mache ich viele Fehler?"], "B1")).toContain("keine Fehler");
    expect(last(["Gestern ich war müde.", "Mache ich viele Fehler?"], "B1")).toContain("eine Nachricht verbessert");
    expect(last(["Gestern ich war müde.", "Ich habe ein Hund.", "Wie viele Fehler mache ich?"], "A2")).toContain(
      "zwei Nachrichten",
    );
    expect(last(["Habe ich viele Fehler gemacht?"], "A2")).toContain("keine Fehler");
  });

  it.each([
    "Hast du auch Fehler gemacht?",
    "Wie ist mein Zimmer?",
    "Kann ich gut mit Kindern umgehen?",
    "Wie war mein Deutschlehrer?",
  ])("are not heard in: %s", (asked) => {
    expect(known(asked)).not.toContain("Ich verstehe dich gut.");
    expect(known(asked)).not.toContain("Bis jetzt habe ich keine Fehler gesehen.");
  });

  it.each(["Warum sagen Sie immer „Aha“?", "Wieso wiederholst du dich immer?", "Warum sagst du das immer?"])(
    "owns up: %s",
    (asked) => {
      expect(last(["Ich habe einen Hund.", asked], "B1")).toMatch(
        /^(?:Oh, )?(?:Stimmt|Entschuldigung|Das tut mir leid)/u,
      );
    },
  );

  it("asks for no pardon when somebody else repeats something", () => {
    expect(last(["Warum sagt mein Chef immer Nein?"], "B1")).not.toMatch(/Entschuldigung/u);
  });
});
