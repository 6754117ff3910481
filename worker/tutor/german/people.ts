import { PEOPLE } from "#content/built-in/german/words.ts";
import type { Context } from "./context.ts";
import { capital, type Noun } from "./lexicon.ts";
import type { NounPhrase } from "./noun-phrase.ts";

/** A noun for someone: it has a feminine of its own (`Lehrer`, `Lehrerin`), or is one, or stands in a short list. */
function isPerson(context: Context, { lemma, head }: Noun): boolean {
  const own = capital(lemma.slice(head.length));
  if (PEOPLE.test(own)) return true;
  const { lexicon } = context;
  if (own.endsWith("in")) {
    const stem = own.slice(0, -2);
    return stem.length > 3 && [stem, `${stem}e`].some((male) => lexicon.noun(male)?.genders.includes("m") === true);
  }
  return lexicon.noun(`${own.replace(/e$/, "")}in`)?.genders.includes("f") === true;
}

/** Whether what stands there can only be people. */
export function isAboutPeople(context: Context, { readings }: NounPhrase): boolean {
  return readings.length > 0 && readings.every(({ noun }) => isPerson(context, noun));
}

/** Whether what stands there can be people. *Freunden* can also be a noun made from a verb, so not every reading has to be a person. */
export function mayBePeople(context: Context, { readings }: NounPhrase): boolean {
  return readings.some(({ noun }) => isPerson(context, noun));
}
