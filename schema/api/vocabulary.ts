import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { gender } from "#schema/terms/gender-schema.ts";
import { language } from "#schema/terms/language.ts";
import { partOfSpeech } from "#schema/terms/part-of-speech.ts";
import { quizDirection, studyModeType } from "#schema/terms/quiz-type.ts";
import { verbType } from "#schema/terms/verb-type.ts";
import { answerText, attemptId, count, xpPart } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { streak, xpSummary } from "./gamification.ts";

/** A word of the learner's collection. */
export const vocabularyWord = z.strictObject({
  /** The id of a word of the bank; for a word that the bank does not have, its key in the collection, which is negative. */
  id: z.int(),
  word: z.string(),
  gender: z.nullable(gender),
  plural: z.nullable(z.string()),
  translation: z.array(z.string()).check(z.minLength(1, "At least one translation is required")),
  partOfSpeech: z.nullable(z.string()),
  cefrLevel: z.nullable(cefrLevel),
  caseInfo: z.nullable(z.string()),
  /** The title of its chapter; null for a word that the bank does not have. */
  category: z.nullable(z.string()),
  verbType: z.nullable(verbType),
  /** What tells it from a homograph: `lake`. */
  sense: z.nullable(z.string()),
  timesEncountered: count,
});
export type VocabularyWord = z.infer<typeof vocabularyWord>;

/** A word of the bank that visitors see, too. */
export const bankWord = z.strictObject({
  id: z.int(),
  word: z.string(),
  gender: z.nullable(gender),
  plural: z.nullable(z.string()),
  translation: z.array(z.string()),
  partOfSpeech,
  cefrLevel,
  caseInfo: z.nullable(z.string()),
  sentence: z.string(),
  sentenceTranslation: z.string(),
});
export type BankWord = z.infer<typeof bankWord>;

export const pluralNoun = z.strictObject({
  id: z.int(),
  word: z.string(),
  gender: z.nullable(gender),
  translation: z.array(z.string()),
  /** The one to show, without `die`. The server knows which others are right. */
  plural: z.string(),
  cefrLevel: z.nullable(cefrLevel),
});
export type PluralNoun = z.infer<typeof pluralNoun>;

/** A rule by which a noun's ending tells its gender, with how far it holds among the nouns of the curriculum. */
export const genderRule = z.strictObject({
  /** As it is shown: `-ung`. */
  ending: z.string(),
  gender,
  /** Nouns with this ending, and those of them that have this gender. */
  nouns: count,
  right: count,
  /** Up to three nouns that follow it, and up to two that do not. Never the noun that was asked. */
  examples: z.array(z.strictObject({ word: z.string(), gender })),
  exceptions: z.array(z.strictObject({ word: z.string(), gender })),
});
export type GenderRule = z.infer<typeof genderRule>;

/** What the verdict on a word shows. */
export const quizWord = z.strictObject({
  word: z.string(),
  gender: z.nullable(gender),
  plural: z.nullable(z.string()),
  translation: z.array(z.string()).check(z.minLength(1)),
  sense: z.nullable(z.string()),
  sentence: z.nullable(z.string()),
  sentenceTranslation: z.nullable(z.string()),
  /** Where the word stands in its sentence: pairs of [start, end) in UTF-16 units. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type QuizWord = z.infer<typeof quizWord>;

export const vocabularyQuizQuestion = z.strictObject({
  /** What a submit names it by: the id of the word as text. */
  id: z.string(),
  wordId: z.int(),
  /** What is asked: the German word, or the English glosses when the way is to German. */
  word: z.string(),
  /** Four to choose from; three articles in a gender quiz; null where it is typed or turned over. */
  options: z.nullable(z.array(z.string())),
  /** One right option, or every answer that may be typed, the one to show first. */
  correctAnswer: z.union([z.string(), z.array(z.string())]),
  partOfSpeech: z.nullable(z.string()),
  caseInfo: z.nullable(z.string()),
  category: z.nullable(z.string()),
  cefrLevel: z.nullable(cefrLevel),
  gender: z.nullable(gender),
  entry: quizWord,
  /** In a gender quiz, for a noun whose ending tells something. */
  genderRule: z.nullable(genderRule),
});
export type VocabularyQuizQuestion = z.infer<typeof vocabularyQuizQuestion>;

/** A verb-prefix test for a learner. */
export const verbPrefixTest = z.strictObject({
  test: z.strictObject({
    id: z.int(),
    verb: z.string(),
    baseMeaning: z.string(),
    testTitle: z.string(),
    /** The level of its hardest question. */
    cefrLevel,
  }),
  questions: z.array(
    z.strictObject({
      id: z.int(),
      /** With one gap `___`; the English may follow in brackets. */
      question: z.string(),
      /** The right one. */
      prefix: z.string(),
      baseVerb: z.string(),
      options: z.array(z.string()),
      /** Index into `options`. */
      correctAnswer: z.int(),
      explanation: z.string(),
      cefrLevel,
    }),
  ),
  /** Tests that the learner has passed at least once. */
  completedTests: count,
  totalTests: count,
});
export type VerbPrefixTest = z.infer<typeof verbPrefixTest>;

/** Result of a verb-prefix test. */
export const verbTestRequest = z.strictObject({
  testId: z.int(),
  score: count,
  totalQuestions: count,
  /** `answer`: index into the question's options. */
  answers: z.array(z.strictObject({ questionId: z.int(), answer: z.nullable(z.int()) })).check(z.maxLength(100)),
  attemptId: z.optional(attemptId),
});

/** Longest sentence that can come with a word to translate. */
export const MAX_SENTENCE_CHARS = 600;

/** What is known about a word of a text. Everything but `word` may be unknown. */
export const translatedWord = z.strictObject({
  /** As it was asked. */
  word: z.string(),
  /** The dictionary form: `aufstehen` for `stehe … auf`, `das Haus` is `Haus`. */
  lemma: z.nullable(z.string()),
  translation: z.nullable(z.string()),
  gender: z.nullable(gender),
  plural: z.nullable(z.string()),
  cefrLevel: z.nullable(cefrLevel),
  partOfSpeech: z.nullable(partOfSpeech),
  /** The parts of a compound that is in no dictionary, each with its meaning. */
  parts: z.array(z.strictObject({ word: z.string(), translation: z.nullable(z.string()) })),
  /** It is in the learner's collection; false for visitors. */
  saved: z.boolean(),
});
export type TranslatedWord = z.infer<typeof translatedWord>;

/** Text that a learner or a dictionary gave, without the spaces around it. */
const filledText = answerText.check(z.trim(), z.minLength(1));

const byLanguage = z.strictObject({ language });
const wordFilters = z.strictObject({
  category: z.optional(z.string().check(z.maxLength(60))),
  level: z.optional(cefrLevel),
});

/** Most words that the bank hands out at once. */
export const BANK_LIMIT = 100;

export const vocabularyApi = {
  /** The next test that was not passed; when all are, the one that was taken longest ago. Null where nothing was seeded. */
  "GET /api/vocabulary/verb-test": endpoint({ access: "learner", response: z.nullable(verbPrefixTest) }),
  "POST /api/vocabulary/verb-test/submit": endpoint({
    access: "learner",
    body: verbTestRequest,
    response: z.strictObject({
      score: count,
      totalQuestions: count,
      passed: z.boolean(),
      xpAwarded: count,
      xpParts: z.array(xpPart),
      xp: xpSummary,
      streak,
    }),
  }),
  "POST /api/vocabulary/add-batch": endpoint({
    access: "learner",
    body: z.strictObject({
      language,
      cefrLevel,
      count: z.int().check(z.minimum(1), z.maximum(50)),
      partOfSpeech: z.optional(partOfSpeech),
    }),
    response: z.strictObject({
      /** How many were added. */
      count,
      /** The level has no word left that the learner does not have. */
      isExhausted: z.boolean(),
    }),
  }),
  "POST /api/vocabulary/quiz/generate": endpoint({
    access: "visitor",
    body: z.strictObject({
      language,
      filters: z.strictObject({
        level: z.optional(cefrLevel),
        category: z.optional(z.string().check(z.maxLength(60))),
        partOfSpeech: z.optional(partOfSpeech),
      }),
      quizType: studyModeType,
      direction: quizDirection,
      count: z.int().check(z.minimum(1), z.maximum(50)),
    }),
    response: z.strictObject({ questions: z.array(vocabularyQuizQuestion) }),
  }),
  "GET /api/vocabulary/:language": endpoint({
    access: "learner",
    params: byLanguage,
    query: wordFilters,
    response: z.array(vocabularyWord),
  }),
  "GET /api/vocabulary/:language/categories": endpoint({
    access: "learner",
    params: byLanguage,
    response: z.array(z.string()),
  }),
  "GET /api/vocabulary/:language/plural": endpoint({
    access: "learner",
    params: byLanguage,
    response: z.array(pluralNoun),
  }),
  "GET /api/vocabulary-bank/:language": endpoint({
    access: "public",
    params: byLanguage,
    query: z.strictObject({
      partOfSpeech: z.optional(partOfSpeech),
      level: z.optional(cefrLevel),
      /** At most so many words: 1 to BANK_LIMIT, which is also the default. */
      limit: z.optional(
        z.pipe(
          z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)),
          z.int().check(z.minimum(1), z.maximum(BANK_LIMIT)),
        ),
      ),
    }),
    response: z.array(bankWord),
  }),
  /** Saves one word of a chat. A word that the learner has already stays as it is. */
  "POST /api/vocabulary/words": endpoint({
    access: "learner",
    body: z.strictObject({
      language,
      word: filledText,
      usedForm: z.optional(answerText),
      translation: z.array(filledText).check(z.minLength(1, "At least one translation is required"), z.maxLength(10)),
      gender: z.nullable(gender),
      plural: z.nullable(answerText),
      partOfSpeech: z.nullable(partOfSpeech),
      cefrLevel: z.nullable(cefrLevel),
    }),
    response: z.strictObject({ isNew: z.boolean() }),
  }),
  "POST /api/translate-word": endpoint({
    access: "visitor",
    body: z.strictObject({
      word: filledText,
      language,
      /** The sentence in which it stands: it tells the verb of a prefix, and one meaning from another. */
      sentence: z.optional(z.string().check(z.maxLength(MAX_SENTENCE_CHARS))),
    }),
    response: translatedWord,
  }),
};
