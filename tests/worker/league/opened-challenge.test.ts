import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { hasDoneAllButLessons, JOINING_XP, joinLeague, leagueObjectOf } from "#tests/support/worker/league.ts";
import { expectBooksBalance } from "#tests/support/worker/league-books.ts";
import { FIRST_LESSON, SECOND_LESSON, THIRD_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { clearLeagues, earn, type Learner, lastWeekOf, leagueStateOf, seatsOf } from "#tests/support/worker/seats.ts";

// A kind of daily challenge opens while leagues are running: what it means for learners who joined with the shorter list.
const BEFORE = "2037-06-10T10:00:00Z";
const NEXT_DAY = "2037-06-11T10:00:00Z";
const CLOSABLE = "2037-06-15T00:01:00.000Z";
const OLD = "2037-06-08.1.000001";
const RANK = "GET /api/gamification/league/rank";
const DAY = "GET /api/gamification/daily-progress";

let learner: Learner;
beforeEach(async () => {
  at(BEFORE);
  await clearLeagues();
  learner = await makeLearner();
  await joinLeague(learner);
  // The day as it was completed before there was a vocabulary quiz in it.
  await env.DB.prepare("UPDATE user_xp SET day_vocabulary_test_complete = 0 WHERE user_id = ?")
    .bind(learner.userId)
    .run();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

/** Finishes a vocabulary quiz, as the day keeps it. */
async function finishesVocabulary(): Promise<void> {
  await env.DB.prepare("UPDATE user_xp SET day_vocabulary_test_complete = 1 WHERE user_id = ?")
    .bind(learner.userId)
    .run();
}

const partners = async () => {
  const { leagueId } = await learner.call(RANK);
  const table = await learner.call("GET /api/gamification/league/:leagueId/leaderboard", { params: { leagueId } });
  return table
    .filter((entry) => entry.isFictional)
    .map(({ id }) => id)
    .toSorted();
};

it("keeps seat, partners, week and streak of who joined without it, and what they earn goes on counting", async () => {
  const before = await partners();
  expect(await learner.call(RANK)).toMatchObject({ leagueId: OLD, weeklyXp: JOINING_XP, totalMembers: 10 });
  await earn(learner);
  expect(await leagueStateOf(learner.userId)).toBe(`${OLD} 1 ${JOINING_XP + 5}`);
  at(NEXT_DAY);
  expect((await earn(learner)).streak).toMatchObject({ currentStreak: 2, status: "done" });
  expect(await seatsOf(learner.userId)).toEqual([`${OLD} ${JOINING_XP + 10}`]);
  expect(await partners()).toEqual(before);
});

it("pays the bonus of a day that was completed without it only once", async () => {
  const { totalXp } = await learner.call("GET /api/gamification/xp");
  await finishesVocabulary();
  const { xpParts } = await takeQuiz(learner, THIRD_LESSON);
  expect(xpParts.map(({ reason }) => reason)).not.toContain("All daily challenges");
  expect((await learner.call("GET /api/gamification/xp")).totalXp).toBe(totalXp + 35);
});

it("belongs to the next day: without it the day is not complete, with it the bonus comes", async () => {
  at(NEXT_DAY);
  expect((await learner.call(DAY)).challenges.map(({ type }) => type)).toEqual([
    "lessons",
    "vocab",
    "grammar",
    "conversation",
  ]);
  await hasDoneAllButLessons(learner.userId);
  await env.DB.prepare("UPDATE user_xp SET day_vocabulary_test_complete = 0 WHERE user_id = ?")
    .bind(learner.userId)
    .run();
  await takeQuiz(learner, FIRST_LESSON);
  const third = await takeQuiz(learner, SECOND_LESSON);
  expect(third.xpParts.map(({ reason }) => reason)).not.toContain("All daily challenges");
  expect(await learner.call(DAY)).toMatchObject({ completionPercentage: 75 });
  await finishesVocabulary();
  const last = await takeQuiz(learner, THIRD_LESSON);
  expect(last.xpParts.at(-1)).toEqual({ reason: "All daily challenges", amount: 50 });
});

it("is not needed for the seat of the next week", async () => {
  at(CLOSABLE);
  await leagueObjectOf(OLD).closeIfOver(OLD);
  expect(await lastWeekOf(learner.userId)).toMatchObject({ weeklyXp: JOINING_XP, totalMembers: 10 });
  const tier = (await learner.call("GET /api/gamification/league/membership")).tier;
  expect(tier).not.toBeNull();
  await earn(learner);
  const [, next] = await seatsOf(learner.userId);
  expect(next).toMatch(new RegExp(`^2037-06-15\\.${tier}\\.000001 5$`));
});

it("is needed to join", async () => {
  const newcomer = await makeLearner();
  await hasDoneAllButLessons(newcomer.userId);
  await env.DB.prepare("UPDATE user_xp SET day_vocabulary_test_complete = 0 WHERE user_id = ?")
    .bind(newcomer.userId)
    .run();
  await takeQuiz(newcomer, FIRST_LESSON);
  await takeQuiz(newcomer, SECOND_LESSON);
  expect(await leagueStateOf(newcomer.userId)).toBe("- - 70");
});
