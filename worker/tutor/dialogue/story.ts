import {
  ASKS_FOR_OTHERS,
  ASKS_WHAT_WAS,
  EXCLAIMS,
  GLAD,
  HAPPENED,
  IS_NEWS,
  IS_TROUBLE,
  SYMPATHY,
} from "#content/built-in/tutor/patterns/going-on.ts";
import {
  LAUGHS,
  MAY_BE_BAD,
  NO_GRIEF,
  PAST,
  SADDENS,
  TELLS_OF_LOSS,
  TELLS_OF_WORRY,
  UNTROUBLED,
} from "#content/built-in/tutor/patterns/telling.ts";
import type { Context } from "./context.ts";
import { hasFiniteVerb } from "./intents.ts";
import { messagesIn } from "./memory.ts";
import { followUpOf } from "./question.ts";
import { isOfStrand } from "./strands.ts";
import { type Telling, type Told, toldIn } from "./telling.ts";
import { sentencesOf, wordsOf } from "./text.ts";

/** From this many words on, an exclamation is no answer ("Pizza!") but something that moves the learner. */
const EXCLAMATION = 5;

/** The last sentence that tells something; null when the message tells nothing. */
export function lastTold(context: Context): Told | null {
  const told = toldIn(context);
  // "Eigentor, neunzigste Minute." belongs to what stands before it.
  return told.findLast(({ sentence }) => hasFiniteVerb(`X ${sentence}`, context.morphology)) ?? told.at(-1) ?? null;
}

/** Whether something may weigh on the learner: no question may take something good for granted. */
export function isTroubled({ message }: Pick<Context, "message">): boolean {
  const said = message.replaceAll(UNTROUBLED, "");
  return [MAY_BE_BAD, SADDENS, SYMPATHY, IS_TROUBLE].some((pattern) => pattern.test(said));
}

/** How many messages after a death or a grave illness nothing from a list is asked. */
const QUIET = 3;

/** Whether one of the last messages told of a death or a grave illness. */
export function isAfterGrief(context: Context): boolean {
  return messagesIn(context.input.history)
    .slice(-QUIET)
    .some((text) => (TELLS_OF_LOSS.test(text) || TELLS_OF_WORRY.test(text)) && !NO_GRIEF.test(text));
}

/**
 * Whether the learner is in the middle of something of their own: what happened to somebody, what moves them, what they ask. Then a
 * question from a list would show that nobody listened. Better too often than too seldom: an open question is never wrong.
 */
export function isOwnStory(context: Context, telling: Telling): boolean {
  const { band, message } = context;
  const words = wordsOf(message).length;
  if (message.includes("?") || EXCLAIMS.test(message) || isAfterGrief(context)) return true;
  const moved = [LAUGHS, SADDENS, SYMPATHY, IS_TROUBLE, GLAD];
  if (telling.mood !== "neutral" || moved.some((pattern) => pattern.test(message))) return true;
  if (band !== "A" && words > 3 && MAY_BE_BAD.test(message)) return true;
  const told = toldIn(context);
  const last = told.at(-1);
  // "Er hat nur über seine Katze geredet": somebody whom no word tells.
  if (last === undefined) return band === "A" && words > 5 && HAPPENED.test(message);
  const asked = context.memory.lastQuestion ?? "";
  const exclaims = (sentencesOf(message).at(-1) ?? "").endsWith("!") && words >= EXCLAMATION;
  const ofOthers = last.about !== "learner" && last.about !== "thing" && !ASKS_FOR_OTHERS.test(asked);
  // To an open question, a story goes on.
  const wasAsked = (isOfStrand(asked) || followUpOf(asked) !== null) && ASKS_WHAT_WAS.test(asked);
  const happened =
    (told.some(({ when }) => when === "past") || PAST.test(message) || HAPPENED.test(message)) && !wasAsked;
  if (words > 3 && happened) return true;
  const denied = /(?<!\p{L})(?:kann|darf|will|konnte|durfte|wollte) (?:\p{L}+ )*(?:nicht|nie)(?!\p{L})/iu;
  if (band === "A") return (ofOthers && words > 8) || (words > 6 && denied.test(last.sentence));
  if (words > 4 && told.some(({ when }) => when === "coming")) return true;
  return (words > 3 && ofOthers) || exclaims || (words > 4 && IS_NEWS.test(last.sentence));
}
