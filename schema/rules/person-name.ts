/** Longer names would be cut off in a league's table. Counted in code points, so an emoji is one character. */
export const MAX_NAME_CHARS = 40;

/** More marks than this on one letter paint over the lines above and below. Vietnamese, the heaviest Latin script, needs one in NFC. */
const MAX_MARKS_IN_A_ROW = 2;

/** What is wrong with a name. */
export type NameFault = "empty" | "no-letter" | "too-long" | "stacked-marks" | "web-address" | "practice-partner";

const LINE_BREAKS_AND_SPACES = /[\t-\r\u0085\p{Z}]+/gu;

/**
 * Characters that paint nothing: control and formatting characters, direction marks, zero-width letters, fillers (Unicode counts some
 * of those as letters), lone halves of a surrogate pair. With them, a name could look like somebody else's, or like nothing at all.
 */
const INVISIBLE = String.raw`[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]`;

/** Scripts in which a joiner between two characters changes their shape: Sinhala and Persian names are misspelled without it. */
const JOINING = String.raw`[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Telugu}]`;
const INVISIBLE_UNLESS_JOINING = new RegExp(String.raw`(${JOINING}[\u200c\u200d])(?=${JOINING})|${INVISIBLE}`, "gu");

/** A name as it is stored: without invisible characters, in NFC, with single spaces and none around it. */
export function tidyName(name: string): string {
  return name
    .replace(LINE_BREAKS_AND_SPACES, " ")
    .replace(INVISIBLE_UNLESS_JOINING, (_, joiner: string | undefined) => joiner ?? "")
    .normalize("NFC")
    .replace(/ +/g, " ")
    .trim();
}

/** What is wrong with a tidied name, or null. */
export function nameFault(name: string): NameFault | null {
  if (name === "") return "empty";
  if (Array.from(name).length > MAX_NAME_CHARS) return "too-long";
  if (!/\p{L}/u.test(name)) return "no-letter";
  if (new RegExp(String.raw`\p{M}{${MAX_MARKS_IN_A_ROW + 1}}`, "u").test(name)) return "stacked-marks";
  if (hasWebAddress(name)) return "web-address";
  if (skeleton(name).includes("practicepartner")) return "practice-partner";
  return null;
}

/** A dot between something and at least two letters, as in 'evil.example'. */
const DOMAIN = /([\p{L}\p{N}-]+)\.(\p{L}{2,})/gu;
/** The two sides of the dot in an abbreviated name: 'St.John', 'Dr.Anna'. */
const ABBREVIATION = /^\p{Lu}\p{Ll}{0,2}$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

/** True for a scheme, `www.` or a domain. Names are shown to others in leagues, so they must not advertise. */
function hasWebAddress(name: string): boolean {
  // Browsers take the full stops of other scripts for the dot of a domain, too.
  const text = name.normalize("NFKC").replaceAll("。", ".");
  if (/:\/\/|\bwww\./i.test(text)) return true;
  return [...text.matchAll(DOMAIN)].some(
    ([, before = "", after = ""]) => !(ABBREVIATION.test(before) && CAPITALIZED.test(after)),
  );
}

/** The letters of 'practice partner', each with what looks like it: Cyrillic and Greek letters, digits, signs. */
const LOOKALIKES = {
  a: "аα4@",
  c: "сϲ",
  e: "еε3",
  i: "іιıl1!|",
  n: "пη",
  p: "рρ",
  r: "гя",
  t: "тτ7",
};
const LETTER_OF_LOOKALIKE = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, lookalikes]) =>
    Array.from(lookalikes, (lookalike) => [lookalike, letter] as const),
  ),
);

/** What a reader sees at a glance: lower case, no accents, spaces or punctuation, and lookalikes as the letter that they look like. */
function skeleton(name: string): string {
  const characters = Array.from(name.normalize("NFKD").toLowerCase());
  return characters
    .map((character) => LETTER_OF_LOOKALIKE.get(character) ?? character)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
