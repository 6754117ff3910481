import { UNFIT } from "#content/built-in/tutor/patterns/safety.ts";
import { insultIn, selfHarmIn } from "../dialogue/intents.ts";

/** Words that neither a learner is answered to by a model nor a model may say. */
export function unfit(text: string): boolean {
  return UNFIT.some((pattern) => pattern.test(text));
}

/** True for a message that only the built-in tutor may answer: its replies to people in need and to abuse are written by hand. */
export function isForBuiltInOnly(message: string): boolean {
  return selfHarmIn(message) || insultIn(message) || unfit(message);
}
