import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { BANK_LIMIT } from "#schema/api/vocabulary.ts";
import { wordKey } from "#schema/rules/word-key.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { takeQuiz } from "#tests/support/worker/lessons.ts";
import { countOf } from "#tests/support/worker/storage.ts";
import { BANK_ORDER, collectBank } from "#tests/support/worker/vocabulary.ts";
import { forgetContent } from "#worker/db/content-memory.ts";

const BANK = "GET /api/vocabulary-bank/:language";
const ADD = "POST /api/vocabulary/add-batch";
const german = { params: { language: "german" } };
const COLLECTION = "vocabulary JOIN german_vocabulary_bank ON german_vocabulary_bank.id = word_key";

function wordsOf(level: string): Promise<number> {
  return countOf("german_vocabulary_bank", "cefr_level = ?", level);
}

describe("the public bank", () => {
  const visitor = new Actor();

  it("gives a visitor the first hundred words of A1, with gloss, gender, plural and example", async () => {
    const words = await visitor.call(BANK, german);
    expect(words).toHaveLength(BANK_LIMIT);
    expect(new Set(words.map(({ cefrLevel }) => cefrLevel))).toEqual(new Set(["A1"]));
    expect(words[0]).toMatchObject({ id: wordKey("german", "hallo", ""), word: "hallo", translation: ["hello", "hi"] });
    const { results } = await env.DB.prepare(
      `SELECT id FROM german_vocabulary_bank ORDER BY ${BANK_ORDER} LIMIT 100`,
    ).all();
    expect(words.map(({ id }) => ({ id }))).toEqual(results);
    for (const { word, sentence, sentenceTranslation } of words) {
      expect(sentence.length, word).toBeGreaterThan(0);
      expect(sentenceTranslation.length, word).toBeGreaterThan(0);
    }
  });

  it("gives as many words as asked for, of one part of speech if asked for", async () => {
    const nouns = await visitor.call(BANK, { ...german, query: { partOfSpeech: "noun", level: "A1", limit: "7" } });
    expect(nouns.map(({ partOfSpeech }) => partOfSpeech)).toEqual(Array(7).fill("noun"));
    expect(nouns.every(({ gender }) => gender !== null)).toBe(true);
  });

  it("is empty for a language without words", async () => {
    expect(await visitor.call(BANK, { params: { language: "french" } })).toEqual([]);
  });

  it("keeps the other levels for learners with an account", async () => {
    const response = await visitor.send(BANK, { ...german, query: { level: "A2" } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ field: "level" });
  });

  it.each(["limit=0", "limit=101", "limit=-1", "limit=1e2", "limit=", "level=A7", "partOfSpeech=word", "page=2"])(
    "refuses ?%s",
    async (query) => {
      const response = await visitor.fetch(`/api/vocabulary-bank/german?${query}`);
      expect(response.status).toBe(400);
    },
  );

  it("says by its ETag that nothing has changed", async () => {
    const first = await visitor.fetch("/api/vocabulary-bank/german");
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    expect((await visitor.fetch("/api/vocabulary-bank/german", { headers })).status).toBe(304);
  });
});

describe("a batch of words", () => {
  /** Words in the order of the course, with their places in lessons. */
  async function collected(userId: string): Promise<{ word: string; place: number | null }[]> {
    const { results } = await env.DB.prepare(
      `SELECT word, subchapter_id * 100 + order_index AS place FROM ${COLLECTION} WHERE user_id = ? ORDER BY ${BANK_ORDER}`,
    )
      .bind(userId)
      .all<{ word: string; place: number | null }>();
    return results;
  }

  async function counted(userId: string): Promise<number> {
    const row = await env.DB.prepare("SELECT vocabulary_count AS n FROM progress_tracking WHERE user_id = ?")
      .bind(userId)
      .first<{ n: number }>();
    return row?.n ?? 0;
  }

  it("adds the next words of the level that the learner does not have, and counts them", async () => {
    const learner = await makeLearner();
    const body = { language: "german", cefrLevel: "B1", count: 20 } as const;
    expect(await learner.call(ADD, { body })).toEqual({ count: 20, isExhausted: false });
    const first = await collected(learner.userId);
    expect(first.map(({ place }) => place)).toEqual([
      ...Array.from({ length: 15 }, (_, i) => 3010101 + i),
      ...Array.from({ length: 5 }, (_, i) => 3010201 + i),
    ]);
    expect(await learner.call(ADD, { body })).toEqual({ count: 20, isExhausted: false });
    expect(new Set((await collected(learner.userId)).map(({ place }) => place)).size).toBe(40);
    expect(await counted(learner.userId)).toBe(40);
  });

  it("skips words that a lesson has already added", async () => {
    const learner = await makeLearner();
    await takeQuiz(learner, 10101);
    expect(await learner.call(ADD, { body: { language: "german", cefrLevel: "A1", count: 3 } })).toEqual({
      count: 3,
      isExhausted: false,
    });
    const words = await collected(learner.userId);
    expect(words.slice(15).map(({ place }) => place)).toEqual([1010201, 1010202, 1010203]);
    expect(await counted(learner.userId)).toBe(18);
  });

  it("adds a word again if it is another part of speech", async () => {
    const learner = await makeLearner();
    const body = { language: "german", cefrLevel: "A1", count: 50 } as const;
    for (const partOfSpeech of ["verb", "article"] as const)
      await learner.call(ADD, { body: { ...body, partOfSpeech } });
    expect((await collected(learner.userId)).filter(({ word }) => word === "sein")).toHaveLength(2);
  });

  it("adds words of one part of speech if asked for", async () => {
    const learner = await makeLearner();
    const body = { language: "german", cefrLevel: "A2", count: 50, partOfSpeech: "verb" } as const;
    expect(await learner.call(ADD, { body })).toEqual({ count: 50, isExhausted: false });
    expect(await countOf(COLLECTION, "user_id = ? AND part_of_speech <> 'verb'", learner.userId)).toBe(0);
    expect(await countOf(COLLECTION, "user_id = ? AND cefr_level = 'A2'", learner.userId)).toBe(50);
  });

  it("adds both of two homographs, and at the end of a level only what is left", async () => {
    const learner = await makeLearner();
    const body = { language: "german", cefrLevel: "A1", count: 50 } as const;
    let all = 0;
    const words = await wordsOf("A1");
    for (let i = 0; i < words / 50; i++) all += (await learner.call(ADD, { body })).count;
    expect(all).toBe(words);
    expect(await learner.call(ADD, { body })).toEqual({ count: 0, isExhausted: true });
    expect(await counted(learner.userId)).toBe(words);
  });

  it("says that a level is exhausted with the last word of it, and again in a second tab", async () => {
    const learner = await makeLearner();
    const words = await wordsOf("B2");
    await collectBank(
      learner.userId,
      "cefr_level = 'B2' AND id <> (SELECT max(id) FROM german_vocabulary_bank WHERE cefr_level = 'B2')",
      words - 21,
    );
    const body = { language: "german", cefrLevel: "B2", count: 20 } as const;
    expect(await learner.call(ADD, { body })).toEqual({ count: 20, isExhausted: false });
    expect(await learner.call(ADD, { body })).toEqual({ count: 1, isExhausted: true });
    expect(await learner.call(ADD, { body })).toEqual({ count: 0, isExhausted: true });
    expect(await counted(learner.userId)).toBe(words);
  });

  it("goes on beyond the lessons: first the words of the level's lessons, then its further ones in their order", async () => {
    const learner = await makeLearner();
    await collectBank(learner.userId, "cefr_level = 'B1' AND subchapter_id IS NOT NULL", 749);
    const body = { language: "german", cefrLevel: "B1", count: 20 } as const;
    expect(await learner.call(ADD, { body })).toEqual({ count: 20, isExhausted: false });
    const words = await collected(learner.userId);
    expect(words[749]?.place).not.toBeNull();
    const { results } = await env.DB.prepare(
      "SELECT word, NULL AS place FROM german_vocabulary_bank WHERE cefr_level = 'B1' AND subchapter_id IS NULL ORDER BY order_index LIMIT 19",
    ).all();
    expect(words.slice(750)).toEqual(results);
  });

  it("says so when exactly as many were left as were asked for, and of one part of speech", async () => {
    const learner = await makeLearner();
    const articles = await countOf("german_vocabulary_bank", "cefr_level = 'A1' AND part_of_speech = 'article'");
    const body = { language: "german", cefrLevel: "A1", partOfSpeech: "article" } as const;
    expect(await learner.call(ADD, { body: { ...body, count: articles - 1 } })).toMatchObject({ isExhausted: false });
    expect(await learner.call(ADD, { body: { ...body, count: 1 } })).toEqual({ count: 1, isExhausted: true });
  });

  it("of the last words, sent by five tabs at once, adds each word once, and every tab hears that none is left", async () => {
    const learner = await makeLearner();
    const level = await wordsOf("C1");
    await collectBank(learner.userId, "cefr_level = 'C1'", level - 15);
    const body = { language: "german", cefrLevel: "C1", count: 20 } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => learner.call(ADD, { body })));
    expect(answers.map(({ isExhausted }) => isExhausted)).toEqual(Array(5).fill(true));
    expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(15);
    expect(await countOf("vocabulary", "user_id = ?", learner.userId)).toBe(level);
    expect(await counted(learner.userId)).toBe(level);
  });

  it("beside a lesson and a chat that save the same words at once counts each word once", async () => {
    const learner = await makeLearner();
    const hello = { language: "german", word: "hallo", gender: null, plural: null } as const;
    await Promise.all([
      learner.call(ADD, { body: { language: "german", cefrLevel: "A1", count: 20 } }),
      takeQuiz(learner, 10101),
      learner.call("POST /api/vocabulary/words", {
        body: { ...hello, translation: ["hello"], partOfSpeech: "interjection", cefrLevel: "A1" },
      }),
    ]);
    const words = await countOf("vocabulary", "user_id = ?", learner.userId);
    expect([20, 35]).toContain(words);
    expect(await counted(learner.userId)).toBe(words);
  });

  it("sent twice at once adds forty words or the same twenty, never a word twice", async () => {
    const learner = await makeLearner();
    const body = { language: "german", cefrLevel: "C1", count: 20 } as const;
    const counts = await Promise.all([learner.call(ADD, { body }), learner.call(ADD, { body })]);
    const words = await collected(learner.userId);
    expect([20, 40]).toContain(words.length);
    expect(words).toHaveLength(counts.reduce((sum, { count }) => sum + count, 0));
    expect(new Set(words.map(({ place }) => place)).size).toBe(words.length);
    expect(await counted(learner.userId)).toBe(words.length);
  });

  it.each([
    [{ language: "german", cefrLevel: "A1", count: 0 }, "count"],
    [{ language: "german", cefrLevel: "A1", count: 51 }, "count"],
    [{ language: "german", cefrLevel: "A0", count: 20 }, "cefrLevel"],
    [{ language: "french", cefrLevel: "A1", count: 20 }, "language"],
    [{ language: "german", cefrLevel: "A1", count: 20, partOfSpeech: "word" }, "partOfSpeech"],
  ])("is refused with the field and stores nothing: %j", async (body, field) => {
    const learner = await makeLearner();
    const response = await learner.send(ADD, { body: body as never });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field });
    expect(await countOf("vocabulary", "user_id = ?", learner.userId)).toBe(0);
  });

  it("is empty in a database without content", async () => {
    const learner = await makeLearner();
    await env.DB.exec("DELETE FROM german_vocabulary_bank WHERE cefr_level = 'C2'");
    forgetContent();
    expect(await learner.call(ADD, { body: { language: "german", cefrLevel: "C2", count: 20 } })).toEqual({
      count: 0,
      isExhausted: true,
    });
  });
});
