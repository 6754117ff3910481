import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Streak, XpSummary } from "#schema/api/gamification.ts";
import type { Home } from "#schema/api/home.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { call } from "./api-client.ts";
import { isLeagueMissing } from "./api-error.ts";
import { keys } from "./query-keys.ts";

/** Chapters are the one call that is tried again (spec 7, 9). */
const CHAPTER_RETRIES = 3;

/** The level whose tab is open at first (spec 2, Learning Path). */
export const DEFAULT_LEVEL: CefrLevel = "A1";

/** The learner, or null for a visitor (spec 4). */
export function userQuery() {
  return queryOptions({ queryKey: keys.user, queryFn: ({ signal }) => call("GET /api/auth/user", { signal }) });
}

/**
 * The signed-in home in one call, or null for a visitor (design 4). On success it also fills the keys of the single calls,
 * the user's included. On the home page give the single queries `enabled: !home.isFetching`: they then wait for this call
 * and ask for nothing that it has brought.
 */
export function homeQuery(level: CefrLevel) {
  return queryOptions({
    queryKey: keys.homeOf(level),
    queryFn: async ({ signal, client }) => {
      const home = await call("GET /api/home", { query: { level }, signal });
      if (home) fillFromHome(client, home);
      else client.setQueryData(keys.user, null);
      return home;
    },
  });
}

/** Puts each part of the home under the key of its own call. */
export function fillFromHome(client: QueryClient, home: Home): void {
  client.setQueryData(keys.xp, home.xp);
  client.setQueryData(keys.streak, home.streak);
  client.setQueryData(keys.dailyProgress, home.dailyProgress);
  client.setQueryData(keys.progress, home.progress);
  client.setQueryData(keys.chapters(home.level), home.chapters);
  client.setQueryData(keys.levelProgress(home.level), home.levelProgress);
  for (const { chapterId, lessons } of home.lessons) client.setQueryData(keys.subchapters(chapterId), lessons);
  client.setQueryData(keys.leagueRank, home.league?.rank ?? null);
  if (home.league) client.setQueryData(keys.league, home.league.league);
  // Last: whoever waits for the user finds the rest in place.
  client.setQueryData(keys.user, home.user);
}

/** Level and totals. */
export function xpQuery() {
  return queryOptions({ queryKey: keys.xp, queryFn: ({ signal }) => call("GET /api/gamification/xp", { signal }) });
}

export function streakQuery() {
  return queryOptions({
    queryKey: keys.streak,
    queryFn: ({ signal }) => call("GET /api/gamification/streak", { signal }),
  });
}

export function dailyProgressQuery() {
  return queryOptions({
    queryKey: keys.dailyProgress,
    queryFn: ({ signal }) => call("GET /api/gamification/daily-progress", { signal }),
  });
}

/** Level the learner works at and words learned. */
export function progressQuery() {
  return queryOptions({
    queryKey: keys.progress,
    queryFn: ({ signal }) => call("GET /api/progress/:language", { params: { language: "german" }, signal }),
  });
}

/** The learner's place in a league; null without one (404, spec 7). */
export function leagueRankQuery() {
  return queryOptions({
    queryKey: keys.leagueRank,
    queryFn: async ({ signal }) => {
      try {
        return await call("GET /api/gamification/league/rank", { signal });
      } catch (error) {
        if (isLeagueMissing(error)) return null;
        throw error;
      }
    },
  });
}

export function chaptersQuery(level: CefrLevel) {
  return queryOptions({
    queryKey: keys.chapters(level),
    queryFn: ({ signal }) => call("GET /api/curriculum/chapters/:level", { params: { level }, signal }),
    retry: CHAPTER_RETRIES,
  });
}

export function levelProgressQuery(level: CefrLevel) {
  return queryOptions({
    queryKey: keys.levelProgress(level),
    queryFn: ({ signal }) => call("GET /api/curriculum/progress/:level", { params: { level }, signal }),
  });
}

/** Lessons of a chapter with the learner's progress. */
export function subchaptersQuery(chapterId: number) {
  return queryOptions({
    queryKey: keys.subchapters(chapterId),
    queryFn: ({ signal }) =>
      call("GET /api/curriculum/chapter/:chapterId/subchapters", { params: { chapterId }, signal }),
  });
}

export function lessonQuery(id: number) {
  return queryOptions({
    queryKey: keys.lesson(id),
    queryFn: ({ signal }) => call("GET /api/curriculum/subchapter/:id", { params: { id }, signal }),
  });
}

/**
 * After a scored activity: shows the new totals at once and marks what the server alone can know as old. Nothing is called
 * now; the next screen that shows it asks, the home page with its one call.
 */
export function refreshAfterXp(client: QueryClient, result: { xp: XpSummary | null; streak: Streak | null }): void {
  if (result.xp) client.setQueryData(keys.xp, result.xp);
  if (result.streak) client.setQueryData(keys.streak, result.streak);
  const old = [
    keys.home,
    keys.dailyProgress,
    keys.leagueRank,
    keys.league,
    keys.allChapters,
    keys.allLevelProgress,
    keys.allSubchapters,
  ];
  for (const queryKey of old) void client.invalidateQueries({ queryKey, refetchType: "none" });
}

/** Asks again for what changes with the clock and with other learners (design 5, stale data); the home with its one call. */
export function refreshGamification(client: QueryClient): void {
  const atHome = client.getQueryCache().findAll({ queryKey: keys.home, type: "active" }).length > 0;
  const old = atHome ? [keys.home] : [keys.streak, keys.dailyProgress, keys.leagueRank, keys.league];
  for (const queryKey of old) void client.invalidateQueries({ queryKey });
}

/** Forgets everything that belonged to whoever was signed in before, and knows the new user (null: a visitor). */
export function changeUser(client: QueryClient, user: Home["user"] | null): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== keys.user[0] });
  client.setQueryData(keys.user, user);
}
