import type { GermanWord } from "./german-answer.ts";
import { bareWord, rightGerman } from "./german-right.ts";
import { nearestGermanWord } from "./nearest-german-word.ts";

/** An entry with the word that it stands for. */
export interface TypedWord<Word> {
  /** As it was typed. */
  typed: string;
  word: Word;
}

export interface GradedDoubleXp<Word> {
  /** Distinct words of the lesson, in the order in which they were typed. */
  correctWords: Word[];
  /** The other words, in the lesson's order. */
  missedWords: Word[];
  /** Right entries in which ae, oe, ue or ss stands for an umlaut or ß. */
  spelledOut: TypedWord<Word>[];
  /** Entries that name no word of the lesson, with the missed word that each was probably meant for. */
  mistyped: { typed: string; meant: Word | null }[];
  /** Entries that name no word of the lesson, or one that was named before; as typed. */
  ignored: string[];
}

/**
 * Grades the double-XP challenge: which words of the lesson were remembered. A word counts once
 * however often it is typed. One entry stands for one word, so a lesson with sie and Sie takes two entries for both.
 */
export function gradeDoubleXp<Word extends GermanWord>(
  lessonWords: readonly Word[],
  typed: readonly string[],
): GradedDoubleXp<Word> {
  const missed = [...lessonWords];
  const remembered: TypedWord<Word>[] = [];
  const ignored: string[] = [];
  for (const entry of typed) {
    if (entry.trim() === "") continue;
    const found = missed.findIndex((word) => rightGerman(entry, bareWord(word)) !== null);
    if (found === -1) ignored.push(entry);
    else remembered.push(...missed.splice(found, 1).map((word) => ({ typed: entry, word })));
  }
  return {
    correctWords: remembered.map(({ word }) => word),
    missedWords: missed,
    spelledOut: remembered.filter((entry) => isSpelledOut(entry.typed, entry.word)),
    mistyped: ignored
      .filter((entry) => !lessonWords.some((word) => rightGerman(entry, bareWord(word)) !== null))
      .map((entry) => ({ typed: entry, meant: nearestGermanWord(entry, missed) })),
    ignored,
  };
}

function isSpelledOut(typed: string, word: GermanWord): boolean {
  const right = rightGerman(typed, bareWord(word));
  return right?.verdict === "accepted" && right.notes.includes("spelled-out");
}
