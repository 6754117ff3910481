const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const dayOfYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** When something was, in the zone of the browser: 'today at 2:05 PM', 'yesterday', 'Nov 16', 'Nov 16, 2025'. */
export function whenInWords(instant: string, now: Date): string {
  const then = new Date(instant);
  if (isSameDay(then, now)) return `today at ${time.format(then)}`;
  // By the calendar: a day is not always 24 hours long.
  if (isSameDay(then, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return "yesterday";
  return (then.getFullYear() === now.getFullYear() ? day : dayOfYear).format(then);
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}
