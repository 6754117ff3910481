import { and, asc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import {
  authAttempts,
  trialChatMessages as messages,
  type StoredChatWord,
  type StoredCorrection,
  trialChatSessions as sessions,
} from "#schema/db/index.ts";
import { TRIAL_MESSAGES } from "#schema/rules/chat-limits.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Language } from "#schema/terms/language.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";
import { type Counter, countUse, isUsedUp } from "../auth/index.ts";
import { runBatch } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { TutorText } from "../tutor/index.ts";

/** A trial chat that nobody has taken into an account is deleted after seven days. */
export const TRIAL_LIFETIME_MS = 7 * 24 * 3_600_000;

/** What a visitor chooses before the first message. */
export interface TrialChoice {
  language: Language;
  category: Topic | null;
  cefrLevel: CefrLevel;
  tone: Tone;
}

export type TrialSessionRow = typeof sessions.$inferSelect;
export type TrialMessageRow = typeof messages.$inferSelect;

/** A trial chat with its messages in the order in which they were said. */
export interface StoredTrial {
  session: TrialSessionRow;
  messages: TrialMessageRow[];
}

/** True for a session whose time is not over. */
export function isLive(sessionId: string, now: Date): SQL {
  return and(eq(sessions.sessionId, sessionId), gt(sessions.createdAt, bornAfter(now)))!;
}

/** Sessions that were begun before are over. */
export function bornAfter(now: Date): Date {
  return new Date(now.getTime() - TRIAL_LIFETIME_MS);
}

function liveSession(db: Database, sessionId: string, now: Date) {
  return db.select().from(sessions).where(isLive(sessionId, now));
}

export function messagesOf(db: Database, sessionId: string) {
  return db.select().from(messages).where(eq(messages.sessionId, sessionId)).orderBy(asc(messages.id));
}

function trialIn(found: { session: TrialSessionRow[]; messages: TrialMessageRow[] }): StoredTrial | null {
  const [session] = found.session;
  return session ? { session, messages: found.messages } : null;
}

/** The trial chat of a session id, or null when there is none or its time is over. */
export async function findTrial(db: Database, sessionId: string, now: Date): Promise<StoredTrial | null> {
  return trialIn(await runBatch(db, { session: liveSession(db, sessionId, now), messages: messagesOf(db, sessionId) }));
}

/** When the window of a counter ends, if its limit is reached. */
function endOfWindow(db: Database, counter: Counter, now: Date) {
  return db
    .select({ windowEndsAt: authAttempts.windowEndsAt })
    .from(authAttempts)
    .where(and(eq(authAttempts.key, counter.key), isUsedUp(counter, now)));
}

/** True unless the network address has used up its counter; always for a caller without one. */
function isAllowed(address: Counter | null, now: Date): SQL {
  return address ? sql`NOT ${isUsedUp(address, now)}` : sql`TRUE`;
}

/** A trial chat as its visitor chooses it, with the tutor's first line and what the choice counts against. */
export interface NewTrial {
  sessionId: string;
  choice: TrialChoice;
  opener: TutorText;
  address: Counter | null;
}

/**
 * Stores a new trial chat with the tutor's first line, and counts it. Gives null when the network address has used up its chats, and when its
 * window ends.
 */
export async function insertTrial(
  db: Database,
  { sessionId, choice, opener, address }: NewTrial,
  now: Date,
): Promise<{ trial: StoredTrial | null; untilWhen: Date }> {
  const { language, category, cefrLevel, tone } = choice;
  const found = await runBatch(db, {
    // Every column of the table in its order: that is how drizzle pairs them.
    inserted: db
      .insert(sessions)
      .select(
        sql`SELECT ${sessionId}, ${language}, ${category}, ${cefrLevel}, ${tone}, ${now.getTime()} WHERE ${isAllowed(address, now)}`,
      ),
    opener: db
      .insert(messages)
      .select(
        sql`SELECT ${sessionId}, 1, NULL, 'assistant', ${opener.text}, ${opener.translation}, NULL, NULL, NULL, FALSE, NULL, ${now.getTime()} WHERE changes() > 0`,
      ),
    counted: address && countUse(db, address, sql`changes() > 0`, now),
    counter: address && endOfWindow(db, address, now),
    session: liveSession(db, sessionId, now),
    messages: messagesOf(db, sessionId),
  });
  return { trial: trialIn(found), untilWhen: found.counter?.[0]?.windowEndsAt ?? now };
}

/**
 * Changes the choice of a trial chat in which the visitor has not said anything, and counts that. Gives the chat as it is then, and when the window
 * of the network address ends if it has used up its choices.
 */
export async function changeChoice(
  db: Database,
  { sessionId, choice, opener, address }: NewTrial,
  now: Date,
): Promise<{ trial: StoredTrial | null; untilWhen: Date | null }> {
  const unsaid = sql`NOT EXISTS (SELECT 1 FROM ${messages} AS said WHERE said.session_id = ${sessionId} AND said.id > 1)`;
  const found = await runBatch(db, {
    chosen: db
      .update(sessions)
      .set(choice)
      .where(and(isLive(sessionId, now), unsaid, isAllowed(address, now))),
    opener: db
      .update(messages)
      .set({ content: opener.text, translation: opener.translation })
      .where(and(isMessage(sessionId, 1), sql`changes() > 0`)),
    counted: address && countUse(db, address, sql`changes() > 0`, now),
    counter: address && endOfWindow(db, address, now),
    session: liveSession(db, sessionId, now),
    messages: messagesOf(db, sessionId),
  });
  return { trial: trialIn(found), untilWhen: found.counter?.[0]?.windowEndsAt ?? null };
}

/** How long a call may work on a reply before another may: the tutor needs at most nine seconds, the database a few more. */
const ANSWERING_MS = 15_000;

/** A visitor's message as it comes in. */
export interface NewTrialMessage {
  sessionId: string;
  content: string;
  clientMessageId: string | null;
  address: Counter | null;
}

/** What is stored once a message came in, and whether this call is the one to answer it. */
export interface ReceivedMessage {
  trial: StoredTrial | null;
  /** The id of the message that this call must answer; null when it was not stored, or another call answers it. */
  toAnswer: number | null;
  /** When the address may send more, if it has used up its messages. */
  untilWhen: Date | null;
}

/**
 * Stores a message and takes it on for answering, or takes on one that was stored before and never answered; one round trip. A message is stored only
 * while the chat is live, has messages left and no other message is being answered, and while the address has not used up its messages.
 */
export async function receiveMessage(
  db: Database,
  { sessionId, content, clientMessageId, address }: NewTrialMessage,
  now: Date,
): Promise<ReceivedMessage> {
  const until = new Date(now.getTime() + ANSWERING_MS);
  const said = sql`FROM ${messages} AS said WHERE said.session_id = ${sessionId} AND said.role = 'user'`;
  const isFree = sql`(${messages.answeringUntil} IS NULL OR ${messages.answeringUntil} <= ${now.getTime()})`;
  const unanswered = sql`NOT EXISTS (SELECT 1 FROM ${messages} AS reply
    WHERE reply.session_id = ${messages.sessionId} AND reply.id = ${messages.id} + 1)`;
  const found = await runBatch(db, {
    resumed:
      clientMessageId === null
        ? null
        : db
            .update(messages)
            .set({ answeringUntil: until })
            .where(
              and(
                eq(messages.sessionId, sessionId),
                eq(messages.clientMessageId, clientMessageId),
                isFree,
                unanswered,
                sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${isLive(sessionId, now)})`,
              ),
            )
            .returning({ id: messages.id }),
    // Every column of the table in its order: that is how drizzle pairs them.
    stored: db
      .insert(messages)
      .select(
        sql`SELECT ${sessionId}, 2 * (SELECT count(*) ${said}) + 2, ${clientMessageId}, 'user', ${content}, NULL, NULL, NULL, NULL, FALSE,
          ${until.getTime()}, ${now.getTime()}
          FROM ${sessions} WHERE ${isLive(sessionId, now)}
          AND (SELECT count(*) ${said}) < ${TRIAL_MESSAGES}
          AND NOT EXISTS (SELECT 1 ${said} AND (said.answering_until > ${now.getTime()} OR said.client_message_id = ${clientMessageId}))
          AND ${isAllowed(address, now)}`,
      )
      .returning({ id: messages.id }),
    counted: address && countUse(db, address, sql`changes() > 0`, now),
    counter: address && endOfWindow(db, address, now),
    session: liveSession(db, sessionId, now),
    messages: messagesOf(db, sessionId),
  });
  return {
    trial: trialIn(found),
    toAnswer: found.stored[0]?.id ?? found.resumed?.[0]?.id ?? null,
    untilWhen: found.counter?.[0]?.windowEndsAt ?? null,
  };
}

/** What the tutor answered, in the form in which it is stored. */
export interface NewReply {
  content: string;
  translation: string | null;
  /** Corrections of the message that it answers. */
  corrections: StoredCorrection[];
  vocabulary: StoredChatWord[];
  engine: string;
  isCrisis: boolean;
}

/**
 * Stores the reply to a message, with its corrections, unless another call has stored one in the meantime. Gives what is stored then, or null when
 * the chat is gone because its visitor has taken it into an account.
 */
export async function storeReply(
  db: Database,
  { sessionId, id, reply }: { sessionId: string; id: number; reply: NewReply },
  now: Date,
): Promise<StoredTrial | null> {
  const { content, translation, engine, isCrisis } = reply;
  const vocabulary = reply.vocabulary.length > 0 ? JSON.stringify(reply.vocabulary) : null;
  return trialIn(
    await runBatch(db, {
      // Every column of the table in its order: that is how drizzle pairs them.
      stored: db
        .insert(messages)
        .select(
          sql`SELECT ${sessionId}, ${id + 1}, NULL, 'assistant', ${content}, ${translation}, NULL, ${vocabulary}, ${engine}, ${isCrisis ? 1 : 0},
            NULL, ${now.getTime()} FROM ${sessions} WHERE ${eq(sessions.sessionId, sessionId)}`,
        )
        .onConflictDoNothing(),
      corrected: db
        .update(messages)
        .set({ corrections: reply.corrections.length > 0 ? reply.corrections : null, answeringUntil: null })
        .where(and(isMessage(sessionId, id), sql`changes() > 0`)),
      session: db.select().from(sessions).where(eq(sessions.sessionId, sessionId)),
      messages: messagesOf(db, sessionId),
    }),
  );
}

/** Lets the next call answer a message that this one could not, unless another has taken it on since. */
export async function releaseMessage(
  db: Database,
  sessionId: string,
  { id, answeringUntil }: Pick<TrialMessageRow, "id" | "answeringUntil">,
): Promise<void> {
  await db
    .update(messages)
    .set({ answeringUntil: null })
    .where(and(isMessage(sessionId, id), answeringUntil ? eq(messages.answeringUntil, answeringUntil) : undefined));
}

function isMessage(sessionId: string, id: number): SQL {
  return and(eq(messages.sessionId, sessionId), eq(messages.id, id))!;
}

/** Deletes up to `limit` trial chats whose time is over, with their messages. */
export function deleteOldTrials(db: Database, now: Date, limit: number) {
  const old = db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(lte(sessions.createdAt, bornAfter(now)))
    .limit(limit);
  return db.delete(sessions).where(sql`${sessions.sessionId} IN ${old}`);
}
