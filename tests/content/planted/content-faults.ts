import type { CurriculumContent } from "#content/seed/read-content.ts";
import {
  contentWith,
  GOOD_WORDS,
  HOUSE,
  noun,
  readBankLevel,
  readChapter,
  readGroup,
  readLesson,
  SMALL,
  TEACHER,
  verb,
  WITH,
  type WrittenWord,
} from "../fixtures.ts";

const LONG = "Das *Haus* ist alt und es ist klein, aber sehr schön.";

function withGroup(title: string): CurriculumContent {
  return { ...contentWith([SMALL]), bank: [readBankLevel([readGroup([HOUSE], title)])] };
}

const GO = verb("gehen", "irregular", "Ich *gehe* jetzt.", { aux: "sein" });

/** Enough sentences for a chapter, of which every third running word comes too early. */
const HARD: readonly WrittenWord[] = Array.from({ length: 30 }, (_, index) => {
  const word = `Wort${String.fromCharCode(97 + index)}`;
  return { ...HOUSE, word, sentence: `Das *${word}* verbeugt sich.`, en: [`word ${index}`] };
});

/** Contents that are wrong only as a whole. */
export const CONTENT_FAULTS: [expected: string, content: CurriculumContent][] = [
  [
    "duplicate: Haus: is taught already in curriculum/a1/01-hallo.yaml:11",
    contentWith([HOUSE, { ...HOUSE, sentence: "Mein *Haus* ist klein." }]),
  ],
  [
    "duplicate: sich stehen: is taught already in",
    contentWith([
      verb("stehen", "irregular", "Ich *stehe* hier."),
      verb("sich stehen", "irregular", "Er *steht* hier."),
    ]),
  ],
  [
    "duplicate: Haus: is taught already in",
    contentWith([
      { ...HOUSE, sense: "building" },
      { ...HOUSE, sentence: "Mein *Haus* ist klein." },
    ]),
  ],
  [
    "duplicate: klein: is one entry with curriculum/a1/01-hallo.yaml:11 in a collection",
    contentWith([SMALL, { ...WITH, word: "klein", sentence: "Ich gehe *klein* weg." }]),
  ],
  [
    "duplicate: klein: has the sentence of mit in curriculum/a1/01-hallo.yaml:11",
    contentWith([WITH, { ...SMALL, sentence: WITH.sentence }]),
  ],
  ["feminine: Lehrerin: is the feminine of Lehrer", contentWith([TEACHER, noun("Lehrerin", "f", "Lehrerinnen")])],
  [
    "feminine: Cousine: is the feminine of Cousin",
    contentWith([{ ...noun("Cousin", "m", "Cousins"), feminine: "Cousine" }, noun("Cousine", "f", "Cousinen")]),
  ],
  [
    'gloss-overlap: klein: shares the gloss "little" with mit',
    contentWith([
      { ...WITH, en: ["with", "a little"] },
      { ...SMALL, en: ["small", "little"] },
    ]),
  ],
  [
    'gloss-overlap: klein: shares the gloss "Small (size)" with mit',
    contentWith([
      { ...WITH, en: ["small (age)"] },
      { ...SMALL, en: ["Small (size)"] },
    ]),
  ],
  [
    'gloss-overlap: gehen: shares the gloss "to walk" with Haus',
    contentWith([
      { ...HOUSE, en: ["walk"] },
      { ...GO, en: ["to go", "to walk"] },
    ]),
  ],
  [
    'near-synonym: Haus / Lehrer: "custom (old)" could be right for both: custom (old) and practice, tradition',
    contentWith([
      { ...HOUSE, en: ["custom (old)"] },
      { ...TEACHER, en: ["practice", "tradition"] },
    ]),
  ],
  [
    'level-gloss: Lehrer: has the first gloss "house", as Haus in this level',
    {
      chapters: [
        readChapter([
          readLesson([HOUSE]),
          readLesson([{ ...TEACHER, en: ["house"] }], { id: 10102, number: 2, title: "In der Schule" }),
        ]),
      ],
      bank: [],
      starters: [],
      problems: [],
    },
  ],
  [
    'level-gloss: Lehrer: has the first gloss "house", as Haus in this level',
    contentWith([HOUSE], [{ ...TEACHER, en: ["house"] }]),
  ],
  ["duplicate: Haus: is taught already in curriculum/a1/01-hallo.yaml:11", contentWith([HOUSE], [HOUSE])],
  ["gender: Haus: m, the dictionary says n", contentWith([SMALL], [{ ...HOUSE, gender: "m" }])],
  ["sentence-length: Haus: the sentence has 11 words", contentWith([SMALL], [{ ...HOUSE, sentence: LONG }])],
  [
    'titles: the group title "Eine sehr lange Überschrift',
    withGroup("Eine sehr lange Überschrift, die keine Karte fasst"),
  ],
  ['typography: two spaces in a row, in the group title "Im  Haus"', withGroup("Im  Haus")],
  [
    "order: 75.0 % of its running words are not taught yet, of 12 % at most: Das (line 11), verbeugt",
    contentWith(HARD),
  ],
  [
    "order: 75.0 % of its running words are not taught yet, of 2 % at most: Das (line 5), verbeugt",
    contentWith([SMALL], HARD),
  ],
  [
    'titles: the lesson title "Im Haus" stands already in',
    {
      chapters: [readChapter([readLesson(GOOD_WORDS), readLesson([], { id: 10102, number: 2 })])],
      bank: [],
      starters: [],
      problems: [],
    },
  ],
  [
    'titles: the chapter title "Hallo!" stands already in',
    { chapters: [readChapter([]), readChapter([], { id: 102, chapter: 2 })], bank: [], starters: [], problems: [] },
  ],
  [
    'titles: the title "Eine sehr lange Überschrift',
    {
      chapters: [readChapter([], { title: "Eine sehr lange Überschrift, die keine Karte fasst" })],
      bank: [],
      starters: [],
      problems: [],
    },
  ],
  [
    'titles: lesson 1: the title "Eine sehr lange',
    {
      chapters: [readChapter([readLesson([HOUSE], { title: "Eine sehr lange Überschrift, die keine Karte fasst" })])],
      bank: [],
      starters: [],
      problems: [],
    },
  ],
  [
    "titles: the description is a few lower-case words",
    { chapters: [readChapter([], { description: "Greetings and names." })], bank: [], starters: [], problems: [] },
  ],
  [
    'titles: the goal is a sentence with "You can …"',
    { chapters: [readChapter([], { goal: "Greet people" })], bank: [], starters: [], problems: [] },
  ],
  [
    'titles: lesson 1: the description is a sentence with "You can …"',
    {
      chapters: [readChapter([readLesson([HOUSE], { description: "Houses." })])],
      bank: [],
      starters: [],
      problems: [],
    },
  ],
  [
    'titles: lesson 1: the trail "der Baum" is no word of the lesson',
    { chapters: [readChapter([readLesson([HOUSE], { trail: "der Baum" })])], bank: [], starters: [], problems: [] },
  ],
];
