import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { makeConversation, POST, post } from "#tests/support/worker/conversations.ts";
import { hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { FIRST_TOPIC, takeGrammarQuiz } from "#tests/support/worker/grammar.ts";
import { hasDoneAllButLessons, joinLeague, leagueObjectOf } from "#tests/support/worker/league.ts";
import { expectBooksBalance } from "#tests/support/worker/league-books.ts";
import { dropSeat } from "#tests/support/worker/league-object.ts";
import { answersFor, FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import {
  clearLeagues,
  EARNED_XP,
  earn,
  type Learner,
  lastWeekOf,
  leagueStateOf,
  makeMember,
  quizOf,
  seatsOf,
} from "#tests/support/worker/seats.ts";
import { countOf } from "#tests/support/worker/storage.ts";

/** The last moment of a week, the first of the next, and the first moment at which the old week may be closed. */
const SUNDAY = "2037-06-14T23:59:59.999Z";
const MONDAY = "2037-06-15T00:00:00.000Z";
const CLOSABLE = "2037-06-15T00:01:00.000Z";
const OLD = "2037-06-08.1.000001";
const NEW = "2037-06-15.1.000001";
const SUBMIT = "POST /api/quiz/submit";

beforeEach(async () => {
  at("2037-06-10T10:00:00Z");
  await clearLeagues();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

/** A member whose seat in the old league has 5 XP. */
async function seated(timeZone?: string): Promise<Learner> {
  const learner = await makeMember(1, timeZone);
  await earn(learner, "B2");
  return learner;
}

/** Closes the old league, as its alarm would. */
async function close(leagueId = OLD): Promise<void> {
  await leagueObjectOf(leagueId).closeIfOver(leagueId);
}

describe("joining", () => {
  it("happens with the last challenge of a day and not before", async () => {
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    await earn(learner);
    await hasDoneAllButLessons(learner.userId);
    expect(await leagueStateOf(learner.userId)).toBe("- - 40");
    await takeQuiz(learner, SECOND_LESSON);
    expect(await leagueStateOf(learner.userId)).toBe(`${OLD} 1 125`);
    expect(await seatsOf(learner.userId)).toEqual([`${OLD} 125`]);
  });

  it("happens with a chat message, where that is the last one", async () => {
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    await takeQuiz(learner, SECOND_LESSON);
    await takeGrammarQuiz(learner, { topicId: FIRST_TOPIC }, 0);
    await env.DB.prepare("UPDATE user_xp SET day_vocabulary_test_complete = 1 WHERE user_id = ?")
      .bind(learner.userId)
      .run();
    expect(await leagueStateOf(learner.userId)).toBe("- - 70");
    const turn = await learner.call(POST, post(await makeConversation(learner.userId), "Ich esse gern Brot."));
    expect(turn).toMatchObject({ xpAwarded: 52 });
    expect(await seatsOf(learner.userId)).toEqual([`${OLD} 122`]);
  });

  it("happens once: completing the challenges on further days keeps seat and tier", async () => {
    const learner = await makeLearner();
    await joinLeague(learner);
    await env.DB.prepare("UPDATE user_xp SET league_tier = 2, league_id = NULL WHERE user_id = ?")
      .bind(learner.userId)
      .run();
    await clearLeagues();
    at("2037-06-11T10:00:00Z");
    await joinLeague(learner);
    at("2037-06-12T10:00:00Z");
    await joinLeague(learner);
    expect(await seatsOf(learner.userId)).toEqual([`2037-06-08.2.000001 ${120 + 2 * 80}`]);
  });

  it("happens once if two lessons finish at the same time: one seat with the XP of both and the bonus of 50", async () => {
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    at("2037-06-11T10:00:00Z");
    await hasDoneAllButLessons(learner.userId);
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    const next = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: SECOND_LESSON } });
    await Promise.all(
      [lesson, next].map((one) =>
        learner.call("POST /api/curriculum/subchapter/:id/quiz", {
          params: { id: one.id },
          body: { score: 15, totalQuestions: 15, addToVocabulary: false, answers: answersFor(one, 15) },
        }),
      ),
    );
    expect(await seatsOf(learner.userId)).toEqual([`${OLD} ${35 + 15 + 35 + 50}`]);
  });

  it("gives no seat to a learner who opted out: XP and challenges count, and the week's XP is there when they rejoin", async () => {
    const learner = await makeLearner();
    await learner.call("PATCH /api/gamification/league/membership", { body: { optedOut: true } });
    await hasDoneAllButLessons(learner.userId);
    await takeQuiz(learner, FIRST_LESSON);
    await takeQuiz(learner, SECOND_LESSON);
    expect(await leagueStateOf(learner.userId)).toBe("- - 120");
    expect(await learner.call("GET /api/gamification/daily-progress")).toMatchObject({ completionPercentage: 100 });
    expect(await learner.call("GET /api/gamification/league/membership")).toMatchObject({ optedOut: true, tier: null });
  });

  it("does not happen with an activity that earned nothing", async () => {
    const learner = await makeMember();
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    const body = { score: 0, totalQuestions: 15, addToVocabulary: false, answers: answersFor(lesson, 0) };
    await learner.call("POST /api/curriculum/subchapter/:id/quiz", { params: { id: FIRST_LESSON }, body });
    expect(await leagueStateOf(learner.userId)).toBe("- 1 0");
  });
});

describe("the turn of the week", () => {
  it.each(["Europe/Berlin", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "is Monday 00:00 UTC wherever the learner is: %s",
    async (zone) => {
      const learner = await seated(zone);
      at(SUNDAY);
      await earn(learner, "A1");
      expect(await seatsOf(learner.userId)).toEqual([`${OLD} 10`]);
      at(MONDAY);
      await earn(learner, "A2");
      expect(await seatsOf(learner.userId)).toEqual([`${OLD} 10`]);
      expect(await leagueStateOf(learner.userId)).toBe(`${OLD} 1 5`);
      at(CLOSABLE);
      await close();
      expect(await seatsOf(learner.userId)).toEqual([`${OLD} 10`, `${NEW} 5`]);
      expect(await lastWeekOf(learner.userId)).toMatchObject({ leagueId: OLD, weeklyXp: 10 });
    },
  );

  it("holds XP that arrives before the close, however much, and the new seat starts with all of it", async () => {
    const learner = await seated();
    at(MONDAY);
    await earn(learner, "A1");
    await takeQuiz(learner, FIRST_LESSON);
    expect(await seatsOf(learner.userId)).toEqual([`${OLD} 5`]);
    at("2037-06-15T00:00:59.999Z");
    await earn(learner, "A2");
    expect(await leagueStateOf(learner.userId)).toBe(`${OLD} 1 45`);
    at(CLOSABLE);
    // The first XP after the grace period closes the week: the league object is told that it is over.
    await earn(learner, "B1");
    expect(await seatsOf(learner.userId)).toEqual([`${OLD} 5`, `${NEW} 50`]);
  });

  it("gives a member without a seat one in the new week immediately", async () => {
    const learner = await makeMember();
    at(MONDAY);
    await earn(learner);
    expect(await seatsOf(learner.userId)).toEqual([`${NEW} 5`]);
  });

  it.each([1, 2])("adds Sunday's XP if Monday's XP overtakes it at round trip %i", async (trip) => {
    const learner = await seated();
    at(SUNDAY);
    const slow = hookedDatabase(env, {
      before: async (number) => {
        if (number !== trip) return;
        at("2037-06-15T00:00:03Z");
        await earn(learner, "A2");
      },
    });
    expect((await learner.send(SUBMIT, { ...quizOf("A1"), env: slow })).status).toBe(200);
    expect(await seatsOf(learner.userId)).toEqual([`${OLD} 10`]);
    expect(await leagueStateOf(learner.userId)).toBe(`${OLD} 1 5`);
    at(CLOSABLE);
    await close();
    expect(await seatsOf(learner.userId)).toEqual([`${OLD} 10`, `${NEW} 5`]);
  });

  it("gives no seat in the old week for Sunday's XP that arrives after a seat was taken on Monday", async () => {
    const learner = await makeMember();
    at(SUNDAY);
    const slow = hookedDatabase(env, {
      before: async (number) => {
        if (number !== 1) return;
        at("2037-06-15T00:00:03Z");
        await earn(learner, "A2");
        // A learner without a seat whose newest week is the new one.
        await dropSeat(learner.userId);
      },
    });
    expect((await learner.send(SUBMIT, { ...quizOf("A1"), env: slow })).status).toBe(200);
    expect(await seatsOf(learner.userId)).toEqual([]);
    expect(await leagueStateOf(learner.userId)).toBe("- 1 5");
  });
});

describe("XP received in a week that was closed before it could be stored", () => {
  /** A request received on Sunday; before its n-th round trip 90 seconds pass and `meanwhile` happens. */
  function slowBy90Seconds(trip: number, meanwhile: () => Promise<unknown>): Env {
    return hookedDatabase(env, {
      before: async (number) => {
        if (number !== trip) return;
        at("2037-06-15T00:01:30Z");
        await meanwhile();
      },
    });
  }

  async function expectRefusedAndCountedLater(learner: Learner, slow: Env): Promise<void> {
    const request = quizOf("A1");
    at(SUNDAY);
    const response = await learner.send(SUBMIT, { ...request, env: slow });
    const body = await expectError(response, 503);
    expect(body.message).toBe("This took too long, and nothing was saved. Please try again.");
    expect(response.headers.get("Retry-After")).toBe("1");
    expect(await countOf("xp_transactions", "user_id = ? AND source_id = 'A1'", learner.userId)).toBe(0);
    expect(await countOf("quiz_results", "attempt_id = ?", request.body.attemptId)).toBe(0);
    await expectBooksBalance();
    expect(await learner.call(SUBMIT, request)).toMatchObject({ xpAwarded: EARNED_XP });
    const [newest] = (await seatsOf(learner.userId)).toReversed();
    expect(newest).toBe(`${NEW} 5`);
  }

  it.each([1, 2])("is refused with 503 and counts in the new week when sent again: trip %i", async (trip) => {
    const learner = await seated();
    await expectRefusedAndCountedLater(
      learner,
      slowBy90Seconds(trip, () => close()),
    );
  });

  it.each([1, 2])("is also refused if the close left the learner without a seat: trip %i", async (trip) => {
    const learner = await seated();
    // Has a seat from the week before and has earned nothing since.
    await env.DB.batch([
      env.DB.prepare("UPDATE league_members SET weekly_xp = 0 WHERE user_id = ?").bind(learner.userId),
      env.DB.prepare("UPDATE user_xp SET day_awards = NULL WHERE user_id = ?").bind(learner.userId),
      env.DB.prepare("UPDATE user_xp SET week_xp = 0, total_xp = 0, week_start_date = NULL WHERE user_id = ?").bind(
        learner.userId,
      ),
    ]);
    await expectRefusedAndCountedLater(
      learner,
      slowBy90Seconds(trip, async () => {
        await close();
        expect(await leagueStateOf(learner.userId)).toBe("- 1 0");
      }),
    );
  });

  it.each([1, 2])("is also refused if it would have been a member's first XP of the week: trip %i", async (trip) => {
    await seated();
    const learner = await makeMember();
    await expectRefusedAndCountedLater(
      learner,
      slowBy90Seconds(trip, () => close()),
    );
  });

  it("is refused if the request's body took that long to arrive", async () => {
    await seated();
    const learner = await makeMember();
    const { body } = quizOf("A1");
    at(SUNDAY);
    const stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          at("2037-06-15T00:01:30Z");
          await close();
          controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
          controller.close();
        },
      },
      // The stream produces nothing ahead of time: the clock moves when the Worker reads.
      { highWaterMark: 0 },
    );
    const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };
    const response = await learner.fetch("/api/quiz/submit", { method: "POST", headers, body: stream });
    await expectError(response, 503);
    expect(await leagueStateOf(learner.userId)).toBe("- 1 0");
    expect(await learner.call(SUBMIT, { body })).toMatchObject({ xpAwarded: EARNED_XP });
    expect(await seatsOf(learner.userId)).toEqual([`${NEW} 5`]);
  });
});
