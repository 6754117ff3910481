import type { LeaderboardEntry, League, LeagueMembership, LeagueRank } from "#schema/api/gamification.ts";
import { ranked, tierAfter } from "#schema/rules/league.ts";
import { weekAndTierOf } from "#schema/rules/league-week.ts";
import { leagueDisplayName } from "#schema/rules/names.ts";
import { practicePartners } from "#schema/rules/practice-partners.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
import type { MemberProfile } from "./seating.ts";
import type { MemberRow, SeatRow } from "./store.ts";

/** What a member's row shows to others. */
export type ShownMember = Pick<MemberRow, "userId" | "displayName" | "avatarUrl" | "weeklyXp" | "lastXpUpdate">;

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

/** One learner's row. The all-time total is left out: it is private to the learner. */
export function publicMember(row: ShownMember): LeaderboardEntry {
  return {
    id: row.userId,
    userId: row.userId,
    displayName: row.displayName,
    avatarUrl: row.avatarUrl,
    isFictional: false,
    weeklyXp: row.weeklyXp,
    reachedAt: row.lastXpUpdate?.getTime() ?? null,
    xp: null,
  };
}

/** The leaderboard of a league at an instant, ordered by rank: its members, and practice partners that fill it up to ten. */
export function publicLeaderboard(leagueId: string, members: readonly ShownMember[], now: Date): LeaderboardEntry[] {
  const { tier } = weekAndTierOf(leagueId);
  const partners = practicePartners({ leagueId, tier, humans: members.length, now });
  return ranked([
    ...members.map(publicMember),
    ...partners.map((partner) => ({ ...partner, userId: null, avatarUrl: null, xp: null })),
  ]);
}

/** The leaderboard as one member gets it. Only their own row carries an all-time total: what others earned over the years is private. */
export function withOwnTotal(
  leaderboard: readonly LeaderboardEntry[],
  userId: string,
  totalXp: number,
): LeaderboardEntry[] {
  return leaderboard.map((entry) => (entry.userId === userId ? { ...entry, xp: totalXp } : entry));
}

/** A member's place on the leaderboard; null if they are not on it. `dayLimitReached`: no more of their XP counts today. */
export function publicRank(
  leagueId: string,
  leaderboard: readonly LeaderboardEntry[],
  { userId, dayLimitReached }: { userId: string; dayLimitReached: boolean },
): LeagueRank | null {
  const place = leaderboard.findIndex((entry) => entry.userId === userId);
  const own = leaderboard[place];
  if (!own) return null;
  return {
    leagueId,
    leagueName: leagueName(leagueId),
    rank: place + 1,
    totalMembers: leaderboard.length,
    weeklyXp: own.weeklyXp,
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
