import type { CurriculumContent, CurriculumLesson, ReadWord } from "#content/seed/read-content.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";

/** One fault that a check found, with its place in content/. */
export interface Finding {
  check: string;
  file: string;
  line: number;
  /** The word that an entry of checks-allow.yaml would name; null where nothing can be allowed. */
  word: string | null;
  message: string;
}

/** A rule for the content that a machine can check. */
export interface Check {
  name: string;
  run(content: CurriculumContent): Finding[];
}

export interface WordPlace {
  level: CefrLevel;
  /** Relative to content/. */
  file: string;
  /** Null for a word beyond the lessons. */
  lesson: CurriculumLesson | null;
  word: ReadWord;
}

/** Every word of the lessons in their order. */
export function lessonWords({ chapters }: CurriculumContent): WordPlace[] {
  return chapters.flatMap(({ level, file, lessons }) =>
    lessons.flatMap((lesson) => lesson.words.map((word) => ({ level, file, lesson, word }))),
  );
}

/** Every word beyond the lessons, level by level. */
export function furtherWords({ bank }: CurriculumContent): WordPlace[] {
  return bank.flatMap(({ level, file, groups }) =>
    groups.flatMap(({ words }) => words.map((word) => ({ level, file, lesson: null, word }))),
  );
}

/** Every word, those of the lessons first: of two that do not go together, the one beyond the lessons is named. */
export function allWords(content: CurriculumContent): WordPlace[] {
  return [...lessonWords(content), ...furtherWords(content)];
}

/** A check that looks at one word at a time and gives a message for each fault. */
export function wordCheck(name: string, faults: (place: WordPlace) => string[]): Check {
  return {
    name,
    run: (content) =>
      allWords(content).flatMap((place) => faults(place).map((message) => atWord(name, place, message))),
  };
}

/** A finding at a word's line. */
export function atWord(check: string, { file, word }: WordPlace, message: string): Finding {
  return { check, file, line: word.line, word: word.word, message: `${word.word}: ${message}` };
}

/** The words that stand between the asterisks, in their order. */
export function markedParts({ sentence, marks }: ReadWord): string[] {
  return marks.map(([start, end]) => sentence.slice(start, end));
}

/** How a finding shows in a failed test: place first, so that an editor can jump to it. */
export function printed({ check, file, line, message }: Finding): string {
  return `content/${file}:${line} [${check}] ${message}`;
}
