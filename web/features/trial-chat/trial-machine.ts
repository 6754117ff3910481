import { TRIAL_DEFAULT } from "#content/built-in/trial-chat.ts";
import type { Message } from "#schema/api/conversations.ts";
import type { TrialChat } from "#schema/api/trial-chat.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Topic } from "#schema/terms/topic.ts";

/** What the visitor chooses before the first message. */
export interface TrialChoice {
  topic: Topic;
  level: CefrLevel;
}

/** A message that is on its way, or that could not be sent. */
export interface Outgoing {
  /** Stays the same for every try, so that the server stores the message once. */
  clientMessageId: string;
  content: string;
  status: "sending" | "failed";
  problem: string | null;
}

export interface TrialState {
  /** As the server has it; null before it has begun. */
  chat: TrialChat | null;
  choice: TrialChoice;
  /** The first line for a new choice is on its way. */
  choosing: boolean;
  /** Why the choice could not be changed. */
  choiceProblem: string | null;
  outgoing: Outgoing | null;
  /** The reply that came last on this page, for screen readers. */
  heard: number | null;
}

export type TrialEvent =
  | { type: "restored"; chat: TrialChat | null; outgoing: Outgoing | null }
  | { type: "choosing"; choice: TrialChoice }
  | { type: "begun"; chat: TrialChat }
  | { type: "not chosen"; problem: string }
  | { type: "sending"; message: Pick<Outgoing, "clientMessageId" | "content"> }
  | { type: "answered"; userMessage: Message; assistantMessage: Message; messagesLeft: number }
  | { type: "not sent"; problem: string }
  | { type: "taken back" };

export const NEW_TRIAL: TrialState = {
  chat: null,
  choice: { topic: TRIAL_DEFAULT.category, level: TRIAL_DEFAULT.level },
  choosing: false,
  choiceProblem: null,
  outgoing: null,
  heard: null,
};

export function trialReducer(state: TrialState, event: TrialEvent): TrialState {
  switch (event.type) {
    case "restored":
      return withChat({ ...state, outgoing: event.outgoing }, event.chat);
    case "choosing":
      return { ...state, choice: event.choice, choosing: true, choiceProblem: null };
    case "begun":
      return withChat({ ...state, choosing: false, choiceProblem: null }, event.chat);
    case "not chosen":
      return withChat({ ...state, choosing: false, choiceProblem: event.problem }, state.chat);
    case "sending":
      return { ...state, choiceProblem: null, outgoing: { ...event.message, status: "sending", problem: null } };
    case "answered": {
      const { userMessage, assistantMessage, messagesLeft } = event;
      if (!state.chat) return state;
      const messages = [
        ...withoutSent(state.chat.messages, userMessage.clientMessageId),
        userMessage,
        assistantMessage,
      ];
      return {
        ...state,
        chat: { ...state.chat, messages, messagesLeft },
        outgoing: null,
        heard: assistantMessage.id,
      };
    }
    case "not sent":
      return state.outgoing
        ? { ...state, outgoing: { ...state.outgoing, status: "failed", problem: event.problem } }
        : state;
    case "taken back":
      return { ...state, outgoing: null };
  }
}

/** The choice follows the chat: that is what the server knows. */
function withChat(state: TrialState, chat: TrialChat | null): TrialState {
  const choice = chat ? { topic: chat.category ?? NEW_TRIAL.choice.topic, level: chat.cefrLevel } : NEW_TRIAL.choice;
  return { ...state, chat, choice };
}

/** What was said, without the message that is on its way: it has an item of its own. */
export function saidIn({ chat, outgoing }: TrialState): Message[] {
  return withoutSent(chat?.messages ?? [], outgoing?.clientMessageId ?? null);
}

function withoutSent(messages: readonly Message[], clientMessageId: string | null): Message[] {
  return messages.filter((message) => clientMessageId === null || message.clientMessageId !== clientMessageId);
}

/** True while topic and level can be chosen. */
export function canChoose({ chat, outgoing }: TrialState): boolean {
  return outgoing === null && (chat === null || chat.messages.length <= 1);
}

/** True once the last of the messages has its reply. */
export function isUsedUp({ chat, outgoing }: TrialState): boolean {
  return chat?.messagesLeft === 0 && outgoing === null;
}

/** The message at the end that never got its reply. */
export function unanswered(chat: TrialChat | null): Message | null {
  const last = chat?.messages.at(-1);
  return last?.role === "user" ? last : null;
}
