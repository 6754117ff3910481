import type { Conversation, Message } from "#schema/api/conversations.ts";
import type { conversations, trialChatMessages, turns } from "#schema/db/index.ts";
import { correctedText } from "#schema/rules/mistakes.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { GrammarTopicLink } from "../grammar/index.ts";
import { unpackCorrections, unpackWords } from "./corrections.ts";
import type { StoredConversation } from "./store.ts";

/** The place of the tutor's first line. */
const OPENING_ID = 1;

export type TurnRow = typeof turns.$inferSelect;

/** What changes with every turn of a conversation: its last turn says it. */
interface Progress {
  /** Messages of both sides, the opening included; the place of the last one. */
  messageCount: number;
  assessedLevel: CefrLevel | null;
  assessedMessages: number;
  /** When something was said last. */
  updatedAt: Date;
}

export type ConversationRow = typeof conversations.$inferSelect & Progress;

/** A conversation as it stands after its last turn, if there is one. */
export function conversationRow({ stored, last }: StoredConversation): ConversationRow {
  const { place, saidAt, assessedLevel, assessedMessages } = last;
  if (place === null) return newConversationRow(stored);
  return { ...stored, messageCount: place, assessedLevel, assessedMessages, updatedAt: saidAt };
}

/** A conversation in which only the tutor has said something. */
export function newConversationRow(stored: StoredConversation["stored"]): ConversationRow {
  return { ...stored, messageCount: OPENING_ID, updatedAt: stored.createdAt };
}

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
export type MessageParts = { conversationId: string } & Pick<
  typeof trialChatMessages.$inferSelect,
  "id" | "clientMessageId" | "role" | "content" | "translation" | "corrections" | "vocabulary" | "engine" | "createdAt"
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

/** A turn as its messages: that of the learner, and the reply if there is one. */
export function publicTurn(
  turn: TurnRow,
  topics: readonly GrammarTopicLink[],
): { userMessage: Message; assistantMessage: Message | null } {
  const { conversationId, id, clientMessageId, content, corrections, createdAt } = turn;
  const { reply, translation, vocabulary, engine, repliedAt } = turn;
  const message: MessageParts = {
    conversationId,
    id,
    clientMessageId,
    role: "user",
    content,
    translation: null,
    corrections,
    vocabulary: null,
    engine: null,
    createdAt,
  };
  const userMessage = publicMessage(message, { answers: null, topics });
  if (reply === null || repliedAt === null) return { userMessage, assistantMessage: null };
  const answer = spokenByTutor({ conversationId, id: id + 1, content: reply, translation, createdAt: repliedAt });
  const assistantMessage = publicMessage({ ...answer, vocabulary, engine }, { answers: message, topics });
  return { userMessage, assistantMessage };
}

/**
 * What was said in turns that follow one another, oldest first, after the tutor's first line if they begin with the first turn or there is none.
 */
export function publicMessages(
  { id: conversationId, opening, openingTranslation: translation, createdAt }: ConversationRow,
  turnRows: readonly TurnRow[],
  topics: readonly GrammarTopicLink[],
): Message[] {
  const first = spokenByTutor({ conversationId, id: OPENING_ID, content: opening, translation, createdAt });
  const said = turnRows.flatMap((turn) => {
    const { userMessage, assistantMessage } = publicTurn(turn, topics);
    return assistantMessage ? [userMessage, assistantMessage] : [userMessage];
  });
  return beginsConversation(turnRows) ? [publicMessage(first, { answers: null, topics }), ...said] : said;
}

/** True for the first turns of a conversation, oldest first, and for those of one that has none. */
export function beginsConversation(turnRows: readonly Pick<TurnRow, "id">[]): boolean {
  return turnRows[0] === undefined || turnRows[0].id === OPENING_ID + 1;
}

function spokenByTutor(
  line: Pick<MessageParts, "conversationId" | "id" | "content" | "translation" | "createdAt">,
): MessageParts {
  return { ...line, clientMessageId: null, role: "assistant", corrections: null, vocabulary: null, engine: null };
}
