import { readMarks } from "#content/seed/marks.ts";
import type { SeedContent } from "#content/seed/read-all.ts";
import {
  type CurriculumChapter,
  type CurriculumLesson,
  type CurriculumWord,
  parseContent,
  type Starter,
} from "#content/seed/read-content.ts";
import type { ContentWord } from "#schema/content/curriculum.ts";

/** A word as a chapter file has it, its sentence with asterisks. */
export type WrittenWord = ContentWord;

export const HOUSE: WrittenWord = {
  word: "Haus",
  pos: "noun",
  gender: "n",
  plural: "Häuser",
  en: ["house"],
  sentence: "Das *Haus* ist alt.",
  translation: "The house is old.",
};

export const TEACHER: WrittenWord = {
  word: "Lehrer",
  pos: "noun",
  gender: "m",
  plural: "Lehrer",
  feminine: "Lehrerin",
  en: ["teacher"],
  sentence: "Mein *Lehrer* ist nett.",
  translation: "My teacher is nice.",
};

export const PARENTS: WrittenWord = {
  word: "Eltern",
  pos: "noun",
  gender: "pl",
  plural: "none",
  en: ["parents"],
  sentence: "Meine *Eltern* sind jung.",
  translation: "My parents are young.",
};

export const TO_GET_UP: WrittenWord = {
  word: "aufstehen",
  pos: "verb",
  verb: "irregular",
  aux: "sein",
  prefix: "auf",
  en: ["to get up"],
  sentence: "Ich *stehe* um sieben *auf*.",
  translation: "I get up at seven.",
};

export const SMALL: WrittenWord = {
  word: "klein",
  pos: "adjective",
  en: ["small", "little (not big)"],
  sentence: "Das ist ein *kleines* Kind.",
  translation: "That is a small child.",
};

export const WITH: WrittenWord = {
  word: "mit",
  pos: "preposition",
  case: "+ Dat.",
  en: ["with"],
  sentence: "Ich gehe *mit* dir.",
  translation: "I'm going with you.",
};

/** Words without a fault, one of each kind. */
export const GOOD_WORDS: readonly WrittenWord[] = [HOUSE, TEACHER, PARENTS, TO_GET_UP, SMALL, WITH];

/** A conversation starter without a fault. */
export const STARTER: Starter = {
  id: 101,
  level: "A1",
  file: "conversation-starters/a1.yaml",
  line: 3,
  topic: "food",
  tone: "friendly",
  emoji: "🍕",
  title: "Lunch with a friend",
  prompt: "Hallo! Ich habe Hunger. Was isst du gern?",
  translation: "Hi! I'm hungry. What do you like to eat?",
};

/** The word as it comes out of the reader. Lines count from 11. */
export function readWord(written: WrittenWord, position: number, lesson = 10101): CurriculumWord {
  const read = readMarks(written.sentence);
  if (!read.ok) throw new Error(read.message);
  const { sentence, marks } = read;
  return { ...written, sentence, marks, id: lesson * 100 + position, position, line: 10 + position };
}

/** A lesson with any number of words. */
export function readLesson(words: readonly WrittenWord[], changes: Partial<CurriculumLesson> = {}): CurriculumLesson {
  const id = changes.id ?? 10101;
  return {
    id,
    number: 1,
    title: "Im Haus",
    description: "You can say where you live.",
    trail: "das Haus",
    line: 8,
    words: words.map((word, index) => readWord(word, index + 1, id)),
    ...changes,
  };
}

export function readChapter(lessons: CurriculumLesson[], changes: Partial<CurriculumChapter> = {}): CurriculumChapter {
  return {
    id: 101,
    file: "curriculum/a1/01-hallo.yaml",
    level: "A1",
    chapter: 1,
    title: "Hallo!",
    description: "greetings, names",
    goal: "You can greet people.",
    icon: "Play",
    lessons,
    ...changes,
  };
}

/** Content of one chapter with one lesson. */
export function contentWith(words: readonly WrittenWord[] = GOOD_WORDS): SeedContent {
  return {
    chapters: [readChapter([readLesson(words)])],
    starters: [],
    topics: [],
    verbs: [],
    prefixTests: [],
    problems: [],
  };
}

/**
 * The text of a whole chapter file: five lessons of fifteen words, one a line. `change` may replace the line of a word
 * (lesson and position from 1); lesson 1, word 1 stands in line 12.
 */
export function chapterText(
  change: (line: string, lesson: number, position: number) => string = (line) => line,
): string {
  const head = [
    "level: A1",
    "chapter: 1",
    'title: "Hallo!"',
    "description: greetings",
    "goal: You can greet people.",
    "icon: Play",
    "lessons:",
  ];
  const lessons = [1, 2, 3, 4, 5].flatMap((lesson) => [
    `  - title: Lektion ${lesson}`,
    "    description: You can say where you live.",
    "    trail: das Haus",
    "    words:",
    ...Array.from({ length: 15 }, (_, index) => {
      const name = `Haus${lesson}x${index + 1}`;
      const line = `      - { word: ${name}, pos: noun, gender: n, plural: none, en: ["house ${lesson}x${index + 1}"], sentence: "Das *${name}* ist alt.", translation: "It's old." }`;
      return change(line, lesson, index + 1);
    }),
  ]);
  return [...head, ...lessons, ""].join("\n");
}

/** All sixty chapters of the finished curriculum, in the wrong order. */
export function wholeCurriculum(): SeedContent {
  const files = ["A1", "A2", "B1", "B2", "C1", "C2"].flatMap((level) =>
    Array.from({ length: 10 }, (_, index) => {
      const number = index + 1;
      const text = chapterText().replace("level: A1", `level: ${level}`).replace("chapter: 1", `chapter: ${number}`);
      return { file: `curriculum/${level.toLowerCase()}/${String(number).padStart(2, "0")}-x.yaml`, text };
    }),
  );
  return { ...parseContent(files.toReversed()), topics: [], verbs: [], prefixTests: [] };
}

/** Bytes of UTF-8 of each statement. */
export function sizes(statements: readonly string[]): number[] {
  return statements.map((statement) => Buffer.byteLength(statement, "utf8"));
}

/** A noun that has nothing wrong but what the test wants. */
export function noun(
  word: string,
  gender: WrittenWord["gender"],
  plural: string,
  sentence = `Das ist *${word}*.`,
): WrittenWord {
  return { ...HOUSE, word, gender, plural, sentence };
}

/** The same for a verb. */
export function verb(
  word: string,
  type: WrittenWord["verb"],
  sentence: string,
  more: Partial<WrittenWord> = {},
): WrittenWord {
  return { word, pos: "verb", verb: type, aux: "haben", en: ["to do it"], sentence, translation: "I do it.", ...more };
}
