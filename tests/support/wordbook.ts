import { glossKey } from "#schema/rules/answers.ts";
import { withoutNotes } from "#schema/rules/gloss.ts";
import type { QuizzedWord, Wordbook } from "#schema/rules/vocabulary-quiz.ts";

/** These words as the bank finds them. */
export function wordbookOf<Word extends QuizzedWord>(words: readonly Word[]): Wordbook<Word> {
  const byGloss = Map.groupBy(
    words.flatMap((word) =>
      [...new Set(word.translation.flatMap((gloss) => [glossKey(gloss), glossKey(withoutNotes(gloss))]))].map(
        (key) => ({
          key,
          word,
        }),
      ),
    ),
    ({ key }) => key,
  );
  const bySpelling = Map.groupBy(words, ({ word }) => word);
  return {
    withGloss: (key) => (byGloss.get(key) ?? []).map(({ word }) => word),
    spelled: (word) => bySpelling.get(word) ?? [],
  };
}
