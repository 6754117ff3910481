import type { GermanWord } from "./german-answer.ts";
import { comparableGerman, spellOut, stripArticle, stripReflexive, typingMistakes } from "./german-spelling.ts";

/** One letter wrong in three still tells which word was meant; more would be guessing. */
const MAX_WRONG_SHARE = 1 / 3;

/**
 * The word that a mistyped German answer was meant for: the nearest one, if at most a third of its letters is wrong. Null when none is
 * that near. Articles and case do not matter, and two letters that changed places are one mistake.
 */
export function nearestGermanWord<Word extends GermanWord>(typed: string, words: readonly Word[]): Word | null {
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

function bareGerman(text: string): string {
  return stripArticle(comparableGerman(text));
}

/** Every form in which the word may be typed, without article: with its `sich` and without it. */
function bareSpellings({ word, accepted = [] }: GermanWord): string[] {
  return [word, ...accepted].map(bareGerman).flatMap((spelling) => [spelling, stripReflexive(spelling)]);
}
