const time = formatter({ hour: "numeric", minute: "2-digit" });
const day = formatter({ month: "short", day: "numeric" });
const dayOfYear = formatter({ month: "short", day: "numeric", year: "numeric" });

/** Made when it is first used: a page without conversations would otherwise start some 15 ms later, on a slow phone 60. */
function formatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => (made ??= new Intl.DateTimeFormat("en-US", options)).format(date);
}

/** When something was, in the zone of the browser: 'today at 2:05 PM', 'yesterday', 'Nov 16', 'Nov 16, 2025'. */
export function whenInWords(instant: string, now: Date): string {
  const then = new Date(instant);
  if (isSameDay(then, now)) return `today at ${time(then)}`;
  // By the calendar: a day is not always 24 hours long.
  if (isSameDay(then, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return "yesterday";
  return then.getFullYear() === now.getFullYear() ? day(then) : dayOfYear(then);
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}
