import { afterEach, beforeEach, expect, it } from "vitest";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { leagueOf, openSocket, seatIdOf } from "#tests/support/worker/league.ts";
import { clearLeagues, earn, type Learner, makeMember } from "#tests/support/worker/seats.ts";

const TABLE = "GET /api/gamification/league/:leagueId/leaderboard";

beforeEach(async () => {
  at("2037-06-10T10:00:00Z");
  await clearLeagues();
});
afterEach(realClock);

/** Everything that a member receives about their league: the answers of every call, and the frames while `happens`. */
async function receivedBy(member: Learner, happens: () => Promise<unknown>): Promise<string[]> {
  const leagueId = await leagueOf(member.userId);
  const socket = await openSocket(member, leagueId);
  const frames = socket.texts.length;
  await happens();
  await socket.until("two more frames", ({ texts }) => texts.length >= frames + 2);
  const answers = [
    await member.send("GET /api/gamification/league/rank"),
    await member.send("GET /api/gamification/league"),
    await member.send(TABLE, { params: { leagueId } }),
    await member.send("GET /api/gamification/league/membership"),
    await member.send("GET /api/home"),
  ];
  return [...socket.texts, ...(await Promise.all(answers.map((answer) => answer.text())))];
}

it("nothing that a member receives says who the others are or when they practiced", async () => {
  const [ada, ben] = [await makeMember(), await makeMember()];
  await earn(ada);
  const moments = ["2037-06-10T10:07:08.009Z", "2037-06-10T11:12:13.014Z"];
  at(moments[0]!);
  await earn(ben);
  const received = await receivedBy(ada, async () => {
    at(moments[1]!);
    const cleo = await makeMember();
    await earn(cleo);
    at("2037-06-10T11:12:14.014Z");
    await earn(ben, "A2");
  });
  const all = received.join("\n");
  expect(all).toContain(await seatIdOf(ben.userId));
  expect(all).not.toContain(ben.userId);
  expect(all).not.toContain(ben.email);
  for (const moment of moments) {
    expect(all).not.toContain(String(Date.parse(moment)));
    expect(all).not.toContain(moment.slice(0, 16));
  }
});

it("a practice partner's row differs from a learner's in nothing but isFictional", async () => {
  const [ada, ben] = [await makeMember(), await makeMember()];
  await earn(ada);
  await earn(ben);
  const leagueId = await leagueOf(ada.userId);
  const table = await ada.call(TABLE, { params: { leagueId } });
  const text = await (await ada.send(TABLE, { params: { leagueId } })).text();
  const others = table.filter((entry) => entry.userId === null);
  expect(others).toHaveLength(9);
  expect(others.filter((entry) => !entry.isFictional)).toHaveLength(1);
  for (const { id, avatarUrl, xp, displayName } of others) {
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect([avatarUrl, xp]).toEqual([null, null]);
    expect(displayName).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
  }
  // The order of the fields would tell as well.
  const orders = (JSON.parse(text) as object[]).map((entry) => Object.keys(entry).join());
  expect(new Set(orders).size).toBe(1);
});

it("a learner has another id in every league", async () => {
  const ada = await makeMember();
  await earn(ada);
  const first = await seatIdOf(ada.userId);
  at("2037-06-15T00:05:00Z");
  await ada.call("GET /api/home");
  const second = await seatIdOf(ada.userId);
  expect(await leagueOf(ada.userId)).toBe("2037-06-15.1.000001");
  expect(second).toMatch(/^[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
});

it("the order of a tie is that in which the XP was reached, and frames alone say so", async () => {
  const members = [await makeMember(), await makeMember(), await makeMember()];
  const leagueIdOf = () => leagueOf(members[0]!.userId);
  for (const [i, member] of members.entries()) {
    at(`2037-06-10T10:00:0${i}Z`);
    await earn(member);
  }
  const socket = await openSocket(members[2]!, await leagueIdOf());
  for (const [i, member] of members.toReversed().entries()) {
    at(`2037-06-10T11:00:0${i}Z`);
    await earn(member, "A2");
  }
  const ids = await Promise.all(members.map(({ userId }) => seatIdOf(userId)));
  await socket.until("everybody's XP", (seen) => ids.every((id) => seen.xpOf(id) === 10));
  const table = await members[0]!.call(TABLE, { params: { leagueId: await leagueIdOf() } });
  const ties = ids.map((id) => table.find((entry) => entry.id === id)?.tie ?? Number.NaN);
  // A practice partner may have 10 XP too.
  expect(ties.toSorted((a, b) => b - a)).toEqual(ties);
  expect(new Set(ties).size).toBe(3);
});
