import type { Streak } from "#schema/api/gamification.ts";

/** How to show a streak above 0: kept by a freeze, practiced today, or not yet practiced today. */
export function streakState(streak: Pick<Streak, "status" | "keptByFreeze">): "done" | "pending" | "frozen" {
  if (streak.keptByFreeze) return "frozen";
  return streak.status === "done" ? "done" : "pending";
}
