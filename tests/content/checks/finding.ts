import type {
  CurriculumChapter,
  CurriculumContent,
  CurriculumLesson,
  CurriculumWord,
} from "#content/seed/read-content.ts";

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
  chapter: CurriculumChapter;
  lesson: CurriculumLesson;
  word: CurriculumWord;
}

/** Every word of the content with its lesson and chapter, in order. */
export function allWords({ chapters }: CurriculumContent): WordPlace[] {
  return chapters.flatMap((chapter) =>
    chapter.lessons.flatMap((lesson) => lesson.words.map((word) => ({ chapter, lesson, word }))),
  );
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
export function atWord(check: string, { chapter, word }: WordPlace, message: string): Finding {
  return { check, file: chapter.file, line: word.line, word: word.word, message: `${word.word}: ${message}` };
}

/** The words that stand between the asterisks, in their order. */
export function markedParts({ sentence, marks }: CurriculumWord): string[] {
  return marks.map(([start, end]) => sentence.slice(start, end));
}

/** How a finding shows in a failed test: place first, so that an editor can jump to it. */
export function printed({ check, file, line, message }: Finding): string {
  return `content/${file}:${line} [${check}] ${message}`;
}
