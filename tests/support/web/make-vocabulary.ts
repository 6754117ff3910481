import {
  type BankWord,
  bankWord,
  type VerbPrefixTest,
  type VocabularyWord,
  verbPrefixTest,
  vocabularyWord,
} from "#schema/api/vocabulary.ts";

/** A word of a learner's collection: by default a verb of A1. */
export function makeWord(overrides: Partial<VocabularyWord> & { id: number; word: string }): VocabularyWord {
  return vocabularyWord.parse({
    gender: null,
    plural: null,
    translation: ["meaning"],
    partOfSpeech: "verb",
    cefrLevel: "A1",
    caseInfo: null,
    category: "Begrüßen und Kennenlernen",
    verbType: null,
    sense: null,
    timesEncountered: 1,
    ...overrides,
  });
}

/** A noun of a learner's collection. */
export function makeNoun(overrides: Partial<VocabularyWord> & { id: number; word: string }): VocabularyWord {
  return makeWord({ gender: "n", partOfSpeech: "noun", ...overrides });
}

/** Eleven words: eight nouns, a verb, an adjective and a preposition, of three levels and two categories. */
export function makeCollection(): VocabularyWord[] {
  const town = { category: "In der Stadt" };
  return [
    makeNoun({ id: 1, word: "Haus", plural: "Häuser", translation: ["house", "building"], timesEncountered: 4 }),
    makeNoun({ id: 2, word: "Straße", gender: "f", plural: "Straßen", translation: ["street"], ...town }),
    makeNoun({ id: 3, word: "Leute", gender: "pl", translation: ["people"] }),
    makeNoun({ id: 4, word: "See", gender: "m", plural: "Seen", translation: ["lake"], sense: "lake" }),
    makeNoun({ id: 5, word: "See", gender: "f", translation: ["sea"], sense: "sea", cefrLevel: "A2" }),
    makeNoun({
      id: 6,
      word: "Gericht",
      plural: "Gerichte",
      translation: ["court"],
      sense: "court of law",
      cefrLevel: "B1",
    }),
    makeNoun({ id: 7, word: "Krankenhaus", plural: "Krankenhäuser", translation: ["hospital"], ...town }),
    makeNoun({ id: 8, word: "Café", plural: "Cafés", translation: ["café"], ...town }),
    makeWord({ id: 9, word: "gehen", translation: ["to go (on foot)"], verbType: "irregular" }),
    makeWord({ id: 10, word: "schön", translation: ["beautiful", "nice"], partOfSpeech: "adjective" }),
    makeWord({ id: -11, word: "für", translation: ["for"], partOfSpeech: "preposition", category: null }),
  ];
}

/** A word of the bank: by default a noun of A1. */
export function makeBankWord(overrides: Partial<BankWord> & { id: number; word: string }): BankWord {
  return bankWord.parse({
    gender: "n",
    plural: null,
    translation: ["meaning"],
    partOfSpeech: "noun",
    cefrLevel: "A1",
    caseInfo: null,
    sentence: "Das ist es.",
    sentenceTranslation: "That is it.",
    ...overrides,
  });
}

/** The test that comes next, with so many passed of 30. */
export function makeVerbTest(completedTests = 0): VerbPrefixTest {
  return verbPrefixTest.parse({
    test: { id: 1, verb: "gehen", baseMeaning: "to go", testTitle: "Prefixes of gehen", cefrLevel: "A2" },
    questions: [],
    completedTests,
    totalTests: 30,
  });
}
