import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { begin, edit, eventsIn, POST, post, tutorSays } from "#tests/support/worker/conversations.ts";
import { failingDatabase, hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { countOf, learnerStorage, row } from "#tests/support/worker/storage.ts";
import { forgetContent } from "#worker/db/content-memory.ts";

const NOW = new Date("2037-06-10T10:00:20Z");
const ID = "6f1c1f0e-3a55-4c35-9b1e-0d6a5f1b2c3d";
const MESSAGE = "Ich habe nach Berlin gegangen.";

let learner: Awaited<ReturnType<typeof makeLearner>>;
let conversation: string;
beforeEach(async () => {
  at(NOW);
  learner = await makeLearner();
  conversation = await begin(learner);
});
afterEach(() => {
  vi.restoreAllMocks();
  realClock();
});

/** The clock this many seconds later. */
function after(seconds: number): void {
  at(new Date(NOW.getTime() + seconds * 1_000));
}

async function said(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT role, content FROM messages WHERE conversation_id = ? ORDER BY id")
    .bind(conversation)
    .all<{ role: string; content: string }>();
  return results.slice(1).map(({ role, content }) => `${role}: ${content}`);
}

/** A tutor that answers when the test lets it. */
function slowTutor() {
  let answer = (): void => {};
  const allowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const tutor = tutorSays(async () => {
    await allowed;
    return {};
  });
  return { tutor, answer: () => answer() };
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 500) throw new Error("It never came true");
    await scheduler.wait(5);
  }
}

describe("a message", () => {
  it("is stored with its corrections and answered", async () => {
    tutorSays(() => ({
      corrections: [edit(MESSAGE, "habe", "bin", { category: "tenses", explanation: "Movement takes sein." })],
      vocabulary: [
        { word: "Zug", translation: "train", gender: "m", plural: "Züge", partOfSpeech: "noun", level: "A1" },
      ],
    }));
    const turn = await learner.call(POST, post(conversation, MESSAGE, { clientMessageId: ID }));
    const corrections = [
      expect.objectContaining({ start: 4, original: "habe", corrected: "bin", grammarCategory: "tenses", level: "A2" }),
    ];
    expect(turn.userMessage).toMatchObject({
      id: 2,
      clientMessageId: ID,
      content: MESSAGE,
      originalContent: MESSAGE,
      correctedContent: "Ich bin nach Berlin gegangen.",
      corrections,
      engine: null,
    });
    expect(turn.assistantMessage).toMatchObject({
      id: 3,
      clientMessageId: null,
      content: "Schön! Und was noch?",
      translation: "Nice! And what else?",
      originalContent: null,
      correctedContent: null,
      corrections,
      vocabulary: [
        { word: "Zug", translation: "train", gender: "m", plural: "Züge", partOfSpeech: "noun", level: "A1" },
      ],
      engine: "test",
    });
    expect(turn.conversation).toMatchObject({ id: conversation, messageCount: 3, isActive: true });
    expect(turn).toMatchObject({ xpAwarded: 2, xpParts: [{ reason: "Message in German", amount: 2 }] });
    expect(turn.streak.currentStreak).toBe(1);
    const page = await learner.call("GET /api/conversations/:id/messages", { params: { id: conversation } });
    expect(page.messages.slice(1)).toEqual([turn.userMessage, turn.assistantMessage]);
  });

  it("goes to the tutor with the setting and what was said before, corrected", async () => {
    const tutor = tutorSays(({ message }) => ({
      corrections: message === MESSAGE ? [edit(MESSAGE, "habe", "bin")] : [],
    }));
    await learner.call(POST, post(conversation, MESSAGE));
    await learner.call(POST, post(conversation, "Es war schön.", { level: "B1" }));
    const input = tutor.mock.calls[1]?.[0];
    expect(input).toMatchObject({
      message: "Es war schön.",
      language: "german",
      level: "B1",
      tone: "friendly",
      topic: "food",
      conversationId: conversation,
      turn: 2,
    });
    expect(input?.history.slice(1)).toEqual([
      { role: "user", content: MESSAGE, correctedContent: "Ich bin nach Berlin gegangen." },
      { role: "assistant", content: "Schön! Und was noch?", correctedContent: null },
    ]);
    expect(await row("SELECT cefr_level FROM conversations WHERE id = ?", conversation)).toEqual({ cefr_level: "B1" });
  });

  it("is answered in another tone from the next message on", async () => {
    const tutor = tutorSays(() => ({}));
    await learner.call(POST, post(conversation, "Hallo!"));
    await learner.call("PATCH /api/conversations/:id/tone", {
      params: { id: conversation },
      body: { tone: "professional" },
    });
    await learner.call(POST, post(conversation, "Guten Tag!"));
    expect(tutor.mock.calls.map(([input]) => input.tone)).toEqual(["friendly", "professional"]);
  });

  it("is linked to the grammar topic for the learner's level, which only German has", async () => {
    const insert =
      "INSERT INTO grammar_library (id, cefr_level, category, title, explanation, examples, search) VALUES (?1, ?2, 'tenses', ?3, '', '[]', '[]')";
    await env.DB.batch([
      env.DB.prepare(insert).bind(9_001, "A2", "The perfect"),
      env.DB.prepare(insert).bind(9_002, "B1", "The past perfect"),
    ]);
    forgetContent();
    tutorSays(() => ({ corrections: [edit(MESSAGE, "habe", "bin", { category: "tenses" })] }));
    const { userMessage } = await learner.call(POST, post(conversation, MESSAGE));
    expect(userMessage.corrections).toMatchObject([{ grammarLibraryId: 9_001, grammarTitle: "The perfect" }]);
    const french = await begin(learner, { language: "french" });
    const other = await learner.call(POST, post(french, MESSAGE, { language: "french" }));
    expect(other.userMessage.corrections).toMatchObject([{ grammarLibraryId: null, grammarTitle: null }]);
    // A topic that a seed has taken away is not linked any more.
    await env.DB.prepare("DELETE FROM grammar_library WHERE id > 9000").run();
    forgetContent();
    const page = await learner.call("GET /api/conversations/:id/messages", { params: { id: conversation } });
    expect(page.messages[1]?.corrections).toMatchObject([{ grammarLibraryId: null, grammarTitle: null }]);
    // The seeded topics remain.
    const again = await learner.call(POST, post(conversation, MESSAGE));
    const [link] = again.userMessage.corrections;
    expect(link).toMatchObject({ grammarLibraryId: 201, grammarTitle: "Talking about the past: Perfekt with haben" });
    const found = await learner.call("GET /api/grammar/library/:id", { params: { id: link?.grammarLibraryId ?? 0 } });
    expect(found).toMatchObject({ title: link?.grammarTitle, category: "tenses", cefrLevel: "A2" });
  });

  it("opens a conversation again that was ended", async () => {
    tutorSays(() => ({}));
    await learner.call("POST /api/conversations/:id/end", { params: { id: conversation } });
    const { conversation: now } = await learner.call(POST, post(conversation, "Noch etwas!"));
    expect(now.isActive).toBe(true);
  });

  it("leaves a conversation ended that is ended while the tutor is at work", async () => {
    const { tutor, answer } = slowTutor();
    const sent = learner.call(POST, post(conversation, "Tschüss!"));
    await until(() => tutor.mock.calls.length === 1);
    await learner.call("POST /api/conversations/:id/end", { params: { id: conversation } });
    answer();
    await sent;
    const [listed] = await learner.call("GET /api/conversations");
    expect(listed).toMatchObject({ id: conversation, isActive: false, messageCount: 3 });
  });

  it("leaves the level that is chosen while the tutor is at work", async () => {
    const { tutor, answer } = slowTutor();
    const sent = learner.call(POST, post(conversation, MESSAGE, { level: "A1" }));
    await until(() => tutor.mock.calls.length === 1);
    await learner.call("PATCH /api/conversations/:id", { params: { id: conversation }, body: { level: "B2" } });
    answer();
    expect((await sent).conversation.cefrLevel).toBe("B2");
    expect(await row("SELECT cefr_level FROM conversations WHERE id = ?", conversation)).toEqual({ cefr_level: "B2" });
    const next = await learner.call(POST, post(conversation, "Und weiter?", { level: "B1" }));
    expect(next.conversation.cefrLevel).toBe("B1");
  });

  it("earns 2 XP with three German words, 20 a day, and completes the day's challenge without them, too", async () => {
    tutorSays(({ message }) => ({ germanWords: message === "Hallo!" ? 1 : 5 }));
    expect(await learner.call(POST, post(conversation, "Hallo!"))).toMatchObject({ xpAwarded: 0, xpParts: [] });
    const home = await learner.call("GET /api/gamification/daily-progress");
    expect(home.challenges.find(({ type }) => type === "conversation")?.isCompleted).toBe(true);
    let earned = 0;
    for (let i = 0; i < 12; i++) earned += (await learner.call(POST, post(conversation, `Satz ${i}`))).xpAwarded;
    expect(earned).toBe(20);
    const stored = await row(
      "SELECT conversation_xp AS chat, xp_earned AS xp, activities FROM daily_progress WHERE user_id = ?",
      learner.userId,
    );
    expect(stored).toEqual({ chat: 20, xp: 20, activities: 13 });
    expect(await countOf("xp_transactions", "user_id = ?", learner.userId)).toBe(10);
    at("2037-06-11T10:00:00Z");
    expect(await learner.call(POST, post(conversation, "Ein neuer Tag."))).toMatchObject({ xpAwarded: 2 });
  });

  it("with a sign of self-harm is answered, and nothing of it is corrected, kept or rewarded", async () => {
    tutorSays(() => ({
      isCrisis: true,
      corrections: [edit(MESSAGE, "habe", "bin")],
      vocabulary: [{ word: "Zug", translation: "train", gender: "m", plural: null, partOfSpeech: "noun", level: "A1" }],
    }));
    const turn = await learner.call(POST, post(conversation, MESSAGE));
    expect(turn).toMatchObject({
      xpAwarded: 0,
      userMessage: { corrections: [] },
      assistantMessage: { vocabulary: [] },
    });
    expect(turn.streak.currentStreak).toBe(0);
    for (const table of ["grammatical_issues", "grammar_rules", "vocabulary", "daily_progress", "xp_transactions"]) {
      expect(await countOf(table, "user_id = ?", learner.userId), table).toBe(0);
    }
    const { assessment } = (await row<{ assessment: null }>(
      "SELECT assessments -> 'german' AS assessment FROM user_xp WHERE user_id = ?",
      learner.userId,
    ))!;
    expect(assessment).toBeNull();
  });
});

describe("a message that is refused", () => {
  it.each([
    ["empty", ""],
    ["blank", " \n\t "],
    ["longer than 500 characters", "a".repeat(501)],
  ])("is one that is %s (400)", async (_, content) => {
    const before = await learnerStorage();
    await expectError(await learner.send(POST, post(conversation, content)), 400);
    expect(await learnerStorage()).toEqual(before);
  });

  it("is one to a conversation of somebody else, or to none (404)", async () => {
    const tutor = tutorSays(() => ({}));
    const rival = await makeLearner();
    const before = await learnerStorage();
    for (const id of [conversation, crypto.randomUUID()]) {
      await expectError(await rival.send(POST, post(id, "Hallo!")), 404);
    }
    expect(await learnerStorage()).toEqual(before);
    expect(tutor).not.toHaveBeenCalled();
  });

  it.each([
    ["spaces", " \n\t\u00a0"],
    ["zero-width characters", "\u200b\u200d\u2060\ufeff"],
    ["half a surrogate pair", "\ud83d"],
  ])("is one of nothing but %s (400)", async (_, content) => {
    const body = await expectError(await learner.send(POST, post(conversation, content)), 400);
    expect(body).toEqual({ message: "The message is empty", field: "content" });
    expect(await said()).toEqual([]);
  });

  it("is one in another language than the conversation (400)", async () => {
    const before = await learnerStorage();
    const response = await learner.send(POST, post(conversation, "Bonjour", { language: "french" }));
    expect(await expectError(response, 400)).toMatchObject({ field: "language" });
    expect(await learnerStorage()).toEqual(before);
  });

  it("is one of a session that has ended, although KV still knows it (401)", async () => {
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
    const before = await learnerStorage();
    await expectError(await learner.send(POST, post(conversation, "Hallo!")), 401);
    expect(await learnerStorage()).toEqual(before);
  });

  it.each([
    ["20 messages a minute", "minute_messages = 20, day_messages = 20", "40"],
    ["150 messages a day", "minute_messages = 1, day_messages = 150", String(14 * 3_600 - 20)],
  ])("is one beyond %s (429)", async (_, used, retryAfter) => {
    const minute = Math.floor(NOW.getTime() / 60_000);
    const set = (columns: string) =>
      env.DB.prepare(`UPDATE user_xp SET message_minute = ?, ${columns} WHERE user_id = ?`)
        .bind(minute, learner.userId)
        .run();
    const tutor = tutorSays(() => ({}));
    await set(used);
    const before = await learnerStorage();
    for (const response of [
      await learner.send(POST, post(conversation, "Hallo!")),
      await learner.send("POST /api/conversations", { body: { language: "german", tone: "slang", level: "A1" } }),
    ]) {
      expect(response.headers.get("Retry-After")).toBe(retryAfter);
      expect((await expectError(response, 429)).message).toContain("a lot of messages");
    }
    expect(await learnerStorage()).toEqual(before);
    expect(tutor).not.toHaveBeenCalled();
    // The last one before the limit goes through, and a later minute or day counts anew.
    await set(used.replace("20,", "19,").replace("150", "149"));
    await learner.call(POST, post(conversation, "Hallo!"));
    at(new Date(NOW.getTime() + Number(retryAfter) * 1_000));
    await learner.call(POST, post(conversation, "Weiter!"));
    expect(tutor).toHaveBeenCalledTimes(2);
  });

  it("is one beyond the quota of writes (429), in which every message counts", async () => {
    tutorSays(() => ({}));
    await learner.call(POST, post(conversation, "Hallo!"));
    const count = () => row("SELECT minute_writes AS n FROM user_xp WHERE user_id = ?", learner.userId);
    expect(await count()).toEqual({ n: 2 });
    await env.DB.prepare("UPDATE user_xp SET minute_writes = 120 WHERE user_id = ?").bind(learner.userId).run();
    const before = await learnerStorage();
    const response = await learner.send(POST, post(conversation, "Hallo!"));
    expect((await expectError(response, 429)).message).toContain("Nothing was saved");
    expect(await learnerStorage()).toEqual(before);
  });

  it("is a parallel one (409), which stores nothing", async () => {
    const { tutor, answer } = slowTutor();
    const first = learner.send(POST, post(conversation, "Erstens.", { clientMessageId: ID }));
    await until(() => tutor.mock.calls.length === 1);
    const before = await learnerStorage();
    for (const clientMessageId of [ID, crypto.randomUUID(), undefined]) {
      const more = clientMessageId === undefined ? {} : { clientMessageId };
      const response = await learner.send(POST, post(conversation, "Zweitens.", more));
      expect(response.headers.get("Retry-After")).toBe("15");
      expect((await expectError(response, 409)).message).toContain("being answered");
    }
    expect(await learnerStorage()).toEqual(before);
    answer();
    expect((await first).status).toBe(200);
    expect(await said()).toEqual(["user: Erstens.", "assistant: Schön! Und was noch?"]);
    expect(tutor).toHaveBeenCalledTimes(1);
  });
});

describe("the same message sent again", () => {
  it("gets the stored turn, whatever came later; nothing is stored and the tutor is asked once", async () => {
    const tutor = tutorSays(() => ({ corrections: [edit(MESSAGE, "habe", "bin")] }));
    const sent = post(conversation, MESSAGE, { clientMessageId: ID });
    const first = await learner.call(POST, sent);
    await learner.call(POST, post(conversation, "Noch etwas.", { clientMessageId: crypto.randomUUID() }));
    const before = await learnerStorage();
    const again = await learner.call(POST, sent);
    expect(await learnerStorage()).toEqual(before);
    expect(again).toMatchObject({
      userMessage: first.userMessage,
      assistantMessage: first.assistantMessage,
      xpAwarded: first.xpAwarded,
      xpParts: first.xpParts,
      xp: { totalXp: 4 },
    });
    expect(tutor).toHaveBeenCalledTimes(2);
  });

  it("says again that it completed the day", async () => {
    tutorSays(() => ({}));
    await env.DB.prepare(
      "UPDATE user_xp SET day = '2037-06-10', day_lessons_completed_today = 2, day_vocabulary_test_complete = 1, day_grammar_test_complete = 1 WHERE user_id = ?",
    )
      .bind(learner.userId)
      .run();
    const sent = post(conversation, MESSAGE, { clientMessageId: ID });
    const first = await learner.call(POST, sent);
    expect(first).toMatchObject({
      xpAwarded: 52,
      xpParts: [
        { reason: "Message in German", amount: 2 },
        { reason: "All daily challenges", amount: 50 },
      ],
    });
    expect(await learner.call(POST, sent)).toMatchObject({ xpAwarded: 52, xpParts: first.xpParts });
  });

  it("many times at once is stored and answered once", async () => {
    const tutor = tutorSays(() => ({}));
    const sent = post(conversation, MESSAGE, { clientMessageId: ID });
    const responses = await Promise.all(Array.from({ length: 6 }, () => learner.send(POST, sent)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(tutor).toHaveBeenCalledTimes(1);
    expect(await said()).toHaveLength(2);
    expect(await countOf("xp_transactions", "user_id = ?", learner.userId)).toBe(1);
  });

  it("belongs to its conversation: elsewhere the same id is another message", async () => {
    tutorSays(() => ({}));
    const other = await begin(learner);
    for (const id of [conversation, other]) {
      await learner.call(POST, post(id, MESSAGE, { clientMessageId: ID }));
    }
    const mine = "client_message_id = ? AND conversation_id IN (?, ?)";
    expect(await countOf("messages", mine, ID, conversation, other)).toBe(2);
  });
});

describe("a message that was stored but never answered", () => {
  beforeEach(async () => {
    const { tutor } = slowTutor();
    // The Worker dies: its tutor never answers. The promise is left to itself.
    void learner.send(POST, post(conversation, MESSAGE, { clientMessageId: ID }));
    await until(() => tutor.mock.calls.length === 1);
    vi.restoreAllMocks();
    tutorSays(() => ({}));
  });

  it("is answered once, when it is sent again after 15 s", async () => {
    after(14);
    const response = await learner.send(POST, post(conversation, MESSAGE, { clientMessageId: ID }));
    expect(response.headers.get("Retry-After")).toBe("1");
    await expectError(response, 409);
    after(15);
    const turn = await learner.call(POST, post(conversation, MESSAGE, { clientMessageId: ID }));
    expect(turn.userMessage.id).toBe(2);
    expect(await said()).toEqual([`user: ${MESSAGE}`, "assistant: Schön! Und was noch?"]);
  });

  it("stays, and the next message is answered after 15 s", async () => {
    after(14);
    await expectError(await learner.send(POST, post(conversation, "Hallo?")), 409);
    after(15);
    await learner.call(POST, post(conversation, "Hallo?"));
    expect(await said()).toEqual([`user: ${MESSAGE}`, "user: Hallo?", "assistant: Schön! Und was noch?"]);
    const late = await learner.send(POST, post(conversation, MESSAGE, { clientMessageId: ID }));
    expect((await expectError(late, 409)).message).toContain("new message");
  });
});

describe("a reply that comes after its time", () => {
  /** A message whose tutor takes longer than 15 s: `first` is the answer to it, `comes` lets the reply come. */
  async function lateReply() {
    const { tutor, answer } = slowTutor();
    const first = learner.send(POST, post(conversation, MESSAGE, { clientMessageId: ID }));
    await until(() => tutor.mock.calls.length === 1);
    vi.restoreAllMocks();
    tutorSays(() => ({ reply: "Schneller!" }));
    after(15);
    return { first, comes: () => answer() };
  }

  it("is not stored once another call has answered the message: both get the stored reply, and it is rewarded once", async () => {
    const { first, comes } = await lateReply();
    const again = await learner.call(POST, post(conversation, MESSAGE, { clientMessageId: ID }));
    comes();
    const late: { assistantMessage: unknown } = await (await first).json();
    expect(late.assistantMessage).toEqual(again.assistantMessage);
    expect(await said()).toEqual([`user: ${MESSAGE}`, "assistant: Schneller!"]);
    expect(await countOf("xp_transactions", "user_id = ?", learner.userId)).toBe(1);
  });

  it("is not stored once the next message is: 409, and nothing of it counts", async () => {
    const { first, comes } = await lateReply();
    await learner.call(POST, post(conversation, "Hallo?"));
    comes();
    expect((await expectError(await first, 409)).message).toContain("new message");
    expect(await said()).toEqual([`user: ${MESSAGE}`, "user: Hallo?", "assistant: Schneller!"]);
    expect(await countOf("xp_transactions", "user_id = ?", learner.userId)).toBe(1);
  });
});

describe("a failure", () => {
  it("of the tutor answers 503 and keeps the message, which can be sent again at once", async () => {
    tutorSays(() => Promise.reject(new Error("no model")));
    vi.spyOn(console, "error").mockImplementation(() => {});
    const sent = post(conversation, MESSAGE, { clientMessageId: ID });
    const response = await learner.send(POST, sent);
    expect((await expectError(response, 503)).message).toContain("Your message is kept");
    expect(await said()).toEqual([`user: ${MESSAGE}`]);
    vi.restoreAllMocks();
    tutorSays(() => ({}));
    await learner.call(POST, sent);
    expect(await said()).toEqual([`user: ${MESSAGE}`, "assistant: Schön! Und was noch?"]);
  });

  it.each([
    { atTrip: 1, when: "before", left: [] },
    { atTrip: 1, when: "after-commit", left: [`user: ${MESSAGE}`] },
    { atTrip: 2, when: "before", left: [`user: ${MESSAGE}`] },
    { atTrip: 2, when: "after-commit", left: [`user: ${MESSAGE}`, "assistant: Schön! Und was noch?"] },
  ] as const)(
    "of D1 at round trip $atTrip, $when, answers 503 and half-writes nothing",
    async ({ atTrip, when, left }) => {
      const tutor = tutorSays(() => ({ corrections: [edit(MESSAGE, "habe", "bin")] }));
      vi.spyOn(console, "error").mockImplementation(() => {});
      // Content is in memory, so the first round trip is that of the turn.
      await learner.call(POST, post(await begin(learner), "Hallo!"));
      const sent = post(conversation, MESSAGE, { clientMessageId: ID });
      const response = await learner.send(POST, { ...sent, env: failingDatabase(env, { atTrip, when }) });
      await expectError(response, 503);
      expect(await said()).toEqual(left);
      const isStored = left.length === 2;
      expect(await countOf("grammatical_issues", "user_id = ?", learner.userId)).toBe(isStored ? 1 : 0);
      expect(await countOf("xp_transactions", "user_id = ?", learner.userId)).toBe(isStored ? 2 : 1);
      // A browser waits as long as a 409 says, and sends it again.
      after(15);
      await learner.call(POST, sent);
      expect(await said()).toEqual([`user: ${MESSAGE}`, "assistant: Schön! Und was noch?"]);
      expect(await countOf("grammatical_issues", "user_id = ?", learner.userId)).toBe(1);
      expect(await countOf("xp_transactions", "user_id = ?", learner.userId)).toBe(2);
      expect(tutor.mock.calls.length).toBeLessThanOrEqual(3);
    },
  );

  it.each([
    ["its learner", () => learner.call("DELETE /api/conversations/:id", { params: { id: conversation } })],
    ["the sweep", () => env.DB.prepare("DELETE FROM conversations WHERE id = ?").bind(conversation).run()],
  ])(
    "of a conversation that %s deletes while the tutor is at work answers 404 and rewards nothing",
    async (_, remove) => {
      const { tutor, answer } = slowTutor();
      const sent = learner.send(POST, post(conversation, MESSAGE));
      await until(() => tutor.mock.calls.length === 1);
      await remove();
      answer();
      await expectError(await sent, 404);
      expect(await countOf("messages", "conversation_id = ?", conversation)).toBe(0);
      expect(await countOf("daily_progress", "user_id = ?", learner.userId)).toBe(0);
    },
  );

  it("of a learner who signs out while the tutor is at work answers 401 and keeps the message without a reply", async () => {
    const { tutor, answer } = slowTutor();
    const sent = learner.send(POST, post(conversation, MESSAGE));
    await until(() => tutor.mock.calls.length === 1);
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
    answer();
    await expectError(await sent, 401);
    expect(await said()).toEqual([`user: ${MESSAGE}`]);
    expect(await countOf("daily_progress", "user_id = ?", learner.userId)).toBe(0);
    expect(await countOf("turns", "conversation_id = ? AND answering_until IS NOT NULL", conversation)).toBe(0);
  });

  it("to be alone is none: with another write in between, the turn is decided again and the tutor asked once", async () => {
    const tutor = tutorSays(() => ({}));
    const bump = env.DB.prepare("UPDATE user_xp SET version = version + 1 WHERE user_id = ?").bind(learner.userId);
    let bumped = 0;
    const rival = hookedDatabase(env, {
      before: async (trip) => {
        if (trip === 2 && bumped++ === 0) await bump.run();
      },
    });
    await learner.call("GET /api/conversations/:id/messages", { params: { id: conversation } });
    const response = await learner.send(POST, { ...post(conversation, MESSAGE), env: rival });
    expect(response.status).toBe(200);
    expect(bumped).toBe(1);
    expect(tutor).toHaveBeenCalledTimes(1);
    expect(await said()).toHaveLength(2);
  });
});

describe("as a stream", () => {
  const accept = { Accept: "text/event-stream" };

  it("a turn tells the message, the reply word by word, the whole turn, and its end", async () => {
    tutorSays(() => ({ reply: "Schön! Und was\nnoch? " }));
    const response = await learner.send(POST, { ...post(conversation, MESSAGE), headers: accept });
    expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const events = eventsIn(await response.text());
    expect(events.map(({ name }) => name)).toEqual(["user", ...Array<string>(4).fill("delta"), "message", "done"]);
    const reply = events.flatMap((event) => (event.name === "delta" ? event.data.text : [])).join("");
    const whole = events.find((event) => event.name === "message");
    expect(reply).toBe("Schön! Und was\nnoch? ");
    expect(whole?.data).toMatchObject({ assistantMessage: { content: reply }, xpAwarded: 2 });
    expect(events[0]?.data).toMatchObject({ userMessage: { content: MESSAGE, id: 2 } });
    const page = await learner.call("GET /api/conversations/:id/messages", { params: { id: conversation } });
    expect(whole?.data).toMatchObject({ assistantMessage: page.messages[2], userMessage: page.messages[1] });
  });

  it("a reply takes 25 ms a word, so that it can be read as it comes", async () => {
    tutorSays(() => ({ reply: "eins zwei drei vier fünf sechs sieben acht neun zehn" }));
    const pause = vi.spyOn(scheduler, "wait");
    const response = await learner.send(POST, { ...post(conversation, MESSAGE), headers: accept });
    await response.text();
    expect(pause.mock.calls.filter(([ms]) => ms === 25)).toHaveLength(10);
  });

  it("a turn that was stored before is told in the same way", async () => {
    tutorSays(() => ({}));
    const sent = { ...post(conversation, MESSAGE, { clientMessageId: ID }), headers: accept };
    const first = eventsIn(await (await learner.send(POST, sent)).text());
    const again = eventsIn(await (await learner.send(POST, sent)).text());
    expect(again.map(({ name }) => name)).toEqual(first.map(({ name }) => name));
  });

  it("a refusal is answered with its status, like that of any other call", async () => {
    const response = await learner.send(POST, { ...post(crypto.randomUUID(), MESSAGE), headers: accept });
    await expectError(response, 404);
  });

  it("a failure after the message was stored is told as an event", async () => {
    tutorSays(() => Promise.reject(new Error("no model")));
    vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await learner.send(POST, { ...post(conversation, MESSAGE), headers: accept });
    expect(response.status).toBe(200);
    expect(eventsIn(await response.text())).toMatchObject([
      { name: "user" },
      { name: "error", data: { status: 503, message: expect.stringContaining("Your message is kept") as string } },
    ]);
  });

  it("a reply is stored although the browser has gone, and not told word by word to nobody", async () => {
    const { tutor, answer } = slowTutor();
    const waited: Promise<unknown>[] = [];
    const sent = learner.send(POST, { ...post(conversation, MESSAGE), headers: accept }).then(async (response) => {
      await response.body?.cancel();
      return response;
    });
    waited.push(sent);
    await until(() => tutor.mock.calls.length === 1);
    answer();
    await sent;
    for (let tries = 0; tries < 100 && (await said()).length < 2; tries++) await scheduler.wait(10);
    expect(await said()).toEqual([`user: ${MESSAGE}`, "assistant: Schön! Und was noch?"]);
  });
});
