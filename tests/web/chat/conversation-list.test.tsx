import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CONVERSATIONS_LISTED } from "#schema/api/conversations.ts";
import { conversationId, makeConversation } from "#tests/support/web/make-conversation.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { whenInWords } from "#web/features/chat/list/when.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

const LIST = "GET /api/conversations";
const PATCH = "PATCH /api/conversations/:id";
const DELETE = "DELETE /api/conversations/:id";

const FOOD = makeConversation();
const TALK = makeConversation({
  id: conversationId(2),
  title: "About my week",
  category: null,
  tone: "slang",
  messageCount: 1,
  isActive: false,
});

const user = userEvent.setup();
let api: StubbedApi;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  api = stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
    "GET /api/conversation-starters": [],
    [LIST]: [FOOD, TALK],
    [PATCH]: ({ body }) => ({ ...FOOD, ...(body as { title: string }) }),
    [DELETE]: { deleted: true },
  });
});

async function openList(): Promise<HTMLElement> {
  renderApp("/chat");
  return screen.findByRole("list", { name: "Your conversations" });
}

function titles(): (string | null)[] {
  const list = screen.getByRole("list", { name: "Your conversations" });
  return within(list)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
}

function lastToast() {
  return getDefaultStore().get(toastsAtom)[0];
}

describe("past conversations", () => {
  it("show what each was about, how it was held, how long it is and when it was", async () => {
    const list = await openList();
    const [food, talk] = within(list).getAllByRole("listitem");
    expect(within(food as HTMLElement).getByText(/^A2 · Informal · 8 messages ·/)).toBeTruthy();
    expect(within(talk as HTMLElement).getByText(/^Free topic · A2 · Very Informal · 1 message ·/)).toBeTruthy();
    expect(food?.querySelector("time")?.dateTime).toBe(FOOD.updatedAt);
  });

  it("are resumed by their title, and an ended one has its report", async () => {
    await openList();
    expect(screen.getByRole("link", { name: "Food Practice" }).getAttribute("href")).toBe(`/chat/${FOOD.id}`);
    expect(screen.getByRole("link", { name: "About my week" }).getAttribute("href")).toBe(`/chat/${TALK.id}`);
    expect(screen.getAllByRole("link", { name: /^Report/ }).map((link) => link.getAttribute("href"))).toEqual([
      `/chat/${TALK.id}/report`,
    ]);
    expect(screen.getByRole("link", { name: "Report of About my week" })).toBeTruthy();
  });

  it("are reached past the form by a link", async () => {
    await openList();
    const link = screen.getByRole("link", { name: "Your conversations" });
    expect(link.getAttribute("href")).toBe("/chat#conversations");
    expect(document.getElementById("conversations")?.tagName).toBe("SECTION");
    await user.click(link);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your conversations" })),
    );
  });

  it("say that there are none, and lead to the form", async () => {
    api.answer({ [LIST]: [] });
    renderApp("/chat");
    expect(await screen.findByRole("heading", { name: "No conversations yet" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Start your first one" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Start Chitchat Practice/ }));
    expect(screen.queryByRole("link", { name: "Your conversations" })).toBeNull();
  });

  it("offer to try again when they could not be loaded; the form can be used meanwhile", async () => {
    api.answer({ [LIST]: failure(500, "no") });
    renderApp("/chat");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Your conversations could not be loaded.");
    expect(screen.getByRole("button", { name: /^Start Chitchat Practice/ })).toBeTruthy();
    api.answer({ [LIST]: [FOOD] });
    await user.click(within(alert).getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(titles()).toEqual(["Food Practice"]));
  });

  it("say when the list ends before the learner's conversations do", async () => {
    const many = Array.from({ length: CONVERSATIONS_LISTED }, (_, index) =>
      makeConversation({ id: conversationId(index) }),
    );
    api.answer({ [LIST]: many });
    await openList();
    expect(screen.getByText(/^These are the 50 latest\./)).toBeTruthy();
  });

  it("say how long they are kept", async () => {
    await openList();
    expect(screen.getByText("A conversation in which nothing is said for 30 days is deleted.")).toBeTruthy();
  });

  it("tell when they were by the calendar", () => {
    const now = new Date(2026, 10, 22, 0, 30);
    const at = (...when: [number, number, number, number]) => whenInWords(new Date(...when).toISOString(), now);
    expect(at(2026, 10, 22, 0).replace(/\s/g, " ")).toBe("today at 12:00 AM");
    expect(at(2026, 10, 21, 0)).toBe("yesterday");
    expect(at(2026, 10, 20, 23)).toBe("Nov 20");
    expect(at(2025, 10, 20, 23)).toBe("Nov 20, 2025");
  });
});

describe("renaming a conversation", () => {
  async function openDialog(): Promise<HTMLElement> {
    await openList();
    await user.click(screen.getByRole("button", { name: "Rename Food Practice" }));
    return screen.findByRole("dialog", { name: "Rename conversation" });
  }

  it("stores the title, shows it and returns to its button", async () => {
    const dialog = await openDialog();
    const input = within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Title" });
    expect([input.value, input.maxLength]).toEqual(["Food Practice", 120]);
    await user.clear(input);
    await user.type(input, "  Breakfast with Jonas {Enter}");
    await waitFor(() => expect(titles()).toEqual(["Breakfast with Jonas", "About my week"]));
    expect(api.to(PATCH)).toMatchObject([{ params: { id: FOOD.id }, body: { title: "Breakfast with Jonas" } }]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rename Breakfast with Jonas" })),
    );
    expect(api.to(LIST)).toHaveLength(1);
  });

  it("refuses an empty title and sends nothing for the same one", async () => {
    const dialog = await openDialog();
    const input = within(dialog).getByRole("textbox", { name: "Title" });
    await user.clear(input);
    await user.click(within(dialog).getByRole("button", { name: "Rename" }));
    expect(within(dialog).getByRole("alert").textContent).toBe("The title is empty");
    expect(document.activeElement).toBe(input);
    await user.type(input, "Food Practice{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.to(PATCH)).toEqual([]);
  });

  it.each([
    [failure(500, "no"), "The title could not be saved. Please try again."],
    [failure(404, "Conversation not found"), "This conversation does not exist anymore."],
  ])("stays open with what was typed when it fails", async (answer, text) => {
    api.answer({ [PATCH]: answer });
    const dialog = await openDialog();
    const input = within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Title" });
    await user.type(input, " 2{Enter}");
    expect((await within(dialog).findByRole("alert")).textContent).toBe(text);
    expect(input.value).toContain("2");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(titles()[0]).toBe("Food Practice"));
  });
});

describe("deleting a conversation", () => {
  async function openDialog(): Promise<HTMLElement> {
    await openList();
    await user.click(screen.getByRole("button", { name: "Delete Food Practice" }));
    return screen.findByRole("dialog", { name: "Delete this conversation?" });
  }

  it("asks first, and does nothing when the learner keeps it", async () => {
    const dialog = await openDialog();
    expect(dialog.textContent).toContain("You keep your XP, your words and the corrections for practice.");
    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.to(DELETE)).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete Food Practice" }));
  });

  it.each([
    ["done by the server", { deleted: true } as const],
    ["done before by another tab", failure(404, "Conversation not found")],
  ])("takes it from the list and moves the focus to its heading: %s", async (_, answer) => {
    const draft = `chat-draft:${MARA.id}:${FOOD.id}`;
    sessionStorage.setItem(draft, JSON.stringify("Ich"));
    api.answer({ [DELETE]: answer });
    const dialog = await openDialog();
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(titles()).toEqual(["About my week"]));
    expect(api.to(DELETE).map(({ params }) => params.id)).toEqual([FOOD.id]);
    expect(lastToast()).toMatchObject({ title: "Conversation deleted", description: "Food Practice" });
    expect(sessionStorage.getItem(draft)).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your conversations" })),
    );
  });

  it("stays open when it fails, and says so", async () => {
    api.answer({ [DELETE]: failure(503, "Busy") });
    const dialog = await openDialog();
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: "Error",
        description: "Failed to delete the conversation. Please try again.",
      }),
    );
    expect(within(dialog).getByRole("button", { name: "Delete" }).hasAttribute("disabled")).toBe(false);
  });
});
