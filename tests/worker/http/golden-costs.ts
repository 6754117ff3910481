import type { CallCost } from "#tests/support/worker/counting-env.ts";
import type { ServedCall } from "#tests/support/worker/served-calls.ts";

/** What stands in a line of the golden table, in this order; after it come the bytes of the answer at most. */
export const COLUMNS = [
  "d1RoundTrips",
  "d1Statements",
  "rowsRead",
  "rowsReturned",
  "rowsWritten",
  "kvReads",
  "kvWrites",
  "doHops",
] as const satisfies (keyof CallCost)[];

/** Rows that fifteen new words cost: each with its unique key, and the count. No part of an award. */
export const NEW_WORDS_ROWS = 31;

export interface GoldenCost {
  call: ServedCall;
  /** The situation. Unless it begins with 'visitor' or 'new', the caller has passed the first lesson today. */
  when: string;
  /** Figures of COLUMNS, then the largest answer in bytes. */
  cost: number[];
  /** It awards XP; `words` when it also adds a lesson's words. */
  award?: "plain" | "words";
}

const ADD = "POST /api/curriculum/subchapter/:id/add-vocabulary";
const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
const CHALLENGE = "POST /api/curriculum/subchapter/:id/double-xp-challenge";

/**
 * The golden table (budgets C1–C4): what every served call costs with warm content. A figure that changes is changed here
 * on purpose, in the same commit as its reason.
 */
export const GOLDEN_COSTS: GoldenCost[] = [
  // call, situation: round trips, statements, rows read, returned, written, KV reads, KV writes, hops, bytes
  { call: "GET /api/auth/user", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 4] },
  { call: "GET /api/auth/user", when: "learner", cost: [1, 1, 2, 1, 0, 1, 0, 0, 256] },
  { call: "POST /api/auth/login", when: "visitor", cost: [2, 4, 4, 2, 6, 0, 1, 0, 256] },
  { call: "POST /api/auth/login", when: "signed in before", cost: [2, 5, 5, 2, 7, 0, 2, 0, 256] },
  { call: "POST /api/auth/signup", when: "visitor", cost: [2, 6, 2, 1, 9, 0, 1, 0, 256] },
  { call: "POST /api/auth/logout", when: "learner", cost: [1, 1, 1, 0, 1, 0, 1, 0, 16] },
  { call: "GET /api/home", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 4] },
  { call: "GET /api/home", when: "learner", cost: [1, 6, 9, 6, 0, 1, 0, 0, 3072] },
  { call: "GET /api/progress/:language", when: "learner", cost: [1, 2, 2, 2, 0, 1, 0, 0, 128] },
  { call: "GET /api/curriculum/chapters/:level", when: "learner", cost: [0, 0, 0, 0, 0, 1, 0, 0, 4096] },
  { call: "GET /api/curriculum/progress/:level", when: "learner", cost: [1, 2, 3, 2, 0, 1, 0, 0, 1024] },
  { call: "GET /api/curriculum/chapter/:chapterId/subchapters", when: "learner", cost: [1, 2, 3, 2, 0, 1, 0, 0, 2048] },
  { call: "GET /api/curriculum/subchapter/:id", when: "learner", cost: [0, 0, 0, 0, 0, 1, 0, 0, 8192] },
  { call: "GET /api/gamification/xp", when: "learner", cost: [1, 3, 5, 3, 0, 1, 0, 0, 256] },
  { call: "GET /api/gamification/streak", when: "learner", cost: [1, 3, 5, 3, 0, 1, 0, 0, 256] },
  { call: "GET /api/gamification/daily-progress", when: "learner", cost: [1, 3, 5, 3, 0, 1, 0, 0, 512] },
  { call: ADD, when: "new", cost: [2, 5, 61, 2, NEW_WORDS_ROWS, 1, 0, 0, 32] },
  { call: ADD, when: "nothing is new", cost: [2, 5, 62, 3, 0, 1, 0, 0, 32] },
  { call: QUIZ, when: "new: first pass, words added", cost: [2, 14, 68, 4, 36, 1, 0, 0, 2560], award: "words" },
  { call: QUIZ, when: "new: first pass, no words", cost: [2, 12, 9, 4, 5, 1, 0, 0, 2560], award: "plain" },
  {
    call: QUIZ,
    when: "new: first pass in another time zone than at sign-up",
    cost: [2, 13, 10, 4, 6, 1, 0, 0, 2560],
    award: "plain",
  },
  {
    call: QUIZ,
    when: "second pass of the day: completes the day's challenges",
    cost: [2, 13, 14, 6, 6, 1, 0, 0, 2560],
    award: "plain",
  },
  { call: QUIZ, when: "failed", cost: [2, 11, 12, 6, 4, 1, 0, 0, 2560] },
  { call: QUIZ, when: "nothing answered", cost: [2, 8, 11, 6, 1, 1, 0, 0, 2560] },
  { call: QUIZ, when: "the same attempt again", cost: [1, 6, 11, 7, 0, 1, 0, 0, 2560] },
  { call: CHALLENGE, when: "fifteen words", cost: [2, 11, 11, 5, 4, 1, 0, 0, 1024], award: "plain" },
  { call: CHALLENGE, when: "the same attempt again", cost: [1, 6, 9, 6, 0, 1, 0, 0, 1024] },
  { call: CHALLENGE, when: "taken today already", cost: [2, 8, 10, 6, 1, 1, 0, 0, 1024] },
  { call: "POST /api/quiz/submit", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 256] },
  { call: "POST /api/quiz/submit", when: "first of the day", cost: [2, 10, 10, 4, 4, 1, 0, 0, 1024], award: "plain" },
  { call: "POST /api/quiz/submit", when: "the same attempt again", cost: [1, 5, 8, 5, 0, 1, 0, 0, 1024] },
];
