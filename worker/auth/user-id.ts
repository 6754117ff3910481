/** 9 bytes are 72 random bits, and 12 characters. */
const USER_ID_BYTES = 9;

/**
 * The id of a new account. It is short because it begins the key of every row of a learner: a UUID would add a third to what a learner's
 * words and results take. It is unique and no secret: nothing is allowed to whoever knows it.
 */
export function newUserId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(USER_ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
