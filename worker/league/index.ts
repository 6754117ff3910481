/** What gamification and the home may use: plan a seat, let the league know, show it. */
export { type LeaguePlan, leagueNews, planLeague } from "./award.ts";
export { leagueRoutes } from "./routes.ts";
export type { Seated } from "./seating.ts";
export { type MemberRow as LeagueMember, membersBeside } from "./store.ts";
export { sweepLeagues } from "./sweep.ts";
export { closeIfOver, tellLeague } from "./tell.ts";
export { publicLeaderboard, publicLeague, publicRank, seatedAs } from "./views.ts";
