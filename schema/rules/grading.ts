import { sameAnswer } from "./answers.ts";

/** Share of right answers, in percent, that passes a lesson, a grammar, plural or verb-prefix quiz (spec 9). */
export const PASS_PERCENT = 70;

/** Rounded share in percent; 0 of 0 is 0 (spec 4). For showing only: it would pass 69.5. */
export function percent(score: number, total: number): number {
  return total > 0 ? Math.round((score * 100) / total) : 0;
}

/** Whether a score passes: the exact share is at least 70 % (spec 9). Nothing of nothing never passes. */
export function passes(score: number, total: number): boolean {
  return total > 0 && score * 100 >= PASS_PERCENT * total;
}

/** Right answers that an unlock test of `questions` questions takes: 8 of 10, 16 of 20, ⌈0.8·n⌉ else (design 5). */
export function thresholdOf(questions: number): number {
  return Math.ceil((questions * 4) / 5);
}

/** Colour class of a score badge (spec 9). */
export type ScoreBadge = "strong" | "medium" | "low";

/** 90 % or more strong, 70 % or more medium, else low (spec 9). */
export function scoreBadge(percentage: number): ScoreBadge {
  if (percentage >= 90) return "strong";
  return percentage >= PASS_PERCENT ? "medium" : "low";
}

/** The server's verdict, or why the answers cannot be graded: then nothing of them counts. */
export type Graded<Id, Result> =
  | { ok: true; score: number; total: number; results: Result[] }
  | { ok: false; reason: "duplicate-answer" | "unknown-item"; itemId: Id };

/** Answers by item; an item that is answered twice or does not belong here is an error, not a wrong answer. */
function answersByItem<Id, Answer>(
  itemIds: readonly Id[],
  answers: readonly { id: Id; answer: Answer }[],
): { ok: true; byItem: Map<Id, Answer> } | { ok: false; reason: "duplicate-answer" | "unknown-item"; itemId: Id } {
  const known = new Set(itemIds);
  const byItem = new Map<Id, Answer>();
  for (const { id, answer } of answers) {
    if (!known.has(id)) return { ok: false, reason: "unknown-item", itemId: id };
    if (byItem.has(id)) return { ok: false, reason: "duplicate-answer", itemId: id };
    byItem.set(id, answer);
  }
  return { ok: true, byItem };
}

export interface LessonQuizWord {
  id: number;
  translation: string;
}

export interface LessonQuizAnswer {
  wordId: number;
  /** The chosen translation, or null when none was chosen. */
  answer: string | null;
}

export interface LessonQuizWordResult extends LessonQuizAnswer {
  correct: boolean;
  correctAnswer: string;
}

/**
 * Grades a lesson quiz (spec 5, design 5): an answer is right when it equals the word's translation, ignoring case and
 * surrounding spaces. The total is the lesson's word count, so a word without an answer is wrong. Results come in the
 * order of the words.
 */
export function gradeLessonQuiz(
  words: readonly LessonQuizWord[],
  answers: readonly LessonQuizAnswer[],
): Graded<number, LessonQuizWordResult> {
  const sorted = answersByItem(
    words.map((word) => word.id),
    answers.map(({ wordId, answer }) => ({ id: wordId, answer })),
  );
  if (!sorted.ok) return sorted;
  const results = words.map(({ id, translation }) => {
    const answer = sorted.byItem.get(id) ?? null;
    const correct = answer !== null && sameAnswer(answer, translation);
    return { wordId: id, answer, correct, correctAnswer: translation };
  });
  return { ok: true, score: results.filter((result) => result.correct).length, total: words.length, results };
}

export interface AdverbQuizQuestion<Option extends string> {
  id: number;
  correctAnswer: Option;
}

export interface AdverbQuizAnswer<Option extends string> {
  questionId: number;
  selectedAnswer: Option | null;
}

export interface AdverbQuizQuestionResult<Option extends string> extends AdverbQuizAnswer<Option> {
  correctAnswer: Option;
  isCorrect: boolean;
}

/** Grades an adverb quiz against the questions of its level: the options carry letters, which must match exactly. */
export function gradeAdverbQuiz<Option extends string>(
  questions: readonly AdverbQuizQuestion<Option>[],
  answers: readonly AdverbQuizAnswer<Option>[],
): Graded<number, AdverbQuizQuestionResult<Option>> {
  const sorted = answersByItem(
    questions.map((question) => question.id),
    answers.map(({ questionId, selectedAnswer }) => ({ id: questionId, answer: selectedAnswer })),
  );
  if (!sorted.ok) return sorted;
  const results = questions.map(({ id, correctAnswer }) => {
    const selectedAnswer = sorted.byItem.get(id) ?? null;
    return { questionId: id, selectedAnswer, correctAnswer, isCorrect: selectedAnswer === correctAnswer };
  });
  return { ok: true, score: results.filter((result) => result.isCorrect).length, total: questions.length, results };
}
