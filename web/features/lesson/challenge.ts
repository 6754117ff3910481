import type { LessonWord } from "#schema/api/curriculum.ts";
import { normalizeAnswer, stripArticle } from "#schema/rules/answers.ts";

/** What a challenge sends: the entries that are not blank, trimmed (spec 5). */
export function challengeEntries(inputs: readonly string[]): string[] {
  return inputs.map((input) => input.trim()).filter((entry) => entry !== "");
}

/**
 * The words of the lesson that were not remembered: those the server did not name, comparing without articles and case
 * (spec 5). A named word stands for one word only, so that sie and Sie are two.
 */
export function missedWords<Word extends Pick<LessonWord, "word">>(
  words: readonly Word[],
  correctWords: readonly string[],
): Word[] {
  const missed = [...words];
  for (const named of correctWords) {
    const exact = missed.findIndex(({ word }) => word === named);
    const found = exact === -1 ? missed.findIndex(({ word }) => bare(word) === bare(named)) : exact;
    if (found !== -1) missed.splice(found, 1);
  }
  return missed;
}

function bare(word: string): string {
  return normalizeAnswer(stripArticle(word));
}
