import { readContent } from "#content/seed/read-content.ts";
import type { DrawnWord, OptionBook } from "#schema/rules/vocabulary-draw.ts";
import { wordbookOf } from "../support/wordbook.ts";

/** Every word of the curriculum as quizzes ask for it. */
export const BANK_WORDS: readonly DrawnWord[] = readContent().chapters.flatMap(({ level, title, lessons }) =>
  lessons.flatMap(({ words }) =>
    words.map(({ id, word, en, pos, gender, plural, accepted, feminine }) => ({
      id,
      word,
      translation: en,
      partOfSpeech: pos,
      gender: gender ?? null,
      plural: plural === "none" ? null : (plural ?? null),
      accepted: accepted ?? [],
      feminine: feminine ?? null,
      cefrLevel: level,
      category: title,
    })),
  ),
);

const byLevel = Map.groupBy(BANK_WORDS, ({ cefrLevel }) => cefrLevel);

/** The whole bank as quizzes look words up in it. */
export const BANK_BOOK: OptionBook = { ...wordbookOf(BANK_WORDS), ofLevel: (level) => byLevel.get(level) ?? [] };
