import { TIME_NOUNS } from "#content/built-in/german/words.ts";
import type { Edit } from "../../turn.ts";
import { type Context, edit, nounsOf } from "../context.ts";
import { dativePlural } from "../paradigm.ts";
import type { Token } from "../tokens.ts";

/** Words of quantity that are declined like adjectives. */
const QUANTITY = /^(viele|einige|mehrere|andere|beide|wenige|verschiedene)$/;
/** What stands before a number: `meine zwei Kinder`. */
const DETERMINER = /^([mds]eine|[Ii]hre|unsere|eure|diese|die|alle)$/;
const NUMBER = /^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|beiden?|\d{1,2})$/;
/** Always with the dative. Not *zu* and *seit*: "zu viele Leute", "seit viele Leute hier wohnen". */
const DATIVE = /^(mit|von|bei|aus|nach)$/;
/** With the dative before a time: `vor viele Jahre`. */
const DATIVE_OF_TIME = /^(vor|seit|in)$/;
const DEGREE = /^(so|sehr|ganz|noch)$/;

/**
 * `mit viele Leute` → `vielen Leuten`, `von andere alte Häuser` → `anderen alten Häusern`, `vor viele Jahre` → `vielen Jahren`, `mit meine zwei Kinder` →
 * `meinen zwei Kindern`, `mit ein paar Freunde` → `Freunden`, `in zwei Tage` → `Tagen`.
 */
export function quantityRule(context: Context): Edit[] {
  const { tokens } = context;
  return tokens.flatMap((token) => {
    const next = tokens[token.index + 1];
    const counted = next !== undefined && NUMBER.test(next.lower);
    const some = token.lower === "paar" && tokens[token.index - 1]?.lower === "ein";
    const found =
      (QUANTITY.test(token.lower) && inDative(context, token, token)) ||
      (DETERMINER.test(token.text) && counted && inDative(context, token, next)) ||
      (some && inDative(context, tokens[token.index - 1] ?? token, token)) ||
      // Other prepositions before a number: countedNounRule.
      (NUMBER.test(token.lower) && tokens[token.index - 1]?.lower === "in" && inDative(context, token, token));
    return found ? [found] : [];
  });
}

/** Puts the phrase from `first` into the dative; its adjectives and its noun follow `last`. Null where no dative is needed, or nothing can be told. */
function inDative(context: Context, first: Token, last: Token): Edit | null {
  const { tokens } = context;
  const before = tokens[first.index - 1];
  const preposition = before && DEGREE.test(before.lower) ? tokens[first.index - 2] : before;
  if (!preposition) return null;
  let noun = tokens[last.index + 1];
  while (noun && isAdjective(context, noun)) noun = tokens[noun.index + 1];
  // "das Gründen" has no plural and does not count.
  const readings = nounsOf(context, noun).filter((each) => isPlural(noun?.text, each.noun.plural));
  const plural = readings[0]?.noun.plural;
  if (!noun || !plural || readings.some((each) => each.noun.plural !== plural)) return null;
  const dative = dativePlural(plural);
  const isTime = readings.every((each) => TIME_NOUNS.test(each.noun.lemma));
  const always = DATIVE.test(preposition.lower);
  if (!always && !(DATIVE_OF_TIME.test(preposition.lower) && isTime)) return null;
  // "Meiner Meinung nach viele Leute": there the preposition belongs to the noun before it.
  if (preposition.lower === "nach" && nounsOf(context, tokens[preposition.index - 1]).length > 0) return null;
  const words = tokens.slice(first.index, noun.index).map(({ text }) => dativeOf(text));
  const corrected = [...words, dative].join(" ");
  return edit(context, first, noun, corrected, {
    type: "grammar",
    category: "cases",
    rule: "quantity-case",
    explanation: `*${preposition.lower}* ${always ? "takes the dative" : "with a time takes the dative"}: *${corrected}*.`,
    confidence: 0.92,
  });
}

function isPlural(text: string | undefined, plural: string | null): boolean {
  return plural !== null && (text === plural || text === dativePlural(plural));
}

function isAdjective(context: Context, token: Token): boolean {
  return (
    /^\p{Ll}+en?$/u.test(token.text) &&
    context.lexicon.adjectiveReadings(token.lower).some(({ ending }) => ending === "e" || ending === "en")
  );
}

/** `die` → `den`, `viele` → `vielen`; numbers stay. */
function dativeOf(word: string): string {
  if (word === "die") return "den";
  return word.endsWith("e") ? `${word}n` : word;
}
