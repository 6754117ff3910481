import type { StoredAttempt as JournalRow } from "#schema/db/index.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { QuizType } from "#schema/terms/quiz-type.ts";
import type { Results, Statement, Statements } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { type Activity, type Earned, type PracticeDay, practice, type Totals } from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { attemptOf } from "./store.ts";

/** What an attempt was made at. The same attempt id for anything else is refused. */
export interface AttemptSubject {
  quizType: QuizType | "lesson" | "double-xp-challenge" | "verb-prefix";
  /** The lesson, topic or test; null where type and level say it all. */
  subjectId: string | null;
  level: CefrLevel | null;
}

/** What an attempt amounts to, decided on what was read. */
export interface AttemptDecision<Kept, Outcome> {
  score: number;
  totalQuestions: number;
  /** False when only the browser's own count is known. */
  graded?: boolean;
  /** What is kept of the answers: places and letters rather than texts (`MAX_ATTEMPT_BYTES`). */
  kept: Kept;
  /** Null when nothing was practiced: kept, but no XP, no day, no streak. */
  activity: Omit<Activity, "attemptId"> | null;
  /** What else the answer of the call needs, once it is known what the activity earned. Score and XP are kept anyway. */
  outcome: (earned: Earned) => Outcome;
  /** Further rows of the same batch. */
  rows?: readonly Statement[];
}

/** An attempt as it is stored. */
export interface StoredAttempt<Kept, Outcome> {
  score: number;
  totalQuestions: number;
  graded: boolean;
  xpAwarded: number;
  /** Null in an old attempt: the sweep takes them, and leaves score and XP. */
  kept: Kept | null;
  outcome: Outcome | null;
}

/**
 * One submit of a quiz, ready for the flow. `Kept` and `Outcome` are stored as JSON and come back as they were. Its functions are
 * methods, so that an attempt with its own reads fits where any attempt is expected.
 */
export interface Attempt<Reads extends Statements, Kept, Outcome, Answer extends object> {
  /** The browser's id for this attempt; left out, the attempt cannot be repeated. */
  attemptId: string | undefined;
  subject: AttemptSubject;
  /** What the decision must know beside the learner's state: read in the same round trip. */
  read(db: Database): Reads;
  /** Decides with the rules of schema/rules. Throws HttpError to refuse: nothing is stored then. */
  decide(rows: Results<Reads>, day: PracticeDay, db: Database): AttemptDecision<Kept, Outcome>;
  /** The answer of the call, from what is stored: the same for the first submit and every repeat. `rows` are those of `read`. */
  answer(stored: StoredAttempt<Kept, Outcome>, rows: Results<Reads>): Answer;
}

/**
 * Most bytes of JSON that an attempt may keep of its answers and outcome. Quizzes stay far below; the limit is the last guard, because
 * attempts are what one account can store most of.
 */
export const MAX_ATTEMPT_BYTES = 1_024;

/**
 * The one flow that every attempt at a quiz takes. An attempt that was stored before gets its stored answer again with the
 * learner's totals of now, and earns nothing twice. Otherwise it is decided, and one batch stores the attempt, its award and
 * whatever the decision adds. Throws 409 when the attempt id belongs to another quiz, 413 when the attempt is too large to be stored,
 * and what `decide` throws.
 */
export function submitAttempt<Reads extends Statements, Kept, Outcome, Answer extends object>(
  c: AppContext,
  learner: Learner,
  attempt: Attempt<Reads, Kept, Outcome, Answer>,
): Promise<Answer & Totals> {
  const { subject } = attempt;
  const attemptId = attempt.attemptId ?? crypto.randomUUID();
  return practice(c, learner, {
    read: (db) => ({ ...attempt.read(db), attempts: attemptOf(db, learner.userId, attemptId, c.get("now")) }),
    decide: ({ attempts, ...read }, day, db) => {
      const rows = read as unknown as Results<Reads>;
      const stored = (attempts as readonly { attempt: JournalRow }[])[0]?.attempt;
      if (stored) {
        if (!isAttemptAt(stored, subject)) {
          throw new HttpError(409, "This attempt id belongs to another quiz", { field: "attemptId" });
        }
        return { kind: "known", answer: attempt.answer(storedAttempt<Kept, Outcome>(stored), rows) };
      }
      const decided = attempt.decide(rows, day, db);
      return {
        kind: "new",
        activity: decided.activity && { ...decided.activity, attemptId },
        store: (earned) => {
          const { score, totalQuestions, graded = true, kept } = decided;
          const outcome = decided.outcome(earned);
          refuseLarge({ kept, outcome });
          const facts = { score, totalQuestions, graded, xpAwarded: earned.amount, outcome };
          const row: JournalRow = [
            subject.quizType,
            subject.subjectId,
            subject.level,
            score,
            totalQuestions,
            graded ? 1 : 0,
            earned.amount,
            c.get("now").getTime(),
            kept,
            outcome,
          ];
          const answer = attempt.answer({ ...facts, kept }, rows);
          return { answer, rows: decided.rows ?? [], attempt: { id: attemptId, row } };
        },
      };
    },
  });
}

function storedAttempt<Kept, Outcome>(row: JournalRow): StoredAttempt<Kept, Outcome> {
  const [, , , score, totalQuestions, graded, xpAwarded, , kept = null, outcome = null] = row;
  return {
    score,
    totalQuestions,
    graded: graded === 1,
    xpAwarded,
    kept: kept as Kept | null,
    outcome: outcome as Outcome | null,
  };
}

function refuseLarge(stored: { kept: unknown; outcome: unknown }): void {
  const bytes = new TextEncoder().encode(JSON.stringify(stored)).byteLength;
  if (bytes > MAX_ATTEMPT_BYTES)
    throw new HttpError(413, "The answers are too long to be stored", { field: "answers" });
}

function isAttemptAt([quizType, subjectId, level]: JournalRow, subject: AttemptSubject): boolean {
  return quizType === subject.quizType && subjectId === subject.subjectId && level === subject.level;
}
