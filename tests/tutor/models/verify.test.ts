import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Language } from "#schema/terms/language.ts";
import { makeCorrection } from "#tests/support/tutor/model-samples.ts";
import { lexicon } from "#tests/tutor/lexicon.ts";
import { analyze, applyEdits } from "#worker/tutor/german/analyze.ts";
import { MAX_EXPLANATION_WORDS, plainExplanation } from "#worker/tutor/models/explanations.ts";
import type { ProposedCorrection } from "#worker/tutor/models/model-turn.ts";
import { verifiedCorrections } from "#worker/tutor/models/verify.ts";
import { wordEdits } from "#worker/tutor/models/word-edits.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";

interface Case {
  message: string;
  proposed: readonly ProposedCorrection[];
  level?: CefrLevel;
  language?: Language;
  history?: readonly PastMessage[];
}

function verified({ message, proposed, level = "B1", language = "german", history = [] }: Case) {
  const engine = language === "german" ? analyze(lexicon, message, { level }).edits : [];
  return verifiedCorrections({ input: { message, language, level, history }, proposed, engine, lexicon });
}

const pairs = (result: ReturnType<typeof verified>) =>
  result.corrections.map(({ original, corrected }) => `${original} → ${corrected}`);

describe("the runs of words in which two texts differ", () => {
  it.each([
    ["one word", "Ich sehe ein Hund", "Ich sehe einen Hund", ["ein → einen"]],
    [
      "two words far apart",
      "Ich habe ein Hund und eine Auto",
      "Ich habe einen Hund und ein Auto",
      ["ein → einen", "eine → ein"],
    ],
    ["an added word", "Ich bin 20 Jahre", "Ich bin 20 Jahre alt", ["Jahre → Jahre alt"]],
    ["an added first word", "gehe nach Hause", "Ich gehe nach Hause", ["gehe → Ich gehe"]],
    ["a word less", "Ich gehe zu nach Hause", "Ich gehe nach Hause", ["gehe zu → gehe"]],
    ["a moved verb", "Heute ich gehe ins Kino", "Heute gehe ich ins Kino", ["ich gehe → gehe ich"]],
    [
      "a moved verb and a changed word",
      "weil ich habe kein Zeit",
      "weil ich keine Zeit habe",
      ["habe kein Zeit → keine Zeit habe"],
    ],
    ["marks only", "Ich denke dass er kommt", "Ich denke, dass er kommt!", []],
    ["emojis only", "Das ist schön 😀", "Das ist schön", []],
    ["Swiss spelling only", "Die Strasse ist gross", "Die Straße ist groß", []],
    ["nothing", "Alles gut", "Alles gut", []],
    ["everything", "I am hungry", "Ich habe Hunger", ["I am hungry → Ich habe Hunger"]],
  ])("%s", (_, before, after, expected) => {
    expect(
      wordEdits(before, after).map(({ start, end, corrected }) => `${before.slice(start, end)} → ${corrected}`),
    ).toEqual(expected);
  });

  it("turn the words of one text into those of the other", () => {
    const words = fc.array(fc.constantFrom("ich", "Ich", "habe", "ein", "einen", "Hund", "nicht", "und"), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const text = before.join(" ");
        const edits = wordEdits(text, after.join(" "));
        if (before.length > 0 && after.length > 0) expect(applyEdits(text, edits as never)).toBe(after.join(" "));
        let end = -1;
        for (const edit of edits) {
          expect(edit.start).toBeGreaterThan(end);
          expect(edit.end).toBeGreaterThan(edit.start);
          expect(edit.corrected).not.toBe("");
          end = edit.end;
        }
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});

describe("a proposed correction", () => {
  it("whose words do not stand in the message is dropped", () => {
    expect(
      pairs(verified({ message: "Ich gehe nach Hause.", proposed: [makeCorrection("Ich bin gegangen", "Ich ging")] })),
    ).toEqual([]);
  });

  it("of a part of a word is dropped", () => {
    expect(pairs(verified({ message: "Ich esse gern Kuchen.", proposed: [makeCorrection("uche", "äse")] }))).toEqual(
      [],
    );
  });

  it("that changes nothing, marks, emojis or the first capital is dropped", () => {
    const message = "gestern war es schön 😀 Ich bin müde";
    const proposed = [
      makeCorrection("schön", "schön"),
      makeCorrection("schön 😀", "schön!"),
      makeCorrection("gestern", "Gestern"),
      makeCorrection("müde", "müde."),
    ];
    expect(pairs(verified({ message, proposed }))).toEqual([]);
  });

  it.each([
    ["markup", "<b>einen</b>"],
    ["an address", "einen https://example.com"],
    ["a line break", "einen\n\nHund"],
    ["nothing", " "],
    ["a text of its own", "einen ".repeat(60)],
  ])("that puts in %s is dropped", (_, corrected) => {
    expect(pairs(verified({ message: "Er liest das Buch.", proposed: [makeCorrection("das", corrected)] }))).toEqual(
      [],
    );
  });

  it("of a whole sentence is cut to the words that change", () => {
    const message = "Am Samstag ich treffe mein Bruder im Park.";
    const result = verified({
      message,
      proposed: [makeCorrection(message, "Am Samstag treffe ich meinen Bruder im Park.")],
    });
    expect(pairs(result)).toEqual(["ich treffe → treffe ich", "mein → meinen"]);
    expect(result.correctedContent).toBe("Am Samstag treffe ich meinen Bruder im Park.");
  });

  it("whose words stand in two places belongs where it makes the sentence right", () => {
    const result = verified({ message: "Ich habe ein Haus und ein Hund.", proposed: [makeCorrection("ein", "einen")] });
    expect(result.correctedContent).toBe("Ich habe ein Haus und einen Hund.");
  });

  it("whose words stand in two places is dropped when it makes neither right", () => {
    const proposed = [makeCorrection("ein", "einen")];
    expect(pairs(verified({ message: "Das ist ein Haus. Ich sehe ein Auto.", proposed }))).toEqual([]);
  });

  it("that occurs twice is made twice when it is proposed twice", () => {
    const proposed = [makeCorrection("une", "un"), makeCorrection("une", "un")];
    const message = "J'ai une chat et une chien.";
    expect(verified({ message, proposed, language: "french" }).correctedContent).toBe("J'ai un chat et un chien.");
  });

  it("that the engine finds wrong once it is made is dropped", () => {
    expect(
      pairs(verified({ message: "Ich wohne in einem Haus.", proposed: [makeCorrection("einem", "einen")] })),
    ).toEqual([]);
    expect(
      pairs(verified({ message: "Morgen gehe ich ins Kino.", proposed: [makeCorrection("gehe ich", "ich gehe")] })),
    ).toEqual([]);
  });
});

describe("the engine and a model together", () => {
  it("what both found is sure, with the engine's reason", () => {
    const [edit] = verified({
      message: "Ich fahre mit meine Freunde.",
      proposed: [makeCorrection("meine Freunde", "meinen Freunden")],
    }).corrections;
    expect(edit).toMatchObject({ original: "meine Freunde", corrected: "meinen Freunden", rule: "preposition-case" });
    expect(edit?.confidence).toBeGreaterThan(0.95);
  });

  it("what the engine is sure of stays although the model is silent", () => {
    expect(pairs(verified({ message: "Ich fahre mit meine Freunde.", proposed: [] }))).toEqual([
      "meine Freunde → meinen Freunden",
    ]);
  });

  it("what the engine is sure of wins over something else at the same place", () => {
    const result = verified({
      message: "Heute ich fahre nach Köln.",
      proposed: [makeCorrection("Heute ich fahre", "Ich reise heute")],
    });
    expect(pairs(result)).toEqual(["ich fahre → fahre ich"]);
  });

  it("a wider correction of the model wins when it holds the engine's", () => {
    const result = verified({
      message: "Ich bleibe heute zu Hause, weil ich habe kein Zeit am Montag.",
      proposed: [makeCorrection("ich habe kein Zeit am Montag", "ich am Montag keine Zeit habe")],
    });
    expect(result.correctedContent).toBe("Ich bleibe heute zu Hause, weil ich am Montag keine Zeit habe.");
  });

  it("a rewritten message that the engine finds right is left alone", () => {
    const message = "Ich finde den Film sehr schön und ich möchte ihn noch einmal sehen.";
    const rewritten = "Der Film gefällt mir ausgesprochen gut, weshalb ich ihn gern erneut anschauen würde.";
    expect(verified({ message, proposed: [makeCorrection(message, rewritten)] }).correctedContent).toBe(message);
  });

  it("of a rewritten message the forms of its own words stay", () => {
    const message = "Mein Bruder wohnst seit zwei Jahren in einer Wohnung am Fluss.";
    const proposed = [
      makeCorrection("wohnst", "wohnt"),
      makeCorrection("seit zwei Jahren in einer Wohnung", "nun schon zwei Jahre lang im Apartment"),
    ];
    expect(pairs(verified({ message, proposed }))).toEqual(["wohnst → wohnt"]);
  });
});

describe("how many corrections are shown", () => {
  const message = "Je suis allé au cinema avec ma ami et nous a vu une film et mangé des glace.";
  const proposed = [
    makeCorrection("cinema", "cinéma", { type: "other" }),
    makeCorrection("ma ami", "mon ami", { grammarCategory: "pronouns" }),
    makeCorrection("a vu", "avons vu", { grammarCategory: "verbs" }),
    makeCorrection("une film", "un film", { grammarCategory: "articles" }),
    makeCorrection("glace", "glaces", { grammarCategory: "nouns" }),
    makeCorrection("allé", "parti", { type: "vocabulary" }),
  ];

  it.each([
    ["A1", 2],
    ["A2", 2],
    ["B1", 4],
    ["C2", 4],
  ] as const)("at %s: %i", (level, count) => {
    expect(verified({ message, proposed, level, language: "french" }).corrections).toHaveLength(count);
  });

  it("the wrong word comes first, then what the level learns", () => {
    expect(pairs(verified({ message, proposed, level: "A1", language: "french" }))).toEqual([
      "allé → parti",
      "ma → mon",
    ]);
  });

  it("a mistake that came back goes before others of its weight", () => {
    const history = [{ role: "user" as const, content: "J'ai une film.", correctedContent: "J'ai un film." }];
    expect(pairs(verified({ message, proposed, level: "A1", language: "french", history }))).toEqual([
      "allé → parti",
      "une → un",
    ]);
  });
});

describe("whatever a model proposes", () => {
  const words = [
    "Ich",
    "ich",
    "habe",
    "ein",
    "Hund",
    "gestern",
    "mit",
    "meine",
    "Freunde",
    "gehe",
    "weil",
    "😀",
    ",",
    ".",
    "Kino",
    "ins",
    "war",
    "dass",
    "ß",
    "the",
    "coffee",
  ];
  const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 18 }).map((parts) => parts.join(" "));

  it("every correction shown is a true one, and together they give the corrected message", () => {
    const proposal = fc.record({
      from: fc.nat(80),
      length: fc.nat(40),
      corrected: text,
      reason: fc.string({ maxLength: 120 }),
    });
    fc.assert(
      fc.property(
        text,
        fc.array(proposal, { maxLength: 7 }),
        fc.constantFrom<CefrLevel>("A1", "B2"),
        (message, proposals, level) => {
          const proposed = proposals.map(({ from, length, corrected, reason }) =>
            makeCorrection(message.slice(from % message.length, (from % message.length) + length), corrected, {
              explanation: reason,
            }),
          );
          const { corrections, correctedContent } = verified({ message, proposed, level });
          expect(applyEdits(message, corrections)).toBe(correctedContent);
          expect(corrections.length).toBeLessThanOrEqual(level === "A1" ? 2 : 4);
          let end = -1;
          for (const edit of corrections) {
            expect(edit.start).toBeGreaterThan(end);
            expect(message.slice(edit.start, edit.end)).toBe(edit.original);
            expect(`${message[edit.start - 1] ?? " "}${message[edit.end] ?? " "}`).not.toMatch(/[\p{L}\d]/u);
            expect(edit.corrected.trim()).not.toBe("");
            expect(edit.corrected).not.toBe(edit.original);
            expect(edit.explanation.split(/\s+/u).length).toBeLessThanOrEqual(MAX_EXPLANATION_WORDS);
            end = edit.end;
          }
        },
      ),
      { numRuns: 250, seed: 11 },
    );
  });
});

describe("an explanation", () => {
  const about = { type: "grammar", category: "cases" } as const;
  const own = "Verb or preposition decide the case here.";

  it.each([
    ["as it is", "Mit takes the dative.", "Mit takes the dative."],
    ["without markup", "**Mit** takes the _dative_", "Mit takes the dative."],
    [
      "its first sentence when all of it is too long",
      `Mit takes the dative. ${"And so on and on. ".repeat(10)}`,
      "Mit takes the dative.",
    ],
    ["ours when it is one long sentence", `Because ${"really ".repeat(30)}so.`, own],
    ["ours when it is German", "Nach der Präposition mit steht der Dativ.", own],
    ["ours when it has an address", "See https://example.com for more.", own],
    ["ours when it has HTML", "Mit <img src=x onerror=alert(1)> takes the dative.", own],
    ["ours when there is none", "", own],
  ])("is shown %s", (_, proposed, shown) => {
    expect(plainExplanation(proposed, about)).toBe(shown);
  });
});
