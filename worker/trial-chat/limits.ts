import type { Limit } from "../auth/index.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * A visitor can throw the cookie away and begin again, so what one network address may use in a day is limited as well: a reply may cost a
 * language model's time. A household has enough for everybody; a class that wants more signs up, which is free.
 */
export const CHATS_PER_ADDRESS: Limit = { tries: 5, windowMs: DAY_MS };
export const MESSAGES_PER_ADDRESS: Limit = { tries: 20, windowMs: DAY_MS };
/** Every other topic or level before the first message is written to the database. Nobody tries this many; a script would try millions. */
export const CHOICES_PER_ADDRESS: Limit = { tries: 60, windowMs: DAY_MS };
