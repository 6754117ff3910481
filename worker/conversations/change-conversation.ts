import type { Conversation } from "#schema/api/conversations.ts";
import { readAs, runBatch, type Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { decideAgainOnRace, expectUnchanged } from "../db/guard.ts";
import { countedWrite, storeWriteCount, writeCountOf } from "../db/write-quota.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { changeConversation, conversationOf, deleteConversation } from "./store.ts";
import { type ConversationRow, conversationRow, publicConversation } from "./views.ts";

/** What a learner may change of a conversation at any time. */
type Change = Partial<Pick<ConversationRow, "title" | "cefrLevel" | "tone">>;

/** Changes a conversation. What is as it was is not written. Throws 404 for a conversation of somebody else. */
export async function reviseConversation(
  c: AppContext,
  learner: Learner,
  id: string,
  change: Change,
): Promise<Conversation> {
  const row = await write(c, learner, id, (db, before) => {
    const isNew = Object.entries(change).some(([name, value]) => before[name as keyof Change] !== value);
    return isNew ? changeConversation(db, learner.userId, id, change) : null;
  });
  return publicConversation({ ...row, ...change });
}

/** Deletes a conversation with everything that was said in it. Throws 404 for a conversation of somebody else. */
export async function removeConversation(c: AppContext, learner: Learner, id: string): Promise<void> {
  await write(c, learner, id, (db) => deleteConversation(db, learner.userId, id));
}

/** Reads a conversation and writes what follows from it, as one write of the learner's quota. Gives the conversation as it was before. */
function write(
  c: AppContext,
  learner: Learner,
  id: string,
  statementFor: (db: Database, before: ConversationRow) => Statement | null,
): Promise<ConversationRow> {
  const now = c.get("now");
  const { userId } = learner;
  return decideAgainOnRace(c.get("database"), async (db) => {
    const { conversations, counts } = await readAs(db, learner, now, {
      conversations: conversationOf(db, userId, id),
      counts: writeCountOf(db, userId),
    });
    const [found] = conversations;
    const [count] = counts;
    if (!found || !count) throw new HttpError(404, "Conversation not found");
    const before = conversationRow(found);
    const statement = statementFor(db, before);
    if (statement) {
      const { version } = count;
      await runBatch(db, {
        unchanged: expectUnchanged(db, learner, version, now),
        statement,
        counted: storeWriteCount(db, userId, { ...countedWrite(count, now), version }, { ifChanged: false }),
      });
    }
    return before;
  });
}
