import { eq, sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import {
  conversations,
  messages,
  trialChatMessages as trialMessages,
  trialChatSessions as trialSessions,
  users,
} from "#schema/db/index.ts";
import { practiceTitle } from "#schema/terms/topic.ts";
import type { Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/context.ts";
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
      moveTo: (db, userId, found) => moveTrial(db, { sessionId, userId, rows: found as TrialRows }),
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
      vocabulary: trialMessages.vocabulary,
    })
    .from(trialSessions)
    .innerJoin(trialMessages, eq(trialMessages.sessionId, trialSessions.sessionId))
    .where(isLive(sessionId, now));
}

/**
 * Statements that make a trial chat the newest conversation of an account, with its messages and corrections, and collect the words that its replies taught. A chat
 * in which the visitor said nothing is only deleted. What is moved is chosen by the statements themselves: a message that is being answered while its
 * writer signs up moves without its reply, and can be sent again there.
 */
async function moveTrial(
  db: Database,
  { sessionId, userId, rows }: { sessionId: string; userId: string; rows: TrialRows },
): Promise<Statement[]> {
  const [choice] = rows;
  if (!choice) return [];
  const id = crypto.randomUUID();
  const said = sql`FROM ${trialMessages} AS said WHERE said.session_id = ${sessionId}`;
  const usedNow = sql`(SELECT count(*) ${said} AND said.role = 'user')`;
  // The selects have every column of the table in its order: that is how drizzle pairs them.
  return [
    db.insert(conversations).select(
      sql`SELECT ${id}, ${userId}, language, ${practiceTitle(choice.category)}, category, cefr_level, NULL, 0, tone,
        (SELECT count(*) ${said}), TRUE, NULL, created_at, (SELECT max(said.created_at) ${said})
        FROM ${trialSessions} WHERE session_id = ${sessionId} AND ${usedNow} > 0`,
    ),
    db.insert(messages).select(
      sql`SELECT ${conversations.id}, trial.id, client_message_id, role, content, translation, corrections, vocabulary, engine, 0, is_crisis,
        answering_until, trial.created_at
        FROM ${conversations} JOIN ${trialMessages} AS trial ON trial.session_id = ${sessionId} WHERE ${conversations.id} = ${id}`,
    ),
    db
      .update(users)
      .set({ trialMessagesUsed: sql`${users.trialMessagesUsed} + ${usedNow}` })
      .where(eq(users.id, userId)),
    db.delete(trialSessions).where(eq(trialSessions.sessionId, sessionId)),
  ];
}
