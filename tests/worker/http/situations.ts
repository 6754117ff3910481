import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { ItemResult } from "#schema/api/quizzes.ts";
import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { wordKey } from "#schema/rules/word-key.ts";
import { TENSE_NAMES } from "#schema/terms/conjugation.ts";
import { Actor, type makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { at } from "#tests/support/worker/clock.ts";
import { edit, makeConversation, POST, post, tutorSays } from "#tests/support/worker/conversations.ts";
import { drawnQuiz, FIRST_TOPIC } from "#tests/support/worker/grammar.ts";
import { hasDoneAllButLessons, makeLeague } from "#tests/support/worker/league.ts";
import { answersFor, FIRST_LESSON, SECOND_LESSON, THIRD_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { adverbAnswers } from "#tests/support/worker/served-calls.ts";
import { takenConjugationQuiz, takenPrefixTest } from "#tests/support/worker/verbs.ts";
import { collectBank, collectOwn } from "#tests/support/worker/vocabulary.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

/** A Wednesday, the day after, and the Wednesday before. */
export const TODAY = new Date("2037-06-10T10:00:00Z");
export const TOMORROW = new Date("2037-06-11T10:00:00Z");
const LAST_WEEK = new Date("2037-06-03T10:00:00Z");
const ATTEMPT = "6f1c1f0e-3a55-4c35-9b1e-0d6a5f1b2c3d";

export async function quiz(learner: Learner, id: number, right: number, addToVocabulary = true): Promise<object> {
  const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id } });
  const body = { score: 15, totalQuestions: 15, addToVocabulary, answers: answersFor(lesson, right) };
  return { params: { id }, body: { ...body, attemptId: ATTEMPT } };
}

function adverb(level: AdverbQuizLevel = "A1", attemptId = ATTEMPT) {
  const body = { quizType: "adverb", level, score: 5, totalQuestions: 5, answers: adverbAnswers(level) } as const;
  return { body: { ...body, attemptId } };
}

function challenge(words: string[], attemptId?: string) {
  return { params: { id: FIRST_LESSON }, body: { words, attemptId } };
}

export const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
const CHALLENGE = "POST /api/curriculum/subchapter/:id/double-xp-challenge";
const PREFIX_SUBMIT = "POST /api/vocabulary/verb-test/submit";
const MEMBERSHIP = "PATCH /api/gamification/league/membership";

/** Seats this many others in this week's Bronze league. */
function others(count: number) {
  return makeLeague({ now: TODAY, xp: Array.from({ length: count }, (_, i) => i) });
}

/** Puts the learner into Bronze, without a seat this week. */
function joined(learner: Learner) {
  return env.DB.prepare("UPDATE user_xp SET league_tier = 1 WHERE user_id = ?").bind(learner.userId).run();
}

/** Gives the learner the thirtieth seat of a league, one lesson short of the day's challenges. */
export async function inFullLeague(learner: Learner): Promise<void> {
  await hasDoneAllButLessons(learner.userId);
  await others(29);
  await joined(learner);
  await learner.call("POST /api/quiz/submit", adverb("A2", crypto.randomUUID()));
}

/** Gives the learner a seat in a league of last week that nobody has closed. */
async function inLastWeek(learner: Learner): Promise<void> {
  const { leagueId } = await makeLeague({ now: LAST_WEEK, number: 2, xp: [5] });
  const insert = "INSERT INTO league_members (league_id, user_id, display_name, weekly_xp) VALUES (?, ?, 'Mara K.', 7)";
  await env.DB.batch([
    env.DB.prepare(insert).bind(leagueId, learner.userId),
    env.DB.prepare("UPDATE user_xp SET league_id = ?, league_tier = 1 WHERE user_id = ?").bind(
      leagueId,
      learner.userId,
    ),
  ]);
}

async function left(learner: Learner): Promise<void> {
  await learner.call(MEMBERSHIP, { body: { optedOut: true } });
}

async function withoutXpThisWeek(learner: Learner): Promise<void> {
  await env.DB.prepare("UPDATE user_xp SET week_start_date = '2037-06-01' WHERE user_id = ?")
    .bind(learner.userId)
    .run();
}

/** Stores a result of last week, as closing a league writes it. */
async function withLastResult(learner: Learner): Promise<void> {
  const last = { leagueId: "2037-06-01.1.000002", rank: 1, totalMembers: 10, weeklyXp: 35, outcome: "promoted" };
  await env.DB.prepare("UPDATE user_xp SET league_tier = 2, last_league = ? WHERE user_id = ?")
    .bind(JSON.stringify(last), learner.userId)
    .run();
}

const TRIAL = "POST /api/trial-chat";
const TRIAL_MESSAGE = "POST /api/trial-chat/messages";
const CHITCHAT = { language: "german", category: "chitchat", level: "A1", tone: "friendly" } as const;
const FROM_ADDRESS = { "CF-Connecting-IP": "198.51.100.20" };

function trialMessage() {
  return { body: { content: MISTAKEN, clientMessageId: ATTEMPT }, headers: FROM_ADDRESS };
}

async function withTrial(caller: Actor): Promise<void> {
  await caller.call(TRIAL, { body: CHITCHAT });
}

/** A trial chat with mistakes in it, and with words. */
async function withTrialMessage(caller: Actor): Promise<void> {
  await withTrial(caller);
  await muchToLearn();
  await caller.call(TRIAL_MESSAGE, { body: { content: MISTAKEN } });
}

const MISTAKEN = "Ich habe nach Berlin gefahrt.";

/** The tutor finds two mistakes and teaches three words, one of which is in the bank. */
async function muchToLearn(): Promise<void> {
  const word = (name: string) =>
    ({ word: name, translation: "x", gender: null, plural: null, partOfSpeech: null, level: null }) as const;
  tutorSays(({ message }) => ({
    corrections: [
      edit(message, "habe", "bin", { category: "tenses" }),
      edit(message, "gefahrt", "gefahren", { category: "verbs" }),
    ],
    vocabulary: ["Brot", "Kichererbse", "Bahnsteigkarte"].map(word),
  }));
}

/** The tutor corrects nothing and teaches no word. */
async function plainTutor(): Promise<void> {
  tutorSays(() => ({}));
}

/** A message as the browser posts it, with a new id unless it is the same again. */
async function chat(learner: Learner, content = MISTAKEN, clientMessageId: string = crypto.randomUUID()) {
  return post(await makeConversation(learner.userId, { turns: 30 }), content, { clientMessageId });
}

/** Gives the learner 4,500 words of the bank, all of the last level among them, and 500 words of their own. */
async function fiveThousandWords(learner: Learner): Promise<void> {
  await collectBank(learner.userId, "cefr_level = 'C2'");
  await collectBank(learner.userId, "cefr_level <> 'C2'", 3_750);
  await fiveHundredOwnWords(learner);
}

async function fiveHundredOwnWords(learner: Learner): Promise<void> {
  await collectOwn(
    learner.userId,
    Array.from({ length: 500 }, (_, i) => ({ word: `Eigen${i}` })),
  );
}

const GENERATE = "POST /api/vocabulary/quiz/generate";

function wordQuiz(count: number) {
  const direction = "german-to-english";
  return { language: "german", filters: { level: "A1" }, quizType: "fill-in-blank", direction, count } as const;
}

/** A vocabulary quiz with every answer right. */
async function typedQuiz(caller: Actor): Promise<ItemResult> {
  const { questions } = await caller.call(GENERATE, { body: { ...wordQuiz(10), filters: {} } });
  return {
    quizType: "vocabulary-german-to-english-fill-in-blank",
    score: questions.length,
    totalQuestions: questions.length,
    answers: questions.map(({ id, entry }) => ({ questionId: id, answer: entry.translation[0] ?? null })),
    attemptId: crypto.randomUUID(),
  };
}

function ownKey(place: number): number {
  return -wordKey("german", `Eigen${place}`, "");
}

interface Situation {
  /** What happened before. */
  given?: (learner: Learner) => Promise<unknown>;
  /** What the caller did before, who is a visitor where the line says so. */
  before?: (caller: Actor) => Promise<unknown>;
  /** The request, where it differs from that of goodCalls. */
  sent?: (learner: Learner) => Promise<object> | object;
}

/** How to bring about the situations of the golden table, by "call when". */
export const SITUATIONS: Record<string, Situation> = {
  "GET /api/vocabulary/:language learner who asks for a chapter": {
    sent: () => ({ params: { language: "german" }, query: { category: "Hallo!" } }),
  },
  "GET /api/vocabulary/:language learner with 5,000 words": { given: fiveThousandWords },
  "POST /api/vocabulary/add-batch learner with 5,000 words: nothing is left": {
    given: fiveThousandWords,
    sent: () => ({ body: { language: "german", cefrLevel: "C2", count: 20 } }),
  },
  [`${POST} nothing to learn`]: { given: plainTutor, sent: (learner) => chat(learner) },
  [`${POST} two mistakes and three words, the first of their kind`]: {
    given: muchToLearn,
    sent: (learner) => chat(learner),
  },
  [`${POST} two mistakes and three words, made and met before`]: {
    given: async (learner) => {
      await muchToLearn();
      await learner.call(POST, await chat(learner));
    },
    sent: (learner) => chat(learner),
  },
  [`${POST} in a full league: nothing to learn`]: {
    given: async (learner) => {
      tutorSays(() => ({}));
      await inFullLeague(learner);
    },
    sent: (learner) => chat(learner),
  },
  [`${POST} the same message again`]: {
    given: plainTutor,
    sent: async (learner) => {
      const sent = await chat(learner);
      await learner.call(POST, sent);
      return sent;
    },
  },
  "POST /api/auth/login signed in before, in a browser that the account knows": {
    given: (learner) => learner.call("POST /api/auth/login", { body: { email: learner.email, password: PASSWORD } }),
  },
  "POST /api/auth/password in a full league, signed in in two other browsers": {
    given: async (learner) => {
      await inFullLeague(learner);
      const body = { email: learner.email, password: PASSWORD };
      for (const browser of [new Actor(), new Actor()]) await browser.call("POST /api/auth/login", { body });
    },
  },
  [`${QUIZ} new: first pass, words added`]: {
    sent: (learner) => quiz(learner, FIRST_LESSON, 15),
  },
  [`${QUIZ} new: first pass, no words`]: {
    sent: (learner) => quiz(learner, FIRST_LESSON, 15, false),
  },
  [`${QUIZ} new: first pass in another time zone than at sign-up`]: {
    sent: async (learner) => {
      learner.timeZone = "Asia/Tokyo";
      return quiz(learner, FIRST_LESSON, 15, false);
    },
  },
  [`${QUIZ} second pass of the day: completes the day's challenges, joins and opens a league`]: {
    given: (learner) => hasDoneAllButLessons(learner.userId),
    sent: (learner) => quiz(learner, SECOND_LESSON, 15, false),
  },
  [`${QUIZ} failed`]: {
    sent: (learner) => quiz(learner, SECOND_LESSON, 3, false),
  },
  [`${QUIZ} the same attempt again`]: {
    given: async (learner) => takeQuiz(learner, SECOND_LESSON, { attemptId: ATTEMPT }),
    sent: (learner) => quiz(learner, SECOND_LESSON, 15),
  },
  [`${QUIZ} nothing answered`]: {
    sent: () => ({
      params: { id: SECOND_LESSON },
      body: { score: 0, totalQuestions: 15, addToVocabulary: false, answers: [] },
    }),
  },
  [`${CHALLENGE} the same attempt again`]: {
    given: (learner) => learner.call(CHALLENGE, challenge(["Hallo"], ATTEMPT)),
    sent: () => challenge(["Hallo"], ATTEMPT),
  },
  [`${CHALLENGE} taken today already`]: {
    given: (learner) => learner.call(CHALLENGE, challenge(["Hallo"])),
    sent: () => challenge(["Hallo"]),
  },
  "POST /api/quiz/submit first of a new day": {
    sent: () => {
      at(TOMORROW);
      return adverb();
    },
  },
  "POST /api/quiz/submit visitor": {
    sent: () => adverb(),
  },
  "POST /api/grammar/exercises/:exerciseId/submit answered before": {
    given: (learner) =>
      learner.call("POST /api/grammar/exercises/:exerciseId/submit", {
        params: { exerciseId: FIRST_TOPIC * 100 + 2 },
        body: { answer: "du" },
      }),
  },
  "POST /api/grammar/quiz/generate total-level test": {
    sent: () => ({ body: { language: "german", filter: { level: "A1" }, count: 20, mode: "total-level" } }),
  },
  "POST /api/quiz/submit visitor with a grammar quiz": {
    sent: async () => ({ body: await drawnQuiz(new Actor(), { topicId: FIRST_TOPIC }) }),
  },
  "POST /api/quiz/submit grammar quiz on a topic: opens the next one": {
    sent: async (learner) => ({ body: await drawnQuiz(learner, { topicId: FIRST_TOPIC }) }),
  },
  "POST /api/quiz/submit the same grammar quiz again": {
    sent: async (learner) => {
      const body = await drawnQuiz(learner, { topicId: FIRST_TOPIC });
      await learner.call("POST /api/quiz/submit", { body });
      return { body };
    },
  },
  "GET /api/conjugation-questions/random learner with one verb and one tense": {
    sent: () => ({ query: { verb: "aufstehen", tense: "Simple Past" } }),
  },
  "POST /api/conjugation-questions/populate learner in a database without questions": {
    given: async () => {
      await env.DB.prepare("DELETE FROM conjugation_questions").run();
    },
    sent: () => ({ body: { tenseGroups: Object.values(TENSE_NAMES) } }),
  },
  "POST /api/quiz/submit visitor with a conjugation quiz": {
    sent: async () => ({ body: await takenConjugationQuiz(new Actor()) }),
  },
  "POST /api/quiz/submit conjugation quiz": {
    sent: async (learner) => ({ body: await takenConjugationQuiz(learner) }),
  },
  "GET /api/vocabulary/verb-test learner who has passed two tests": {
    given: async (learner) => {
      for (let taken = 0; taken < 2; taken += 1)
        await learner.call(PREFIX_SUBMIT, { body: await takenPrefixTest(learner) });
    },
  },
  [`${PREFIX_SUBMIT} passed`]: {},
  [`${PREFIX_SUBMIT} failed`]: { sent: async (learner) => ({ body: await takenPrefixTest(learner, 6) }) },
  [`${PREFIX_SUBMIT} the same attempt again`]: {
    sent: async (learner) => {
      const body = await takenPrefixTest(learner);
      await learner.call(PREFIX_SUBMIT, { body });
      return { body };
    },
  },
  "POST /api/quiz/submit level-up test: opens a level": {
    sent: async (learner) => ({ body: await drawnQuiz(learner, { mode: "level-up", level: "A1" }) }),
  },
  "POST /api/quiz/submit total-level test: opens a level and nineteen topics": {
    sent: async (learner) => ({ body: await drawnQuiz(learner, { mode: "total-level", level: "A1" }) }),
  },
  [`${GENERATE} learner with the whole bank and 500 words`]: {
    given: async (learner) => {
      await collectBank(learner.userId);
      await fiveHundredOwnWords(learner);
      // Where the reading of own words begins is by chance, and decides about one row.
      vi.spyOn(Math, "random").mockReturnValue(0.5);
    },
    sent: () => ({ body: { ...wordQuiz(10), filters: {} } }),
  },
  [`${GENERATE} learner whose words are all of other levels`]: {
    given: (learner) => collectBank(learner.userId, "cefr_level <> 'C1'"),
    sent: () => ({ body: { ...wordQuiz(10), filters: { level: "C1" } } }),
  },
  "POST /api/quiz/submit visitor with a vocabulary quiz": {
    sent: async () => ({ body: await typedQuiz(new Actor()) }),
  },
  "POST /api/quiz/submit vocabulary quiz": {
    sent: async (learner) => ({ body: await typedQuiz(learner) }),
  },
  "POST /api/quiz/submit vocabulary quiz with two own words among 5,000": {
    given: fiveThousandWords,
    sent: async (learner) => {
      const body = await typedQuiz(learner);
      const own = [0, 1].map((place) => ({ questionId: String(ownKey(place)), answer: "thing" }));
      const inBank = body.answers.filter(({ questionId }) => Number(questionId) > 0);
      const named = new Set(inBank.map(({ questionId }) => Number(questionId)));
      const query = { category: "Hallo!" };
      const course = await learner.call("GET /api/vocabulary/:language", { params: { language: "german" }, query });
      const more = course.filter(({ id }) => !named.has(id)).map(({ id }) => ({ questionId: String(id), answer: "x" }));
      const answers = [...own, ...inBank, ...more].slice(0, 10);
      return { body: { ...body, answers } };
    },
  },
  "POST /api/quiz/submit the same vocabulary quiz again": {
    sent: async (learner) => {
      const body = await typedQuiz(learner);
      await learner.call("POST /api/quiz/submit", { body });
      return { body };
    },
  },
  "POST /api/quiz/submit vocabulary quiz on the only three words": {
    given: async (learner) => {
      await env.DB.prepare("DELETE FROM vocabulary WHERE user_id = ?").bind(learner.userId).run();
      await collectBank(learner.userId, "cefr_level = 'A2'", 3);
    },
    sent: async (learner) => ({ body: await typedQuiz(learner) }),
  },
  "POST /api/quiz/submit study mode with cards": {
    given: (learner) => collectBank(learner.userId, "cefr_level = 'A1'", 20),
    sent: async (learner) => {
      const { questions } = await learner.call(GENERATE, { body: { ...wordQuiz(20), quizType: "flashcards" } });
      const answers = questions.map(({ id }) => ({ questionId: id, answer: "known" }));
      const quizType = "vocabulary-study-mode-german-to-english-flashcards";
      return { body: { quizType, score: 20, totalQuestions: 20, answers, attemptId: crypto.randomUUID() } };
    },
  },
  "POST /api/quiz/submit plural quiz": {
    given: (learner) => collectBank(learner.userId, "cefr_level = 'A1'", 100),
    sent: async (learner) => {
      const params = { language: "german" };
      const nouns = (await learner.call("GET /api/vocabulary/:language/plural", { params })).slice(0, 15);
      const userAnswers = nouns.map(({ id, plural }) => ({ wordId: id, userAnswer: plural, correct: true }));
      const counts = { score: 100, totalQuestions: 15, correctAnswers: 15, incorrectAnswers: 0 };
      return { body: { quizType: "plural", language: "german", ...counts, userAnswers } };
    },
  },
  "POST /api/quiz/submit the same attempt again": {
    given: (learner) => learner.call("POST /api/quiz/submit", adverb()),
    sent: () => adverb(),
  },
  "POST /api/auth/signup visitor with a trial chat of one message": { before: withTrialMessage },
  "POST /api/auth/login visitor with a trial chat of one message": { before: withTrialMessage },
  [`${TRIAL} visitor`]: {
    sent: () => ({ body: CHITCHAT, headers: FROM_ADDRESS }),
  },
  [`${TRIAL} visitor with a trial chat`]: { before: withTrial },
  [`${TRIAL} visitor who chooses anew before the first message`]: {
    before: withTrial,
    sent: () => ({ body: { ...CHITCHAT, category: "food" } }),
  },
  [`${TRIAL_MESSAGE} visitor with a trial chat`]: { given: muchToLearn, before: withTrial, sent: trialMessage },
  [`${TRIAL_MESSAGE} visitor who sends the same message again`]: {
    given: muchToLearn,
    before: async (caller) => {
      await withTrial(caller);
      await caller.call(TRIAL_MESSAGE, trialMessage());
    },
    sent: trialMessage,
  },
  "GET /api/trial-chat visitor with a trial chat": { before: withTrial },
  "GET /api/home learner in a full league": { given: inFullLeague },
  "GET /api/home learner whose league's week is over": { given: inLastWeek },
  "GET /api/leaderboard learner in a full league": { given: inFullLeague },
  "GET /api/gamification/league/rank learner in a full league": { given: inFullLeague },
  "GET /api/gamification/league learner in a full league": { given: inFullLeague },
  "GET /api/gamification/league/:leagueId/leaderboard learner in a full league": { given: inFullLeague },
  "GET /api/gamification/league/membership learner with a last week": { given: withLastResult },
  [`${QUIZ} in a full league: first pass`]: {
    given: async (learner) => {
      await others(29);
      await hasDoneAllButLessons(learner.userId);
      await takeQuiz(learner, SECOND_LESSON);
    },
    sent: (learner) => quiz(learner, THIRD_LESSON, 15, false),
  },
  [`${QUIZ} in a full league: first pass in another time zone than at sign-up`]: {
    given: async (learner) => {
      await others(29);
      await hasDoneAllButLessons(learner.userId);
      await takeQuiz(learner, SECOND_LESSON);
    },
    sent: async (learner) => {
      learner.timeZone = "Europe/Athens";
      return quiz(learner, THIRD_LESSON, 15, false);
    },
  },
  [`${QUIZ} in a full league: completes the day's challenges`]: {
    given: inFullLeague,
    sent: (learner) => quiz(learner, SECOND_LESSON, 15, false),
  },
  [`${QUIZ} in a full league: failed`]: {
    given: inFullLeague,
    sent: (learner) => quiz(learner, SECOND_LESSON, 3, false),
  },
  [`${CHALLENGE} in a full league: fifteen words`]: { given: inFullLeague },
  "POST /api/quiz/submit in a full league: first of the day": { given: inFullLeague },
  "POST /api/quiz/submit without a seat: takes the thirtieth of a league": {
    given: async (learner) => {
      await others(29);
      await joined(learner);
    },
  },
  "POST /api/quiz/submit without a seat: opens the next league": {
    given: async (learner) => {
      await others(30);
      await joined(learner);
    },
  },
  "POST /api/quiz/submit with a seat in a week that is over": { given: inLastWeek },
  [`${MEMBERSHIP} leaving a full league`]: { given: inFullLeague },
  [`${MEMBERSHIP} leaving without a seat`]: {},
  [`${MEMBERSHIP} coming back to a seat`]: {
    given: async (learner) => {
      await inFullLeague(learner);
      await left(learner);
    },
    sent: () => ({ body: { optedOut: false } }),
  },
  [`${MEMBERSHIP} coming back without a seat, with XP this week`]: {
    given: async (learner) => {
      await others(29);
      await joined(learner);
      await left(learner);
    },
    sent: () => ({ body: { optedOut: false } }),
  },
  [`${MEMBERSHIP} coming back without a seat and without XP this week`]: {
    given: async (learner) => {
      await joined(learner);
      await left(learner);
      await withoutXpThisWeek(learner);
    },
    sent: () => ({ body: { optedOut: false } }),
  },
  [`${MEMBERSHIP} said twice`]: { given: left },
};
