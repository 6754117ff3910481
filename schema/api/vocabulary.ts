import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { gender } from "#schema/terms/gender-schema.ts";
import { language } from "#schema/terms/language.ts";
import { partOfSpeech } from "#schema/terms/part-of-speech.ts";
import { quizDirection, vocabularyQuizType } from "#schema/terms/quiz-type.ts";
import { answerText, attemptId, count, xpPart } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** A word of the learner's collection. */
export const vocabularyWord = z.strictObject({
  id: z.int(),
  word: z.string(),
  gender: z.nullable(gender),
  plural: z.nullable(z.string()),
  translation: z.array(z.string()).check(z.minLength(1, "At least one translation is required")),
  partOfSpeech: z.nullable(z.string()),
  cefrLevel: z.nullable(cefrLevel),
  caseInfo: z.nullable(z.string()),
  category: z.nullable(z.string()),
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
  plural: z.string(),
});

export const vocabularyQuizQuestion = z.strictObject({
  id: z.string(),
  wordId: z.int(),
  word: z.string(),
  options: z.nullable(z.array(z.string())),
  correctAnswer: z.union([z.string(), z.array(z.string())]),
  partOfSpeech: z.nullable(z.string()),
  caseInfo: z.nullable(z.string()),
  category: z.nullable(z.string()),
  cefrLevel: z.nullable(cefrLevel),
  gender: z.nullable(gender),
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
  "GET /api/vocabulary/verb-test": endpoint({
    access: "learner",
    response: z.nullable(
      z.strictObject({
        test: z.strictObject({ id: z.int(), verb: z.string(), cefrLevel }),
        questions: z.array(
          z.strictObject({
            id: z.int(),
            question: z.string(),
            prefix: z.string(),
            baseVerb: z.string(),
            options: z.array(z.string()),
            correctAnswer: z.int(),
            explanation: z.string(),
          }),
        ),
        completedTests: count,
        totalTests: count,
      }),
    ),
  }),
  "POST /api/vocabulary/verb-test/submit": endpoint({
    access: "learner",
    body: z.strictObject({
      testId: z.int(),
      score: count,
      totalQuestions: count,
      answers: z.array(z.strictObject({ questionId: z.int(), answer: z.nullable(z.int()) })).check(z.maxLength(100)),
      attemptId: z.optional(attemptId),
    }),
    response: z.strictObject({
      score: count,
      totalQuestions: count,
      passed: z.boolean(),
      xpAwarded: count,
      xpParts: z.array(xpPart),
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
    response: z.strictObject({ count }),
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
      quizType: vocabularyQuizType,
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
