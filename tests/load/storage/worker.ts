// Benchmark only: lives days of learners through the app itself, at the instant that the request names, and sweeps after each day.
import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import { ADVERB_QUIZ_LEVELS } from "#schema/content/adverb-quiz.ts";
import { lessonId } from "#schema/rules/content-id.ts";
import { pick, type Random, seededRandom } from "#schema/rules/random.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { answersFor } from "#tests/support/worker/lessons.ts";
import { app } from "#worker/app.ts";
import { sweepLearners } from "#worker/cron/learner-sweep.ts";
import { type LessonContent, lessonContent } from "#worker/curriculum/content.ts";
import { openDatabase } from "#worker/db/database.ts";
import type { Asked, Swept } from "./day.ts";

export { LearnerSweep } from "#worker/cron/learner-sweep.ts";
export { League } from "#worker/league/league-object.ts";
export { LeagueSweep } from "#worker/league/sweep.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Lessons that a learner comes back to. */
const RECENT_LESSONS = 10;
/** A new lesson every other day. */
const DAYS_PER_LESSON = 2;
/** A topic or a set of words is practiced for a few days before the next one. */
const DAYS_PER_TOPIC = 4;

/** What learners write to the tutor, a third of it wrong: each line with one of many things, so that mistakes are made anew and again. */
const LINES = [
  "Ich mag … sehr, weil es gut ist.",
  "Gestern habe ich … gekauft.",
  "Ich habe gestern nach … gegangen.",
  "Wir haben am Wochenende … gegessen und viel gelacht.",
  "Meine Schwester hat keine …, aber ich habe zwei.",
  "Ich möchte … kaufen, weil ich habe Hunger.",
  "Das ist ein gute …, oder?",
  "Kannst du mir mit … helfen?",
  "Nein, ich kenne … nicht.",
  "Heute ich gehe zu …, und morgen auch.",
];
const THINGS =
  "Brot Kaffee Käse Arbeit Schule Katze Hund Haus Auto Buch Film Musik Stadt Berg See Freund Nachbar Zug".split(" ");

let clock = 0;
const RealDate = Date;
/** The app reads its clock from here: a year passes in a minute. */
globalThis.Date = class extends RealDate {
  constructor(value: number = clock) {
    super(value);
  }
  static override now(): number {
    return clock;
  }
} as DateConstructor;

/** The id of the nth lesson, counted from 0. */
function nthLesson(n: number): number {
  const chapter = (Math.floor(n / 50) + 1) * 100 + (Math.floor(n / 5) % 10) + 1;
  return lessonId(chapter, (n % 5) + 1);
}

class SimulatedLearner {
  submits = 0;
  private readonly asked: Asked;
  private readonly token: string;
  private readonly env: Env;
  private readonly ctx: ExecutionContext;
  private readonly random: Random;

  constructor(asked: Asked, token: string, { env, ctx }: { env: Env; ctx: ExecutionContext }) {
    this.asked = asked;
    this.token = token;
    this.env = env;
    this.ctx = ctx;
    this.random = seededRandom(`${token} ${asked.day}`);
  }

  /** The day of tests/load/cost/month.ts: two lessons, one of them new every other day, a challenge, three quizzes, six chat turns. */
  async liveDay(): Promise<void> {
    const { day } = this.asked;
    const newest = Math.floor(day / DAYS_PER_LESSON);
    const recent = () => nthLesson(newest - Math.floor(this.random() * Math.min(newest + 1, RECENT_LESSONS)));
    if (day % DAYS_PER_LESSON === 0) {
      await this.takeLesson(nthLesson(newest), 8);
      await this.takeLesson(nthLesson(newest), 15);
    } else await this.takeLesson(recent(), 15);
    await this.takeLesson(recent(), 15);
    const lesson = await this.lesson(recent());
    const words = lesson.words.slice(0, 10 + Math.floor(this.random() * 6)).map(({ word }) => word);
    await this.submit(`/api/curriculum/subchapter/${lesson.id}/double-xp-challenge`, { words });
    await this.takeQuiz();
    // These two stand for quizzes that are not built: they cost the same, but there are many more of them than adverb quizzes.
    await this.relabel(await this.takeQuiz(), "grammar", `${Math.floor(day / DAYS_PER_TOPIC)}`);
    await this.chat(6);
    await this.relabel(await this.takeQuiz(), "vocabulary-german-to-english-multiple-choice", `${day % 36}`);
  }

  /** A conversation of so many turns, with the built-in tutor. */
  private async chat(turns: number): Promise<void> {
    const level = CEFR_LEVELS[Math.min(3, Math.floor(this.asked.day / 90))] ?? "A1";
    const body = { language: "german", category: pick(TOPICS, this.random), tone: "friendly", level };
    const { id } = await this.call<{ id: string }>("/api/conversations", body);
    for (let turn = 0; turn < turns; turn++) {
      const content = pick(LINES, this.random).replace("…", pick(THINGS, this.random));
      const message = { content, language: "german", level, clientMessageId: crypto.randomUUID() };
      await this.call(`/api/conversations/${id}/messages`, message);
    }
  }

  private lesson(id: number): Promise<LessonContent> {
    return lessonContent(openDatabase(this.env.DB, { bookmark: null, primary: true }).db, id, new Date()).then(
      (found) => {
        if (!found) throw new Error(`There is no lesson ${id}`);
        return found;
      },
    );
  }

  private async takeLesson(id: number, best: number): Promise<void> {
    const right = best - Math.floor(this.random() * 4);
    const answers = answersFor(await this.lesson(id), right);
    const body = { score: right, totalQuestions: 15, addToVocabulary: true, answers };
    await this.submit(`/api/curriculum/subchapter/${id}/quiz`, body);
  }

  private takeQuiz(): Promise<string> {
    const level = pick(ADVERB_QUIZ_LEVELS, this.random);
    const questions = ADVERB_QUIZ.filter((question) => question.level === level);
    const answers = questions.map(({ id, correctAnswer }) => {
      return {
        questionId: id,
        selectedAnswer: this.random() < 0.8 ? correctAnswer : "a",
        correctAnswer,
        isCorrect: true,
      };
    });
    return this.submit("/api/quiz/submit", { quizType: "adverb", level, score: 5, totalQuestions: 5, answers });
  }

  private async submit(path: string, body: object): Promise<string> {
    const attemptId = crypto.randomUUID();
    await this.call(path, { ...body, attemptId });
    return attemptId;
  }

  private async call<Answer>(path: string, body: object): Promise<Answer> {
    clock = this.asked.startsAt + 8 * HOUR_MS + this.submits++ * 7 * MINUTE_MS;
    const headers = {
      Cookie: `session=${this.token}`,
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      "X-Time-Zone": "UTC",
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await app.fetch(new Request(`http://localhost${path}`, init), this.env, this.ctx);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json<Answer>();
  }

  private async relabel(attemptId: string, quizType: string, subjectId: string): Promise<void> {
    const level = CEFR_LEVELS[Math.min(5, Math.floor(this.asked.day / 100))];
    const path = `$."${attemptId}"`;
    await this.env.DB.prepare(
      `UPDATE user_xp SET day_attempts = json_set(day_attempts, '${path}[0]', ?, '${path}[1]', ?, '${path}[2]', ?)
        WHERE day_attempts -> '${path}' IS NOT NULL`,
    )
      .bind(quizType, subjectId, level)
      .run();
  }
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    if (request.method !== "POST") return new Response("ok");
    const asked = await request.json<Asked>();
    let submits = 0;
    for (const token of asked.tokens) {
      const learner = new SimulatedLearner(asked, token, { env, ctx });
      await learner.liveDay();
      submits += learner.submits;
    }
    clock = asked.startsAt + 24 * HOUR_MS;
    const { env: counting, captured } = countingEnv(env);
    const { db } = openDatabase(counting.DB, { bookmark: null, primary: true });
    const start = performance.now();
    for (let cursor: string | null = ""; cursor !== null; ) cursor = await sweepLearners(db, cursor, new Date());
    const { rowsRead, rowsWritten } = captured.cost;
    return Response.json({ submits, rowsRead, rowsWritten, ms: performance.now() - start } satisfies Swept);
  },
} satisfies ExportedHandler<Env>;
