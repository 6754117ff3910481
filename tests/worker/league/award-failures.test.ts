import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { failingDatabase } from "#tests/support/worker/failing-env.ts";
import { leagueOf, makeLeague } from "#tests/support/worker/league.ts";
import { expectBooksBalance } from "#tests/support/worker/league-books.ts";
import {
  clearLeagues,
  EARNED_XP,
  earn,
  type Learner,
  makeMember,
  quizOf,
  seatsOf,
} from "#tests/support/worker/seats.ts";
import { row, storage } from "#tests/support/worker/storage.ts";

const OLD = "2037-06-08.1.000001";
const SUBMIT = "POST /api/quiz/submit";
const CHANGE = "PATCH /api/gamification/league/membership";

beforeEach(async () => {
  at("2037-06-10T10:00:00Z");
  await clearLeagues();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

/** A member whose seat has 5 XP. */
async function seated(): Promise<Learner> {
  const learner = await makeMember();
  await earn(learner, "B2");
  return learner;
}

describe("a database that fails during an award", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The learner before the award, and their seats after an award of 5 XP. */
  const SITUATIONS: [string, () => Promise<Learner>, string[]][] = [
    ["that raises a seat's XP", seated, [`${OLD} 10`]],
    ["that takes the first seat of a league", () => makeMember(), [`${OLD} 5`]],
    [
      "that takes the last seat of a league",
      async () => {
        await makeLeague({ now: new Date(), xp: Array.from({ length: 29 }, () => 1) });
        return makeMember();
      },
      [`${OLD} 5`],
    ],
    [
      "that waits for the close",
      async () => {
        const learner = await seated();
        at("2037-06-15T00:00:30Z");
        return learner;
      },
      [`${OLD} 5`],
    ],
  ];
  const TRIPS = [
    ["before reading", { atTrip: 1, when: "before" }],
    ["after reading", { atTrip: 1, when: "after-commit" }],
    ["before the commit", { atTrip: 2, when: "before" }],
    ["after the commit", { atTrip: 2, when: "after-commit" }],
  ] as const;

  it.each(
    SITUATIONS.flatMap(([what, given, seats]) =>
      TRIPS.map(([when, trip]) => [what, when, given, trip, seats] as const),
    ),
  )(
    "%s, %s: answers 503, stores all or nothing, and counts once when sent again",
    async (_what, when, given, failure, seats) => {
      const learner = await given();
      const request = quizOf("A1");
      const before = await storage();
      const broken = failingDatabase(env, failure);
      await expectError(await learner.send(SUBMIT, { ...request, env: broken }), 503);
      if (when === "after the commit") expect(await seatsOf(learner.userId)).toEqual(seats);
      else expect(await storage()).toEqual(before);
      await expectBooksBalance();
      expect(await learner.call(SUBMIT, request)).toMatchObject({ xpAwarded: EARNED_XP });
      expect(await seatsOf(learner.userId)).toEqual(seats);
      const stored = await storage();
      expect(await learner.call(SUBMIT, request)).toMatchObject({ xpAwarded: EARNED_XP });
      expect(await storage()).toEqual(stored);
    },
  );
});

describe("a league object that cannot be reached", () => {
  const LEAGUE = new Proxy(env.LEAGUE, {
    get: () => () => {
      throw new Error("Durable Object is overloaded");
    },
  });
  const unreachable: Env = { ...env, LEAGUE };

  it.each<[string, () => Promise<Learner>, (learner: Learner) => Promise<Response>]>([
    ["an award", seated, (learner) => learner.send(SUBMIT, { ...quizOf("A1"), env: unreachable })],
    ["a first seat", () => makeMember(), (learner) => learner.send(SUBMIT, { ...quizOf("A1"), env: unreachable })],
    ["leaving", seated, (learner) => learner.send(CHANGE, { body: { optedOut: true }, env: unreachable })],
    [
      "a request that finds a week over",
      seatedLastWeek,
      (learner) => learner.send("GET /api/home", { env: unreachable }),
    ],
    [
      "an award that waits for the close",
      seatedLastWeek,
      (learner) => learner.send(SUBMIT, { ...quizOf("A1"), env: unreachable }),
    ],
  ])("does not keep %s from being stored and answered, and the log names no one", async (_, given, act) => {
    const learner = await given();
    const logged: string[] = [];
    vi.spyOn(console, "error").mockImplementation((line: string) => void logged.push(line));
    const response = await act(learner);
    vi.restoreAllMocks();
    expect(response.status).toBe(200);
    expect(logged.map((line) => (JSON.parse(line) as { what: string }).what)).toEqual(["league not told"]);
    expect(logged.join()).not.toMatch(new RegExp(`${learner.userId}|Mara`));
  });
});

async function seatedLastWeek(): Promise<Learner> {
  const learner = await seated();
  at("2037-06-16T10:00:00Z");
  return learner;
}

describe("an award", () => {
  it("changes no one else's seat in any league", async () => {
    const [learner, beside, elsewhere] = [await seated(), await seated(), await makeMember(2)];
    await earn(elsewhere);
    expect(await leagueOf(elsewhere.userId)).toBe("2037-06-08.2.000001");
    const seats = "SELECT * FROM league_members WHERE user_id = ?";
    const before = [await row(seats, beside.userId), await row(seats, elsewhere.userId)];
    at("2037-06-11T10:00:00Z");
    await earn(learner, "A1");
    expect([await row(seats, beside.userId), await row(seats, elsewhere.userId)]).toEqual(before);
    expect(await seatsOf(learner.userId)).toEqual([`${OLD} 10`]);
  });
});
