import type { BodyOf, ResponseOf } from "#schema/api/endpoint.ts";
import type { trialChatApi } from "#schema/api/trial-chat.ts";
import { addressCounter } from "../auth/index.ts";
import { packCorrections, packWords } from "../conversations/index.ts";
import type { Database } from "../db/database.ts";
import { type GrammarTopicLink, grammarTopics } from "../grammar/index.ts";
import type { AppContext } from "../http/context.ts";
import { HttpError, tooManyRequests, tryAgain } from "../http/http-error.ts";
import { logError } from "../log.ts";
import { openTutor, type Tutor, type TutorInput } from "../tutor/index.ts";
import { MESSAGES_PER_ADDRESS } from "./limits.ts";
import { trialSessionOfRequest } from "./session.ts";
import {
  type NewReply,
  type NewTrialMessage,
  receiveMessage,
  releaseMessage,
  type StoredTrial,
  storeReply,
} from "./store.ts";
import { messagesLeft, publicTrial, publicTurn } from "./views.ts";

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
  const address = await addressCounter(c, "trial-message", MESSAGES_PER_ADDRESS);
  const clientMessageId = body.clientMessageId ?? null;
  const message: NewTrialMessage = { sessionId, content: body.content, clientMessageId, address };
  const posting = storeAndAnswer(c.get("database").db, openTutor(c.env), message, c.get("now"));
  // The visitor may close the page: the reply is stored all the same.
  c.executionCtx.waitUntil(posting.catch(() => {}));
  return posting;
}

async function storeAndAnswer(
  db: Database,
  tutor: Tutor,
  message: NewTrialMessage,
  now: Date,
): Promise<ResponseOf<Call>> {
  const { trial, toAnswer, untilWhen } = await receiveMessage(db, message, now);
  if (!trial) throw noTrial();
  if (toAnswer !== null) return answer(db, tutor, trial, { id: toAnswer, now });
  const before = sentBefore(trial, message);
  if (before === null) throw refusal(trial, untilWhen, now);
  return publicTurn(trial, before, await grammarTopics(db, now));
}

/** The id of the same message, if it was sent before and has its reply. */
function sentBefore({ messages }: StoredTrial, { clientMessageId }: NewTrialMessage): number | null {
  const before = messages.find((one) => clientMessageId !== null && one.clientMessageId === clientMessageId);
  return before && messages.some(({ id }) => id === before.id + 1) ? before.id : null;
}

/** Why a message was not taken. */
function refusal(trial: StoredTrial, untilWhen: Date | null, now: Date): HttpError {
  const isAnswering = trial.messages.some(({ answeringUntil }) => answeringUntil !== null && answeringUntil > now);
  if (!isAnswering && messagesLeft(trial) === 0) {
    return new HttpError(403, "Your five trial messages are used up. Create a free account to go on.");
  }
  if (!isAnswering && untilWhen) {
    return tooManyRequests(
      "Too many trial messages came from your network today. Create a free account to go on.",
      (untilWhen.getTime() - now.getTime()) / 1000,
    );
  }
  return stillAnswering(trial, now);
}

function stillAnswering({ messages }: StoredTrial, now: Date): HttpError {
  const until = Math.max(...messages.map(({ answeringUntil }) => answeringUntil?.getTime() ?? 0));
  const wait = Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
  return new HttpError(409, "Your last message is still being answered", { headers: { "Retry-After": String(wait) } });
}

function noTrial(): HttpError {
  return new HttpError(404, "This trial chat is over. Begin a new one, or create a free account.");
}

/** Lets the tutor answer a message and stores the reply. When that fails, the message stays and can be sent again at once. */
async function answer(
  db: Database,
  tutor: Tutor,
  trial: StoredTrial,
  { id, now }: { id: number; now: Date },
): Promise<ResponseOf<Call>> {
  const { sessionId, language, cefrLevel: level } = trial.session;
  try {
    const topics = await grammarTopics(db, now);
    const input = inputFor(trial, id, topics);
    const turn = await tutor.turn(input).catch((error: unknown) => {
      logError("no reply of the tutor", error);
      throw tryAgain("The tutor could not answer. Your message is kept; please send it again.");
    });
    const reply: NewReply = {
      content: turn.reply,
      translation: turn.translation,
      corrections: turn.isCrisis ? [] : packCorrections(input.message, turn.corrections, { topics, language, level }),
      vocabulary: turn.isCrisis ? [] : packWords(turn.vocabulary),
      engine: turn.engine,
      isCrisis: turn.isCrisis,
    };
    const stored = await storeReply(db, { sessionId, id, reply }, new Date());
    if (!stored) throw noTrial();
    return publicTurn(stored, id, topics);
  } catch (error) {
    const taken = { id, answeringUntil: trial.messages.find((one) => one.id === id)?.answeringUntil ?? null };
    await releaseMessage(db, sessionId, taken).catch((failure: unknown) =>
      logError("trial message not released", failure),
    );
    throw error;
  }
}

function inputFor(trial: StoredTrial, id: number, topics: readonly GrammarTopicLink[]): TutorInput {
  const { session } = trial;
  const said = publicTrial(trial, topics).messages;
  return {
    message: said.find((one) => one.id === id)?.content ?? "",
    language: session.language,
    level: session.cefrLevel,
    tone: session.tone,
    topic: session.category,
    history: said
      .filter((one) => one.id < id)
      .slice(-HISTORY)
      .map(({ role, content, correctedContent }) => ({ role, content, correctedContent })),
    conversationId: session.sessionId,
    turn: id / 2,
  };
}
