import { randomUUID } from "node:crypto";
import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import type { Lesson } from "#schema/api/curriculum.ts";
import { ADVERB_QUIZ_LEVELS, type AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { ApiClient } from "#tests/support/e2e/api-client.ts";
import { quizOf, readLesson } from "#tests/support/e2e/lessons.ts";
import type { PreparedLearner } from "./state.ts";

/** A repeat on the same day earns 50 %, the next one 20 %, and further ones nothing. */
const TIMES_A_DAY = 3;

/** One submit that earns XP, ready to be sent, even a second time. */
export interface Attempt {
  attemptId: string;
  path: string;
  body: string;
}

/**
 * All submits that earn a learner XP on one day, in an order in which each of them does: the adverb quiz of each level, then the lessons
 * in sequence, three times each.
 */
export function attemptsOfDay(lessons: readonly Lesson[]): Attempt[] {
  const times = Array.from({ length: TIMES_A_DAY });
  const adverbs = times.flatMap(() => ADVERB_QUIZ_LEVELS.map((level) => adverbAttempt(level)));
  return [...adverbs, ...lessons.flatMap((lesson) => times.map(() => lessonAttempt(lesson)))];
}

function adverbAttempt(level: AdverbQuizLevel): Attempt {
  const attemptId = randomUUID();
  const answers = ADVERB_QUIZ.filter((question) => question.level === level).map(({ id, correctAnswer }) => ({
    questionId: id,
    selectedAnswer: correctAnswer,
    correctAnswer,
    isCorrect: true,
  }));
  const body = { quizType: "adverb", level, score: answers.length, totalQuestions: answers.length, answers, attemptId };
  return { attemptId, path: "/api/quiz/submit", body: JSON.stringify(body) };
}

function lessonAttempt(lesson: Lesson): Attempt {
  const quiz = { ...quizOf(lesson), addToVocabulary: false };
  const path = `/api/curriculum/subchapter/${lesson.id}/quiz`;
  return { attemptId: quiz.attemptId, path, body: JSON.stringify(quiz) };
}

/** A client signed in as a prepared learner, whose session is already in the database. */
export function clientOf(origin: string, { token }: PreparedLearner): ApiClient {
  const client = new ApiClient(origin);
  client.timeZone = "UTC";
  client.cookies.set("session", token);
  return client;
}

/** An award that the server has acknowledged. */
export interface Award {
  /** The id of the learner's row on the leaderboard. */
  seatId: string;
  /** The learner's weekly XP, this award included. */
  weeklyXp: number;
  /** When it was sent and when the response arrived, according to performance.now(). */
  sentAt: number;
  answeredAt: number;
}

/** A learner who earns XP, one submit after another. */
export class Player {
  readonly learner: PreparedLearner;
  weeklyXp: number;
  private readonly client: ApiClient;
  private readonly attempts: Attempt[];
  private place = 0;

  constructor(origin: string, learner: PreparedLearner, lessons: readonly Lesson[]) {
    this.learner = learner;
    this.weeklyXp = learner.weeklyXp;
    this.client = clientOf(origin, learner);
    this.attempts = attemptsOfDay(lessons);
  }

  /** The headers of this learner's requests. */
  headers(): Record<string, string> {
    return this.client.headers();
  }

  /** The next submit that earns XP; undefined if there is none left for today. */
  next(): Attempt | undefined {
    return this.attempts[this.place++];
  }

  /** A submit that `next` has given before. */
  taken(attemptId: string): Attempt | undefined {
    return this.attempts.find((attempt) => attempt.attemptId === attemptId);
  }

  /** Sends the next submit. Throws if the response is not an award. */
  async earn(): Promise<Award> {
    const attempt = this.next();
    if (!attempt) throw new Error("This learner cannot earn any more XP today");
    const sentAt = performance.now();
    const response = await this.send(attempt);
    const text = await response.text();
    const answeredAt = performance.now();
    if (response.status !== 200) throw new Error(`${attempt.path} answered ${response.status}: ${text}`);
    const { xpAwarded } = JSON.parse(text) as { xpAwarded: number };
    if (xpAwarded <= 0) throw new Error(`${attempt.path} earned nothing`);
    this.weeklyXp += xpAwarded;
    return { seatId: this.learner.seatId, weeklyXp: this.weeklyXp, sentAt, answeredAt };
  }

  /** Sends a submit and gives the raw response. */
  send({ path, body }: Attempt): Promise<Response> {
    return fetch(this.client.origin + path, { method: "POST", headers: this.client.headers(), body });
  }
}

/** The lessons whose quizzes earn XP: all of A1. */
export async function readLessons(client: ApiClient): Promise<Lesson[]> {
  const chapters = await client.call("GET /api/curriculum/chapters/:level", { params: { level: "A1" } });
  const lists = await Promise.all(
    chapters.map(({ id }) =>
      client.call("GET /api/curriculum/chapter/:chapterId/subchapters", { params: { chapterId: id } }),
    ),
  );
  return Promise.all(lists.flat().map(({ id }) => readLesson(client, id)));
}
