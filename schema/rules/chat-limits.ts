/** Longest chat message. What is longer is an essay: correcting it would take longer than a reply may. */
export const MAX_MESSAGE_CHARS = 500;

/** Messages that a visitor can send in one trial chat. */
export const TRIAL_MESSAGES = 5;
