const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;

/** How often a countdown is refreshed. */
export const COUNTDOWN_REFRESH_MS = 60_000;

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}

/** The time left until a league's week ends, in days and hours; 'Resetting soon...' once it is over and not closed yet. */
export function countdownText(endsAt: Date, now: Date): string {
  const left = endsAt.getTime() - now.getTime();
  if (left <= 0) return "Resetting soon...";
  const hours = Math.floor(left / HOUR_MS);
  if (hours === 0) return "Resets in less than 1 hour";
  const days = Math.floor(hours / HOURS_PER_DAY);
  return `Resets in ${days > 0 ? `${counted(days, "day")} ` : ""}${counted(hours % HOURS_PER_DAY, "hour")}`;
}
