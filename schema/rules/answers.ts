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
