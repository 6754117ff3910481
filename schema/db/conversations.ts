import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { CorrectionType } from "#schema/terms/correction-type.ts";
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
    /** The learner's level as it was assessed when the conversation began, and on how many messages that rested; turns have later ones. */
    assessedLevel: text("assessed_level", { enum: CEFR_LEVELS }),
    assessedMessages: integer("assessed_messages").notNull().default(0),
    tone: text("tone", { enum: TONES }).notNull().default(DEFAULT_TONE),
    /** What the tutor said first: message 1 of the conversation. */
    opening: text("opening").notNull().default(""),
    openingTranslation: text("opening_translation"),
    isActive: flag("is_active").default(true),
    /** When it was ended for the first time with enough messages to count as completed. */
    completedAt: instant("completed_at"),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    index("conversations_user").on(table.userId),
    check("conversations_tone", oneOf("tone", TONES)),
    check("conversations_level", oneOf("cefr_level", CEFR_LEVELS)),
  ],
);

/**
 * A learner's message with the tutor's reply: one row, stored with the message and filled in with the reply (docs/decisions/014-a-day-is-one-row.md).
 * What changes with every turn of a conversation stands here, too, and its last turn says it: a row of the conversation would have to be written
 * with each. The view `messages` shows what was said message by message: for operators and tests.
 */
export const turns = sqliteTable(
  "turns",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** The message's place in the conversation, counted from 1, which is the opening. The reply has the place after it. */
    id: integer("id").notNull(),
    /** Sent by the browser, so that a message sent twice is stored once. */
    clientMessageId: text("client_message_id"),
    content: text("content").notNull(),
    /** Null without any. */
    corrections: json<StoredCorrection[]>("corrections"),
    /** Until then, the message is being answered, as long as it has no reply. */
    answeringUntil: instant("answering_until"),
    createdAt: instantNow("created_at"),
    /** Null until the tutor has answered. */
    reply: text("reply"),
    /** English of the reply. */
    translation: text("translation"),
    /** Words that the reply teaches; null without any. */
    vocabulary: json<StoredChatWord[]>("vocabulary"),
    /** Who wrote the reply: `built-in`, or the id of a language model. */
    engine: text("engine"),
    /** What the message has earned. */
    xp: integer("xp").notNull().default(0),
    /** The message is a sign of self-harm: it is never shown as an example. */
    isCrisis: flag("is_crisis").default(false),
    repliedAt: instant("replied_at"),
    /** The learner's level as it was assessed after the message, and on how many messages that rested. */
    assessedLevel: text("assessed_level", { enum: CEFR_LEVELS }),
    assessedMessages: integer("assessed_messages").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    check("turns_place", sql`"id" >= 2`),
    check("turns_reply", sql`("reply" IS NULL) = ("replied_at" IS NULL)`),
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
