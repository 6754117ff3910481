/** What the learning rooms may use: read a standing, plan an award, show the outcome. */
export { type Activity, type AwardPlan, commitAward, planAward, planNothing } from "./award.ts";
export { gamificationRoutes } from "./routes.ts";
export { possibleDays, type Standing, standingFrom, standingReads } from "./standing.ts";
export { zoneSentBy } from "./store.ts";
export { publicDailyProgress, publicStreak, publicXp, today } from "./views.ts";
