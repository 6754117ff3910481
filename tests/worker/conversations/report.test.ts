import { describe, expect, it } from "vitest";
import type { Correction, Message } from "#schema/api/conversations.ts";
import { correctionLevel } from "#schema/rules/grammar-link.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import { reportOf } from "#worker/conversations/report.ts";

const BEGINNING = Date.parse("2037-06-10T10:00:00Z");

/** A wrong form with its right one, as `wrong>right` with its category and type. */
type Mistake = [change: string, category?: GrammarCategory | null, type?: Correction["type"]];

/** Messages of a learner, a minute apart, each followed by a reply that teaches nothing. */
function said(...lines: [content: string, ...mistakes: Mistake[]][]): Message[] {
  return lines.flatMap(([content, ...mistakes], i): Message[] => {
    const corrections = mistakes.map(([change, category = "verbs", type = "grammar"]): Correction => {
      const [original = "", corrected = ""] = change.split(">");
      const topic = { grammarCategory: category, grammarLibraryId: null, grammarTitle: null };
      const level = correctionLevel(category);
      return { type, start: content.indexOf(original), original, corrected, explanation: "", ...topic, level };
    });
    const createdAt = new Date(BEGINNING + i * 60_000).toISOString();
    const nothing = { conversationId: "c", clientMessageId: null, originalContent: null, correctedContent: null };
    const shared = { ...nothing, translation: null, corrections, vocabulary: [], engine: null, createdAt };
    return [
      { ...shared, id: 2 * i + 2, role: "user", content },
      { ...shared, id: 2 * i + 3, role: "assistant", content: "Und weiter?" },
    ];
  });
}

const strengths = (...lines: Parameters<typeof said>) =>
  reportOf("german", said(...lines)).strengths.map(({ text }) => text);

describe("what went well", () => {
  it("is nothing without a message", () => {
    expect(reportOf("german", [])).toEqual({
      messages: 0,
      withoutCorrection: 0,
      minutes: 0,
      strengths: [],
      mistakes: [],
      words: [],
    });
  });

  it.each([
    ["one right message", [["Ja."]], ["Your message needed no correction."]],
    ["all right", [["Ja."], ["Nein."]], ["None of your messages needed a correction."]],
    ["half of them", [["Ja."], ["Ich bin gehen.", ["gehen>gegangen"]]], ["1 of 2 messages needed no correction."]],
    ["fewer than half", [["Ja."], ["A b.", ["A>a"]], ["C d.", ["C>c"]]], []],
  ] as [string, Parameters<typeof said>, string[]][])("counts what needed no correction: %s", (_, lines, texts) => {
    expect(strengths(...lines)).toEqual(texts);
  });

  it.each([
    ["Ich bleibe, weil es regnet.", "You joined clauses with “weil”."],
    ["Obwohl es regnet, gehe ich.", "You joined clauses with “obwohl”."],
    ["Ich habe Brot gekauft.", "You spoke about the past in the perfect."],
    ["Wir sind nach Hause gegangen und haben gelacht.", "You spoke about the past in the perfect."],
    ["Das hat mich interessiert.", "You spoke about the past in the perfect."],
    ["Er ist größer als ich.", "You compared things."],
  ])("names a structure: %s", (sentence, text) => {
    expect(reportOf("german", said([sentence])).strengths[1]).toEqual({ text, example: sentence });
  });

  it.each([
    "Das ist gut.",
    "Ich habe einen Hund.",
    "Er ist der Vater als Beispiel.",
    "Die Bohnen sind gut.",
    "Das ist Weilheim.",
  ])("names no structure that is not there: %s", (sentence) => {
    expect(strengths([sentence])).toEqual(["Your message needed no correction."]);
  });

  it("says nothing about a message that the tutor has not answered", () => {
    const [wrong, reply, right] = said(["Ich habe gegangen.", ["habe>bin"]], ["Ich bleibe, weil es regnet."]);
    const report = reportOf(
      "german",
      [wrong, reply, right].filter((one) => one !== undefined),
    );
    expect(report).toMatchObject({ messages: 2, withoutCorrection: 0, strengths: [] });
  });

  it("takes the longest right sentence, never one with a mistake", () => {
    const lines: Parameters<typeof said> = [
      ["Ja, weil es geht. Ich bleibe heute zu Hause, weil ich sehr müde bin."],
      ["Ich gehe nicht gern in die Schule am Montag, weil ich bin müde.", ["bin müde>müde bin", "word-order"]],
    ];
    expect(reportOf("german", said(...lines)).strengths[1]?.example).toBe(
      "Ich bleibe heute zu Hause, weil ich sehr müde bin.",
    );
  });

  it("says that a mistake did not come back only after three messages without it", () => {
    const text = "No mistake with word order came back after the first one.";
    const first: Parameters<typeof said>[number] = ["Heute ich gehe.", ["ich gehe>gehe ich", "word-order"]];
    expect(strengths(first, ["A."], ["B."])).not.toContain(text);
    expect(strengths(first, ["A."], ["B."], ["C."])).toContain(text);
    expect(strengths(first, ["A."], ["B."], first, ["C."])).not.toContain(text);
  });

  it("of a mistake that did not come back shows the sentence with all its corrections, and only where it was made once", () => {
    const first: Parameters<typeof said>[number] = [
      "Heute ich esse mit mein Bruder.",
      ["ich esse>esse ich", "word-order"],
      ["mein>meinem", "cases"],
    ];
    const { strengths: shown } = reportOf("german", said(first, ["A."], ["B."], ["C."]));
    expect(shown.find(({ text }) => text.startsWith("No mistake"))).toEqual({
      text: "No mistake with word order came back after the first one.",
      example: "Heute esse ich mit meinem Bruder.",
    });
    const twice: Parameters<typeof said>[number] = [
      "Ich komme mit mein Bruder und mein Vater.",
      ["mit mein>mit meinem", "cases"],
      ["und mein>und meinem", "cases"],
    ];
    expect(strengths(twice, ["A."], ["B."], ["C."])).not.toContain(
      "No mistake with cases came back after the first one.",
    );
  });

  it.each([
    ["probably wrong, though nothing was corrected", "Ich habe gestern mit der Hund gespielt.", []],
    ["too long to be read", `Ich habe ${"sehr ".repeat(30)}gern Fußball gespielt.`, []],
    ["right", "Ich habe gestern mit dem Hund gespielt.", ["Ich habe gestern mit dem Hund gespielt."]],
  ])("takes no example that is %s", (is, sentence, examples) => {
    const { strengths: shown } = reportOf("german", said([sentence]));
    expect(
      shown.flatMap(({ example }) => example ?? []),
      is,
    ).toEqual(examples);
  });

  it("is never more than three things, and nothing in a language that is not corrected", () => {
    const lines: Parameters<typeof said> = [
      ["Heute ich gehe.", ["ich gehe>gehe ich", "word-order"]],
      ["Ich bleibe, weil es regnet."],
      ["Ich habe Brot gekauft."],
      ["Er ist größer als ich."],
    ];
    expect(strengths(...lines)).toHaveLength(3);
    expect(reportOf("french", said(["Oui."])).strengths).toEqual([]);
  });
});

describe("the mistakes", () => {
  it("are at most five: the most frequent first, then by weight, the basic and the earlier ones first", () => {
    const { mistakes } = reportOf(
      "german",
      said(
        ["Es ist , gut.", [",>", null, "other"]],
        ["Ich habe ein Haus.", ["haus>Haus", null, "spelling"]],
        ["Wenn ich wäre.", ["wäre>war", "subjunctive"]],
        ["Der Frau da.", ["Der>Die", "articles"]],
        ["Ich machen das.", ["das>es", null, "vocabulary"]],
        ["Ich habe gegangen.", ["habe>bin", "tenses"]],
        ["Habe ich gegangen?", ["Habe>Bin", "tenses"]],
      ),
    );
    expect(mistakes.map(({ correction, times }) => `${correction.original} ${times}`)).toEqual([
      "habe 2",
      "Der 1",
      "wäre 1",
      "das 1",
      "haus 1",
    ]);
  });

  it("show the learner's sentence with the place of the mistake in it", () => {
    const { mistakes } = reportOf("german", said(["Hallo! Ich habe gegangen.", ["habe>bin", "tenses"]]));
    expect(mistakes).toMatchObject([
      { messageId: 2, sentence: "Ich habe gegangen.", correction: { start: 4, original: "habe" } },
    ]);
  });
});
