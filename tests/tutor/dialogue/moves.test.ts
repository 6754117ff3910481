import { describe, expect, it } from "vitest";
import { MOVES } from "#content/built-in/tutor/moves.ts";
import { BANDS } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { contextOf } from "#worker/tutor/dialogue/context.ts";
import { hintFor } from "#worker/tutor/dialogue/help.ts";
import { intentOf, nameIn, topicAskedFor } from "#worker/tutor/dialogue/intents.ts";
import { calledFor } from "#worker/tutor/dialogue/moves.ts";
import { followUpOf } from "#worker/tutor/dialogue/question.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
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
    conversationId: "moves",
    turn: 1,
    ...options,
  };
}

function answer(message: string, options: Partial<TutorInput> = {}): string {
  const input = inputOf(message, options);
  return reply(input, analyze(lexicon, message, { level: input.level }), morphology).reply;
}

function questionsOf(id: string): string[] {
  const move = MOVES.find((candidate) => candidate.id === id);
  return BANDS.flatMap((band) => move?.[band]?.ask ?? []).flatMap((line) => TONES.map((tone) => say(line.say, tone)));
}

describe("what people tell whatever they talk about", () => {
  it.each([
    ["hurt-by-others", "Gestern hat er mich vor allen Patienten angeschrien."],
    ["bad-luck", "Danach ist mir auch noch der Laptop abgestürzt."],
    ["death", "Ein Patient ist gestorben, er war erst vierzig."],
    ["missing", "Ja, er fehlt mir."],
    ["undecided", "Ich überlege, ob ich kündige."],
    ["undecided", "Ich weiß nicht, ob ich mich darüber freuen soll."],
    ["disagrees", "Das ist mir zu einfach."],
    ["disagrees", "Das leuchtet mir ein, greift aber zu kurz."],
    ["others-think", "Meine beste Freundin meint, ich soll einfach ich selbst sein."],
    ["no-courage", "Ich trau mich nicht, sie anzusprechen."],
    ["hard-day", "Ich bin total überfordert."],
    ["big-step", "Ich habe heute gekündigt, nach siebzehn Jahren."],
    ["war-and-flight", "Meine Urgroßeltern mussten auch fliehen."],
    ["annoyed", "Und trotzdem reg ich mich auf."],
    ["in-love", "Moin, ich hab da jemanden kennengelernt."],
  ])("asks about %s: %s", (id, message) => {
    const text = answer(message);
    expect(questionsOf(id).some((question) => text.endsWith(question))).toBe(true);
  });

  it.each([
    "Einsam? Im Gegenteil.",
    "Der Dichter ist 1832 gestorben.",
    "Ich habe keine Angst vor Hunden.",
    "Ich habe die Lust daran verloren.",
    "Das ist mir zu teuer.",
  ])("hears no such thing in: %s", (message) => {
    const input = inputOf(message);
    const called = calledFor(contextOf(input, { edits: [], corrected: message }, morphology));
    expect(called?.rank).not.toBe("first");
  });

  it("asks each of its questions once and then leaves the talk to the topic", () => {
    const history: PastMessage[] = [];
    const asked = new Set<string>();
    for (let turn = 0; turn < 6; turn += 1) {
      const message = `Heute ist mir schon wieder der Bus Nummer ${turn + 10} ausgefallen.`;
      const { reply: text } = reply(
        inputOf(message, { history: [...history], turn }),
        { edits: [], corrected: message },
        morphology,
      );
      const question = text.split(/(?<=[.!:]) /u).at(-1) ?? "";
      expect(asked).not.toContain(question);
      asked.add(question);
      history.push({ role: "user", content: message, correctedContent: null });
      history.push({ role: "assistant", content: text, correctedContent: null });
    }
  });

  it("says lines that keep to the rules of their level in every tone", () => {
    const problems: string[] = [];
    for (const move of MOVES)
      for (const band of BANDS)
        for (const tone of TONES)
          for (const question of move[band]?.ask ?? [])
            for (const line of move[band]?.say ?? [{ say: "", en: "" }]) {
              const text = `${say(line.say, tone)} ${say(question.say, tone)}`.trim();
              const level = `${band}1` as const;
              for (const problem of checkReply(text, { level, tone, earlier: [], message: "" }))
                problems.push(`${move.id}: ${problem} | ${text}`);
            }
    expect(problems).toEqual([]);
  });
});

describe("help with the answer to such a question", () => {
  const questions = MOVES.flatMap((move) =>
    BANDS.flatMap((band) => (move[band]?.ask ?? []).map((line) => ({ band, line }))),
  );

  it("is that of no other question", () => {
    const shared = questions.filter(({ line }) => TONES.some((tone) => followUpOf(say(line.say, tone)) !== null));
    expect(shared.map(({ line }) => line.say)).toEqual([]);
  });

  it("begins the answer in the learner's own person", () => {
    const problems: string[] = [];
    for (const { band, line } of questions) {
      for (const tone of TONES) {
        const history: PastMessage[] = [{ role: "assistant", content: say(line.say, tone), correctedContent: null }];
        const { message: _, ...asked } = inputOf("", { level: `${band}1`, tone, history });
        const { text } = hintFor(asked, morphology);
        if (!text.includes("…") || /^(?:Ich finde(?:, dass)?|Meiner Erfahrung nach) …/u.test(text))
          problems.push(`${say(line.say, tone)} → ${text}`);
        if (/\b(?:du|dir|dich|dein\w*|Ihnen)\b/u.test(text)) problems.push(`addresses the tutor: ${text}`);
      }
    }
    expect(problems).toEqual([]);
  });
});

describe("what a message asks of the tutor", () => {
  it("agrees to talk about something else, and does", () => {
    expect(topicAskedFor("Können wir über Essen sprechen?")).toBe("Essen");
    expect(answer("Können wir über Essen sprechen?", { level: "A1", topic: "sports" })).toMatch(
      /^(?:Gern, reden wir darüber|Klar, das machen wir)\. .*(?:isst|trinkst|koch|essen|Frühstück|Obst|Restaurant)/iu,
    );
    expect(topicAskedFor("Ich möchte über meine Arbeit reden.")).toBe("meine Arbeit");
    expect(topicAskedFor("Wir reden oft über die Arbeit.")).toBeNull();
  });

  it("greets who says a name, and takes no profession for one", () => {
    expect(nameIn("hi! ich bin tom", morphology)).toBe("Tom");
    expect(nameIn("Ich heiße Ahmed, ich spiele Fußball.", morphology)).toBe("Ahmed");
    expect(nameIn("ich bin student", morphology)).toBeNull();
    expect(nameIn("Ich bin müde.", morphology)).toBeNull();
  });

  it.each([
    ["goodbye", "Haben Sie Dank für Ihre Geduld. Leben Sie wohl!"],
    ["goodbye", "So, ich geh mich jetzt im Garten abreagieren, tschö"],
    ["goodbye", "Hat mich gefreut, man sieht sich"],
    ["about-german", "Was heißt Irrtum genau?"],
    ["pause", "Warte bitte"],
    ["flirting", "Du bist eigentlich ganz süß"],
    ["question", "Findest du, dass Serien die Leute dumm machen?"],
    ["statement", "Hey, na? Ich hatte heute einen total verrückten Tag"],
    ["statement", "Ich weiß nicht, was ich sagen soll, wenn es peinlich still wird"],
  ])("takes for %s: %s", (intent, message) => {
    expect(intentOf(message, morphology)).toBe(intent);
  });

  it.each([
    ["Was würdest du an meiner Stelle machen?", /^(?:Damit kenne ich mich|Einen guten Rat)/u],
    ["Soll ich Blumen mitbringen?", /^(?:Ich würde es einfach versuchen|Warum nicht|Ich würde sagen: ja)/u],
    ["Hältst du mich jetzt für oberflächlich?", /^(?:Nein, diesen Eindruck|So hart würde)/u],
    ["Warum machen die das eigentlich nicht?", /^(?:Den Grund kenne ich|Das kann ich mir auch|Dafür kann es)/u],
    ["Und was, wenn sie einen Freund hat?", /^(?!Freunde habe ich)/u],
  ])("answers %s by its kind", (question, expected) => {
    expect(answer(question, { topic: "travel" })).toMatch(expected);
  });
});

describe("what is said back", () => {
  it("is whole where the learner wrote a short form", () => {
    const said = answer("Ich hab gestern ne alte Lampe repariert.", { level: "B2", tone: "slang", topic: "sports" });
    expect(said).not.toMatch(/\b(?:hab|ne)\b/u);
  });

  it("leaves the case of Sie to a subject that it sees", () => {
    const message = "Ich saß an einer Bushaltestelle, und eine alte Dame teilte ihren Schirm mit mir.";
    expect(answer(message, { level: "C2", tone: "professional", topic: "travel" })).not.toContain("mit sich");
  });
});

describe("small things that learners tell", () => {
  it("is glad to hear that somebody is well, and does not say it back", () => {
    expect(answer("Mir geht es auch gut, danke.", { level: "A1" })).toMatch(/^(?:Das freut mich|Ah, das ist schön)\./);
    expect(answer("Danke, mir geht's gut!", { level: "B1" })).toMatch(/^Das hört man gern\./);
  });

  it.each([
    ["Ich war am Wochenende im Theater und habe „Faust“ gesehen.", "B2"],
    ["Wir waren am Samstag im Kino, und danach waren wir noch etwas essen.", "A2"],
  ] as const)("takes what has happened for no plan: %s", (message, level) => {
    expect(answer(message, { level, topic: "culture" })).not.toMatch(
      /erhoff|verspr|nächste Schritt|fehlt noch|zuerst\?|Wer ist dabei|Wann ist das|Plan/u,
    );
  });
});
