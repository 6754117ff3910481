import {
  type BankWord,
  bankWord,
  type GenderRule,
  type PluralNoun,
  pluralNoun,
  type QuizWord,
  quizWord,
  type VerbPrefixTest,
  type VocabularyQuizQuestion,
  verbPrefixTest,
  vocabularyQuizQuestion,
} from "#schema/api/vocabulary.ts";
import { DEFINITE_ARTICLES, type Gender } from "#schema/terms/gender.ts";
import type { QuizDirection, StudyModeType } from "#schema/terms/quiz-type.ts";

/** The words that a stubbed quiz asks, in this order. The first is a noun with a rule for its gender. */
export const ENTRIES: readonly QuizWord[] = [
  makeEntry("Wohnung", "f", "Wohnungen", ["apartment", "flat"], "Die Wohnung ist klein."),
  makeEntry("Apfel", "m", "Äpfel", ["apple"], "Ich esse einen Apfel."),
  makeEntry("Kind", "n", "Kinder", ["child"], "Das Kind spielt."),
  makeEntry("vergessen", null, null, ["to forget"], "Ich habe es vergessen."),
];

function makeEntry(
  word: string,
  gender: Gender | null,
  plural: string | null,
  translation: string[],
  sentence: string,
): QuizWord {
  const at = sentence.indexOf(word);
  return quizWord.parse({
    word,
    gender,
    plural,
    translation,
    sense: null,
    sentence,
    sentenceTranslation: `In English: ${sentence}`,
    marks: [[at, at + word.length]],
  });
}

export const UNG_RULE: GenderRule = {
  ending: "-ung",
  gender: "f",
  nouns: 187,
  right: 186,
  examples: [
    { word: "Zeitung", gender: "f" },
    { word: "Übung", gender: "f" },
  ],
  exceptions: [{ word: "Sprung", gender: "m" }],
};

/** Form and way of a quiz, as its call names them. */
export interface AskedForm {
  quizType: StudyModeType;
  direction: QuizDirection;
}

/** The question on the entry at `place`, from 0, as the server draws it for a form of the quiz. */
export function makeWordQuestion(place: number, form: AskedForm): VocabularyQuizQuestion {
  const entry = ENTRIES[place];
  if (!entry) throw new RangeError(`No entry ${place}`);
  return vocabularyQuizQuestion.parse({
    id: String(1_010_101 + place),
    wordId: 1_010_101 + place,
    word: form.direction === "german-to-english" ? entry.word : entry.translation.join(", "),
    partOfSpeech: entry.gender === null ? "verb" : "noun",
    caseInfo: null,
    category: "First words",
    cefrLevel: "A1",
    gender: entry.gender,
    entry,
    genderRule: form.quizType === "gender" && place === 0 ? UNG_RULE : null,
    ...answersTo(entry, form),
  });
}

function answersTo(entry: QuizWord, { quizType, direction }: AskedForm) {
  const toEnglish = direction === "german-to-english";
  const { word, gender, translation } = entry;
  if (quizType === "multiple-choice") {
    const answerOf = (one: QuizWord) => (toEnglish ? (one.translation[0] ?? "") : withArticle(one));
    return { options: ENTRIES.map(answerOf), correctAnswer: answerOf(entry) };
  }
  if (quizType !== "gender") return { options: null, correctAnswer: toEnglish ? translation : [withArticle(entry)] };
  const options = ["der", "die", "das"].map((article) => (toEnglish ? article : `${article} ${word}`));
  return { options, correctAnswer: toEnglish ? DEFINITE_ARTICLES[gender ?? "m"] : withArticle(entry) };
}

function withArticle({ word, gender }: Pick<QuizWord, "word" | "gender">): string {
  return gender === null ? word : `${DEFINITE_ARTICLES[gender]} ${word}`;
}

export function makePluralNoun(overrides: Partial<PluralNoun> = {}): PluralNoun {
  return pluralNoun.parse({
    id: 1_010_102,
    word: "Apfel",
    gender: "m",
    translation: ["apple"],
    plural: "Äpfel",
    cefrLevel: "A1",
    ...overrides,
  });
}

/** A noun of the bank. */
export function makeBankNoun(overrides: Partial<BankWord> = {}): BankWord {
  return bankWord.parse({
    ...makePluralNoun(),
    partOfSpeech: "noun",
    caseInfo: null,
    sentence: "Ich esse einen Apfel.",
    sentenceTranslation: "I'm eating an apple.",
    ...overrides,
  });
}

/** A verb-prefix test of two questions; "ab" is right. */
export function makeVerbTest(overrides: Partial<Omit<VerbPrefixTest, "test">> & { id?: number; verb?: string } = {}) {
  const { id = 1, verb = "fahren", ...others } = overrides;
  return verbPrefixTest.parse({
    test: { id, verb, baseMeaning: "to drive", testTitle: `${verb} and its prefixes`, cefrLevel: "A2" },
    questions: ["Der Bus fährt um neun ___. (The bus leaves at nine.)", "Der Bus ist schon ___gefahren."].map(
      (question, place) => ({
        id: id * 100 + place + 1,
        question,
        prefix: "ab",
        baseVerb: verb,
        options: ["hin", "mit", "er", "ab"],
        correctAnswer: 3,
        explanation: "'Abfahren' means 'to leave'. 'Mitfahren' (to come along) needs a vehicle.",
        cefrLevel: "A1",
      }),
    ),
    completedTests: 4,
    totalTests: 30,
    ...others,
  });
}
