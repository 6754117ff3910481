import type { CallCost } from "#tests/support/worker/counting-env.ts";
import type { ServedCall } from "#tests/support/worker/served-calls.ts";

/** The figures of a line of the golden table, in this order. The largest allowed answer in bytes follows them. */
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

/** Rows written for fifteen new words, and for their count. They are not part of an award. */
const NEW_WORDS_ROWS = 16;
/** The row that counts a write against the learner's quota, where no award writes it anyway. */
const WRITE_COUNT_ROWS = 1;
/** Rows written for a seat: its own, which holds the week's XP from then on, and the league's when the seat is its first. */
const SEAT_ROWS = 1;
const FIRST_SEAT_ROWS = 2;
/** The row of an account that moved to another time zone, written at most once a day. */
const MOVE_ROWS = 1;

/**
 * Rows of a chat turn that its award does not write: the turn with the message, its count against the quota, and the turn with the reply. The evidence of
 * the learner's level is in the row of their totals.
 */
const TURN_ROWS = 3;
/** Rows of three words and their count, two mistakes and two rules; the corrections are written with the reply. */
const LESSON_ROWS = 8;

export interface GoldenCost {
  call: ServedCall;
  /** The situation. Unless it begins with "visitor" or "new", the caller has passed the first lesson today. */
  when: string;
  /** Figures of COLUMNS, then the largest answer in bytes. */
  cost: number[];
  /** Entries that it adds to the ledger, one per award. Completing the day's challenges is an award of its own, in the same row. */
  awards?: number;
  /** Rows that it writes in addition to its awards: a lesson's words, a seat, a move to another time zone. */
  besides?: number;
}

const ADD = "POST /api/curriculum/subchapter/:id/add-vocabulary";
const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
const CHALLENGE = "POST /api/curriculum/subchapter/:id/double-xp-challenge";
const BATCH = "POST /api/vocabulary/add-batch";
const SUBMIT = "POST /api/quiz/submit";
const GENERATE = "POST /api/vocabulary/quiz/generate";
const CHAT = "POST /api/conversations/:id/messages";
const REPORT = "POST /api/answer-reports";
const EXERCISE = "POST /api/grammar/exercises/:exerciseId/submit";
const DRAW = "POST /api/grammar/quiz/generate";
const FORMS = "GET /api/conjugation-questions/random";
const POPULATE = "POST /api/conjugation-questions/populate";
const PREFIX_TEST = "GET /api/vocabulary/verb-test";
const PREFIX_SUBMIT = "POST /api/vocabulary/verb-test/submit";
const TRIAL = "POST /api/trial-chat";
const TRIAL_MESSAGE = "POST /api/trial-chat/messages";
const MEMBERSHIP = "PATCH /api/gamification/league/membership";

/**
 * The golden table: what every served call costs when its content is in memory. A figure only changes on purpose, in the same
 * commit as its reason.
 */
export const GOLDEN_COSTS: GoldenCost[] = [
  // call, situation: round trips, statements, rows read, returned, written, KV reads, KV writes, hops, bytes
  { call: "GET /api/auth/user", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 4] },
  { call: "GET /api/auth/user", when: "learner", cost: [1, 1, 2, 1, 0, 0, 0, 0, 256] },
  // Before it is stored, a login makes sure that the account still has the hash that was compared.
  // A browser that the account gets to know is a row and its index, and the check that the account does not know too many.
  { call: "POST /api/auth/login", when: "visitor", cost: [2, 7, 9, 3, 8, 0, 1, 0, 256] },
  { call: "POST /api/auth/login", when: "signed in before", cost: [2, 8, 12, 4, 9, 0, 2, 0, 256] },
  {
    call: "POST /api/auth/login",
    when: "signed in before, in a browser that the account knows",
    // Whether it is known is read in a statement of its own, so it counts as a stranger, too: a row with its index, and again when that is taken back.
    cost: [2, 9, 14, 6, 10, 0, 2, 0, 256],
  },
  { call: "POST /api/auth/signup", when: "visitor", cost: [2, 7, 2, 1, 11, 0, 1, 0, 256] },
  // Moving a trial chat: its rows are written as a conversation and deleted, its words and mistakes are kept. A guard makes sure that it is as it was read.
  {
    call: "POST /api/auth/signup",
    when: "visitor with a trial chat of one message",
    cost: [2, 17, 42, 5, 25, 0, 1, 0, 256],
  },
  {
    call: "POST /api/auth/login",
    when: "visitor with a trial chat of one message",
    cost: [2, 17, 49, 7, 22, 0, 1, 0, 256],
  },
  { call: "POST /api/auth/password", when: "learner", cost: [2, 9, 14, 5, 8, 1, 2, 0, 16] },
  // The others end in one statement and with one message, however many they are; each is a deletion in KV.
  {
    call: "POST /api/auth/password",
    when: "in a full league, signed in in two other browsers",
    cost: [2, 9, 26, 7, 12, 1, 4, 1, 16],
  },
  // The ended session comes back with its owner, for the log, and the owner's league, for its live view.
  { call: "POST /api/auth/logout", when: "learner", cost: [1, 1, 3, 1, 1, 0, 1, 0, 16] },
  { call: "GET /api/home", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 4] },
  { call: "GET /api/home", when: "learner", cost: [1, 6, 8, 5, 0, 0, 0, 0, 6144] },
  { call: "GET /api/leaderboard", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 4] },
  { call: "GET /api/leaderboard", when: "learner", cost: [1, 5, 7, 4, 0, 0, 0, 0, 1024] },
  { call: "GET /api/progress/:language", when: "learner", cost: [1, 2, 2, 2, 0, 0, 0, 0, 128] },
  { call: "GET /api/curriculum/chapters/:level", when: "learner", cost: [0, 0, 0, 0, 0, 1, 0, 0, 6144] },
  { call: "GET /api/curriculum/progress/:level", when: "learner", cost: [1, 2, 3, 2, 0, 0, 0, 0, 1024] },
  { call: "GET /api/curriculum/chapter/:chapterId/subchapters", when: "learner", cost: [1, 2, 3, 2, 0, 0, 0, 0, 2048] },
  { call: "GET /api/curriculum/subchapter/:id", when: "learner", cost: [0, 0, 0, 0, 0, 1, 0, 0, 8192] },
  { call: "GET /api/vocabulary-bank/:language", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 32768] },
  { call: "GET /api/vocabulary-bank/:language", when: "learner", cost: [0, 0, 0, 0, 0, 0, 0, 0, 32768] },
  // A learner's words: the session, and one row for each word. Their texts are in memory. Those of a chapter are looked up by
  // its 75 keys: as many reads in a collection of 5,000 words.
  { call: "GET /api/vocabulary/:language", when: "learner", cost: [1, 2, 17, 16, 0, 0, 0, 0, 4096] },
  {
    call: "GET /api/vocabulary/:language",
    when: "learner who asks for a chapter",
    cost: [1, 3, 167, 16, 0, 0, 0, 0, 4096],
  },
  {
    call: "GET /api/vocabulary/:language",
    when: "learner with 5,000 words",
    cost: [1, 2, 5002, 5001, 0, 0, 0, 0, 1_500_000],
  },
  { call: "GET /api/vocabulary/:language/categories", when: "learner", cost: [1, 2, 17, 16, 0, 0, 0, 0, 64] },
  { call: "GET /api/vocabulary/:language/plural", when: "learner", cost: [1, 2, 17, 16, 0, 0, 0, 0, 1024] },
  // A row and its index for the chat, one for its first line, a row and its index for the count of the address.
  { call: TRIAL, when: "visitor", cost: [1, 6, 7, 3, 5, 0, 0, 0, 512] },
  { call: TRIAL, when: "visitor with a trial chat", cost: [1, 2, 3, 2, 0, 0, 0, 0, 512] },
  { call: TRIAL, when: "visitor who chooses anew before the first message", cost: [2, 6, 9, 4, 2, 0, 0, 0, 512] },
  // The message, the count of the address with its index, the reply, and the message again for its corrections.
  { call: TRIAL_MESSAGE, when: "visitor with a trial chat", cost: [2, 10, 28, 9, 5, 0, 0, 0, 2048] },
  { call: TRIAL_MESSAGE, when: "visitor who sends the same message again", cost: [1, 6, 26, 4, 0, 0, 0, 0, 2048] },
  { call: "GET /api/trial-chat", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 4] },
  { call: "GET /api/trial-chat", when: "visitor with a trial chat", cost: [1, 2, 3, 2, 0, 0, 0, 0, 512] },
  // The answer and the learner's count of the day; the guards and the upserts read the rows that they write.
  { call: REPORT, when: "learner", cost: [2, 7, 3, 3, 2, 0, 0, 0, 32] },
  // Each of the level's 750 keys in turn, and its negative where the learner does not have the word, until there are enough.
  { call: BATCH, when: "learner with 5,000 words: nothing is left", cost: [1, 3, 1502, 2, 0, 0, 0, 0, 64] },
  { call: BATCH, when: "learner", cost: [2, 7, 66, 24, 22, 0, 0, 0, 64] },
  { call: "GET /api/gamification/xp", when: "learner", cost: [1, 2, 3, 2, 0, 0, 0, 0, 256] },
  { call: "GET /api/gamification/streak", when: "learner", cost: [1, 2, 3, 2, 0, 0, 0, 0, 256] },
  { call: "GET /api/gamification/daily-progress", when: "learner", cost: [1, 2, 3, 2, 0, 0, 0, 0, 512] },
  { call: ADD, when: "new", cost: [2, 7, 37, 3, NEW_WORDS_ROWS + WRITE_COUNT_ROWS, 0, 0, 0, 32] },
  { call: ADD, when: "nothing is new", cost: [2, 7, 38, 4, 0, 0, 0, 0, 32] },
  {
    call: QUIZ,
    when: "new: first pass, words added",
    cost: [2, 10, 41, 4, 18, 0, 0, 0, 2560],
    awards: 1,
    besides: NEW_WORDS_ROWS,
  },
  { call: QUIZ, when: "new: first pass, no words", cost: [2, 8, 9, 4, 2, 0, 0, 0, 2560], awards: 1 },
  {
    call: QUIZ,
    when: "new: first pass in another time zone than at sign-up",
    cost: [2, 9, 10, 4, 3, 0, 0, 0, 2560],
    awards: 1,
  },
  {
    call: QUIZ,
    when: "second pass of the day: completes the day's challenges, joins and opens a league",
    cost: [2, 10, 22, 6, 4, 0, 0, 1, 2560],
    awards: 2,
    besides: FIRST_SEAT_ROWS,
  },
  { call: QUIZ, when: "failed", cost: [2, 8, 12, 5, 2, 0, 0, 0, 2560] },
  { call: QUIZ, when: "nothing answered", cost: [2, 7, 12, 5, 1, 0, 0, 0, 2560] },
  { call: QUIZ, when: "the same attempt again", cost: [1, 5, 10, 6, 0, 0, 0, 0, 2560] },
  { call: CHALLENGE, when: "fifteen words", cost: [2, 7, 11, 4, 1, 0, 0, 0, 1024], awards: 1 },
  { call: CHALLENGE, when: "the same attempt again", cost: [1, 5, 9, 5, 0, 0, 0, 0, 1024] },
  { call: CHALLENGE, when: "taken today already", cost: [2, 7, 12, 5, 1, 0, 0, 0, 1024] },
  { call: SUBMIT, when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 256] },
  // The day before moves to the past days.
  { call: SUBMIT, when: "first of a new day", cost: [2, 7, 11, 3, 2, 0, 0, 0, 1024], awards: 1, besides: 1 },
  { call: SUBMIT, when: "first of the day", cost: [2, 6, 10, 3, 1, 0, 0, 0, 1024], awards: 1 },
  // The grammar library. A learner's call reads the session, the open levels and topics, and the progress in the topics.
  { call: "GET /api/grammar/library", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 16384] },
  { call: "GET /api/grammar/library", when: "learner", cost: [1, 4, 2, 1, 0, 0, 0, 0, 65536] },
  { call: "GET /api/grammar/library/:id", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 8192] },
  { call: "GET /api/grammar/library/:id", when: "learner", cost: [1, 4, 2, 1, 0, 0, 0, 0, 8192] },
  { call: "GET /api/grammar/library/:id/exercises", when: "learner", cost: [1, 4, 2, 1, 0, 0, 0, 0, 8192] },
  { call: "GET /api/grammar/category/:category", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 64] },
  { call: "GET /api/grammar/category/:category", when: "learner", cost: [1, 2, 2, 2, 0, 0, 0, 0, 64] },
  { call: "GET /api/grammar/progress/:id", when: "learner", cost: [1, 4, 2, 1, 0, 0, 0, 0, 256] },
  { call: "GET /api/grammar/unlocked-levels", when: "learner", cost: [1, 4, 2, 2, 0, 0, 0, 0, 512] },
  { call: "GET /api/grammar/unlocked-topics", when: "learner", cost: [1, 4, 2, 2, 0, 0, 0, 0, 8192] },
  { call: "GET /api/grammar/is-topic-unlocked/:id", when: "learner", cost: [1, 3, 1, 1, 0, 0, 0, 0, 64] },
  { call: "GET /api/grammar/:language", when: "learner", cost: [1, 2, 1, 1, 0, 0, 0, 0, 65536] },
  // The progress in the topic, and the count of the write.
  { call: EXERCISE, when: "new", cost: [2, 8, 6, 3, 2, 0, 0, 0, 1024] },
  { call: EXERCISE, when: "answered before", cost: [2, 8, 7, 4, 2, 0, 0, 0, 1024] },
  { call: DRAW, when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 8192] },
  { call: DRAW, when: "learner", cost: [1, 3, 1, 1, 0, 0, 0, 0, 8192] },
  { call: DRAW, when: "total-level test", cost: [1, 3, 1, 1, 0, 0, 0, 0, 16384] },
  { call: SUBMIT, when: "visitor with a grammar quiz", cost: [0, 0, 0, 0, 0, 0, 0, 0, 256] },
  // Beside the award: the progress in the topic, and the topic that opens.
  {
    call: SUBMIT,
    when: "grammar quiz on a topic: opens the next one",
    cost: [2, 11, 12, 3, 3, 0, 0, 0, 1024],
    awards: 1,
    besides: 2,
  },
  { call: SUBMIT, when: "the same grammar quiz again", cost: [1, 7, 12, 6, 0, 0, 0, 0, 1024] },
  { call: SUBMIT, when: "level-up test: opens a level", cost: [2, 9, 11, 3, 2, 0, 0, 0, 1024], awards: 1, besides: 1 },
  {
    call: SUBMIT,
    when: "total-level test: opens a level and nineteen topics",
    cost: [2, 10, 30, 3, 21, 0, 0, 0, 1024],
    awards: 1,
    besides: 20,
  },
  // A quiz on a learner's words: a small collection is read whole; in a large one, words of the bank are looked up until there are enough. Looking a
  // word up reads the word that is asked for and the row that is found.
  { call: GENERATE, when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 16384] },
  { call: GENERATE, when: "learner", cost: [1, 4, 21, 16, 0, 0, 0, 0, 16384] },
  { call: GENERATE, when: "learner with the whole bank and 500 words", cost: [1, 4, 122, 111, 0, 0, 0, 0, 16384] },
  { call: GENERATE, when: "learner whose words are all of other levels", cost: [1, 4, 755, 1, 0, 0, 0, 0, 64] },
  { call: SUBMIT, when: "visitor with a vocabulary quiz", cost: [0, 0, 0, 0, 0, 0, 0, 0, 256] },
  { call: SUBMIT, when: "vocabulary quiz", cost: [2, 6, 10, 3, 1, 0, 0, 0, 1024], awards: 1 },
  {
    call: SUBMIT,
    when: "vocabulary quiz with two own words among 5,000",
    cost: [2, 7, 16, 5, 1, 0, 0, 0, 1024],
    awards: 1,
  },
  { call: SUBMIT, when: "the same vocabulary quiz again", cost: [1, 4, 8, 4, 0, 0, 0, 0, 1024] },
  { call: SUBMIT, when: "vocabulary quiz on the only three words", cost: [2, 9, 18, 6, 1, 0, 0, 0, 1024], awards: 1 },
  { call: SUBMIT, when: "study mode with cards", cost: [2, 6, 10, 3, 1, 0, 0, 0, 1024], awards: 1 },
  { call: SUBMIT, when: "plural quiz", cost: [2, 6, 10, 3, 1, 0, 0, 0, 1024], awards: 1 },
  // Verbs. A draw reads the list of the ids that it draws and their rows, however many the table has. A test is in memory; of the learner it reads what they passed.
  { call: FORMS, when: "visitor", cost: [1, 1, 39, 20, 0, 0, 0, 0, 4096] },
  { call: FORMS, when: "learner", cost: [1, 2, 40, 21, 0, 0, 0, 0, 4096] },
  { call: FORMS, when: "learner with one verb and one tense", cost: [1, 2, 13, 7, 0, 0, 0, 0, 2048] },
  // Looking for what is missing reads the list of all forms of the named tenses, and those that are there.
  { call: POPULATE, when: "learner", cost: [2, 5, 1325, 3, 1, 0, 0, 0, 16] },
  { call: POPULATE, when: "learner in a database without questions", cost: [2, 6, 13205, 3303, 3301, 0, 0, 0, 16] },
  { call: SUBMIT, when: "visitor with a conjugation quiz", cost: [0, 0, 0, 0, 0, 0, 0, 0, 256] },
  { call: SUBMIT, when: "conjugation quiz", cost: [2, 6, 10, 3, 1, 0, 0, 0, 1024], awards: 1 },
  { call: PREFIX_TEST, when: "learner", cost: [1, 2, 1, 1, 0, 0, 0, 0, 8192] },
  { call: PREFIX_TEST, when: "learner who has passed two tests", cost: [1, 2, 4, 3, 0, 0, 0, 0, 8192] },
  // Beside the award: that the test is passed.
  { call: PREFIX_SUBMIT, when: "passed", cost: [2, 7, 10, 3, 2, 0, 0, 0, 1024], awards: 1, besides: 1 },
  { call: PREFIX_SUBMIT, when: "failed", cost: [2, 7, 10, 3, 1, 0, 0, 0, 1024], awards: 1 },
  { call: PREFIX_SUBMIT, when: "the same attempt again", cost: [1, 4, 8, 4, 0, 0, 0, 0, 1024] },
  // Conversations. A new one is its row with an index entry, and the counts of the quotas. Each is read with its last turn. A message is found, and sent
  // again, among those of its conversation, which reads the turns four times.
  { call: "GET /api/conversations", when: "learner", cost: [1, 2, 5, 2, 0, 0, 0, 0, 1024] },
  { call: "GET /api/conversation-starters", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 8192] },
  { call: "POST /api/conversations", when: "learner", cost: [2, 6, 8, 4, 3, 0, 0, 0, 512] },
  { call: "PATCH /api/conversations/:id", when: "learner", cost: [2, 6, 10, 4, 2, 0, 0, 0, 512] },
  { call: "PATCH /api/conversations/:id/tone", when: "learner", cost: [2, 6, 10, 4, 2, 0, 0, 0, 512] },
  { call: "DELETE /api/conversations/:id", when: "learner", cost: [2, 6, 23, 4, 6, 0, 0, 0, 32] },
  { call: "GET /api/conversations/:id/messages", when: "learner", cost: [1, 3, 9, 6, 0, 0, 0, 0, 4096] },
  { call: "GET /api/conversations/:id/help", when: "learner", cost: [1, 3, 9, 6, 0, 0, 0, 0, 512] },
  { call: "POST /api/conversations/:id/end", when: "learner", cost: [2, 8, 15, 8, 3, 0, 0, 0, 4096] },
  { call: "GET /api/conversations/:id/report", when: "learner", cost: [1, 4, 11, 7, 0, 0, 0, 0, 4096] },
  { call: CHAT, when: "nothing to learn", cost: [2, 16, 122, 40, 4, 0, 0, 0, 2560], awards: 1, besides: TURN_ROWS },
  {
    call: CHAT,
    when: "two mistakes and three words, the first of their kind",
    cost: [2, 21, 141, 40, 12, 0, 0, 0, 4096],
    awards: 1,
    besides: TURN_ROWS + LESSON_ROWS,
  },
  {
    call: CHAT,
    when: "two mistakes and three words, made and met before",
    cost: [2, 21, 149, 42, 12, 0, 0, 0, 4096],
    awards: 1,
    besides: TURN_ROWS + LESSON_ROWS,
  },
  {
    call: CHAT,
    when: "in a full league: nothing to learn",
    cost: [2, 17, 124, 41, 5, 0, 0, 1, 2560],
    awards: 1,
    besides: TURN_ROWS,
  },
  { call: CHAT, when: "the same message again", cost: [1, 12, 112, 37, 0, 0, 0, 0, 2560] },
  { call: "POST /api/vocabulary/words", when: "learner", cost: [2, 6, 8, 3, 3, 0, 0, 0, 32] },
  // A visitor's word is looked up in memory.
  { call: "POST /api/translate-word", when: "visitor", cost: [0, 0, 0, 0, 0, 0, 0, 0, 512] },
  { call: "POST /api/translate-word", when: "learner", cost: [1, 2, 4, 1, 0, 0, 0, 0, 512] },
  // With a seat, and on the way to one. Home's 6,400 bytes hold four daily challenges.
  { call: "GET /api/home", when: "learner in a full league", cost: [1, 6, 39, 35, 0, 0, 0, 0, 6656] },
  { call: "GET /api/home", when: "learner whose league's week is over", cost: [1, 6, 11, 7, 0, 0, 0, 1, 6400] },
  { call: "GET /api/leaderboard", when: "learner in a full league", cost: [1, 5, 38, 34, 0, 0, 0, 0, 8192] },
  {
    call: "GET /api/gamification/league/rank",
    when: "learner in a full league",
    cost: [1, 3, 35, 32, 0, 0, 0, 0, 256],
  },
  { call: "GET /api/gamification/league", when: "learner in a full league", cost: [1, 2, 3, 2, 0, 0, 0, 0, 256] },
  {
    call: "GET /api/gamification/league/:leagueId/leaderboard",
    when: "learner in a full league",
    cost: [1, 3, 35, 32, 0, 0, 0, 0, 8192],
  },
  { call: "GET /api/gamification/league/membership", when: "learner", cost: [1, 2, 3, 2, 0, 0, 0, 0, 128] },
  {
    call: "GET /api/gamification/league/membership",
    when: "learner with a last week",
    cost: [1, 2, 3, 2, 0, 0, 0, 0, 512],
  },
  { call: QUIZ, when: "in a full league: first pass", cost: [2, 9, 14, 6, 3, 0, 0, 1, 2560], awards: 1 },
  {
    call: QUIZ,
    when: "in a full league: first pass in another time zone than at sign-up",
    cost: [2, 10, 15, 6, 4, 0, 0, 1, 2560],
    awards: 1,
    besides: MOVE_ROWS,
  },
  {
    call: QUIZ,
    when: "in a full league: completes the day's challenges",
    cost: [2, 9, 14, 6, 3, 0, 0, 1, 2560],
    awards: 2,
  },
  { call: QUIZ, when: "in a full league: failed", cost: [2, 8, 12, 5, 2, 0, 0, 0, 2560] },
  { call: CHALLENGE, when: "in a full league: fifteen words", cost: [2, 8, 14, 5, 2, 0, 0, 1, 1024], awards: 1 },
  { call: SUBMIT, when: "in a full league: first of the day", cost: [2, 7, 13, 4, 2, 0, 0, 1, 1024], awards: 1 },
  {
    call: SUBMIT,
    when: "without a seat: takes the thirtieth of a league",
    cost: [2, 8, 110, 4, 2, 0, 0, 1, 1024],
    awards: 1,
    besides: SEAT_ROWS,
  },
  {
    call: SUBMIT,
    when: "without a seat: opens the next league",
    cost: [2, 8, 82, 4, 3, 0, 0, 1, 1024],
    awards: 1,
    besides: FIRST_SEAT_ROWS,
  },
  { call: SUBMIT, when: "with a seat in a week that is over", cost: [2, 6, 10, 3, 1, 0, 0, 1, 1024], awards: 1 },
  { call: MEMBERSHIP, when: "leaving a full league", cost: [2, 6, 8, 3, 3, 0, 0, 1, 128] },
  { call: MEMBERSHIP, when: "leaving without a seat", cost: [2, 5, 7, 3, 2, 0, 0, 0, 128] },
  { call: MEMBERSHIP, when: "coming back to a seat", cost: [2, 6, 9, 4, 3, 0, 0, 1, 128] },
  { call: MEMBERSHIP, when: "coming back without a seat, with XP this week", cost: [2, 7, 107, 4, 3, 0, 0, 1, 128] },
  {
    call: MEMBERSHIP,
    when: "coming back without a seat and without XP this week",
    cost: [2, 5, 7, 3, 2, 0, 0, 0, 128],
  },
  { call: MEMBERSHIP, when: "said twice", cost: [1, 2, 3, 2, 0, 0, 0, 0, 128] },
  { call: SUBMIT, when: "the same attempt again", cost: [1, 4, 8, 4, 0, 0, 0, 0, 1024] },
];
