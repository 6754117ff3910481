import { and, desc, eq, exists, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  conversations,
  grammarRules,
  progressTracking,
  type StoredAssessment,
  turns,
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
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Language } from "#schema/terms/language.ts";
import type { Database } from "../db/database.ts";
import { expectThat } from "../db/guard.ts";
import { type Learner, liveSession } from "../db/learner.ts";
import { writeCountColumns } from "../db/write-quota.ts";

/** The last turn of a conversation that is selected from `conversations`. */
const isLastTurn = sql`${turns.conversationId} = ${conversations.id}
  AND ${turns.id} = (SELECT max(every_one.id) FROM ${turns} AS every_one WHERE every_one.conversation_id = ${conversations.id})`;

function withLastTurn(db: Database, where: SQL | undefined) {
  const { id, reply, createdAt, repliedAt, assessedLevel, assessedMessages } = turns;
  // Names of their own: the results of a batch are objects, in which two columns of one name would be one.
  const last = {
    place: sql<number | null>`${id} + (${reply} IS NOT NULL)`.as("last_place"),
    saidAt: sql`coalesce(${repliedAt}, ${createdAt})`.mapWith(createdAt).as("last_said_at"),
    assessedLevel: sql<CefrLevel | null>`${assessedLevel}`.as("last_assessed_level"),
    assessedMessages: sql<number>`${assessedMessages}`.as("last_assessed_messages"),
  };
  return db.select({ stored: conversations, last }).from(conversations).leftJoin(turns, isLastTurn).where(where);
}

/** A conversation as it is stored, with what its last turn says; `place` is null without one. */
export interface StoredConversation {
  stored: typeof conversations.$inferSelect;
  last: { place: number | null; saidAt: Date; assessedLevel: CefrLevel | null; assessedMessages: number };
}

/** A conversation with its last turn, if it is the learner's: one row or none. */
export function conversationOf(db: Database, userId: string, id: string) {
  return withLastTurn(db, isOwn(userId, id));
}

/** All conversations of a learner with their last turns, in no order: a month's worth, because older ones go. */
export function conversationsOf(db: Database, userId: string) {
  return withLastTurn(db, eq(conversations.userId, userId));
}

/** The last turns of a conversation, or the last that begin before one of its messages, the latest first. */
export function lastTurns(db: Database, id: string, { limit, before }: { limit: number; before?: number }) {
  return db
    .select()
    .from(turns)
    .where(and(eq(turns.conversationId, id), before === undefined ? undefined : lt(turns.id, before)))
    .orderBy(desc(turns.id))
    .limit(limit);
}

/** What the tutor gets to know of the last turns, the latest first. */
export function historyRows(db: Database, id: string, limit: number) {
  return db
    .select({
      id: turns.id,
      content: turns.content,
      corrections: turns.corrections,
      answeringUntil: turns.answeringUntil,
      reply: turns.reply,
    })
    .from(turns)
    .where(eq(turns.conversationId, id))
    .orderBy(desc(turns.id))
    .limit(limit);
}

export type HistoryRow = Pick<typeof turns.$inferSelect, "id" | "content" | "corrections" | "answeringUntil" | "reply">;

/** A turn by the id that the browser gave its message: one row or none. */
export function turnOf(db: Database, id: string, clientMessageId: string) {
  return db
    .select()
    .from(turns)
    .where(and(eq(turns.conversationId, id), eq(turns.clientMessageId, clientMessageId)));
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
 * one, has no reply and nobody is answering it; `taken` stores one that is new. One of them gives the turn, or neither; what counts it belongs right behind each.
 * A message is found among those of its conversation: an index of the browsers' ids would be one more row for each turn, written and deleted.
 */
export function takeTurn(db: Database, learner: Learner, posted: PostedMessage, now: Date) {
  const { conversationId, content, language, clientMessageId, answeringUntil } = posted;
  const last = sql`(SELECT max(every_one.id) FROM ${turns} AS every_one WHERE every_one.conversation_id = ${conversationId})`;
  const beingAnswered = sql`SELECT 1 FROM ${turns} AS latest WHERE latest.conversation_id = ${conversationId} AND latest.id = ${last}
    AND latest.reply IS NULL AND latest.answering_until > ${now.getTime()}`;
  const [minute, writes] = [messagesUsed(now), writesUsed(now)];
  const mayWrite = sql`SELECT 1 FROM ${userXp} WHERE ${userXp.userId} = ${learner.userId}
    AND ${minute.inMinute} < ${MESSAGES_A_MINUTE} AND ${minute.onDay} < ${MESSAGES_A_DAY}
    AND ${writes.inMinute} < ${WRITES_A_MINUTE} AND ${writes.onDay} < ${WRITES_A_DAY}`;
  const { id, userId, assessedLevel, assessedMessages } = conversations;
  const isAllowed = sql`${id} = ${conversationId} AND ${userId} = ${learner.userId} AND ${conversations.language} = ${language}
    AND ${exists(liveSession(db, learner, now))} AND NOT EXISTS (${beingAnswered}) AND EXISTS (${mayWrite})`;
  const isStored = sql`SELECT 1 FROM ${turns} AS sent WHERE sent.conversation_id = ${conversationId} AND sent.client_message_id = ${clientMessageId}`;
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
            .update(turns)
            .set({ answeringUntil })
            .where(
              and(
                eq(turns.conversationId, conversationId),
                sql`${turns.id} = ${last}`,
                eq(turns.clientMessageId, clientMessageId),
                isNull(turns.reply),
                sql`EXISTS (SELECT 1 FROM ${conversations} WHERE ${isAllowed})`,
              ),
            )
            .returning(),
    countedAgain: clientMessageId === null ? null : countIfChanged(),
    taken: db
      .insert(turns)
      .select(
        // Every column of the table in its order: that is how they are paired. The assessed level is that of the turn before until there is a reply.
        sql`SELECT ${id}, coalesce(previous.id + 1 + (previous.reply IS NOT NULL), 2), ${clientMessageId}, ${content}, NULL,
          ${answeringUntil.getTime()}, ${now.getTime()}, NULL, NULL, NULL, NULL, 0, 0, NULL,
          CASE WHEN previous.id IS NULL THEN ${assessedLevel} ELSE previous.assessed_level END,
          coalesce(previous.assessed_messages, ${assessedMessages})
          FROM ${conversations} LEFT JOIN ${turns} AS previous ON previous.conversation_id = ${conversationId} AND previous.id = ${last}
          WHERE ${isAllowed} ${clientMessageId === null ? sql`` : sql`AND NOT EXISTS (${isStored})`}`,
      )
      .returning(),
    counted: countIfChanged(),
  };
}

/** Lets a message be answered by whoever sends it again, unless somebody else has taken it since. */
export function releaseTurn(db: Database, { conversationId, id, answeringUntil }: TurnPlace) {
  return db
    .update(turns)
    .set({ answeringUntil: null })
    .where(
      and(
        eq(turns.conversationId, conversationId),
        eq(turns.id, id),
        answeringUntil ? eq(turns.answeringUntil, answeringUntil) : undefined,
      ),
    );
}

export type TurnPlace = Pick<typeof turns.$inferSelect, "conversationId" | "id" | "answeringUntil">;

/**
 * Fails the batch unless the turn is there, in a conversation of the learner's, and has no reply yet. What the learner does elsewhere while the tutor is at
 * work changes their version, and the award notices it; the sweep, which may delete the conversation, does not.
 */
export function expectUnanswered(db: Database, userId: string, { conversationId, id }: TurnPlace) {
  const waiting = db
    .select({ one: sql`1` })
    .from(turns)
    .innerJoin(conversations, isOwn(userId, conversationId))
    .where(and(eq(turns.conversationId, conversationId), eq(turns.id, id), isNull(turns.reply)));
  return expectThat(db, exists(waiting));
}

/** What a turn gets with its reply. */
export type Answered = Pick<
  typeof turns.$inferSelect,
  "corrections" | "reply" | "translation" | "vocabulary" | "engine" | "xp" | "isCrisis" | "repliedAt"
> &
  Partial<Pick<typeof turns.$inferSelect, "assessedLevel" | "assessedMessages">>;

/** Stores the reply with all that the turn has become by it. */
export function answerTurn(db: Database, { conversationId, id }: TurnPlace, answered: Answered) {
  return db
    .update(turns)
    .set({ ...answered, answeringUntil: null })
    .where(and(eq(turns.conversationId, conversationId), eq(turns.id, id)));
}

export type ConversationChange = Partial<
  Omit<typeof conversations.$inferInsert, "id" | "userId" | "language" | "createdAt">
>;

/** Changes a conversation of the learner's. */
export function changeConversation(db: Database, userId: string, id: string, change: ConversationChange) {
  return db.update(conversations).set(change).where(isOwn(userId, id));
}

function isOwn(userId: string, id: string) {
  return and(eq(conversations.id, id), eq(conversations.userId, userId));
}

export function insertConversation(db: Database, row: typeof conversations.$inferInsert) {
  return db.insert(conversations).values(row);
}

/** Deletes a conversation with its turns. What was kept of it for practice stays. */
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
export function countCompleted(
  db: Database,
  { userId, language, cefrLevel }: Pick<typeof conversations.$inferSelect, "userId" | "language" | "cefrLevel">,
) {
  return db
    .insert(progressTracking)
    .values({ userId, language, cefrLevel, conversationsCompleted: 1 })
    .onConflictDoUpdate({
      target: [progressTracking.userId, progressTracking.language],
      set: { conversationsCompleted: sql`${progressTracking.conversationsCompleted} + 1` },
    });
}
