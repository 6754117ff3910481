import { eq, sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import {
  conversations,
  trialChatMessages as trialMessages,
  trialChatSessions as trialSessions,
  turns,
  users,
} from "#schema/db/index.ts";
import { practiceTitle } from "#schema/terms/topic-names.ts";
import { keepBrought } from "../conversations/index.ts";
import type { Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/context.ts";
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

/** The messages of a live trial chat, each with the choice of the chat. */
function trialToMove(db: Database, sessionId: string, now: Date) {
  return db
    .select({
      language: trialSessions.language,
      category: trialSessions.category,
      cefrLevel: trialSessions.cefrLevel,
      content: trialMessages.content,
      corrections: trialMessages.corrections,
      vocabulary: trialMessages.vocabulary,
    })
    .from(trialSessions)
    .innerJoin(trialMessages, eq(trialMessages.sessionId, trialSessions.sessionId))
    .where(isLive(sessionId, now));
}

/**
 * Statements that make a trial chat a conversation of an account, and keep its words and mistakes as if the learner had had the account. A chat in
 * which the visitor said nothing is only deleted. What was said is moved by the statements themselves: a message that is being answered while its writer
 * signs up moves without its reply, and can be sent again there.
 */
async function moveTrial(
  db: Database,
  { sessionId, userId, rows, now }: { sessionId: string; userId: string; rows: TrialRows; now: Date },
): Promise<Statement[]> {
  const [chosen] = rows;
  if (!chosen) return [];
  const { language, category, cefrLevel } = chosen;
  const id = crypto.randomUUID();
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
  const corrected = rows.flatMap(({ content: message, corrections }) =>
    corrections ? [{ message, corrections }] : [],
  );
  const said = sql`FROM ${trialMessages} AS said WHERE said.session_id = ${sessionId}`;
  const used = sql`(SELECT count(*) ${said} AND said.role = 'user')`;
  // The selects have every column of the table in its order: that is how drizzle pairs them.
  return [
    db.insert(conversations).select(
      sql`SELECT ${id}, ${userId}, language, ${practiceTitle(category)}, category, cefr_level, NULL, 0, tone,
        opening.content, opening.translation, TRUE, NULL, trial.created_at
        FROM ${trialSessions} AS trial JOIN ${trialMessages} AS opening ON opening.session_id = trial.session_id AND opening.id = 1
        WHERE trial.session_id = ${sessionId} AND ${used} > 0`,
    ),
    db.insert(turns).select(
      sql`SELECT ${conversations.id}, message.id, message.client_message_id, message.content, message.corrections, message.answering_until,
        message.created_at, reply.content, reply.translation, reply.vocabulary, reply.engine, 0, coalesce(reply.is_crisis, FALSE), reply.created_at, NULL, 0
        FROM ${conversations} JOIN ${trialMessages} AS message ON message.session_id = ${sessionId} AND message.role = 'user'
        LEFT JOIN ${trialMessages} AS reply ON reply.session_id = message.session_id AND reply.id = message.id + 1
        WHERE ${conversations.id} = ${id}`,
    ),
    db
      .update(users)
      .set({ trialMessagesUsed: sql`${users.trialMessagesUsed} + ${used}` })
      .where(eq(users.id, userId)),
    ...keepBrought(db, { id, userId, language, category, cefrLevel }, { messages: corrected, words }, now),
    db.delete(trialSessions).where(eq(trialSessions.sessionId, sessionId)),
  ];
}
