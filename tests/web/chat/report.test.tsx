import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ConversationReport } from "#schema/api/conversations.ts";
import {
  conversationId,
  makeChatWord,
  makeConversation,
  makeCorrection,
  makeReport,
} from "#tests/support/web/make-conversation.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";

const REPORT = "GET /api/conversations/:id/report";
const PATH = `/chat/${conversationId(1)}/report`;

const user = userEvent.setup();
let api: StubbedApi;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  api = stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak({ currentStreak: 6, status: "done" }),
    [REPORT]: makeReport(),
  });
});

async function openReport(overrides: Partial<ConversationReport> = {}): Promise<void> {
  api.answer({ [REPORT]: makeReport(overrides) });
  renderApp(PATH);
  await screen.findByRole("heading", { level: 1, name: "Conversation report" });
}

function part(title: string) {
  return within(screen.getByRole("region", { name: title }));
}

describe("the report of a conversation", () => {
  it("names the conversation, its length, its XP and the streak", async () => {
    await openReport();
    expect(document.title).toBe("Conversation report · Wortpfad");
    expect(screen.getByText("Food Practice · A2 · Informal · 8 messages in 6 minutes")).toBeTruthy();
    expect(screen.getByText("+16 XP")).toBeTruthy();
    expect(screen.getByText("Day Streak!", { exact: false, selector: "main *" })).toBeTruthy();
    expect(api.to(REPORT).map(({ params }) => params.id)).toEqual([conversationId(1)]);
  });

  it("shows the assessed level with what it rests on", async () => {
    await openReport({ conversation: makeConversation({ assessedLevel: "B1", assessedMessages: 14 }) });
    expect(screen.getByText(/^Your level: about/).textContent).toBe("Your level: about B1, from 14 messages");
  });

  it("says what went well, with the learner's own words in German", async () => {
    await openReport();
    const items = part("What went well").getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Five of eight messages needed no correction at all.",
      "The verb ends the sentence after weil: … weil der Bäcker nah ist.",
    ]);
    expect(items[1]?.querySelector("q")?.lang).toBe("de");
  });

  it("marks each mistake in its sentence, with the reason, its kind, how often, and the topic", async () => {
    await openReport();
    const mistakes = part("Two things to remember");
    const [article, order] = mistakes.getAllByRole("listitem");
    expect(article?.querySelector("ins")?.textContent).toContain("en");
    expect(article?.textContent).toContain("Kaffee is masculine. After trinken it stands in the accusative.");
    expect(within(article as HTMLElement).getByText("cases")).toBeTruthy();
    expect(within(article as HTMLElement).getByText("2 times")).toBeTruthy();
    expect(mistakes.getByRole("link").textContent).toBe("The accusative: articles");
    expect(mistakes.getByRole("link").getAttribute("href")).toBe("/grammar/104");
    expect(order?.querySelector("del")?.textContent).toBe("instead of ich habe");
    expect(order?.querySelector("ins")?.textContent).toBe("right: habe ich");
    expect(within(order as HTMLElement).getByText("word order")).toBeTruthy();
    expect(within(order as HTMLElement).queryByText(/times/)).toBeNull();
  });

  it("lists the new words with gender and plural", async () => {
    await openReport();
    const [noun, verb] = part("New words").getAllByRole("listitem");
    expect(noun?.textContent).toBe("das, neuterFrühstück, plural: die Frühstückebreakfast");
    expect(verb?.textContent).toBe("backento bake");
    expect(part("New words").getByText("They are in My Vocabulary now.")).toBeTruthy();
  });

  it("lists six words at first, then all of them, and goes on with the seventh", async () => {
    const words = Array.from({ length: 9 }, (_, index) => makeChatWord({ word: `Wort ${index + 1}` }));
    await openReport({ words });
    const list = part("New words");
    expect(list.getAllByRole("listitem")).toHaveLength(6);
    await user.click(list.getByRole("button", { name: "Show all 9 words" }));
    expect(list.getAllByRole("listitem")).toHaveLength(9);
    expect(document.activeElement?.textContent).toContain("Wort 7");
    expect(list.queryByRole("button", { name: /^Show all/ })).toBeNull();
  });

  it("sets the German in a reason as German", async () => {
    const correction = makeCorrection({ explanation: "*trinken* takes the accusative." });
    await openReport({ mistakes: [{ messageId: 1, sentence: "Ich trinke ein Kaffee.", correction, times: 1 }] });
    expect(part("One thing to remember").getByText("trinken").lang).toBe("de");
  });

  it("says what the conversation earned and how much chats have earned today", async () => {
    await openReport({ xp: { conversation: 6, today: 20, dayLimit: 20 } });
    const xp = part("XP for this conversation");
    expect(xp.getByRole("definition").textContent).toBe("6 XP");
    expect(xp.getByText("Today's chat: 20 of 20 XP")).toBeTruthy();
    expect(xp.getByRole("progressbar", { name: "Chat XP today" }).getAttribute("aria-valuenow")).toBe("20");
    expect(xp.getByText(/^That is all that chats can earn in a day/)).toBeTruthy();
  });

  it("leads to the conversation and to a new one", async () => {
    await openReport();
    expect(screen.getByRole("link", { name: "Read the conversation" }).getAttribute("href")).toBe(
      `/chat/${conversationId(1)}`,
    );
    expect(screen.getByRole("link", { name: "New Chat" }).getAttribute("href")).toBe("/chat");
    expect(screen.getByRole("link", { name: "Back to Home" })).toBeTruthy();
  });
});

describe("a report without mistakes", () => {
  it("says so and offers the next level", async () => {
    await openReport({ messages: 6, withoutCorrection: 6, mistakes: [], words: [], strengths: [] });
    expect(part("Nothing to correct").getByText(/^Six messages/).textContent).toBe(
      "Six messages, and the AI found no mistake in them. Try the next level or a harder topic.",
    );
    const next = screen.getByRole("link", { name: "New Chat at B1" });
    expect(next.getAttribute("href")).toBe("/chat?level=B1");
    for (const title of ["What went well", "New words"]) expect(screen.queryByText(title)).toBeNull();
  });

  it.each([
    ["a single message", 1, "A2", "One message, and the AI found no mistake in it."],
    ["the highest level", 20, "C2", "20 messages, and the AI found no mistake in them."],
  ] as const)("offers no next level after %s", async (_, messages, cefrLevel, text) => {
    await openReport({
      messages,
      withoutCorrection: messages,
      mistakes: [],
      conversation: makeConversation({ cefrLevel }),
    });
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /New Chat at/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Go on talking" })).toBeTruthy();
  });

  it("claims nothing about a language that is not corrected", async () => {
    await openReport({ mistakes: [], conversation: makeConversation({ language: "italian" }) });
    expect(screen.getByText("You practiced Italian. The AI corrects German only.")).toBeTruthy();
    expect(screen.queryByText(/no mistake/)).toBeNull();
    const word = part("New words").getByText("Frühstück");
    expect([word.lang, screen.queryByText(", neuter")]).toEqual(["it", null]);
  });

  it("of a conversation in which nothing was said leads back to it", async () => {
    api.answer({ [REPORT]: makeReport({ messages: 0, withoutCorrection: 0, mistakes: [], words: [], strengths: [] }) });
    renderApp(PATH);
    expect(await screen.findByRole("heading", { level: 1, name: "Nothing said yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the conversation" })).toBeTruthy();
  });
});

describe("a report that cannot be shown", () => {
  it.each([failure(404, "Conversation not found"), failure(400, "id: not a UUID")])(
    "of no conversation of the learner leads to theirs",
    async (answer) => {
      api.answer({ [REPORT]: answer });
      renderApp(PATH);
      expect(await screen.findByRole("heading", { level: 1, name: "Conversation not found" })).toBeTruthy();
      expect(screen.getByRole("link", { name: "Your conversations" }).getAttribute("href")).toBe("/chat");
    },
  );

  it("loads with a skeleton, offers to try again after a failure, and stays meanwhile", async () => {
    let answer: (response: Response) => void = () => undefined;
    api.answer({ [REPORT]: () => new Promise<Response>((resolve) => (answer = resolve)) });
    renderApp(PATH);
    expect(await screen.findByText("Loading the report...")).toBeTruthy();
    await waitFor(() => expect(api.to(REPORT)).toHaveLength(1));
    answer(failure(500, "no"));
    expect(await screen.findByRole("heading", { level: 1, name: "This report could not be loaded" })).toBeTruthy();
    api.answer({ [REPORT]: () => new Promise<Response>((resolve) => (answer = resolve)) });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(screen.getByRole("button", { name: "Trying..." })).toBeTruthy();
    answer(Response.json(makeReport()));
    expect(await screen.findByRole("heading", { level: 1, name: "Conversation report" })).toBeTruthy();
  });
});
