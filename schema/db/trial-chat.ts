import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { MESSAGE_ROLES } from "#schema/terms/correction-type.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#schema/terms/language.ts";
import { DEFAULT_TONE, TONES } from "#schema/terms/tone.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import { flag, instant, instantNow, json, oneOf } from "./columns.ts";
import type { StoredChatWord, StoredCorrection } from "./conversations.ts";

/** Trial chats of visitors (docs/product.md#trial-chat). What was said is stored as in a learner's conversation, into which it can move. */
export const trialChatSessions = sqliteTable(
  "trial_chat_sessions",
  {
    /** The SHA-256 of the secret in the visitor's cookie. */
    sessionId: text("session_id").primaryKey(),
    language: text("language", { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    /** Null without a topic. */
    category: text("category", { enum: TOPICS }),
    cefrLevel: text("cefr_level", { enum: CEFR_LEVELS }).notNull(),
    tone: text("tone", { enum: TONES }).notNull().default(DEFAULT_TONE),
    createdAt: instantNow("created_at"),
  },
  (table) => [index("trial_chat_sessions_created").on(table.createdAt)],
);

export const trialChatMessages = sqliteTable(
  "trial_chat_messages",
  {
    sessionId: text("session_id")
      .notNull()
      .references(() => trialChatSessions.sessionId, { onDelete: "cascade" }),
    /** The tutor's first line is 1, the visitor's n-th message 2n, and its reply 2n + 1: no message can be answered twice. */
    id: integer("id").notNull(),
    clientMessageId: text("client_message_id"),
    role: text("role", { enum: MESSAGE_ROLES }).notNull(),
    content: text("content").notNull(),
    translation: text("translation"),
    corrections: json<StoredCorrection[]>("corrections"),
    vocabulary: json<StoredChatWord[]>("vocabulary"),
    engine: text("engine"),
    isCrisis: flag("is_crisis").default(false),
    /** Until then, the visitor's message is being answered, and no other call may answer it. */
    answeringUntil: instant("answering_until"),
    createdAt: instantNow("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.id] }),
    check("trial_chat_messages_role", oneOf("role", MESSAGE_ROLES)),
  ],
);
