import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LIVE_CLOSE } from "#schema/api/league-live.ts";
import { practicePartners } from "#schema/rules/practice-partners.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import {
  joinLeague,
  type LiveSocket,
  leagueObjectOf,
  madeUpSeatId,
  openSocket,
  seatIdOf,
} from "#tests/support/worker/league.ts";
import {
  award,
  dropSeat,
  expectSameAsHttp,
  hideSeat,
  inLeagueObject,
  newLeague,
  storeXp,
  tableFrom,
  tell,
  untilFrame,
  watch,
} from "#tests/support/worker/league-object.ts";
import { THIRD_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";

/** A Wednesday, far from the end of a week. */
const NOON = "2046-03-21T12:00:00Z";

beforeEach(() => at(NOON));
afterEach(realClock);

/** Learners who join the same league one after another, before anyone is watching. */
async function seatedTogether(count: number) {
  const { leagueId } = await newLeague([1]);
  const learners = await Promise.all(Array.from({ length: count }, () => makeLearner()));
  for (const learner of learners) expect(await joinLeague(learner)).toBe(leagueId);
  return { leagueId, learners };
}

describe("the first frame", () => {
  it("is a single snapshot that equals the HTTP leaderboard", async () => {
    const { leagueId, userIds } = await newLeague([30, 20, 10]);
    const socket = await watch(leagueId, userIds[1]!);
    expect(socket.frames).toEqual([
      { type: "snapshot", seq: expect.any(Number), leagueId, entries: expect.any(Array), seats: 3 },
    ]);
    await expectSameAsHttp(leagueId, userIds[0]!, [socket]);
    // No further frame follows on its own.
    await scheduler.wait(400);
    expect(socket.frames).toHaveLength(1);
  });

  it("says of a row what everybody may know and nothing else, whether it is a learner's or a practice partner's", async () => {
    const { leagueId, userIds } = await newLeague([30, 20]);
    const { texts } = await watch(leagueId, userIds[0]!);
    const { entries } = JSON.parse(texts[0] ?? "") as { entries: object[] };
    const fields = ["id", "displayName", "avatarUrl", "isFictional", "weeklyXp", "tie"];
    expect(entries.map(Object.keys)).toEqual(Array.from({ length: 10 }, () => fields));
  });
});

describe("two learners", () => {
  it("see each other's XP", async () => {
    const { leagueId, learners } = await seatedTogether(2);
    const [ada, ben] = [learners[0]!, learners[1]!];
    const [adaSeat, benSeat] = [await seatIdOf(ada.userId), await seatIdOf(ben.userId)];
    const sockets = [await openSocket(ada, leagueId), await openSocket(ben, leagueId)];
    const [earned, more] = [
      (await takeQuiz(ada, THIRD_LESSON)).xpAwarded,
      (await takeQuiz(ben, THIRD_LESSON)).xpAwarded,
    ];
    expect([earned, more]).toEqual([35, 35]);
    for (const socket of sockets)
      await socket.until("XP of both", (seen) => seen.xpOf(adaSeat) === 155 && seen.xpOf(benSeat) === 155);
    await expectSameAsHttp(leagueId, ada.userId, sockets);
  });

  it("see who joins, and that a practice partner leaves in exchange", async () => {
    const { leagueId, learners } = await seatedTogether(1);
    const ada = learners[0]!;
    const socket = await openSocket(ada, leagueId);
    const before = tableFrom(socket.frames).table;
    const ben = await makeLearner();
    expect(await joinLeague(ben)).toBe(leagueId);
    const benSeat = await seatIdOf(ben.userId);
    await socket.until("the newcomer", (seen) => seen.xpOf(benSeat) === 120);
    const frame = socket.frames.find(({ type }) => type === "members");
    const partners = before.filter((entry) => entry.isFictional).map((entry) => entry.id);
    expect(frame).toMatchObject({ joined: [{ id: benSeat }], left: [expect.toBeOneOf(partners)], seats: 3 });
    expect(tableFrom(socket.frames).table).toHaveLength(before.length);
    await expectSameAsHttp(leagueId, ada.userId, [socket]);
  });
});

describe("a frame", () => {
  it("carries the rows that changed and no others", async () => {
    const { leagueId, userIds } = await newLeague([500, 400, 300, 200, 100]);
    const socket = await watch(leagueId, userIds[0]!);
    const { seq } = tableFrom(socket.frames);
    await award(leagueId, userIds[4]!, 101);
    await untilFrame([socket], seq + 1);
    expect(socket.frames.slice(1)).toEqual([{ type: "xp", seq: seq + 1, rows: [[madeUpSeatId(userIds[4]!), 101, 0]] }]);
  });

  it("about one learner has at most 96 bytes, as long as nobody earns 100,000 XP in a week", async () => {
    const { leagueId, learners } = await seatedTogether(1);
    const ada = learners[0]!;
    const socket = await openSocket(ada, leagueId);
    await award(leagueId, ada.userId, 99_999);
    await untilFrame([socket], tableFrom(socket.frames.slice(0, 1)).seq + 1);
    const [, text = ""] = socket.texts;
    const rows = [[await seatIdOf(ada.userId), 99_999, 0]];
    expect(JSON.parse(text)).toEqual({ type: "xp", seq: expect.any(Number), rows });
    const digits = String(JSON.parse(text).seq).length;
    // Allows for five-digit frame numbers, which a busy day reaches.
    expect(new TextEncoder().encode(text).length + 5 - digits).toBeLessThanOrEqual(96);
  });

  it("about a single event goes out immediately; the next one waits until the gap is over", async () => {
    const { leagueId, userIds } = await newLeague([50, 40]);
    const socket = await watch(leagueId, userIds[0]!);
    const { seq } = tableFrom(socket.frames);
    at("2046-03-21T12:00:10Z");
    const sent = () => inLeagueObject(leagueId, (_, inside) => inside.seq);
    await award(leagueId, userIds[1]!, 41);
    expect(await sent()).toBe(seq + 1);
    await untilFrame([socket], seq + 1);
    at("2046-03-21T12:00:10.249Z");
    await award(leagueId, userIds[1]!, 42);
    await award(leagueId, userIds[0]!, 51);
    expect(await sent()).toBe(seq + 1);
    await untilFrame([socket], seq + 2);
    expect(socket.frames.at(-1)).toMatchObject({
      type: "xp",
      rows: [
        [madeUpSeatId(userIds[0]!), 51, 0],
        [madeUpSeatId(userIds[1]!), 42, 0],
      ],
    });
  });
});

describe("a viewer who arrives while a frame is waiting", () => {
  it("gets what the others have seen, and the rest with their next frame", async () => {
    const { leagueId, userIds } = await newLeague([50, 40, 30]);
    const [ada, ben, cleo] = [userIds[0]!, userIds[1]!, userIds[2]!];
    const first = await watch(leagueId, ada);
    await award(leagueId, ada, 51);
    await first.until("the award", (seen) => seen.xpOf(ada) === 51);
    // Within the gap one row changes, and another disappears and reappears, which no frame shows.
    await award(leagueId, ada, 52);
    await leagueObjectOf(leagueId).removeMember(leagueId, cleo);
    const second = await watch(leagueId, ben);
    await tell(leagueId, cleo, 30);
    for (const socket of [first, second]) await socket.until("the next award", (seen) => seen.xpOf(ada) === 52);
    await expectSameAsHttp(leagueId, ada, [first, second]);
  });
});

describe("a burst", () => {
  /** When each frame arrived at a socket. */
  function arrivals(socket: { until: unknown; texts: string[] }, times: number[]): void {
    const push = socket.texts.push.bind(socket.texts);
    socket.texts.push = (...texts) => {
      times.push(...texts.map(() => performance.now()));
      return push(...texts);
    };
  }

  it("of 100 awards sends no one more than four frames a second, even with viewers joining and resuming, and ends with the final state", async () => {
    // Uses the real clock, because the gap is measured with it.
    realClock();
    const { leagueId, userIds } = await newLeague(Array.from({ length: 20 }, (_, i) => i));
    const [viewer, asker] = [await watch(leagueId, userIds[0]!), await watch(leagueId, userIds[1]!)];
    const late: LiveSocket[] = [];
    const times: number[] = [];
    arrivals(viewer, times);
    const before = viewer.frames.length;
    for (let i = 1; i <= 100; i++) {
      void award(leagueId, userIds[i % 20]!, 100 + i);
      if (i > 60 && i % 4 === 0) late.push(await watch(leagueId, userIds[2]!));
      if (i % 25 === 0) asker.send(JSON.stringify({ type: "resume", seq: 0 }));
      await scheduler.wait(20);
    }
    await viewer.until("the last state", (seen) =>
      userIds.every((id, i) => seen.xpOf(id) === (i === 0 ? 200 : 180 + i)),
    );
    expect(times.length).toBe(viewer.frames.length - before);
    expect(times.length).toBeGreaterThan(5);
    for (const [i, time] of times.entries()) {
      const fifth = times[i + 4];
      // Frames sent 270 ms apart may arrive slightly closer together.
      if (fifth !== undefined) expect(fifth - time).toBeGreaterThan(1_000);
    }
    await untilFrame(late, viewer.frames.at(-1)?.seq ?? 0);
    await expectSameAsHttp(leagueId, userIds[0]!, [viewer, ...late]);
  });
});

describe("frame numbers across hibernation", () => {
  const HOUR_LATER = "2046-03-22T13:00:00Z";

  it.each<[string, (leagueId: string, userIds: string[]) => Promise<unknown>]>([
    ["one award", (league, [, ben]) => award(league, ben!, 500)],
    [
      "partners who practiced in the meantime, noticed by the alarm",
      async (league) => {
        at(HOUR_LATER);
        await runDurableObjectAlarm(leagueObjectOf(league));
      },
    ],
    [
      "partners who practiced in the meantime, noticed with an award",
      async (league, [, ben]) => {
        at(HOUR_LATER);
        await award(league, ben!, 500);
      },
    ],
    [
      "an award that the object was not told about",
      async (league, [, ben]) => {
        await storeXp(ben!, 500);
        await runDurableObjectAlarm(leagueObjectOf(league));
      },
    ],
    [
      "a different award from the one that the object was not told about",
      async (league, [ada, ben]) => {
        await storeXp(ben!, 500);
        await award(league, ada!, 600);
      },
    ],
    [
      "a member who left",
      async (league, [, , cleo]) => {
        await hideSeat(cleo!);
        await leagueObjectOf(league).removeMember(league, cleo!);
      },
    ],
    [
      "a deleted member",
      async (league, [, , cleo]) => {
        await dropSeat(cleo!);
        await runDurableObjectAlarm(leagueObjectOf(league));
      },
    ],
  ])("continue without a gap after %s", async (_, happens) => {
    const { leagueId, userIds } = await newLeague([30, 20, 10]);
    const object = leagueObjectOf(leagueId);
    const sockets = [await watch(leagueId, userIds[0]!), await watch(leagueId, userIds[1]!)];
    const { seq } = tableFrom(sockets[1]!.frames);
    await award(leagueId, userIds[0]!, 31);
    await untilFrame(sockets, seq + 1);
    await evictDurableObject(object, { webSockets: "hibernate" });
    await happens(leagueId, userIds);
    await untilFrame(sockets, seq + 2);
    // A second frame carries the rest if the first could not carry it all.
    await inLeagueObject(leagueId, async (__, inside) => {
      while (inside.frameTimer !== null) await scheduler.wait(20);
    });
    await evictDurableObject(object, { webSockets: "hibernate" });
    await award(leagueId, userIds[0]!, 700);
    for (const socket of sockets) await socket.until("the last award", (seen) => seen.xpOf(userIds[0]!) === 700);
    await expectSameAsHttp(leagueId, userIds[0]!, sockets);
    expect(sockets.map(({ frames }) => frames.filter(({ type }) => type === "snapshot").length)).toEqual([1, 1]);
  });

  it("continue after a frame in which a learner's row changed only because a partner left a tie", async () => {
    const { leagueId, userIds } = await newLeague([1_000, 900]);
    const [ada, ben] = [userIds[0]!, userIds[1]!];
    const partnersAt = (now: Date) => practicePartners({ leagueId, tier: 1, humans: 2, now });
    const hours = Array.from({ length: 48 }, (_, i) => new Date(Date.parse(NOON) + i * 3_600_000));
    // The first hour at which a partner who has earned something earns more.
    const [moves, before] = hours.flatMap((hour) => {
      const earlier = partnersAt(new Date(hour.getTime() - 3_600_000));
      const mover = partnersAt(hour).find(
        ({ weeklyXp }, i) => weeklyXp > (earlier[i]?.weeklyXp ?? 0) && earlier[i]?.weeklyXp,
      );
      return mover ? [[hour, earlier.find(({ id }) => id === mover.id)!] as const] : [];
    })[0]!;
    at(new Date(moves.getTime() - 1));
    await storeXp(ben, before.weeklyXp);
    const socket = await watch(leagueId, ada);
    expect(tableFrom(socket.frames).table.find(({ id }) => id === madeUpSeatId(ben))?.tie).toBeGreaterThan(0);
    at(moves);
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await socket.until("the partner's XP", ({ frames }) => frames.length > 1);
    expect(socket.frames.at(-1)).toMatchObject({
      type: "xp",
      rows: expect.arrayContaining([[madeUpSeatId(ben), before.weeklyXp, expect.any(Number)]]),
    });
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
    await award(leagueId, ada, 1_001);
    await socket.until("the award", (seen) => seen.xpOf(ada) === 1_001);
    await expectSameAsHttp(leagueId, ada, [socket]);
    expect(socket.frames.filter(({ type }) => type === "snapshot")).toHaveLength(1);
  });

  it("continue after changes that nobody watched", async () => {
    const { leagueId, userIds } = await newLeague([30, 20, 10]);
    const object = leagueObjectOf(leagueId);
    const first = await watch(leagueId, userIds[0]!);
    first.close();
    await first.until("its end", ({ closed }) => closed !== null);
    await award(leagueId, userIds[1]!, 40);
    await evictDurableObject(object);
    at(HOUR_LATER);
    await award(leagueId, userIds[2]!, 50);
    await evictDurableObject(object);
    const second = await watch(leagueId, userIds[0]!);
    await evictDurableObject(object, { webSockets: "hibernate" });
    await award(leagueId, userIds[2]!, 60);
    await second.until("the award", (seen) => seen.xpOf(userIds[2]!) === 60);
    await expectSameAsHttp(leagueId, userIds[0]!, [second]);
    expect(second.frames.map(({ type }) => type)).toEqual(["snapshot", "xp"]);
  });
});

describe("a socket", () => {
  it.each([1000, 3000, 4321])("closed by its browser with code %i is closed with the same code", async (code) => {
    const { leagueId, userIds } = await newLeague([30]);
    const socket = await watch(leagueId, userIds[0]!);
    socket.close(code);
    await socket.until("its end", ({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(code);
    expect(await inLeagueObject(leagueId, (state) => state.getWebSockets().length)).toBe(0);
  });

  it("that ends does not affect the others", async () => {
    const { leagueId, userIds } = await newLeague([30, 20]);
    const [first, second] = [await watch(leagueId, userIds[0]!), await watch(leagueId, userIds[1]!)];
    first.close();
    await award(leagueId, userIds[0]!, 31);
    await second.until("the award", (seen) => seen.xpOf(userIds[0]!) === 31);
    expect(second.closed).toBeNull();
  });

  it("of a member who leaves the leagues ends immediately, and the others see them go", async () => {
    const { leagueId, learners } = await seatedTogether(2);
    const [ada, ben] = [learners[0]!, learners[1]!];
    const [mine, alsoMine, other] = [
      await openSocket(ada, leagueId),
      await openSocket(ada, leagueId),
      await openSocket(ben, leagueId),
    ];
    await ada.call("PATCH /api/gamification/league/membership", { body: { optedOut: true } });
    for (const socket of [mine, alsoMine]) await socket.until("its end", ({ closed }) => closed !== null);
    expect([mine.closed?.code, alsoMine.closed?.code]).toEqual([LIVE_CLOSE.notAMember, LIVE_CLOSE.notAMember]);
    const adaSeat = await seatIdOf(ada.userId);
    await other.until("that one left", (seen) => seen.xpOf(adaSeat) === undefined);
    expect(other.closed).toBeNull();
    await expectSameAsHttp(leagueId, ben.userId, [other]);
  });
});
