import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { language } from "#schema/terms/language.ts";
import { tone } from "#schema/terms/tone.ts";
import { topic } from "#schema/terms/topic.ts";
import { count } from "./common.ts";
import { message, messageText } from "./conversations.ts";
import { endpoint } from "./endpoint.ts";

/** A visitor's chat. Its messages carry the conversation id `trial`: what names the session is a cookie that no script can read. */
export const trialChat = z.strictObject({
  language,
  category: z.nullable(topic),
  cefrLevel,
  tone,
  messages: z.array(message),
  messagesLeft: count,
});
export type TrialChat = z.infer<typeof trialChat>;

export const trialChatApi = {
  /** The visitor's running trial chat, or null. */
  "GET /api/trial-chat": endpoint({ access: "public", response: z.nullable(trialChat) }),
  /** Begins one with the tutor's first line; gives the running one where there is one. */
  "POST /api/trial-chat": endpoint({
    access: "public",
    body: z.strictObject({ language, category: z.optional(topic), level: cefrLevel, tone }),
    response: trialChat,
  }),
  /** 403 when the messages are used up, 429 when too many came from the same network address. */
  "POST /api/trial-chat/messages": endpoint({
    access: "public",
    body: z.strictObject({ content: messageText, clientMessageId: z.optional(z.uuid()) }),
    response: z.strictObject({ userMessage: message, assistantMessage: message, messagesLeft: count }),
  }),
};
