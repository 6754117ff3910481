import { type GoldenTable, readGoldenTable } from "./golden.ts";
import { dollarsFor, PLAN_DOLLARS, PRICES, type Priced } from "./prices.ts";

export const LEARNERS = 1_000_000;
export const DAYS = 30;
const WEEKS = DAYS / 7;
const MINUTES_OF_A_DAY = 1_440;

const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
const SUBMIT = "POST /api/quiz/submit";
const CHAT = "POST /api/conversations/:id/messages";

/** Lessons that a learner fails on a day. */
const FAILED_LESSONS = 0.5;

/** A line of the day: how often a call comes, in which situation of the golden table, and whether it is an XP event. */
interface DayCall {
  call: string;
  when: string;
  times: number;
  xp?: true;
  /** A turn of a chat: the tutor reads and writes German. */
  chat?: true;
}

/**
 * The day of a learner who has a seat in a full league: 25 calls, 6 of them XP events. Two visits, two lessons (one of them new every
 * other day) and three quizzes, each of which costs as much as the adverb quiz.
 */
const DAY: readonly DayCall[] = [
  { call: QUIZ, when: "in a full league: first pass", times: 1, xp: true },
  { call: QUIZ, when: "in a full league: completes the day's challenges", times: 1, xp: true },
  {
    call: "POST /api/curriculum/subchapter/:id/double-xp-challenge",
    when: "in a full league: fifteen words",
    times: 1,
    xp: true,
  },
  { call: SUBMIT, when: "in a full league: first of the day", times: 3, xp: true },
  { call: QUIZ, when: "in a full league: failed", times: FAILED_LESSONS },
  { call: "GET /api/home", when: "learner in a full league", times: 4 },
  { call: "GET /api/auth/user", when: "learner", times: 2 },
  { call: "GET /api/curriculum/chapters/:level", when: "learner", times: 2 },
  { call: "GET /api/curriculum/chapter/:chapterId/subchapters", when: "learner", times: 2 },
  { call: "GET /api/curriculum/subchapter/:id", when: "learner", times: 2 },
  { call: "GET /api/gamification/league/:leagueId/leaderboard", when: "learner in a full league", times: 2 },
  { call: "GET /api/gamification/league/rank", when: "learner in a full league", times: 1 },
  { call: "GET /api/gamification/league", when: "learner in a full league", times: 1 },
  { call: "GET /api/gamification/league/membership", when: "learner with a last week", times: 0.5 },
  { call: "GET /api/gamification/xp", when: "learner", times: 1 },
  { call: "GET /api/gamification/daily-progress", when: "learner", times: 1 },
];

/**
 * What a full day has besides: twenty vocabulary answers in two quizzes, a grammar quiz, and a conversation of six turns with the built-in tutor. The grammar quiz opens a topic and has no seat, which costs as much as a seat and no topic.
 */
const MORE_OF_A_FULL_DAY: readonly DayCall[] = [
  { call: "POST /api/vocabulary/quiz/generate", when: "learner", times: 2 },
  { call: SUBMIT, when: "in a full league: first of the day", times: 2, xp: true },
  { call: "POST /api/grammar/quiz/generate", when: "learner", times: 1 },
  { call: SUBMIT, when: "grammar quiz on a topic: opens the next one", times: 1, xp: true },
  { call: "GET /api/vocabulary/:language", when: "learner", times: 1 },
  { call: "GET /api/grammar/library/:id", when: "learner", times: 1 },
  { call: "GET /api/conversations", when: "learner", times: 1 },
  { call: "POST /api/conversations", when: "learner", times: 1 },
  { call: CHAT, when: "in a full league: nothing to learn", times: 6, xp: true, chat: true },
];

/** A day of which the bill is made, and the budget of a month without a language model (docs/product.md#budget-bill). */
export interface PricedDay {
  name: string;
  calls: readonly DayCall[];
  budgetDollars: number;
  /** Conversations begun, each of which goes with its messages a month after its last one. */
  conversations: number;
  /** Bytes that a learner with such days leaves in D1 in a year (`-- storage`). */
  bytesAYear: number;
}

export const PRICED_DAYS: readonly PricedDay[] = [
  { name: "a day", calls: DAY, budgetDollars: 1_500, conversations: 0, bytesAYear: 365_000 },
  {
    name: "a full day",
    calls: [...DAY, ...MORE_OF_A_FULL_DAY],
    budgetDollars: 3_500,
    conversations: 1,
    bytesAYear: 510_000,
  },
];

/** What the golden table does not say. */
export const ASSUMED = {
  /** Lessons passed for the first time a day: their words go into the vocabulary. A level has 50. */
  newLessons: 0.5,
  /** Share of the turns of a chat with two mistakes and three words, the others have nothing to learn. */
  turnsWithMistakes: 0.25,
  /** Documents a day that the Worker answers; scripts and styles are files, and free. */
  pages: 2,
  /** CPU of a call, which the platform bills per millisecond. A local run cannot separate it from D1's. */
  cpuMsPerCall: 3,
  cpuMsPerChatTurn: 15,
  /** Sign-ins a month, each with a password to derive. */
  signIns: 1,
  cpuMsPerSignIn: 200,
  /** Learners with a seat in a week, a million of whom practice on any day; members of a league. */
  seatedAWeek: 1_500_000,
  membersOfALeague: 25,
  /** Times a day that a learner opens the live view, and minutes that it stays open. */
  views: 1,
  viewMinutes: 2,
  /** Share of awards that somebody in the league sees at once: 25 views of two minutes are 50 minutes of a day, most of them in the evening, like the awards. */
  seenAwards: 0.1,
  /** How long an object is awake for one call: D1 is read once after a start, and a frame waits at most 270 ms. */
  awakeMs: 100,
  /**
   * What the sweep reads and writes for a learner on a day (`-- storage` prints it): a day loses its answers, another its attempts, and every four weeks some five
   * rows keep the best of these. Old conversations come on top.
   */
  sweepRowsRead: 139,
  sweepRowsWritten: 2.2,
} as const;

/** Past days that still have their attempts, each of which a submit looks at; the accounts of the golden table have none. */
const DAYS_WITH_ATTEMPTS = 90;

/** Rows that go with a conversation of six turns: its own with its place in the list, and the turns. */
const CONVERSATION_ROWS = 2 + 6;

/** Memory that an awake object is billed for, and what a call of it takes. */
const OBJECT_GB = 0.128;
const AWAKE_GB_S = (ASSUMED.awakeMs / 1_000) * OBJECT_GB;
/** Rows that a league's close writes for each member and besides, and that its deletion does (decision 006, `-- simulation`). */
const CLOSE_ROWS = { perMember: 2, perLeague: 3 };
const DELETION_ROWS = { perMember: 1, perLeague: 1 };
/** What an object writes: the tables of a new one, its name and its alarm; what the first viewer is shown, and what all of them are sent. */
const OBJECT_ROWS = { new: 6, perView: 1, perAlarm: 1, perFrame: 1 };
/** Rows that opening a socket reads: seat, session, and the object its members, sessions and league. */
const VIEW_ROWS_READ = 6;

type Usage = Partial<Record<Priced, number>>;

export interface Month {
  calls: number;
  xpEvents: number;
  /** Rows written to D1 by the XP events of a day, the words of new lessons not counted. */
  rowsPerXpEvent: number;
  /** Usage and dollars by what it is for. */
  parts: { what: string; usage: Usage }[];
  lines: { what: Priced; amount: number; dollars: number }[];
  dollars: number;
  /** Changes that would lower the cost, by how much, and what each would cost. */
  savings: { what: string; dollars: number; price: string }[];
  /** Statements that one learner asks of D1 in a day. */
  statementsADay: number;
  /** Open sockets, on average over the day. */
  viewersAtOnce: number;
}

/** The month of a million daily learners at published prices, from the golden table and the assumptions above. */
export async function priceMonth({ calls: day, conversations, bytesAYear }: PricedDay): Promise<Month> {
  const golden = await readGoldenTable();
  const xp = day.filter((call) => call.xp && !call.chat);
  const chat = day.filter((call) => call.chat);
  const others = day.filter((call) => !call.xp && !call.chat);
  const parts: Month["parts"] = [
    { what: "XP events", usage: callsOf(golden, xp) },
    { what: "the first award of a day", usage: { "D1 rows written": daily(newDayOf(golden)) } },
    { what: "words of new lessons", usage: { "D1 rows written": daily(ASSUMED.newLessons * wordsOf(golden)) } },
    { what: "chat turns", usage: callsOf(golden, chat) },
    {
      what: "mistakes, rules and words of chats",
      usage: { "D1 rows written": daily(timesOf(chat) * ASSUMED.turnsWithMistakes * lessonOf(golden)) },
    },
    {
      what: "looking for an attempt in past days",
      usage: { "D1 rows read": daily((timesOf(xp) + FAILED_LESSONS) * DAYS_WITH_ATTEMPTS) },
    },
    { what: "old conversations", usage: { "D1 rows written": daily(conversations * CONVERSATION_ROWS) } },
    { what: "other calls", usage: callsOf(golden, others) },
    { what: "pages and sign-ins", usage: pagesAndSignIns(golden) },
    { what: "live views", usage: liveViews() },
    { what: "weeks: seats, closes, deletion", usage: weeks() },
    {
      what: "daily sweep of what is old",
      usage: { "D1 rows read": daily(ASSUMED.sweepRowsRead), "D1 rows written": daily(ASSUMED.sweepRowsWritten) },
    },
    { what: "storage of the month", usage: { "D1 storage, GB": (LEARNERS * bytesAYear) / 12 / 1e9 } },
  ];
  const lines = (Object.keys(PRICES) as Priced[]).map((what) => {
    const amount = parts.reduce((sum, { usage }) => sum + (usage[what] ?? 0), 0);
    return { what, amount, dollars: dollarsFor(what, amount) };
  });
  const amountOf = (what: Priced): number => lines.find((line) => line.what === what)?.amount ?? 0;
  const without = (what: Priced, amount: number): number =>
    dollarsFor(what, amountOf(what)) - dollarsFor(what, amountOf(what) - amount);
  const events = day.filter((call) => call.xp);
  const rows = events.reduce((sum, { call, when, times }) => sum + times * golden.of(call, when).rowsWritten, 0);
  const words = ASSUMED.newLessons * (wordsOf(golden) - 1);
  const savings: Month["savings"] = [
    {
      what: "a lesson's words as one row, not fifteen",
      dollars: without("D1 rows written", daily(words)),
      price:
        "a word could not be counted as met, scheduled or taken from a chat by itself without rewriting the row of its lesson",
    },
    {
      what: "a seat's XP read from user_xp, not written twice",
      dollars: without("D1 rows written", daily(timesOf(events))),
      price: "leagues could not leave the database of their learners, and a late close would not find the week's XP",
    },
    {
      what: "no check of who may read a lesson that is in memory",
      dollars: without("KV reads", amountOf("KV reads")),
      price: "lessons would be open to everybody; or one row read in D1 instead (3), far from the learner",
    },
    {
      what: "objects told of awards only while somebody watches",
      dollars:
        without("DO requests", hopsOf(golden, day)) + without("DO duration, GB-s", hopsOf(golden, day) * AWAKE_GB_S),
      price: "whoever opens the table would wait for D1, and D1 would have to know who watches: a row for each view",
    },
    ...(chat.length > 0
      ? [
          {
            what: "a message counted against its quota with its reply",
            dollars: without("D1 rows written", daily(timesOf(chat))),
            price: "messages sent at the same time would not be counted before a model is asked",
          },
        ]
      : []),
  ];
  return {
    calls: timesOf(day),
    xpEvents: timesOf(events),
    rowsPerXpEvent: rows / timesOf(events),
    parts,
    lines,
    dollars: PLAN_DOLLARS + lines.reduce((sum, { dollars }) => sum + dollars, 0),
    savings,
    statementsADay: day.reduce((sum, { call, when, times }) => sum + times * golden.of(call, when).d1Statements, 0),
    viewersAtOnce: (LEARNERS * ASSUMED.views * ASSUMED.viewMinutes) / MINUTES_OF_A_DAY,
  };
}

function timesOf(calls: readonly DayCall[]): number {
  return calls.reduce((sum, { times }) => sum + times, 0);
}

/** A figure of one learner's day, for all of them and a month. */
function daily(figure: number): number {
  return figure * LEARNERS * DAYS;
}

function callsOf(golden: GoldenTable, calls: readonly DayCall[]): Usage {
  const sum = (figure: (costs: ReturnType<GoldenTable["of"]>) => number): number =>
    daily(calls.reduce((total, { call, when, times }) => total + times * figure(golden.of(call, when)), 0));
  const hops = sum(({ doHops }) => doHops);
  return {
    "Worker requests": daily(timesOf(calls)),
    "Worker CPU, ms": daily(
      calls.reduce((ms, { times, chat }) => ms + times * (chat ? ASSUMED.cpuMsPerChatTurn : ASSUMED.cpuMsPerCall), 0),
    ),
    "KV reads": sum(({ kvReads }) => kvReads),
    "KV writes and deletes": sum(({ kvWrites }) => kvWrites),
    "D1 rows read": sum(({ rowsRead }) => rowsRead),
    "D1 rows written": sum(({ rowsWritten }) => rowsWritten),
    "DO requests": hops,
    "DO duration, GB-s": hops * AWAKE_GB_S,
    "DO rows written": hops * ASSUMED.seenAwards * OBJECT_ROWS.perFrame,
  };
}

/** Calls of objects in a month of such days. */
function hopsOf(golden: GoldenTable, calls: readonly DayCall[]): number {
  return daily(calls.reduce((sum, { call, when, times }) => sum + times * golden.of(call, when).doHops, 0));
}

/** Rows that the first award of a day costs more than the others: the day before moves to the past days. */
function newDayOf(golden: GoldenTable): number {
  const [first, other] = ["first of a new day", "first of the day"].map((when) => golden.of(SUBMIT, when));
  return (first?.rowsWritten ?? 0) - (other?.rowsWritten ?? 0);
}

/** Rows that a turn with two mistakes and three words costs more than one without. */
function lessonOf(golden: GoldenTable): number {
  const [lesson, plain] = ["two mistakes and three words, made and met before", "nothing to learn"].map((when) =>
    golden.of(CHAT, when),
  );
  return (lesson?.rowsWritten ?? 0) - (plain?.rowsWritten ?? 0);
}

/** Rows that the words of a new lesson cost: what a pass costs with them, minus a pass without. */
function wordsOf(golden: GoldenTable): number {
  const [withWords, without] = ["words added", "no words"].map((what) => golden.of(QUIZ, `new: first pass, ${what}`));
  return (withWords?.rowsWritten ?? 0) - (without?.rowsWritten ?? 0);
}

function pagesAndSignIns(golden: GoldenTable): Usage {
  const signIn = golden.of("POST /api/auth/login", "visitor");
  const signIns = ASSUMED.signIns * LEARNERS;
  return {
    "Worker requests": daily(ASSUMED.pages) + signIns,
    "Worker CPU, ms": daily(ASSUMED.pages) + signIns * ASSUMED.cpuMsPerSignIn,
    "KV writes and deletes": signIns * signIn.kvWrites,
    "D1 rows read": signIns * signIn.rowsRead,
    "D1 rows written": signIns * signIn.rowsWritten,
  };
}

/** Sockets: the upgrade, and an alarm that reads D1 every minute while somebody watches. Frames and pings are free. */
function liveViews(): Usage {
  const views = daily(ASSUMED.views);
  const readRows = ASSUMED.membersOfALeague + VIEW_ROWS_READ;
  // Overlapping views of a league share their alarms; here each view has its own.
  const alarms = views * ASSUMED.viewMinutes;
  const calls = views + alarms;
  return {
    "Worker requests": views,
    "Worker CPU, ms": views * ASSUMED.cpuMsPerCall,
    "D1 rows read": calls * readRows,
    "DO requests": calls,
    "DO duration, GB-s": calls * AWAKE_GB_S,
    "DO rows written": views * OBJECT_ROWS.perView + alarms * OBJECT_ROWS.perAlarm,
  };
}

function weeks(): Usage {
  const seats = ASSUMED.seatedAWeek * WEEKS;
  const leagues = seats / ASSUMED.membersOfALeague;
  return {
    "D1 rows written":
      seats * (CLOSE_ROWS.perMember + DELETION_ROWS.perMember) +
      leagues * (CLOSE_ROWS.perLeague + DELETION_ROWS.perLeague),
    "DO requests": leagues,
    "DO duration, GB-s": leagues * AWAKE_GB_S,
    "DO rows written": leagues * OBJECT_ROWS.new,
  };
}
