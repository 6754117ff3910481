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
export function acceptsGermanWord(typed: string, expected: ExpectedGermanWord): boolean {
  const answer = bareGerman(typed);
  return answer !== "" && bareSpellings(expected).some((spelling) => equalsSpelledOut(answer, spelling));
}

/** Every form in which the word may be typed, normalized, without article: with its `sich` and without it. */
function bareSpellings({ word, accepted = [] }: ExpectedGermanWord): string[] {
  return [word, ...accepted].map(bareGerman).flatMap((spelling) => [spelling, spelling.replace(/^sich /, "")]);
}

/** True when a typed word counts as the expected one only because ae/oe/ue/ss may stand for ä/ö/ü/ß. */
export function isSpelledOut(typed: string, expected: ExpectedGermanWord): boolean {
  return acceptsGermanWord(typed, expected) && !bareSpellings(expected).includes(bareGerman(typed));
}

/** One letter wrong in three still tells which word was meant; more would be guessing. */
const MAX_WRONG_SHARE = 1 / 3;

/**
 * The word that a mistyped German answer was meant for: the nearest one, if at most a third of its letters is wrong. Null when none is
 * that near. Articles and case do not matter, and two letters that changed places are one mistake.
 */
export function nearestGermanWord<Word extends ExpectedGermanWord>(typed: string, words: readonly Word[]): Word | null {
  const answer = bareGerman(typed);
  let nearest: Word | null = null;
  let smallest = MAX_WRONG_SHARE;
  for (const word of words) {
    for (const spelling of bareSpellings(word).flatMap((one) => [one, spellOut(one)])) {
      const longer = Math.max(answer.length, spelling.length, 1);
      // Comparing letters takes time that grows with both lengths, and here it could not change the result.
      if (Math.abs(answer.length - spelling.length) / longer > smallest) continue;
      const share = typingMistakes(answer, spelling) / longer;
      if (share < smallest || (share === smallest && nearest === null)) [nearest, smallest] = [word, share];
    }
  }
  return nearest;
}

function spellOut(text: string): string {
  return text.replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter);
}

/** The fewest mistakes that make one text out of the other: a letter too many, missing, wrong, or swapped with its neighbor. */
function typingMistakes(typed: string, expected: string): number {
  const [from, to] = [Array.from(typed), Array.from(expected)];
  const rows = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    rows.push(row);
    for (const [j, other] of to.entries()) {
      const mistakes = [cell(i, j) + Number(letter !== other), cell(i, j + 1) + 1, (row[j] ?? 0) + 1];
      if (i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other) mistakes.push(cell(i - 1, j - 1) + 1);
      row.push(Math.min(...mistakes));
    }
  }
  return cell(from.length, to.length);
}
