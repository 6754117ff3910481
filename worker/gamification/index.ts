/** What other rooms may use: practice, read a learner's state, show it; what the sweep does to the ledger. */
export type { Activity } from "./award.ts";
export type { LearnerState } from "./learner-state.ts";
export { type Decision, type Earned, type PracticeDay, practice, type Totals } from "./practice.ts";
export { gamificationRoutes } from "./routes.ts";
export { type LedgerKey, readLearnerState, recentOccurrences, timesOn } from "./store.ts";
export { sumUpLedger } from "./sum-up-ledger.ts";
export { conversationXpToday, publicDailyProgress, publicStreak, publicXp } from "./views.ts";
