import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TRIAL_DEFAULT } from "#content/built-in/trial-chat.ts";
import { Actor, makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { failingDatabase, hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { countOf, learnerStorage, row, storage } from "#tests/support/worker/storage.ts";
import { builtInTutor } from "#worker/tutor/built-in/tutor.ts";

const BEGIN = "POST /api/trial-chat";
const SEND = "POST /api/trial-chat/messages";
const START = new Date("2037-06-10T10:00:00Z");
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

beforeEach(async () => {
  at(START);
  await env.DB.batch(["trial_chat_sessions", "auth_attempts"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => {
  vi.restoreAllMocks();
  realClock();
});

function signUpForm() {
  const email = `trial-${crypto.randomUUID()}@example.org`;
  return { body: { firstName: "Mara", lastName: "Klein", email, password: PASSWORD } };
}

/** A visitor who has said something wrong and something right, a minute later. */
async function makeTalker(choice: object = {}): Promise<Actor> {
  const visitor = new Actor();
  await visitor.call(BEGIN, { body: { ...TRIAL_DEFAULT, ...choice } });
  await visitor.call(SEND, { body: { content: "Ich habe gestern nach Berlin gefahren." } });
  at(new Date(START.getTime() + MINUTE_MS));
  await visitor.call(SEND, { body: { content: "Die Stadt gefällt mir sehr gut." } });
  return visitor;
}

/** Another tab of the visitor's browser. */
function tabOf(visitor: Actor): Actor {
  const tab = new Actor();
  for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
  return tab;
}

/** An environment in which something happens between what a call reads in its first round trip and what it writes in its second. */
function meanwhile(happens: () => Promise<unknown>): Env {
  return hookedDatabase(env, {
    before: async (trip) => {
      if (trip === 2) await happens();
    },
  });
}

function conversationsOf(userId: string) {
  return env.DB.prepare(
    `SELECT *, (SELECT max(id) FROM messages WHERE conversation_id = conversations.id) AS message_count,
      (SELECT max(created_at) FROM messages WHERE conversation_id = conversations.id) AS updated_at
      FROM conversations WHERE user_id = ?`,
  )
    .bind(userId)
    .all();
}

function messagesOf(conversationId: unknown) {
  return env.DB.prepare(
    "SELECT id, role, content, translation, corrections, vocabulary, engine, created_at FROM messages WHERE conversation_id = ? ORDER BY id",
  )
    .bind(conversationId)
    .all();
}

function trialMessages() {
  return env.DB.prepare(
    "SELECT id, role, content, translation, corrections, vocabulary, engine, created_at FROM trial_chat_messages ORDER BY id",
  ).all();
}

describe("signing up after a trial chat", () => {
  it("makes it the first conversation of the account, with its corrections, and leaves nothing behind", async () => {
    const visitor = await makeTalker();
    const said = (await trialMessages()).results;
    const { id } = await visitor.call("POST /api/auth/signup", signUpForm());
    const { results } = await conversationsOf(id);
    expect(results).toMatchObject([
      {
        language: "german",
        title: "Chitchat Practice",
        category: "chitchat",
        cefr_level: "A1",
        assessed_level: null,
        tone: "friendly",
        message_count: 5,
        is_active: 1,
        created_at: START.getTime(),
        updated_at: START.getTime() + MINUTE_MS,
      },
    ]);
    const moved = (await messagesOf(results[0]?.id)).results;
    expect(moved).toEqual(said);
    expect(moved[1]).toMatchObject({ content: "Ich habe gestern nach Berlin gefahren." });
    expect(String(moved[1]?.corrections)).toContain("bin");
    expect(await row("SELECT trial_messages_used AS used FROM users WHERE id = ?", id)).toEqual({ used: 2 });
    expect(await countOf("trial_chat_sessions")).toBe(0);
    expect(await countOf("trial_chat_messages")).toBe(0);
    expect(visitor.cookies.has("trial-chat")).toBe(false);
  });

  it("keeps its words and mistakes for practice", async () => {
    const visitor = await makeTalker();
    const chat = await visitor.call("GET /api/trial-chat");
    const taught = new Set(chat?.messages.flatMap(({ vocabulary }) => vocabulary.map(({ word }) => word)));
    const { id } = await visitor.call("POST /api/auth/signup", signUpForm());
    const [conversation] = (await conversationsOf(id)).results;
    expect(taught.size).toBeGreaterThan(0);
    expect(await countOf("vocabulary", "user_id = ?", id)).toBe(taught.size);
    expect(await row("SELECT vocabulary_count AS words FROM progress_tracking WHERE user_id = ?", id)).toEqual({
      words: taught.size,
    });
    expect(
      await row(
        "SELECT sentence, start, original_text, corrected_text, topic, times_encountered, conversation_id FROM grammatical_issues WHERE user_id = ?",
        id,
      ),
    ).toEqual({
      sentence: "Ich habe gestern nach Berlin gefahren.",
      start: 4,
      original_text: "habe",
      corrected_text: "bin",
      topic: "chitchat",
      times_encountered: 1,
      conversation_id: conversation?.id,
    });
  });

  it("goes to one of two accounts that are opened at the same moment, with all that was kept of it", async () => {
    const visitor = await makeTalker();
    const twin = tabOf(visitor);
    const ids = (
      await Promise.all([visitor, twin].map((each) => each.call("POST /api/auth/signup", signUpForm())))
    ).map(({ id }) => id);
    const kept = await Promise.all(
      ["conversations", "grammatical_issues", "vocabulary"].map(async (table) =>
        Promise.all(ids.map(async (id) => (await countOf(table, "user_id = ?", id)) > 0)),
      ),
    );
    const owner = ids.map((_, i) => kept[0]?.[i] === true);
    expect(owner.filter(Boolean)).toHaveLength(1);
    expect(kept).toEqual([owner, owner, owner]);
  });

  it("takes along what is said after the chat was looked at", async () => {
    const visitor = await makeTalker();
    const tab = tabOf(visitor);
    const { id } = await visitor.call("POST /api/auth/signup", {
      ...signUpForm(),
      env: meanwhile(() => tab.call(SEND, { body: { content: "Ich habe gestern zu Hause geblieben." } })),
    });
    const [conversation] = (await conversationsOf(id)).results;
    expect(conversation).toMatchObject({ message_count: 7 });
    expect(await row("SELECT trial_messages_used AS used FROM users WHERE id = ?", id)).toEqual({ used: 3 });
    expect(await row("SELECT times_encountered AS times FROM grammatical_issues WHERE user_id = ?", id)).toEqual({
      times: 2,
    });
    expect(await countOf("trial_chat_sessions")).toBe(0);
  });

  it("takes along a reply that comes after the chat was looked at", async () => {
    const visitor = await makeTalker();
    const turn = builtInTutor.turn.bind(builtInTutor);
    let answer = (): void => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(builtInTutor, "turn").mockImplementation(async (input) => {
      await released;
      return turn(input);
    });
    const posting = visitor.send(SEND, { body: { content: "Ich wohne am Fluss." } });
    await vi.waitFor(async () => expect(await countOf("trial_chat_messages")).toBe(6));
    const replied = async () => {
      answer();
      expect((await posting).status).toBe(200);
    };
    const { id } = await visitor.call("POST /api/auth/signup", { ...signUpForm(), env: meanwhile(replied) });
    const [conversation] = (await conversationsOf(id)).results;
    expect(conversation).toMatchObject({ message_count: 7 });
  });

  it("leaves it to the account that took it after it was looked at", async () => {
    const visitor = await makeTalker();
    const tab = tabOf(visitor);
    let first = "";
    const taken = async () => {
      first = (await tab.call("POST /api/auth/signup", signUpForm())).id;
    };
    const { id } = await visitor.call("POST /api/auth/signup", { ...signUpForm(), env: meanwhile(taken) });
    expect((await conversationsOf(first)).results).toHaveLength(1);
    expect((await conversationsOf(id)).results).toEqual([]);
    expect(await countOf("vocabulary", "user_id = ?", id)).toBe(0);
    expect(await visitor.call("GET /api/conversations")).toEqual([]);
  });

  it("leaves it with the visitor when the address was taken after it was looked at", async () => {
    const visitor = await makeTalker();
    const form = signUpForm();
    const lost = await visitor.send("POST /api/auth/signup", {
      ...form,
      env: meanwhile(() => new Actor().call("POST /api/auth/signup", form)),
    });
    await expectError(lost, 409);
    expect((await visitor.call("GET /api/trial-chat"))?.messages).toHaveLength(5);
  });

  it("is put off while the chat changes all the time, with nothing stored", async () => {
    const visitor = await makeTalker();
    const form = signUpForm();
    let changes = 0;
    const before = async (trip: number) => {
      if (trip % 2 === 0)
        await env.DB.prepare("UPDATE trial_chat_messages SET answering_until = ? WHERE id = 4").bind(++changes).run();
    };
    await expectError(
      await visitor.send("POST /api/auth/signup", { ...form, env: hookedDatabase(env, { before }) }),
      503,
    );
    expect(changes).toBeLessThan(10);
    expect(await countOf("users", "email = ?", form.body.email)).toBe(0);
    expect((await visitor.call("GET /api/trial-chat"))?.messages).toHaveLength(5);
  });

  it("can be read and goes on as any other conversation", async () => {
    const visitor = await makeTalker();
    await visitor.call("POST /api/auth/signup", signUpForm());
    const [listed] = await visitor.call("GET /api/conversations");
    const params = { id: listed?.id ?? "" };
    const { messages } = await visitor.call("GET /api/conversations/:id/messages", { params });
    expect(messages).toHaveLength(5);
    expect(messages[1]?.corrections).toMatchObject([{ original: "habe", corrected: "bin" }]);
    const body = { content: "Am Wochenende gehe ich gern ins Kino.", language: "german", level: "A1" } as const;
    const turn = await visitor.call("POST /api/conversations/:id/messages", { params, body });
    expect(turn.conversation).toMatchObject({ messageCount: 7, title: "Chitchat Practice" });
  });

  it("earns nothing: XP begin with the account", async () => {
    const visitor = await makeTalker();
    const { id } = await visitor.call("POST /api/auth/signup", signUpForm());
    expect(await countOf("xp_transactions", "user_id = ?", id)).toBe(0);
    expect(await visitor.call("GET /api/gamification/xp")).toMatchObject({ totalXp: 0 });
  });

  it("names a chat without a topic", async () => {
    const visitor = await makeTalker({ category: undefined });
    const { id } = await visitor.call("POST /api/auth/signup", signUpForm());
    expect((await conversationsOf(id)).results).toMatchObject([{ title: "Free Practice", category: null }]);
  });

  it("forgets a chat in which nothing was said", async () => {
    const visitor = new Actor();
    await visitor.call(BEGIN, { body: TRIAL_DEFAULT });
    const { id } = await visitor.call("POST /api/auth/signup", signUpForm());
    expect((await conversationsOf(id)).results).toEqual([]);
    expect(await countOf("trial_chat_sessions")).toBe(0);
    expect(visitor.cookies.has("trial-chat")).toBe(false);
  });

  it("does not bring a chat whose time is over, nor that of another browser", async () => {
    const visitor = await makeTalker();
    const other = new Actor();
    other.cookies.set("trial-chat", "A".repeat(43));
    const stranger = await other.call("POST /api/auth/signup", signUpForm());
    at(new Date(START.getTime() + 7 * DAY_MS));
    const late = await visitor.call("POST /api/auth/signup", signUpForm());
    expect((await conversationsOf(stranger.id)).results).toEqual([]);
    expect((await conversationsOf(late.id)).results).toEqual([]);
    expect(visitor.cookies.has("trial-chat")).toBe(false);
  });

  it.each(["before", "after-commit"] as const)(
    "stores both or nothing when the database is lost %s the batch",
    async (when) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const visitor = await makeTalker();
      const form = signUpForm();
      const lost = await visitor.send("POST /api/auth/signup", {
        ...form,
        env: failingDatabase(env, { atTrip: 2, when }),
      });
      await expectError(lost, 503);
      const account = await row<{ id: string }>("SELECT id FROM users WHERE email = ?", form.body.email);
      const moved = account ? (await conversationsOf(account.id)).results.length : 0;
      expect([moved, await countOf("trial_chat_sessions")]).toEqual(when === "before" ? [0, 1] : [1, 0]);
      // The visitor tries again, or signs in: the chat is there once.
      const call = when === "before" ? "POST /api/auth/signup" : "POST /api/auth/login";
      const { email, password } = form.body;
      const { id } =
        when === "before"
          ? await visitor.call("POST /api/auth/signup", form)
          : await visitor.call("POST /api/auth/login", { body: { email, password } });
      expect((await conversationsOf(id)).results, call).toHaveLength(1);
    },
  );

  it("leaves the chat where it is when the sign-up is refused", async () => {
    const { email } = await makeLearner();
    const visitor = await makeTalker();
    const { auth_attempts: _before, ...before } = await storage();
    const form = signUpForm();
    await expectError(await visitor.send("POST /api/auth/signup", { body: { ...form.body, email } }), 409);
    const { auth_attempts: _after, ...after } = await storage();
    expect(after).toEqual(before);
    expect((await visitor.call("GET /api/trial-chat"))?.messages).toHaveLength(5);
  });

  it("takes a message along that is being answered, and its reply is not lost to the trial", async () => {
    const visitor = await makeTalker();
    const turn = builtInTutor.turn.bind(builtInTutor);
    let answer = (): void => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(builtInTutor, "turn").mockImplementation(async (input) => {
      await released;
      return turn(input);
    });
    const posting = visitor.send(SEND, { body: { content: "Ich wohne am Fluss." } });
    await vi.waitFor(async () => expect(await countOf("trial_chat_messages")).toBe(6));
    const { id } = await visitor.call("POST /api/auth/signup", signUpForm());
    answer();
    await expectError(await posting, 404);
    const [conversation] = (await conversationsOf(id)).results;
    expect(conversation).toMatchObject({ message_count: 6 });
    expect((await messagesOf(conversation?.id)).results.at(-1)).toMatchObject({
      id: 6,
      content: "Ich wohne am Fluss.",
    });
  });
});

describe("signing in after a trial chat", () => {
  it("brings it into the account, beside what is there", async () => {
    const learner = await makeLearner();
    for (const used of [2, 4]) {
      const visitor = await makeTalker({ level: "A2" });
      await visitor.call("POST /api/auth/login", { body: { email: learner.email, password: PASSWORD } });
      expect(await row("SELECT trial_messages_used AS used FROM users WHERE id = ?", learner.userId)).toEqual({ used });
      expect(visitor.cookies.has("trial-chat")).toBe(false);
    }
    expect((await conversationsOf(learner.userId)).results).toMatchObject([{ cefr_level: "A2" }, { cefr_level: "A2" }]);
    expect(await countOf("trial_chat_sessions")).toBe(0);
  });

  it("twice at once brings it once", async () => {
    const learner = await makeLearner();
    const visitor = await makeTalker();
    const twin = tabOf(visitor);
    const body = { email: learner.email, password: PASSWORD };
    await Promise.all([visitor, twin].map((each) => each.call("POST /api/auth/login", { body })));
    expect((await conversationsOf(learner.userId)).results).toHaveLength(1);
    expect(
      await row("SELECT times_encountered AS times FROM grammatical_issues WHERE user_id = ?", learner.userId),
    ).toEqual({ times: 1 });
    expect(await countOf("vocabulary", "user_id = ? AND times_encountered > 1", learner.userId)).toBe(0);
  });

  it("brings it once when it has been stored and its deletion was lost, as may happen between two databases", async () => {
    const visitor = await makeTalker();
    const tab = tabOf(visitor);
    const tables = ["trial_chat_sessions", "trial_chat_messages"];
    const kept = await env.DB.batch<Record<string, unknown>>(
      tables.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)),
    );
    const form = signUpForm();
    const { id } = await visitor.call("POST /api/auth/signup", form);
    const before = await learnerStorage();
    for (const [i, { results }] of kept.entries()) {
      for (const stored of results) {
        const values = Object.values(stored);
        await env.DB.prepare(`INSERT INTO ${tables[i]} VALUES (${values.map(() => "?").join(", ")})`)
          .bind(...values)
          .run();
      }
    }
    const { email, password } = form.body;
    await tab.call("POST /api/auth/login", { body: { email, password } });
    const after = await learnerStorage();
    for (const name of ["conversations", "turns", "vocabulary", "grammatical_issues", "progress_tracking", "users"])
      expect(after[name], name).toBe(before[name]);
    expect((await conversationsOf(id)).results).toHaveLength(1);
    expect(await countOf("trial_chat_sessions")).toBe(0);
    expect(tab.cookies.has("trial-chat")).toBe(false);
  });

  it("takes along what is said after the chat was looked at", async () => {
    const learner = await makeLearner();
    const visitor = await makeTalker();
    const tab = tabOf(visitor);
    await visitor.call("POST /api/auth/login", {
      body: { email: learner.email, password: PASSWORD },
      env: meanwhile(() => tab.call(SEND, { body: { content: "Ich wohne am Fluss." } })),
    });
    expect((await conversationsOf(learner.userId)).results).toMatchObject([{ message_count: 7 }]);
  });

  it("leaves it to the account that took it after it was looked at", async () => {
    const [learner, other] = [await makeLearner(), await makeLearner()];
    const visitor = await makeTalker();
    const tab = tabOf(visitor);
    await visitor.call("POST /api/auth/login", {
      body: { email: learner.email, password: PASSWORD },
      env: meanwhile(() => tab.call("POST /api/auth/login", { body: { email: other.email, password: PASSWORD } })),
    });
    expect((await conversationsOf(learner.userId)).results).toEqual([]);
    expect((await conversationsOf(other.userId)).results).toHaveLength(1);
  });

  it("brings nothing with a wrong password", async () => {
    const learner = await makeLearner();
    const visitor = await makeTalker();
    const body = { email: learner.email, password: "wrong horse" };
    await expectError(await visitor.send("POST /api/auth/login", { body }), 401);
    expect((await conversationsOf(learner.userId)).results).toEqual([]);
    expect((await visitor.call("GET /api/trial-chat"))?.messages).toHaveLength(5);
  });
});
