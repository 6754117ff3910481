import type { Conversation, Message } from "#schema/api/conversations.ts";
import type { conversations, messages } from "#schema/db/index.ts";
import { correctedText } from "#schema/rules/mistakes.ts";
import type { GrammarTopicLink } from "../grammar/index.ts";
import { unpackCorrections, unpackWords } from "./corrections.ts";

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

export function publicConversation(row: ConversationRow): Conversation {
  const { id, language, title, category, cefrLevel, assessedLevel, assessedMessages, tone, messageCount, isActive } =
    row;
  return {
    id,
    language,
    title,
    category,
    cefrLevel,
    assessedLevel,
    assessedMessages,
    tone,
    messageCount,
    isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What a message consists of, in a conversation or in a trial chat. */
export type MessageParts = Pick<
  MessageRow,
  | "conversationId"
  | "id"
  | "clientMessageId"
  | "role"
  | "content"
  | "translation"
  | "corrections"
  | "vocabulary"
  | "engine"
  | "createdAt"
>;

/** A message as learners get it. `answers` is the message that a reply answers: its corrections are repeated. */
export function publicMessage(
  row: MessageParts,
  { answers, topics }: { answers: MessageParts | null; topics: readonly GrammarTopicLink[] },
): Message {
  const { conversationId, id, clientMessageId, role, content, translation, vocabulary, engine, createdAt } = row;
  const corrected = role === "user" ? row : answers;
  const corrections = corrected ? unpackCorrections(corrected.content, corrected.corrections, topics) : [];
  const isCorrected = role === "user" && corrections.length > 0;
  return {
    id,
    conversationId,
    clientMessageId,
    role,
    content,
    originalContent: isCorrected ? content : null,
    correctedContent: isCorrected ? correctedText(content, corrections) : null,
    translation,
    corrections,
    vocabulary: unpackWords(vocabulary),
    engine,
    createdAt: createdAt.toISOString(),
  };
}

/** Messages that follow one another, oldest first. */
export function publicMessages(rows: readonly MessageRow[], topics: readonly GrammarTopicLink[]): Message[] {
  return rows.map((row, i) => publicMessage(row, { answers: answeredBy(row, rows[i - 1]), topics }));
}

/** The message that a reply answers, if it is the one before it. */
export function answeredBy(row: MessageRow, before: MessageRow | undefined): MessageRow | null {
  return row.role === "assistant" && before?.role === "user" ? before : null;
}
