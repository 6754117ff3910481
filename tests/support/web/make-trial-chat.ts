import { TRIAL_DEFAULT, TRIAL_OPENER } from "#content/built-in/trial-chat.ts";
import type { Message } from "#schema/api/conversations.ts";
import type { TrialChat } from "#schema/api/trial-chat.ts";

const CREATED_AT = "2037-06-10T10:00:00.000Z";

function makeTrialMessage(change: Partial<Message> & Pick<Message, "id" | "role" | "content">): Message {
  return {
    conversationId: "trial",
    clientMessageId: null,
    originalContent: null,
    correctedContent: null,
    translation: null,
    corrections: [],
    vocabulary: [],
    engine: null,
    createdAt: CREATED_AT,
    ...change,
  };
}

/** A trial chat in which nothing was said. */
export function makeTrialChat(change: Partial<TrialChat> = {}): TrialChat {
  const { language, category, level, tone } = TRIAL_DEFAULT;
  const { text: content, translation } = TRIAL_OPENER;
  const messages = [makeTrialMessage({ id: 1, role: "assistant", content, translation })];
  return { language, category, cefrLevel: level, tone, messages, messagesLeft: 5, ...change };
}

/** A message and its reply. `number` counts from 1. */
export function makeTrialTurn(
  { clientMessageId, content }: { clientMessageId: string; content: string },
  { number = 1, ...said }: Partial<Pick<Message, "corrections" | "vocabulary">> & { number?: number } = {},
) {
  const { corrections = [], vocabulary = [] } = said;
  const isCorrected = corrections.length > 0;
  return {
    userMessage: makeTrialMessage({
      id: 2 * number,
      role: "user",
      content,
      clientMessageId,
      corrections,
      originalContent: isCorrected ? content : null,
    }),
    assistantMessage: makeTrialMessage({
      id: 2 * number + 1,
      role: "assistant",
      content: `Antwort ${number}. Und du?`,
      translation: `Reply ${number}. And you?`,
      corrections,
      vocabulary,
      engine: "built-in",
    }),
    messagesLeft: 5 - number,
  };
}
