import { useReducer, useRef } from "react";
import { TRIAL_DEFAULT } from "#content/built-in/trial-chat.ts";
import type { TrialChat } from "#schema/api/trial-chat.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError, withOfflineHint } from "../../lib/api-error.ts";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import {
  NEW_TRIAL,
  type Outgoing,
  type TrialChoice,
  type TrialEvent,
  type TrialState,
  trialReducer,
  unanswered,
} from "./trial-machine.ts";
import { hasBegun, readUnsent, rememberBegun, storeUnsent } from "./trial-storage.ts";

/** How often and how long a message waits that the server is still answering: a little longer than an answer may take. */
const ANSWER_TRIES = 8;
const ANSWER_PAUSE_MS = 2_000;

export interface TrialChatActions {
  /** Gets the chat that this browser has begun, and goes on with what was under way. */
  restore: () => Promise<void>;
  choose: (choice: TrialChoice) => Promise<void>;
  /** Sends a new message. */
  send: (content: string) => Promise<void>;
  /** Sends a message again. */
  sendAgain: (message: Pick<Outgoing, "clientMessageId" | "content">) => Promise<void>;
  /** Gives up what could not be sent; gives its text. */
  takeBack: () => string;
}

/** The visitor's trial chat: what is known of it and what can be done with it. */
export function useTrialChat(): [state: TrialState, actions: TrialChatActions] {
  const [state, dispatch] = useReducer(trialReducer, NEW_TRIAL);
  // Calls last longer than a render, so they read the state from here.
  const latest = useRef(state);
  /** The chat of a choice that is on its way. */
  const choosing = useRef<Promise<TrialChat> | null>(null);
  function apply(event: TrialEvent): void {
    latest.current = trialReducer(latest.current, event);
    dispatch(event);
  }

  async function begin({ topic, level }: TrialChoice): Promise<TrialChat> {
    const { language, tone } = TRIAL_DEFAULT;
    const chat = await call("POST /api/trial-chat", { body: { language, category: topic, level, tone } });
    rememberBegun(true);
    apply({ type: "begun", chat });
    return chat;
  }

  async function restore(): Promise<void> {
    const { message } = readUnsent();
    const chat = hasBegun() ? await call("GET /api/trial-chat", {}).catch(() => undefined) : null;
    // Somebody was faster than the answer.
    if (latest.current.outgoing || latest.current.chat) return;
    if (chat === null) rememberBegun(false);
    const isStored =
      chat?.messages.some(({ clientMessageId }) => clientMessageId === message?.clientMessageId) ?? false;
    const left = message && !isStored ? message : null;
    if (isStored) storeUnsent({ message: null });
    apply({
      type: "restored",
      chat: chat ?? null,
      outgoing: left && { ...left, status: "failed", problem: null },
    });
    const open = unanswered(chat ?? null);
    if (open?.clientMessageId && !left) await deliver({ clientMessageId: open.clientMessageId, content: open.content });
  }

  async function choose(choice: TrialChoice): Promise<void> {
    apply({ type: "choosing", choice });
    const begun = begin(choice);
    choosing.current = begun;
    try {
      await begun;
    } catch (error) {
      apply({ type: "not chosen", problem: problemOf(error, "Failed to change the topic. Please try again.") });
    } finally {
      if (choosing.current === begun) choosing.current = null;
    }
  }

  async function deliver(message: Pick<Outgoing, "clientMessageId" | "content">): Promise<void> {
    const { clientMessageId, content } = message;
    storeUnsent({ message: { clientMessageId, content } });
    apply({ type: "sending", message: { clientMessageId, content } });
    try {
      // Sent at once after a choice, a message waits for the chat that it belongs to, and fails with it: it fits no other topic.
      await choosing.current;
      if (!latest.current.chat) await begin(latest.current.choice);
      const turn = await post({ clientMessageId, content });
      storeUnsent({ message: null });
      apply({ type: "answered", ...turn });
    } catch (error) {
      apply({ type: "not sent", problem: problemOf(error, "Failed to send message. Please try again.") });
    }
  }

  async function post(body: { clientMessageId: string; content: string }) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await call("POST /api/trial-chat/messages", { body });
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (tries >= ANSWER_TRIES || (status !== 404 && status !== 409)) throw error;
        // The chat was over before this page noticed: another one begins. A second 404 is a failure.
        if (status === 404 && tries > 1) throw error;
        if (status === 404) await begin(latest.current.choice);
        else await new Promise((resolve) => setTimeout(resolve, ANSWER_PAUSE_MS));
      }
    }
  }

  function takeBack(): string {
    const { outgoing } = latest.current;
    storeUnsent({ message: null });
    apply({ type: "taken back" });
    return outgoing?.content ?? "";
  }

  const send = (content: string) => deliver({ clientMessageId: newAttemptId(), content });
  return [state, { restore, choose, send, sendAgain: deliver, takeBack }];
}

/** What a visitor is told: the server's own words where the request was refused. */
function problemOf(error: unknown, text: string): string {
  const isRefused = error instanceof ApiError && error.status < 500 && error.serverMessage !== null;
  return isRefused ? (error.serverMessage ?? text) : withOfflineHint(error, text);
}
