/** What other rooms may use: practice, read a learner's state, show it; what the sweep does to old days. */
export type { Activity } from "./award.ts";
export { collectOldDays, forgetAnswers, moveOldDays } from "./journal.ts";
export type { LearnerState } from "./learner-state.ts";
export { type Decision, type Earned, type PracticeDay, practice, type Totals } from "./practice.ts";
export { gamificationRoutes } from "./routes.ts";
export { type LedgerKey, readLearnerState, recentOccurrences, timesOn } from "./store.ts";
export { conversationXpToday, publicDailyProgress, publicStreak, publicXp } from "./views.ts";
