/** Article forms that a typed word may carry. */
const ARTICLES = new Set("der die das den dem des ein eine einen einem eines".split(" "));

/** How these letters are spelled on a keyboard without them. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Small words in front of an English gloss that do not tell two glosses apart. */
const GLOSS_OPENERS = /^(?:to|the|an?) (?=.)/;

/**
 * The form in which answers are compared: one Unicode form, so that a Mac's `u` with a loose
 * diaeresis is `ü`; no spaces at the ends, single ones between; lower case; a phone's curly apostrophe made plain.
 * Umlauts and ß stay what they are: Mutter is not Mütter, Masse not Maße.
 */
export function normalizeAnswer(answer: string): string {
  const plain = answer.replace(/[‘’ʼ]/g, "'").trim().replace(/\s+/g, " ");
  return plain.toLowerCase().normalize("NFC");
}

/** True when both are the same answer: ignores case and surrounding spaces, nothing else. */
export function sameAnswer(one: string, other: string): boolean {
  return normalizeAnswer(one) === normalizeAnswer(other);
}

function withoutFinalMark(text: string): string {
  return text.replace(/ ?[.!?…]+$/, "") || text;
}

/** What makes an English gloss: "To go", "go" and "go." have the same key. */
export function glossKey(gloss: string): string {
  return withoutFinalMark(normalizeAnswer(gloss)).replace(GLOSS_OPENERS, "");
}

/** True when two glosses would look like the same option: such a distractor is never offered. */
export function sameGloss(one: string, other: string): boolean {
  return glossKey(one) === glossKey(other);
}

/** The text without a leading German article; an article alone stays. Spaces at the ends go. */
export function stripArticle(text: string): string {
  const trimmed = text.trim();
  const [first = "", ...rest] = trimmed.split(/\s+/);
  return rest.length > 0 && ARTICLES.has(first.toLowerCase()) ? rest.join(" ") : trimmed;
}

/**
 * True when `typed` is `expected` letter by letter, where ä, ö, ü, ß of the expected word may be spelled ae, oe, ue,
 * ss. Only the expected word is expanded: expanding what was typed would make `aktüll` out of `aktuell`.
 * Both must be normalized.
 */
export function equalsSpelledOut(typed: string, expected: string): boolean {
  let rest = typed;
  for (const letter of expected) {
    const spelledOut = SPELLED_OUT[letter];
    if (rest.startsWith(letter)) rest = rest.slice(letter.length);
    else if (spelledOut !== undefined && rest.startsWith(spelledOut)) rest = rest.slice(spelledOut.length);
    else return false;
  }
  return rest === "";
}

function bareGerman(text: string): string {
  return stripArticle(withoutFinalMark(normalizeAnswer(text)));
}

/** A German word of the content with its further spellings. */
export interface ExpectedGermanWord {
  word: string;
  accepted?: readonly string[] | undefined;
}

/**
 * Whether a typed German word is the expected one: articles on either side and case do not matter,
 * ae/oe/ue/ss may stand for ä/ö/ü/ß, and a reflexive verb may come without its 'sich'. Spelling matters otherwise.
 */
export function acceptsGermanWord(typed: string, { word, accepted = [] }: ExpectedGermanWord): boolean {
  const answer = bareGerman(typed);
  if (answer === "") return false;
  return [word, ...accepted].some((spelling) => {
    const expected = bareGerman(spelling);
    const withoutSich = expected.startsWith("sich ") ? expected.slice("sich ".length) : expected;
    return equalsSpelledOut(answer, expected) || equalsSpelledOut(answer, withoutSich);
  });
}
