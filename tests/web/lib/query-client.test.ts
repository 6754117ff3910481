import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { MARA, makeHome } from "#tests/support/web/make-home.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { failure, stubApi } from "#tests/support/web/stub-api.ts";
import { call } from "#web/lib/api-client.ts";
import { NoAnswerError } from "#web/lib/api-error.ts";
import { refreshAfterXp, streakQuery, xpQuery } from "#web/lib/gamification-queries.ts";
import { homeQuery } from "#web/lib/home-query.ts";
import { followConnection, makeQueryClient } from "#web/lib/query-client.ts";
import { keys } from "#web/lib/query-keys.ts";
import { changeUser, userQuery } from "#web/lib/session.ts";

describe("the query cache", () => {
  it("never goes stale by itself, and a call is never paused", () => {
    expect(makeQueryClient().getDefaultOptions()).toEqual({
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: expect.any(Function),
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    });
  });

  it("fails a call at once without a connection, and asks for what failed again when the connection is back", async () => {
    vi.useFakeTimers();
    const api = stubApi({ "GET /api/gamification/streak": makeStreak() });
    const client = makeQueryClient();
    client.mount();
    followConnection();
    const xp = new QueryObserver(client, xpQuery());
    const streak = new QueryObserver(client, streakQuery());
    const stop = [xp.subscribe(() => undefined), streak.subscribe(() => undefined)];
    window.dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(0);
    expect(xp.getCurrentResult().error).toBeInstanceOf(NoAnswerError);
    expect(streak.getCurrentResult().data).toMatchObject({ currentStreak: makeStreak().currentStreak });

    api.answer({ "GET /api/gamification/xp": makeXp() });
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(999);
    expect(xp.getCurrentResult().isError).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(xp.getCurrentResult().data).toMatchObject(makeXp());
    expect(api.to("GET /api/gamification/streak")).toHaveLength(1);
    for (const unsubscribe of stop) unsubscribe();
    client.unmount();
  });

  it("fails a mutation at once without a connection", async () => {
    stubApi({});
    const client = makeQueryClient();
    client.mount();
    followConnection();
    window.dispatchEvent(new Event("offline"));
    const signOut = new MutationObserver(client, { mutationFn: () => call("POST /api/auth/logout", {}) });
    await expect(signOut.mutate()).rejects.toBeInstanceOf(NoAnswerError);
    client.unmount();
  });

  it.each([
    [401, "Unauthorized", 1],
    [401, "Please check your email and password.", 0],
    [403, "Unauthorized", 0],
    [500, "Something went wrong on our side.", 0],
  ])("reports an ended session, and only that: %i %s", async (status, message, told) => {
    stubApi({
      "GET /api/gamification/xp": failure(status, message),
      "POST /api/auth/logout": failure(status, message),
    });
    const onUnauthorized = vi.fn();
    const client = makeQueryClient({ onUnauthorized });
    await expect(client.fetchQuery(xpQuery())).rejects.toThrow(`${status}: {"message":"${message}"}`);
    expect(onUnauthorized).toHaveBeenCalledTimes(told);
    const mutation = new MutationObserver(client, { mutationFn: () => call("POST /api/auth/logout", {}) });
    await expect(mutation.mutate()).rejects.toThrow(String(status));
    expect(onUnauthorized).toHaveBeenCalledTimes(2 * told);
  });
});

describe("the home call", () => {
  it("fills the keys of the single calls", async () => {
    const home = makeHome();
    stubApi({ "GET /api/home": home });
    const client = makeQueryClient();
    await client.fetchQuery(homeQuery("A1"));
    expect(client.getQueryData(keys.user)).toEqual(home.user);
    expect(client.getQueryData(keys.xp)).toEqual(home.xp);
    expect(client.getQueryData(keys.streak)).toEqual(home.streak);
    expect(client.getQueryData(keys.dailyProgress)).toEqual(home.dailyProgress);
    expect(client.getQueryData(keys.progress)).toEqual(home.progress);
    expect(client.getQueryData(keys.chapters("A1"))).toEqual(home.chapters);
    expect(client.getQueryData(keys.levelProgress("A1"))).toEqual(home.levelProgress);
    expect(home.lessons.length).toBeGreaterThan(0);
    for (const { chapterId, lessons } of home.lessons) {
      expect(client.getQueryData(keys.subchapters(chapterId))).toEqual(lessons);
    }
    expect(client.getQueryData(keys.leagueRank)).toBeNull();
  });

  it("means that nobody is signed in if it returns null", async () => {
    stubApi({ "GET /api/home": null });
    const client = makeQueryClient();
    await client.fetchQuery(homeQuery("A1"));
    expect(client.getQueryData(keys.user)).toBeNull();
  });
});

describe("the cache after an event", () => {
  it("shows the new totals after XP and marks only the rest as stale", async () => {
    const client = makeQueryClient();
    client.setQueryData(keys.user, MARA);
    client.setQueryData(keys.homeOf("A1"), makeHome());
    client.setQueryData(keys.subchapters(101), []);
    refreshAfterXp(client, { xp: makeXp({ totalXp: 120 }), streak: makeStreak({ currentStreak: 7 }) });
    expect(client.getQueryData(keys.xp)).toMatchObject({ totalXp: 120 });
    expect(client.getQueryData(keys.streak)).toMatchObject({ currentStreak: 7 });
    const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect([isOld(keys.homeOf("A1")), isOld(keys.subchapters(101))]).toEqual([true, true]);
    expect([isOld(keys.user), isOld(keys.xp)]).toEqual([false, false]);
  });

  it("keeps nothing of the previous learner when the user changes", async () => {
    const client = makeQueryClient();
    client.setQueryData(keys.user, MARA);
    client.setQueryData(keys.xp, makeXp());
    client.setQueryData(keys.lesson(10_101), {});
    changeUser(client, null);
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([keys.user]);
    await expect(client.ensureQueryData(userQuery())).resolves.toBeNull();
  });
});
