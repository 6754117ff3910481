import type { LeaderboardEntry, League, LeagueMembership, LeagueRank } from "#schema/api/gamification.ts";
import type { LiveEntry } from "#schema/api/league-live.ts";
import { ranked, tierAfter, withTies } from "#schema/rules/league.ts";
import { weekAndTierOf } from "#schema/rules/league-week.ts";
import { leagueDisplayName } from "#schema/rules/names.ts";
import { practicePartners } from "#schema/rules/practice-partners.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
import type { MemberProfile, MemberRow, SeatRow } from "./store.ts";

/** A member who is there: what others see of the row, and whose it is. */
export type ShownMember = Pick<
  MemberRow,
  "userId" | "seatId" | "displayName" | "avatarUrl" | "weeklyXp" | "lastXpUpdate"
>;

/** A learner as other members see them: first name and last initial, never the full name. */
export function memberProfile(
  userId: string,
  person: { firstName: string; lastName: string; profileImageUrl: string | null },
): MemberProfile {
  return {
    userId,
    displayName: leagueDisplayName(person.firstName, person.lastName),
    avatarUrl: person.profileImageUrl,
  };
}

/** A league as the API gives it to its members. */
export function publicLeague(leagueId: string): League {
  const { week, tier } = weekAndTierOf(leagueId);
  return {
    id: leagueId,
    name: leagueName(leagueId),
    tier,
    weekStartDate: week.weekStartDate,
    weekEndDate: week.weekEndDate,
    endsAt: week.endsAt.toISOString(),
  };
}

function leagueName(leagueId: string): string {
  return `${leagueTierName(weekAndTierOf(leagueId).tier)} League`;
}

/** The members who are there: learners who left are seen by nobody. */
export function presentMembers<M extends Pick<MemberRow, "leftAt">>(seats: readonly M[]): M[] {
  return seats.filter((seat) => seat.leftAt === null);
}

/**
 * The leaderboard of a league at an instant as all of its members see it, ordered: the members given, and practice partners that fill it up
 * to ten. It says of nobody who they are or when they practiced, and only `isFictional` tells a partner from a learner.
 */
export function publicLeaderboard(leagueId: string, members: readonly ShownMember[], now: Date): LiveEntry[] {
  const { tier } = weekAndTierOf(leagueId);
  const partners = practicePartners({ leagueId, tier, humans: members.length, now });
  const timed = [
    ...members.map((member) => ({
      ...member,
      id: member.seatId,
      isFictional: false,
      reachedAt: member.lastXpUpdate?.getTime() ?? null,
    })),
    ...partners.map((partner) => ({ ...partner, avatarUrl: null })),
  ];
  const entries = withTies(timed).map(({ id, displayName, avatarUrl, isFictional, weeklyXp, tie }) => ({
    id,
    displayName,
    avatarUrl,
    isFictional,
    weeklyXp,
    tie,
  }));
  return ranked(entries);
}

/** A league as one of its members sees it. */
export interface LeagueTable {
  leagueId: string;
  /** Ordered by rank. The member's own row has their user id. */
  entries: LeaderboardEntry[];
  /** The id of the member's own row; null if they are not on the leaderboard. */
  seatId: string | null;
  /** Seats taken, those of learners who left included. */
  seats: number;
}

/** The leaderboard for one of its members, from all seats of the league. */
export function leagueTable(leagueId: string, seats: readonly MemberRow[], userId: string, now: Date): LeagueTable {
  const members = presentMembers(seats);
  const seatId = members.find((member) => member.userId === userId)?.seatId ?? null;
  const entries = publicLeaderboard(leagueId, members, now).map((entry) => ({
    ...entry,
    userId: entry.id === seatId ? userId : null,
    xp: null,
  }));
  return { leagueId, entries, seatId, seats: seats.length };
}

/** The leaderboard as one member gets it. Only their own row carries an all-time total: what others earned over the years is private. */
export function withOwnTotal({ entries, seatId }: LeagueTable, totalXp: number): LeaderboardEntry[] {
  return entries.map((entry) => (entry.id === seatId ? { ...entry, xp: totalXp } : entry));
}

/** The member's place on the leaderboard; null if they are not on it. `dayLimitReached`: no more of their XP counts today. */
export function publicRank(
  { leagueId, entries, seatId, seats }: LeagueTable,
  dayLimitReached: boolean,
): LeagueRank | null {
  const place = entries.findIndex((entry) => entry.id === seatId);
  const own = entries[place];
  if (!own || seatId === null) return null;
  return {
    leagueId,
    leagueName: leagueName(leagueId),
    rank: place + 1,
    totalMembers: entries.length,
    weeklyXp: own.weeklyXp,
    seatId,
    seats,
    dayLimitReached,
  };
}

/** Whether the learner takes part in the leagues, their tier, and how their last week ended. */
export function publicMembership(
  seat: Pick<SeatRow, "optedOut" | "leagueTier" | "leagueId" | "lastLeague">,
): LeagueMembership {
  const { optedOut, leagueTier, leagueId, lastLeague } = seat;
  if (!lastLeague) return { optedOut, tier: leagueTier, leagueId, lastResult: null };
  const { tier, week } = weekAndTierOf(lastLeague.leagueId);
  const { rank, totalMembers, weeklyXp, outcome } = lastLeague;
  return {
    optedOut,
    tier: leagueTier,
    leagueId,
    lastResult: {
      leagueName: leagueName(lastLeague.leagueId),
      tier,
      weekEndDate: week.weekEndDate,
      rank,
      totalMembers,
      weeklyXp,
      outcome,
      tierAfter: tierAfter(tier, outcome),
    },
  };
}
