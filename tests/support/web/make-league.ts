import {
  type LeaderboardEntry,
  type League,
  type LeagueMembership,
  type LeagueRank,
  leaderboardEntry,
  league,
  leagueMembership,
  leagueRank,
} from "#schema/api/gamification.ts";
import type { Home } from "#schema/api/home.ts";
import type { LiveEntry } from "#schema/api/league-live.ts";
import { ranked } from "#schema/rules/league.ts";
import { MARA } from "./make-home.ts";

export const LEAGUE_ID = "league-silver-1";

/** The Silver League of the week from 16 to 22 November 2026. */
export function makeLeague(overrides: Partial<League> = {}): League {
  return league.parse({
    id: LEAGUE_ID,
    name: "Silver League",
    tier: 2,
    weekStartDate: "2026-11-16",
    weekEndDate: "2026-11-22",
    endsAt: "2026-11-23T00:00:00.000Z",
    ...overrides,
  });
}

/** The id of Mara's own row. */
export const MARA_SEAT = "5ea7000000a1";

/** A member by name; the id is the name in small letters. `partner`: made by the app. */
export function makeMember(
  displayName: string,
  weeklyXp: number,
  { partner = false, ...overrides }: Partial<LeaderboardEntry> & { partner?: boolean } = {},
): LeaderboardEntry {
  const id = overrides.id ?? displayName.toLowerCase();
  return leaderboardEntry.parse({
    id,
    userId: null,
    displayName,
    avatarUrl: null,
    isFictional: partner,
    weeklyXp,
    tie: 0,
    xp: null,
    ...overrides,
  });
}

/** The caller's own row. */
export function makeMara(weeklyXp: number, overrides: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return makeMember("Mara M.", weeklyXp, { id: MARA_SEAT, userId: MARA.id, xp: 512, ...overrides });
}

/** A row as frames carry it: without what makes it Mara's own. */
export function inFrame({ userId: _, xp: __, ...entry }: LeaderboardEntry): LiveEntry {
  return entry;
}

/** Twelve learners, Mara in the fifth place: four move up, two move down. Not in the order of the ranks. */
export function makeMembers(): LeaderboardEntry[] {
  return [
    makeMara(236),
    makeMember("Sam O.", 0),
    makeMember("Aylin T.", 324),
    makeMember("Jonas W.", 301),
    makeMember("Constantin-Leopold von der H.", 266),
    makeMember("Priya S.", 248),
    makeMember("Oksana B.", 190),
    makeMember("Tomás R.", 171),
    makeMember("Li Na Z.", 154),
    makeMember("Fatima E.", 98),
    makeMember("Noah D.", 61),
    makeMember("Giulia M.", 20),
  ];
}

/** The place of the own row in a list. */
export function rankIn(entries: readonly LeaderboardEntry[], { id, name }: League = makeLeague()): LeagueRank {
  const place = ranked(entries).findIndex((entry) => entry.userId === MARA.id);
  const weeklyXp = entries.find((entry) => entry.userId === MARA.id)?.weeklyXp ?? 0;
  return leagueRank.parse({
    leagueId: id,
    leagueName: name,
    rank: place + 1,
    totalMembers: entries.length,
    weeklyXp,
    seatId: MARA_SEAT,
    seats: Math.max(1, entries.filter(({ isFictional }) => !isFictional).length),
    dayLimitReached: false,
  });
}

export function makeMembership(overrides: Partial<LeagueMembership> = {}): LeagueMembership {
  return leagueMembership.parse({ optedOut: false, tier: 2, leagueId: LEAGUE_ID, lastResult: null, ...overrides });
}

/** The end of a week in third place of the Bronze League: promoted. */
export function makeLastResult(
  overrides: Partial<NonNullable<LeagueMembership["lastResult"]>> = {},
): NonNullable<LeagueMembership["lastResult"]> {
  return {
    leagueName: "Bronze League",
    tier: 1,
    weekEndDate: "2026-11-15",
    rank: 3,
    totalMembers: 12,
    weeklyXp: 324,
    outcome: "promoted",
    tierAfter: 2,
    ...overrides,
  };
}

/** The league part of the home. */
export function makeHomeLeague(entries: readonly LeaderboardEntry[] = makeMembers()): NonNullable<Home["league"]> {
  return { league: makeLeague(), rank: rankIn(entries), top: ranked(entries).slice(0, 3) };
}
