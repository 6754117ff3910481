import type { Streak } from "#schema/api/gamification.ts";

/** How a streak above 0 is drawn: kept by a freeze, done today, or still waiting for today. */
export function streakState(streak: Pick<Streak, "status" | "keptByFreeze">): "done" | "pending" | "frozen" {
  if (streak.keptByFreeze) return "frozen";
  return streak.status === "done" ? "done" : "pending";
}
