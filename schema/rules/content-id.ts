import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";

/**
 * The id of a piece of content says where it stands: two digits for each step below the level, so A1, chapter 3, lesson 2,
 * word 5 is 1·03·02·05. Ids are derived, never counted up, so a new seed cannot orphan anyone's progress.
 */
const STEP = 100;

/** Chapters in every level. */
export const CHAPTERS_PER_LEVEL = 10;

function child(parent: number, place: number, what: string): number {
  if (!Number.isInteger(place) || place < 1 || place >= STEP) throw new RangeError(`No ${what} number: ${place}`);
  return parent * STEP + place;
}

/** An id with `steps` places below the level, or a RangeError: a made-up id must not pass for content. */
function assertId(id: number, steps: number, what: string): void {
  let rest = id;
  let valid = Number.isInteger(id);
  for (let step = 0; step < steps; step += 1) {
    valid &&= rest % STEP !== 0;
    rest = Math.floor(rest / STEP);
  }
  if (!valid || rest < 1 || rest > CEFR_LEVELS.length) throw new RangeError(`No ${what} id: ${id}`);
}

/** Id of a chapter: A1, chapter 3 → 103. Throws a RangeError for an unknown level or a number outside 1 to 99. */
export function chapterId(level: CefrLevel, chapterNumber: number): number {
  const id = child(CEFR_LEVELS.indexOf(level) + 1, chapterNumber, "chapter");
  assertId(id, 1, "chapter");
  return id;
}

/** Id of a lesson: chapter 103, lesson 2 → 10302. Throws a RangeError for a false chapter id or number. */
export function lessonId(chapter: number, lessonNumber: number): number {
  assertId(chapter, 1, "chapter");
  return child(chapter, lessonNumber, "lesson");
}

/** Id of a word: lesson 10302, word 5 (counted from 1) → 1030205. Throws a RangeError for a false lesson id or place. */
export function wordId(lesson: number, position: number): number {
  assertId(lesson, 2, "lesson");
  return child(lesson, position, "word");
}

/** First and last id of some content: SQL's BETWEEN takes them as they are. */
export type IdRange = [first: number, last: number];

/** Ids that the chapters of a level may have: A1 → 101 to 110. */
export function chapterIdsOf(level: CefrLevel): IdRange {
  return [chapterId(level, 1), chapterId(level, CHAPTERS_PER_LEVEL)];
}

/** Ids that the lessons of a level may have: A1 → 10101 to 11099. */
export function lessonIdsOf(level: CefrLevel): IdRange {
  const [first, last] = chapterIdsOf(level);
  return [lessonIdsOfChapter(first)[0], lessonIdsOfChapter(last)[1]];
}

/** Ids that the lessons of a chapter may have: 103 → 10301 to 10399. Throws a RangeError for a false chapter id. */
export function lessonIdsOfChapter(chapter: number): IdRange {
  return [lessonId(chapter, 1), lessonId(chapter, STEP - 1)];
}

/** Ids that the words of a level may have: A1 → 1010101 to 1109999. */
export function wordIdsOf(level: CefrLevel): IdRange {
  const [first, last] = lessonIdsOf(level);
  return [wordId(first, 1), wordId(last, STEP - 1)];
}

/** Where a word stands in its lesson, counted from 1: 1030205 → 5. Throws a RangeError for a false word id. */
export function placeInLesson(word: number): number {
  assertId(word, 3, "word");
  return word % STEP;
}

/** A content id as an address or a path names it. Whether there is such content is another question. */
export const CONTENT_ID = /^[1-9]\d{0,8}$/;

/** The level of a chapter: 103 → A1. */
export function levelOfChapter(chapter: number): CefrLevel {
  assertId(chapter, 1, "chapter");
  return CEFR_LEVELS[Math.floor(chapter / STEP) - 1] as CefrLevel;
}

/** The chapter of a lesson: 10302 → 103. */
export function chapterOfLesson(lesson: number): number {
  assertId(lesson, 2, "lesson");
  return Math.floor(lesson / STEP);
}

/** The lesson of a word: 1030205 → 10302. */
export function lessonOfWord(word: number): number {
  assertId(word, 3, "word");
  return Math.floor(word / STEP);
}

/** Id of a conversation starter: A1, place 3 (counted from 1) → 103. Throws a RangeError for a false level or place. */
export function starterId(level: CefrLevel, position: number): number {
  const id = child(CEFR_LEVELS.indexOf(level) + 1, position, "starter");
  assertId(id, 1, "starter");
  return id;
}

/** Id of a grammar topic: A1, place 7 (counted from 1) → 107. Throws a RangeError for a false level or place. */
export function topicId(level: CefrLevel, place: number): number {
  const id = child(CEFR_LEVELS.indexOf(level) + 1, place, "topic");
  assertId(id, 1, "topic");
  return id;
}

/** Ids that the topics of a level may have: A1 → 101 to 199. */
export function topicIdsOf(level: CefrLevel): IdRange {
  return [topicId(level, 1), topicId(level, STEP - 1)];
}

/** The level of a grammar topic: 107 → A1. Throws a RangeError for a false topic id. */
export function levelOfTopic(topic: number): CefrLevel {
  assertId(topic, 1, "topic");
  return CEFR_LEVELS[Math.floor(topic / STEP) - 1] as CefrLevel;
}

/** Id of an exercise: topic 107, place 5 (counted from 1) → 10705. Throws a RangeError for a false topic id or place. */
export function exerciseId(topic: number, place: number): number {
  assertId(topic, 1, "topic");
  return child(topic, place, "exercise");
}

/** The topic of an exercise: 10705 → 107. Throws a RangeError for a false exercise id. */
export function topicOfExercise(exercise: number): number {
  assertId(exercise, 2, "exercise");
  return Math.floor(exercise / STEP);
}

/** Where an exercise stands in its topic, counted from 1: 10705 → 5. Throws a RangeError for a false exercise id. */
export function placeInTopic(exercise: number): number {
  assertId(exercise, 2, "exercise");
  return exercise % STEP;
}

/** Ids that the exercises of a level may have: A1 → 10101 to 19999. */
export function exerciseIdsOf(level: CefrLevel): IdRange {
  const [first, last] = topicIdsOf(level);
  return [exerciseId(first, 1), exerciseId(last, STEP - 1)];
}
