/** Tests that fail when data lies in several databases, for a reason that is known: the plan takes such batches apart, the code does not yet. */
export interface Exception {
  why: string;
  /** They fail with so many databases for learners, and with more. */
  learnerDatabases: 1 | 2;
  /** Below tests/worker. */
  file: string;
  /** How their names begin. */
  tests: readonly string[];
}

/** One statement counts a try of the directory by whether the learner's account knows the browser. */
const KNOWN_BROWSER = "directory + learner: a try in a known browser";
/** The statements that move a trial chat read the visitor's rows and write the learner's. */
const TRIAL_CHAT = "visitors + learner: a trial chat moves";

/** The documented crossings of docs/operations.md#more-than-one-database, by the tests that meet them. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    why: KNOWN_BROWSER,
    learnerDatabases: 1,
    file: "auth/known-devices.test.ts",
    tests: ["a browser that an account knows", "the cookie of a known browser"],
  },
  { why: KNOWN_BROWSER, learnerDatabases: 1, file: "auth/login.test.ts", tests: ["rotation"] },
  {
    why: KNOWN_BROWSER,
    learnerDatabases: 1,
    file: "auth/events.test.ts",
    tests: ["a sign-up, a sign-out and a sign-in", "a session that a new sign-in replaces"],
  },
  { why: KNOWN_BROWSER, learnerDatabases: 1, file: "auth/session.test.ts", tests: ["the cookie over"] },
  {
    why: KNOWN_BROWSER,
    learnerDatabases: 1,
    file: "http/cost.test.ts",
    tests: ["the golden table holds for POST /api/auth/login signed in before, in a browser"],
  },
  {
    why: TRIAL_CHAT,
    learnerDatabases: 1,
    file: "trial-chat/into-account.test.ts",
    tests: ["signing up after a trial chat", "signing in after a trial chat"],
  },
  {
    why: TRIAL_CHAT,
    learnerDatabases: 1,
    file: "http/cost.test.ts",
    tests: [
      "the golden table holds for POST /api/auth/signup visitor with a trial chat",
      "the golden table holds for POST /api/auth/login visitor with a trial chat",
      "data of several owners meets in the batches",
    ],
  },
];
