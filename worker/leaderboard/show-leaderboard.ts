import type { LeaderboardPage } from "#schema/api/leaderboard.ts";
import { leagueDayIsFull } from "#schema/rules/fair-play.ts";
import { publicUser, userOf } from "../auth/index.ts";
import { type LearnerState, publicStreak, publicXp, readLearnerState } from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { unauthorized } from "../http/http-error.ts";
import {
  closeIfOver,
  type LeagueMember,
  leagueTable,
  membersOfOwnLeague,
  publicLeague,
  publicMembership,
  publicRank,
  seatOf,
  withOwnTotal,
} from "../league/index.ts";

/** The leaderboard page in one round trip. Every part has the shape of its own call. */
export async function showLeaderboard(c: AppContext, learner: Learner): Promise<LeaderboardPage> {
  const { db } = c.get("database");
  const now = c.get("now");
  const { state, rows } = await readLearnerState(c, learner, {
    users: userOf(db, learner.userId),
    seats: seatOf(db, learner.userId),
    members: membersOfOwnLeague(db, learner.userId),
  });
  const user = rows.users[0];
  const seat = rows.seats[0];
  if (!user || !seat) throw unauthorized();
  if (state.league.leagueId !== null) closeIfOver(c, state.league.leagueId);
  return {
    user: publicUser(user),
    xp: publicXp(state, now),
    streak: publicStreak(state, now),
    membership: publicMembership(seat),
    league: leagueOf(state, rows.members, now),
  };
}

/** League, rank and table; null without a seat. */
function leagueOf(
  { learner: { userId }, league: { leagueId }, leagueDay, totalXp }: LearnerState,
  seats: readonly LeagueMember[],
  now: Date,
): LeaderboardPage["league"] {
  if (leagueId === null) return null;
  const table = leagueTable(leagueId, seats, userId, now);
  const rank = publicRank(table, leagueDayIsFull(leagueDay, now));
  return rank && { league: publicLeague(leagueId), rank, leaderboard: withOwnTotal(table, totalXp) };
}
