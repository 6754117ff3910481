import type { TutorHelpKind } from "#schema/terms/tutor-help.ts";
import { readAs } from "../db/batch.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError, tryAgain } from "../http/http-error.ts";
import { logError } from "../log.ts";
import { openTutor, type TutorText } from "../tutor/index.ts";
import { HISTORY_TURNS, historyOf } from "./history.ts";
import { conversationOf, historyRows } from "./store.ts";
import { conversationRow } from "./views.ts";

/** Help with the learner's next message. Nothing is stored. Throws 404 for a conversation of somebody else. */
export async function helpWith(
  c: AppContext,
  learner: Learner,
  id: string,
  kind: TutorHelpKind,
): Promise<TutorText & { kind: TutorHelpKind }> {
  const { db } = c.get("database");
  const { conversations, latest } = await readAs(db, learner, c.get("now"), {
    conversations: conversationOf(db, learner.userId, id),
    latest: historyRows(db, id, HISTORY_TURNS),
  });
  const [found] = conversations;
  if (!found) throw new HttpError(404, "Conversation not found");
  const conversation = conversationRow(found);
  const { language, cefrLevel: level, tone, category: topic } = conversation;
  const turn = conversation.messageCount >> 1;
  try {
    const input = { language, level, tone, topic, history: historyOf(conversation, latest), conversationId: id, turn };
    const { text, translation } = await openTutor(c.env).help(input, kind);
    return { kind, text, translation };
  } catch (error) {
    logError("no help of the tutor", error);
    throw tryAgain("The tutor could not help right now. Please try again.");
  }
}
