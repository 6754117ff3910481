import type { Message } from "#schema/api/conversations.ts";
import type { TrialChat } from "#schema/api/trial-chat.ts";
import { TRIAL_MESSAGES } from "#schema/rules/chat-limits.ts";
import { publicMessage } from "../conversations/index.ts";
import type { GrammarTopicLink } from "../grammar/index.ts";
import type { StoredTrial, TrialMessageRow } from "./store.ts";

/** What stands for the id of a trial chat: the real one is the hash of its visitor's secret. */
const CONVERSATION_ID = "trial";

/** The visitor's chat as the browser sees it. */
export function publicTrial(trial: StoredTrial, topics: readonly GrammarTopicLink[]): TrialChat {
  const { language, category, cefrLevel, tone } = trial.session;
  return {
    language,
    category,
    cefrLevel,
    tone,
    messages: trial.messages.map((row) => trialMessage(row, trial, topics)),
    messagesLeft: messagesLeft(trial),
  };
}

/** A message and the reply to it, which must be stored. */
export function publicTurn(
  trial: StoredTrial,
  id: number,
  topics: readonly GrammarTopicLink[],
): { userMessage: Message; assistantMessage: Message; messagesLeft: number } {
  const message = (wanted: number) => {
    const row = trial.messages.find((one) => one.id === wanted);
    if (!row) throw new Error("A trial message without its reply");
    return trialMessage(row, trial, topics);
  };
  return { userMessage: message(id), assistantMessage: message(id + 1), messagesLeft: messagesLeft(trial) };
}

/** How many messages the visitor can still send. */
export function messagesLeft({ messages }: StoredTrial): number {
  return Math.max(0, TRIAL_MESSAGES - messages.filter(({ role }) => role === "user").length);
}

function trialMessage(row: TrialMessageRow, { messages }: StoredTrial, topics: readonly GrammarTopicLink[]): Message {
  const answers = row.role === "assistant" ? messages.find(({ id }) => id === row.id - 1) : undefined;
  return publicMessage(parts(row), { answers: answers ? parts(answers) : null, topics });
}

function parts(row: TrialMessageRow) {
  return { ...row, conversationId: CONVERSATION_ID };
}
