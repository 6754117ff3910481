/** What other rooms may use: plan the league side of an award, tell the league about it, show a league. */
export { type LeaguePlan, leagueNews, planLeague } from "./award.ts";
export { leagueRoutes } from "./routes.ts";
export type { MemberProfile } from "./seating.ts";
export { type MemberRow as LeagueMember, membersOfOwnLeague, seatOf } from "./store.ts";
export { sweepLeagues } from "./sweep.ts";
export { closeIfOver, tellLeague } from "./tell.ts";
export { memberProfile, publicLeaderboard, publicLeague, publicMembership, publicRank, withOwnTotal } from "./views.ts";
