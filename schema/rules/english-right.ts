import { normalizeAnswer } from "./answers.ts";
import type { RightAnswer } from "./german-right.ts";
import { alternatives, withoutNotes } from "./gloss.ts";

/** Between several translations typed at once; in brackets, it stands between other things. */
const SEVERAL = /\s*(?:[,;/]|\bor\b)(?![^(]*\))\s*/;

/** More than any word has. A longer list is somebody trying the dictionary. */
const MAX_AT_ONCE = 10;

/** "don't" and "do not" are one answer, and so is "dont": German is what is asked. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can'?t|cannot)\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must)n'?t\b/g, "$1 not"],
  [/\bi'm\b/g, "i am"],
  [/'re\b/g, " are"],
  [/'ll\b/g, " will"],
  [/'ve\b/g, " have"],
  [/\blet's\b/g, "let us"],
  [/\b(it|he|she|that|there|here|how|what|where|who)'s\b/g, "$1 is"],
  [/\b(some|any|every)body\b/g, "$1one"],
  [/\bnobody\b/g, "no one"],
  [/\bsb\b/g, "someone"],
  [/\bsth\b/g, "something"],
];

/**
 * British spelling as American. Both sides go through it, so a pattern may be wider than its words: "four" stays, and that "surprise" becomes
 * "surprize" on both sides hurts nothing.
 */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/\bpractis/g, "practic"],
  [/(\w{3}|\bod)our/g, "$1or"],
  [/([bcdght])re(s?)\b/g, "$1er$2"],
  [/(\w{3}|real)is(e|es|ed|er|ers|ing|ation|ations)\b/g, "$1iz$2"],
  [/(\w{3}l)ys(e|es|ed|er|ers|ing)\b/g, "$1yz$2"],
  [
    /\b((?:un)?(?:travel|cancel|label|model|level|signal|counsel|marvel|quarrel|fuel|jewel|equal|dial))l(ed|ing|ers?|ors?|ous|ery)\b/g,
    "$1$2",
  ],
  [/\b(defen|offen|licen|preten)ce/g, "$1se"],
  [/ogue(s?)\b/g, "og$1"],
  [/ae/g, "e"],
  [/oeuvre\b/g, "euver"],
  [/(diarrh)oe|\b(f|am)oe(?=t|b)/g, "$1$2e"],
  [/wards\b/g, "ward"],
  [/\b(program|gram|kilogram)me(s?)\b/g, "$1$2"],
  [/\b(fulfil|enrol|instal|distil)(?=s?\b|ment)/g, "$1l"],
  [/\b(skil|wil)ful/g, "$1lful"],
  [/(judg|ag|acknowledg)e(?=ment|ing)/g, "$1"],
  [/\b(learn|spell?|burn|dream)t\b/g, "$1ed"],
  [/\bspeled\b/g, "spelled"],
  [/\b(m|sm)ould(?=s|y|er|\b)/g, "$1old"],
  [/\bcheque/g, "check"],
  [/\bgrey/g, "gray"],
  [/\btyre/g, "tire"],
  [/\bpyjama/g, "pajama"],
  [/\bplough/g, "plow"],
  [/\bsceptic/g, "skeptic"],
  [/\bstorey/g, "story"],
  [/\bdraught/g, "draft"],
  [/\b(?:aeroplane|eroplane)/g, "airplane"],
  [/\baluminium\b/g, "aluminum"],
  [/\bmum(my)?\b/g, "mom$1"],
  [/\bmaths\b/g, "math"],
  [/\bmoustache/g, "mustache"],
  [/\bcosy\b/g, "cozy"],
  [/\byoghurt/g, "yogurt"],
  [/\bjewelery\b/g, "jewelry"],
  [/\bwhilst\b/g, "while"],
  [/\bamongst\b/g, "among"],
];

/** Small words before a translation that do not tell two translations apart. */
const OPENER = /^(?:to|the|an?) (?=.)/;

function replaced(text: string, by: readonly (readonly [RegExp, string])[]): string {
  return by.reduce((changed, [pattern, other]) => changed.replace(pattern, other), text);
}

/**
 * A translation in the form in which it is compared: lower case, hyphens as spaces, no other marks, short forms written out, without its
 * opening to, the, a or an. Brackets go, their words stay.
 */
export function comparableEnglish(text: string): string {
  const plain = normalizeAnswer(text)
    .replace(/[´`]/g, "'")
    .replace(/\.(?!\.)/g, "")
    .replace(/[-‐‑–—,;:!?…."„“”()/]+/g, " ");
  return replaced(plain, SHORT_FORMS).replace(/'/g, "").replace(/\s+/g, " ").trim().replace(OPENER, "");
}

/** The note of a modal verb is its English word: "to be able to (can)". */
const MODAL_NOTE = /\((can|may|must|should)\)/;

/**
 * A gloss in every form in which it is right: each of its alternatives, with and without its note in brackets, and a modal verb by
 * its note alone.
 */
export function englishForms(gloss: string): string[] {
  const all = alternatives(gloss).flatMap((one) => [one, withoutNotes(one), MODAL_NOTE.exec(one)?.[1] ?? one]);
  return [...new Set(all.flatMap(withAndWithoutHyphens))].filter((form) => form !== "");
}

/** "e-mail" is also "email" and "e mail". */
function withAndWithoutHyphens(text: string): string[] {
  return [comparableEnglish(text), comparableEnglish(text.replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ""))];
}

/**
 * The verdict on a right translation; null for a wrong one. Right is every gloss, with or without its article, its `to` and its note in
 * brackets, in British spelling too. Typing mistakes are wrong. Several translations at once are right if all of them are.
 */
export function rightEnglish(typed: string, glosses: readonly string[]): RightAnswer | null {
  const known = glosses.map((gloss) => ({ gloss, forms: englishForms(gloss) }));
  const whole = rightTranslation(typed, known);
  const parts = typed.split(SEVERAL).filter((part) => part !== "");
  if (whole || parts.length < 2 || parts.length > MAX_AT_ONCE) return whole;
  const [first = null, ...others] = parts.map((part) => rightTranslation(part, known));
  return others.includes(null) ? null : first;
}

function rightTranslation(
  typed: string,
  known: readonly { gloss: string; forms: readonly string[] }[],
): RightAnswer | null {
  const given = withAndWithoutHyphens(typed).filter((form) => form !== "");
  const find = (answers: readonly string[], spelled: (form: string) => string) =>
    known.find(({ forms }) => forms.some((form) => answers.some((one) => isSameForm(one, spelled(form)))));
  const same = find(given, (form) => form);
  if (same) return { verdict: "exact", isRight: true, answer: same.gloss };
  const american = (form: string) => replaced(form, AMERICAN);
  const other = find(given.map(american), american);
  return other ? { verdict: "accepted", isRight: true, answer: other.gloss, notes: ["other-spelling"] } : null;
}

/** Whoever is meant by "one's" and "oneself" in a gloss of several words. */
const OWNERS = /\b(?:my|your|his|her|its|our|their|someones)\b/g;
const SELVES = /\b(?:(?:my|your|him|her|it)self|(?:our|your|them)selves)\b/g;

function isSameForm(typed: string, form: string): boolean {
  if (typed === form) return true;
  if (!form.includes(" ")) return false;
  const meant = [
    ...(/\bones\b/.test(form) ? [[OWNERS, "ones"] as const] : []),
    ...(/\boneself\b/.test(form) ? [[SELVES, "oneself"] as const] : []),
  ];
  return meant.length > 0 && replaced(typed, meant) === form;
}
