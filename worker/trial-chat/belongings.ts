import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import {
  conversations,
  trialChatMessages as trialMessages,
  trialChatSessions as trialSessions,
  turns,
  users,
} from "#schema/db/index.ts";
import { practiceTitle } from "#schema/terms/topic-names.ts";
import { sha256Hex } from "../auth/index.ts";
import { keepBrought } from "../conversations/index.ts";
import type { Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectThat } from "../db/guard.ts";
import type { AppEnv, Brought } from "../http/context.ts";
import { bankFinder, collected } from "../vocabulary/index.ts";
import { forgetTrialSession, trialSessionOfRequest } from "./session.ts";
import { isLive } from "./store.ts";

/** Lets sign-up and login move the visitor's trial chat into the account. */
export const bringTrialChat: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set("findBelongings", async () => {
    const sessionId = await trialSessionOfRequest(c);
    if (sessionId === null) return null;
    const now = c.get("now");
    return {
      find: (db) => trialToMove(db, sessionId, now),
      moveTo: (db, userId, found) => moveTrial(db, { sessionId, userId, rows: found as TrialRows, now }),
      moved: () => forgetTrialSession(c),
    };
  });
  await next();
};

type TrialRows = Awaited<ReturnType<typeof trialToMove>>;

/** The messages of a live trial chat in the order in which they were said, each with the choice of the chat. */
function trialToMove(db: Database, sessionId: string, now: Date) {
  return db
    .select({
      language: trialSessions.language,
      category: trialSessions.category,
      cefrLevel: trialSessions.cefrLevel,
      tone: trialSessions.tone,
      // A batch gives rows by the names of their columns, and the messages have one of the same name.
      begunAt: sql`${trialSessions.createdAt}`.mapWith(trialSessions.createdAt).as("begun_at"),
      id: trialMessages.id,
      clientMessageId: trialMessages.clientMessageId,
      role: trialMessages.role,
      content: trialMessages.content,
      translation: trialMessages.translation,
      corrections: trialMessages.corrections,
      vocabulary: trialMessages.vocabulary,
      engine: trialMessages.engine,
      isCrisis: trialMessages.isCrisis,
      answeringUntil: trialMessages.answeringUntil,
      createdAt: trialMessages.createdAt,
    })
    .from(trialSessions)
    .innerJoin(trialMessages, eq(trialMessages.sessionId, trialSessions.sessionId))
    .where(isLive(sessionId, now))
    .orderBy(asc(trialMessages.id));
}

/**
 * What makes a trial chat a conversation of an account, and keeps its words and mistakes as if the learner had had the account. A chat in which the
 * visitor said nothing is only deleted. A message that is being answered while its writer signs up moves without its reply, and can be sent again there.
 *
 * The chat moves as it was read. If a message or a reply came in since, or the chat has gone into another account, the batch fails. Moving it
 * into an account that has it already only deletes it: in two databases, the deletion may be lost after the rest was stored, and is done again then.
 */
async function moveTrial(
  db: Database,
  { sessionId, userId, rows, now }: { sessionId: string; userId: string; rows: TrialRows; now: Date },
): Promise<Brought | null> {
  const [opening] = rows;
  if (!opening) return null;
  const said = rows.filter(({ role }) => role === "user");
  const kept = said.length > 0 ? await conversationOf(db, { sessionId, userId, opening, said, rows, now }) : [];
  const deleted = db.delete(trialSessions).where(eq(trialSessions.sessionId, sessionId));
  return { unchanged: expectAsRead(db, sessionId, rows), rows: [...kept, deleted] };
}

/** Makes a batch fail unless the chat is as it was read: every message and reply adds a row, and who answers a message says until when. */
function expectAsRead(db: Database, sessionId: string, rows: TrialRows) {
  const answering = rows.reduce((sum, { answeringUntil }) => sum + (answeringUntil?.getTime() ?? 0), 0);
  return expectThat(
    db,
    sql`(SELECT count(*) = ${rows.length} AND total(answering_until) = ${answering} FROM ${trialMessages} WHERE session_id = ${sessionId})`,
  );
}

/** Statements that store a chat as a conversation, with what is kept of it. They touch nothing but rows of the learner. */
async function conversationOf(
  db: Database,
  {
    sessionId,
    userId,
    opening,
    said,
    rows,
    now,
  }: { sessionId: string; userId: string; opening: TrialRows[number]; said: TrialRows; rows: TrialRows; now: Date },
): Promise<Statement[]> {
  const { language, category, cefrLevel, tone } = opening;
  const id = await conversationIdOf(sessionId);
  const findInBank = await bankFinder(db, now);
  const words = rows
    .flatMap(({ vocabulary }) => vocabulary ?? [])
    .map(([word, translation, gender, plural, partOfSpeech, level]) =>
      collected(
        language,
        { word, translation: [translation], gender, plural, partOfSpeech, cefrLevel: level },
        findInBank,
      ),
    );
  const corrected = said.flatMap(({ content: message, corrections }) =>
    corrections ? [{ message, corrections }] : [],
  );
  // The turns come last: while there are none, nothing of the chat has been kept.
  const when = sql`NOT EXISTS (SELECT 1 FROM ${turns} AS brought WHERE brought.conversation_id = ${id})`;
  return [
    db
      .insert(conversations)
      .values({
        id,
        userId,
        language,
        title: practiceTitle(category),
        category,
        cefrLevel,
        tone,
        opening: opening.content,
        openingTranslation: opening.translation,
        createdAt: opening.begunAt,
      })
      .onConflictDoNothing(),
    db
      .update(users)
      .set({ trialMessagesUsed: sql`${users.trialMessagesUsed} + ${said.length}` })
      .where(and(eq(users.id, userId), when)),
    ...keepBrought(db, { id, userId, language, category, cefrLevel }, { messages: corrected, words }, { when, now }),
    insertTurns(db, id, { said, rows, when }),
  ];
}

function insertTurns(
  db: Database,
  conversationId: string,
  { said, rows, when }: { said: TrialRows; rows: TrialRows; when: SQL },
): Statement {
  const list = JSON.stringify(
    said.map((message) => {
      const reply = rows.find(({ id }) => id === message.id + 1);
      return [
        message.id,
        message.clientMessageId,
        message.content,
        message.corrections && JSON.stringify(message.corrections),
        message.answeringUntil?.getTime() ?? null,
        message.createdAt.getTime(),
        reply?.content ?? null,
        reply?.translation ?? null,
        reply?.vocabulary ? JSON.stringify(reply.vocabulary) : null,
        reply?.engine ?? null,
        reply?.isCrisis ? 1 : 0,
        reply?.createdAt.getTime() ?? null,
      ];
    }),
  );
  const of = (place: number) => sql.raw(`json_extract(value, '$[${place}]')`);
  // Every column of the table in its order: that is how drizzle pairs them.
  return db.insert(turns).select(
    sql`SELECT ${conversationId}, ${of(0)}, ${of(1)}, ${of(2)}, ${of(3)}, ${of(4)}, ${of(5)}, ${of(6)}, ${of(7)}, ${of(8)}, ${of(9)}, 0,
      ${of(10)}, ${of(11)}, NULL, 0 FROM json_each(${list}) WHERE ${when}`,
  );
}

/** The id of the conversation that a trial chat becomes, a UUID: the same whenever it is asked for, so that a chat becomes one conversation only. */
async function conversationIdOf(sessionId: string): Promise<string> {
  const hash = await sha256Hex(`conversation of ${sessionId}`);
  // Version 8 is for those who make the bits themselves.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ].join("-");
}
