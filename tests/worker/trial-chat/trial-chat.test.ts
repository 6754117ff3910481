import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TRIAL_DEFAULT, TRIAL_OPENER } from "#content/built-in/trial-chat.ts";
import { Actor, ORIGIN } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { failingDatabase } from "#tests/support/worker/failing-env.ts";
import { countOf, row, storage } from "#tests/support/worker/storage.ts";
import worker from "#worker/index.ts";
import { builtInTutor } from "#worker/tutor/built-in/tutor.ts";

const GET = "GET /api/trial-chat";
const BEGIN = "POST /api/trial-chat";
const SEND = "POST /api/trial-chat/messages";
const START = new Date("2037-06-10T10:00:00Z");
const DAY_MS = 24 * 3_600_000;

beforeEach(async () => {
  at(START);
  await env.DB.batch(["trial_chat_sessions", "auth_attempts"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => {
  vi.restoreAllMocks();
  realClock();
});

function later(ms: number): void {
  at(new Date(START.getTime() + ms));
}

/** A visitor with a trial chat in which nothing has been said. */
async function makeVisitor(address?: string): Promise<Actor> {
  const visitor = new Actor();
  await visitor.call(BEGIN, { body: TRIAL_DEFAULT, headers: from(address) });
  return visitor;
}

function from(address: string | undefined): Record<string, string> {
  return address === undefined ? {} : { "CF-Connecting-IP": address };
}

function say(visitor: Actor, content: string, clientMessageId: string = crypto.randomUUID(), bindings: Env = env) {
  return visitor.send(SEND, { body: { content, clientMessageId }, env: bindings });
}

/** Makes the tutor wait until the test lets it answer; gives how often it was asked. */
function slowTutor(): { answer: () => void; asked: () => number } {
  const turn = builtInTutor.turn.bind(builtInTutor);
  let answer = (): void => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const spy = vi.spyOn(builtInTutor, "turn").mockImplementation(async (input) => {
    await released;
    return turn(input);
  });
  return { answer, asked: () => spy.mock.calls.length };
}

async function untilStored(where: string): Promise<void> {
  await vi.waitFor(async () => expect(await countOf("trial_chat_messages", where)).toBe(1));
}

describe("a trial chat", () => {
  it("begins with the line that the landing page shows", async () => {
    const visitor = new Actor();
    expect(await visitor.call(GET)).toBeNull();
    const chat = await visitor.call(BEGIN, { body: TRIAL_DEFAULT });
    expect(chat).toMatchObject({ language: "german", category: "chitchat", cefrLevel: "A1", tone: "friendly" });
    expect(chat.messages).toEqual([
      {
        id: 1,
        conversationId: "trial",
        clientMessageId: null,
        role: "assistant",
        content: TRIAL_OPENER.text,
        originalContent: null,
        correctedContent: null,
        translation: TRIAL_OPENER.translation,
        corrections: [],
        vocabulary: [],
        engine: null,
        createdAt: START.toISOString(),
      },
    ]);
    expect(chat.messagesLeft).toBe(5);
    expect(await visitor.call(GET)).toEqual(chat);
  });

  it.each([
    ["http", ORIGIN, "trial-chat", ""],
    ["https", "https://wortpfad.example", "__Host-trial-chat", "; Secure"],
  ])(
    "is named over %s by a cookie of 256 random bits, of which only the hash is stored",
    async (_, origin, name, more) => {
      const visitor = new Actor();
      visitor.origin = origin;
      const response = await visitor.send(BEGIN, { body: TRIAL_DEFAULT });
      const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(name)) ?? "";
      const expires = new Date(START.getTime() + 7 * DAY_MS).toUTCString();
      expect(line.replace(/=[\w-]{43};/, "=…;")).toBe(
        `${name}=…; Path=/; Expires=${expires}; HttpOnly${more}; SameSite=Lax`,
      );
      const token = visitor.cookies.get(name) ?? "";
      const stored = await row<{ id: string }>("SELECT session_id AS id FROM trial_chat_sessions");
      expect(stored?.id).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify([await response.json(), stored])).not.toContain(token);
    },
  );

  it("goes on where there is one, whatever is asked for", async () => {
    const visitor = await makeVisitor();
    await say(visitor, "Ich komme aus Kanada.");
    const before = await storage();
    const again = await visitor.call(BEGIN, { body: { ...TRIAL_DEFAULT, level: "B1" } });
    expect(again).toMatchObject({ cefrLevel: "A1", messagesLeft: 4 });
    expect(again.messages).toHaveLength(3);
    expect(await storage()).toEqual(before);
  });

  it("takes another choice, with another first line, as long as nothing was said", async () => {
    const visitor = await makeVisitor();
    const chat = await visitor.call(BEGIN, {
      body: { language: "german", category: "food", level: "B1", tone: "professional" },
    });
    expect(chat).toMatchObject({ category: "food", cefrLevel: "B1", tone: "professional", messagesLeft: 5 });
    expect(chat.messages).toHaveLength(1);
    expect(chat.messages[0]?.content).not.toBe(TRIAL_OPENER.text);
    expect(await countOf("trial_chat_sessions")).toBe(1);
    const { category } = await visitor.call(BEGIN, { body: { language: "german", level: "B1", tone: "professional" } });
    expect(category).toBeNull();
  });

  it("belongs to one browser", async () => {
    const visitor = await makeVisitor();
    const stranger = new Actor();
    for (const token of ["", "x", "A".repeat(43), `${visitor.cookies.get("trial-chat")}x`]) {
      stranger.cookies.set("trial-chat", token);
      expect(await stranger.call(GET)).toBeNull();
      await expectError(await say(stranger, "Hallo"), 404);
    }
  });

  it("is over after seven days, and another one can begin", async () => {
    const visitor = await makeVisitor();
    later(7 * DAY_MS - 1);
    expect(await visitor.call(GET)).not.toBeNull();
    later(7 * DAY_MS);
    expect(await visitor.call(GET)).toBeNull();
    expect(await expectError(await say(visitor, "Hallo"), 404)).toEqual({
      message: "This trial chat is over. Begin a new one, or create a free account.",
    });
    expect(await visitor.call(BEGIN, { body: TRIAL_DEFAULT })).toMatchObject({ messagesLeft: 5 });
  });
});

describe("a message", () => {
  it("is answered, corrected where it is wrong, and stored with its reply", async () => {
    const visitor = await makeVisitor();
    const clientMessageId = crypto.randomUUID();
    const turn = await visitor.call(SEND, {
      body: { content: "  Ich habe gestern nach Berlin gefahren. ", clientMessageId },
    });
    expect(turn.messagesLeft).toBe(4);
    expect(turn.userMessage).toMatchObject({
      id: 2,
      role: "user",
      clientMessageId,
      content: "Ich habe gestern nach Berlin gefahren.",
      originalContent: "Ich habe gestern nach Berlin gefahren.",
      correctedContent: "Ich bin gestern nach Berlin gefahren.",
      engine: null,
    });
    expect(turn.userMessage.corrections).toMatchObject([
      { start: 4, original: "habe", corrected: "bin", type: "grammar" },
    ]);
    expect(turn.assistantMessage).toMatchObject({
      id: 3,
      role: "assistant",
      engine: "built-in",
      clientMessageId: null,
    });
    expect(turn.assistantMessage.corrections).toEqual(turn.userMessage.corrections);
    expect(turn.assistantMessage.content).not.toBe("");
    const chat = await visitor.call(GET);
    expect(chat?.messages.slice(1)).toEqual([turn.userMessage, turn.assistantMessage]);
    expect(chat?.messagesLeft).toBe(4);
  });

  it("comes to the tutor with what was said before, and with nothing that names the visitor", async () => {
    const visitor = await makeVisitor();
    await say(visitor, "Ich komme aus Kanada.");
    const turn = vi.spyOn(builtInTutor, "turn");
    await say(visitor, "Ich wohne jetzt in Berlin.");
    const [input] = turn.mock.calls[0] ?? [];
    expect(input).toMatchObject({
      message: "Ich wohne jetzt in Berlin.",
      level: "A1",
      tone: "friendly",
      topic: "chitchat",
      turn: 2,
    });
    expect(input?.history.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
    expect(JSON.stringify(input)).not.toContain(visitor.cookies.get("trial-chat"));
  });

  it("can be sent five times in one chat", async () => {
    const visitor = await makeVisitor();
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await visitor.call(SEND, { body: { content: `Ich habe ${left} Katzen.` } })).messagesLeft).toBe(left);
    }
    const before = await storage();
    expect(await expectError(await say(visitor, "Noch eine."), 403)).toEqual({
      message: "Your five trial messages are used up. Create a free account to go on.",
    });
    expect(await storage()).toEqual(before);
    expect((await visitor.call(GET))?.messages).toHaveLength(11);
  });

  it("is stored and answered once, however often it is sent", async () => {
    const visitor = await makeVisitor();
    const id = crypto.randomUUID();
    const asked = vi.spyOn(builtInTutor, "turn");
    const first = await (await say(visitor, "Ich komme aus Kanada.", id)).json();
    const before = await storage();
    expect(await (await say(visitor, "Ich komme aus Kanada.", id)).json()).toEqual(first);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await storage()).toEqual(before);
  });

  it.each([
    ["the same message", true],
    ["another message", false],
  ])("keeps %s out with 409 while it is being answered", async (_, same) => {
    const visitor = await makeVisitor();
    const tutor = slowTutor();
    const id = crypto.randomUUID();
    const first = say(visitor, "Ich komme aus Kanada.", id);
    await untilStored("role = 'user'");
    expect(
      await expectError(await say(visitor, "Ich komme aus Kanada.", same ? id : crypto.randomUUID()), 409),
    ).toEqual({
      message: "Your last message is still being answered",
    });
    tutor.answer();
    expect((await first).status).toBe(200);
    expect(tutor.asked()).toBe(1);
    expect((await visitor.call(GET))?.messages).toHaveLength(3);
  });

  it("is one of two that come at the same moment: the other is refused and not stored", async () => {
    const visitor = await makeVisitor();
    const statuses = await Promise.all(
      ["Ich bin müde.", "Ich bin wach."].map(async (text) => (await say(visitor, text)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await visitor.call(GET))?.messages).toHaveLength(3);
  });

  it("is answered although its visitor has gone", async () => {
    const visitor = await makeVisitor();
    const tutor = slowTutor();
    const ctx = createExecutionContext();
    const gone = new AbortController();
    const request = new Request(`${ORIGIN}/api/trial-chat/messages`, {
      method: "POST",
      headers: {
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
        Cookie: `trial-chat=${visitor.cookies.get("trial-chat")}`,
      },
      body: JSON.stringify({ content: "Ich komme aus Kanada." }),
      signal: gone.signal,
    });
    const answer = worker.fetch(request as Request<unknown, IncomingRequestCfProperties>, env, ctx);
    await untilStored("role = 'user'");
    gone.abort();
    tutor.answer();
    await waitOnExecutionContext(ctx);
    expect((await visitor.call(GET))?.messages).toHaveLength(3);
    await (await answer).text();
  });
});

describe("a message whose reply failed", () => {
  it.each([
    ["the database is lost while the reply is stored", { atTrip: 2, when: "before" }],
    ["the database is lost before anything is stored", { atTrip: 1, when: "before" }],
    ["the database is lost when the reply is stored already", { atTrip: 2, when: "after-commit" }],
    ["the database is lost when only the message is stored", { atTrip: 1, when: "after-commit" }],
  ] as const)("is answered once when it is sent again: %s", async (_, failure) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const visitor = await makeVisitor("198.51.100.1");
    const id = crypto.randomUUID();
    await expectError(await say(visitor, "Ich komme aus Kanada.", id, failingDatabase(env, failure)), 503);
    // A Worker that died took the message with it for 15 seconds: no other call answers it for so long.
    later(15_000);
    const again = await visitor.call(SEND, {
      body: { content: "Ich komme aus Kanada.", clientMessageId: id },
      headers: from("198.51.100.1"),
    });
    expect(again).toMatchObject({ messagesLeft: 4, userMessage: { id: 2 }, assistantMessage: { id: 3 } });
    expect((await visitor.call(GET))?.messages).toHaveLength(3);
  });

  it("stays, and can be sent again at once, when the tutor fails", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const visitor = await makeVisitor();
    vi.spyOn(builtInTutor, "turn").mockRejectedValueOnce(new Error("no tutor"));
    const id = crypto.randomUUID();
    expect(await expectError(await say(visitor, "Meine Mutter heißt Ottilie.", id), 503)).toEqual({
      message: "The tutor could not answer. Your message is kept; please send it again.",
    });
    expect((await visitor.call(GET))?.messages.map(({ content }) => content)).toEqual([
      TRIAL_OPENER.text,
      "Meine Mutter heißt Ottilie.",
    ]);
    expect((await say(visitor, "Meine Mutter heißt Ottilie.", id)).status).toBe(200);
    expect((await visitor.call(GET))?.messages).toHaveLength(3);
    const log = JSON.stringify(logged.mock.calls);
    expect(log).toContain("no tutor");
    expect(log).not.toContain("Ottilie");
    expect(log).not.toContain(visitor.cookies.get("trial-chat"));
  });

  it("is left to the call that has taken it on since", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const visitor = await makeVisitor();
    const fail: (() => void)[] = [];
    const tutor = vi
      .spyOn(builtInTutor, "turn")
      .mockImplementation(() => new Promise((_, reject) => void fail.push(() => reject(new Error("no tutor")))));
    const id = crypto.randomUUID();
    const first = say(visitor, "Ich komme aus Kanada.", id);
    await vi.waitFor(() => expect(tutor).toHaveBeenCalledTimes(1));
    later(15_000);
    const second = say(visitor, "Ich komme aus Kanada.", id);
    await vi.waitFor(() => expect(tutor).toHaveBeenCalledTimes(2));
    fail[0]?.();
    await expectError(await first, 503);
    const third = await say(visitor, "Ich komme aus Kanada.", id);
    expect(third.headers.get("Retry-After")).toBe("15");
    await expectError(third, 409);
    fail[1]?.();
    await expectError(await second, 503);
    expect(tutor).toHaveBeenCalledTimes(2);
  });

  it("can be left behind: the next message is answered", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const visitor = await makeVisitor();
    await expectError(
      await say(visitor, "Hallo!", crypto.randomUUID(), failingDatabase(env, { atTrip: 1, when: "after-commit" })),
      503,
    );
    later(14_999);
    await expectError(await say(visitor, "Ich komme aus Kanada."), 409);
    later(15_000);
    expect((await say(visitor, "Ich komme aus Kanada.")).status).toBe(200);
    const chat = await visitor.call(GET);
    expect(chat?.messages.map(({ id, role }) => `${id} ${role}`)).toEqual([
      "1 assistant",
      "2 user",
      "4 user",
      "5 assistant",
    ]);
    expect(chat?.messagesLeft).toBe(3);
  });
});

describe("a network address", () => {
  const address = "198.51.100.7";

  async function alreadyUsed(kind: string, count: number): Promise<void> {
    const done = await env.DB.prepare("UPDATE auth_attempts SET count = ? WHERE key GLOB ?")
      .bind(count, `${kind}-address:*`)
      .run();
    expect(done.meta.changes).toBe(1);
  }

  it("may begin five chats a day", async () => {
    for (let chats = 1; chats <= 5; chats++) await makeVisitor(address);
    later(3_600_000);
    const before = await storage();
    const refused = await new Actor().send(BEGIN, { body: TRIAL_DEFAULT, headers: from(address) });
    expect(refused.headers.get("Retry-After")).toBe(String(23 * 3_600));
    expect(refused.headers.getSetCookie().filter((line) => line.startsWith("trial-chat"))).toEqual([]);
    expect(await expectError(refused, 429)).toEqual({
      message: "Too many trial chats were begun from your network today. Create a free account to go on.",
    });
    expect(await storage()).toEqual(before);
    await makeVisitor("198.51.100.8");
    later(DAY_MS);
    await makeVisitor(address);
  });

  it("may choose anew sixty times a day, and can then still send messages", async () => {
    const headers = from(address);
    const visitor = await makeVisitor(address);
    const choose = (level: "A1" | "B1") => visitor.send(BEGIN, { body: { ...TRIAL_DEFAULT, level }, headers });
    await choose("B1");
    await alreadyUsed("trial-choice", 59);
    expect((await choose("A1")).status).toBe(200);
    const before = await storage();
    const refused = await choose("B1");
    expect(refused.headers.get("Retry-After")).toBe(String(24 * 3_600));
    expect(await expectError(refused, 429)).toEqual({
      message: "The topic was changed too often from your network today. Write your message, or create a free account.",
    });
    expect(await storage()).toEqual(before);
    expect((await choose("A1")).status).toBe(200);
    await visitor.call(SEND, { body: { content: "Hallo!" }, headers });
    later(DAY_MS);
    const other = await makeVisitor(address);
    expect((await other.send(BEGIN, { body: { ...TRIAL_DEFAULT, level: "B1" }, headers })).status).toBe(200);
  });

  it("may send twenty messages a day, in all its chats together", async () => {
    const [one, other] = [await makeVisitor(address), await makeVisitor(address)];
    const headers = from(address);
    await one.call(SEND, { body: { content: "Hallo!" }, headers });
    await alreadyUsed("trial-message", 19);
    const clientMessageId = crypto.randomUUID();
    await other.call(SEND, { body: { content: "Guten Tag!", clientMessageId }, headers });
    const before = await storage();
    const refused = await other.send(SEND, { body: { content: "Und jetzt?" }, headers });
    expect(refused.headers.get("Retry-After")).toBe(String(24 * 3_600));
    expect(await expectError(refused, 429)).toEqual({
      message: "Too many trial messages came from your network today. Create a free account to go on.",
    });
    expect((await other.send(SEND, { body: { content: "Guten Tag!", clientMessageId }, headers })).status).toBe(200);
    expect(await storage()).toEqual(before);
    later(DAY_MS);
    expect((await other.send(SEND, { body: { content: "Und jetzt?" }, headers })).status).toBe(200);
  });

  it("does not use up anything with what is refused or sent again", async () => {
    const visitor = await makeVisitor(address);
    const headers = from(address);
    const clientMessageId = crypto.randomUUID();
    for (let times = 0; times < 3; times++) {
      await visitor.call(BEGIN, { body: TRIAL_DEFAULT, headers });
      await visitor.call(SEND, { body: { content: "Hallo!", clientMessageId }, headers });
      await new Actor().send(SEND, { body: { content: "Hallo!" }, headers });
    }
    const { results } = await env.DB.prepare("SELECT count FROM auth_attempts").all();
    expect(results).toEqual([{ count: 1 }, { count: 1 }]);
  });

  it("is stored as a hash only", async () => {
    const visitor = await makeVisitor(address);
    await visitor.call(SEND, { body: { content: "Hallo!" }, headers: from(address) });
    const stored = JSON.stringify((await env.DB.prepare("SELECT * FROM auth_attempts").all()).results);
    expect(stored).toContain("trial-chat-address:");
    expect(stored).toContain("trial-message-address:");
    expect(stored).not.toContain(address);
  });
});

describe("the daily sweep", () => {
  it("deletes trial chats after seven days, with what was said in them", async () => {
    const visitor = await makeVisitor();
    await say(visitor, "Ich komme aus Kanada.");
    later(1);
    await makeVisitor();
    await worker.scheduled({ scheduledTime: START.getTime() + 7 * DAY_MS } as ScheduledController, env);
    expect(await countOf("trial_chat_sessions")).toBe(1);
    expect(await countOf("trial_chat_messages")).toBe(1);
  });
});
