import * as z from "zod/mini";
import { MAX_MESSAGE_CHARS } from "#schema/rules/chat-limits.ts";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { correctionType, messageRole } from "#schema/terms/correction-type.ts";
import { gender } from "#schema/terms/gender-schema.ts";
import { grammarCategory } from "#schema/terms/grammar-category.ts";
import { language } from "#schema/terms/language.ts";
import { partOfSpeech } from "#schema/terms/part-of-speech.ts";
import { tone } from "#schema/terms/tone.ts";
import { topic } from "#schema/terms/topic.ts";
import { tutorHelpKind } from "#schema/terms/tutor-help.ts";
import { count, isoInstant, xpPart } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { streak, xpSummary } from "./gamification.ts";

export { MAX_MESSAGE_CHARS } from "#schema/rules/chat-limits.ts";
/** Longest title of a conversation. */
export const MAX_TITLE_CHARS = 120;
/** Messages of a conversation that one call gives: the latest, or those before a given one. */
export const MESSAGES_PAGE = 100;
/** Conversations that the list shows. */
export const CONVERSATIONS_LISTED = 50;

export const correction = z.strictObject({
  type: correctionType,
  /** Where `original` begins in the learner's message, in UTF-16 units. Corrections are in the order of the text and never overlap. */
  start: count,
  original: z.string(),
  corrected: z.string(),
  explanation: z.string(),
  grammarCategory: z.nullable(grammarCategory),
  grammarLibraryId: z.nullable(z.int()),
  /** The title of the grammar topic; null without one. */
  grammarTitle: z.nullable(z.string()),
  /** The level from which learners are expected to get this right. */
  level: cefrLevel,
});
export type Correction = z.infer<typeof correction>;

/** A word that a reply teaches. Nouns stand without their article. */
export const chatWord = z.strictObject({
  word: z.string(),
  translation: z.string(),
  gender: z.nullable(gender),
  plural: z.nullable(z.string()),
  partOfSpeech: z.nullable(partOfSpeech),
  level: z.nullable(cefrLevel),
});
export type ChatWord = z.infer<typeof chatWord>;

export const message = z.strictObject({
  id: z.int(),
  conversationId: z.string(),
  /** The id that the browser gave a learner's message; null for replies. */
  clientMessageId: z.nullable(z.string()),
  role: messageRole,
  content: z.string(),
  /** The learner's text as written, where it was corrected. */
  originalContent: z.nullable(z.string()),
  /** The learner's text with all corrections made, where there were any. */
  correctedContent: z.nullable(z.string()),
  /** English of a reply; null where there is no sure translation. */
  translation: z.nullable(z.string()),
  /** The corrections of the learner's message; a reply repeats those of the message that it answers. */
  corrections: z.array(correction),
  vocabulary: z.array(chatWord),
  /** Who wrote a reply: `built-in`, or the id of a language model. Null for the learner's messages. */
  engine: z.nullable(z.string()),
  createdAt: isoInstant,
});
export type Message = z.infer<typeof message>;

export const conversation = z.strictObject({
  id: z.string(),
  language,
  title: z.nullable(z.string()),
  category: z.nullable(topic),
  cefrLevel,
  /** The learner's level as their messages in this language show it; null as long as there are too few. */
  assessedLevel: z.nullable(cefrLevel),
  /** On how many messages `assessedLevel` rests. */
  assessedMessages: count,
  tone,
  messageCount: count,
  /** False once it was ended. Another message opens it again. */
  isActive: z.boolean(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});
export type Conversation = z.infer<typeof conversation>;

/** What was said and what it brought. */
export const chatTurn = z.strictObject({
  userMessage: message,
  assistantMessage: message,
  conversation,
  xpAwarded: count,
  xpParts: z.array(xpPart),
  xp: xpSummary,
  streak,
});
export type ChatTurn = z.infer<typeof chatTurn>;

/**
 * The same as a stream, for `Accept: text/event-stream`: the name of each event and its data as JSON. `user` comes once the learner's message
 * is stored, `delta` with each piece of the reply, `message` when all of it is stored, `done` at the end. `error` stands in for what
 * cannot come any more: its body is that of any error, with the status that the call would have had.
 */
export interface ChatEvents {
  user: { userMessage: Message };
  delta: { text: string };
  message: ChatTurn;
  error: { status: number; message: string };
  done: Record<string, never>;
}

export const conversationReport = z.strictObject({
  conversation,
  /** The learner's messages, how many of them needed no correction, and the minutes from the first to the last. */
  messages: count,
  withoutCorrection: count,
  minutes: count,
  /** Up to three things that went well, each with a sentence of the learner where there is one. */
  strengths: z.array(z.strictObject({ text: z.string(), example: z.nullable(z.string()) })),
  /** Up to five mistakes, the most useful first. `sentence` is the learner's; `correction.start` counts in it. `times` counts the same mistake. */
  mistakes: z.array(z.strictObject({ messageId: z.int(), sentence: z.string(), correction, times: count })),
  words: z.array(chatWord),
  /** XP of this conversation, and what chats have earned today of the most that they can. */
  xp: z.strictObject({ conversation: count, today: count, dayLimit: count }),
});
export type ConversationReport = z.infer<typeof conversationReport>;

/** A first line to begin a conversation with. */
export const conversationStarter = z.strictObject({
  id: z.int(),
  category: topic,
  cefrLevel,
  tone,
  title: z.string(),
  emoji: z.string(),
  prompt: z.string(),
  translation: z.string(),
});
export type ConversationStarter = z.infer<typeof conversationStarter>;

const byId = z.strictObject({ id: z.uuid() });

const title = z
  .string()
  .check(z.trim(), z.minLength(1, "The title is empty"), z.maxLength(MAX_TITLE_CHARS, "The title is too long"));

/** Something that can be seen: spaces, controls, zero-width characters and halves of a surrogate pair say nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

export const messageText = z.string().check(
  z.trim(),
  z.minLength(1, "The message is empty"),
  z.refine((text) => VISIBLE.test(text), "The message is empty"),
  z.maxLength(MAX_MESSAGE_CHARS, "The message is longer than 500 characters"),
);

export const conversationsApi = {
  /** The latest first. */
  "GET /api/conversations": endpoint({ access: "learner", response: z.array(conversation) }),
  "GET /api/conversation-starters": endpoint({
    access: "visitor",
    query: z.strictObject({ language, level: cefrLevel }),
    response: z.array(conversationStarter),
  }),
  /** The tutor speaks first: with the starter's line, otherwise with one that fits topic, level and tone. */
  "POST /api/conversations": endpoint({
    access: "learner",
    body: z.strictObject({
      language,
      category: z.optional(topic),
      title: z.optional(title),
      tone,
      level: cefrLevel,
      starterId: z.optional(z.int()),
    }),
    response: conversation,
  }),
  "PATCH /api/conversations/:id": endpoint({
    access: "learner",
    params: byId,
    body: z
      .strictObject({ title: z.optional(title), level: z.optional(cefrLevel) })
      .check(z.refine((body) => body.title !== undefined || body.level !== undefined, "Nothing to change")),
    response: conversation,
  }),
  "DELETE /api/conversations/:id": endpoint({
    access: "learner",
    params: byId,
    response: z.strictObject({ deleted: z.literal(true) }),
  }),
  /** The last messages, or the last before `before`, in the order in which they were said. */
  "GET /api/conversations/:id/messages": endpoint({
    access: "learner",
    params: byId,
    query: z.strictObject({
      before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))),
    }),
    response: z.strictObject({ conversation, messages: z.array(message), hasEarlier: z.boolean() }),
  }),
  "PATCH /api/conversations/:id/tone": endpoint({
    access: "learner",
    params: byId,
    body: z.strictObject({ tone }),
    response: conversation,
  }),
  /** 409 while another message of the conversation is being answered. Sent again with the same `clientMessageId`, it is stored and answered once. */
  "POST /api/conversations/:id/messages": endpoint({
    access: "learner",
    params: byId,
    body: z.strictObject({ content: messageText, language, level: cefrLevel, clientMessageId: z.optional(z.uuid()) }),
    response: chatTurn,
  }),
  /** Help with the learner's next message. Nothing is stored. */
  "GET /api/conversations/:id/help": endpoint({
    access: "learner",
    params: byId,
    query: z.strictObject({ kind: tutorHelpKind }),
    response: z.strictObject({ kind: tutorHelpKind, text: z.string(), translation: z.nullable(z.string()) }),
  }),
  /** Ends the conversation and gives its report. */
  "POST /api/conversations/:id/end": endpoint({ access: "learner", params: byId, response: conversationReport }),
  "GET /api/conversations/:id/report": endpoint({ access: "learner", params: byId, response: conversationReport }),
};
