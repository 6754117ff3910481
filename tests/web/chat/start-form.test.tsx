import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ConversationStarter } from "#schema/api/conversations.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import { conversationId, makeConversation, makeStarter } from "#tests/support/web/make-conversation.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type MadeCall, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { topicOf } from "#web/features/chat/start/chat-choices.ts";
import { suitingStarters } from "#web/features/chat/start/starters.tsx";
import { toastsAtom } from "#web/ui/toast-store.ts";

const CREATE = "POST /api/conversations";
const STARTERS = "GET /api/conversation-starters";

const user = userEvent.setup();
let api: StubbedApi;

/** What the server makes of a new conversation. */
function created({ body }: MadeCall) {
  const { category = null, title, tone, level, language } = body as Record<string, never>;
  return makeConversation({
    id: conversationId(9),
    category,
    title,
    tone,
    cefrLevel: level,
    language,
    messageCount: 1,
  });
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  api = stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
    "GET /api/conversations": [],
    [STARTERS]: [],
    [CREATE]: created,
  });
});

async function openForm(path = "/chat"): Promise<ReturnType<typeof renderApp>> {
  const app = renderApp(path);
  await screen.findByRole("heading", { level: 1, name: "Start New Conversation" });
  return app;
}

function radio(group: string, name: RegExp | string): HTMLInputElement {
  return within(screen.getByRole("group", { name: group })).getByRole<HTMLInputElement>("radio", { name });
}

function checked(group: string): string {
  const radios = within(screen.getByRole("group", { name: group })).getAllByRole<HTMLInputElement>("radio");
  return radios.find((one) => one.checked)?.value ?? "";
}

function languageField(): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>("combobox", { name: "Language" });
}

function sent(): unknown[] {
  return api.to(CREATE).map(({ body }) => body);
}

function lastToast() {
  return getDefaultStore().get(toastsAtom)[0];
}

describe("the form of a new conversation", () => {
  it("begins with German, A1 and the formal tone, and says how long an answer takes", async () => {
    await openForm();
    expect([languageField().value, checked("Level"), checked("Tone")]).toEqual(["german", "A1", "professional"]);
    expect(
      screen.getByText("You write German, the AI answers and corrects you. An answer takes max. 10 seconds."),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
    const topics = within(screen.getByRole("group", { name: "Topic" })).getAllByRole("radio");
    expect(topics.map((one) => one.getAttribute("value"))).toEqual([...TOPICS, "random", "free"]);
  });

  it("begins with the level that the learner's home showed", async () => {
    sessionStorage.setItem("home-place", JSON.stringify({ level: "B1", curriculumTop: null }));
    await openForm();
    expect(checked("Level")).toBe("B1");
    expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/?level=B1");
  });

  it("begins with the level that the address names", async () => {
    await openForm("/chat?level=C1");
    expect(checked("Level")).toBe("C1");
  });

  it("creates the conversation, says so and goes there", async () => {
    const { router } = await openForm();
    await user.click(radio("Topic", "Food"));
    await user.click(radio("Level", "A2"));
    await user.click(radio("Tone", /^Informal/));
    await user.click(screen.getByRole("button", { name: "Start Food Practice" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/chat/${conversationId(9)}`));
    expect(sent()).toEqual([
      { language: "german", category: "food", title: "Food Practice", tone: "friendly", level: "A2" },
    ]);
    expect(lastToast()).toMatchObject({
      title: "Conversation Started",
      description: "Food Practice, A2, Informal",
    });
  });

  it("remembers the choices of the last conversation", async () => {
    const { unmount } = await openForm();
    await user.click(radio("Topic", "Work"));
    await user.click(radio("Level", "B2"));
    await user.click(radio("Tone", /^Very Informal/));
    await user.selectOptions(languageField(), "italian");
    await user.click(screen.getByRole("button", { name: "Start Work Practice" }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    await openForm();
    expect([languageField().value, checked("Topic"), checked("Level"), checked("Tone")]).toEqual([
      "italian",
      "work",
      "B2",
      "slang",
    ]);
  });

  it("sends no category for a free conversation", async () => {
    await openForm();
    await user.click(radio("Topic", "Free topic"));
    await user.click(screen.getByRole("button", { name: "Start Free Practice" }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([{ language: "german", title: "Free Practice", tone: "professional", level: "A1" }]);
  });

  it("picks one of the topics for a random conversation and names it in the title", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    await openForm();
    await user.click(radio("Topic", "Random"));
    await user.click(screen.getByRole("button", { name: "Start with a Random Topic" }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ category: "shopping", title: "Shopping Practice" });
  });

  it("can pick every topic and no other", () => {
    const picked = TOPICS.map((_, index) => topicOf("random", index / TOPICS.length));
    expect(picked).toEqual([...TOPICS]);
    expect(topicOf("random", 0.999_999)).toBe("chitchat");
  });

  it("keeps the form after a failure and says so", async () => {
    api.answer({ [CREATE]: failure(500, "Something went wrong on our side.") });
    const { router } = await openForm();
    await user.click(radio("Topic", "Culture"));
    const button = screen.getByRole("button", { name: "Start Culture Practice" });
    await user.click(button);
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        variant: "destructive",
        title: "Error",
        description: "Failed to create conversation. Please try again.",
      }),
    );
    expect(router.state.location.pathname).toBe("/chat");
    expect([
      checked("Topic"),
      screen.getByRole("button", { name: "Start Culture Practice" }).hasAttribute("disabled"),
    ]).toEqual(["culture", false]);
  });

  it("creates one conversation however often the button is pressed", async () => {
    let answer: () => void = () => undefined;
    api.answer({ [CREATE]: (made) => new Promise((resolve) => (answer = () => resolve(created(made)))) });
    const { router } = await openForm();
    await user.dblClick(screen.getByRole("button", { name: /^Start Chitchat/ }));
    expect(screen.getByRole("button", { name: "Starting..." }).hasAttribute("disabled")).toBe(true);
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/chat/${conversationId(9)}`));
    expect(sent()).toHaveLength(1);
  });

  it.each(["french", "spanish", "italian"])("says that %s is conversation without corrections", async (other) => {
    await openForm();
    await user.selectOptions(languageField(), other);
    expect(screen.getByText("Conversation without corrections: those are for German.")).toBeTruthy();
    expect(languageField().getAttribute("aria-describedby")).toBeTruthy();
    expect(screen.queryByText(/corrects you/)).toBeNull();
  });
});

describe("first lines", () => {
  const cafe = makeStarter();
  const breakfast = makeStarter({ id: 2, tone: "friendly", title: "Breakfast is ready" });
  const train = makeStarter({ id: 3, category: "travel", tone: "friendly", title: "A seat on the train" });

  it("are those of the language and the level", async () => {
    api.answer({ [STARTERS]: ({ query }) => (query.level === "A1" ? [cafe] : [breakfast]) });
    await openForm();
    await user.click(radio("Topic", "Food"));
    expect(await screen.findByRole("button", { name: /^Ordering in a café/ })).toBeTruthy();
    await user.click(radio("Level", "A2"));
    expect(await screen.findByRole("button", { name: /^Breakfast is ready/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Ordering/ })).toBeNull();
    expect(api.to(STARTERS).map(({ query }) => query)).toEqual([
      { language: "german", level: "A1" },
      { language: "german", level: "A2" },
    ]);
  });

  it("begin the conversation with their own topic and tone", async () => {
    api.answer({ [STARTERS]: [cafe, breakfast] });
    const { router } = await openForm();
    await user.click(radio("Topic", "Food"));
    await user.click(await screen.findByRole("button", { name: /^Breakfast is ready/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/chat/${conversationId(9)}`));
    expect(sent()).toEqual([
      { language: "german", category: "food", title: "Food Practice", tone: "friendly", level: "A1", starterId: 2 },
    ]);
  });

  it("suit the topic, those in the chosen tone first; without a topic, they suit the tone", () => {
    const titles = (found: ConversationStarter[]) => found.map(({ title }) => title);
    const all = [cafe, breakfast, train];
    expect(titles(suitingStarters(all, { topic: "food", tone: "friendly" }))).toEqual([breakfast.title, cafe.title]);
    expect(titles(suitingStarters(all, { topic: "food", tone: "slang" }))).toEqual([cafe.title, breakfast.title]);
    expect(titles(suitingStarters(all, { topic: "random", tone: "friendly" }))).toEqual([breakfast.title, train.title]);
    expect(titles(suitingStarters(all, { topic: "free", tone: "professional" }))).toEqual([cafe.title]);
  });

  it("are left out when there are none or they cannot be loaded: the form is enough", async () => {
    api.answer({ [STARTERS]: failure(500, "no") });
    await openForm();
    await waitFor(() => expect(api.to(STARTERS)).toHaveLength(1));
    expect(screen.queryByRole("heading", { name: "Or pick a first line" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
