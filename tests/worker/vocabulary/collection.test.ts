import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { BodyIn } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import { wordKey } from "#schema/rules/word-key.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { countOf, row } from "#tests/support/worker/storage.ts";
import { BANK_ORDER, collectBank, collectOwn } from "#tests/support/worker/vocabulary.ts";
import { forgetContent } from "#worker/db/content-memory.ts";

const LIST = "GET /api/vocabulary/:language";
const CATEGORIES = "GET /api/vocabulary/:language/categories";
const PLURAL = "GET /api/vocabulary/:language/plural";
const SAVE = "POST /api/vocabulary/words";
const ADD = "POST /api/vocabulary/add-batch";
const PROGRESS = "GET /api/progress/:language";
const german = { params: { language: "german" } };

let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  learner = await makeLearner();
});

type Saved = BodyIn<Api[typeof SAVE]>;

function save(word: string, more: Partial<Saved> = {}) {
  const unknown = { gender: null, plural: null, partOfSpeech: null, cefrLevel: null };
  return learner.call(SAVE, { body: { language: "german", word, translation: ["a thing"], ...unknown, ...more } });
}

function list(query: { level?: "A1" | "A2" | "B1"; category?: string } = {}, language = "german") {
  return learner.call(LIST, { params: { language }, query });
}

const counted = async () => (await learner.call(PROGRESS, german)).vocabularyCount;

/** Adds a word to the bank, as a later seed would. */
async function bankGets(word: string, { gender, sense = null }: { gender: string | null; sense?: string | null }) {
  const id = wordKey("german", word, sense ?? gender ?? "");
  const info = {
    translations: ["x"],
    caseInfo: null,
    accepted: [],
    feminine: null,
    sense,
    marks: [],
    pluralOnly: false,
  };
  await env.DB.prepare(
    `INSERT INTO german_vocabulary_bank (id, word, translation, part_of_speech, cefr_level, category, gender, plural, additional_info,
      sentence, sentence_translation, subchapter_id, order_index) VALUES (?, ?, '["of the bank"]', ?, 'A1', 'Hallo!', ?, NULL, ?, 's', 't', 10101, 90)`,
  )
    .bind(id, word, gender ? "noun" : "verb", gender, JSON.stringify(info))
    .run();
  forgetContent();
  return id;
}

/** The keys of some words of the bank in the order of the course. */
async function keysOf(where: string): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `SELECT id FROM german_vocabulary_bank WHERE ${where} ORDER BY ${BANK_ORDER}`,
  ).all<{ id: number }>();
  return results.map(({ id }) => id);
}

async function bankLoses(id: number) {
  await env.DB.prepare("DELETE FROM german_vocabulary_bank WHERE id = ?").bind(id).run();
  forgetContent();
}

describe("a learner's words", () => {
  it("are none at first, and with a lesson those of the lesson with the texts of the bank", async () => {
    expect(await list()).toEqual([]);
    await takeQuiz(learner, FIRST_LESSON);
    const words = await list();
    expect(words.map(({ id }) => id)).toEqual(await keysOf("subchapter_id = 10101"));
    expect(words.find(({ word }) => word === "Frau")).toEqual({
      id: wordKey("german", "Frau", "f"),
      word: "Frau",
      gender: "f",
      plural: "Frauen",
      translation: ["Ms.", "Mrs.", "woman", "wife"],
      partOfSpeech: "noun",
      cefrLevel: "A1",
      caseInfo: null,
      category: "Hallo!",
      verbType: null,
      sense: null,
      timesEncountered: 1,
    });
  });

  it("are in the order of the course, then the learner's own by the alphabet", async () => {
    for (const word of ["Zottel", "Äpfelchen", "Bö", "apart"]) await save(word);
    await learner.call(ADD, { body: { language: "german", cefrLevel: "B1", count: 2 } });
    await takeQuiz(learner, FIRST_LESSON);
    const words = await list();
    const course = await keysOf("subchapter_id = 10101 OR (subchapter_id = 30101 AND order_index <= 2)");
    expect(words.slice(0, 17).map(({ id }) => id)).toEqual(course);
    expect(words.slice(17).map(({ word }) => word)).toEqual(["apart", "Äpfelchen", "Bö", "Zottel"]);
    expect(await counted()).toBe(21);
  });

  it("can be those of a level or of a chapter", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    await learner.call(ADD, { body: { language: "german", cefrLevel: "A2", count: 3 } });
    await save("Kichererbse", { gender: "f", cefrLevel: "A2" });
    await save("Bahnsteigkarte", { gender: "f", cefrLevel: "B1" });
    expect(await list({ level: "A1" })).toHaveLength(15);
    const ofA2 = await list({ level: "A2" });
    expect(ofA2.map(({ cefrLevel }) => cefrLevel)).toEqual(["A2", "A2", "A2", "A2"]);
    expect(ofA2.at(-1)).toMatchObject({ word: "Kichererbse", category: null });
    expect((await list({ level: "B1" })).map(({ word }) => word)).toEqual(["Bahnsteigkarte"]);
    expect(await list({ category: "Hallo!" })).toEqual(await list({ level: "A1" }));
    expect(await list({ category: "Hallo!", level: "A2" })).toEqual([]);
    expect(await list({ category: "No such chapter" })).toEqual([]);
  });

  it("keep homographs apart: a lake and a sea, two senses, a noun and a verb", async () => {
    await save("See", { gender: "m", plural: "Seen", partOfSpeech: "noun", translation: ["lake"] });
    await save("See", { gender: "f", partOfSpeech: "noun", translation: ["sea"] });
    for (const level of ["A1", "A2"] as const)
      for (let i = 0; i < 15; i++)
        await learner.call(ADD, { body: { language: "german", cefrLevel: level, count: 50 } });
    const words = await list();
    const senses = (word: string) =>
      words
        .filter((one) => one.word === word)
        .map(({ gender, sense, partOfSpeech }) => sense ?? gender ?? partOfSpeech);
    expect(new Set(senses("See"))).toEqual(new Set(["sea", "lake"]));
    expect(senses("zu")).toEqual(["shut", "direction", "too"]);
    expect(senses("sein")).toEqual(["verb", "possessive"]);
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
  });

  it("of another language are their own, and have no category", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    await save("chat", { language: "french", gender: "m", translation: ["cat"], cefrLevel: "A1" });
    await save("Person", { gender: "f" });
    const words = await list({}, "french");
    expect(words).toMatchObject([{ word: "chat", gender: "m", translation: ["cat"], category: null, cefrLevel: "A1" }]);
    expect(words[0]?.id).toBe(-wordKey("french", "chat", "m"));
    expect(await list({ level: "A2" }, "french")).toEqual([]);
    expect(await list({ level: "A1" }, "french")).toHaveLength(1);
    expect(await list({ category: "Hallo!" }, "french")).toEqual([]);
    expect((await list()).some(({ word }) => word === "chat")).toBe(false);
    expect(await list({}, "italian")).toEqual([]);
    expect(await learner.call(CATEGORIES, { params: { language: "french" } })).toEqual([]);
  });

  it("count how often they were met", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    await env.DB.prepare("UPDATE vocabulary SET times_encountered = 4 WHERE user_id = ?").bind(learner.userId).run();
    expect((await list()).every(({ timesEncountered }) => timesEncountered === 4)).toBe(true);
  });

  it("are nobody else's", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    expect(await (await makeLearner()).call(LIST, german)).toEqual([]);
  });
});

describe("a word that the bank gets after it was saved", () => {
  it("shows once, with the bank's texts, and is added no second time by lesson, batch or chat", async () => {
    await save("Kichererbse", { gender: "f", translation: ["chickpea"], partOfSpeech: "noun" });
    expect((await list())[0]).toMatchObject({ id: -wordKey("german", "Kichererbse", "f"), translation: ["chickpea"] });
    const id = await bankGets("Kichererbse", { gender: "f" });
    try {
      expect(await list()).toMatchObject([{ id, translation: ["of the bank"], category: "Hallo!", cefrLevel: "A1" }]);
      expect(await list({ category: "Hallo!" })).toHaveLength(1);
      expect(await list({ level: "A1" })).toHaveLength(1);
      expect(await save("Kichererbse", { gender: "f" })).toEqual({ isNew: false });
      const { count } = await learner.call("POST /api/curriculum/subchapter/:id/add-vocabulary", {
        params: { id: FIRST_LESSON },
      });
      expect(count).toBe(15);
      await learner.call(ADD, { body: { language: "german", cefrLevel: "A1", count: 50 } });
      const words = await list();
      expect(words.filter(({ word }) => word === "Kichererbse")).toHaveLength(1);
      expect([words.length, await counted()]).toEqual([66, 66]);
      const translated = { word: "Kichererbse", language: "german" } as const;
      expect(await learner.call("POST /api/translate-word", { body: translated })).toMatchObject({ saved: true });
    } finally {
      await bankLoses(id);
    }
    expect((await list()).at(-1)).toMatchObject({ word: "Kichererbse", translation: ["chickpea"], category: null });
  });

  it.each([
    ["with a note for its sense", "Bö", { gender: "f", sense: "gust" }],
    ["that was saved without its gender", "Quappe", { gender: "f", sense: null }],
  ])("shows once, also one %s", async (_, word, inBank) => {
    await save(word, { gender: inBank.sense ? "f" : null });
    const id = await bankGets(word, inBank);
    try {
      expect((await list()).map((one) => one.id)).toEqual([id]);
      expect((await list({ category: "Hallo!" })).map((one) => one.id)).toEqual([id]);
    } finally {
      await bankLoses(id);
    }
  });

  it("shows once, even where both were kept, as often as it was met", async () => {
    await save("Bö", { gender: "f" });
    await env.DB.prepare("UPDATE vocabulary SET times_encountered = 3 WHERE user_id = ?").bind(learner.userId).run();
    const id = await bankGets("Bö", { gender: "f", sense: "gust" });
    try {
      await env.DB.prepare(
        "INSERT INTO vocabulary (user_id, word_key) SELECT ?, id FROM german_vocabulary_bank WHERE id = ?",
      )
        .bind(learner.userId, id)
        .run();
      expect((await list()).map((one) => [one.id, one.timesEncountered])).toEqual([[id, 3]]);
    } finally {
      await bankLoses(id);
    }
  });

  it("does not hide another one that is spelled like it", async () => {
    await save("Kichererbse", { gender: "m" });
    const id = await bankGets("Kichererbse", { gender: "f" });
    try {
      expect((await list()).map((one) => one.gender)).toEqual(["m"]);
      expect(await save("Kichererbse", { gender: "f" })).toEqual({ isNew: true });
      expect((await list()).map((one) => one.gender)).toEqual(["f", "m"]);
    } finally {
      await bankLoses(id);
    }
  });
});

describe("a word that leaves the curriculum", () => {
  it("is not shown, and comes back with it", async () => {
    const id = await bankGets("Kichererbse", { gender: "f" });
    await save("Kichererbse", { gender: "f" });
    expect(await list()).toHaveLength(1);
    await bankLoses(id);
    expect([await list(), await list({ level: "A1" }), await learner.call(CATEGORIES, german)]).toEqual([[], [], []]);
    const again = await bankGets("Kichererbse", { gender: "f" });
    expect(await list()).toHaveLength(1);
    await bankLoses(again);
  });
});

describe("the database", () => {
  it.each([
    ["an own word under a key of the bank", 5, '{"translation":["x"]}'],
    ["a word of the bank under a key of own words", -5, null],
    ["a word without a translation", -5, '{"translation":[]}'],
  ])("refuses %s", async (_, key, own) => {
    const insert = env.DB.prepare("INSERT INTO vocabulary (user_id, word_key, own) VALUES (?, ?, ?)");
    await expect(insert.bind(learner.userId, key, own).run()).rejects.toThrow(/CHECK constraint failed/);
  });

  it("has room for what a scheduler keeps of each skill, and nothing in it yet", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    await save("Kichererbse", { gender: "f" });
    expect(await countOf("vocabulary", "user_id = ? AND skills IS NULL", learner.userId)).toBe(16);
    expect(await row("SELECT count(*) AS n FROM pragma_index_list('vocabulary')")).toEqual({ n: 1 });
  });
});

describe("the categories", () => {
  it("are the chapters of the learner's words, in the order of the course", async () => {
    await learner.call(ADD, { body: { language: "german", cefrLevel: "B1", count: 1 } });
    await learner.call(ADD, { body: { language: "german", cefrLevel: "A2", count: 1 } });
    await takeQuiz(learner, FIRST_LESSON);
    await takeQuiz(learner, SECOND_LESSON);
    await save("Kichererbse");
    const titles = async (level: "A1" | "A2" | "B1") =>
      (await learner.call("GET /api/curriculum/chapters/:level", { params: { level } }))[0]?.title;
    const expected = [await titles("A1"), await titles("A2"), await titles("B1")];
    expect(await learner.call(CATEGORIES, german)).toEqual(expected);
  });
});

describe("the nouns of a plural quiz", () => {
  it("have both numbers", async () => {
    await collectBank(learner.userId, "cefr_level = 'A1'");
    await save("Kichererbse", { gender: "f", plural: "Kichererbsen", partOfSpeech: "noun" });
    await save("Ferien", { gender: "pl", plural: "Ferien", partOfSpeech: "noun" });
    await save("Zucker", { gender: "m", partOfSpeech: "noun" });
    await save("kichern", { partOfSpeech: "verb" });
    const nouns = await learner.call(PLURAL, german);
    const bank = await env.DB.prepare(
      `SELECT id, plural FROM german_vocabulary_bank WHERE cefr_level = 'A1' AND plural IS NOT NULL ORDER BY ${BANK_ORDER}`,
    ).all<{ id: number; plural: string }>();
    expect(nouns.slice(0, -1).map(({ id, plural }) => ({ id, plural }))).toEqual(bank.results);
    expect(nouns.at(-1)).toEqual({
      id: -wordKey("german", "Kichererbse", "f"),
      word: "Kichererbse",
      gender: "f",
      translation: ["a thing"],
      plural: "Kichererbsen",
      cefrLevel: null,
    });
    expect(nouns.every(({ gender }) => gender !== "pl")).toBe(true);
  });

  it("are none without words", async () => {
    expect(await learner.call(PLURAL, german)).toEqual([]);
  });
});

describe("all words of the bank and five hundred of one's own", () => {
  it("are listed whole, each once, and nothing is left to add", async () => {
    await collectBank(learner.userId, "1 = 1", await countOf("german_vocabulary_bank"));
    await collectOwn(
      learner.userId,
      Array.from({ length: 500 }, (_, i) => ({ word: `Eigen${i}` })),
    );
    const words = await list();
    const all = 500 + (await countOf("german_vocabulary_bank"));
    expect(all).toBeGreaterThan(6_000);
    expect(words).toHaveLength(all);
    expect(new Set(words.map(({ id }) => id)).size).toBe(all);
    expect(words.slice(0, -500).map(({ id }) => id)).toEqual(await keysOf("1 = 1"));
    const themes = await row<{ n: number }>("SELECT count(DISTINCT category) AS n FROM german_vocabulary_bank");
    expect(await learner.call(CATEGORIES, german)).toHaveLength(themes?.n ?? 0);
    expect((await list({ level: "A2" })).length).toBe(await countOf("german_vocabulary_bank", "cefr_level = 'A2'"));
    expect((await learner.call(PLURAL, german)).length).toBe(
      await countOf("german_vocabulary_bank", "plural IS NOT NULL"),
    );
    for (const cefrLevel of ["A1", "A2", "B1", "B2", "C1", "C2"] as const) {
      const body = { language: "german", cefrLevel, count: 20 } as const;
      expect(await learner.call(ADD, { body })).toEqual({ count: 0, isExhausted: true });
    }
  });
});

describe("a refusal", () => {
  const calls = [LIST, CATEGORIES, PLURAL] as const;

  it.each(calls)("401 of %s for a visitor, and for a session that has ended", async (call) => {
    await expectError(await new Actor().send(call, german), 401);
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
    await expectError(await learner.send(call, german), 401);
    await expectError(await learner.send(call, { params: { language: "french" } }), 401);
  });

  it.each(calls)("400 of %s names the language", async (call) => {
    const body = await expectError(await learner.send(call, { params: { language: "klingon" } }), 400);
    expect(body).toMatchObject({ field: "language" });
  });

  it.each([
    ["level=A7", "level"],
    ["level=", "level"],
    [`category=${"x".repeat(61)}`, "category"],
    ["page=2", "page"],
  ])("400 of ?%s names the field", async (query, field) => {
    const response = await learner.fetch(`/api/vocabulary/german?${query}`);
    expect(await expectError(response, 400)).toMatchObject({ field });
  });

  it("403 of a batch for another site", async () => {
    const body = { language: "german", cefrLevel: "A1", count: 20 } as const;
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    await expectError(await learner.send(ADD, { body, headers }), 403);
    expect(await list()).toEqual([]);
  });
});
