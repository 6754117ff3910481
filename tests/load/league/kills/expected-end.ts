import { outcomesOf, ranked, tierAfter, withTies } from "#schema/rules/league.ts";
import { weekAndTierOf } from "#schema/rules/league-week.ts";
import { practicePartners } from "#schema/rules/practice-partners.ts";
import type { LeagueOutcome } from "#schema/terms/league-outcome.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { PreparedLearner } from "../state.ts";

/** How a learner's week must end according to the rules alone. */
export interface ExpectedEnd {
  userId: string;
  tier: LeagueTier;
  /** Whether they earned XP in that week and so get a seat in the next one. */
  seated: boolean;
  result: { leagueId: string; rank: number; totalMembers: number; weeklyXp: number; outcome: LeagueOutcome };
}

/** The expected end of the week for every member of these leagues, by user id. */
export function endsOf(learners: readonly PreparedLearner[]): Map<string, ExpectedEnd> {
  const leagues = new Map<string, PreparedLearner[]>();
  for (const learner of learners) {
    const members = leagues.get(learner.leagueId) ?? [];
    leagues.set(learner.leagueId, members);
    members.push(learner);
  }
  const ends = [...leagues].flatMap(([leagueId, members]) => endOf(leagueId, members));
  return new Map(ends.map((end) => [end.userId, end]));
}

function endOf(leagueId: string, members: readonly PreparedLearner[]): ExpectedEnd[] {
  const { tier, week } = weekAndTierOf(leagueId);
  const humans = members.map(({ seatId, weeklyXp, reachedAt }) => ({
    id: seatId,
    weeklyXp,
    reachedAt,
    isFictional: false,
  }));
  const partners = practicePartners({ leagueId, tier, humans: humans.length, now: week.endsAt });
  const table = ranked(withTies([...humans, ...partners]));
  const outcomes = outcomesOf(tier, table);
  return members.map(({ userId, seatId, weeklyXp }) => {
    const outcome = outcomes.get(seatId) ?? "stayed";
    const rank = 1 + table.findIndex(({ id }) => id === seatId);
    const result = { leagueId, rank, totalMembers: table.length, weeklyXp, outcome };
    return { userId, tier: tierAfter(tier, outcome), seated: weeklyXp > 0, result };
  });
}
