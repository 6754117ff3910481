import { describe, expect, it } from "vitest";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { isDoubtful } from "#worker/tutor/dialogue/doubts.ts";
import { goodbyeIn, intentOf } from "#worker/tutor/dialogue/intents.ts";
import { type DialogueReply, reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage, TutorInput } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";
import { TYPED_CONVERSATIONS } from "./learner-lines/typed.ts";

const morphology = morphologyOf(lexicon);

/** What the tutor says to a message as it was typed, after its own and the learner's messages in turn. */
function answer(message: string, options: Partial<TutorInput> & { past?: readonly string[] } = {}): DialogueReply {
  const { past = [], ...rest } = options;
  const history = past.map(
    (content, index): PastMessage => ({
      role: index % 2 === 0 ? "assistant" : "user",
      content,
      correctedContent: null,
    }),
  );
  const input: TutorInput = {
    message,
    language: "german",
    level: "A1",
    tone: "friendly",
    topic: "chitchat",
    history,
    conversationId: "typed",
    turn: past.length,
    ...rest,
  };
  return reply(input, analyze(lexicon, message, { level: input.level }), morphology);
}

describe("conversations as beginners type them", { timeout: 30_000 }, () => {
  it.each(TYPED_CONVERSATIONS)("$topic at $level, $tone: no reply breaks a rule", ({ topic, level, tone, lines }) => {
    const problems: string[] = [];
    for (const conversationId of ["one", "two", "three"]) {
      const history: PastMessage[] = [];
      lines.forEach((message, turn) => {
        const analysis = analyze(lexicon, message, { level });
        const input = {
          message,
          language: "german",
          level,
          tone,
          topic,
          history: [...history],
          conversationId,
          turn,
        } as const;
        const { reply: text, vocabulary } = reply(input, analysis, morphology);
        const earlier = history.filter((past) => past.role === "assistant").map((past) => past.content);
        const kind = goodbyeIn(message) ? "farewell" : "reply";
        const found = checkReply(text, { level, tone, earlier, message: analysis.corrected, kind });
        problems.push(...found.map((problem) => `${conversationId}: ${problem} | ${message} → ${text}`));
        if (vocabulary.some((word) => /^(?:malen|also|gern|wann|hier)$/.test(word.word)))
          problems.push(`a chip that teaches nothing | ${text}`);
        history.push({ role: "user", content: message, correctedContent: analysis.corrected });
        history.push({ role: "assistant", content: text, correctedContent: null });
      });
    }
    expect(problems).toEqual([]);
  });

  it("says the main clause back when the whole sentence is too long", () => {
    const past = ["Wohin reisen Sie gern?"];
    const setting = { past, topic: "travel", tone: "professional" } as const;
    expect(answer("Ich habe letztes Jahr nach Wien gefahren, weil ich mag Musik.", setting).reply).toMatch(
      /^Sie sind also letztes Jahr nach Wien gefahren\./,
    );
  });

  it.each([
    "Ich möchte gehe nach Japan.",
    "Meine Kollegen ist aber super nett",
    "Meine Nachbar ist laut",
    "Am liebsten ich tanze.",
    "In meine Land man isst mit die Hände",
    "Ich habe früher in ein Restaurant gearbeitet.",
    "Sie hat 8 Jahre",
  ])("does not say a mistake back that nobody corrected: %s", (message) => {
    const said = answer(message, { level: "A2" }).reply.toLowerCase();
    const start = message
      .toLowerCase()
      .replace(/^(?:ich|meine?|sie) /u, "")
      .replace(/[.]$/u, "");
    expect(said).not.toContain(start);
  });

  it.each(["Ich möchte eine Party machen.", "Mein Bruder hat ein Auto.", "Wir gehen in den Park."])(
    "does not doubt %s",
    (message) => {
      expect(isDoubtful(message, morphology)).toBe(false);
    },
  );

  it.each([
    ["isst du fleisch", "question"],
    ["na was geht", "question"],
    ["hast du nen tipp für mich", "question"],
    ["was?", "not-understood"],
    ["Ich verstehe „umsteigen“ nicht", "about-german"],
    ["Wie sagt man „fork“ auf Deutsch?", "about-german"],
    ["Vielen Dank für das Gespräch!", "goodbye"],
    ["tschüssi", "goodbye"],
    ["ka", "no-idea"],
    ["nein danke", "short"],
  ] as const)("hears what is meant by “%s”: %s", (message, intent) => {
    expect(intentOf(message, morphology)).toBe(intent);
  });

  it("takes up names and nouns that were typed small", () => {
    expect(answer("Istanbul", { past: ["Woher kommst du?"] }).reply).toContain("Istanbul");
    expect(answer("brot mit käse", { past: ["Was isst du zum Frühstück?"] }).reply).toMatch(
      /^Zum Frühstück isst du also Brot mit Käse\./,
    );
  });

  it.each(["Ich arbeite bei Siemens", "Ich heiße Yuki und ich komme aus Japan.", "Ich vermisse meine Mutter"])(
    "asks neither how often nor with whom: %s",
    (message) => {
      for (let seed = 0; seed < 6; seed += 1)
        expect(answer(message, { conversationId: `seed ${seed}` }).reply).not.toMatch(/machst du das\?/);
    },
  );

  it("consoles for somebody who was spoken of before", () => {
    const past = ["Was isst du gern?", "Meine Oma hat immer Gulasch gemacht.", "Was kochst du?"];
    expect(answer("Sie ist letztes Jahr gestorben", { past, level: "A2" }).reply).toMatch(/sehr leid/);
  });

  it("teaches the words that a reply uses, not others that sound alike", () => {
    const chips = answer("Meine Familie ist groß.").vocabulary.map((word) => word.word);
    expect(chips).toContain("Familie");
    expect(chips).not.toContain("hören");
    expect(answer("Tschüss!").vocabulary.map((word) => word.word)).not.toContain("malen");
  });
});
