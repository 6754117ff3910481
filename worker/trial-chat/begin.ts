import { TRIAL_DEFAULT, TRIAL_OPENER } from "#content/built-in/trial-chat.ts";
import type { BodyOf } from "#schema/api/endpoint.ts";
import type { TrialChat, trialChatApi } from "#schema/api/trial-chat.ts";
import { addressCounter } from "../auth/index.ts";
import { grammarTopics } from "../grammar/index.ts";
import type { AppContext } from "../http/context.ts";
import { type HttpError, tooManyRequests } from "../http/http-error.ts";
import { openTutor, type TutorText } from "../tutor/index.ts";
import { CHATS_PER_ADDRESS, CHOICES_PER_ADDRESS } from "./limits.ts";
import { newTrialSession, rememberTrialSession, trialSessionOfRequest } from "./session.ts";
import { changeChoice, findTrial, insertTrial, type StoredTrial, type TrialChoice } from "./store.ts";
import { publicTrial } from "./views.ts";

type Request = BodyOf<(typeof trialChatApi)["POST /api/trial-chat"]>;

/**
 * Begins a trial chat, or gives the running one. One in which the visitor has not said anything yet takes over the new choice. Throws 429 when the
 * network address has begun too many, or chosen anew too often.
 */
export async function beginTrial(c: AppContext, { language, category, level, tone }: Request): Promise<TrialChat> {
  const { db } = c.get("database");
  const now = c.get("now");
  const choice: TrialChoice = { language, category: category ?? null, cefrLevel: level, tone };
  const sessionId = await trialSessionOfRequest(c);
  const running = sessionId && (await findTrial(db, sessionId, now));
  if (running) {
    if (running.messages.length > 1 || isChosen(running, choice))
      return publicTrial(running, await grammarTopics(db, now));
    const { sessionId: id } = running.session;
    const address = await addressCounter(c, "trial-choice", CHOICES_PER_ADDRESS);
    const chosen = { sessionId: id, choice, opener: openerOf(c.env, choice, id), address };
    const { trial: changed, untilWhen } = await changeChoice(db, chosen, now);
    const trial = changed ?? running;
    if (untilWhen && !isChosen(trial, choice) && trial.messages.length === 1) throw tooManyChoices(untilWhen, now);
    return publicTrial(trial, await grammarTopics(db, now));
  }
  const session = await newTrialSession();
  const address = await addressCounter(c, "trial-chat", CHATS_PER_ADDRESS);
  const opener = openerOf(c.env, choice, session.sessionId);
  const { trial, untilWhen } = await insertTrial(db, { sessionId: session.sessionId, choice, opener, address }, now);
  if (!trial) {
    throw tooManyRequests(
      "Too many trial chats were begun from your network today. Create a free account to go on.",
      (untilWhen.getTime() - now.getTime()) / 1000,
    );
  }
  rememberTrialSession(c, session);
  return publicTrial(trial, []);
}

function tooManyChoices(untilWhen: Date, now: Date): HttpError {
  return tooManyRequests(
    "The topic was changed too often from your network today. Write your message, or create a free account.",
    (untilWhen.getTime() - now.getTime()) / 1000,
  );
}

function isChosen({ session }: StoredTrial, choice: TrialChoice): boolean {
  return (
    session.language === choice.language &&
    session.category === choice.category &&
    session.cefrLevel === choice.cefrLevel &&
    session.tone === choice.tone
  );
}

/** What the tutor says first. For the choice that the landing page shows it is the line that visitors have read there. */
function openerOf(env: Env, { language, category, cefrLevel, tone }: TrialChoice, sessionId: string): TutorText {
  const shown = TRIAL_DEFAULT;
  if (language === shown.language && category === shown.category && cefrLevel === shown.level && tone === shown.tone)
    return TRIAL_OPENER;
  return openTutor(env).opener({
    language,
    topic: category,
    level: cefrLevel,
    tone,
    conversationId: sessionId,
    turn: 0,
  });
}
