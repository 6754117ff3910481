import { glossKey } from "./answers.ts";
import { type Random, shuffled } from "./random.ts";

/** Wrong options beside the right one. */
export const MAX_DISTRACTORS = 3;

export interface QuizWord {
  id: number;
  /** The right option. */
  translation: string;
  /** Every gloss of the word: none of them may stand among its wrong options. */
  translations?: readonly string[] | undefined;
}

export interface LessonQuestion {
  wordId: number;
  /** Up to four translations in random order, one of them the right one. */
  options: string[];
  correctAnswer: string;
}

/** The first glosses that differ from each other and from every gloss of the word. */
function distractorsFor(word: QuizWord, candidates: readonly string[]): string[] {
  const taken = new Set([word.translation, ...(word.translations ?? [])].map(glossKey));
  const chosen: string[] = [];
  for (const gloss of candidates) {
    if (chosen.length === MAX_DISTRACTORS) break;
    const key = glossKey(gloss);
    if (taken.has(key)) continue;
    taken.add(key);
    chosen.push(gloss);
  }
  return chosen;
}

/**
 * The questions of a lesson quiz in random word order. Wrong options are translations of other words of
 * the lesson; where these are too few, the level's `bank` of glosses fills up. No option repeats another one
 * or is a second gloss of the word asked for.
 */
export function drawLessonQuiz(words: readonly QuizWord[], bank: readonly string[], random: Random): LessonQuestion[] {
  return shuffled(words, random).map((word) => {
    const fromLesson = words.filter((other) => other.id !== word.id).map((other) => other.translation);
    const candidates = [...shuffled(fromLesson, random), ...shuffled(bank, random)];
    const options = shuffled([word.translation, ...distractorsFor(word, candidates)], random);
    return { wordId: word.id, options, correctAnswer: word.translation };
  });
}
