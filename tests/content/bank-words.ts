import { readContent } from "#content/seed/read-content.ts";
import { keyOf, type ReadWord } from "#content/seed/read-words.ts";
import type { DrawnWord, OptionBook } from "#schema/rules/vocabulary-draw.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { wordbookOf } from "../support/wordbook.ts";

const { chapters, bank } = readContent();

function drawnWord(word: ReadWord, cefrLevel: CefrLevel, category: string): DrawnWord {
  const { gender, plural, accepted, feminine } = word;
  return {
    id: keyOf(word),
    word: word.word,
    translation: word.en,
    partOfSpeech: word.pos,
    gender: gender ?? null,
    plural: plural === "none" ? null : (plural ?? null),
    accepted: accepted ?? [],
    feminine: feminine ?? null,
    cefrLevel,
    category,
  };
}

/** Every word of the lessons and beyond them as quizzes ask for it. */
export const BANK_WORDS: readonly DrawnWord[] = [
  ...chapters.flatMap(({ level, title, lessons }) =>
    lessons.flatMap(({ words }) => words.map((word) => drawnWord(word, level, title))),
  ),
  ...bank.flatMap(({ level, groups }) =>
    groups.flatMap(({ title, words }) => words.map((word) => drawnWord(word, level, title))),
  ),
];

const byLevel = Map.groupBy(BANK_WORDS, ({ cefrLevel }) => cefrLevel);

/** The whole bank as quizzes look words up in it. */
export const BANK_BOOK: OptionBook = { ...wordbookOf(BANK_WORDS), ofLevel: (level) => byLevel.get(level) ?? [] };
