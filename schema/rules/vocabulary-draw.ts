import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { DEFINITE_ARTICLES } from "#schema/terms/gender.ts";
import { glossKey, normalizeAnswer } from "./answers.ts";
import { type Meanings, meaningsOf, overlap, withoutNotes } from "./gloss.ts";
import { MAX_DISTRACTORS } from "./quiz-draw.ts";
import { type Random, shuffled } from "./random.ts";
import {
  kindOf,
  type QuizForm,
  type QuizzedWord,
  type VocabularyQuestion,
  vocabularyQuestion,
  type Wordbook,
  withArticle,
} from "./vocabulary-quiz.ts";

/** A word with what brings options near to it. */
export interface DrawnWord extends QuizzedWord {
  /** Null for a learner's own word of unknown level. */
  cefrLevel: CefrLevel | null;
  /** Its theme; null for a learner's own word. */
  category: string | null;
}

/** Where wrong options come from. */
export interface OptionBook<Word extends DrawnWord = DrawnWord> extends Wordbook<Word> {
  ofLevel(level: CefrLevel): readonly Word[];
}

export interface DrawnQuestion<Word extends DrawnWord> extends VocabularyQuestion {
  word: Word;
  /** Null where the answer is typed or a card turned over. */
  options: string[] | null;
}

/** The questions about these words in random order, with their options. */
export function drawVocabularyQuiz<Word extends DrawnWord>(
  words: readonly Word[],
  form: QuizForm,
  book: OptionBook,
  random: Random,
): DrawnQuestion<Word>[] {
  return shuffled(words, random).map((word) => ({
    ...vocabularyQuestion(word, form, book),
    word,
    options: optionsFor(word, form, { book, drawn: words, random }),
  }));
}

interface Source {
  book: OptionBook;
  /** The words of the same quiz: the only ones there are in another language than German. */
  drawn: readonly DrawnWord[];
  random: Random;
}

function optionsFor(word: DrawnWord, { type, direction }: QuizForm, source: Source): string[] | null {
  const toEnglish = direction === "german-to-english";
  if (type === "gender") {
    const { m, f, n } = DEFINITE_ARTICLES;
    return [m, f, n].map((article) => (toEnglish ? article : `${article} ${word.word}`));
  }
  if (type !== "multiple-choice") return null;
  const shown = toEnglish ? ({ translation }: DrawnWord) => translation[0] ?? "" : withArticle;
  return shuffled([shown(word), ...distractors(word, shown, source).map(shown)], source.random);
}

/** With fewer words of its part of speech in the level, the level's others and those of other levels are looked at too. */
const ENOUGH_OF_A_LEVEL = 12;

/** Where a word of unknown level looks for others. */
const MIDDLE_LEVEL: CefrLevel = "A2";

/**
 * The words that stand best beside this one: of its part of speech, level and theme, and about as long when they are shown. None of them
 * could be taken for the word by any of its glosses, those of its homographs, and those of every word that shares a gloss with it.
 */
function distractors(word: DrawnWord, shown: (word: DrawnWord) => string, source: Source): DrawnWord[] {
  const meant = meaningsNear(word, source.book);
  const right = looksOf(shown(word));
  const ranked = candidatesFor(word, source)
    .map((other) => ({
      other,
      distance: distance(word, other) + unlikeness(right, looksOf(shown(other))) + source.random() * CHANCE,
    }))
    .toSorted((one, two) => one.distance - two.distance);
  const chosen: DrawnWord[] = [];
  const taken: Meanings[] = [];
  for (const { other } of ranked) {
    if (chosen.length === MAX_DISTRACTORS) break;
    const meanings = meaningsOfAll(source.book.spelled(other.word), other);
    if (normalizeAnswer(other.word) === normalizeAnswer(word.word) || overlap(meant, meanings)) continue;
    if (taken.some((one) => overlap(one, meanings))) continue;
    chosen.push(other);
    taken.push(meanings);
  }
  return chosen;
}

function candidatesFor(word: DrawnWord, { book, drawn }: Source): readonly DrawnWord[] {
  const { language = "german", cefrLevel, partOfSpeech } = word;
  if (language !== "german") return drawn.filter((other) => other.language === language);
  const level = cefrLevel ?? MIDDLE_LEVEL;
  const near = book.ofLevel(level);
  const nearest = near.filter((other) => other.partOfSpeech === partOfSpeech && kindOf(other) === kindOf(word));
  if (nearest.length >= ENOUGH_OF_A_LEVEL) return nearest;
  const far = CEFR_LEVELS.filter((other) => other !== level).flatMap((other) => book.ofLevel(other));
  return [...near, ...far.filter((other) => other.partOfSpeech === partOfSpeech)];
}

function meaningsOfAll(words: readonly QuizzedWord[], word: QuizzedWord): Meanings {
  return meaningsOf([word, ...words].flatMap(({ translation }) => translation));
}

/** What the word says, and what words say that share a gloss with it: "to begin" stands for "to start" where some word is both. */
function meaningsNear(word: QuizzedWord, book: OptionBook): Meanings {
  const glosses = [word, ...book.spelled(word.word)].flatMap(({ translation }) => translation);
  const related = glosses
    .flatMap((gloss) => [glossKey(gloss), glossKey(withoutNotes(gloss))])
    .flatMap((key) => book.withGloss(key))
    .filter((other) => kindOf(other) === kindOf(word));
  return meaningsOf([...glosses, ...related.flatMap(({ translation }) => translation)]);
}

/** Some chance in what is nearest, so that a word has other options the next time. */
const CHANCE = 6;

/** How far a word is from the one asked for, the part of speech first, then the level, then the theme. */
function distance(word: DrawnWord, other: DrawnWord): number {
  const levels = word.cefrLevel === null ? 0 : levelsApart(word.cefrLevel, other.cefrLevel ?? word.cefrLevel);
  return (
    (kindOf(word) === kindOf(other) ? 0 : 100) +
    (word.partOfSpeech === other.partOfSpeech ? 0 : 60) +
    ((word.gender === "pl") === (other.gender === "pl") ? 0 : 8) +
    levels * 10 +
    (word.category === other.category ? 0 : 3)
  );
}

function levelsApart(one: CefrLevel, other: CefrLevel): number {
  return Math.abs(CEFR_LEVELS.indexOf(one) - CEFR_LEVELS.indexOf(other));
}

/** What gives an option away at a glance. */
interface Looks {
  letters: number;
  words: number;
  hasNote: boolean;
  /** Its first word where that is small: `to`, `the`. */
  opener: string;
  hasCapital: boolean;
}

function looksOf(text: string): Looks {
  const words = text.split(" ");
  return {
    letters: text.length,
    words: words.length,
    hasNote: text.includes("("),
    opener: /^(?:to|the|an?|sich) /.exec(text)?.[0] ?? "",
    hasCapital: /^(?:der |die |das )?\p{Lu}/u.test(text),
  };
}

function unlikeness(right: Looks, other: Looks): number {
  return (
    (right.opener === other.opener ? 0 : 30) +
    (right.hasCapital === other.hasCapital ? 0 : 20) +
    (right.hasNote === other.hasNote ? 0 : 4) +
    Math.abs(right.words - other.words) * 3 +
    (Math.abs(right.letters - other.letters) * 12) / Math.max(right.letters, other.letters)
  );
}

/** A random part of some words, and how many there are, the others included; about, where they were not counted. */
export interface PartlyRead<Word> {
  words: readonly Word[];
  size: number;
}

/** Draws words from groups of which only a part was read, each as likely as any other. Gives fewer than `count` where there are fewer. */
export function drawWords<Word>(groups: readonly PartlyRead<Word>[], count: number, random: Random): Word[] {
  const left = groups.map(({ words, size }) => ({
    words: shuffled(words, random),
    size: Math.max(size, words.length),
  }));
  const drawn: Word[] = [];
  while (drawn.length < count) {
    const filled = left.filter(({ words }) => words.length > 0);
    let at = random() * filled.reduce((sum, { size }) => sum + size, 0);
    const group = filled.find(({ size }) => (at -= size) < 0) ?? filled.at(-1);
    const word = group?.words.pop();
    if (!group || word === undefined) break;
    group.size -= 1;
    drawn.push(word);
  }
  return drawn;
}
