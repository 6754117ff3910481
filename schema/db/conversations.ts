import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { type CorrectionType, MESSAGE_ROLES } from "#schema/terms/correction-type.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { DEFAULT_TONE, TONES } from "#schema/terms/tone.ts";
import { flag, instantNow, json, oneOf } from "./columns.ts";
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
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
    title: text("title"),
    category: text("category"),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    assessedLevel: text("assessed_level", { enum: CEFR_LEVELS }),
    tone: text("tone", { enum: TONES }).notNull().default(DEFAULT_TONE),
    messageCount: integer("message_count").notNull().default(0),
    isActive: flag("is_active").default(true),
    createdAt: instantNow("created_at"),
    updatedAt: instantNow("updated_at"),
  },
  (table) => [
    index("conversations_user").on(table.userId, table.updatedAt),
    check("conversations_tone", oneOf("tone", TONES)),
    check("conversations_level", oneOf("cefr_level", CEFR_LEVELS)),
    check("conversations_count", sql`"message_count" >= 0`),
  ],
);

export const messages = sqliteTable(
  "messages",
  {
    id: integer("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** Sent by the browser, so that a message sent twice is stored once. Null for replies. */
    clientMessageId: text("client_message_id"),
    role: text("role", { enum: MESSAGE_ROLES }).notNull(),
    content: text("content").notNull(),
    originalContent: text("original_content"),
    correctedContent: text("corrected_content"),
    translation: text("translation"),
    corrections: json<StoredCorrection[]>("corrections"),
    vocabulary: json<StoredChatWord[]>("vocabulary"),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    index("messages_conversation").on(table.conversationId, table.id),
    uniqueIndex("messages_client_message").on(table.conversationId, table.clientMessageId),
    check("messages_role", oneOf("role", MESSAGE_ROLES)),
  ],
);

export const conversationStarters = sqliteTable(
  "conversation_starters",
  {
    id: integer("id").primaryKey(),
    category: text("category").notNull(),
    language: text("language").notNull().default(DEFAULT_LANGUAGE),
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
