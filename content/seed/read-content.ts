import { type ContentChapter, type ContentLesson, contentChapter } from "#schema/content/curriculum.ts";
import { chapterId, lessonId, wordId } from "#schema/rules/content-id.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { BANK, type BankLevel, readBank } from "./read-bank.ts";
import { readStarters, type Starter } from "./read-starters.ts";
import { keyProblems, type ReadWord, readWords, type WordInFile } from "./read-words.ts";
import { CONTENT_FOLDER, filesIn } from "./source-files.ts";
import { type Problem, placeInWords, readYaml, type SourceFile, spokenError, type YamlFile } from "./yaml-file.ts";

export type { BankGroup, BankLevel, BankWord } from "./read-bank.ts";
export type { Starter } from "./read-starters.ts";
export type { ReadWord } from "./read-words.ts";
export { CONTENT_FOLDER } from "./source-files.ts";
export type { Place, Problem } from "./yaml-file.ts";

/** A word of a lesson. */
export interface CurriculumWord extends ReadWord {
  /** Says where it stands. */
  id: number;
  /** Place in its lesson, counted from 1. */
  position: number;
}

export interface CurriculumLesson extends Omit<ContentLesson, "words"> {
  id: number;
  /** Place in its chapter, counted from 1. */
  number: number;
  line: number;
  words: CurriculumWord[];
}

export interface CurriculumChapter extends Omit<ContentChapter, "lessons"> {
  id: number;
  /** Relative to content/. */
  file: string;
  lessons: CurriculumLesson[];
}

export interface CurriculumContent {
  /** In the order of their ids. A file with a problem gives no chapter. */
  chapters: CurriculumChapter[];
  /** The words beyond the lessons, level by level. A file with a problem gives none. */
  bank: BankLevel[];
  /** Conversation starters, in the order of their ids. A file with a problem gives none. */
  starters: Starter[];
  problems: Problem[];
}

const STARTERS = "conversation-starters";
const CHAPTER_FILE = /^curriculum\/(?<level>a1|a2|b1|b2|c1|c2)\/(?<number>\d\d)-[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

/**
 * Reads and validates curriculum, bank and conversation starters below `folder`. Never throws for what an author can get wrong: every
 * fault comes back as a problem with file and line. A caller that seeds must stop when there is one.
 */
export function readContent(folder: string = CONTENT_FOLDER): CurriculumContent {
  return parseContent([...filesIn(folder, "curriculum"), ...filesIn(folder, BANK), ...filesIn(folder, STARTERS)]);
}

/** `readContent` for files that are in memory already. */
export function parseContent(files: readonly SourceFile[]): CurriculumContent {
  const problems: Problem[] = [];
  const chapters = new Map<number, CurriculumChapter>();
  const bank: BankLevel[] = [];
  const starters: Starter[] = [];
  for (const source of files) {
    if (source.file.startsWith(`${STARTERS}/`)) {
      starters.push(...readStarters(source, problems));
      continue;
    }
    if (source.file.startsWith(`${BANK}/`)) {
      const level = readBank(source, problems);
      if (level) bank.push(level);
      continue;
    }
    const chapter = readChapter(source, problems);
    const twin = chapter && chapters.get(chapter.id);
    if (twin) problems.push({ file: source.file, line: 1, message: `this chapter is already in ${twin.file}` });
    else if (chapter) chapters.set(chapter.id, chapter);
  }
  problems.push(...keyProblems(wordsInFiles([...chapters.values()], bank)));
  const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id;
  return {
    chapters: [...chapters.values()].toSorted(byId),
    bank: bank.toSorted((one, other) => CEFR_LEVELS.indexOf(one.level) - CEFR_LEVELS.indexOf(other.level)),
    starters: starters.toSorted(byId),
    problems,
  };
}

function wordsInFiles(chapters: readonly CurriculumChapter[], bank: readonly BankLevel[]): WordInFile[] {
  const inFile = (file: string, words: readonly ReadWord[]) => words.map((word) => ({ file, word }));
  return [
    ...chapters.flatMap(({ file, lessons }) => lessons.flatMap(({ words }) => inFile(file, words))),
    ...bank.flatMap(({ file, groups }) => groups.flatMap(({ words }) => inFile(file, words))),
  ];
}

function readChapter({ file, text }: SourceFile, problems: Problem[]): CurriculumChapter | null {
  const name = CHAPTER_FILE.exec(file)?.groups;
  if (!name) {
    problems.push({ file, line: 1, message: "no chapter file: its name must look like curriculum/a1/01-hallo.yaml" });
    return null;
  }
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) {
    problems.push(...yaml.problems);
    return null;
  }
  const parsed = contentChapter.safeParse(yaml.data, { error: spokenError });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      problems.push({ file, line: yaml.lineOf(path), message: `${placeInWords(path, yaml.data)}: ${message}` });
    }
    return null;
  }
  const found = misplaced(file, parsed.data, { level: name.level ?? "", number: Number(name.number) }, yaml);
  const chapter = withIds(file, parsed.data, yaml, found);
  problems.push(...found);
  return found.length > 0 ? null : chapter;
}

function misplaced(
  file: string,
  chapter: ContentChapter,
  name: { level: string; number: number },
  yaml: YamlFile,
): Problem[] {
  const found: Problem[] = [];
  if (chapter.level.toLowerCase() !== name.level) {
    found.push({ file, line: yaml.lineOf(["level"]), message: `level ${chapter.level} does not match the folder` });
  }
  if (chapter.chapter !== name.number) {
    found.push({
      file,
      line: yaml.lineOf(["chapter"]),
      message: `chapter ${chapter.chapter} does not match the file name`,
    });
  }
  return found;
}

function withIds(file: string, chapter: ContentChapter, yaml: YamlFile, problems: Problem[]): CurriculumChapter {
  const id = chapterId(chapter.level, chapter.chapter);
  const lessons = chapter.lessons.map((lesson, lessonIndex): CurriculumLesson => {
    const ownId = lessonId(id, lessonIndex + 1);
    const read = readWords(lesson.words, { file, path: ["lessons", lessonIndex, "words"], yaml }, problems);
    const words = read.map((word, wordIndex): CurriculumWord => {
      const position = wordIndex + 1;
      return { ...word, id: wordId(ownId, position), position };
    });
    return { ...lesson, words, id: ownId, number: lessonIndex + 1, line: yaml.lineOf(["lessons", lessonIndex]) };
  });
  return { ...chapter, lessons, id, file };
}
