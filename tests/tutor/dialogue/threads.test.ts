import { describe, expect, it } from "vitest";
import { THREADS } from "#content/built-in/tutor/threads.ts";
import { BANDS } from "#schema/content/tutor.ts";
import { TONES } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { contextOf } from "#worker/tutor/dialogue/context.ts";
import { selfHarmIn } from "#worker/tutor/dialogue/intents.ts";
import { inPersons } from "#worker/tutor/dialogue/listening.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { toldIn } from "#worker/tutor/dialogue/telling.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage, TutorInput } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function inputOf(message: string, options: Partial<TutorInput> & { asked?: string } = {}): TutorInput {
  const { asked = "Hallo! Worüber möchtest du reden?", ...rest } = options;
  const history: PastMessage[] = [{ role: "assistant", content: asked, correctedContent: null }];
  return {
    message,
    language: "german",
    level: "B1",
    tone: "friendly",
    topic: "chitchat",
    history,
    conversationId: "threads",
    turn: 1,
    ...rest,
  };
}

function answer(message: string, options: Partial<TutorInput> & { asked?: string } = {}): string {
  const input = inputOf(message, options);
  return reply(input, analyze(lexicon, message, { level: input.level }), morphology).reply;
}

describe("an everyday matter", () => {
  it.each([
    ["Mein Bruder ist mit dem Studium fertig.", "A2", /möchte er jetzt/u],
    ["Meine Mutter ist krank und liegt im Krankenhaus.", "A2", /ihr heute|ihr jetzt/u],
    ["Meine Freunde sind nach Hamburg gezogen.", "B1", /Kontakt|sie sich/u],
    ["Ich habe am Samstag eine Suppe gekocht.", "A2", /geschmeckt|mitgegessen/u],
    ["Nächste Woche fliege ich mit meiner Schwester nach Lissabon.", "B1", /dort|dieser Reise/u],
    ["Gestern Abend habe ich mich beim Kochen geschnitten.", "A2", /^Oje!/u],
    ["Ich soll auf der Hochzeit meiner Schwester eine Rede halten.", "B1", /sagen|übst du/u],
  ] as const)("is followed by its verb, its time and who it is about: %s", (message, level, expected) => {
    expect(answer(message, { level })).toMatch(expected);
  });

  it("of two sentences, the last that tells something leads on", () => {
    expect(answer("Meine Tochter studiert in Bonn. Mein Sohn ist vier Jahre alt.", { level: "A2" })).toMatch(/\ber\b/u);
  });

  it.each([
    ["Morgen geht meine Chefin in Rente und ich soll ihre Stelle bekommen.", "learner"],
    ["Erzählen Sie mir lieber, welches Land Sie mögen.", "thing"],
    ["Ich koche gern, aber meine Tochter isst lieber Pommes.", "sie"],
  ])("knows whom the last part of a message is about: %s", (message, about) => {
    const told = toldIn(contextOf(inputOf(message), { edits: [], corrected: message }, morphology));
    expect(told.at(-1)?.about).toBe(about);
  });
});

describe("a reply that would be absurd", () => {
  it.each([
    [
      "wishes the learner no recovery for colleagues who were ill",
      "Heute war ein schwerer Tag, weil zwei Kollegen krank waren und ich allein war.",
      {},
      /Besserung/u,
    ],
    [
      "wishes no recovery after last week’s illness",
      "Ich war letzte Woche krank, aber eigentlich war ich faul.",
      {},
      /Besserung|traurig/u,
    ],
    [
      "finds nothing bad where the learner laughs",
      "Mein Bruder war am Ende auch müde, haha.",
      {},
      /leicht|schwer|leid/u,
    ],
    [
      "sees no plan in what somebody else wants",
      "Er schreit immer und er will, dass ich am Samstag arbeite.",
      { level: "A2" },
      /Plan|Idee/u,
    ],
    [
      "asks the learner nothing about what a child wants to eat",
      "Meine Tochter ist lustig. Sie will immer Schokolade essen!",
      { level: "A1" },
      /essen Sie|isst du etwas/u,
    ],
    ["takes an adjective for no name", "Ich bin shoppingsüchtig, haha.", {}, /Freut mich/u],
    ["puts no verb ending on an article", "Wir haben eine kleine Wohnung und einen Hund.", { level: "A2" }, /eint/u],
    [
      "turns no word to the tutor around",
      "Du verstehst mich falsch. Ich will nicht der Lehrer sein.",
      {},
      /verstehst dich/u,
    ],
    ["says nobody back who does not know", "Ich weiß nicht. Immer!", { level: "A1" }, /weißt nicht/u],
  ] as const)("%s", (_, message, options, absurd) => {
    expect(answer(message, options)).not.toMatch(absurd);
  });

  it("calls no help to somebody whose landlord raises the rent", () => {
    expect(selfHarmIn("Mein Vermieter will die Miete erhöhen.")).toBe(false);
    expect(selfHarmIn("Ich will die rote Jacke kaufen.")).toBe(false);
    expect(selfHarmIn("I will die here, nobody cares")).toBe(true);
  });
});

describe("a learner who was misheard", () => {
  it.each([
    "Das ist doch kein Plan.",
    "Wovon redest du?",
    "Nicht ich! Mein Kind isst Schokolade.",
    "Das habe ich doch schon gesagt.",
    "Du hast meine Frage nicht verstanden.",
    "Mit wem? Meine Oma ist tot.",
  ])("hears an apology: %s", (message) => {
    expect(answer(message)).toMatch(/^(?:Entschuldigung|Stimmt|Tut mir leid)/u);
  });

  it("may repeat a word of the question before the answer", () => {
    const said = answer("Gestört? Gar nichts! Ich war begeistert.", {
      asked: "Was hat dich dabei am meisten gestört?",
    });
    expect(said).toMatch(
      /^(?:Ah, das freut|Das freut mich|Wie schön|Das hört man|Schön, so|Schön, das|Das klingt wirklich schön)/u,
    );
  });

  it("gets an answer about what was just said to “und du?”", () => {
    expect(answer("Ich spiele Fußball mit Freunden. Und du?", { level: "A1", topic: "sports" })).not.toMatch(
      /arbeite/u,
    );
  });
});

describe("threads", () => {
  it("have each id once and something to ask in A and B", () => {
    expect(new Set(THREADS.map(({ id }) => id)).size).toBe(THREADS.length);
    expect(THREADS.filter(({ B }) => B === undefined || B.ask.length === 0)).toEqual([]);
  });

  it("keep to the rules of their level in every tone, for everybody", () => {
    const problems: string[] = [];
    for (const thread of THREADS)
      for (const band of BANDS)
        for (const tone of TONES)
          for (const { say: asked } of thread[band]?.ask ?? [])
            for (const text of inPersons(asked))
              for (const line of thread[band]?.say ?? [{ say: "Ach so.", en: "" }])
                for (const heard of inPersons(line.say)) {
                  const whole = `${say(heard, tone)} ${say(text, tone)}`;
                  const level = `${band}1` as const;
                  for (const problem of checkReply(whole, { level, tone, earlier: [], message: "" }))
                    problems.push(`${thread.id}: ${problem}: ${whole}`);
                }
    expect(problems).toEqual([]);
  });
});
