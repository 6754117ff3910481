import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Conversation, Message } from "#schema/api/conversations.ts";
import type { TranslatedWord } from "#schema/api/vocabulary.ts";
import {
  ALL,
  ANSWER,
  bubbles,
  button,
  CHAT_PATH,
  HELP,
  log,
  MESSAGES,
  narrowWindow,
  openChat,
  POST,
  posts,
  REPLY,
  say,
  serveMessages,
  stubChatApi,
  user,
  wordOfReply,
} from "#tests/support/web/chat-actor.ts";
import { makeConversation, makeCorrection, makeReport } from "#tests/support/web/make-conversation.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { clientId, makeMessage } from "#tests/support/web/make-message.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";
import { conversationsQuery } from "#web/features/chat/queries.ts";
import { keys } from "#web/lib/query-keys.ts";

let api: StubbedApi;
const serve = (messages: readonly Message[], conversation?: Partial<Conversation>, hasEarlier?: boolean) =>
  serveMessages(api, messages, conversation, hasEarlier);
const column = () => within(screen.getByRole("complementary", { name: "Corrections and words" }));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  api = stubChatApi();
});

describe("the header of a conversation", () => {
  it("has the title, the level and the tone, and leads home", async () => {
    serve(ALL, { title: null });
    await openChat();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Food Practice");
    expect(document.title).toBe("Food Practice · Wortpfad");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Level" }).value).toBe("A2");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Tone" }).value).toBe("friendly");
    expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  });

  it("shows the assessed level with what it rests on, once there is one", async () => {
    const { unmount } = await openChat();
    expect(screen.queryByText(/Your level/)).toBeNull();
    unmount();
    serve(ALL, { assessedLevel: "A2", assessedMessages: 14 });
    await openChat();
    expect(screen.getByText("Your level: about A2, from 14 messages")).toBeTruthy();
  });

  it.each([
    ["professional", "Professional (Formal)"],
    ["slang", "Slang (Very Informal)"],
  ] as const)("saves the tone %s at once and names it", async (tone, name) => {
    api.answer({ "PATCH /api/conversations/:id/tone": makeConversation({ tone }) });
    await openChat();
    await user.selectOptions(screen.getByRole("combobox", { name: "Tone" }), tone);
    expect(await screen.findByText(name)).toBeTruthy();
    expect(api.to("PATCH /api/conversations/:id/tone").map(({ body }) => body)).toEqual([{ tone }]);
  });

  it("changes a tone back that could not be saved, and says so", async () => {
    api.answer({ "PATCH /api/conversations/:id/tone": failure(500, "no") });
    await openChat();
    const tone = screen.getByRole<HTMLSelectElement>("combobox", { name: "Tone" });
    await user.selectOptions(tone, "slang");
    expect(await screen.findByText("Failed to update conversation tone. Please try again.")).toBeTruthy();
    await waitFor(() => expect(tone.value).toBe("friendly"));
  });

  it("shows another tone before it is saved", async () => {
    let save = (_: Conversation) => {};
    const saved = new Promise<Conversation>((resolve) => {
      save = resolve;
    });
    api.answer({ "PATCH /api/conversations/:id/tone": () => saved });
    await openChat();
    const tone = screen.getByRole<HTMLSelectElement>("combobox", { name: "Tone" });
    await user.selectOptions(tone, "slang");
    await waitFor(() => expect(tone.value).toBe("slang"));
    expect(screen.queryByText("Tone changed")).toBeNull();
    save(makeConversation({ tone: "slang" }));
    expect(await screen.findByText("Tone changed")).toBeTruthy();
  });

  it("changes a level back that could not be saved, and says so", async () => {
    api.answer({ "PATCH /api/conversations/:id": failure(500, "no") });
    await openChat();
    const level = screen.getByRole<HTMLSelectElement>("combobox", { name: "Level" });
    await user.selectOptions(level, "C1");
    expect(await screen.findByText("Failed to update the level. Please try again.")).toBeTruthy();
    await waitFor(() => expect(level.value).toBe(makeConversation().cefrLevel));
  });

  it("says that the conversation could not be ended, and stays", async () => {
    api.answer({ "POST /api/conversations/:id/end": failure(500, "no") });
    const { router } = await openChat();
    await user.click(button("End conversation"));
    expect(await screen.findByText("Failed to end the conversation. Please try again.")).toBeTruthy();
    expect(router.state.location.pathname).toBe(CHAT_PATH);
    expect(button("End conversation")).toHaveProperty("disabled", false);
  });

  it("saves another level, also for the list and the messages that follow", async () => {
    api.answer({ "PATCH /api/conversations/:id": makeConversation({ cefrLevel: "B1" }), [POST]: failure(500, "no") });
    const { client } = await openChat();
    client.setQueryData(conversationsQuery().queryKey, [makeConversation()]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Level" }), "B1");
    expect(api.to("PATCH /api/conversations/:id").map(({ body }) => body)).toEqual([{ level: "B1" }]);
    await waitFor(() => expect(client.getQueryData(conversationsQuery().queryKey)?.[0]?.cefrLevel).toBe("B1"));
    await say("Hallo");
    await waitFor(() => expect(posts(api)).toMatchObject([{ level: "B1", language: "german" }]));
  });

  it("ends the conversation and opens its report", async () => {
    const report = makeReport();
    api.answer({ "POST /api/conversations/:id/end": report, "GET /api/conversations/:id/report": report });
    const { router } = await openChat();
    await user.click(button("End conversation"));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${CHAT_PATH}/report`));
    expect(api.to("GET /api/conversations/:id/report")).toEqual([]);
  });

  it("leads to the report of a conversation that was ended", async () => {
    serve(ALL, { isActive: false });
    await openChat();
    expect(screen.getByRole("link", { name: "Report" }).getAttribute("href")).toBe(`${CHAT_PATH}/report`);
    expect(screen.queryByRole("button", { name: "End conversation" })).toBeNull();
    expect(bubbles().at(-1)?.textContent).toMatch(/^You ended this conversation\./);
  });
});

describe("a conversation that cannot be shown", () => {
  it.each([400, 404])("is not found (%i)", async (code) => {
    api.answer({ [MESSAGES]: failure(code, "no") });
    renderApp(CHAT_PATH);
    expect(await screen.findByRole("heading", { level: 1, name: "Conversation not found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Start a new conversation" }).getAttribute("href")).toBe("/chat");
  });

  it("is asked for again on demand", async () => {
    api.answer({ [MESSAGES]: failure(500, "no") });
    renderApp(CHAT_PATH);
    await screen.findByRole("heading", { name: "This conversation could not be loaded" });
    serve(ALL);
    await user.click(button("Try Again"));
    expect(await screen.findByRole("log")).toBeTruthy();
  });
});

describe("a message of the learner", () => {
  it("marks in words what goes and what comes", async () => {
    await openChat();
    const bubble = bubbles()[1]?.querySelector("p");
    expect([...(bubble?.querySelectorAll("del") ?? [])].map((del) => del.textContent)).toEqual([
      "instead of ein",
      "instead of ich habe",
    ]);
    expect([...(bubble?.querySelectorAll("ins") ?? [])].map((ins) => ins.textContent)).toEqual([
      "right: einen",
      "right: habe ich",
    ]);
    expect(bubble?.lang).toBe("de");
  });

  it("has its corrections in the second column: kind, quote, reason, topic", async () => {
    await openChat();
    const [first, second] = column().getAllByRole("listitem");
    expect(first?.textContent).toContain("grammar");
    expect(first?.textContent).toContain("Kaffee is masculine, so ein becomes einen.");
    expect([...(first?.querySelectorAll("[lang=de]") ?? [])].map((one) => one.textContent)).toContain("Kaffee");
    expect(column().getByRole("link", { name: "The accusative: articles" }).getAttribute("href")).toBe("/grammar/104");
    expect(second?.textContent).toContain("word order");
    expect(second?.querySelector("a")).toBeNull();
  });

  it("shows them below itself where there is no second column", async () => {
    narrowWindow();
    await openChat();
    expect(screen.queryByRole("complementary")).toBeNull();
    const toggle = button("2 corrections");
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText("The verb stays in second place.")).toBeTruthy();
    await user.click(toggle);
    expect(screen.queryByText("The verb stays in second place.")).toBeNull();
  });

  it("brings the corrections of an earlier message into the second column", async () => {
    const later = makeMessage({
      id: 4,
      role: "user",
      content: "ich auch",
      corrections: [
        makeCorrection({
          start: 0,
          original: "ich",
          corrected: "Ich",
          explanation: "A sentence begins with a capital.",
        }),
      ],
    });
    serve([...ALL, later, makeMessage({ id: 5, content: "Gut!" })]);
    await openChat();
    expect(column().getByText("A sentence begins with a capital.")).toBeTruthy();
    await user.click(button("2 corrections"));
    expect(column().queryByText("A sentence begins with a capital.")).toBeNull();
    expect(column().getByText("The verb stays in second place.")).toBeTruthy();
    expect(button("2 corrections").getAttribute("aria-pressed")).toBe("true");
  });

  it("shows only what matters at the level, or nothing before the end, and remembers the choice", async () => {
    const { unmount } = await openChat();
    const mode = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Corrections" });
    await user.selectOptions(mode(), "Only what matters at my level");
    expect(bubbles()[1]?.querySelectorAll("del")).toHaveLength(1);
    await user.selectOptions(mode(), "Correct at the end");
    expect(bubbles()[1]?.querySelector("del")).toBeNull();
    expect(column().getByText("Your corrections wait for the report at the end.")).toBeTruthy();
    unmount();
    await openChat();
    expect(mode().value).toBe("at-the-end");
  });

  it("is corrected for another learner in this browser as they chose", async () => {
    const { unmount } = await openChat();
    const mode = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Corrections" });
    await user.selectOptions(mode(), "Correct at the end");
    unmount();
    api.answer({ "GET /api/auth/user": { ...MARA, id: clientId(77) } });
    await openChat();
    expect(mode().value).toBe("every-message");
  });

  it("is not corrected in another language than German, and the window says so", async () => {
    serve([makeMessage({ id: 1, content: "Bonjour Mara!" })], { language: "french" });
    await openChat();
    expect(screen.queryByRole("combobox", { name: "Corrections" })).toBeNull();
    expect(screen.getByText("The tutor talks with you in French, but corrects German only.")).toBeTruthy();
    const french = screen.getByRole("textbox", { name: "Your message in French" });
    expect(french.lang).toBe("fr");
    expect(screen.queryByRole("button", { name: "ä" })).toBeNull();
  });
});

describe("a reply", () => {
  it("is German alone until its translation is asked for", async () => {
    await openChat();
    expect(screen.queryByText(REPLY.translation ?? "")).toBeNull();
    await user.click(screen.getAllByRole("button", { name: "Translate" })[1] as HTMLElement);
    expect(screen.getByText("Yum! Do you buy the coffee at the baker's?")).toBeTruthy();
    await user.click(button("Hide translation"));
    expect(screen.queryByText(REPLY.translation ?? "")).toBeNull();
  });

  it("says who wrote it only where that changes", async () => {
    const by = (id: number, engine: string | null) => makeMessage({ id, content: `Das ist Antwort ${id}.`, engine });
    serve([
      by(1, null),
      by(2, "built-in"),
      ANSWER,
      by(4, "built-in"),
      by(5, "a-model"),
      by(6, "a-model"),
      by(7, "built-in"),
    ]);
    await openChat();
    const labels = bubbles().map((bubble) => /Built-in tutor|Language model/u.exec(bubble.textContent)?.[0] ?? null);
    expect(labels).toEqual([null, "Built-in tutor", null, null, "Language model", null, "Built-in tutor"]);
  });

  it("teaches three words at first, and the rest on demand", async () => {
    await openChat();
    const words = () => within(screen.getByRole("list", { name: "Words of this message" })).getAllByRole("button");
    expect(words().map((chip) => chip.textContent)).toEqual([
      "der, masculineBäckerbaker",
      "der, masculineKaffeecoffee",
      "kaufento buy",
      "+2 more",
    ]);
    await user.click(button("+2 more"));
    expect(words()).toHaveLength(5);
    expect(document.activeElement).toBe(words()[3]);
  });

  it("is one stop of the Tab key; the arrows lead from word to word", async () => {
    await openChat();
    const toolbar = screen.getAllByRole("toolbar", { name: "Words to look up" })[1] as HTMLElement;
    const words = within(toolbar).getAllByRole("button");
    expect(words.map(({ textContent }) => textContent)).toEqual([
      "Lecker",
      "Kaufst",
      "den",
      "Kaffee",
      "beim",
      "Bäcker",
    ]);
    expect(words.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    act(() => words[0]?.focus());
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(document.activeElement).toBe(words[1]);
    await user.keyboard("{End}{ArrowRight}");
    expect(document.activeElement).toBe(words[5]);
    expect(words.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, -1, 0]);
  });

  it("can be read as a sentence besides", async () => {
    await openChat();
    expect(bubbles()[2]?.querySelector("p")?.textContent).toBe(`Tutor: ${REPLY.content}${REPLY.content}`);
  });

  it("is said in simpler words on demand, the last one only", async () => {
    api.answer({ [HELP]: { kind: "simpler", text: "Kaufst du Kaffee?", translation: "Do you buy coffee?" } });
    await openChat();
    await user.click(button("Say it simpler"));
    expect(await screen.findByText("Kaufst du Kaffee?")).toBeTruthy();
    expect(screen.getByText("Do you buy coffee?")).toBeTruthy();
    expect(api.to(HELP).map(({ query }) => query)).toEqual([{ kind: "simpler" }]);
  });
});

describe("a word that is pressed", () => {
  const FOUND: TranslatedWord = {
    word: "Bäcker",
    lemma: "Bäcker",
    translation: "baker",
    gender: "m",
    plural: "Bäcker",
    cefrLevel: "A1",
    partOfSpeech: "noun",
    parts: [],
    saved: false,
  };

  it("shows what is known about it, and can be saved", async () => {
    api.answer({ "POST /api/translate-word": FOUND, "POST /api/vocabulary/words": { isNew: true } });
    const { client } = await openChat();
    client.setQueryData(keys.vocabulary, []);
    await user.click(wordOfReply("Bäcker"));
    const card = await screen.findByRole("region", { name: "Word: Bäcker" });
    expect(await within(card).findByText("baker")).toBeTruthy();
    expect(card.textContent).toContain("der, masculineBäcker");
    expect(card.textContent).toContain("Plural: die Bäcker · A1 · noun");
    expect(api.to("POST /api/translate-word").map(({ body }) => body)).toEqual([
      { word: "Bäcker", language: "german", sentence: "Kaufst du den Kaffee beim Bäcker?" },
    ]);
    await user.click(within(card).getByRole("button", { name: "Save word" }));
    expect(await within(card).findByText("Saved in your vocabulary")).toBeTruthy();
    expect(api.to("POST /api/vocabulary/words").map(({ body }) => body)).toEqual([
      {
        language: "german",
        word: "Bäcker",
        usedForm: "Bäcker",
        translation: ["baker"],
        gender: "m",
        plural: "Bäcker",
        partOfSpeech: "noun",
        cefrLevel: "A1",
      },
    ]);
    expect(client.getQueryState(keys.vocabulary)?.isInvalidated).toBe(true);
  });

  it("is asked for once, and stays saved", async () => {
    api.answer({ "POST /api/translate-word": { ...FOUND, saved: true } });
    await openChat();
    await user.click(wordOfReply("Bäcker"));
    expect(await screen.findByText("Saved in your vocabulary")).toBeTruthy();
    await user.click(button("Close"));
    await user.click(wordOfReply("Bäcker"));
    expect(screen.getByText("Saved in your vocabulary")).toBeTruthy();
    expect(api.to("POST /api/translate-word")).toHaveLength(1);
  });

  it("takes the focus to its card; Escape gives it back", async () => {
    narrowWindow();
    api.answer({ "POST /api/translate-word": FOUND });
    await openChat();
    const bäcker = wordOfReply("Bäcker");
    act(() => bäcker.focus());
    await user.keyboard("{Enter}");
    const card = await screen.findByRole("region", { name: "Word: Bäcker" });
    expect(document.activeElement).toBe(card);
    expect(bubbles()[2]?.contains(card), "below the word, in its message").toBe(true);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Word: Bäcker" })).toBeNull();
    expect(document.activeElement).toBe(bäcker);
  });

  it("is closed by a press anywhere else, where it stands in the transcript", async () => {
    narrowWindow();
    api.answer({ "POST /api/translate-word": FOUND });
    await openChat();
    await user.click(wordOfReply("Bäcker"));
    await user.click(await screen.findByText("Plural:", { exact: false }));
    expect(screen.getByRole("region", { name: "Word: Bäcker" })).toBeTruthy();
    await user.click(log.get());
    expect(screen.queryByRole("region", { name: "Word: Bäcker" })).toBeNull();
  });

  it("names the parts of a compound", async () => {
    const parts = [
      { word: "Kaffee", translation: "coffee" },
      { word: "Bäcker", translation: null },
    ];
    api.answer({ "POST /api/translate-word": { ...FOUND, translation: null, plural: null, parts } });
    await openChat();
    await user.click(wordOfReply("Bäcker"));
    const card = await screen.findByRole("region", { name: "Word: Bäcker" });
    expect((await within(card).findAllByRole("listitem")).map((part) => part.textContent)).toEqual([
      "Kaffee: coffee",
      "Bäcker",
    ]);
    expect(within(card).queryByRole("button", { name: "Save word" })).toBeNull();
  });

  it.each([
    ["is not known", { ...FOUND, lemma: null, translation: null }, "No translation is known for this word."],
    ["cannot be looked up", failure(500, "no"), "The translation could not be loaded. Press the word to try again."],
  ])("and %s: says so in a quiet line", async (_case, answer, text) => {
    api.answer({ "POST /api/translate-word": answer });
    await openChat();
    await user.click(wordOfReply("Bäcker"));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText("Error")).toBeNull();
    expect(vi.mocked(console.warn).mock.calls).toHaveLength(_case === "is not known" ? 0 : 1);
  });

  it("of the chips shows at once what the reply says about it", async () => {
    api.answer({ "POST /api/translate-word": failure(500, "no") });
    await openChat();
    await user.click(
      within(screen.getByRole("list", { name: "Words of this message" })).getAllByRole("button")[0] as HTMLElement,
    );
    const card = screen.getByRole("region", { name: "Word: Bäcker" });
    expect(within(card).getByText("baker")).toBeTruthy();
    expect(await within(card).findByRole("button", { name: "Save word" })).toBeTruthy();
  });
});

describe("listening", () => {
  const VOICES = [{ lang: "de-DE", localService: true }] as SpeechSynthesisVoice[];

  /** What the browser was asked to say, with the pace. */
  function stubSpeech(voices: readonly SpeechSynthesisVoice[]): string[] {
    const spoken: string[] = [];
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: ({ text, rate }: { text: string; rate: number }) => spoken.push(`${text} ${rate}`),
    });
    vi.stubGlobal("SpeechSynthesisUtterance", function utterance(this: { text: string }, text: string) {
      this.text = text;
    });
    return spoken;
  }
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("reads a reply slowly, and a word in its dictionary form", async () => {
    const spoken = stubSpeech(VOICES);
    api.answer({
      "POST /api/translate-word": {
        word: "Kaufst",
        lemma: "kaufen",
        translation: "to buy",
        gender: null,
        plural: null,
        cefrLevel: "A1",
        partOfSpeech: "verb",
        parts: [],
        saved: false,
      },
    });
    await openChat();
    await user.click(screen.getAllByRole("button", { name: "Listen" }).at(-1) as HTMLElement);
    await user.click(wordOfReply("Kaufst"));
    const card = await screen.findByRole("region", { name: "Word: Kaufst" });
    await within(card).findByText("to buy");
    await user.click(within(card).getByRole("button", { name: "Listen" }));
    expect(spoken).toEqual([`${REPLY.content} 0.75`, "kaufen 0.9"]);
  });

  it.each([
    ["no German voice", [{ lang: "en-US", localService: true }], "german"],
    ["another language", VOICES, "french"],
  ] as const)("is not offered with %s", async (_, voices, language) => {
    stubSpeech(voices as SpeechSynthesisVoice[]);
    serve(ALL, { language });
    await openChat();
    expect(screen.queryByRole("button", { name: "Listen" })).toBeNull();
  });
});

describe("the address of the latest conversation", () => {
  it("leads there, and leaves no entry of its own", async () => {
    const { id } = makeConversation();
    api.answer({ "GET /api/conversations": [makeConversation(), makeConversation({ id: clientId(5) })] });
    const { router } = renderApp("/chat/latest");
    await log.find();
    expect(router.state.location.pathname).toBe(`/chat/${id}`);
    expect(router.history.length).toBe(1);
  });

  it("leads to the form where there is none", async () => {
    api.answer({ "GET /api/conversations": [], "GET /api/conversation-starters": [] });
    renderApp("/chat/latest");
    expect(await screen.findByRole("heading", { name: "Start New Conversation" })).toBeTruthy();
  });

  it("offers to try again when the list could not be loaded", async () => {
    api.answer({ "GET /api/conversations": failure(500, "no") });
    renderApp("/chat/latest");
    await screen.findByRole("heading", { name: "Your conversation could not be loaded" });
    api.answer({ "GET /api/conversations": [makeConversation()] });
    await user.click(button("Try Again"));
    expect(await log.find()).toBeTruthy();
  });
});

describe("earlier messages", () => {
  it("are loaded page by page and put above", async () => {
    serve(ALL, {}, true);
    await openChat();
    const older = makeMessage({ id: 8, content: "Ganz früher." });
    api.answer({
      [MESSAGES]: { conversation: makeConversation(), messages: [{ ...older, id: 0 }], hasEarlier: false },
    });
    await user.click(button("Earlier messages"));
    await waitFor(() => expect(bubbles()).toHaveLength(4));
    expect(bubbles()[0]?.textContent).toContain("Ganz früher.");
    expect(api.to(MESSAGES).map(({ query }) => query)).toEqual([{}, { before: "1" }]);
    expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
  });

  it("that cannot be loaded can be asked for again", async () => {
    serve(ALL, {}, true);
    await openChat();
    api.answer({ [MESSAGES]: failure(500, "no") });
    await user.click(button("Earlier messages"));
    expect(await screen.findByText("Earlier messages could not be loaded.")).toBeTruthy();
    expect(bubbles()).toHaveLength(3);
    expect(button("Earlier messages")).toBeTruthy();
  });
});
