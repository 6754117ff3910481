import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LIVE_CLOSE } from "#schema/api/league-live.ts";
import { type Actor, makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { failingDatabase } from "#tests/support/worker/failing-env.ts";
import { type LiveSocket, leagueObjectOf, leagueOf, openSocket } from "#tests/support/worker/league.ts";
import { browserOf, NOTHING_STORED, newLeague, storedIn, watch } from "#tests/support/worker/league-object.ts";
import { earn, makeMember } from "#tests/support/worker/seats.ts";

beforeEach(() => at("2046-03-21T12:00:00Z"));
afterEach(() => {
  realClock();
  vi.restoreAllMocks();
});

function logOut(actor: Actor, bindings: Env = env): Promise<unknown> {
  return actor.call("POST /api/auth/logout", { env: bindings });
}

/** Waits less than a second, far less than the minute after which the object asks D1. */
async function expectEnded(socket: LiveSocket): Promise<void> {
  await socket.until("its end", ({ closed }) => closed !== null, 1_000);
  expect(socket.closed?.code).toBe(LIVE_CLOSE.notAMember);
}

describe("signing out", () => {
  it("ends every socket of the session within a second, and no other socket", async () => {
    const { leagueId, userIds } = await newLeague([30, 20]);
    const [ada, elsewhere] = [await browserOf(userIds[0]!), await browserOf(userIds[0]!)];
    const [first, second] = [await openSocket(ada, leagueId), await openSocket(ada, leagueId)];
    const others = [await openSocket(elsewhere, leagueId), await watch(leagueId, userIds[1]!)];
    await logOut(ada);
    for (const socket of [first, second]) await expectEnded(socket);
    expect(others.map(({ closed }) => closed)).toEqual([null, null]);
  });

  it("does not wait for the league object, and succeeds without it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { leagueId, userIds } = await newLeague([30]);
    const ada = await browserOf(userIds[0]!);
    const socket = await openSocket(ada, leagueId);
    const answered = new Promise<void>((resolve) => {
      ada.onAnswer = resolve;
    });
    const endSession = async (): Promise<never> => {
      await answered;
      throw new Error("The object does not answer");
    };
    await logOut(ada, { ...env, LEAGUE: { getByName: () => ({ endSession }) } as unknown as Env["LEAGUE"] });
    expect(socket.closed).toBeNull();
    // D1 knows that the session has ended: the next read finds out.
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await expectEnded(socket);
  });

  it("stores nothing in the object of a league that nobody watches", async () => {
    const { leagueId, userIds } = await newLeague([30]);
    await logOut(await browserOf(userIds[0]!));
    expect(await storedIn(leagueId)).toMatchObject(NOTHING_STORED);
  });

  it("without a seat tells nobody", async () => {
    const learner = await makeLearner();
    const getByName = vi.fn();
    await logOut(learner, { ...env, LEAGUE: { getByName } as unknown as Env["LEAGUE"] });
    expect(getByName).not.toHaveBeenCalled();
  });

  it("twice tells the object once", async () => {
    const learner = await makeMember();
    await earn(learner);
    const cookies = new Map(learner.cookies);
    const told: unknown[][] = [];
    const endSession = async (...said: unknown[]): Promise<void> => void told.push(said);
    const counting = { ...env, LEAGUE: { getByName: () => ({ endSession }) } as unknown as Env["LEAGUE"] };
    await logOut(learner, counting);
    for (const [name, value] of cookies) learner.cookies.set(name, value);
    await logOut(learner, counting);
    expect(told).toEqual([[learner.userId, expect.stringMatching(/^[0-9a-f]{64}$/)]]);
  });

  it("that fails ends no socket", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { leagueId, userIds } = await newLeague([30]);
    const ada = await browserOf(userIds[0]!);
    const socket = await openSocket(ada, leagueId);
    const broken = failingDatabase(env, { atTrip: 1, when: "before" });
    expect((await ada.send("POST /api/auth/logout", { env: broken })).status).toBe(503);
    await scheduler.wait(100);
    expect(socket.closed).toBeNull();
  });
});

describe("a session that is replaced in its browser", () => {
  it("by signing in again loses its sockets", async () => {
    const learner = await makeMember();
    await earn(learner);
    const socket = await openSocket(learner, await leagueOf(learner.userId));
    await learner.call("POST /api/auth/login", { body: { email: learner.email, password: PASSWORD } });
    await expectEnded(socket);
    await openSocket(learner, await leagueOf(learner.userId));
  });

  it("by a new account loses its sockets", async () => {
    const learner = await makeMember();
    await earn(learner);
    const socket = await openSocket(learner, await leagueOf(learner.userId));
    const account = { email: `new-${learner.email}`, password: PASSWORD, firstName: "Ida", lastName: "Kern" };
    await learner.call("POST /api/auth/signup", { body: account });
    await expectEnded(socket);
  });
});
