/** The first letter of a text as a capital, or null when it has none. */
function capitalOf(text: string | null | undefined): string | null {
  const letter = text?.normalize("NFC").match(/[\p{L}\p{N}]/u)?.[0];
  // The capital of ß would be SS: two letters where one is meant.
  return letter === undefined ? null : letter === "ß" ? "ẞ" : letter.toUpperCase();
}

/** Initials of a display name, for an avatar without an image: first and last word, 'Anna S.' → 'AS'. */
export function initialsOf(displayName: string): string {
  const capitals = displayName.split(/\s+/).flatMap((word) => capitalOf(word) ?? []);
  return [...new Set([0, capitals.length - 1])].map((index) => capitals[index] ?? "").join("") || "?";
}

/** The letter of the header's avatar: first name, else e-mail, else U. */
export function avatarLetter(person: { firstName?: string | null; email?: string | null }): string {
  return capitalOf(person.firstName) ?? capitalOf(person.email) ?? "U";
}

/** The name that others see in a league: first name and the initial of the last name. */
export function leagueDisplayName(firstName: string, lastName: string): string {
  const initial = capitalOf(lastName);
  const first = firstName.trim().replace(/\s+/g, " ");
  return initial === null ? first : `${first} ${initial}.`.trim();
}
