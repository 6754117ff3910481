import type { CurrentUser } from "#schema/api/auth.ts";

/** The learner as the browser may see them: the only way from a row to an answer. */
export function publicUser(row: CurrentUser): CurrentUser {
  const { id, email, firstName, lastName, profileImageUrl } = row;
  return { id, email, firstName, lastName, profileImageUrl };
}
