import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { type CorrectionType, MESSAGE_ROLES } from "#schema/terms/correction-type.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { DEFAULT_TONE, TONES } from "#schema/terms/tone.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import { flag, instant, instantNow, json, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/**
 * One correction of a message, as a list, because names would take more room than what they name. What was corrected stands in the message
 * from `start` on; the grammar topic is named by its id.
 */
export type StoredCorrection = [
  start: number,
  length: number,
  corrected: string,
  type: CorrectionType,
  category: GrammarCategory | null,
  topicId: number | null,
  explanation: string,
];

/** One word that a reply teaches, as a list for the same reason. */
export type StoredChatWord = [
  word: string,
  translation: string,
  gender: Gender | null,
  plural: string | null,
  partOfSpeech: PartOfSpeech | null,
  level: CefrLevel | null,
];

export const conversations = sqliteTable(
  "conversations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text("language", { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    title: text("title"),
    category: text("category", { enum: TOPICS }),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    /** The learner's level as it was assessed after the last message, and on how many messages that rested. */
    assessedLevel: text("assessed_level", { enum: CEFR_LEVELS }),
    assessedMessages: integer("assessed_messages").notNull().default(0),
    tone: text("tone", { enum: TONES }).notNull().default(DEFAULT_TONE),
    messageCount: integer("message_count").notNull().default(0),
    isActive: flag("is_active").default(true),
    /** When it was ended for the first time with enough messages to count as completed. */
    completedAt: instant("completed_at"),
    createdAt: instantNow("created_at"),
    updatedAt: instantNow("updated_at"),
  },
  (table) => [
    // Without the time of the last message: with it, every turn would move the entry, which is one more row.
    index("conversations_user").on(table.userId),
    check("conversations_tone", oneOf("tone", TONES)),
    check("conversations_level", oneOf("cefr_level", CEFR_LEVELS)),
    check("conversations_count", sql`"message_count" >= 0`),
  ],
);

/**
 * What was said. The key is the conversation and the place in it, counted from 1, so a message costs one written row, a page of them lies
 * together, and the second of two replies to the same message fails.
 */
export const messages = sqliteTable(
  "messages",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    /** Sent by the browser, so that a message sent twice is stored once. Null for replies. */
    clientMessageId: text("client_message_id"),
    role: text("role", { enum: MESSAGE_ROLES }).notNull(),
    content: text("content").notNull(),
    /** English of a reply. */
    translation: text("translation"),
    /** Corrections of a learner's message; null without any. */
    corrections: json<StoredCorrection[]>("corrections"),
    /** Words that a reply teaches; null without any. */
    vocabulary: json<StoredChatWord[]>("vocabulary"),
    /** Who wrote a reply: `built-in`, or the id of a language model. */
    engine: text("engine"),
    /** What the message that a reply answers has earned. */
    xp: integer("xp").notNull().default(0),
    /** A reply to a sign of self-harm: the message before it is never shown as an example. */
    isCrisis: flag("is_crisis").default(false),
    /** Until then, the learner's message is being answered, as long as nothing follows it. */
    answeringUntil: instant("answering_until"),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    check("messages_role", oneOf("role", MESSAGE_ROLES)),
    check("messages_place", sql`"id" >= 1`),
  ],
);

export const conversationStarters = sqliteTable(
  "conversation_starters",
  {
    id: integer("id").primaryKey(),
    category: text("category", { enum: TOPICS }).notNull(),
    language: text("language", { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    tone: text("tone", { enum: TONES }).notNull().default(DEFAULT_TONE),
    /** What the tutor says first, in German. */
    prompt: text("prompt").notNull(),
    /** The same in English, shown like the translation of any other reply. */
    translation: text("translation").notNull().default(""),
    title: text("title").notNull(),
    emoji: text("emoji").notNull(),
    isActive: flag("is_active").default(true),
  },
  (table) => [index("conversation_starters_choice").on(table.language, table.cefrLevel, table.category)],
);
