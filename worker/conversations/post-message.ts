import type { ChatEvents, ChatTurn } from "#schema/api/conversations.ts";
import { countMessage } from "#schema/rules/write-quota.ts";
import { conversationParts, conversationXp } from "#schema/rules/xp.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Language } from "#schema/terms/language.ts";
import type { Results } from "../db/batch.ts";
import { countedWrite } from "../db/write-quota.ts";
import { type Activity, practice, type Totals } from "../gamification/index.ts";
import { type GrammarTopicLink, grammarTopics } from "../grammar/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import type { EventStream, Tell } from "../http/event-stream.ts";
import { HttpError, tryAgain } from "../http/http-error.ts";
import { logError } from "../log.ts";
import { openTutor, type TutorTurn } from "../tutor/index.ts";
import { bankFinder, collected } from "../vocabulary/index.ts";
import { packCorrections, packWords } from "./corrections.ts";
import { HISTORY_TURNS, historyOf } from "./history.ts";
import { keepLesson } from "./keep.ts";
import {
  type Answered,
  answerTurn,
  assessmentOf,
  changeConversation,
  conversationOf,
  expectUnanswered,
  type HistoryRow,
  historyRows,
  quotasOf,
  releaseTurn,
  rulesOf,
  takeTurn,
  turnOf,
} from "./store.ts";
import { tooManyMessages } from "./too-many-messages.ts";
import { type ConversationRow, conversationRow, publicConversation, publicTurn, type TurnRow } from "./views.ts";

/**
 * Until then a message is being answered. The tutor takes nine seconds at most and the database some milliseconds, so after that the Worker that
 * answered it is gone.
 */
const ANSWERING_MS = 15_000;
/** Pause between two words of a reply: about as fast as one reads. */
const WORD_PAUSE_MS = 25;

export interface PostedBody {
  content: string;
  language: Language;
  level: CefrLevel;
  clientMessageId?: string | undefined;
}

/** What a turn must know. It is taken only once. */
type Reads = {
  again: ReturnType<typeof takeTurn>["again"];
  countedAgain: ReturnType<typeof takeTurn>["countedAgain"];
  taken: ReturnType<typeof takeTurn>["taken"] | null;
  counted: ReturnType<typeof takeTurn>["counted"] | null;
  conversations: ReturnType<typeof conversationOf>;
  latest: ReturnType<typeof historyRows>;
  turn: ReturnType<typeof turnOf> | null;
  tracking: ReturnType<typeof assessmentOf>;
  rules: ReturnType<typeof rulesOf>;
  quotas: ReturnType<typeof quotasOf>;
};

/** Where and by whom a message is posted. */
interface Post {
  learner: Learner;
  conversationId: string;
  body: PostedBody;
}

/**
 * Stores a learner's message, lets the tutor answer it, and stores the reply with all that it causes: two round trips. A message that was answered before
 * gets its stored reply. Throws 404 for a conversation of somebody else, 409 while another message is being answered, 429 beyond a quota. When it
 * fails after the message was stored, the message stays and can be sent again.
 */
export async function postMessage(c: AppContext, post: Post, tell: Tell<ChatEvents>): Promise<ChatTurn> {
  const turn = new Turn(c, post, tell);
  try {
    return await turn.run();
  } catch (error) {
    turn.release();
    throw error;
  }
}

/** Tells a turn as events: the reply word by word, as long as somebody reads it, and then all of it. */
export async function tellTurn(turn: ChatTurn, { tell, isHeard }: EventStream<ChatEvents>): Promise<void> {
  for (const text of turn.assistantMessage.content.match(/\s*\S+\s*$|\s*\S+/gu) ?? []) {
    if (!isHeard()) return;
    tell("delta", { text });
    await scheduler.wait(WORD_PAUSE_MS);
  }
  tell("message", turn);
  tell("done", {});
}

/** One message on its way to its reply. It may have to be decided more than once, but is taken and answered only once. */
class Turn {
  private readonly c: AppContext;
  private readonly post: Post;
  private readonly tell: Tell<ChatEvents>;
  private taken: TurnRow | null = null;
  /** The conversation had been ended when the message was taken: it opens again. One that is ended while the tutor is at work stays ended. */
  private opensAgain = false;
  /** The level of the conversation when the message was taken. One that is chosen while the tutor is at work stays. */
  private levelBefore: CefrLevel | null = null;
  private answer: Promise<TutorTurn> | null = null;

  constructor(c: AppContext, post: Post, tell: Tell<ChatEvents>) {
    this.c = c;
    this.post = post;
    this.tell = tell;
  }

  async run(): Promise<ChatTurn> {
    const { c } = this;
    const { learner, conversationId, body } = this.post;
    const now = c.get("now");
    const { userId } = learner;
    const [topics, findInBank] = await Promise.all([
      grammarTopics(c.get("database").db, now),
      bankFinder(c.get("database").db, now),
    ]);
    const { clientMessageId = null } = body;
    return practice<Reads, Omit<ChatTurn, keyof Totals>>(c, learner, {
      read: (db) => {
        const answeringUntil = new Date(now.getTime() + ANSWERING_MS);
        const posted = { ...body, conversationId, clientMessageId, answeringUntil };
        const take = this.taken
          ? { again: null, countedAgain: null, taken: null, counted: null }
          : takeTurn(db, learner, posted, now);
        return {
          ...take,
          conversations: conversationOf(db, userId, conversationId),
          latest: historyRows(db, conversationId, HISTORY_TURNS + 1),
          turn: clientMessageId === null ? null : turnOf(db, conversationId, clientMessageId),
          tracking: assessmentOf(db, userId, body.language),
          rules: rulesOf(db, userId, body.language),
          quotas: quotasOf(db, userId),
        };
      },
      decide: async (rows, day, db) => {
        const [found] = rows.conversations;
        if (!found) throw new HttpError(404, "Conversation not found");
        const conversation = conversationRow(found);
        const known = rows.turn?.[0];
        if (known && known.reply !== null) {
          this.tellStored(known, topics);
          return { kind: "known", answer: turnAnswer(conversation, known, topics) };
        }
        const message = this.takenOf(rows, conversation);
        this.tellStored(message, topics);
        const turn = await this.answerTo(message, conversation, rows.latest);
        const { language, level } = body;
        const corrections = turn.isCrisis
          ? []
          : packCorrections(message.content, turn.corrections, { topics, language, level });
        const vocabulary = turn.isCrisis ? [] : packWords(turn.vocabulary);
        const kept = keepLesson(
          db,
          {
            conversation,
            message: message.content,
            corrections,
            evidence: turn.isCrisis ? null : turn.evidence,
            words: vocabulary.map(([word, translation, gender, plural, partOfSpeech, cefrLevel]) =>
              collected(
                language,
                { word, translation: [translation], gender, plural, partOfSpeech, cefrLevel },
                findInBank,
              ),
            ),
          },
          { assessment: rows.tracking[0]?.assessment ?? null, rules: rows.rules, level },
          now,
        );
        const activity: Activity | null = turn.isCrisis
          ? null
          : {
              award: conversationXp({ germanWords: turn.germanWords, earnedToday: day.done.conversationXp }),
              source: "conversation",
              sourceId: conversationId,
              occurrence: `${day.date}:${message.id}`,
              description: conversation.title ?? "Conversation",
              completes: "conversation",
            };
        return {
          kind: "new",
          activity,
          store: (earned) => {
            const answered = {
              corrections: corrections.length > 0 ? corrections : null,
              reply: turn.reply,
              translation: turn.translation,
              vocabulary: vocabulary.length > 0 ? vocabulary : null,
              engine: turn.engine,
              xp: earned.amount,
              isCrisis: turn.isCrisis,
              repliedAt: now,
              ...(kept.assessed && {
                assessedLevel: kept.assessed.level,
                assessedMessages: kept.assessed.messages,
              }),
            } satisfies Answered;
            const stored: TurnRow = { ...message, ...answered };
            const change = {
              ...(conversation.cefrLevel === this.levelBefore && level !== this.levelBefore && { cefrLevel: level }),
              ...(this.opensAgain && { isActive: true }),
            };
            const { assessedLevel, assessedMessages } = stored;
            const after = { messageCount: stored.id + 1, assessedLevel, assessedMessages, updatedAt: now };
            return {
              answer: turnAnswer({ ...conversation, ...change, ...after }, stored, topics),
              totals: kept.totals,
              rows: [
                expectUnanswered(db, userId, message),
                answerTurn(db, message, answered),
                // What every turn changes is in the turn: a row of the conversation is written only for what the learner has chosen anew.
                ...(Object.keys(change).length > 0 ? [changeConversation(db, userId, conversationId, change)] : []),
                ...kept.rows,
              ],
            };
          },
        };
      },
    });
  }

  /** Says once that the message is stored. */
  private tellStored(message: TurnRow, topics: readonly GrammarTopicLink[]): void {
    if (this.answer) return;
    this.tell("user", { userMessage: publicTurn(message, topics).userMessage });
  }

  /** Lets a message that could not be answered be sent again at once; otherwise it could be when its time is over. */
  release(): void {
    const { taken, c } = this;
    if (!taken) return;
    const released = releaseTurn(c.get("database").db, taken);
    c.executionCtx.waitUntil(
      released.then(
        () => {},
        (error) => logError("message not released", error),
      ),
    );
  }

  /** The message, once it is this call's to answer. Throws why it is not. */
  private takenOf(rows: Results<Reads>, conversation: ConversationRow): TurnRow {
    const { body } = this.post;
    const now = this.c.get("now");
    const newest = rows.latest[0];
    const taken = rows.again?.[0] ?? rows.taken?.[0];
    if (taken) {
      this.taken = taken;
      this.opensAgain = !conversation.isActive;
      this.levelBefore = conversation.cefrLevel;
    }
    if (this.taken && newest?.id === this.taken.id && newest.reply === null) return this.taken;
    if (conversation.language !== body.language) {
      throw new HttpError(400, "The conversation is in another language", { field: "language" });
    }
    if (newest?.reply === null && newest.answeringUntil && newest.answeringUntil > now) {
      const wait = Math.ceil((newest.answeringUntil.getTime() - now.getTime()) / 1_000);
      const headers = { "Retry-After": String(wait) };
      throw new HttpError(409, "Another message of this conversation is being answered", { headers });
    }
    if (this.taken || (rows.turn?.length ?? 0) > 0) {
      throw new HttpError(409, "The conversation has gone on since. Please send this as a new message.");
    }
    const [quotas] = rows.quotas;
    if (quotas) {
      countedWrite(quotas, now);
      const counted = countMessage(quotas, now);
      if (!counted.allowed) throw tooManyMessages(counted.retryAfterSeconds);
    }
    throw new Error("A message was not taken, for no reason");
  }

  /** What the tutor answers; asked once, however often the turn is decided. */
  private async answerTo(
    { content, id }: TurnRow,
    conversation: ConversationRow,
    latest: readonly HistoryRow[],
  ): Promise<TutorTurn> {
    const { language, level } = this.post.body;
    const { id: conversationId, tone, category } = conversation;
    this.answer ??= openTutor(this.c.env).turn({
      message: content,
      language,
      level,
      tone,
      topic: category,
      history: historyOf(
        conversation,
        latest.filter((one) => one.id < id),
      ),
      conversationId,
      turn: id >> 1,
    });
    try {
      return await this.answer;
    } catch (error) {
      logError("no reply of the tutor", error);
      throw tryAgain("The tutor could not answer. Your message is kept; please send it again.");
    }
  }
}

/** The answer for a turn that has its reply. */
function turnAnswer(
  conversation: ConversationRow,
  turn: TurnRow,
  topics: readonly GrammarTopicLink[],
): Omit<ChatTurn, keyof Totals> {
  const { userMessage, assistantMessage } = publicTurn(turn, topics);
  if (!assistantMessage) throw new Error("A turn without its reply");
  return {
    userMessage,
    assistantMessage,
    conversation: publicConversation(conversation),
    xpAwarded: turn.xp,
    xpParts: conversationParts(turn.xp),
  };
}
