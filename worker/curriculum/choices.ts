import type { LessonQuizResult } from "#schema/api/curriculum.ts";
import { normalizeAnswer } from "#schema/rules/answers.ts";
import { placeInLesson, wordId } from "#schema/rules/content-id.ts";
import type { LessonContent, LevelContent } from "./content.ts";

type Results = LessonQuizResult["results"];

/**
 * What was chosen for each word of a lesson, in their order, as an attempt keeps it: the word whose gloss it was, by its place in the
 * lesson or, where the option came from another lesson, by its id; 0 where nothing was chosen. A right choice is the word's own place.
 */
export type StoredChoices = readonly number[];

const NOTHING = 0;
/** Places in a lesson are smaller, ids of words are not. */
const FIRST_WORD_ID = 1_000_000;

/** The glosses of a level, which are all that its lesson quizzes can offer, by word id, and the other way round. */
interface Glosses {
  byWord: ReadonlyMap<number, string>;
  words: ReadonlyMap<string, number>;
}

/** Made once for each level that is in memory. */
const known = new WeakMap<LevelContent, Glosses>();

function glossesOf(level: LevelContent): Glosses {
  const found = known.get(level);
  if (found) return found;
  const all = level.chapters.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words));
  const glosses = {
    byWord: new Map(all.map(({ id, translation }) => [id, translation])),
    words: new Map(all.map(({ id, translation }) => [normalizeAnswer(translation), id])),
  };
  known.set(level, glosses);
  return glosses;
}

/** The server's verdicts as they are kept. An answer that no quiz of the level offers becomes nothing: its text is not stored. */
export function packChoices(level: LevelContent, lesson: LessonContent, results: Results): StoredChoices {
  const own = new Map(lesson.words.map(({ id, translation }) => [normalizeAnswer(translation), placeInLesson(id)]));
  return results.map(({ wordId: id, answer, correct }) => {
    if (correct) return placeInLesson(id);
    if (answer === null) return NOTHING;
    const gloss = normalizeAnswer(answer);
    return own.get(gloss) ?? glossesOf(level).words.get(gloss) ?? NOTHING;
  });
}

/** The verdicts of an attempt, with the glosses as the content has them now. */
export function unpackChoices(level: LevelContent, lesson: LessonContent, choices: StoredChoices): Results {
  const { byWord } = glossesOf(level);
  return choices.flatMap((choice, index) => {
    const word = lesson.words[index];
    if (!word) return [];
    const correct = choice === placeInLesson(word.id);
    const answer = choice === NOTHING ? null : byWord.get(choice < FIRST_WORD_ID ? wordId(lesson.id, choice) : choice);
    return [{ wordId: word.id, answer: answer ?? null, correct, correctAnswer: word.translation }];
  });
}
