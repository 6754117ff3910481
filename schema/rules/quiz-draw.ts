import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { glossKey, normalizeAnswer } from "./answers.ts";
import { chapterOfLesson, lessonOfWord } from "./content-id.ts";
import { type Meanings, meaningsOf, overlap, withoutNotes } from "./gloss.ts";
import { type Random, shuffled } from "./random.ts";

/** Wrong options beside the right one. */
export const MAX_DISTRACTORS = 3;

/**
 * How many wrong options share the part of speech of the right one, even if words of other lessons must help out. Two are enough: a
 * single phrase among three nouns gives itself away, three phrases beside a noun do not. The third place stays with the lesson,
 * because three glosses that the lesson never showed would give the right one away as well.
 */
const MIN_SAME_PART_OF_SPEECH = 2;

/** Spare words for each part of speech that needs them: enough that two quizzes differ. */
const SPARES_PER_PART_OF_SPEECH = 4;

/** A word of the level that helps out in another lesson: only its gloss is shown. */
export interface SpareWord {
  partOfSpeech: PartOfSpeech;
  translation: string;
}

export interface QuizWord extends SpareWord {
  id: number;
  /** German. */
  word: string;
  /** The right option. */
  translation: string;
  /** Every gloss of the word: none of them may stand among its wrong options. */
  translations: readonly string[];
}

export interface LessonQuestion {
  wordId: number;
  /** Up to four translations in random order, one of them the right one. */
  options: string[];
  correctAnswer: string;
}

function meaningsOfWords(words: readonly QuizWord[]): Meanings {
  return meaningsOf(words.flatMap(({ translation, translations }) => [translation, ...translations]));
}

function sameGerman(one: QuizWord, other: QuizWord): boolean {
  return normalizeAnswer(one.word) === normalizeAnswer(other.word);
}

const KIND_OF: Partial<Record<PartOfSpeech, string>> = {
  noun: "noun",
  verb: "verb",
  phrase: "phrase",
  interjection: "phrase",
};

/** Words of one kind look alike as options: a noun, an infinitive, something that one says, or another small word. */
function sameKind(one: SpareWord, other: SpareWord): boolean {
  return KIND_OF[one.partOfSpeech] === KIND_OF[other.partOfSpeech];
}

/** Whether both glosses are single words, or both are not; notes in brackets are left out. */
function sameLength(one: SpareWord, other: SpareWord): boolean {
  const isSingle = ({ translation }: SpareWord) => !glossKey(withoutNotes(translation)).includes(" ");
  return isSingle(one) === isSingle(other);
}

/** How well a word of another part of speech hides among the options: the smaller, the better. */
function distance(word: SpareWord, other: SpareWord): number {
  if (sameKind(word, other)) return 0;
  return sameLength(word, other) ? 1 : 2;
}

function distractorsFor(word: QuizWord, lesson: readonly QuizWord[], spares: readonly SpareWord[], random: Random) {
  const meant = meaningsOfWords([word]);
  const others = shuffled(lesson, random).filter(
    (other) => other.id !== word.id && !sameGerman(word, other) && !overlap(meant, meaningsOfWords([other])),
  );
  const samePart = (other: SpareWord) => other.partOfSpeech === word.partOfSpeech;
  const chosen: string[] = [];
  function take(candidates: readonly SpareWord[], upTo: number): void {
    for (const { translation } of candidates) {
      if (chosen.length >= upTo) return;
      const meanings = meaningsOf([translation]);
      if (overlap(meant, meanings) || overlap(meaningsOf(chosen), meanings)) continue;
      chosen.push(translation);
    }
  }
  const shuffledSpares = shuffled(spares, random);
  take(others.filter(samePart), MAX_DISTRACTORS);
  take(shuffledSpares.filter(samePart), Math.max(chosen.length, MIN_SAME_PART_OF_SPEECH));
  take(
    others.toSorted((one, other) => distance(word, one) - distance(word, other)),
    MAX_DISTRACTORS,
  );
  take(shuffledSpares, MAX_DISTRACTORS);
  return chosen;
}

/**
 * The questions of a lesson quiz in random word order. Wrong options are translations of other words of the lesson, first those of
 * the same part of speech. Where the lesson has fewer than two of these, `spares` help out (see `spareWordsFor`). No option repeats
 * another one, and none could be a translation of the word asked for.
 */
export function drawLessonQuiz(
  words: readonly QuizWord[],
  spares: readonly SpareWord[],
  random: Random,
): LessonQuestion[] {
  return shuffled(words, random).map((word) => {
    const options = shuffled([word.translation, ...distractorsFor(word, words, spares, random)], random);
    return { wordId: word.id, options, correctAnswer: word.translation };
  });
}

/**
 * Words of the level for the parts of speech that a lesson has fewer than three of: the nearest ones, those of the same chapter
 * first, because an option from another topic would stand out. None of them could be confused with a word of the lesson.
 */
export function spareWordsFor(lesson: readonly QuizWord[], level: readonly QuizWord[]): SpareWord[] {
  const [first] = lesson;
  if (!first) return [];
  const taught = meaningsOfWords(lesson);
  const isUsable = (word: QuizWord) =>
    !lesson.some((own) => own.id === word.id || sameGerman(own, word)) && !overlap(taught, meaningsOfWords([word]));
  return [...new Set(lesson.map(({ partOfSpeech }) => partOfSpeech))].flatMap((partOfSpeech) => {
    const samePart = (word: QuizWord) => word.partOfSpeech === partOfSpeech;
    if (lesson.filter(samePart).length > MIN_SAME_PART_OF_SPEECH) return [];
    return level
      .filter(samePart)
      .toSorted((one, other) => remoteness(one, first) - remoteness(other, first))
      .filter(isUsable)
      .slice(0, SPARES_PER_PART_OF_SPEECH)
      .map(({ translation }) => ({ partOfSpeech, translation }));
  });
}

/** How far a word lies from another one: by chapters, then by ids. */
function remoteness(word: QuizWord, from: QuizWord): number {
  const chapter = ({ id }: QuizWord) => chapterOfLesson(lessonOfWord(id));
  return Math.abs(chapter(word) - chapter(from)) * 1_000_000 + Math.abs(word.id - from.id);
}
