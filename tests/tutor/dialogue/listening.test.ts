import { describe, expect, it } from "vitest";
import { AFTER_A_LOSS } from "#content/built-in/tutor/going-on.ts";
import { HEARD, LISTENING } from "#content/built-in/tutor/listening.ts";
import { BANDS } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { contextOf } from "#worker/tutor/dialogue/context.ts";
import { isPrepared } from "#worker/tutor/dialogue/going-on.ts";
import { hintFor } from "#worker/tutor/dialogue/help.ts";
import { inPersons } from "#worker/tutor/dialogue/listening.ts";
import { followUpOf } from "#worker/tutor/dialogue/question.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { tellingOf } from "#worker/tutor/dialogue/telling.ts";
import { sentencesOf } from "#worker/tutor/dialogue/text.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage, TutorInput } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function inputOf(message: string, options: Partial<TutorInput> = {}): TutorInput {
  const history: PastMessage[] = [
    { role: "assistant", content: "Hallo! Worüber möchtest du reden?", correctedContent: null },
  ];
  return {
    message,
    language: "german",
    level: "B1",
    tone: "friendly",
    topic: "chitchat",
    history,
    conversationId: "listening",
    turn: 1,
    ...options,
  };
}

function answer(message: string, options: Partial<TutorInput> = {}): string {
  const input = inputOf(message, options);
  return reply(input, analyze(lexicon, message, { level: input.level }), morphology).reply;
}

const QUESTIONS = Object.values(LISTENING)
  .flat()
  .flatMap((question) =>
    BANDS.filter((band) => question.bands.includes(band)).flatMap((band) =>
      TONES.flatMap((tone) => inPersons(question.say).map((text) => ({ band, tone, text: say(text, tone) }))),
    ),
  );

describe("what a message tells", () => {
  it.each([
    ["someone-in-trouble", "Meine Eltern sind alt. Mein Vater kann nicht mehr gut laufen."],
    ["someone-did", "Mein Chef hat mir gestern zwei Tage im Homeoffice angeboten."],
    ["someone", "Mein Nachbar hört die ganze Nacht Musik."],
    ["in-trouble", "Ich suche seit Monaten eine Stelle. Ich bin oft müde und traurig."],
    ["happened", "Im August waren wir in Portugal und haben dort unseren Hund gefunden."],
    ["was", "Im August waren wir in Portugal und haben jeden Tag gebadet."],
    ["plan", "Im Herbst möchte ich einen Lauf machen. Mein Bruder will auch mitmachen."],
    ["opinion", "Man müsste in der Schule viel früher über Geld sprechen, finde ich."],
  ])("%s: %s", (situation, message) => {
    const context = contextOf(inputOf(message), { edits: [], corrected: message }, morphology);
    expect(tellingOf(context).situations[0]).toBe(situation);
  });

  it("takes a thing for no person, and another's fear for no fear of the learner's", () => {
    const telling = (message: string) =>
      tellingOf(contextOf(inputOf(message), { edits: [], corrected: message }, morphology));
    expect(telling("Gestern haben wir eine Jacke gesehen, aber sie kostet 200 Euro.").about).not.toBe("sie");
    expect(telling("Mein Mann hat Angst vor dem Fliegen.").about).toBe("er");
    expect(telling("Meine Nachbarin ist Krankenschwester.").mood).toBe("neutral");
    expect(telling("Die Polizei war freundlich, aber sie haben es nicht gefunden.").mood).toBe("neutral");
  });
});

describe("a reply to a message of several sentences", () => {
  it.each([
    ["Mein Bruder hat gestern seine Prüfung bestanden. Er war danach ganz still.", "sports"],
    ["Ich war am Samstag bei meiner Tante. Wir haben den ganzen Abend alte Fotos angesehen.", "work"],
    ["Der Trainer ist streng. Wenn einer zu spät kommt, müssen alle Liegestütze machen.", "food"],
  ] as const)("asks on from it: %s", (message, topic) => {
    const question = sentencesOf(answer(message, { topic })).at(-1) ?? "";
    expect(isPrepared(question)).toBe(false);
  });

  it("says no good news to bad ones", () => {
    expect(answer("Meine Mutter ist krank. Sie ist in Indien und ich bin hier.", { level: "A2" })).toMatch(
      /^(?:Oh, das tut mir leid|Das ist traurig|Oh, das ist nicht leicht|Hm, das ist (?:schwer|nicht)|(?:Oh, |Oje, )?[Dd]as ist nicht (?:einfach|leicht|schön|gut)|Schade)/u,
    );
  });

  it("keeps the noun of a possessive behind ich", () => {
    const said = answer("Meine Eltern verstehen nicht, womit ich mein Geld verdiene.", { level: "C1" });
    expect(said).not.toContain("deine Geld");
  });

  it("asks nothing twice in a long story", () => {
    const history: PastMessage[] = [];
    const asked = new Set<string>();
    for (let turn = 0; turn < 14; turn += 1) {
      const message = `Mein Bruder hat mir gestern Geschichte Nummer ${turn + 10} erzählt. Ich habe lange darüber nachgedacht.`;
      const { reply: text } = reply(
        inputOf(message, { history: [...history], turn }),
        { edits: [], corrected: message },
        morphology,
      );
      const question = sentencesOf(text).at(-1) ?? "";
      expect(asked).not.toContain(question);
      asked.add(question);
      history.push({ role: "user", content: message, correctedContent: null });
      history.push({ role: "assistant", content: text, correctedContent: null });
    }
  });
});

describe("the listener's questions", () => {
  it("keep to the rules of their level in every tone, behind every line", () => {
    const problems: string[] = [];
    for (const { band, tone, text } of QUESTIONS)
      for (const mood of Object.values(HEARD))
        for (const line of mood[band]) {
          const whole = `${say(line.say, tone)} ${text}`;
          for (const problem of checkReply(whole, { level: `${band}1` as const, tone, earlier: [], message: "" }))
            problems.push(`${problem} | ${whole}`);
        }
    expect(problems).toEqual([]);
  });

  it("belong to no topic, and help to begin the answer", () => {
    const problems: string[] = [];
    for (const { band, tone, text } of QUESTIONS) {
      if (followUpOf(text) !== null) problems.push(`also a question of a topic: ${text}`);
      const history: PastMessage[] = [{ role: "assistant", content: text, correctedContent: null }];
      const { message: _, ...asked } = inputOf("", { level: `${band}1` as const, tone, history });
      const hint = hintFor(asked, morphology).text;
      if (!hint.includes("…") || /[[\]|]/u.test(hint)) problems.push(`${text} → ${hint}`);
      if (/\b(?:du|dir|dich|dein\w*|Ihnen)\b/u.test(hint)) problems.push(`addresses the tutor: ${hint}`);
    }
    expect(problems).toEqual([]);
  });
});

describe("after a loss", () => {
  it.each(["A2", "B1", "C1"] as const)("not knowing what to say is no wish for another subject, at %s", (level) => {
    const history: PastMessage[] = [
      { role: "assistant", content: "Wie geht es dir heute?", correctedContent: null },
      { role: "user", content: "Mein Vater ist gestern gestorben.", correctedContent: null },
      { role: "assistant", content: "Das tut mir sehr leid. Woran denkst du gerade?", correctedContent: null },
    ];
    const said = answer("Ich weiß es nicht.", { level, history, turn: 2 });
    const { ask } = AFTER_A_LOSS[level === "A2" ? "A" : level === "B1" ? "B" : "C"];
    expect(ask.map((line) => say(line.say, "friendly")).some((question) => said.endsWith(question))).toBe(true);
  });
});
