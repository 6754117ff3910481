import { and, desc, eq, exists, lt, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  conversations,
  grammarRules,
  messages,
  progressTracking,
  type StoredAssessment,
  type StoredCorrection,
  userXp,
} from "#schema/db/index.ts";
import {
  MESSAGES_A_DAY,
  MESSAGES_A_MINUTE,
  type MessageCount,
  MINUTES_A_DAY,
  minuteOf,
  WRITES_A_DAY,
  WRITES_A_MINUTE,
  type WriteCount,
} from "#schema/rules/write-quota.ts";
import type { Language } from "#schema/terms/language.ts";
import type { Database } from "../db/database.ts";
import { expectThat } from "../db/guard.ts";
import { type Learner, liveSession } from "../db/learner.ts";
import { writeCountColumns } from "../db/write-quota.ts";

/** A conversation, if it is the learner's: one row or none. */
export function conversationOf(db: Database, userId: string, id: string) {
  return db.select().from(conversations).where(isOwn(userId, id));
}

/** All conversations of a learner, in no order: a month's worth, because older ones go. */
export function conversationsOf(db: Database, userId: string) {
  return db.select().from(conversations).where(eq(conversations.userId, userId));
}

/** The last messages of a conversation, or the last before one of them, the latest first. */
export function lastMessages(db: Database, id: string, { limit, before }: { limit: number; before?: number }) {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, id), before === undefined ? undefined : lt(messages.id, before)))
    .orderBy(desc(messages.id))
    .limit(limit);
}

/** What the tutor gets to know of the last messages, the latest first. */
export function historyRows(db: Database, id: string, limit: number) {
  return db
    .select({
      id: messages.id,
      role: messages.role,
      content: messages.content,
      corrections: messages.corrections,
      answeringUntil: messages.answeringUntil,
    })
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(desc(messages.id))
    .limit(limit);
}

export type HistoryRow = Pick<
  typeof messages.$inferSelect,
  "id" | "role" | "content" | "corrections" | "answeringUntil"
>;

/** A message by the id that the browser gave it, and what follows it: the reply, once there is one. At most two rows. */
export function turnOf(db: Database, id: string, clientMessageId: string) {
  const place = sql`(SELECT sent.id FROM ${messages} AS sent WHERE sent.conversation_id = ${id} AND sent.client_message_id = ${clientMessageId})`;
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, id), sql`${messages.id} BETWEEN ${place} AND ${place} + 1`))
    .orderBy(messages.id);
}

/** What the learner's messages in a language have shown so far: one row, null before the first message that could be assessed. */
export function assessmentOf(db: Database, userId: string, language: Language) {
  return db
    .select({ assessment: sql`${userXp.assessments} -> ${language}`.mapWith(parsedAssessment) })
    .from(userXp)
    .where(eq(userXp.userId, userId));
}

function parsedAssessment(text: string | null): StoredAssessment | null {
  return text === null ? null : (JSON.parse(text) as StoredAssessment);
}

/** The value of `userXp.assessments` with a new assessment. */
export function withAssessment(language: Language, assessment: StoredAssessment): SQL {
  return sql`json_set(coalesce(${userXp.assessments}, '{}'), ${`$.${language}`}, json(${JSON.stringify(assessment)}))`;
}

/** The learner's record with each category in which they were corrected. */
export function rulesOf(db: Database, userId: string, language: Language) {
  return db
    .select({ rule: grammarRules.rule, since: grammarRules.since, timesMastered: grammarRules.timesMastered })
    .from(grammarRules)
    .where(and(eq(grammarRules.userId, userId), eq(grammarRules.language, language)));
}

/** What counts against the learner's quotas of writes and of messages, with the version that guards it: one row. */
export function quotasOf(db: Database, userId: string) {
  return db
    .select({
      version: userXp.version,
      ...writeCountColumns,
      messageMinute: userXp.messageMinute,
      minuteMessages: userXp.minuteMessages,
      dayMessages: userXp.dayMessages,
    })
    .from(userXp)
    .where(eq(userXp.userId, userId));
}

/** A message as it is posted. */
export interface PostedMessage {
  conversationId: string;
  content: string;
  language: Language;
  clientMessageId: string | null;
  /** Until when nobody else may answer it. */
  answeringUntil: Date;
}

/** The sums of `countWrite` (schema/rules/write-quota.ts) in SQL: what is used up in the minute of `now` and on its UTC day. */
function usedUp(
  { minute, inMinute, onDay }: Record<"minute" | "inMinute" | "onDay", AnySQLiteColumn>,
  now: Date,
): Record<"minute" | "inMinute" | "onDay", SQL> {
  const current = sql`max(${minute}, ${minuteOf(now)})`;
  return {
    minute: current,
    inMinute: sql`CASE WHEN ${minute} = ${current} THEN ${inMinute} ELSE 0 END`,
    onDay: sql`CASE WHEN ${minute} / ${MINUTES_A_DAY} = ${current} / ${MINUTES_A_DAY} THEN ${onDay} ELSE 0 END`,
  };
}

function messagesUsed(now: Date) {
  const { messageMinute: minute, minuteMessages: inMinute, dayMessages: onDay } = userXp;
  return usedUp({ minute, inMinute, onDay }, now);
}

function writesUsed(now: Date) {
  const { writeMinute: minute, minuteWrites: inMinute, dayWrites: onDay } = userXp;
  return usedUp({ minute, inMinute, onDay }, now);
}

/**
 * Statements that store a learner's message and take the right to answer it: only if the session lives, the conversation is the learner's and
 * in this language, nothing else of it is being answered and no quota is used up. `again` takes a message that was stored before, if it is the last
 * one, has no reply and nobody is answering it; `taken` stores one that is new. One of them gives the message, or neither; what counts it belongs right behind each.
 * A message is found among those of its conversation: an index of the browsers' ids would be one more row for each message, written and deleted.
 */
export function takeTurn(db: Database, learner: Learner, posted: PostedMessage, now: Date) {
  const { conversationId, content, language, clientMessageId, answeringUntil } = posted;
  const last = sql`(SELECT max(every_one.id) FROM ${messages} AS every_one WHERE every_one.conversation_id = ${conversationId})`;
  const latest = sql`SELECT 1 FROM ${messages} AS latest WHERE latest.conversation_id = ${conversationId} AND latest.id = ${last} AND latest.role = 'user'`;
  const beingAnswered = sql`${latest} AND latest.answering_until > ${now.getTime()}`;
  const [minute, writes] = [messagesUsed(now), writesUsed(now)];
  const mayWrite = sql`SELECT 1 FROM ${userXp} WHERE ${userXp.userId} = ${learner.userId}
    AND ${minute.inMinute} < ${MESSAGES_A_MINUTE} AND ${minute.onDay} < ${MESSAGES_A_DAY}
    AND ${writes.inMinute} < ${WRITES_A_MINUTE} AND ${writes.onDay} < ${WRITES_A_DAY}`;
  const { id, userId } = conversations;
  const isAllowed = sql`${id} = ${conversationId} AND ${userId} = ${learner.userId} AND ${conversations.language} = ${language}
    AND ${exists(liveSession(db, learner, now))} AND NOT EXISTS (${beingAnswered}) AND EXISTS (${mayWrite})`;
  const isStored = sql`SELECT 1 FROM ${messages} AS sent WHERE sent.conversation_id = ${conversationId} AND sent.client_message_id = ${clientMessageId}`;
  /** Counts the message if the statement right before it took it. */
  const countIfChanged = () =>
    db
      .update(userXp)
      .set({
        messageMinute: minute.minute,
        minuteMessages: sql`${minute.inMinute} + 1`,
        dayMessages: sql`${minute.onDay} + 1`,
        version: sql`${userXp.version} + 1`,
      })
      .where(and(eq(userXp.userId, learner.userId), sql`changes() > 0`));
  return {
    again:
      clientMessageId === null
        ? null
        : db
            .update(messages)
            .set({ answeringUntil })
            .where(
              and(
                eq(messages.conversationId, conversationId),
                sql`${messages.id} = ${last}`,
                eq(messages.clientMessageId, clientMessageId),
                sql`EXISTS (SELECT 1 FROM ${conversations} WHERE ${isAllowed})`,
              ),
            )
            .returning(),
    countedAgain: clientMessageId === null ? null : countIfChanged(),
    taken: db
      .insert(messages)
      .select(
        // Every column of the table in its order: that is how they are paired.
        sql`SELECT ${id}, coalesce(${last}, 0) + 1, ${clientMessageId}, 'user', ${content}, NULL, NULL, NULL, NULL, 0, 0,
          ${answeringUntil.getTime()}, ${now.getTime()}
          FROM ${conversations} WHERE ${isAllowed} ${clientMessageId === null ? sql`` : sql`AND NOT EXISTS (${isStored})`}`,
      )
      .returning(),
    counted: countIfChanged(),
  };
}

/** Lets a message be answered by whoever sends it again, unless somebody else has taken it since. */
export function releaseTurn(db: Database, { conversationId, id, answeringUntil }: TakenMessage) {
  return db
    .update(messages)
    .set({ answeringUntil: null })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.id, id),
        answeringUntil ? eq(messages.answeringUntil, answeringUntil) : undefined,
      ),
    );
}

export type TakenMessage = Pick<typeof messages.$inferSelect, "conversationId" | "id" | "answeringUntil">;

/** Fails the batch unless the conversation is there and the learner's: it may have been deleted while the tutor was at work. */
export function expectConversation(db: Database, userId: string, id: string) {
  return expectThat(db, exists(db.select({ one: sql`1` }).from(conversations).where(isOwn(userId, id))));
}

/** Stores a reply. Its place is the one after the message, so a second reply to the same message violates the key: a lost race. */
export function insertMessage(db: Database, row: typeof messages.$inferInsert) {
  return db.insert(messages).values(row);
}

export function storeCorrections(
  db: Database,
  { conversationId, id }: TakenMessage,
  corrections: readonly StoredCorrection[],
) {
  return db
    .update(messages)
    .set({ corrections: [...corrections] })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
}

export type ConversationChange = Partial<
  Omit<typeof conversations.$inferInsert, "id" | "userId" | "language" | "createdAt">
>;

/** Changes a conversation of the learner's; gives it as it is then. */
export function changeConversation(db: Database, userId: string, id: string, change: ConversationChange) {
  return db.update(conversations).set(change).where(isOwn(userId, id)).returning();
}

function isOwn(userId: string, id: string) {
  return and(eq(conversations.id, id), eq(conversations.userId, userId));
}

export function insertConversation(db: Database, row: typeof conversations.$inferInsert) {
  return db.insert(conversations).values(row);
}

/** Deletes a conversation with its messages. What was kept of it for practice stays. */
export function deleteConversation(db: Database, userId: string, id: string) {
  return db.delete(conversations).where(isOwn(userId, id));
}

/** Stores new counts of writes and messages, for a call that touches no totals. */
export function storeCounts(
  db: Database,
  userId: string,
  { version, ...counts }: WriteCount & MessageCount & { version: number },
) {
  return db
    .update(userXp)
    .set({ ...counts, version: version + 1 })
    .where(eq(userXp.userId, userId));
}

/** Counts one more completed conversation in the language. */
export function countCompleted(db: Database, { userId, language, cefrLevel }: typeof conversations.$inferSelect) {
  return db
    .insert(progressTracking)
    .values({ userId, language, cefrLevel, conversationsCompleted: 1 })
    .onConflictDoUpdate({
      target: [progressTracking.userId, progressTracking.language],
      set: { conversationsCompleted: sql`${progressTracking.conversationsCompleted} + 1` },
    });
}
