import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LIVE_CLOSE, type LiveServerMessage } from "#schema/api/league-live.ts";
import { type FakeSockets, fakeSockets } from "#tests/support/web/fake-socket.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import {
  inFrame,
  LEAGUE_ID,
  MARA_SEAT,
  makeLeague,
  makeMara,
  makeMember,
  makeMembers,
  makeMembership,
  rankIn,
} from "#tests/support/web/make-league.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { PATIENCE_MS } from "#tests/support/web/patience.ts";
import { type RenderedApp, renderApp, renderAppFrom } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { keys } from "#web/lib/query-keys.ts";

const RANK = "GET /api/gamification/league/rank";
const LEAGUE = "GET /api/gamification/league";
const LIST = "GET /api/gamification/league/:leagueId/leaderboard";
const MEMBERSHIP = "GET /api/gamification/league/membership";
const PAGE = "GET /api/leaderboard";
const XP = "GET /api/gamification/xp";
const NEW_LEAGUE = "league-gold-2";

let api: StubbedApi;
let sockets: FakeSockets;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(Math, "random").mockReturnValue(0);
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  sockets = fakeSockets();
  api = stubApi({
    "GET /api/auth/user": MARA,
    [XP]: makeXp({ userId: MARA.id, totalXp: 512 }),
    "GET /api/gamification/streak": makeStreak(),
    [RANK]: rankIn(makeMembers()),
    [LEAGUE]: makeLeague(),
    [LIST]: makeMembers(),
    [MEMBERSHIP]: makeMembership(),
  });
});

function snapshot(seq: number, entries = makeMembers()): LiveServerMessage {
  return { type: "snapshot", seq, leagueId: LEAGUE_ID, entries: entries.map(inFrame), seats: 12 };
}

function xpOf(seq: number, id: string, weeklyXp: number): LiveServerMessage {
  return { type: "xp", seq, rows: [[id, weeklyXp, 0]] };
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Opens the page and its socket; no frame has arrived yet. */
async function openLeaderboard(rendering?: Promise<RenderedApp>): Promise<RenderedApp> {
  const app = rendering ? await rendering : renderApp("/leaderboard");
  await screen.findByRole("table");
  await vi.waitFor(() => sockets.latest(), PATIENCE_MS);
  return app;
}

async function openLive(rendering?: Promise<RenderedApp>): Promise<RenderedApp> {
  const app = await openLeaderboard(rendering);
  act(() => sockets.latest().accept());
  await send(snapshot(1));
  await screen.findByText("Live");
  return app;
}

/** Sends a frame from the server and waits until the page has rendered it. */
async function send(message: LiveServerMessage | string): Promise<void> {
  sockets.latest().frame(message);
  await pass(1);
}

async function end(code: number): Promise<void> {
  sockets.latest().end(code);
  await pass(1);
}

async function show(state: DocumentVisibilityState): Promise<void> {
  visibility = state;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await pass(10);
}

/** The members' names in table order. */
function order(): string[] {
  return [...document.querySelectorAll("tbody .hyphenate")].map(({ textContent }) => textContent ?? "");
}

function standing(): string | null | undefined {
  return screen.getByText(/^out of/).parentElement?.textContent;
}

function ownRow(): string | null | undefined {
  return screen.getByText("You").closest("tr")?.textContent;
}

describe("the live leaderboard", () => {
  it("opens the socket of its league and says nothing before the first frame", async () => {
    await openLeaderboard();
    expect(sockets.latest().url).toBe(`ws://${window.location.host}/api/gamification/league/${LEAGUE_ID}/live`);
    act(() => sockets.latest().accept());
    expect(screen.queryByText("Live")).toBeNull();
    await send(snapshot(1));
    expect(await screen.findByText("Live")).toBeTruthy();
    expect(order()[0]).toBe("Aylin T.");
  });

  it("moves a member who earned XP, without any HTTP call", async () => {
    await openLive();
    const before = api.calls.length;
    await send(xpOf(2, "sam o.", 400));
    expect(order()[0]).toBe("Sam O.");
    expect(standing()).toBe("6 out of 12 members");
    expect(api.calls).toHaveLength(before);
  });

  it("shows members joining and leaving", async () => {
    await openLive();
    await send({
      type: "members",
      seq: 2,
      joined: [inFrame(makeMember("Ida K.", 500))],
      left: ["sam o.", "jonas w."],
      rows: [],
      seats: 13,
    });
    expect(order()[0]).toBe("Ida K.");
    expect(order()).not.toContain("Sam O.");
    expect(standing()).toBe("5 out of 11 members");
  });

  it("keeps the zones as large as before when somebody leaves: that learner counts as the last one", async () => {
    await openLive();
    const zones = () => screen.getAllByText(/zone:/).map(({ textContent }) => textContent?.trim());
    expect(zones()).toEqual([
      "Promotion zone: the first 4 move up to Gold",
      "Demotion zone: the last 2 move down to Bronze",
    ]);
    await send({ type: "members", seq: 2, joined: [], left: ["aylin t."], rows: [], seats: 12 });
    expect(zones()).toEqual([
      "Promotion zone: the first 4 move up to Gold",
      "Demotion zone: the last learner moves down to Bronze",
    ]);
    expect(standing()).toBe("4 out of 11 members");
    await send({ type: "members", seq: 3, joined: [], left: ["jonas w.", "sam o."], rows: [], seats: 12 });
    expect(zones()).toEqual(["Promotion zone: the first 4 move up to Gold"]);
  });

  it("announces the learner's new rank politely and keeps the total on their row", async () => {
    api.answer({ [XP]: () => makeXp({ userId: MARA.id, totalXp: api.to(XP).length > 0 ? 536 : 512 }) });
    const { client } = await openLive();
    await send(xpOf(2, "sam o.", 100));
    expect(screen.queryByText(/You are now/)).toBeNull();
    await send(xpOf(3, MARA_SEAT, 260));
    const news = await screen.findByText("You are now 4th with 260 XP");
    expect(news.tagName).toBe("OUTPUT");
    expect(standing()).toBe("4 out of 12 members");
    expect(client.getQueryData(keys.leagueRank)).toMatchObject({ rank: 4, weeklyXp: 260, totalMembers: 12 });
    // The XP was earned elsewhere, so the totals are fetched once.
    await vi.waitFor(() => expect(ownRow()).toBe("4MMMara M.You260 XP536 XP"), PATIENCE_MS);
    expect(api.to(XP)).toHaveLength(1);
  });

  it("keeps the total from the HTTP list while the learner's totals are unknown", async () => {
    api.answer({ [XP]: failure(500, "no") });
    await openLive(renderAppFrom("/subscribe", "/leaderboard"));
    expect(ownRow()).toBe("5MMMara M.You236 XP512 XP");
  });

  it("asks for a snapshot once if a frame is missing, and continues from it", async () => {
    await openLive();
    await send(xpOf(2, "sam o.", 400));
    await send(xpOf(5, "noah d.", 500));
    await send(xpOf(6, "noah d.", 600));
    expect(sockets.latest().sent).toEqual(['{"type":"resume","seq":2}']);
    expect(order()[0]).toBe("Sam O.");
    await send(snapshot(6, [makeMara(1), makeMember("Noah D.", 600)]));
    expect(order()).toEqual(["Noah D.", "Mara M."]);
    await send(xpOf(7, MARA_SEAT, 700));
    expect(order()).toEqual(["Mara M.", "Noah D."]);
  });

  it("stops at an unknown frame and keeps the list it has", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await openLive();
    const socket = sockets.latest();
    await send('{"type":"confetti"}');
    expect(await screen.findByText("Not live")).toBeTruthy();
    expect([socket.isWanted, warn.mock.calls.length, order().length]).toEqual([false, 1, 12]);
  });

  it("is not overwritten by the response to an earlier HTTP call", async () => {
    let answerList: (() => void) | undefined;
    const { client } = await openLive();
    api.answer({
      [LIST]: () =>
        new Promise((resolve) => {
          answerList = () => resolve(makeMembers());
        }),
    });
    act(() => void client.invalidateQueries({ queryKey: keys.leaderboard(LEAGUE_ID) }));
    await vi.waitFor(() => expect(answerList).toBeDefined(), PATIENCE_MS);
    await send(xpOf(2, "sam o.", 400));
    act(() => answerList?.());
    await pass(50);
    expect(order()[0]).toBe("Sam O.");
  });
});

describe("a connection that is lost", () => {
  it("is only reported if it stays away, and is live again with the next snapshot", async () => {
    await openLive();
    await end(1006);
    await pass(900);
    expect(screen.getByText("Live")).toBeTruthy();
    await pass(200);
    act(() => sockets.latest().refuse());
    expect(await screen.findByText("Reconnecting…")).toBeTruthy();
    await pass(2_100);
    expect(sockets.all()).toHaveLength(3);
    act(() => sockets.latest().accept());
    await send(snapshot(40, [makeMara(1), makeMember("Noah D.", 600)]));
    expect(await screen.findByText("Live")).toBeTruthy();
    expect(order()).toEqual(["Noah D.", "Mara M."]);
  });

  it("causes one call for the list, however many attempts fail", async () => {
    await openLive();
    await pass(15_000);
    await end(1006);
    await pass(1_100);
    expect(api.to(LIST)).toHaveLength(0);
    for (let tries = 0; tries < 6; tries += 1) {
      act(() => sockets.latest().refuse());
      await pass(40_000);
    }
    expect(sockets.all().length).toBeGreaterThan(6);
    expect([api.to(LIST).length, api.to(RANK).length]).toEqual([1, 1]);
  });

  it("never causes a loop of calls if the list fails too", async () => {
    api.answer({ [LIST]: failure(500, "no") });
    await renderAppFrom("/subscribe", "/leaderboard");
    await screen.findByText("Failed to fetch leaderboard");
    await vi.waitFor(() => sockets.latest(), PATIENCE_MS);
    for (let tries = 0; tries < 6; tries += 1) {
      act(() => sockets.latest().refuse());
      await pass(5_000);
    }
    expect(api.to(LIST).length).toBeLessThanOrEqual(2);
  });
});

describe("the browser tab", () => {
  it("has no socket while hidden; visible again, it opens a new one and gets a snapshot", async () => {
    await openLive();
    const first = sockets.latest();
    await show("hidden");
    expect(first.isWanted).toBe(false);
    await pass(60_000);
    expect(sockets.all()).toHaveLength(1);
    await show("visible");
    await vi.waitFor(() => expect(sockets.all()).toHaveLength(2), PATIENCE_MS);
    act(() => sockets.latest().accept());
    await send(snapshot(9, [makeMara(1), makeMember("Noah D.", 600)]));
    expect(order()).toEqual(["Noah D.", "Mara M."]);
  });

  it("closes the socket when it navigates to another page", async () => {
    const { router } = await openLive();
    const socket = sockets.latest();
    await act(() => router.navigate({ to: "/grammar" }));
    expect(socket.isWanted).toBe(false);
  });
});

describe("when the server ends the socket", () => {
  it.each([
    ["by its code", () => end(LIVE_CLOSE.weekClosed)],
    ["by a frame, before its code", () => send({ type: "closed", seq: 2 })],
  ])("because the week is closed (%s), the new league replaces the old one", async (_how, close) => {
    await openLive();
    const entries = [makeMara(0), makeMember("Ida K.", 4)];
    const gold = makeLeague({ id: NEW_LEAGUE, name: "Gold League", tier: 3 });
    api.answer({
      [RANK]: rankIn(entries, gold),
      [LEAGUE]: gold,
      [LIST]: entries,
      [MEMBERSHIP]: makeMembership({ tier: 3, leagueId: NEW_LEAGUE }),
    });
    await close();
    expect(await screen.findByRole("heading", { level: 2, name: "Gold League" })).toBeTruthy();
    expect(order()).toEqual(["Ida K.", "Mara M."]);
    expect(api.calls.map(({ key }) => key)).toEqual([PAGE, PAGE]);
    await vi.waitFor(() => expect(sockets.latest().url).toContain(NEW_LEAGUE), PATIENCE_MS);
    expect(sockets.all()).toHaveLength(2);
  });

  it("because the seat is gone, the page says that the learner is not in a league", async () => {
    await openLive();
    api.answer({ [RANK]: failure(404, "Not in a league"), [MEMBERSHIP]: makeMembership({ leagueId: null }) });
    await end(LIVE_CLOSE.notAMember);
    expect(await screen.findByRole("heading", { level: 1, name: "Not in a League Yet" })).toBe(document.activeElement);
    await pass(120_000);
    expect(sockets.all()).toHaveLength(1);
  });

  it("because the learner signed in again in another tab, the view opens once more", async () => {
    await openLive();
    await end(LIVE_CLOSE.notAMember);
    await vi.waitFor(() => expect(sockets.all()).toHaveLength(2), PATIENCE_MS);
    act(() => sockets.latest().accept());
    await send(snapshot(1));
    expect(await screen.findByText("Live")).toBeTruthy();
  });

  it("because the learner signed out in another tab, no other one is opened", async () => {
    await openLive();
    api.answer({ [RANK]: failure(401, "Unauthorized") });
    await end(LIVE_CLOSE.notAMember);
    await pass(5_000);
    expect(sockets.all()).toHaveLength(1);
  });

  it.each([
    ["because of another tab", LIVE_CLOSE.replaced],
    ["because of a bad frame", LIVE_CLOSE.badFrame],
    ["because of a large frame", LIVE_CLOSE.tooLarge],
  ])("%s, the list stays and nothing is retried", async (_why, code) => {
    await openLive();
    const before = api.calls.length;
    await end(code);
    expect(await screen.findByText("Not live")).toBeTruthy();
    await pass(120_000);
    expect(sockets.all()).toHaveLength(1);
    expect(api.calls).toHaveLength(before);
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(16);
  });
});
