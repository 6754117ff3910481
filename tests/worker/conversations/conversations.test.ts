import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONVERSATIONS_LISTED, MESSAGES_PAGE } from "#schema/api/conversations.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { begin, edit, makeConversation, POST, post, tutorSays } from "#tests/support/worker/conversations.ts";
import { countOf, learnerStorage, row } from "#tests/support/worker/storage.ts";

import { builtInTutor } from "#worker/tutor/built-in/tutor.ts";

const NOW = new Date("2037-06-10T10:00:00Z");

let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  at(NOW);
  learner = await makeLearner();
});
afterEach(() => {
  vi.restoreAllMocks();
  realClock();
});

const minutesLater = (minutes: number) => at(new Date(NOW.getTime() + minutes * 60_000));
const messagesOf = (id: string) => learner.call("GET /api/conversations/:id/messages", { params: { id } });

describe("a conversation", () => {
  it("begins with a line of the tutor that fits language, topic, level and tone", async () => {
    const body = {
      language: "german",
      category: "food",
      title: "Food Practice",
      tone: "friendly",
      level: "A1",
    } as const;
    const conversation = await learner.call("POST /api/conversations", { body });
    expect(conversation).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      language: "german",
      title: "Food Practice",
      category: "food",
      cefrLevel: "A1",
      assessedLevel: null,
      assessedMessages: 0,
      tone: "friendly",
      messageCount: 1,
      isActive: true,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    const { messages, hasEarlier } = await messagesOf(conversation.id);
    expect(messages).toMatchObject([
      { id: 1, role: "assistant", clientMessageId: null, corrections: [], vocabulary: [] },
    ]);
    expect(messages[0]?.content).toMatch(/\?$/);
    expect(messages[0]?.translation).toMatch(/\?$/);
    expect(hasEarlier).toBe(false);
  });

  it("begins with a starter's line, and takes its topic and title where none are given", async () => {
    const starters = await learner.call("GET /api/conversation-starters", {
      query: { language: "german", level: "B1" },
    });
    const [starter] = starters;
    const body = { language: "german", tone: "professional", level: "B1" } as const;
    const conversation = await learner.call("POST /api/conversations", { body: { ...body, starterId: starter!.id } });
    expect(conversation).toMatchObject({ category: starter!.category, title: starter!.title });
    const { messages } = await messagesOf(conversation.id);
    expect(messages).toMatchObject([{ content: starter!.prompt, translation: starter!.translation }]);
    const before = await learnerStorage();
    for (const unknown of [{ starterId: 999_999 }, { starterId: starter!.id, language: "french" as const }]) {
      const response = await learner.send("POST /api/conversations", { body: { ...body, ...unknown } });
      expect(await expectError(response, 400)).toMatchObject({ field: "starterId" });
    }
    expect(await learnerStorage()).toEqual(before);
  });

  it("in French, Spanish or Italian begins in that language", async () => {
    const openers = new Set<string>();
    for (const language of ["french", "spanish", "italian"] as const) {
      const { messages } = await messagesOf(await begin(learner, { language }));
      openers.add(messages[0]!.content);
    }
    expect(openers.size).toBe(3);
  });

  it("takes what the learner's level was assessed as before", async () => {
    const assessment = { level: "A2", messages: 14, evidence: Array.from({ length: 10 }, () => [9, 0, [4], 0, null]) };
    await env.DB.prepare("UPDATE user_xp SET assessments = ? WHERE user_id = ?")
      .bind(JSON.stringify({ german: assessment }), learner.userId)
      .run();
    const body = { language: "german", tone: "friendly", level: "A1" } as const;
    expect(await learner.call("POST /api/conversations", { body })).toMatchObject({
      assessedLevel: "A2",
      assessedMessages: 10,
    });
  });

  it("is renamed, gets another level and another tone, and keeps its place in the list", async () => {
    const id = await begin(learner);
    minutesLater(1);
    const params = { id };
    const renamed = await learner.call("PATCH /api/conversations/:id", {
      params,
      body: { title: "  Bread  ", level: "B2" },
    });
    expect(renamed).toMatchObject({ title: "Bread", cefrLevel: "B2", tone: "friendly", updatedAt: NOW.toISOString() });
    const spoken = await learner.call("PATCH /api/conversations/:id/tone", { params, body: { tone: "slang" } });
    expect(spoken).toEqual({ ...renamed, tone: "slang" });
    expect((await messagesOf(id)).conversation).toEqual(spoken);
    const before = await learnerStorage();
    await learner.call("PATCH /api/conversations/:id/tone", { params, body: { tone: "slang" } });
    await expectError(await learner.send("PATCH /api/conversations/:id", { params, body: { title: " " } }), 400);
    await expectError(await learner.send("PATCH /api/conversations/:id", { params, body: {} }), 400);
    expect(await learnerStorage()).toEqual(before);
  });

  it("is deleted with its messages; what was kept of it for practice stays", async () => {
    tutorSays(({ message }) => ({ corrections: [edit(message, "habe", "bin")] }));
    const id = await begin(learner);
    await learner.call(POST, post(id, "Ich habe gegangen."));
    await learner.call("DELETE /api/conversations/:id", { params: { id } });
    expect(await countOf("messages", "conversation_id = ?", id)).toBe(0);
    expect(await countOf("grammatical_issues", "user_id = ?", learner.userId)).toBe(1);
    await expectError(await learner.send("DELETE /api/conversations/:id", { params: { id } }), 404);
  });

  it("goes with the account", async () => {
    tutorSays(({ message }) => ({ corrections: [edit(message, "habe", "bin")] }));
    const id = await begin(learner);
    await learner.call(POST, post(id, "Ich habe gegangen."));
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(learner.userId).run();
    expect(await countOf("conversations", "id = ?", id)).toBe(0);
    expect(await countOf("messages", "conversation_id = ?", id)).toBe(0);
    for (const table of ["grammatical_issues", "grammar_rules", "progress_tracking"]) {
      expect(await countOf(table, "user_id = ?", learner.userId), table).toBe(0);
    }
  });

  it("is nobody else's", async () => {
    const params = { id: await begin(learner) };
    const rival = await makeLearner();
    const before = await learnerStorage();
    const refused = [
      await rival.send("GET /api/conversations/:id/messages", { params }),
      await rival.send("PATCH /api/conversations/:id", { params, body: { title: "Mine" } }),
      await rival.send("PATCH /api/conversations/:id/tone", { params, body: { tone: "slang" } }),
      await rival.send("DELETE /api/conversations/:id", { params }),
      await rival.send("GET /api/conversations/:id/help", { params, query: { kind: "hint" } }),
      await rival.send("POST /api/conversations/:id/end", { params }),
      await rival.send("GET /api/conversations/:id/report", { params }),
    ];
    for (const response of refused)
      expect(await expectError(response, 404)).toEqual({ message: "Conversation not found" });
    expect(await rival.call("GET /api/conversations")).toEqual([]);
    expect(await learnerStorage()).toEqual(before);
    await expectError(await new Actor().send("GET /api/conversations"), 401);
  });
});

describe("the list of conversations", () => {
  it("has the latest first, the one with a new message at the top, and at most fifty", async () => {
    tutorSays(() => ({}));
    const ids: string[] = [];
    for (let i = 0; i < CONVERSATIONS_LISTED + 2; i++) {
      ids.push(await makeConversation(learner.userId, { at: NOW.getTime() - 1_000_000 + i }));
    }
    const list = await learner.call("GET /api/conversations");
    expect(list.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, CONVERSATIONS_LISTED));
    await learner.call(POST, post(ids[10]!, "Da bin ich wieder."));
    expect((await learner.call("GET /api/conversations"))[0]).toMatchObject({ id: ids[10], messageCount: 3 });
  });
});

describe("the messages of a conversation", () => {
  it("come by pages of a hundred, the latest first, each in the order in which they were said", async () => {
    const id = await makeConversation(learner.userId, { turns: 110 });
    const params = { id };
    const last = await messagesOf(id);
    expect(last.messages).toHaveLength(MESSAGES_PAGE);
    expect(last.messages.at(-1)?.id).toBe(221);
    expect(last.hasEarlier).toBe(true);
    const middle = await learner.call("GET /api/conversations/:id/messages", { params, query: { before: "122" } });
    expect([middle.messages[0]?.id, middle.messages.at(-1)?.id, middle.hasEarlier]).toEqual([22, 121, true]);
    const first = await learner.call("GET /api/conversations/:id/messages", { params, query: { before: "22" } });
    expect([first.messages[0]?.id, first.messages.length, first.hasEarlier]).toEqual([1, 21, false]);
  });

  it("come all of them once and in order where messages have no reply, too", async () => {
    const id = await makeConversation(learner.userId, { turns: 130 });
    await env.DB.prepare(
      "UPDATE turns SET reply = NULL, replied_at = NULL WHERE conversation_id = ? AND (id % 10 = 4 OR id BETWEEN 60 AND 200)",
    )
      .bind(id)
      .run();
    const stored = await env.DB.prepare("SELECT id, role, content FROM messages WHERE conversation_id = ? ORDER BY id")
      .bind(id)
      .all();
    const read: object[] = [];
    let query: { before?: string } = {};
    for (let more = true; more; ) {
      const page = await learner.call("GET /api/conversations/:id/messages", { params: { id }, query });
      expect(page.messages.length).toBeLessThanOrEqual(MESSAGES_PAGE);
      read.unshift(...page.messages.map(({ id: place, role, content }) => ({ id: place, role, content })));
      query = { before: String(page.messages[0]?.id) };
      more = page.hasEarlier;
    }
    expect(read).toEqual(stored.results);
  });

  it("repeat the corrections of a message with its reply, also where a page begins between the two", async () => {
    const id = await makeConversation(learner.userId, { turns: 60 });
    // The page of the last hundred begins with message 22, whose reply is 23.
    await env.DB.prepare("UPDATE turns SET corrections = ? WHERE conversation_id = ? AND id IN (20, 22)")
      .bind(JSON.stringify([[0, 3, "Du", "grammar", "pronouns", null, "Why not."]]), id)
      .run();
    const query = { before: "121" };
    const page = await learner.call("GET /api/conversations/:id/messages", { params: { id }, query });
    expect(page.messages[0]).toMatchObject({ id: 21, role: "assistant", corrections: [{ original: "Ich" }] });
    expect(page.messages[2]).toMatchObject({ id: 23, role: "assistant", corrections: [{ corrected: "Du" }] });
    expect(page.messages[4]).toMatchObject({ id: 25, role: "assistant", corrections: [] });
  });

  it.each(["0", "-1", "1.5", "x", "1e3", "9".repeat(16)])("are refused before %s (400)", async (before) => {
    const params = { id: await makeConversation(learner.userId) };
    await expectError(await learner.send("GET /api/conversations/:id/messages", { params, query: { before } }), 400);
  });
});

describe("help with the next message", () => {
  it.each(["hint", "reply", "simpler"] as const)("is given and stores nothing: %s", async (kind) => {
    const id = await begin(learner);
    const before = await learnerStorage();
    const help = await learner.call("GET /api/conversations/:id/help", { params: { id }, query: { kind } });
    expect(help.kind).toBe(kind);
    expect(help.text.length).toBeGreaterThan(3);
    expect(await learnerStorage()).toEqual(before);
  });
});

it("help that fails answers 503, and can be asked for again", async () => {
  const id = await begin(learner);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(builtInTutor, "help").mockRejectedValueOnce(new Error("no words"));
  const asked = { params: { id }, query: { kind: "hint" } } as const;
  const response = await learner.send("GET /api/conversations/:id/help", asked);
  expect((await expectError(response, 503)).message).toBe("The tutor could not help right now. Please try again.");
  expect((await learner.call("GET /api/conversations/:id/help", asked)).kind).toBe("hint");
});

describe("the end of a conversation", () => {
  const completed = () =>
    row(
      "SELECT conversations_completed AS n FROM progress_tracking WHERE user_id = ? AND language = 'german'",
      learner.userId,
    );

  it("counts as a completed conversation once, with three messages or more", async () => {
    tutorSays(() => ({}));
    const id = await begin(learner);
    const params = { id };
    for (const text of ["Eins.", "Zwei."]) await learner.call(POST, post(id, text));
    await learner.call("POST /api/conversations/:id/end", { params });
    expect(await completed()).toEqual({ n: 0 });
    await learner.call(POST, post(id, "Drei."));
    const report = await learner.call("POST /api/conversations/:id/end", { params });
    expect(report.conversation.isActive).toBe(false);
    expect(await completed()).toEqual({ n: 1 });
    const before = await learnerStorage();
    expect(await learner.call("POST /api/conversations/:id/end", { params })).toEqual(report);
    expect(await learner.call("GET /api/conversations/:id/report", { params })).toEqual(report);
    expect(await learnerStorage()).toEqual(before);
    await learner.call(POST, post(id, "Vier."));
    await learner.call("POST /api/conversations/:id/end", { params });
    expect(await completed()).toEqual({ n: 1 });
  });

  it("gives a report: what went well, mistakes, words and XP", async () => {
    tutorSays(({ message }) => ({
      corrections: message.includes("habe") ? [edit(message, "habe", "bin", { category: "tenses" })] : [],
      vocabulary: [
        { word: "Zug", translation: "train", gender: "m", plural: "Züge", partOfSpeech: "noun", level: "A1" },
      ],
    }));
    const id = await begin(learner);
    await learner.call(POST, post(id, "Hallo! Ich habe gegangen."));
    minutesLater(4);
    await learner.call(POST, post(id, "Ich bleibe zu Hause, weil ich müde bin."));
    await learner.call(POST, post(id, "Der Zug war voll."));
    minutesLater(7);
    await learner.call(POST, post(id, "Jetzt trinke ich Tee."));
    const report = await learner.call("POST /api/conversations/:id/end", { params: { id } });
    expect(report).toMatchObject({
      messages: 4,
      withoutCorrection: 3,
      minutes: 7,
      strengths: [
        { text: "3 of 4 messages needed no correction.", example: null },
        { text: "You joined clauses with “weil”.", example: "Ich bleibe zu Hause, weil ich müde bin." },
        { text: "No mistake with tenses came back after the first one.", example: "Ich bin gegangen." },
      ],
      mistakes: [
        {
          messageId: 2,
          sentence: "Ich habe gegangen.",
          correction: { start: 4, original: "habe", corrected: "bin" },
          times: 1,
        },
      ],
      words: [{ word: "Zug", plural: "Züge" }],
      xp: { conversation: 8, today: 8, dayLimit: 20 },
    });
    expect(report.words).toHaveLength(1);
  });

  it("never shows a sign of self-harm as an example", async () => {
    const sad = "Ich will nicht mehr leben, weil alles schlecht ist.";
    tutorSays(({ message }) => ({ isCrisis: message === sad }));
    const id = await begin(learner);
    await learner.call(POST, post(id, sad));
    const report = await learner.call("POST /api/conversations/:id/end", { params: { id } });
    expect(JSON.stringify(report)).not.toContain("leben");
    expect(report).toMatchObject({ messages: 1, strengths: [], mistakes: [] });
  });
});

describe("conversation starters", () => {
  it("are those of the level, for visitors as well", async () => {
    const visitor = new Actor();
    const starters = await visitor.call("GET /api/conversation-starters", {
      query: { language: "german", level: "A1" },
    });
    expect(starters.length).toBeGreaterThanOrEqual(8);
    expect(new Set(starters.map(({ cefrLevel }) => cefrLevel))).toEqual(new Set(["A1"]));
    const query = { language: "french", level: "A1" } as const;
    expect(await visitor.call("GET /api/conversation-starters", { query })).toEqual([]);
  });
});
