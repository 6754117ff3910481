import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import type { Home } from "#schema/api/home.ts";
import { Actor } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { leagueOf, madeUpSeatId, makeLeague, seatIdOf } from "#tests/support/worker/league.ts";
import { expectBooksBalance } from "#tests/support/worker/league-books.ts";
import { browserOf } from "#tests/support/worker/league-object.ts";
import { clearLeagues, earn, type Learner, makeMember, seatsOf } from "#tests/support/worker/seats.ts";
import { countOf } from "#tests/support/worker/storage.ts";

const NOW = new Date("2037-06-10T10:00:00Z");
const LEAGUE = "2037-06-08.1.000001";
const RANK = "GET /api/gamification/league/rank";
const OWN = "GET /api/gamification/league";
const TABLE = "GET /api/gamification/league/:leagueId/leaderboard";
const MEMBERSHIP = "GET /api/gamification/league/membership";
const CHANGE = "PATCH /api/gamification/league/membership";

beforeEach(async () => {
  at(NOW);
  await clearLeagues();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

async function seated(tier: 1 | 2 | 3 = 1): Promise<Learner> {
  const learner = await makeMember(tier);
  await earn(learner);
  return learner;
}

/** The league part of a member's home. Only that part is parsed: made-up members have ids that the full contract would reject. */
async function homeLeagueOf(actor: Actor): Promise<Home["league"]> {
  return (await (await actor.send("GET /api/home")).json<Home>()).league;
}

function tableOf(actor: Actor, leagueId = LEAGUE): Promise<LeaderboardEntry[]> {
  return actor.call(TABLE, { params: { leagueId } });
}

describe("without a seat", () => {
  it("there is no rank, no league and no leaderboard, but there is a membership", async () => {
    await seated();
    const learner = await makeMember(2);
    for (const call of [RANK, OWN] as const) {
      expect(await expectError(await learner.send(call), 404)).toEqual({ message: "Not in a league yet" });
    }
    await expectError(await learner.send(TABLE, { params: { leagueId: LEAGUE } }), 403);
    expect(await learner.call(MEMBERSHIP)).toEqual({ optedOut: false, tier: 2, leagueId: null, lastResult: null });
    expect(await learner.call("GET /api/home")).toMatchObject({ league: null });
  });

  it("a visitor gets nothing", async () => {
    await seated();
    const visitor = new Actor();
    for (const call of [RANK, OWN, MEMBERSHIP] as const) await expectError(await visitor.send(call), 401);
    await expectError(await visitor.send(TABLE, { params: { leagueId: LEAGUE } }), 401);
    await expectError(await visitor.send(CHANGE, { body: { optedOut: true } }), 401);
  });

  it("a session that was ended elsewhere gets nothing, although KV still has it", async () => {
    const learner = await seated();
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
    for (const call of [RANK, OWN, MEMBERSHIP] as const) await expectError(await learner.send(call), 401);
    await expectError(await learner.send(TABLE, { params: { leagueId: LEAGUE } }), 401);
    await expectError(await learner.send(CHANGE, { body: { optedOut: true } }), 401);
    expect(await countOf("users", "id = ? AND league_opt_out = 0", learner.userId)).toBe(1);
  });
});

describe("the leaderboard of a league", () => {
  it.each([
    ["of another tier", "2037-06-08.2.000001"],
    ["of another week", "2037-06-01.1.000001"],
    ["that does not exist", "2037-06-08.1.000002"],
    ["of a tier that does not exist", "2037-06-08.4.000001"],
    ["that does not start on a Monday", "2037-06-09.1.000001"],
    ["with a shorter number", "2037-06-08.1.1"],
    ["with a space", `${LEAGUE} `],
    ["with a wildcard", "2037-06-08.1.%"],
    ["with a full-width digit", "2037-06-08.1.00000１"],
    ["in SQL", "' OR 1=1 --"],
    ["with a line break", `${LEAGUE}\n`],
    ["with a nul", `${LEAGUE}\u0000`],
    ["with a slash", `${LEAGUE}/x`],
    ["named like a prototype", "__proto__"],
    ["called null", "null"],
    ["with 64 letters", "x".repeat(64)],
    ["with 64 letters of several bytes each", "ü".repeat(64)],
  ])("%s is forbidden", async (_, leagueId) => {
    const [learner, silver] = [await seated(), await seated(2)];
    expect(await leagueOf(silver.userId)).toBe("2037-06-08.2.000001");
    const body = await expectError(await learner.send(TABLE, { params: { leagueId } }), 403);
    expect(body).toEqual({ message: "You are not a member of this league", field: "leagueId" });
  });

  it.each(["%00", "%FF%FE", "%E0%A4%A", "%", "a%2Fb", "%25", "%C0%AE", `${LEAGUE}%00`, `${LEAGUE}%20`])(
    "%s, as it stands in the path, is forbidden",
    async (junk) => {
      const learner = await seated();
      await expectError(await learner.fetch(`/api/gamification/league/${junk}/leaderboard`), 403);
    },
  );

  it.each(["x".repeat(65), "%20".repeat(65), "%C3%BC".repeat(65), "x".repeat(4_000)])(
    "is a bad request with an id of more than 64 characters: %#",
    async (id) => {
      const learner = await seated();
      const body = await expectError(await learner.fetch(`/api/gamification/league/${id}/leaderboard`), 400);
      expect(body.field).toBe("leagueId");
    },
  );

  it("is found under its id however that is encoded, and not without an id", async () => {
    const learner = await seated();
    const encoded = Array.from(LEAGUE, (char) => `%${char.charCodeAt(0).toString(16)}`).join("");
    const response = await learner.fetch(`/api/gamification/league/${encoded}/leaderboard`);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    await expectError(await learner.fetch("/api/gamification/league//leaderboard"), 404);
  });

  it("is off limits to former members: after they left, and after the week", async () => {
    const learner = await seated();
    await tableOf(learner);
    await learner.call(CHANGE, { body: { optedOut: true } });
    await expectError(await learner.send(TABLE, { params: { leagueId: LEAGUE } }), 403);
    await learner.call(CHANGE, { body: { optedOut: false } });
    await tableOf(learner);
    at("2037-06-15T00:05:00Z");
    await learner.call("GET /api/home");
    await expectError(await learner.send(TABLE, { params: { leagueId: LEAGUE } }), 403);
    expect(await tableOf(learner, "2037-06-15.1.000001")).toHaveLength(10);
  });
});

describe("a row of the leaderboard", () => {
  it("shows the all-time total on the learner's own row only, and of others no more than name and weekly XP", async () => {
    const { userIds } = await makeLeague({ now: NOW, xp: [7, 3] });
    await env.DB.prepare("UPDATE user_xp SET total_xp = 4711 WHERE user_id = ?").bind(userIds[0]).run();
    const learner = await seated();
    const table = await tableOf(learner);
    expect(table.filter((entry) => entry.xp !== null)).toEqual([
      {
        id: await seatIdOf(learner.userId),
        userId: learner.userId,
        displayName: "Mara K.",
        avatarUrl: null,
        isFictional: false,
        weeklyXp: 5,
        tie: 0,
        xp: 5,
      },
    ]);
    const other = await browserOf(userIds[0]!);
    const seen = JSON.stringify(await tableOf(other));
    expect((await tableOf(other)).filter((entry) => entry.xp !== null).map(({ id, xp }) => [id, xp])).toEqual([
      [madeUpSeatId(userIds[0]!), 4711],
    ]);
    for (const secret of ["Klein", learner.email]) expect(seen).not.toContain(secret);
    expect((await homeLeagueOf(other))?.top.every((entry) => entry.xp === null)).toBe(true);
  });

  it.each([
    ["Zoë", "Ångström", "Zoë Å."],
    ["X", "Y", "X Y."],
    ["李", "王", "李 王."],
    ["Jean-Luc", "de Gaulle", "Jean-Luc D."],
    ["Anna  Maria", "O'Neil", "Anna Maria O."],
    ["Gerrit", "'t Hooft", "Gerrit T."],
    ["Émile", "E\u0301cole", "Émile É."],
    ["Eva", "ßander", "Eva ẞ."],
    ["Çağla", "ığdır", "Çağla I."],
    ["أحمد", "الزهراني", "أحمد ا."],
    ["अनु", "शर्मा", "अनु श."],
    ["Deseret", "𐐨𐐩", "Deseret 𐐀."],
    ["Kim", "3000", "Kim 3."],
    ["🦊", "🦊", "🦊"],
    ["<b>Max</b>", "<i>", "<b>Max</b> I."],
  ])("shows %s %s as %s", async (firstName, lastName, shown) => {
    const learner = await makeMember();
    await env.DB.prepare("UPDATE users SET first_name = ?, last_name = ? WHERE id = ?")
      .bind(firstName, lastName, learner.userId)
      .run();
    await earn(learner);
    const own = (await tableOf(learner)).find((entry) => entry.userId === learner.userId);
    expect(own?.displayName).toBe(shown);
  });
});

describe("practice partners", () => {
  it("fill a league up to ten, are labeled, and are counted", async () => {
    const learner = await seated();
    const partners = (await tableOf(learner)).filter((entry) => entry.isFictional);
    expect(partners).toHaveLength(9);
    for (const { userId, xp, avatarUrl } of partners) expect([userId, xp, avatarUrl]).toEqual([null, null, null]);
    expect(new Set(partners.map((partner) => partner.id)).size).toBe(9);
    expect(await learner.call(RANK)).toMatchObject({ totalMembers: 10 });
    expect(await countOf("league_members", "league_id = ?", LEAGUE)).toBe(1);
  });

  it.each([
    [1, 8],
    [8, 1],
    [9, 0],
    [20, 0],
  ])("with %i other members and the learner number %i", async (others, partners) => {
    await makeLeague({ now: NOW, xp: Array.from({ length: others }, (_, i) => i) });
    const learner = await seated();
    const table = await tableOf(learner);
    expect(table.filter((entry) => entry.isFictional)).toHaveLength(partners);
    expect(await learner.call(RANK)).toMatchObject({ totalMembers: others + 1 + partners });
  });

  it("are the same for every member and throughout an hour", async () => {
    const [one, two] = [await seated(), await seated()];
    const partnersOf = async (learner: Learner) => (await tableOf(learner)).filter((entry) => entry.isFictional);
    const first = await partnersOf(one);
    at("2037-06-10T10:59:59.999Z");
    expect(await partnersOf(two)).toEqual(first);
    at("2037-06-13T10:00:00Z");
    const later = await partnersOf(two);
    expect(later.map((partner) => partner.id).toSorted()).toEqual(first.map((partner) => partner.id).toSorted());
    expect(sumOf(later)).toBeGreaterThan(sumOf(first));
  });
});

function sumOf(entries: LeaderboardEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.weeklyXp, 0);
}

describe("the leaderboard page in one call", () => {
  it("has what the single calls answer", async () => {
    const learner = await seated(2);
    await seated(2);
    const page = await learner.call("GET /api/leaderboard");
    const { leagueId } = await learner.call(RANK);
    expect(page).toEqual({
      user: await learner.call("GET /api/auth/user"),
      xp: await learner.call("GET /api/gamification/xp"),
      streak: await learner.call("GET /api/gamification/streak"),
      membership: await learner.call(MEMBERSHIP),
      league: {
        league: await learner.call(OWN),
        rank: await learner.call(RANK),
        leaderboard: await tableOf(learner, leagueId),
      },
    });
  });

  it("has no league without a seat, and nothing for a visitor", async () => {
    const learner = await makeMember(2);
    expect(await learner.call("GET /api/leaderboard")).toMatchObject({ league: null, membership: { tier: 2 } });
    expect(await new Actor().call("GET /api/leaderboard")).toBeNull();
  });
});

describe("a rank", () => {
  /** Weekly XP and when it was reached, in milliseconds: ties in both, and a member without XP. */
  const STANDINGS: [xp: number, reached: number | null][] = [
    [40, 5],
    [40, 3],
    [40, 3],
    [7, 9],
    [90, 9],
    [0, null],
    [0, null],
    [41, 1],
  ];

  it("is the learner's place on the leaderboard and on the home, for every member, ties included", async () => {
    const { userIds } = await makeLeague({ now: NOW, xp: STANDINGS.map(([xp]) => xp) });
    await env.DB.batch(
      STANDINGS.flatMap(([, reached], i) =>
        ["UPDATE league_members SET last_xp_update = ?", "UPDATE user_xp SET week_xp_at = ?"].map((sql) =>
          env.DB.prepare(`${sql} WHERE user_id = ?`).bind(reached && NOW.getTime() + reached, userIds[i]),
        ),
      ),
    );
    const table = await tableOf(await browserOf(userIds[0]!));
    const seatIds = userIds.map(madeUpSeatId);
    const humans = table.filter((entry) => !entry.isFictional).map((entry) => seatIds.indexOf(entry.id));
    expect(humans).toEqual([4, 7, 1, 2, 0, 3, 5, 6]);
    expect(table.map((entry) => entry.weeklyXp)).toEqual(
      table.map((entry) => entry.weeklyXp).toSorted((a, b) => b - a),
    );
    for (const [i, userId] of userIds.entries()) {
      const member = await browserOf(userId);
      const rank = await member.call(RANK);
      const place = table.findIndex((entry) => entry.id === seatIds[i]);
      expect(rank).toEqual({
        leagueId: LEAGUE,
        leagueName: "Bronze League",
        rank: place + 1,
        totalMembers: 10,
        weeklyXp: STANDINGS[i]?.[0],
        seatId: seatIds[i],
        seats: STANDINGS.length,
        dayLimitReached: false,
      });
      const top = table.slice(0, 3).map((entry) => ({ ...entry, userId: entry.id === seatIds[i] ? userId : null }));
      expect(await homeLeagueOf(member)).toEqual({
        league: await member.call(OWN),
        rank,
        top: top.map((entry) => ({ ...entry, xp: null })),
      });
    }
  });

  it("belongs to the league that the learner's own league call names", async () => {
    const learner = await seated(3);
    expect(await learner.call(OWN)).toEqual({
      id: "2037-06-08.3.000001",
      name: "Gold League",
      tier: 3,
      weekStartDate: "2037-06-08",
      weekEndDate: "2037-06-14",
      endsAt: "2037-06-15T00:00:00.000Z",
    });
    expect(await learner.call(RANK)).toMatchObject({ leagueId: "2037-06-08.3.000001", leagueName: "Gold League" });
    expect(await learner.call(MEMBERSHIP)).toMatchObject({ leagueId: "2037-06-08.3.000001", tier: 3 });
  });
});

describe("a week that is over", () => {
  const looks: [string, (learner: Learner) => Promise<unknown>][] = [
    ["the rank", (learner) => learner.call(RANK)],
    ["the league", (learner) => learner.call(OWN)],
    ["the leaderboard", (learner) => tableOf(learner)],
    ["the home", (learner) => learner.call("GET /api/home")],
  ];

  it.each(looks)(
    "is closed by a request for %s after the grace period, and the request does not wait for it",
    async (_, look) => {
      const learner = await seated();
      at("2037-06-15T00:00:59.999Z");
      await look(learner);
      expect(await learner.call(MEMBERSHIP)).toMatchObject({ leagueId: LEAGUE, lastResult: null });
      at("2037-06-15T00:01:00Z");
      await look(learner);
      expect(await learner.call(MEMBERSHIP)).toEqual({
        optedOut: false,
        tier: 1,
        leagueId: "2037-06-15.1.000001",
        lastResult: {
          leagueName: "Bronze League",
          tier: 1,
          weekEndDate: "2037-06-14",
          rank: 10,
          totalMembers: 10,
          weeklyXp: 5,
          outcome: "stayed",
          tierAfter: 1,
        },
      });
      expect(await learner.call(OWN)).toMatchObject({ id: "2037-06-15.1.000001" });
      expect(await learner.call(RANK)).toMatchObject({ leagueId: "2037-06-15.1.000001", weeklyXp: 0 });
    },
  );
});

describe("an account that is deleted", () => {
  it.each(["users", "user_xp"])("frees its seat and last week's seat: row deleted from %s", async (from) => {
    const [gone, here] = [await seated(), await seated()];
    at("2037-06-15T00:05:00Z");
    await here.call("GET /api/home");
    expect(await seatsOf(gone.userId)).toHaveLength(2);
    await env.DB.prepare(`DELETE FROM ${from} WHERE ${from === "users" ? "id" : "user_id"} = ?`)
      .bind(gone.userId)
      .run();
    expect(await countOf("league_members", "user_id = ?", gone.userId)).toBe(0);
    expect(await seatsOf(here.userId)).toHaveLength(2);
    expect((await tableOf(here, await leagueOf(here.userId))).map((entry) => entry.userId)).not.toContain(gone.userId);
  });

  it("without a seat and without a last week frees no one else's", async () => {
    const [gone, here] = [await makeMember(), await seated()];
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(gone.userId).run();
    expect(await seatsOf(here.userId)).toHaveLength(1);
  });
});
