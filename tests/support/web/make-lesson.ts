import { type Lesson, type LessonListItem, type LessonWord, lesson, lessonListItem } from "#schema/api/curriculum.ts";

/** A word that satisfies the contract. Its `id`, 1010101, is the first word of the first lesson. */
export function makeWord(overrides: Partial<LessonWord> = {}): LessonWord {
  return {
    id: 1010101,
    word: "Name",
    translation: "name",
    translations: ["name"],
    gender: "m",
    plural: "Namen",
    partOfSpeech: "noun",
    sentence: "Mein Name ist Mara.",
    sentenceTranslation: "My name is Mara.",
    exampleSentence: "Mein Name ist Mara.",
    marks: [[5, 9]],
    verbType: null,
    auxiliary: null,
    separablePrefix: null,
    caseInfo: null,
    feminine: null,
    ...overrides,
  };
}

const NOUNS = [
  ["Name", "name", "m"],
  ["Adresse", "address", "f"],
  ["Telefon", "telephone", "n"],
  ["Straße", "street", "f"],
  ["Wort", "word", "n"],
] as const;

/** A lesson of `count` words: five nouns, then verbs with glosses of their own. */
export function makeLesson({ count = 15, ...overrides }: Partial<Lesson> & { count?: number } = {}): Lesson {
  const id = overrides.id ?? 10101;
  const words = Array.from({ length: count }, (_, index) => {
    const [word, translation, gender] = NOUNS[index] ?? [`verb${index}en`, `to verb ${index}`, null];
    return makeWord({
      id: id * 100 + index + 1,
      word,
      translation,
      translations: [translation],
      gender,
      plural: gender ? `${word}n` : null,
      partOfSpeech: gender ? "noun" : "verb",
    });
  });
  return lesson.parse({
    id,
    chapterId: Math.floor(id / 100),
    subchapterNumber: id % 100,
    title: "Name und Adresse",
    description: "You can say where you live.",
    cefrLevel: "A1",
    trailWord: "der Name",
    words,
    spareWords: [
      { partOfSpeech: "phrase", translation: "once more" },
      { partOfSpeech: "verb", translation: "to read" },
      { partOfSpeech: "adjective", translation: "green" },
      { partOfSpeech: "noun", translation: "house" },
    ],
    grammarTopics: [],
    ...overrides,
  });
}

/** A lesson in its chapter's list. */
export function makeListItem(overrides: Partial<LessonListItem> & { id: number }): LessonListItem {
  return lessonListItem.parse({
    chapterId: Math.floor(overrides.id / 100),
    subchapterNumber: overrides.id % 100,
    title: `Lektion ${overrides.id % 100}`,
    description: "A lesson.",
    trailWord: "das Wort",
    orderIndex: overrides.id % 100,
    progress: null,
    ...overrides,
  });
}

/** The five lessons of a chapter, of which the first `completed` are done. */
export function makeChapterList(chapterId: number, completed = 0): LessonListItem[] {
  return [1, 2, 3, 4, 5].map((number) =>
    makeListItem({
      id: chapterId * 100 + number,
      progress: number <= completed ? { isCompleted: true, score: 14, totalQuestions: 15 } : null,
    }),
  );
}
