import { sameAnswer } from "./answers.ts";

/** Share of right answers, in percent, that passes a lesson, a grammar, plural or verb-prefix quiz. */
export const PASS_PERCENT = 70;

/** Rounded share in percent; 0 of 0 is 0. For display only: deciding a pass on it would let 69.5 % through. */
export function percent(score: number, total: number): number {
  return total > 0 ? Math.round((score * 100) / total) : 0;
}

/** Whether a score passes: the exact share is at least 70 %. Zero of zero never passes. */
export function passes(score: number, total: number): boolean {
  return total > 0 && score * 100 >= PASS_PERCENT * total;
}

/** Right answers that an unlock test of `questions` questions takes: ⌈0.8·n⌉, so 8 of 10 and 16 of 20. */
export function thresholdOf(questions: number): number {
  return Math.ceil((questions * 4) / 5);
}

/** Color class of a score badge. */
export type ScoreBadge = "strong" | "medium" | "low";

/** 90 % or more is strong, 70 % or more medium, anything else low. */
export function scoreBadge(percentage: number): ScoreBadge {
  if (percentage >= 90) return "strong";
  return percentage >= PASS_PERCENT ? "medium" : "low";
}

/** One graded item: what was answered (null: nothing), and whether it was right. */
export interface GradedItem<Item, Answer> {
  item: Item;
  answer: Answer | null;
  correct: boolean;
}

/** The server's verdict, or why the answers cannot be graded: then none of them counts. */
export type Graded<Result> =
  | { ok: true; score: number; total: number; results: Result[] }
  | { ok: false; reason: "duplicate-answer" | "unknown-item"; itemId: number };

/**
 * Grades answers against the items that were asked, in the order of the items. The total is the number of items, so an item
 * without an answer is wrong. An item answered twice, or one that was not asked, is an error and not a wrong answer: the
 * answers then belong to another quiz.
 */
export function gradeAnswers<Item extends { id: number }, Answer>(
  items: readonly Item[],
  answers: readonly { id: number; answer: Answer | null }[],
  isRight: (item: Item, answer: Answer) => boolean,
): Graded<GradedItem<Item, Answer>> {
  const asked = new Set(items.map(({ id }) => id));
  const given = new Map<number, Answer | null>();
  for (const { id, answer } of answers) {
    if (!asked.has(id)) return { ok: false, reason: "unknown-item", itemId: id };
    if (given.has(id)) return { ok: false, reason: "duplicate-answer", itemId: id };
    given.set(id, answer);
  }
  const results = items.map((item) => {
    const answer = given.get(item.id) ?? null;
    return { item, answer, correct: answer !== null && isRight(item, answer) };
  });
  return { ok: true, score: results.filter(({ correct }) => correct).length, total: items.length, results };
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
 * Grades a lesson quiz over all words of the lesson: an answer is right when it equals the word's translation, ignoring case
 * and surrounding spaces.
 */
export function gradeLessonQuiz(
  words: readonly LessonQuizWord[],
  answers: readonly LessonQuizAnswer[],
): Graded<LessonQuizWordResult> {
  const verdict = gradeAnswers(
    words,
    answers.map(({ wordId, answer }) => ({ id: wordId, answer })),
    ({ translation }, answer) => sameAnswer(answer, translation),
  );
  if (!verdict.ok) return verdict;
  const results = verdict.results.map(({ item: { id, translation }, answer, correct }) => {
    return { wordId: id, answer, correct, correctAnswer: translation };
  });
  return { ...verdict, results };
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

/** Grades an adverb quiz against the questions of its level. Options are letters, which must match exactly. */
export function gradeAdverbQuiz<Option extends string>(
  questions: readonly AdverbQuizQuestion<Option>[],
  answers: readonly AdverbQuizAnswer<Option>[],
): Graded<AdverbQuizQuestionResult<Option>> {
  const verdict = gradeAnswers(
    questions,
    answers.map(({ questionId, selectedAnswer }) => ({ id: questionId, answer: selectedAnswer })),
    ({ correctAnswer }, answer) => answer === correctAnswer,
  );
  if (!verdict.ok) return verdict;
  const results = verdict.results.map(({ item: { id, correctAnswer }, answer, correct }) => {
    return { questionId: id, selectedAnswer: answer, correctAnswer, isCorrect: correct };
  });
  return { ...verdict, results };
}
