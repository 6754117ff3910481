import type { GrammarQuizMode } from "#schema/api/grammar.ts";
import type { ItemResult } from "#schema/api/quizzes.ts";
import { placeInTopic } from "#schema/rules/content-id.ts";
import { gradeAnswers } from "#schema/rules/grading.ts";
import { isRightAnswer } from "#schema/rules/grammar-answer.ts";
import { nextLevel } from "#schema/rules/grammar-unlocks.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { GRAMMAR_CATEGORIES, type GrammarCategory } from "#schema/terms/grammar-category.ts";
import { type GrammarQuiz, grammarQuiz, questionsOf, quizReads, quizRows, requireOpenQuiz } from "../grammar/index.ts";
import { HttpError } from "../http/http-error.ts";
import { filled, isAnswer } from "./answers.ts";
import type { Quiz } from "./quiz.ts";

type GrammarType = "grammar" | "grammar-level-up" | "grammar-total-level";
type GrammarResult = ItemResult & { quizType: GrammarType };
type Exercise = GrammarQuiz["exercises"][number];

const MODES: Readonly<Record<GrammarType, GrammarQuizMode>> = {
  grammar: "regular",
  "grammar-level-up": "level-up",
  "grammar-total-level": "total-level",
};

/** What an attempt keeps of an answer: the exercise alone, or whether it was right (1) or not (0), and which wrong option it was, from 0. */
type Kept = [exercise: number, isRight?: 0 | 1, option?: number];

/** The quizzes of the grammar library: on a topic, a category, a level, and the two tests that open the next level. */
export const grammarQuizzes: Quiz<GrammarResult, GrammarQuiz, ReturnType<typeof quizReads>, Kept> = {
  content: ({ quizType, level, category, topicId, targetLevel }, { db, now }) => {
    const mode = MODES[quizType];
    const tested = level ?? (mode === "regular" ? undefined : levelBefore(targetLevel));
    return grammarQuiz(db, { mode, level: tested, category: categoryNamed(category), topicId }, now);
  },
  read: quizReads,
  refuse: ({ attemptId, totalQuestions, targetLevel }, quiz, own) => {
    requireOpenQuiz(quiz, own);
    if (quiz.mode !== "regular") {
      if (!attemptId) throw new HttpError(400, "A test needs the attempt id of its questions", { field: "attemptId" });
      if (targetLevel && targetLevel !== nextLevel(quiz.level)) {
        throw new HttpError(400, "The test opens another level", { field: "targetLevel" });
      }
    }
    if (totalQuestions !== quiz.size) {
      throw new HttpError(400, "The quiz has another number of questions", { field: "totalQuestions" });
    }
  },
  grade: ({ attemptId, answers }, quiz) => {
    const given = answers.map(({ questionId, answer }) => ({
      id: Number(questionId),
      answer: filled(answer),
    }));
    const asked = attemptId ? questionsOf(quiz, attemptId) : named(quiz, given);
    if (given.length !== quiz.size || asked.length !== quiz.size) {
      throw new HttpError(400, "These are not the questions of the quiz", { field: "answers" });
    }
    const verdict = gradeAnswers(asked, given, isRightAnswer);
    if (!verdict.ok) return verdict;
    return { ...verdict, results: verdict.results.map(({ item, answer, correct }) => kept(item, answer, correct)) };
  },
  answered: ({ answers }) => answers.some(({ answer }) => isAnswer(answer)),
  subject: ({ quizType }, { mode, level, category, topic }) => {
    const about = topic ? String(topic.id) : category;
    const name = topic?.title ?? `${NAMES[mode]} ${[level, category].filter(Boolean).join(" ")}`;
    return { subjectId: about, level, sourceId: `${quizType}:${about ?? level}`, description: name };
  },
  effects: (db, quiz, { score, total, results }, own, taking) => {
    const answered = quiz.topic ? results.filter(([, isRight]) => isRight !== undefined) : [];
    const answers = answered.map(([id, isRight]) => ({ orderIndex: placeInTopic(id), isRight: isRight === 1 }));
    return quizRows(db, quiz, { right: score, total, answers }, own, taking);
  },
};

const NAMES: Readonly<Record<GrammarQuizMode, string>> = {
  regular: "Grammar quiz",
  "level-up": "Level-up test",
  "total-level": "Total-level test",
};

/** The level whose test opens this one. */
function levelBefore(target: CefrLevel | undefined): CefrLevel | undefined {
  return CEFR_LEVELS.find((level) => nextLevel(level) === target);
}

function categoryNamed(name: string | undefined): GrammarCategory | undefined {
  const category = GRAMMAR_CATEGORIES.find((known) => known === name);
  if (name !== undefined && !category) throw new HttpError(400, "There is no such category", { field: "category" });
  return category;
}

/** The exercises of the quiz that the answers name. */
function named({ exercises }: GrammarQuiz, answers: readonly { id: number }[]): readonly Exercise[] {
  const ids = new Set(answers.map(({ id }) => id));
  return exercises.filter(({ id }) => ids.has(id));
}

function kept({ id, options }: Exercise, answer: string | null, correct: boolean): Kept {
  if (correct) return [id, 1];
  if (answer === null) return [id];
  const option = (options ?? []).indexOf(answer);
  // The options of a draw are shuffled, those of the content are not: their places keep their meaning.
  return option < 0 ? [id, 0] : [id, 0, option];
}
