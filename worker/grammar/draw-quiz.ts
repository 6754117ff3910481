import type { BodyOf, ResponseOf } from "#schema/api/endpoint.ts";
import type { GrammarQuizMode } from "#schema/api/grammar.ts";
import type { Api } from "#schema/api/index.ts";
import { drawGrammarQuiz, GRAMMAR_QUIZ_QUESTIONS } from "#schema/rules/grammar-quiz.ts";
import { isLevelOpen, NOTHING_UNLOCKED, nextLevel } from "#schema/rules/grammar-unlocks.ts";
import { GUEST_LEVEL } from "#schema/rules/guest-level.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { readAs } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { type ExerciseContent, levelGrammar, type TopicContent, topicContent } from "./content.ts";
import { requireOpen, signUpFirst } from "./open-topic.ts";
import { type UnlockRows, unlocksIn, unlocksOf } from "./store.ts";
import { publicQuestion } from "./views.ts";

type Call = Api["POST /api/grammar/quiz/generate"];

/** What a quiz is to be about. */
export interface QuizWish {
  mode: GrammarQuizMode;
  level?: CefrLevel | undefined;
  category?: GrammarCategory | undefined;
  topicId?: number | undefined;
}

/** A quiz that can be drawn and graded. */
export interface GrammarQuiz {
  mode: GrammarQuizMode;
  level: CefrLevel;
  category: GrammarCategory | null;
  /** Null for a quiz on a whole level or a category. */
  topic: TopicContent | null;
  /** Those of the level. */
  topics: readonly TopicContent[];
  /** What it asks from. */
  exercises: readonly ExerciseContent[];
  /** Questions that it has. */
  size: number;
}

/**
 * The quiz for a wish: on a topic, on a category of a level, or on all topics of a level, open or not, so that the same draw can be made
 * again after something was opened. A test goes by its level alone. 404 for an unknown topic, 400 for a test of nothing or of C2, and for
 * a topic of another level or category.
 */
export async function grammarQuiz(
  db: Database,
  { mode, level: wished, category, topicId }: QuizWish,
  now: Date,
  within = "",
): Promise<GrammarQuiz> {
  const refuse = (name: string, message: string) => new HttpError(400, message, { field: `${within}${name}` });
  const isTest = mode !== "regular";
  if (isTest && !wished) throw refuse("level", "A test needs its level");
  if (isTest && wished && nextLevel(wished) === null) throw refuse("level", "There is no level after this one");
  const onTopic = isTest || topicId === undefined ? null : await topicContent(db, topicId, now);
  if (!isTest && topicId !== undefined && !onTopic)
    throw new HttpError(404, "Topic not found", { field: `${within}topicId` });
  const topic = onTopic?.topic ?? null;
  const level = topic?.cefrLevel ?? wished ?? GUEST_LEVEL;
  if (topic && wished && wished !== level) throw refuse("level", "The topic is in another level");
  if (topic && category && category !== topic.category) throw refuse("category", "The topic is in another category");
  const { topics } = onTopic?.level ?? (await levelGrammar(db, level, now));
  const asked = topic ? [topic] : topics.filter((one) => isTest || !category || one.category === category);
  const exercises = asked.flatMap((one) => one.exercises);
  const size = Math.min(GRAMMAR_QUIZ_QUESTIONS[mode], exercises.length);
  return { mode, level, category: isTest ? null : (category ?? null), topic, topics, exercises, size };
}

/** 403 for what the caller has not opened. A visitor, who has no rows, may only take the regular quizzes of A1. */
export function requireOpenQuiz({ mode, level, topic }: GrammarQuiz, rows: UnlockRows | null, within = ""): void {
  const unlocks = rows ? unlocksIn(rows) : NOTHING_UNLOCKED;
  if (!rows && level !== GUEST_LEVEL) throw signUpFirst(`${within}level`);
  if (!rows && mode !== "regular") throw new HttpError(403, "Sign up to open levels", { field: "mode" });
  if (!isLevelOpen(level, unlocks)) {
    throw new HttpError(403, "Complete quizzes to unlock this level", { field: `${within}level` });
  }
  if (topic) requireOpen(topic, unlocks);
}

/** The questions of a quiz under an attempt id: always the same ones, and others for the same quiz in another mode. */
export function questionsOf(quiz: GrammarQuiz, attemptId: string, count = quiz.size): ExerciseContent[] {
  return drawGrammarQuiz(quiz.exercises, count, `${quiz.mode} ${attemptId}`);
}

/** Draws a quiz anew. A regular one has as many questions as asked for, at most its full size; a test always has all of them. */
export async function drawQuiz(c: AppContext, learner: Learner | null, wish: BodyOf<Call>): Promise<ResponseOf<Call>> {
  const { language, filter, count, mode = "regular" } = wish;
  if (language !== DEFAULT_LANGUAGE) throw new HttpError(400, "There is only German grammar", { field: "language" });
  const { db } = c.get("database");
  const now = c.get("now");
  const quiz = await grammarQuiz(db, { mode, ...filter }, now, "filter.");
  requireOpenQuiz(quiz, learner && (await readAs(db, learner, now, unlocksOf(db, learner.userId))), "filter.");
  const attemptId = crypto.randomUUID();
  const drawn = questionsOf(quiz, attemptId, mode === "regular" ? Math.min(count, quiz.size) : quiz.size);
  const topics = new Map(quiz.topics.map((topic) => [topic.id, topic]));
  const questions = drawn.flatMap((exercise) => {
    const topic = topics.get(exercise.topicId);
    return topic ? publicQuestion(exercise, topic) : [];
  });
  return { questions, attemptId };
}
