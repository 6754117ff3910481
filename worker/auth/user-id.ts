import { randomText } from "./token.ts";

/** 9 bytes are 72 random bits, and 12 characters. */
const USER_ID_BYTES = 9;

/**
 * The id of a new account. It is short because it begins the key of every row of a learner: a UUID would add a third to what a learner's
 * words and results take. It is unique, but not a secret: knowing it opens nothing.
 */
export function newUserId(): string {
  return randomText(USER_ID_BYTES);
}
