import type { Conversation, conversationsApi } from "#schema/api/conversations.ts";
import type { BodyOf } from "#schema/api/endpoint.ts";
import type { conversations } from "#schema/db/index.ts";
import { countMessage } from "#schema/rules/write-quota.ts";
import { readAs, runBatch } from "../db/batch.ts";
import { decideAgainOnRace, expectUnchanged } from "../db/guard.ts";
import { countedWrite } from "../db/write-quota.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { openTutor } from "../tutor/index.ts";
import { allStarters } from "./starters.ts";
import { assessmentOf, insertConversation, quotasOf, storeCounts } from "./store.ts";
import { tooManyMessages } from "./too-many-messages.ts";
import { newConversationRow, publicConversation } from "./views.ts";

type Request = BodyOf<(typeof conversationsApi)["POST /api/conversations"]>;

/**
 * Begins a conversation with the tutor's first line: that of the starter, or one that fits. It counts as a message of the learner, because the tutor
 * speaks, and because a script with very many conversations could have as many answered at once. Throws 400 for an unknown starter, 429 beyond a quota.
 */
export async function startConversation(c: AppContext, learner: Learner, request: Request): Promise<Conversation> {
  const now = c.get("now");
  const { language, tone, level } = request;
  const starters = await allStarters(c.get("database").db, now);
  const starter = starters.find((one) => one.id === request.starterId && one.language === language);
  if (request.starterId !== undefined && !starter) {
    throw new HttpError(400, "There is no such conversation starter", { field: "starterId" });
  }
  const category = request.category ?? starter?.category ?? null;
  const id = crypto.randomUUID();
  const opener = starter
    ? { text: starter.prompt, translation: starter.translation || null }
    : openTutor(c.env).opener({ language, level, tone, topic: category, conversationId: id, turn: 0 });
  return decideAgainOnRace(c.get("database"), async (db) => {
    const { quotas, tracking } = await readAs(db, learner, now, {
      quotas: quotasOf(db, learner.userId),
      tracking: assessmentOf(db, learner.userId, language),
    });
    const [before] = quotas;
    if (!before) throw new Error("A learner without totals: sign-up writes them with the account");
    const writes = countedWrite(before, now);
    const messages = countMessage(before, now);
    if (!messages.allowed) throw tooManyMessages(messages.retryAfterSeconds);
    const assessment = tracking[0]?.assessment;
    const row: typeof conversations.$inferSelect = {
      id,
      userId: learner.userId,
      language,
      title: request.title ?? starter?.title ?? null,
      category,
      cefrLevel: level,
      assessedLevel: assessment?.level ?? null,
      assessedMessages: assessment?.evidence.length ?? 0,
      tone,
      opening: opener.text,
      openingTranslation: opener.translation,
      isActive: true,
      completedAt: null,
      createdAt: now,
    };
    await runBatch(db, {
      unchanged: expectUnchanged(db, learner, before.version, now),
      conversation: insertConversation(db, row),
      counts: storeCounts(db, learner.userId, { ...writes, ...messages.count, version: before.version }),
    });
    return publicConversation(newConversationRow(row));
  });
}
