const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;

/** How often a countdown is drawn anew (spec 9). */
export const COUNTDOWN_REFRESH_MS = 60_000;

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}

/** Time until a league's week ends, in days and hours (spec 9); 'Resetting soon...' when it is over (spec 8). */
export function countdownText(endsAt: Date, now: Date): string {
  const left = endsAt.getTime() - now.getTime();
  if (left <= 0) return "Resetting soon...";
  const hours = Math.floor(left / HOUR_MS);
  if (hours === 0) return "Resets in less than 1 hour";
  const days = Math.floor(hours / HOURS_PER_DAY);
  return `Resets in ${days > 0 ? `${counted(days, "day")} ` : ""}${counted(hours % HOURS_PER_DAY, "hour")}`;
}
