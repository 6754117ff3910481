import type { LeaderboardEntry, League, LeagueMembership, LeagueRank } from "#schema/api/gamification.ts";
import { ranked, tierAfter } from "#schema/rules/league.ts";
import { type LeagueIdParts, parseLeagueId } from "#schema/rules/league-week.ts";
import { leagueDisplayName } from "#schema/rules/names.ts";
import { practicePartners } from "#schema/rules/practice-partners.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
import type { Seated } from "./seating.ts";
import type { MemberRow, SeatRow } from "./store.ts";

/** What a member's row shows to others. */
export type ShownMember = Pick<MemberRow, "userId" | "displayName" | "avatarUrl" | "weeklyXp" | "lastXpUpdate">;

/** A learner as others see them: first name and initial (design 5). */
export function seatedAs(
  userId: string,
  person: { firstName: string; lastName: string; profileImageUrl: string | null },
): Seated {
  return {
    userId,
    displayName: leagueDisplayName(person.firstName, person.lastName),
    avatarUrl: person.profileImageUrl,
  };
}

/** What the id of a league that exists says. */
export function idParts(leagueId: string): LeagueIdParts {
  const parts = parseLeagueId(leagueId);
  if (!parts) throw new RangeError(`No league id: ${leagueId}`);
  return parts;
}

/** A league as its members read it (spec 3). */
export function publicLeague(leagueId: string): League {
  const { week, tier } = idParts(leagueId);
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
  return `${leagueTierName(idParts(leagueId).tier)} League`;
}

/** One learner's row; nobody's all-time total stands in it. */
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

/** The table of a league at an instant, by rank: its members, and practice partners up to ten (design 5). */
export function publicLeaderboard(leagueId: string, members: readonly ShownMember[], now: Date): LeaderboardEntry[] {
  const { tier } = idParts(leagueId);
  const partners = practicePartners({ leagueId, tier, humans: members.length, now });
  return ranked([
    ...members.map(publicMember),
    ...partners.map((partner) => ({ ...partner, userId: null, avatarUrl: null, xp: null })),
  ]);
}

/** A member's place in the table. */
export function publicRank(leagueId: string, table: readonly LeaderboardEntry[], userId: string): LeagueRank | null {
  const place = table.findIndex((entry) => entry.userId === userId);
  const own = table[place];
  if (!own) return null;
  return {
    leagueId,
    leagueName: leagueName(leagueId),
    rank: place + 1,
    totalMembers: table.length,
    weeklyXp: own.weeklyXp,
  };
}

/** The learner and the leagues as such. */
export function publicMembership(
  seat: Pick<SeatRow, "optedOut" | "leagueTier" | "leagueId" | "lastLeague">,
): LeagueMembership {
  const { optedOut, leagueTier, leagueId, lastLeague } = seat;
  if (!lastLeague) return { optedOut, tier: leagueTier, leagueId, lastResult: null };
  const { tier, week } = idParts(lastLeague.leagueId);
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
