import { FIRST_PARTS } from "#content/built-in/tutor/patterns/noun-phrases.ts";
import type { Edit } from "../../turn.ts";
import { CONTRACTIONS, determiner } from "../closed-class.ts";
import { type Context, edit, nounsOf } from "../context.ts";
import type { Token } from "../tokens.ts";

/** `am Haupt Bahnhof` → `Hauptbahnhof`: two words that are one, with an article that goes with the second. */
export function wordJoinRule(context: Context): Edit[] {
  return context.tokens.flatMap((first) => {
    const second = context.tokens[first.index + 1];
    if (!second || second.kind !== "word" || !FIRST_PARTS.test(first.text) || !/^\p{L}{3,}$/u.test(second.text))
      return [];
    if (!/^\p{Lu}/u.test(second.text)) return [];
    const joined = first.text + second.lower;
    const readings = context.lexicon.nounReadings(joined);
    const known = readings.some(({ noun }) => noun.head === "") || context.lexicon.taught(joined) !== null;
    const isWord = nounsOf(context, first).length > 0;
    if (!known && !(/^(Deutsch|Englisch|Lieblings|Sprach|Geburts)$/.test(first.text) && readings.length > 0)) return [];
    if (isWord && !isOneThing(context, context.tokens[first.index - 1])) return [];
    return [
      edit(context, first, second, joined, {
        type: "spelling",
        category: "nouns",
        rule: "one-word",
        explanation: `German writes this in one word: *${joined}*.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `der Deutsch Kurs`: behind an article for one thing, the first word is no noun of its own. */
function isOneThing(context: Context, before: Token | undefined): boolean {
  if (!before) return false;
  if (CONTRACTIONS[before.lower]) return true;
  if (determiner(before.lower)) return !/^(ihr|ihnen)$/.test(before.lower);
  return context.lexicon.adjectiveReadings(before.lower).some(({ ending }) => ending !== "");
}
