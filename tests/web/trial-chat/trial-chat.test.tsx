import { render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TRIAL_OPENER } from "#content/built-in/trial-chat.ts";
import type { Correction } from "#schema/api/conversations.ts";
import { makeTrialChat, makeTrialTurn } from "#tests/support/web/make-trial-chat.ts";
import { failure, type MadeCall, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { TrialChat } from "#web/features/trial-chat/trial-chat.tsx";

const BEGIN = "POST /api/trial-chat";
const SEND = "POST /api/trial-chat/messages";
const GET = "GET /api/trial-chat";

const CORRECTION: Correction = {
  type: "grammar",
  start: 4,
  original: "habe",
  corrected: "bin",
  explanation: "*fahren* forms the perfect with *sein*.",
  grammarCategory: "tenses",
  grammarLibraryId: 302,
  grammarTitle: "The Perfect with sein",
  level: "A1",
};

let api: StubbedApi;
let user: UserEvent;
beforeEach(() => {
  user = userEvent.setup();
  api = stubApi({ [BEGIN]: makeTrialChat(), [SEND]: answerTo });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** The ids of the messages that were sent, one for each try. */
function sentIds(): string[] {
  return api.to(SEND).map(({ body }) => (body as { clientMessageId: string }).clientMessageId);
}

/** Answers the messages in the order in which they come. */
function answerTo({ body }: MadeCall) {
  return makeTrialTurn(body as { clientMessageId: string; content: string }, { number: new Set(sentIds()).size });
}

function field(): HTMLElement {
  return screen.getByRole("textbox", { name: "Your message in German" });
}

async function say(text: string): Promise<void> {
  await user.type(field(), `${text}{Enter}`);
}

function log(): HTMLElement {
  return screen.getByRole("log", { name: "Conversation" });
}

describe("the trial chat of the landing page", () => {
  it("asks the server for nothing until somebody writes", async () => {
    render(<TrialChat />);
    expect(screen.getByText(TRIAL_OPENER.text)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Translate" }));
    expect(screen.getByText(TRIAL_OPENER.translation)).toBeTruthy();
    await user.type(field(), "Ich");
    expect(api.calls).toEqual([]);
  });

  it("begins with the first message and shows it with its corrections and the reply", async () => {
    api.answer({
      [SEND]: ({ body }) =>
        makeTrialTurn(body as { clientMessageId: string; content: string }, { corrections: [CORRECTION] }),
    });
    render(<TrialChat />);
    await say("Ich habe gestern nach Berlin gefahren.");
    expect(await screen.findByText("fahren")).toBeTruthy();
    expect(api.calls.map(({ key }) => key)).toEqual([BEGIN, SEND]);
    expect(api.to(BEGIN)[0]?.body).toEqual({ language: "german", category: "chitchat", level: "A1", tone: "friendly" });
    expect(within(log()).getAllByText("bin")[0]?.closest("ins")).toBeTruthy();
    expect(screen.getByText("4 of 5")).toBeTruthy();
    expect(field()).toHaveProperty("value", "");
    expect(screen.getByRole("link", { name: "The Perfect with sein" }).getAttribute("href")).toBe(
      "/auth?returnTo=%2Fgrammar%2F302",
    );
    expect(screen.getByText(/^1 correction\. The tutor says:/).textContent).toContain("Antwort 1. Und du?");
    expect(screen.queryByRole("combobox", { name: "Topic" })).toBeNull();
  });

  it("brings another first line for another topic or level", async () => {
    const [first] = makeTrialChat().messages;
    const food = makeTrialChat({ category: "food", messages: [{ ...first!, content: "Hallo! Was isst du gern?" }] });
    api.answer({ [BEGIN]: food });
    render(<TrialChat />);
    await user.selectOptions(screen.getByRole("combobox", { name: "Topic" }), "Food");
    // Single words of a line can be pressed, so it is no text of its own.
    await vi.waitFor(() => expect(log().textContent).toContain("Hallo! Was isst du gern?"));
    expect(log().textContent).not.toContain(TRIAL_OPENER.text);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Food Practice · A1");
    await say("Brot");
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort 1"));
    expect(api.to(BEGIN)).toHaveLength(1);
  });

  it("sends what was written before the new first line had come, once it has", async () => {
    let bring: (() => void) | undefined;
    const food = makeTrialChat({ category: "food" });
    api.answer({ [BEGIN]: () => new Promise((resolve) => (bring = () => resolve(food))) });
    render(<TrialChat />);
    await user.selectOptions(screen.getByRole("combobox", { name: "Topic" }), "Food");
    await say("Brot");
    expect(field()).toHaveProperty("value", "");
    expect(within(log()).getByText("Brot")).toBeTruthy();
    expect(api.to(SEND)).toHaveLength(0);
    bring?.();
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort 1"));
    expect(api.calls.map(({ key }) => key)).toEqual([BEGIN, SEND]);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Food Practice · A1");
  });

  it("sends it to no other topic when the choice could not be made", async () => {
    let refuse: (() => void) | undefined;
    api.answer({
      [BEGIN]: () => new Promise((_, reject) => (refuse = () => reject(new TypeError("no network")))),
    });
    render(<TrialChat />);
    await user.selectOptions(screen.getByRole("combobox", { name: "Topic" }), "Food");
    await say("Brot");
    refuse?.();
    expect((await screen.findAllByText("Failed to send message. Please try again.")).length).toBeGreaterThan(0);
    expect(api.to(BEGIN)).toHaveLength(1);
    expect(api.to(SEND)).toHaveLength(0);
    expect(within(log()).getByText("Brot")).toBeTruthy();
  });

  it("says why a choice could not be made and keeps the one before", async () => {
    api.answer({ [BEGIN]: failure(429, "Too many trial chats were begun from your network today.") });
    render(<TrialChat />);
    await user.selectOptions(screen.getByRole("combobox", { name: "Level" }), "B2");
    expect(await screen.findByText("Too many trial chats were begun from your network today.")).toBeTruthy();
    expect(screen.getByRole("combobox", { name: "Level" })).toHaveProperty("value", "A1");
  });

  it("sends nothing twice: a message that failed keeps its id", async () => {
    let tries = 0;
    api.answer({
      [SEND]: (made) => {
        tries += 1;
        if (tries === 1) throw new TypeError("no network");
        return answerTo(made);
      },
    });
    render(<TrialChat />);
    await say("Ich komme aus Kanada.");
    expect((await screen.findAllByText("Failed to send message. Please try again.")).length).toBeGreaterThan(0);
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort 1"));
    expect(sentIds()).toHaveLength(2);
    expect(new Set(sentIds()).size).toBe(1);
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  });

  it("puts a message that failed back into the field", async () => {
    api.answer({ [SEND]: failure(429, "Too many trial messages came from your network today.") });
    render(<TrialChat />);
    await say("Ich komme aus Kanada.");
    expect((await screen.findAllByText("Too many trial messages came from your network today.")).length).toBe(2);
    await user.click(screen.getByRole("button", { name: "Edit" }));
    expect(field()).toHaveProperty("value", "Ich komme aus Kanada.");
    expect(document.activeElement).toBe(field());
    expect(log().textContent).not.toContain("Kanada");
  });

  it("sends what failed before what is new, and keeps the new text", async () => {
    api.answer({ [SEND]: failure(500, "Something went wrong on our side.") });
    render(<TrialChat />);
    await say("Ich komme aus Kanada.");
    await screen.findByRole("button", { name: "Send again" });
    api.answer({ [SEND]: answerTo });
    await say("Und jetzt?");
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort"));
    expect(new Set(api.to(SEND).map(({ body }) => (body as { content: string }).content))).toEqual(
      new Set(["Ich komme aus Kanada."]),
    );
    expect(field()).toHaveProperty("value", "Und jetzt?");
  });

  it("begins another chat when the one before is over", async () => {
    let tries = 0;
    api.answer({
      [SEND]: (made) => {
        tries += 1;
        return tries === 1 ? failure(404, "This trial chat is over.") : answerTo(made);
      },
    });
    render(<TrialChat />);
    await say("Ich komme aus Kanada.");
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort"));
    expect(api.calls.map(({ key }) => key)).toEqual([BEGIN, SEND, BEGIN, SEND]);
  });

  it("invites to sign up in place of the field after the fifth message", async () => {
    api.answer({
      [SEND]: ({ body }) => makeTrialTurn(body as { clientMessageId: string; content: string }, { number: 5 }),
    });
    render(<TrialChat />);
    await say("Ich komme aus Kanada.");
    const heading = await screen.findByRole("heading", { name: "Five messages, well done" });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText("0 of 5")).toBeTruthy();
    const [link] = screen.getAllByRole("link", { name: "Create Free Account" }).slice(-1);
    expect(link?.getAttribute("href")).toBe("/auth?mode=signup&returnTo=/chat/latest");
  });
});

describe("a reload", () => {
  it("keeps what was written and not sent", async () => {
    const before = render(<TrialChat />);
    await user.type(field(), "Ich komme");
    before.unmount();
    render(<TrialChat />);
    await user.click(field());
    expect(field()).toHaveProperty("value", "Ich komme");
    await user.type(field(), " aus Kanada.{Enter}");
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort 1"));
    expect(sessionStorage.length).toBe(0);
  });

  it("shows the chat that this browser has begun", async () => {
    const before = render(<TrialChat />);
    await say("Ich komme aus Kanada.");
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort 1"));
    before.unmount();
    const turn = makeTrialTurn({ clientMessageId: crypto.randomUUID(), content: "Ich komme aus Kanada." });
    const messages = [...makeTrialChat().messages, turn.userMessage, turn.assistantMessage];
    api.answer({ [GET]: makeTrialChat({ messages, messagesLeft: 4 }) });
    render(<TrialChat />);
    await user.click(field());
    expect(await screen.findByText("4 of 5")).toBeTruthy();
    expect(log().textContent).toContain("Antwort 1");
    expect(api.to(BEGIN)).toHaveLength(1);
  });

  it("in the middle of a reply waits for it, and asks for nothing twice", async () => {
    api.answer({ [SEND]: () => new Promise<never>(() => {}) });
    const before = render(<TrialChat />);
    await say("Ich komme aus Kanada.");
    await vi.waitFor(() => expect(api.to(SEND)).toHaveLength(1));
    before.unmount();
    const [clientMessageId = ""] = sentIds();
    const { userMessage } = makeTrialTurn({ clientMessageId, content: "Ich komme aus Kanada." });
    let tries = 0;
    api.answer({
      [GET]: makeTrialChat({ messages: [...makeTrialChat().messages, userMessage], messagesLeft: 4 }),
      [SEND]: (made) => {
        tries += 1;
        return tries === 1 ? failure(409, "Your last message is still being answered") : answerTo(made);
      },
    });
    render(<TrialChat />);
    await user.click(field());
    expect((await screen.findAllByText("The AI is answering, max. 10 seconds")).length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort 1"), { timeout: 8_000 });
    expect(within(log()).getAllByText(/Kanada/)).toHaveLength(1);
    expect(new Set(sentIds())).toEqual(new Set([clientMessageId]));
  });

  it("keeps a message that never arrived", async () => {
    api.answer({
      [SEND]: () => {
        throw new TypeError("no network");
      },
    });
    const before = render(<TrialChat />);
    await say("Ich komme aus Kanada.");
    await screen.findByRole("button", { name: "Send again" });
    before.unmount();
    api.answer({ [GET]: makeTrialChat(), [SEND]: answerTo });
    render(<TrialChat />);
    await user.click(field());
    await user.click(await screen.findByRole("button", { name: "Send again" }));
    await vi.waitFor(() => expect(log().textContent).toContain("Antwort 1"));
  });
});
