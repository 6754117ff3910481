import { checkEnglishAnswer } from "./english-answer.ts";
import { type AnswerCheck, checkGermanAnswer } from "./german-answer.ts";
import { expectedPlural, expectedWord, isRightVocabularyAnswer, type JudgedQuestion } from "./vocabulary-quiz.ts";

/** What is said about an answer to a question of a vocabulary quiz. A near miss has a name only where something was typed. */
export function checkVocabularyAnswer(question: JudgedQuestion, answer: string): AnswerCheck {
  const { direction, correctAnswer } = question;
  if (typeof correctAnswer === "string" || question.type === "flashcards") {
    const shown = typeof correctAnswer === "string" ? correctAnswer : (correctAnswer[0] ?? "");
    if (isRightVocabularyAnswer(question, answer)) return { verdict: "exact", isRight: true, answer: shown };
    return { verdict: "wrong", isRight: false, answer: shown };
  }
  if (direction === "german-to-english") return checkEnglishAnswer(answer, correctAnswer);
  return checkGermanAnswer(answer, expectedWord({ ...question, correctAnswer }));
}

/** What is said about a typed plural. */
export function checkPluralAnswer(noun: { word: string; plural: string }, answer: string): AnswerCheck {
  return checkGermanAnswer(answer, expectedPlural(noun));
}
