import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MASTERED_AFTER_MESSAGES } from "#schema/rules/mistakes.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { edit, makeConversation, POST, post, tutorSays } from "#tests/support/worker/conversations.ts";
import { row } from "#tests/support/worker/storage.ts";
import type { TaughtWord } from "#worker/tutor/turn.ts";

const NOW = new Date("2037-06-10T10:00:00Z");
const MESSAGE = "Hallo! Ich habe gegangen, und du?";

let learner: Awaited<ReturnType<typeof makeLearner>>;
let conversation: string;
beforeEach(async () => {
  at(NOW);
  learner = await makeLearner();
  conversation = await makeConversation(learner.userId);
});
afterEach(() => {
  vi.restoreAllMocks();
  realClock();
});

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(learner.userId).all();
  return results;
}

function tracking(language = "german") {
  return row<{ words: number; rules: number; assessment: string | null }>(
    "SELECT vocabulary_count AS words, grammar_rules_learned AS rules, assessments -> language AS assessment FROM progress_tracking JOIN user_xp USING (user_id) WHERE user_id = ? AND language = ?",
    learner.userId,
    language,
  );
}

function word(name: string, more: Partial<TaughtWord> = {}): TaughtWord {
  return { word: name, translation: "meaning", gender: null, plural: null, partOfSpeech: null, level: null, ...more };
}

describe("a mistake", () => {
  it("is kept with all that a review card needs, and counted when it is made again", async () => {
    tutorSays(({ message }) => ({
      corrections: [
        edit(message, /[Hh]abe/.exec(message)![0], /Habe/.test(message) ? "Bin" : "bin", { category: "tenses" }),
      ],
    }));
    await learner.call(POST, post(conversation, MESSAGE));
    const kept = {
      user_id: learner.userId,
      mistake_key: expect.any(Number) as number,
      language: "german",
      sentence: "Ich habe gegangen, und du?",
      start: 4,
      original_text: "habe",
      corrected_text: "bin",
      explanation: "This is why.",
      type: "grammar",
      category: "tenses",
      topic: "food",
      cefr_level: "A2",
      conversation_id: conversation,
      times_encountered: 1,
      last_encountered: NOW.getTime(),
    };
    expect(await rowsOf("grammatical_issues")).toEqual([kept]);
    const later = new Date("2037-06-12T10:00:00Z");
    at(later);
    await learner.call(POST, post(conversation, "Habe ich gegangen?"));
    expect(await rowsOf("grammatical_issues")).toEqual([
      {
        ...kept,
        sentence: "Habe ich gegangen?",
        start: 0,
        original_text: "Habe",
        corrected_text: "Bin",
        times_encountered: 2,
        last_encountered: later.getTime(),
      },
    ]);
  });

  it("that is made again in another conversation shows that one, and its topic", async () => {
    tutorSays(({ message }) => ({ corrections: [edit(message, "habe", "bin", { category: "tenses" })] }));
    await learner.call(POST, post(conversation, MESSAGE));
    const other = await makeConversation(learner.userId);
    await env.DB.prepare("UPDATE conversations SET category = 'travel' WHERE id = ?").bind(other).run();
    await learner.call(POST, post(other, MESSAGE));
    expect(await rowsOf("grammatical_issues")).toMatchObject([
      { conversation_id: other, topic: "travel", times_encountered: 2 },
    ]);
  });

  it("made twice in one message counts twice", async () => {
    tutorSays(({ message }) => ({
      corrections: [edit(message, "habe", "bin"), { ...edit(message, "habe", "bin"), start: 17, end: 21 }],
    }));
    await learner.call(POST, post(conversation, "Ich habe da, ich habe dort."));
    expect(await rowsOf("grammatical_issues")).toMatchObject([{ times_encountered: 2, start: 17 }]);
  });

  it.each([
    ["grammar", 1],
    ["word-order", 1],
    ["spelling", 1],
    ["vocabulary", 1],
    ["other", 0],
  ] as const)("of the type %s is kept: %i", async (type, rows) => {
    tutorSays(({ message }) => ({ corrections: [edit(message, "habe", "bin", { type, category: null })] }));
    await learner.call(POST, post(conversation, MESSAGE));
    expect(await rowsOf("grammatical_issues")).toHaveLength(rows);
  });
});

describe("a rule", () => {
  it("is noted with the first correction of its category and keeps that example", async () => {
    const wrong = ["habe gegangen", "bin gegessen"];
    tutorSays(({ message }) => ({
      corrections: [edit(message, message.includes("habe") ? "habe" : "bin", "xx", { category: "tenses" })],
    }));
    for (const text of wrong) await learner.call(POST, post(conversation, `Ich ${text}.`));
    expect(await rowsOf("grammar_rules")).toMatchObject([
      {
        rule: "tenses",
        explanation: "This is why.",
        examples: JSON.stringify([{ wrong: "Ich habe gegangen.", right: "Ich xx gegangen." }]),
        times_mastered: 0,
        since: 2,
      },
    ]);
  });

  it("is mastered after ten messages in a row without a mistake of its kind, and again after ten more", async () => {
    let minute = 0;
    tutorSays(({ message }) => ({
      corrections: message.includes("habe") ? [edit(message, "habe", "bin", { category: "tenses" })] : [],
    }));
    const say = async (text: string, times = 1) => {
      for (let i = 0; i < times; i++) {
        at(new Date(NOW.getTime() + 60_000 * ++minute));
        await learner.call(POST, post(conversation, text));
      }
    };
    const mastered = async () => (await rowsOf("grammar_rules")).map((one) => one.times_mastered);
    await say("Ich habe gegangen.");
    await say("Gut.", MASTERED_AFTER_MESSAGES - 1);
    await say("Ich habe gegangen.");
    expect(await mastered()).toEqual([0]);
    await say("Gut.", MASTERED_AFTER_MESSAGES - 1);
    expect([await mastered(), (await tracking())?.rules]).toEqual([[0], 0]);
    await say("Gut.");
    expect([await mastered(), (await tracking())?.rules]).toEqual([[1], 1]);
    await say("Gut.", MASTERED_AFTER_MESSAGES);
    expect([await mastered(), (await tracking())?.rules]).toEqual([[2], 1]);
    await say("Ich habe gegangen.");
    expect(await mastered()).toEqual([2]);
  });
});

describe("a word of a reply", () => {
  const vocabulary: TaughtWord[] = [
    word("Brot", { gender: "n", plural: "Brote", partOfSpeech: "noun", level: "A1" }),
    word("Kichererbse", { gender: "f", plural: "Kichererbsen", partOfSpeech: "noun", translation: "chickpea" }),
  ];

  it("is collected: that of the bank by its key, another with its texts; met again, it is counted", async () => {
    tutorSays(() => ({ vocabulary }));
    await learner.call(POST, post(conversation, MESSAGE));
    const bank = await row<{ key: number }>("SELECT id AS key FROM german_vocabulary_bank WHERE word = 'Brot'");
    const stored = await rowsOf("vocabulary");
    const [own, fromBank] = [stored.find((one) => one.own !== null), stored.find((one) => one.own === null)];
    expect(fromBank).toMatchObject({ word_key: bank?.key, times_encountered: 1 });
    expect(JSON.parse(String(own?.own))).toMatchObject({
      word: "Kichererbse",
      translation: ["chickpea"],
      gender: "f",
      plural: "Kichererbsen",
      partOfSpeech: "noun",
    });
    expect((await tracking())?.words).toBe(2);
    await learner.call(POST, post(conversation, MESSAGE));
    expect((await rowsOf("vocabulary")).map((one) => one.times_encountered)).toEqual([2, 2]);
    expect((await tracking())?.words).toBe(2);
  });

  it("is one of six at most", async () => {
    tutorSays(() => ({ vocabulary: Array.from({ length: 9 }, (_, i) => word(`Wort${i}`)) }));
    const { assistantMessage } = await learner.call(POST, post(conversation, MESSAGE));
    expect(assistantMessage.vocabulary).toHaveLength(6);
    expect(await rowsOf("vocabulary")).toHaveLength(6);
  });

  it("counts for its own language", async () => {
    const french = await makeConversation(learner.userId, { language: "french" });
    tutorSays(() => ({ vocabulary: [word("pain", { gender: "m" })], evidence: null }));
    await learner.call(POST, post(french, "Bonjour", { language: "french" }));
    expect([(await tracking())?.words, await tracking("french")]).toEqual([
      0,
      { words: 1, rules: 0, assessment: null },
    ]);
  });
});

describe("the learner's level", () => {
  it("is assessed from the last ten messages, kept for the language and shown with the conversation", async () => {
    tutorSays(() => ({
      evidence: { words: 20, errorWeight: 0.123456, lemmasByLevel: [8, 2, 0, 0, 0, 0], structure: 1, vote: null },
    }));
    const levels: (string | null)[] = [];
    for (let i = 0; i < 12; i++) {
      const { conversation: now } = await learner.call(POST, post(conversation, MESSAGE));
      levels.push(`${now.assessedLevel} ${now.assessedMessages}`);
    }
    expect(levels.slice(0, 4)).toEqual(["null 1", "null 2", "null 3", "null 4"]);
    expect(levels[4]).toMatch(/^[AB]\d 5$/);
    expect(levels.at(-1)).toMatch(/^[AB]\d 10$/);
    const stored = JSON.parse((await tracking())!.assessment!) as { messages: number; evidence: unknown[] };
    expect(stored).toMatchObject({ messages: 12, level: levels.at(-1)?.slice(0, 2) });
    expect(stored.evidence).toHaveLength(10);
    expect(stored.evidence[0]).toEqual([20, 0.12, [8, 2, 0, 0, 0, 0], 1, null]);
    const { assessedLevel } = (await learner.call("GET /api/conversations"))[0]!;
    expect(assessedLevel).toBe(levels.at(-1)?.slice(0, 2));
  });

  it("stays that of the last reply while a message has none, which counts in the list", async () => {
    tutorSays(() => ({
      evidence: { words: 20, errorWeight: 0, lemmasByLevel: [8, 2, 0, 0, 0, 0], structure: 1, vote: null },
    }));
    for (let i = 0; i < 5; i++) await learner.call(POST, post(conversation, MESSAGE));
    const [before] = await learner.call("GET /api/conversations");
    vi.restoreAllMocks();
    vi.spyOn(console, "error").mockImplementation(() => {});
    tutorSays(() => Promise.reject(new Error("no model")));
    await expectError(await learner.send(POST, post(conversation, MESSAGE)), 503);
    const [after] = await learner.call("GET /api/conversations");
    expect(before).toMatchObject({ messageCount: 11, assessedMessages: 5 });
    expect(after).toEqual({ ...before, messageCount: 12, updatedAt: after?.updatedAt });
  });

  it("is not touched by a message that says nothing about it", async () => {
    tutorSays(() => ({ evidence: null }));
    await learner.call(POST, post(conversation, "ok"));
    expect((await tracking())?.assessment).toBeNull();
  });
});
