/** What other rooms may use: plan the league side of an award, tell the league about it or about a session's end, show a league. */
export { type LeaguePlan, leagueNews, planLeague } from "./award.ts";
export { leagueRoutes } from "./routes.ts";
export { type MemberProfile, type MemberRow as LeagueMember, membersOfOwnLeague, seatOf } from "./store.ts";
export { sweepLeagues } from "./sweep.ts";
export { closeIfOver, type EndedSession, tellLeague, tellSessionEnded, tellSessionsEnded } from "./tell.ts";
export { leagueTable, memberProfile, publicLeague, publicMembership, publicRank, withOwnTotal } from "./views.ts";
