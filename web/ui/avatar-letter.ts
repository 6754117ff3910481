/** First letter of the first name, else of the e-mail, else U (spec 2, header). */
export function avatarLetter(user: { firstName?: string | null; email?: string | null }): string {
  const letter = firstLetter(user.firstName) || firstLetter(user.email) || "U";
  return letter.toLocaleUpperCase("de");
}

/** At most two initials of a display name: of its first and its last word (spec 2, leaderboard). */
export function initials(displayName: string): string {
  const words = displayName.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : "";
  return `${firstLetter(words[0])}${firstLetter(last)}`.toLocaleUpperCase("de");
}

const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });

/** The first letter as people see it, accents and all, or nothing. */
function firstLetter(text: string | null | undefined): string {
  const [first] = graphemes.segment((text ?? "").trim());
  return first?.segment ?? "";
}
