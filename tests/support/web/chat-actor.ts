import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { Conversation, Message } from "#schema/api/conversations.ts";
import { conversationId, makeChatWord, makeConversation, makeCorrection } from "./make-conversation.ts";
import { MARA } from "./make-home.ts";
import { makeMessage } from "./make-message.ts";
import { makeStreak, makeXp } from "./make-results.ts";
import { type RenderedApp, renderApp } from "./render-app.tsx";
import { type StubbedApi, stubApi } from "./stub-api.ts";

export const MESSAGES = "GET /api/conversations/:id/messages";
export const POST = "POST /api/conversations/:id/messages";
export const HELP = "GET /api/conversations/:id/help";
export const CHAT_PATH = `/chat/${conversationId(1)}`;

const WRITTEN = "Ich trinke ein Kaffee. Gestern ich habe Tee getrunken.";

/** What was said in the conversation of these tests: a question of the tutor, an answer with two corrections, a reply with five words. */
export const QUESTION = makeMessage({
  id: 1,
  content: "Hallo Mara! Was trinkst du gern?",
  translation: "Hello Mara! What do you like to drink?",
});
export const ANSWER = makeMessage({
  id: 2,
  role: "user",
  content: WRITTEN,
  originalContent: WRITTEN,
  correctedContent: "Ich trinke einen Kaffee. Gestern habe ich Tee getrunken.",
  corrections: [
    makeCorrection({ explanation: "*Kaffee* is masculine, so *ein* becomes *einen*." }),
    makeCorrection({
      type: "word-order",
      start: WRITTEN.indexOf("ich habe"),
      original: "ich habe",
      corrected: "habe ich",
      explanation: "The verb stays in second place.",
      grammarLibraryId: null,
      grammarTitle: null,
      level: "B1",
    }),
  ],
});
export const REPLY = makeMessage({
  id: 3,
  content: "Lecker! Kaufst du den Kaffee beim Bäcker?",
  translation: "Yum! Do you buy the coffee at the baker's?",
  vocabulary: [
    makeChatWord({ word: "Bäcker", translation: "baker", gender: "m", plural: "Bäcker" }),
    makeChatWord({ word: "Kaffee", translation: "coffee", gender: "m", plural: "Kaffees" }),
    makeChatWord({ word: "kaufen", translation: "to buy", gender: null, plural: null, partOfSpeech: "verb" }),
    makeChatWord({ word: "lecker", translation: "tasty", gender: null, plural: null, partOfSpeech: "adjective" }),
    makeChatWord({ word: "Laden", translation: "shop", gender: "m", plural: "Läden" }),
  ],
});
export const ALL: readonly Message[] = [QUESTION, ANSWER, REPLY];

export const user = userEvent.setup();

/** A worker that has this conversation. */
export function stubChatApi(): StubbedApi {
  const api = stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
  });
  serveMessages(api, ALL);
  return api;
}

/** Changes what the worker knows of the conversation. */
export function serveMessages(
  api: StubbedApi,
  messages: readonly Message[],
  conversation: Partial<Conversation> = {},
  hasEarlier = false,
): void {
  api.answer({ [MESSAGES]: { conversation: makeConversation(conversation), messages: [...messages], hasEarlier } });
}

/** Opens the conversation and waits for its messages. */
export async function openChat(): Promise<RenderedApp> {
  const app = renderApp(CHAT_PATH);
  await log.find();
  return app;
}

/** Makes the window too narrow for a second column. */
export function narrowWindow(): void {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList,
  );
}

export const log = {
  find: () => screen.findByRole("log", { name: "Conversation" }),
  get: () => screen.getByRole("log", { name: "Conversation" }),
};

export function field(): HTMLTextAreaElement {
  return screen.getByRole("textbox", { name: "Your message in German" });
}

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

/** The items of the transcript. */
export function bubbles(): HTMLElement[] {
  const list = log.get().querySelector("ol");
  return [...(list?.children ?? [])] as HTMLElement[];
}

/** The last item of the transcript but `before`. */
export function lastBubble(before = 0): HTMLElement {
  const bubble = bubbles().at(-1 - before);
  if (!bubble) throw new Error("The transcript is empty");
  return bubble;
}

/** What the status line says to screen readers. */
export function spoken(): string {
  return log.get().parentElement?.querySelector(":scope > output")?.textContent ?? "";
}

/** A word of the last reply. */
export function wordOfReply(name: string): HTMLElement {
  const toolbar = screen.getAllByRole("toolbar", { name: "Words to look up" }).at(-1);
  if (!toolbar) throw new Error("There is no reply");
  return within(toolbar).getByRole("button", { name });
}

/** Types a text and sends it. */
export async function say(text: string): Promise<void> {
  await user.click(field());
  await user.keyboard(`${text}{Enter}`);
}

interface Posted {
  content: string;
  language: string;
  level: string;
  clientMessageId: string;
}

/** The messages that were posted, each try. */
export function posts(api: StubbedApi): Posted[] {
  return api.to(POST).map(({ body }) => body as Posted);
}
