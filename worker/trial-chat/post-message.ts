import type { BodyOf, ResponseOf } from "#schema/api/endpoint.ts";
import type { trialChatApi } from "#schema/api/trial-chat.ts";
import { addressCounter } from "../auth/index.ts";
import type { Database } from "../db/database.ts";
import type { AppContext } from "../http/context.ts";
import { HttpError, tooManyRequests } from "../http/http-error.ts";
import { logError } from "../log.ts";
import { openTutor, type Tutor, type TutorInput } from "../tutor/index.ts";
import { MESSAGES_PER_ADDRESS } from "./limits.ts";
import { trialSessionOfRequest } from "./session.ts";
import { type ReceivedMessage, receiveMessage, releaseMessage, type StoredTrial, storeReply } from "./store.ts";
import { correctedContent, messagesLeft, replyFrom, showTurn } from "./views.ts";

type Call = (typeof trialChatApi)["POST /api/trial-chat/messages"];

/** Earlier messages that the tutor gets to see. */
const HISTORY = 8;

/**
 * Stores a visitor's message and the tutor's reply. The same `clientMessageId` gets the stored reply again. Throws 403 when the messages are
 * used up, 404 without a running trial chat, 409 while a message is being answered, and 429 when too many came from the network address.
 */
export async function postTrialMessage(c: AppContext, body: BodyOf<Call>): Promise<ResponseOf<Call>> {
  const sessionId = await trialSessionOfRequest(c);
  if (!sessionId) throw noTrial();
  const clientMessageId = body.clientMessageId ?? null;
  const { db } = c.get("database");
  const now = c.get("now");
  const address = await addressCounter(c, "trial-message", MESSAGES_PER_ADDRESS);
  const received = await receiveMessage(db, { sessionId, content: body.content, clientMessageId, address }, now);
  const { trial, toAnswer } = received;
  if (!trial) throw noTrial();
  if (toAnswer === null) return showTurn(trial, answeredBefore(received, trial, clientMessageId, now));
  const answering = answer(db, openTutor(c.env), trial, toAnswer);
  // The visitor may close the page: the reply is stored all the same.
  c.executionCtx.waitUntil(answering.catch(() => {}));
  return showTurn(await answering, toAnswer);
}

/** The id of the message that was sent before and has its reply. Throws why a message was not taken otherwise. */
function answeredBefore(
  { untilWhen }: ReceivedMessage,
  trial: StoredTrial,
  clientMessageId: string | null,
  now: Date,
): number {
  const before = trial.messages.find((one) => clientMessageId !== null && one.clientMessageId === clientMessageId);
  if (before && trial.messages.some(({ id }) => id === before.id + 1)) return before.id;
  if (before || trial.messages.some(({ answeringUntil }) => answeringUntil !== null && answeringUntil > now)) {
    throw new HttpError(409, "Your last message is still being answered");
  }
  if (messagesLeft(trial) === 0) {
    throw new HttpError(403, "Your five trial messages are used up. Create a free account to go on.");
  }
  if (untilWhen) {
    throw tooManyRequests(
      "Too many trial messages came from your network today. Create a free account to go on.",
      (untilWhen.getTime() - now.getTime()) / 1000,
    );
  }
  throw new HttpError(409, "Your last message is still being answered");
}

function noTrial(): HttpError {
  return new HttpError(404, "This trial chat is over. Begin a new one, or create a free account.");
}

/** Lets the tutor answer the message with this id and stores the reply. When that fails, the message stays and can be sent again at once. */
async function answer(db: Database, tutor: Tutor, trial: StoredTrial, id: number): Promise<StoredTrial> {
  const { session } = trial;
  try {
    const reply = replyFrom(await tutor.turn(inputFor(trial, id)));
    const stored = await storeReply(db, { sessionId: session.sessionId, id, reply }, new Date());
    if (!stored) throw noTrial();
    return stored;
  } catch (error) {
    await releaseMessage(db, session.sessionId, id).catch((failure: unknown) =>
      logError("trial message not released", failure),
    );
    throw error;
  }
}

function inputFor({ session, messages }: StoredTrial, id: number): TutorInput {
  const earlier = messages.filter((one) => one.id < id);
  return {
    message: messages.find((one) => one.id === id)?.content ?? "",
    language: session.language,
    level: session.cefrLevel,
    tone: session.tone,
    topic: session.category,
    history: earlier
      .slice(-HISTORY)
      .map((one) => ({ role: one.role, content: one.content, correctedContent: correctedContent(one) })),
    conversationId: session.sessionId,
    turn: id / 2,
  };
}
