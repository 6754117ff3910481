import type { ConversationReport } from "#schema/api/conversations.ts";
import { CONVERSATION_DAY_LIMIT_XP, messageShare } from "#schema/rules/xp.ts";
import { runBatch } from "../db/batch.ts";
import { decideAgainOnRace, expectUnchanged } from "../db/guard.ts";
import { countedWrite, storeWriteCount } from "../db/write-quota.ts";
import { conversationXpToday, type LearnerState, readLearnerState } from "../gamification/index.ts";
import { type GrammarTopicLink, grammarTopics } from "../grammar/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { reportOf } from "./report.ts";
import { changeConversation, conversationOf, countCompleted, lastTurns } from "./store.ts";
import { type ConversationRow, conversationRow, publicConversation, publicMessages, type TurnRow } from "./views.ts";

/** Turns that a report looks at: a conversation of a few hours. */
const REPORT_TURNS = 150;
/** Messages of the learner that make an ended conversation a completed one. */
const COMPLETED_MESSAGES = 3;

/** Ends a conversation, once, and gives its report. With three or more messages of the learner, its first end counts as a completed conversation. */
export async function endConversation(c: AppContext, learner: Learner, id: string): Promise<ConversationReport> {
  const now = c.get("now");
  const topics = await grammarTopics(c.get("database").db, now);
  return decideAgainOnRace(c.get("database"), async (db) => {
    const { state, conversation, rows } = await readForReport(c, learner, id);
    const isCompleted = conversation.completedAt === null && rows.length >= COMPLETED_MESSAGES;
    if (!conversation.isActive && !isCompleted) return publicReport(conversation, rows, { topics, state, now });
    const change = { isActive: false, ...(isCompleted && { completedAt: now }) };
    const writes = countedWrite(state.writes, now);
    await runBatch(db, {
      unchanged: expectUnchanged(db, learner, state.version, now),
      ended: changeConversation(db, learner.userId, id, change),
      completed: isCompleted ? countCompleted(db, conversation) : null,
      counted: storeWriteCount(db, learner.userId, { ...writes, version: state.version }, { ifChanged: false }),
    });
    return publicReport({ ...conversation, ...change }, rows, { topics, state, now });
  });
}

/** The report of a conversation, ended or not. */
export async function showReport(c: AppContext, learner: Learner, id: string): Promise<ConversationReport> {
  const now = c.get("now");
  const topics = await grammarTopics(c.get("database").db, now);
  const { state, conversation, rows } = await readForReport(c, learner, id);
  return publicReport(conversation, rows, { topics, state, now });
}

async function readForReport(c: AppContext, learner: Learner, id: string) {
  const { db } = c.get("database");
  const { state, rows } = await readLearnerState(c, learner, {
    conversations: conversationOf(db, learner.userId, id),
    latest: lastTurns(db, id, { limit: REPORT_TURNS }),
  });
  const [found] = rows.conversations;
  if (!found) throw new HttpError(404, "Conversation not found");
  return { state, conversation: conversationRow(found), rows: rows.latest.toReversed() };
}

function publicReport(
  conversation: ConversationRow,
  rows: readonly TurnRow[],
  { topics, state, now }: { topics: readonly GrammarTopicLink[]; state: LearnerState; now: Date },
): ConversationReport {
  const crises = new Set(rows.filter(({ isCrisis }) => isCrisis).map(({ id }) => id));
  return {
    conversation: publicConversation(conversation),
    ...reportOf(conversation.language, publicMessages(conversation, rows, topics), crises),
    xp: {
      conversation: rows.reduce((sum, { xp }) => sum + messageShare(xp), 0),
      today: conversationXpToday(state, now),
      dayLimit: CONVERSATION_DAY_LIMIT_XP,
    },
  };
}
