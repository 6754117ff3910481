import {
  ASKS_WHICH,
  CHOOSES_A_THING,
  FORM_FAMILIES,
  ONLY_ARTICLES,
  PREPOSITIONS,
} from "#content/built-in/tutor/patterns/two-forms.ts";
import { sentencesOf } from "./text.ts";

const LONGEST = 12;

/** Two words of which one stands for the other: "den" and "dem", "gehst" and "geht". */
function areForms(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  if (FORM_FAMILIES.some((family) => family.test(first) && family.test(second))) {
    const stem = (word: string): string => word.replace(/^(k?ein|[mds]ein|ihr|unser)\p{L}*$/iu, "$1");
    // "Mein oder dein Auto?" asks whose it is.
    return !/^(?:k?ein|[mds]ein|unser)/u.test(first) || stem(first) === stem(second);
  }
  let same = 0;
  while (same < first.length && first[same] === second[same]) same += 1;
  const ending = /^(?:|e[mnrs]?|e?st|e?t|n|s|ern)$/u;
  return same >= 3 && ending.test(first.slice(same)) && ending.test(second.slice(same));
}

/**
 * "Ich helfe meine Mutter oder meiner Mutter?": the same sentence or phrase in two forms, each written out with what
 * stands around it. Null where the two differ in more than a form: "mit dem Bus oder mit dem Zug?" asks about the world.
 */
export function twoForms(message: string): [string, string] | null {
  const forms = formsIn(message);
  return forms?.every((form) => ONLY_ARTICLES.test(form)) === true ? null : forms;
}

function formsIn(message: string): [string, string] | null {
  const asked = sentencesOf(message.replaceAll(/[„“"”‚‘»«]/gu, "")).find((sentence) => / oder .+\?/u.test(sentence));
  if (asked === undefined || CHOOSES_A_THING.test(asked)) return null;
  const [head = "", tail = "", ...more] = asked.replace(/\?.*$/su, "").split(/,? oder /u);
  if (more.length > 0) return null;
  const one = head.replace(ASKS_WHICH, "").split(" ").filter(Boolean);
  const other = tail.replace(ASKS_WHICH, "").split(" ").filter(Boolean);
  if (one.length + other.length > LONGEST || one.length === 0 || other.length === 0) return null;
  const written = (words: readonly string[]): string => words.join(" ").replace(/,$/u, "");
  for (let length = Math.min(one.length, other.length); length > 0; length -= 1) {
    const [kept, replaced] = [one.slice(0, -length), one.slice(-length)];
    const [forms, behind] = [other.slice(0, length), other.slice(length)];
    const differing = replaced.flatMap((word, at) => (word === forms[at] ? [] : [[word, forms[at] ?? ""] as const]));
    const endsAlike = length > 1 && replaced.at(-1) === forms.at(-1) && /(?:en|t)$/u.test(forms.at(-1) ?? "");
    const namesBoth = length > 1 && /^\p{Lu}/u.test(replaced.at(-1) ?? "") && replaced.at(-1) === forms.at(-1);
    const fits = differing.every(
      ([word, form]) =>
        areForms(word, form) || ((namesBoth || endsAlike) && PREPOSITIONS.test(word) && PREPOSITIONS.test(form)),
    );
    if (!fits || differing.length === 0) continue;
    return [written([...kept, ...replaced, ...behind]), written([...kept, ...forms, ...behind])];
  }
  // "Auf dem Sofa oder am Sofa?": one of them is drawn together with its article.
  const [last, same] = [one.at(-1), other.at(-1)];
  const open = one.slice(-3).find((word) => PREPOSITIONS.test(word));
  if (last === same && /^\p{Lu}/u.test(last ?? "") && open !== undefined && PREPOSITIONS.test(other[0] ?? "")) {
    const kept = one.slice(0, one.lastIndexOf(open));
    if (other.length <= 3) return [written(one), written([...kept, ...other])];
  }
  return null;
}
