import type { QuizSubmitRequest } from "#schema/api/quizzes.ts";
import type { Graded } from "#schema/rules/grading.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Database } from "../db/database.ts";

/** One type of quiz. Its functions are methods, so that the registry can hold quizzes of different requests. */
export interface Quiz<Request extends QuizSubmitRequest, Content = unknown> {
  /** Loads what the answers are graded against, from the isolate's memory where possible. */
  content(request: Request, context: { db: Database; now: Date }): Content | Promise<Content>;
  /**
   * Grades, whatever the browser counted. The results are kept as they are, so they hold letters, places or ids of what was offered and
   * no text that anybody could make longer (worker/attempts refuses more than `MAX_ATTEMPT_BYTES`).
   */
  grade(request: Request, content: Content): Graded<unknown>;
  /** Whether anything was answered at all: otherwise nothing was practiced. */
  answered(request: Request): boolean;
  subject(request: Request): QuizSubject;
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
