import type { QuizSubmitRequest } from "#schema/api/quizzes.ts";
import type { Graded } from "#schema/rules/grading.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Results, Statement, Statements } from "../db/batch.ts";
import type { Database } from "../db/database.ts";

/** A graded quiz; `Kept` is what is stored of each answer. */
export type Verdict<Kept = unknown> = Extract<Graded<Kept>, { ok: true }>;

/**
 * One type of quiz. Its functions are methods, so that the registry can hold quizzes of different requests. `own` are the rows of `read`;
 * null for a visitor.
 */
export interface Quiz<
  Request extends QuizSubmitRequest,
  Content = unknown,
  Reads extends Statements = Statements,
  Kept = unknown,
> {
  /** Loads what the answers are graded against, from the isolate's memory where possible. */
  content(request: Request, context: { db: Database; now: Date }): Content | Promise<Content>;
  /** What must be known of the learner: read in the one round trip of the attempt. */
  read?(db: Database, userId: string, content: Content): Reads;
  /** Throws HttpError for a quiz that the caller may not take, or not in this way. A stored attempt is not asked again. */
  refuse?(request: Request, content: Content, own: Results<Reads> | null): void;
  /**
   * Grades, whatever the browser counted. The results are kept as they are, so they hold letters, places or ids of what was offered and
   * no text that anybody could make longer (worker/attempts refuses more than `MAX_ATTEMPT_BYTES`).
   */
  grade(request: Request, content: Content, own: Results<Reads> | null): Graded<Kept>;
  /** Whether anything was answered at all: otherwise nothing was practiced. */
  answered(request: Request): boolean;
  subject(request: Request, content: Content): QuizSubject;
  /** What the quiz changes besides its award: rows of the same batch. */
  effects?(db: Database, content: Content, verdict: Verdict<Kept>, own: Results<Reads>, taking: Taking): QuizEffects;
}

/** Who finished a quiz, and when. */
export interface Taking {
  userId: string;
  attemptId: string | undefined;
  now: Date;
}

export interface QuizEffects {
  /** Whether it opened something that was locked. */
  unlocked: boolean;
  rows: readonly Statement[];
}

/** What tells one quiz of a type from another. */
export interface QuizSubject {
  /** The topic or test; null where type and level say it all. */
  subjectId: string | null;
  level: CefrLevel | null;
  /** What the ledger counts repeats by. */
  sourceId: string;
  /** What the ledger calls it. */
  description: string;
}
