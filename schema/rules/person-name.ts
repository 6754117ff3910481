/** Longer names would be cut off in a league's table. Counted in code points, so an emoji is one character. */
export const MAX_NAME_CHARS = 40;

/** More marks than this on one letter paint over the lines above and below. Vietnamese, the heaviest Latin script, needs one in NFC. */
const MAX_MARKS_IN_A_ROW = 2;

/** What is wrong with a name. */
export type NameFault = "empty" | "no-letter" | "too-long" | "stacked-marks" | "web-address" | "practice-partner";

const LINE_BREAKS_AND_SPACES = /[\t-\r\u0085\p{Z}]+/gu;

/**
 * Characters that paint nothing: control and formatting characters, direction marks, zero-width letters, fillers (Unicode counts some
 * of those as letters, as it does blank hieroglyphs), lone halves of a surrogate pair. With them, a name could look like somebody else's, or like nothing at all.
 */
const INVISIBLE = String.raw`[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{13441}\u{13442}]`;

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
  if (/practi[cs]epartner/.test(skeleton(name))) return "practice-partner";
  return null;
}

/**
 * A dot between something and at least two letters, as in 'evil.example', and what begins a path after them. The right side is only
 * looked at, because in 'My.Evil.Com' it is the left side of the next dot.
 */
const DOMAIN = /([\p{L}\p{N}-]+)\.(?=(\p{L}{2,})([/:])?)/gu;
/** The two sides of the dot in an abbreviated name: 'St.John', 'Dr.Anna'. */
const ABBREVIATION = /^\p{Lu}\p{Ll}{0,2}$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
/** Endings of well-known short domains. No surname is so short and written like them: 'Bit.Ly', 'T.Co'. */
const DOMAIN_ENDING = /^(?:app|cc|co|com|eu|gg|gl|info|io|link|ly|net|org|tv|xyz)$/i;
const IPV4 = /(?:\d{1,3}\.){3}\d{1,3}/;

/** True for a scheme, `www.` or a domain. Names are shown to others in leagues, so they must not advertise. */
function hasWebAddress(name: string): boolean {
  // Browsers take the full stops of other scripts for the dot of a domain, too.
  const text = name.normalize("NFKC").replaceAll("。", ".");
  if (/:\/\/|\bwww\./i.test(text) || IPV4.test(text)) return true;
  return [...text.matchAll(DOMAIN)].some(
    ([, before = "", after = "", path]) =>
      path !== undefined || DOMAIN_ENDING.test(after) || !(ABBREVIATION.test(before) && CAPITALIZED.test(after)),
  );
}

/**
 * The letters of 'practice partner', each with what looks like it, in lower case: letters of other scripts (Cyrillic, Greek, Cherokee,
 * Lisu, Coptic, syllabics), small capitals, digits, signs.
 */
const LOOKALIKES = {
  a: "аα4@ɑᴀꭺꓮ",
  c: "сϲ©¢ᴄꮯꓚᑕ",
  e: "еε3єɘǝəᴇꭼꓰ",
  i: "іιıl1!|¡ӏɪꮖꓲ",
  n: "пηνɴꓠ",
  p: "рρƿþƥⲣᴘꮲꓑᑭ",
  r: "гяʀꭱꮢꓣ",
  t: "тτ7ŧ†ᴛꭲꓔ",
};
const LETTER_OF_LOOKALIKE = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, lookalikes]) =>
    Array.from(lookalikes, (lookalike) => [lookalike, letter] as const),
  ),
);

/** Letters in black circles and squares, and those of which flags are made: Unicode does not decompose them into the plain ones. */
const BOXED_LETTER = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const FIRSTS_OF_BOXED = [0x1f150, 0x1f170, 0x1f1e6];

function unboxed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const first = FIRSTS_OF_BOXED.findLast((one) => one <= code) ?? code;
  return String.fromCodePoint("a".codePointAt(0)! + code - first);
}

/** What a reader sees at a glance: lower case, no accents, spaces or punctuation, and lookalikes as the letter that they look like. */
function skeleton(name: string): string {
  const characters = Array.from(name.normalize("NFKD").replace(BOXED_LETTER, unboxed).toLowerCase());
  return characters
    .map((character) => LETTER_OF_LOOKALIKE.get(character) ?? character)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
