import type { CurrentUser } from "#schema/api/auth.ts";

/** What the browser may see of a learner. No row goes into an answer without it. */
export function publicUser(row: CurrentUser): CurrentUser {
  const { id, email, firstName, lastName, profileImageUrl } = row;
  return { id, email, firstName, lastName, profileImageUrl };
}
