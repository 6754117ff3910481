import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { leagueObjectOf, leagueOf, makeLeague, openSocket, seatIdOf } from "#tests/support/worker/league.ts";
import { expectBooksBalance } from "#tests/support/worker/league-books.ts";
import { browserOf } from "#tests/support/worker/league-object.ts";
import {
  clearLeagues,
  earn,
  type Learner,
  lastWeekOf,
  leagueStateOf,
  makeMember,
  seatsOf,
} from "#tests/support/worker/seats.ts";
import { countOf, row } from "#tests/support/worker/storage.ts";

const NOW = "2037-06-10T10:00:00.000Z";
const NEXT_MONDAY = "2037-06-15";
const CHANGE = "PATCH /api/gamification/league/membership";
const RANK = "GET /api/gamification/league/rank";
const TABLE = "GET /api/gamification/league/:leagueId/leaderboard";

beforeEach(async () => {
  at(NOW);
  await clearLeagues();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

type Member = Pick<Learner, "call" | "send"> & { userId: string };

async function leave(...members: Member[]): Promise<void> {
  for (const member of members) await member.call(CHANGE, { body: { optedOut: true } });
}

async function rejoin(member: Member): Promise<void> {
  await member.call(CHANGE, { body: { optedOut: false } });
}

/** A league whose members earned 100, 90, 80 … XP, with a browser for each of them. */
async function leagueOfMembers(count: number, tier: LeagueTier = 1) {
  const xp = Array.from({ length: count }, (_, i) => 100 * count - 10 * i);
  const { leagueId, userIds } = await makeLeague({ now: new Date(NOW), tier, xp });
  return { leagueId, members: await Promise.all(userIds.map(browserOf)) };
}

async function closeWeek(leagueId: string): Promise<void> {
  at(`${NEXT_MONDAY}T00:02:00Z`);
  await leagueObjectOf(leagueId).closeIfOver(leagueId);
}

/** How the week ended for each of these members, as `<rank>/<members> <outcome>`. */
async function endsOf(members: readonly Member[]): Promise<string[]> {
  const ends = await Promise.all(members.map(({ userId }) => lastWeekOf(userId)));
  return ends.map((end) => `${end?.rank}/${end?.totalMembers} ${end?.outcome}`);
}

describe("a week that a learner left", () => {
  it("ends in the last place, with its demotion, and the others keep the places that they can win or lose", async () => {
    const { leagueId, members } = await leagueOfMembers(12, 2);
    const [best, ...others] = members;
    await leave(best!);
    await closeWeek(leagueId);
    // Twelve learners: four move up and two down. The one who left is one of the two.
    expect(await endsOf(others)).toEqual([
      ...[1, 2, 3, 4].map((rank) => `${rank}/11 promoted`),
      ...[5, 6, 7, 8, 9, 10].map((rank) => `${rank}/11 stayed`),
      "11/11 demoted",
    ]);
    expect(await endsOf([best!])).toEqual(["12/12 demoted"]);
    expect(await leagueStateOf(best!.userId)).toBe("- 1 1200");
    expect(await best!.call("GET /api/gamification/league/membership")).toMatchObject({
      optedOut: true,
      leagueId: null,
      lastResult: { rank: 12, totalMembers: 12, outcome: "demoted", tierAfter: 1 },
    });
  });

  it("ends behind everybody else for several who left, in the order of their XP, and saves the others from demotion only by as many", async () => {
    const { leagueId, members } = await leagueOfMembers(12, 2);
    const gone = [members[3]!, members[0]!, members[7]!];
    await leave(...gone);
    const others = members.filter((member) => !gone.includes(member));
    await closeWeek(leagueId);
    expect(await endsOf(others)).toEqual([
      ...[1, 2, 3, 4].map((rank) => `${rank}/10 promoted`),
      ...[5, 6, 7, 8, 9].map((rank) => `${rank}/10 stayed`),
    ]);
    expect(await endsOf([members[0]!, members[3]!, members[7]!])).toEqual([
      "11/13 stayed",
      "12/13 demoted",
      "13/13 demoted",
    ]);
  });

  it("never promotes those who left, even if nobody else is there", async () => {
    const { leagueId, members } = await leagueOfMembers(6, 1);
    await leave(...members.slice(0, 5));
    await closeWeek(leagueId);
    expect(await endsOf(members)).toEqual([
      ...[11, 12, 13, 14, 15].map((rank) => `${rank}/15 stayed`),
      "1/10 promoted",
    ]);
  });

  it("gives no seat in the next one, although XP was earned in it and in the new week", async () => {
    const learner = await makeMember();
    await earn(learner);
    const leagueId = await leagueOf(learner.userId);
    await leave(learner);
    at(`${NEXT_MONDAY}T00:00:30Z`);
    await earn(learner, "A2");
    await closeWeek(leagueId);
    expect(await seatsOf(learner.userId)).toEqual([`${leagueId} 5 left`]);
    expect(await countOf("leagues", "week_start_date = ?", NEXT_MONDAY)).toBe(0);
  });

  it("ends as if the learner had stayed if they came back in time", async () => {
    const { leagueId, members } = await leagueOfMembers(12, 2);
    await leave(members[0]!);
    at("2037-06-14T23:59:59.999Z");
    await rejoin(members[0]!);
    await closeWeek(leagueId);
    expect((await endsOf(members)).slice(0, 5)).toEqual([
      "1/12 promoted",
      "2/12 promoted",
      "3/12 promoted",
      "4/12 promoted",
      "5/12 stayed",
    ]);
  });

  it("stays lost for a learner who comes back after its end, before the close: they take part in the next one", async () => {
    const { leagueId, members } = await leagueOfMembers(12, 2);
    await leave(members[0]!);
    at(`${NEXT_MONDAY}T00:00:00Z`);
    await rejoin(members[0]!);
    await expectError(await members[0]!.send(RANK), 404);
    await closeWeek(leagueId);
    expect(await endsOf(members.slice(0, 2))).toEqual(["12/12 demoted", "1/11 promoted"]);
    expect(await seatsOf(members[0]!.userId)).toEqual([`${leagueId} 1200 left`, `${NEXT_MONDAY}.1.000001 0`]);
  });

  it.each([
    ["stays away", false],
    ["comes back before the close", true],
  ])("ends in the place reached if the learner leaves after its end and %s", async (_, comesBack) => {
    const { leagueId, members } = await leagueOfMembers(12, 2);
    at(`${NEXT_MONDAY}T00:00:00Z`);
    await leave(members[0]!);
    const seen = await members[1]!.call(TABLE, { params: { leagueId } });
    expect(seen.filter((entry) => !entry.isFictional)).toHaveLength(11);
    if (comesBack) await rejoin(members[0]!);
    await closeWeek(leagueId);
    expect((await endsOf(members)).slice(0, 2)).toEqual(["1/12 promoted", "2/12 promoted"]);
    expect(await leagueStateOf(members[0]!.userId)).toBe(`${comesBack ? `${NEXT_MONDAY}.3.000001` : "-"} 3 1200`);
  });

  it.each([1, 2])(
    "is decided by when leaving was requested, not by when it was stored: round trip %i",
    async (trip) => {
      const { leagueId, members } = await leagueOfMembers(12, 2);
      at("2037-06-14T23:59:59.999Z");
      const slow = hookedDatabase(env, {
        before: (number) => void (number === trip && at(`${NEXT_MONDAY}T00:00:10Z`)),
      });
      await members[0]!.call(CHANGE, { body: { optedOut: true }, env: slow });
      await closeWeek(leagueId);
      expect(await endsOf([members[0]!])).toEqual(["12/12 demoted"]);
    },
  );

  it("is closed once, however often that is asked for", async () => {
    const { leagueId, members } = await leagueOfMembers(12, 2);
    await leave(members[0]!);
    await closeWeek(leagueId);
    const stored = await row("SELECT * FROM user_xp WHERE user_id = ?", members[0]!.userId);
    await leagueObjectOf(leagueId).closeIfOver(leagueId);
    expect(await row("SELECT * FROM user_xp WHERE user_id = ?", members[0]!.userId)).toEqual(stored);
  });
});

describe("the others", () => {
  it("no longer see a learner who left, neither on the leaderboard nor on the home, and are told how many seats count", async () => {
    const { leagueId, members } = await leagueOfMembers(11);
    const [gone, here] = [members[0]!, members[1]!];
    const seatId = await seatIdOf(gone.userId);
    await leave(gone);
    const table = await here.call(TABLE, { params: { leagueId } });
    expect(table.map((entry) => entry.id)).not.toContain(seatId);
    expect(table).toHaveLength(10);
    expect(await here.call(RANK)).toMatchObject({ rank: 1, totalMembers: 10, seats: 11 });
    const home = await (await here.send("GET /api/home")).text();
    expect(home).not.toContain(seatId);
    expect(home).not.toContain("Name0 X.");
  });

  it("get a practice partner in exchange while fewer than ten learners are there", async () => {
    const { leagueId, members } = await leagueOfMembers(10);
    await leave(members[0]!);
    const table = await members[1]!.call(TABLE, { params: { leagueId } });
    expect(table.filter((entry) => entry.isFictional)).toHaveLength(1);
    expect(table).toHaveLength(10);
  });

  it("see the learner again in the same row, with all of the week's XP", async () => {
    const [learner, other] = [await makeMember(), await makeMember()];
    for (const one of [learner, other]) await earn(one);
    const leagueId = await leagueOf(other.userId);
    const seatId = await seatIdOf(learner.userId);
    const socket = await openSocket(other, leagueId);
    await leave(learner);
    await socket.until("that one left", (seen) => seen.xpOf(seatId) === undefined);
    await earn(learner, "A2");
    await rejoin(learner);
    await socket.until("that one is back", (seen) => seen.xpOf(seatId) === 10);
    expect(await seatsOf(learner.userId)).toEqual([`${leagueId} 10`]);
  });
});

describe("an account that is deleted after leaving", () => {
  it("leaves no seat behind, neither of this week nor of the last one", async () => {
    const learner = await makeMember();
    await earn(learner);
    const leagueId = await leagueOf(learner.userId);
    await closeWeek(leagueId);
    await leave(learner);
    expect(await seatsOf(learner.userId)).toEqual([`${leagueId} 5`, `${NEXT_MONDAY}.1.000001 0 left`]);
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(learner.userId).run();
    expect(await seatsOf(learner.userId)).toEqual([]);
  });
});
