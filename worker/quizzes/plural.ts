import type { PluralResult } from "#schema/api/quizzes.ts";
import { rightGerman } from "#schema/rules/german-right.ts";
import { gradeAnswers } from "#schema/rules/grading.ts";
import { expectedPlural, PLURAL_QUIZ_NOUNS } from "#schema/rules/vocabulary-quiz.ts";
import { type NamedWords, namedWords, readNamed, requireWhole, wordsNamed } from "../vocabulary/index.ts";
import { filled, isAnswer } from "./answers.ts";
import type { Quiz } from "./quiz.ts";
import { type KeptWord, keptWord } from "./vocabulary.ts";

/** The plurals of up to fifteen of a learner's nouns. The percentage that the browser sends is not looked at. */
export const pluralQuiz: Quiz<PluralResult, NamedWords, ReturnType<typeof readNamed>, KeptWord> = {
  content: ({ language, level, userAnswers }, { db, now }) => {
    const ids = userAnswers.map(({ wordId }) => wordId);
    return namedWords(db, { wish: { type: "plural", language, level }, ids, size: PLURAL_QUIZ_NOUNS }, now);
  },
  read: readNamed,
  refuse: ({ totalQuestions }, quiz, own) => requireWhole(quiz, totalQuestions, own),
  grade: ({ userAnswers }, quiz, own) => {
    const asked = [...wordsNamed(quiz, own)].map(([id, { word, plural }]) => ({ id, word, plural: plural ?? "" }));
    const given = userAnswers.map(({ wordId, userAnswer }) => ({ id: wordId, answer: filled(userAnswer) }));
    const verdict = gradeAnswers(asked, given, (noun, answer) => rightGerman(answer, expectedPlural(noun)) !== null);
    if (!verdict.ok) return verdict;
    return {
      ...verdict,
      results: verdict.results.map(({ item, answer, correct }) => keptWord(item.id, answer, correct)),
    };
  },
  answered: ({ userAnswers }) => userAnswers.some(({ userAnswer }) => isAnswer(userAnswer)),
  subject: ({ language, level }) => ({
    subjectId: null,
    level: level ?? null,
    sourceId: language,
    description: ["Plural quiz", level].filter(Boolean).join(" "),
  }),
};
