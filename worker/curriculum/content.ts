import { between } from "drizzle-orm";
import type { Chapter, Lesson, LessonWord } from "#schema/api/curriculum.ts";
import { curriculumChapters, curriculumSubchapters, curriculumWords } from "#schema/db/index.ts";
import { chapterIdsOf, chapterOfLesson, lessonIdsOf, levelOfChapter, wordIdsOf } from "#schema/rules/content-id.ts";
import { lessonGrammar } from "#schema/rules/lesson-grammar.ts";
import { spareWordsFor } from "#schema/rules/quiz-draw.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { runBatch } from "../db/batch.ts";
import { rememberContent, seededVersion, versionIn } from "../db/content-memory.ts";
import type { Database } from "../db/database.ts";
import { selectTopics } from "../grammar/index.ts";

/** A lesson with what only the server needs of it. */
export interface LessonContent extends Lesson {
  orderIndex: number;
  /** Lesson before it in its chapter; null for the first. */
  previousLessonId: number | null;
  /** Further spellings of each word that count, by word id. */
  accepted: ReadonlyMap<number, string[]>;
}

export interface ChapterContent {
  chapter: Chapter;
  /** In their order. */
  lessons: LessonContent[];
}

/** One level's curriculum. It changes only with a seed. */
export interface LevelContent {
  /** Names the seed. */
  version: string;
  chapters: ChapterContent[];
  /** Topics in the whole grammar library. */
  grammarTopics: number;
}

/** A level's content, from memory where it can (a level is some hundred kB; all six fit easily). Empty where nothing was seeded. */
export const levelContent = rememberContent(readLevel);

/** A lesson's content, or null when there is no such lesson. */
export async function lessonContent(db: Database, id: number, now: Date): Promise<LessonContent | null> {
  const level = levelOfLesson(id);
  if (!level) return null;
  const { chapters } = await levelContent(db, level, now);
  for (const { lessons } of chapters) {
    const lesson = lessons.find((candidate) => candidate.id === id);
    if (lesson) return lesson;
  }
  return null;
}

/** A chapter's content, or null when there is no such chapter. */
export async function chapterContent(db: Database, id: number, now: Date): Promise<ChapterContent | null> {
  const level = foundOr(() => levelOfChapter(id));
  if (!level) return null;
  const { chapters } = await levelContent(db, level, now);
  return chapters.find((candidate) => candidate.chapter.id === id) ?? null;
}

function levelOfLesson(id: number): CefrLevel | null {
  return foundOr(() => levelOfChapter(chapterOfLesson(id)));
}

/** An id from outside need not be one of ours: where the rule throws, there is simply no such content. */
function foundOr<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch {
    return null;
  }
}

async function readLevel(db: Database, level: CefrLevel): Promise<LevelContent> {
  const { versions, chapters, lessons, words, topics } = await runBatch(db, {
    versions: seededVersion(db),
    chapters: db
      .select()
      .from(curriculumChapters)
      .where(between(curriculumChapters.id, ...chapterIdsOf(level)))
      .orderBy(curriculumChapters.id),
    lessons: db
      .select()
      .from(curriculumSubchapters)
      .where(between(curriculumSubchapters.id, ...lessonIdsOf(level)))
      .orderBy(curriculumSubchapters.id),
    words: db
      .select()
      .from(curriculumWords)
      .where(between(curriculumWords.id, ...wordIdsOf(level)))
      .orderBy(curriculumWords.id),
    topics: selectTopics(db),
  });
  const publicWords = words.map((row) => ({ lessonId: row.subchapterId, word: publicWord(row) }));
  const levelWords = publicWords.map(({ word }) => word);
  const contentOf = (chapter: (typeof chapters)[number]): ChapterContent => {
    const rows = lessons.filter((lesson) => lesson.chapterId === chapter.id);
    return {
      chapter: publicChapter(chapter, rows.length),
      lessons: rows.map((row, index) => {
        const own = words.filter((word) => word.subchapterId === row.id);
        const lessonWords = publicWords.filter(({ lessonId }) => lessonId === row.id).map(({ word }) => word);
        return {
          id: row.id,
          chapterId: row.chapterId,
          subchapterNumber: row.subchapterNumber,
          title: row.title,
          description: row.description,
          cefrLevel: level,
          trailWord: row.trailWord,
          words: lessonWords,
          spareWords: spareWordsFor(lessonWords, levelWords),
          grammarTopics: lessonGrammar(lessonWords, level, topics).map(({ id, title }) => ({ id, title })),
          orderIndex: row.orderIndex,
          previousLessonId: rows[index - 1]?.id ?? null,
          accepted: new Map(own.map((word) => [word.id, word.additionalInfo.accepted])),
        };
      }),
    };
  };
  return {
    version: versionIn(versions),
    chapters: chapters.map(contentOf),
    grammarTopics: topics.length,
  };
}

function publicChapter(row: typeof curriculumChapters.$inferSelect, lessonCount: number): Chapter {
  const { id, cefrLevel, chapterNumber, title, description, goal, orderIndex } = row;
  const iconName = row.iconName as Chapter["iconName"];
  return {
    id,
    cefrLevel,
    chapterNumber,
    title,
    description,
    goal,
    iconName,
    orderIndex,
    chapterOrder: orderIndex,
    lessonCount,
  };
}

function publicWord(row: typeof curriculumWords.$inferSelect): LessonWord {
  const { additionalInfo: info, conjugationInfo: verb } = row;
  return {
    id: row.id,
    word: row.word,
    translation: row.translation,
    translations: info.translations,
    gender: row.gender,
    plural: row.plural,
    partOfSpeech: row.partOfSpeech,
    sentence: row.sentence,
    sentenceTranslation: row.sentenceTranslation,
    exampleSentence: row.sentence,
    marks: info.marks,
    verbType: verb?.verbType ?? null,
    auxiliary: verb?.auxiliary ?? null,
    separablePrefix: verb?.separablePrefix ?? null,
    caseInfo: info.caseInfo,
    feminine: info.feminine,
  };
}
