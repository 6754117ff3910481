import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ALL,
  bubbles,
  button,
  CHAT_PATH,
  field,
  HELP,
  lastBubble,
  log,
  MESSAGES,
  openChat,
  POST,
  posts,
  say,
  serveMessages,
  spoken,
  stubChatApi,
  user,
} from "#tests/support/web/chat-actor.ts";
import { makeConversation, makeCorrection } from "#tests/support/web/make-conversation.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { clientId, makeEventStream, makeMessage, makeTurn } from "#tests/support/web/make-message.ts";
import { makeXp } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";
import { conversationsQuery } from "#web/features/chat/queries.ts";
import { keys } from "#web/lib/query-keys.ts";
import { xpGainAtom } from "#web/lib/xp-feedback.ts";

const SAID = "ich kaufe ihn beim Bäcker";
const WAITING = "The AI is answering, max. 10 seconds";
const NEXT = makeMessage({ id: 5, content: "Und was isst du dazu?", translation: "And what do you eat with it?" });

let api: StubbedApi;

/** What the server stored of the message that was posted last. */
function stored() {
  return makeMessage({
    id: 4,
    role: "user",
    content: SAID,
    clientMessageId: posts(api).at(-1)?.clientMessageId ?? null,
    corrections: [makeCorrection({ start: 0, original: "ich", corrected: "Ich", type: "spelling" })],
  });
}

function turn() {
  return makeTurn(stored(), NEXT, { xp: makeXp({ totalXp: 2, currentXP: 2 }) });
}

/** The next message is answered by the stream that this gives. */
function answerWithStream() {
  const stream = makeEventStream();
  api.answer({ [POST]: () => stream.response });
  return stream;
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  api = stubChatApi();
});

describe("a message that is sent", () => {
  it("appears at once, waits, gets its reply in pieces, then its corrections", async () => {
    const stream = answerWithStream();
    await openChat();
    await say(SAID);
    expect(lastBubble(1).textContent).toBe(`You: ${SAID}Sending...`);
    expect(lastBubble().textContent).toContain(WAITING);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());

    stream.send("user", { userMessage: stored() });
    await within(lastBubble(1)).findByText("Sent");
    stream.send("delta", { text: "Und was " });
    expect(await within(lastBubble()).findByText("Und was")).toBeTruthy();
    expect(screen.queryByText(WAITING, { selector: "p" })).toBeNull();
    stream.send("delta", { text: "isst du" });
    expect(await within(lastBubble()).findByText("Und was isst du")).toBeTruthy();

    stream.send("message", turn());
    stream.send("done", {});
    stream.end();
    await screen.findByRole("button", { name: "1 correction" });
    expect(bubbles()).toHaveLength(5);
    expect(lastBubble(1).querySelector("ins")?.textContent).toBe("right: Ich");
    expect(lastBubble().querySelector("p")?.textContent).toContain("Und was isst du dazu?");
    expect(posts(api)).toMatchObject([{ content: SAID, language: "german", level: "A2" }]);
    expect(posts(api)[0]?.clientMessageId).toMatch(/^[\da-f-]{36}$/);
  });

  it("is announced once: the waiting, then the whole reply", async () => {
    const stream = answerWithStream();
    await openChat();
    expect(spoken()).toBe("");
    expect(log.get().getAttribute("aria-live")).toBe("off");
    await say(SAID);
    expect(spoken()).toBe(WAITING);
    expect(log.get().getAttribute("aria-busy")).toBe("true");
    stream.send("delta", { text: "Und was " });
    await screen.findByText("Und was");
    expect(spoken()).toBe(WAITING);
    const answered = makeTurn(stored(), { ...NEXT, corrections: stored().corrections });
    stream.send("message", answered);
    stream.end();
    await waitFor(() => expect(spoken()).toBe("1 correction. The tutor says: Und was isst du dazu?"));
    expect(log.get().getAttribute("aria-busy")).toBe("false");
  });

  it("is announced without corrections that wait for the end", async () => {
    const { unmount } = await openChat();
    await user.selectOptions(screen.getByRole("combobox", { name: "Corrections" }), "Correct at the end");
    unmount();
    api.answer({ [POST]: () => makeTurn(stored(), { ...NEXT, corrections: stored().corrections }) });
    await openChat();
    await say(SAID);
    await waitFor(() => expect(spoken()).toBe("The tutor says: Und was isst du dazu?"));
  });

  it("brings XP and marks as outdated what depends on it", async () => {
    api.answer({ [POST]: () => turn() });
    const { client } = await openChat();
    client.setQueryData(conversationsQuery().queryKey, [makeConversation({ messageCount: 3 })]);
    for (const key of [keys.dailyProgress, keys.vocabulary, keys.progress]) client.setQueryData(key, {});
    await say(SAID);
    await screen.findByRole("button", { name: "1 correction" });
    expect(getDefaultStore().get(xpGainAtom)?.amount).toBe(2);
    expect(client.getQueryData(keys.xp)).toMatchObject({ totalXp: 2 });
    const outdated = [keys.conversations, keys.dailyProgress, keys.vocabulary, keys.progress];
    for (const key of outdated) expect(client.getQueryState(key)?.isInvalidated, String(key)).toBe(true);
    expect(client.getQueryState(keys.messages(makeConversation().id))?.isInvalidated).toBe(false);
  });

  it("shows nothing to somebody else who has signed in meanwhile", async () => {
    const stream = answerWithStream();
    const { client } = await openChat();
    await say(SAID);
    client.setQueryData(keys.user, { ...MARA, id: clientId(77) });
    const before = client.getQueryData(keys.messages(makeConversation().id));
    stream.send("message", turn());
    stream.end();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(client.getQueryData(keys.messages(makeConversation().id))).toBe(before);
    expect(client.getQueryData(keys.xp)).not.toMatchObject({ totalXp: 2 });
  });

  it("is answered even if something in between does not let a stream through", async () => {
    api.answer({ [POST]: () => turn() });
    await openChat();
    await say(SAID);
    await waitFor(() => expect(lastBubble().textContent).toContain("Und was isst du dazu?"));
  });

  it("keeps the next one waiting, which can be written meanwhile", async () => {
    answerWithStream();
    await openChat();
    await say(SAID);
    await say("und Brot");
    expect(field().value).toBe("und Brot");
    expect(button("Sending...")).toHaveProperty("disabled", true);
    expect(posts(api)).toHaveLength(1);
  });

  it("goes on when the screen is left, and is there on the way back", async () => {
    const stream = answerWithStream();
    const { router } = await openChat();
    await say(SAID);
    await act(() => router.navigate({ to: "/subscribe" }));
    expect(screen.queryByRole("log")).toBeNull();
    stream.send("delta", { text: "Und was " });
    await act(() => router.navigate({ to: CHAT_PATH }));
    await log.find();
    expect(await within(lastBubble()).findByText("Und was")).toBeTruthy();
    stream.send("message", turn());
    stream.end();
    await screen.findByRole("button", { name: "1 correction" });
    expect(bubbles()).toHaveLength(5);
  });
});

describe("a reply that is stopped", () => {
  it("keeps what has come, is stored nevertheless and can be shown as a whole", async () => {
    const stream = answerWithStream();
    await openChat();
    await say(SAID);
    stream.send("delta", { text: "Und was " });
    await screen.findByText("Und was");
    await user.click(button("Stop"));
    stream.send("delta", { text: "isst du" });
    expect(screen.getByText("Stopped. The reply is still being saved.")).toBeTruthy();
    stream.send("message", turn());
    stream.end();
    await user.click(await screen.findByRole("button", { name: "Show the whole reply" }));
    expect(lastBubble().textContent).toContain("Und was isst du dazu?");
    expect(button("Send")).toBeTruthy();
  });

  it("shows nothing of it if nothing had come", async () => {
    const stream = answerWithStream();
    await openChat();
    await say(SAID);
    await user.click(button("Stop"));
    stream.send("message", turn());
    stream.end();
    await screen.findByRole("button", { name: "Show the whole reply" });
    expect(lastBubble().textContent).toBe("Show the whole reply");
  });
});

describe("a message that cannot be sent", () => {
  it("says so, and is sent again as the same message", async () => {
    api.answer({ [POST]: failure(500, "no") });
    await openChat();
    await say(SAID);
    expect(await screen.findByText("Failed to send message. Please try again.")).toBeTruthy();
    expect(lastBubble().textContent).toContain("Not sent");
    expect(spoken()).toBe("Your message was not sent.");
    api.answer({ [POST]: () => turn() });
    await user.click(button("Send again"));
    await screen.findByRole("button", { name: "1 correction" });
    const [first, second] = posts(api);
    expect(second).toEqual(first);
    expect(screen.queryByText("Not sent")).toBeNull();
    expect(bubbles()).toHaveLength(5);
  });

  it("gives the server's reason where it has one", async () => {
    api.answer({ [POST]: failure(429, "That's a lot of messages. Please wait a minute.") });
    await openChat();
    await say(SAID);
    expect(await within(lastBubble()).findByText("That's a lot of messages. Please wait a minute.")).toBeTruthy();
  });

  it("is one of a session that has ended: that is announced elsewhere, for all calls", async () => {
    api.answer({ [POST]: failure(401, "Unauthorized") });
    await openChat();
    await say(SAID);
    await screen.findByRole("button", { name: "Send again" });
    expect(screen.queryByText("Failed to send message. Please try again.")).toBeNull();
  });

  it("says that the browser is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    api.answer({ [POST]: () => Promise.reject(new TypeError("no network")) });
    await openChat();
    await say(SAID);
    expect(await screen.findByText("You're offline. Failed to send message. Please try again.")).toBeTruthy();
  });

  it("goes back into the field to be changed, behind what stands there", async () => {
    api.answer({ [POST]: failure(500, "no") });
    await openChat();
    await say(SAID);
    await screen.findByText("Not sent");
    await user.keyboard("Und Brot");
    await user.click(button("Edit"));
    expect(field().value).toBe(`Und Brot\n${SAID}`);
    expect(document.activeElement).toBe(field());
    expect(bubbles()).toHaveLength(3);
  });

  it.each([
    ["the connection breaks off", (stream: ReturnType<typeof makeEventStream>) => stream.breakOff()],
    ["the stream just ends", (stream: ReturnType<typeof makeEventStream>) => stream.end()],
    [
      "the tutor fails",
      (stream: ReturnType<typeof makeEventStream>) => stream.send("error", { status: 503, message: "Later" }),
    ],
  ])("for its reply only (%s) is stored: its reply can be had", async (_case, breakIt) => {
    const stream = answerWithStream();
    await openChat();
    await say(SAID);
    stream.send("user", { userMessage: stored() });
    stream.send("delta", { text: "Und was " });
    await screen.findByText("Und was");
    act(() => breakIt(stream));
    expect(await screen.findByText("Sent, but the reply did not come")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
    api.answer({ [POST]: () => turn() });
    await user.click(button("Get the reply"));
    await screen.findByRole("button", { name: "1 correction" });
    expect(posts(api)[1]).toEqual(posts(api)[0]);
    expect(bubbles()).toHaveLength(5);
  });

  it("survives a reload", async () => {
    api.answer({ [POST]: failure(500, "no") });
    const { unmount } = await openChat();
    await say(SAID);
    await screen.findByText("Not sent");
    const [{ clientMessageId } = { clientMessageId: "" }] = posts(api);
    unmount();
    await openChat();
    expect(lastBubble().textContent).toContain(SAID);
    api.answer({ [POST]: () => turn() });
    await user.click(button("Send again"));
    await screen.findByRole("button", { name: "1 correction" });
    expect(posts(api)[1]?.clientMessageId).toBe(clientMessageId);
    expect(sessionStorage.length).toBe(0);
  });

  it("turns out after a reload to have arrived", async () => {
    answerWithStream();
    const { unmount } = await openChat();
    await say(SAID);
    serveMessages(api, [...ALL, stored(), NEXT]);
    unmount();
    await openChat();
    expect(bubbles()).toHaveLength(5);
    expect(screen.queryByText("Not sent")).toBeNull();
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });
});

describe("a reload in the middle of a reply", () => {
  const waiting = (createdAt: string) => makeMessage({ id: 4, role: "user", content: SAID, createdAt });

  it("shows the reply once it is stored", async () => {
    serveMessages(api, [...ALL, waiting(new Date().toISOString())]);
    await openChat();
    expect(lastBubble().textContent).toContain(WAITING);
    serveMessages(api, [...ALL, waiting(new Date().toISOString()), NEXT]);
    await waitFor(() => expect(lastBubble().textContent).toContain("Und was isst du dazu?"));
    expect(posts(api)).toEqual([]);
  });

  it("offers to get a reply that did not come, for the same message", async () => {
    serveMessages(api, [...ALL, waiting("2026-11-16T12:05:00.000Z")]);
    await openChat();
    expect(screen.getByText("The reply to this message did not come.")).toBeTruthy();
    const stream = answerWithStream();
    await user.click(button("Get the reply"));
    expect(bubbles()).toHaveLength(5);
    expect(lastBubble().textContent).toContain(WAITING);
    stream.send("message", makeTurn(waiting("2026-11-16T12:05:00.000Z"), NEXT));
    stream.end();
    await waitFor(() => expect(lastBubble().textContent).toContain("Und was isst du dazu?"));
    expect(bubbles()).toHaveLength(5);
    expect(posts(api)).toMatchObject([{ content: SAID, clientMessageId: clientId(4) }]);
  });

  it("offers it again when it fails again", async () => {
    serveMessages(api, [...ALL, waiting("2026-11-16T12:05:00.000Z")]);
    await openChat();
    api.answer({ [POST]: failure(500, "no") });
    await user.click(button("Get the reply"));
    expect(await screen.findByText("Failed to send message. Please try again.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Get the reply" })).toBeTruthy();
    expect(bubbles()).toHaveLength(5);
  });
});

describe("the field of a message", () => {
  it("sends nothing that is blank", async () => {
    await openChat();
    expect(button("Send")).toHaveProperty("disabled", true);
    await say("   ");
    expect(posts(api)).toEqual([]);
  });

  it("begins a line at Shift+Enter and sends the text without the space around it", async () => {
    answerWithStream();
    await openChat();
    await user.click(field());
    await user.keyboard("Ja.{Shift>}{Enter}{/Shift}Gern. {Enter}");
    expect(posts(api).map(({ content }) => content)).toEqual(["Ja.\nGern."]);
  });

  it("leaves the Enter of an input method alone", async () => {
    await openChat();
    await user.click(field());
    await user.keyboard("Ja");
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
    expect(posts(api)).toEqual([]);
  });

  it("takes letters from the umlaut keys", async () => {
    await openChat();
    await user.click(field());
    await user.keyboard("f");
    fireEvent.click(button("ü"));
    expect(field().value).toBe("fü");
  });

  it("counts near the limit and sends nothing beyond it", async () => {
    await openChat();
    fireEvent.change(field(), { target: { value: "a".repeat(399) } });
    expect(screen.queryByText("399/500")).toBeNull();
    fireEvent.change(field(), { target: { value: "a".repeat(400) } });
    expect(screen.getByText("400/500")).toBeTruthy();
    fireEvent.change(field(), { target: { value: "a".repeat(503) } });
    expect(screen.getByText("3 characters too long")).toBeTruthy();
    expect(button("Send")).toHaveProperty("disabled", true);
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(posts(api)).toEqual([]);
  });

  it("keeps a draft through a reload, for its conversation alone", async () => {
    const { unmount } = await openChat();
    await user.click(field());
    await user.keyboard("Ich weiß");
    unmount();
    const again = await openChat();
    expect(field().value).toBe("Ich weiß");
    again.unmount();
    api.answer({
      [MESSAGES]: { conversation: makeConversation({ id: clientId(9) }), messages: [], hasEarlier: false },
    });
    renderApp(`/chat/${clientId(9)}`);
    await log.find();
    expect(field().value).toBe("");
  });

  it("keeps a draft for its learner alone", async () => {
    const { unmount } = await openChat();
    await user.click(field());
    await user.keyboard("Ich weiß");
    unmount();
    api.answer({ "GET /api/auth/user": { ...MARA, id: clientId(77) } });
    await openChat();
    expect(field().value).toBe("");
  });

  it("is emptied for good by sending", async () => {
    answerWithStream();
    const { unmount } = await openChat();
    await say(SAID);
    unmount();
    await openChat();
    expect(field().value).toBe("");
  });
});

describe("the tutor's help", () => {
  it("hints at what could be said", async () => {
    api.answer({ [HELP]: { kind: "hint", text: "Sag, wo du ihn kaufst.", translation: "Say where you buy it." } });
    await openChat();
    await user.click(button("Hint"));
    expect((await screen.findByText("Sag, wo du ihn kaufst.")).lang).toBe("de");
    expect(screen.getByText("Say where you buy it.")).toBeTruthy();
    expect(field().value).toBe("");
    await user.click(button("Close help"));
    await user.click(button("Hint"));
    expect(await screen.findByText("Sag, wo du ihn kaufst.")).toBeTruthy();
    expect(api.to(HELP).map(({ query }) => query)).toEqual([{ kind: "hint" }]);
  });

  it("puts a suggested reply into the empty field", async () => {
    api.answer({ [HELP]: { kind: "reply", text: SAID, translation: "I buy it at the baker's" } });
    await openChat();
    await user.click(button("Suggest a reply"));
    await waitFor(() => expect(field().value).toBe(SAID));
    expect(document.activeElement).toBe(field());
    expect(screen.getByText("I buy it at the baker's")).toBeTruthy();
    expect(posts(api)).toEqual([]);
  });

  it("replaces what is written there only on demand", async () => {
    api.answer({ [HELP]: { kind: "reply", text: SAID, translation: null } });
    await openChat();
    await user.click(field());
    await user.keyboard("Ich");
    await user.click(button("Suggest a reply"));
    await screen.findByText(SAID);
    expect(field().value).toBe("Ich");
    await user.click(button("Use this reply"));
    expect(field().value).toBe(SAID);
  });

  it("that cannot be loaded says so", async () => {
    api.answer({ [HELP]: failure(500, "no") });
    await openChat();
    await user.click(button("Hint"));
    expect(await screen.findByText("A hint could not be loaded. Please try again.")).toBeTruthy();
  });

  it("is forgotten with the next reply", async () => {
    api.answer({ [HELP]: { kind: "hint", text: "Sag, wo.", translation: null }, [POST]: () => turn() });
    await openChat();
    await user.click(button("Hint"));
    await screen.findByText("Sag, wo.");
    await say(SAID);
    await screen.findByRole("button", { name: "1 correction" });
    expect(screen.queryByText("Sag, wo.")).toBeNull();
  });
});
