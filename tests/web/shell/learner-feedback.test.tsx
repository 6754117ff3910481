import { act, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSockets } from "#tests/support/web/fake-socket.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeLeague, makeMembers, makeMembership, rankIn } from "#tests/support/web/make-league.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { PATIENCE_MS } from "#tests/support/web/patience.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { XP_FLOAT_MS } from "#web/features/shell/floating-xp.tsx";
import { LEVEL_UP_CLOSE_MS } from "#web/features/shell/level-up-modal.tsx";
import { celebrateXp, levelUpAtom, seenLevelAtom, watchLevel } from "#web/lib/xp-feedback.ts";

vi.mock("canvas-confetti", () => ({ default: { create: () => () => undefined } }));

const store = getDefaultStore();
let api: StubbedApi;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  store.set(levelUpAtom, null);
  store.set(seenLevelAtom, null);
  fakeSockets();
  api = stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/gamification/xp": makeXp({ userId: MARA.id, level: 3 }),
    "GET /api/gamification/streak": makeStreak({ currentStreak: 2 }),
    "GET /api/gamification/league/rank": failure(404, "Not in a league yet"),
    "GET /api/gamification/league/membership": makeMembership({ leagueId: null }),
  });
});

async function openApp(): Promise<void> {
  renderApp("/leaderboard");
  await screen.findByText(/Day Streak/);
  await vi.waitFor(() => expect(store.get(seenLevelAtom)).toEqual({ userId: MARA.id, level: 3 }), PATIENCE_MS);
}

const PAGE = "GET /api/leaderboard";

describe("the level watcher", () => {
  const OTHER = "Cw16nJpjT1uL";

  it.each([
    ["the first summary of a visit", [{ userId: MARA.id, level: 4 }], null],
    [
      "the same level again",
      [
        { userId: MARA.id, level: 4 },
        { userId: MARA.id, level: 4 },
      ],
      null,
    ],
    [
      "a higher level",
      [
        { userId: MARA.id, level: 4 },
        { userId: MARA.id, level: 5 },
      ],
      5,
    ],
    [
      "two levels at once",
      [
        { userId: MARA.id, level: 1 },
        { userId: MARA.id, level: 3 },
      ],
      3,
    ],
    [
      "a late answer with a lower level",
      [
        { userId: MARA.id, level: 5 },
        { userId: MARA.id, level: 4 },
      ],
      null,
    ],
    [
      "another learner at a higher level",
      [
        { userId: MARA.id, level: 1 },
        { userId: OTHER, level: 9 },
      ],
      null,
    ],
  ])("on %s opens %s", (_case, summaries, expected) => {
    for (const summary of summaries) watchLevel(summary);
    expect(store.get(levelUpAtom)).toBe(expected);
  });

  it("remembers the highest level when a late answer comes in between", () => {
    for (const level of [5, 4, 5]) watchLevel({ userId: MARA.id, level });
    expect(store.get(levelUpAtom)).toBeNull();
  });
});

describe("after a submit", () => {
  it("the XP floats for two seconds", async () => {
    await openApp();
    act(() => celebrateXp({ xpAwarded: 33, xp: makeXp({ userId: MARA.id, level: 3 }) }));
    expect(await screen.findByText("+33 XP")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(XP_FLOAT_MS + 50));
    expect(screen.queryByText("+33 XP")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("nothing floats without XP", async () => {
    await openApp();
    act(() => celebrateXp({ xpAwarded: 0, xp: null }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText(/\+0/)).toBeNull();
  });

  it("a new level is announced for five seconds", async () => {
    await openApp();
    act(() => celebrateXp({ xpAwarded: 50, xp: makeXp({ userId: MARA.id, level: 4 }) }));
    expect((await screen.findByRole("dialog", { name: "Level Up!" })).textContent).toContain("You reached level 4.");
    await act(() => vi.advanceTimersByTimeAsync(LEVEL_UP_CLOSE_MS - 500));
    expect(screen.queryByRole("dialog")).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the numbers of the day", () => {
  it("come with rank, leaderboard and membership in the leaderboard's one call", async () => {
    const members = makeMembers();
    api.answer({
      "GET /api/gamification/league/rank": rankIn(members),
      "GET /api/gamification/league": makeLeague(),
      "GET /api/gamification/league/:leagueId/leaderboard": members,
      "GET /api/gamification/league/membership": makeMembership(),
    });
    await openApp();
    await screen.findByRole("table");
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    const before = api.calls.length;
    document.dispatchEvent(new Event("visibilitychange"));
    await act(() => vi.advanceTimersByTimeAsync(100));
    const asked = api.calls.slice(before).map(({ key }) => key);
    expect(asked).toEqual([PAGE]);
  });

  it("are fetched again at the learner's midnight", async () => {
    const dayEndsAt = new Date(Date.now() + 60_000).toISOString();
    api.answer({ "GET /api/gamification/streak": makeStreak({ currentStreak: 2, dayEndsAt }) });
    await openApp();
    expect(api.to(PAGE)).toHaveLength(1);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    api.answer({ "GET /api/gamification/streak": makeStreak({ currentStreak: 3, dayEndsAt: tomorrow }) });
    await act(() => vi.advanceTimersByTimeAsync(63_000));
    expect(api.to(PAGE)).toHaveLength(2);
  });

  it("are fetched again when the tab becomes visible, but not every time", async () => {
    await openApp();
    document.dispatchEvent(new Event("visibilitychange"));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(api.to(PAGE)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    document.dispatchEvent(new Event("visibilitychange"));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(api.to(PAGE)).toHaveLength(2);
  });
});
