import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { BodyOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import type { OwnWord } from "#schema/db/index.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { learnerStorage } from "#tests/support/worker/storage.ts";
import { collectBank, collectOwn } from "#tests/support/worker/vocabulary.ts";
import { forgetContent } from "#worker/db/content-memory.ts";

const GENERATE = "POST /api/vocabulary/quiz/generate";
type Body = BodyOf<Api[typeof GENERATE]>;

let learner: Awaited<ReturnType<typeof makeLearner>>;
const visitor = new Actor();
beforeEach(async () => {
  learner = await makeLearner();
});

function body(more: Partial<Body> = {}): Body {
  return {
    language: "german",
    filters: {},
    quizType: "multiple-choice",
    direction: "german-to-english",
    count: 10,
    ...more,
  };
}

async function drawn(more: Partial<Body> = {}, caller: Actor = learner) {
  return (await caller.call(GENERATE, { body: body(more) })).questions;
}

const TABLET: Partial<OwnWord> = {
  word: "Brotdose",
  translation: ["lunch box"],
  gender: "f",
  plural: "Brotdosen",
  partOfSpeech: "noun",
};

describe("a vocabulary quiz", () => {
  it("asks for words of the learner, each once, with everything that its verdict shows", async () => {
    await collectBank(learner.userId, "cefr_level = 'A2'");
    const questions = await drawn();
    expect(new Set(questions.map(({ wordId }) => wordId)).size).toBe(10);
    for (const { id, wordId, word, options, correctAnswer, cefrLevel, category, entry, genderRule } of questions) {
      expect(id).toBe(String(wordId));
      expect(cefrLevel).toBe("A2");
      expect(category).toEqual(expect.any(String));
      expect(entry.word).toBe(word);
      expect(entry.sentence).toEqual(expect.any(String));
      expect(entry.marks.length).toBeGreaterThan(0);
      expect(options).toHaveLength(4);
      expect(options).toContain(correctAnswer);
      expect(genderRule).toBeNull();
    }
    expect(questions.map(({ id }) => id)).not.toEqual((await drawn()).map(({ id }) => id));
  });

  it("has the answers of each form and direction", async () => {
    await collectBank(learner.userId, "word = 'Wohnung'");
    const one = async (quizType: Body["quizType"], direction: Body["direction"]) => {
      const [question] = await drawn({ quizType, direction });
      return question && { word: question.word, options: question.options, correctAnswer: question.correctAnswer };
    };
    expect(await one("fill-in-blank", "german-to-english")).toEqual({
      word: "Wohnung",
      options: null,
      correctAnswer: ["apartment"],
    });
    expect(await one("fill-in-blank", "english-to-german")).toEqual({
      word: "apartment",
      options: null,
      correctAnswer: ["die Wohnung", "eine Wohnung"],
    });
    expect(await one("flashcards", "english-to-german")).toMatchObject({ word: "apartment", options: null });
    expect(await one("gender", "german-to-english")).toEqual({
      word: "Wohnung",
      options: ["der", "die", "das"],
      correctAnswer: "die",
    });
    expect(await one("gender", "english-to-german")).toEqual({
      word: "apartment",
      options: ["der Wohnung", "die Wohnung", "das Wohnung"],
      correctAnswer: "die Wohnung",
    });
    expect(await one("multiple-choice", "english-to-german")).toMatchObject({ correctAnswer: "die Wohnung" });
  });

  it("on genders asks only for nouns that have one, with the rule of their ending", async () => {
    await collectBank(learner.userId, "word IN ('Wohnung', 'Eltern', 'Joghurt', 'gehen')");
    const questions = await drawn({ quizType: "gender" });
    expect(questions.map(({ word }) => word)).toEqual(["Wohnung"]);
    expect(questions[0]?.genderRule).toMatchObject({ ending: "-ung", gender: "f" });
    expect(questions[0]?.genderRule?.examples).toHaveLength(3);
    expect(await drawn()).toHaveLength(4);
  });

  it.each([
    ["level", { level: "B1" }, "cefr_level = 'B1'"],
    ["part of speech", { partOfSpeech: "verb" }, "part_of_speech = 'verb'"],
    [
      "level and part of speech",
      { level: "A2", partOfSpeech: "verb" },
      "cefr_level = 'A2' AND part_of_speech = 'verb'",
    ],
    ["category", { category: "Hallo!" }, "subchapter_id BETWEEN 10101 AND 10199"],
  ] as const)("goes by %s", async (_what, filters, where) => {
    await collectBank(learner.userId);
    const questions = await drawn({ filters, count: 20 });
    expect(questions).toHaveLength(20);
    const { results } = await env.DB.prepare(`SELECT id FROM german_vocabulary_bank WHERE ${where}`).all<{
      id: number;
    }>();
    const fit = new Set(results.map(({ id }) => id));
    expect(questions.filter(({ wordId }) => !fit.has(wordId))).toEqual([]);
  });

  it("is shorter with fewer words, and empty without any", async () => {
    expect(await drawn()).toEqual([]);
    await collectBank(learner.userId, "cefr_level = 'A1'", 3);
    expect(await drawn()).toHaveLength(3);
    expect(await drawn({ filters: { level: "B2" } })).toEqual([]);
    expect(await drawn({ filters: { category: "No such chapter" } })).toEqual([]);
    expect(await drawn({ filters: { level: "A1", partOfSpeech: "conjunction" } })).toEqual([]);
  });

  it("finds the few words that fit in a large collection", async () => {
    await collectBank(learner.userId, "cefr_level <> 'A1'");
    await collectBank(learner.userId, "cefr_level = 'A1' AND part_of_speech = 'verb'", 4);
    const questions = await drawn({ filters: { level: "A1" } });
    expect(questions).toHaveLength(4);
    expect(await drawn({ filters: { level: "A1", partOfSpeech: "noun" } })).toEqual([]);
  });

  it("stores nothing", async () => {
    await collectBank(learner.userId);
    const before = await learnerStorage();
    await drawn();
    expect(await learnerStorage()).toEqual(before);
  });
});

describe("own words", () => {
  it("are asked for like the others, with the words of the bank as options", async () => {
    const [key] = await collectOwn(learner.userId, [TABLET]);
    const [question] = await drawn();
    expect(question).toMatchObject({
      id: String(key),
      wordId: key,
      word: "Brotdose",
      correctAnswer: "lunch box",
      category: null,
      entry: { word: "Brotdose", plural: "Brotdosen", sense: null, sentence: null, marks: [] },
    });
    expect(question?.options).toHaveLength(4);
    expect(
      (await drawn({ direction: "english-to-german" }))[0]?.options?.every((one) => /^(der|die|das) /.test(one)),
    ).toBe(true);
    expect((await drawn({ quizType: "gender" }))[0]).toMatchObject({ correctAnswer: "die" });
    expect((await drawn({ quizType: "fill-in-blank", direction: "english-to-german" }))[0]?.correctAnswer).toEqual([
      "die Brotdose",
      "eine Brotdose",
    ]);
  });

  it("have a level or none, and no category", async () => {
    await collectOwn(learner.userId, [
      { ...TABLET, cefrLevel: "B1" },
      { word: "Krimskrams", translation: ["odds and ends"] },
    ]);
    expect(await drawn()).toHaveLength(2);
    expect((await drawn({ filters: { level: "B1" } })).map(({ word }) => word)).toEqual(["Brotdose"]);
    expect(await drawn({ filters: { category: "Hallo!" } })).toEqual([]);
  });

  it("of another language stay with it", async () => {
    await collectOwn(learner.userId, [
      { word: "casa", translation: ["house"], language: "spanish", gender: "f" },
      { word: "perro", translation: ["dog"], language: "spanish", gender: "m" },
    ]);
    expect(await drawn()).toEqual([]);
    const questions = await drawn({ language: "spanish", direction: "english-to-german" });
    expect(new Set(questions.map(({ correctAnswer }) => correctAnswer))).toEqual(new Set(["casa", "perro"]));
    expect(questions[0]?.options?.toSorted()).toEqual(["casa", "perro"]);
    expect(await drawn({ language: "spanish", quizType: "gender" })).toEqual([]);
    expect((await drawn({ language: "spanish", quizType: "fill-in-blank" }))[0]?.correctAnswer).toHaveLength(1);
  });

  it("of a rare language are found among many others", async () => {
    const many = Array.from({ length: 250 }, (_, place) => ({ ...TABLET, word: `Brotdose${place}` }));
    await collectOwn(learner.userId, [...many, { word: "casa", translation: ["house"], language: "spanish" }]);
    expect(await drawn({ language: "spanish" })).toHaveLength(1);
    await collectOwn(learner.userId, [{ word: "knusprig", translation: ["crispy"], partOfSpeech: "adjective" }]);
    expect(await drawn({ filters: { partOfSpeech: "adjective" } })).toHaveLength(1);
  });

  it("that came into the bank later are asked for as the bank has them", async () => {
    await collectOwn(learner.userId, [{ word: "Wohnung", translation: ["flat"], gender: "f" }]);
    const [question] = await drawn({ filters: { level: "A1" } });
    expect(question).toMatchObject({ word: "Wohnung", correctAnswer: "apartment", cefrLevel: "A1" });
    expect(question?.wordId).toBeGreaterThan(0);
  });
});

describe("every word is as likely as any other", () => {
  async function shareOfOwn(quizzes: number): Promise<number> {
    let own = 0;
    for (let quiz = 0; quiz < quizzes; quiz += 1) own += (await drawn()).filter(({ wordId }) => wordId < 0).length;
    return own / (quizzes * 10);
  }

  const own = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...TABLET, word: `Brotdose${"abcdefghij"[place % 10]}${place}` }));

  it.each([
    ["100 words of the bank beside 100 own ones", 100, 100, 0.5],
    ["900 words of the bank beside 100 own ones", 900, 100, 0.1],
    ["300 words of the bank beside 150 own ones", 300, 150, 1 / 3],
    ["900 words of the bank beside 600 own ones", 900, 600, 0.4],
  ])("%s", async (_what, inBank, owned, share) => {
    await collectBank(learner.userId, "1 = 1", inBank);
    await collectOwn(learner.userId, own(owned));
    const found = await shareOfOwn(60);
    // Four standard deviations of 600 draws.
    expect(Math.abs(found - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / 600));
  });

  it("also in a collection of which only a part is read", async () => {
    await collectBank(learner.userId, "cefr_level IN ('A1', 'C2') AND part_of_speech = 'noun'");
    let easy = 0;
    for (let quiz = 0; quiz < 40; quiz += 1)
      easy += (await drawn()).filter(({ cefrLevel }) => cefrLevel === "A1").length;
    expect(Math.abs(easy / 400 - 398 / 705)).toBeLessThan(0.1);
  });
});

describe("what a draw reads", () => {
  async function rowsRead(filters: Body["filters"] = {}, count = 10): Promise<number> {
    const { env: counting, captured } = countingEnv(env);
    await learner.call(GENERATE, { body: body({ filters, count }), env: counting });
    expect(captured.cost).toMatchObject({ d1RoundTrips: 1, rowsWritten: 0 });
    return captured.cost.rowsRead;
  }

  it("is few rows of 5,000 words, and of the words that fit at most one for each of the bank", async () => {
    await drawn();
    await collectBank(learner.userId);
    await collectOwn(
      learner.userId,
      Array.from({ length: 500 }, (_, place) => ({ ...TABLET, word: `Brotdose${place}` })),
    );
    const own = 102;
    expect(await rowsRead()).toBeLessThan(own + 30);
    expect(await rowsRead({ level: "C2", partOfSpeech: "adverb" }, 18)).toBeLessThan(560);
    expect(await rowsRead({}, 50)).toBeLessThan(own + 110);
  });

  it("is no more than a level of the bank where the learner has none of its words", async () => {
    await drawn();
    await collectBank(learner.userId, "cefr_level <> 'C1'");
    expect(await rowsRead({ level: "C1" })).toBeLessThan(760);
    expect(await rowsRead({ level: "A1" })).toBeLessThan(30);
  });

  it("is a small collection as a whole", async () => {
    await drawn();
    await collectBank(learner.userId, "cefr_level = 'A1'", 45);
    expect(await rowsRead()).toBeLessThan(55);
    expect(await rowsRead({ level: "B2" })).toBeLessThan(55);
  });
});

describe("a visitor", () => {
  it("practices with the words of A1, without the database", async () => {
    const questions = await drawn({}, visitor);
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ cefrLevel }) => cefrLevel))).toEqual(new Set(["A1"]));
    expect(await drawn({ filters: { level: "A1", partOfSpeech: "conjunction" } }, visitor)).toHaveLength(4);
    expect(await drawn({ language: "french" }, visitor)).toEqual([]);
  });

  it("is refused the other levels", async () => {
    const response = await visitor.send(GENERATE, { body: body({ filters: { level: "A2" } }) });
    expect(await expectError(response, 403)).toMatchObject({ field: "filters.level" });
  });
});

describe("a refused call", () => {
  it.each([
    [{ count: 0 }, "count"],
    [{ count: 51 }, "count"],
    [{ language: "klingon" }, "language"],
    [{ quizType: "plural" }, "quizType"],
    [{ direction: "german" }, "direction"],
    [{ filters: { level: "A7" } }, "filters.level"],
    [{ filters: { category: "x".repeat(61) } }, "filters.category"],
    [{ filters: { partOfSpeech: "word" } }, "filters.partOfSpeech"],
    [{ filters: { theme: "x" } }, "filters.theme"],
    [{ more: 1 }, "more"],
  ])("names the field: %j", async (more, field) => {
    const response = await learner.send(GENERATE, { body: body(more as never) });
    expect(await expectError(response, 400)).toMatchObject({ field });
  });

  it("is empty in a database without content", async () => {
    await env.DB.prepare("DELETE FROM german_vocabulary_bank").run();
    forgetContent();
    expect(await drawn({}, visitor)).toEqual([]);
    expect(await drawn()).toEqual([]);
  });
});
