import type { LessonWord } from "#schema/api/curriculum.ts";
import { normalizeAnswer } from "#schema/rules/answers.ts";
import { stripArticle } from "#schema/rules/german-spelling.ts";

/** What a challenge sends: the entries that are not blank, trimmed. */
export function doubleXpEntries(inputs: readonly string[]): string[] {
  return inputs.map((input) => input.trim()).filter((entry) => entry !== "");
}

/**
 * The words of the lesson that were not remembered: those that the server did not name, compared without articles and case. Each
 * named word stands for one word of the lesson only, because sie and Sie are two.
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
