/** A date on the learner's own calendar, 'YYYY-MM-DD'. Compares as text. */
export type LocalDay = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A learner's time zone changes at most once in this time: otherwise moving zones would open extra days. */
export const TIME_ZONE_CHANGE_PAUSE_MS = DAY_MS;
/** No local day lasts longer than this, not even one on which a country crosses the date line westwards. */
const LONGEST_DAY_MS = 49 * HOUR_MS;

const MAX_ZONE_CHARS = 64;
/** Letters first: keeps out offsets such as '+02:00', which Intl takes but which know no daylight saving time. */
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Making a formatter is slow, so they are kept; bounded, because a zone can be spelled in many letter cases. */
const MAX_FORMATTERS = 600;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(timeZone, made);
  return made;
}

/** True for the name of an IANA time zone that this machine knows ('Europe/Berlin', 'UTC'); false for offsets and junk. */
export function isTimeZone(name: string): boolean {
  if (name.length > MAX_ZONE_CHARS || !ZONE_NAME.test(name)) return false;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The one name under which a time zone is stored, or null for anything that is not a zone. Another spelling (`europe/berlin`) or
 * the old name of the same city must not look like a move.
 */
export function canonicalTimeZone(name: string): string | null {
  return isTimeZone(name) ? formatterOf(name).resolvedOptions().timeZone : null;
}

/** The date that a wall calendar in `timeZone` shows at this instant. Throws a RangeError for an unknown zone. */
export function localDay(instant: Date, timeZone: string): LocalDay {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  return `${parts.year?.padStart(4, "0")}-${parts.month}-${parts.day}`;
}

/** Days since 1 January 1970. Throws a RangeError for anything but a date that exists. */
function dayNumber(day: LocalDay): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms) || dayFrom(ms / DAY_MS) !== day) throw new RangeError(`No such day: ${day}`);
  return ms / DAY_MS;
}

function dayFrom(number: number): LocalDay {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Calendar days from `from` to `to`: 1 for tomorrow, negative when `to` is earlier. Knows no hours, hence no DST. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day `days` later (or earlier, when negative) on the calendar. */
export function addDays(day: LocalDay, days: number): LocalDay {
  return dayFrom(dayNumber(day) + days);
}

/**
 * The first instant after `instant` at which the local date is another one. It is not always 24 h after the last, nor
 * always 00:00 on the clock: in some zones the clocks go forward at midnight.
 */
export function nextLocalMidnight(instant: Date, timeZone: string): Date {
  const today = localDay(instant, timeZone);
  let before = instant.getTime();
  let after = before + LONGEST_DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(new Date(middle), timeZone) === today) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Whether a learner may set another time zone now: at most once in 24 hours. `null`: never changed. */
export function mayChangeTimeZone(lastChangedAt: Date | null, now: Date): boolean {
  return lastChangedAt === null || now.getTime() - lastChangedAt.getTime() >= TIME_ZONE_CHANGE_PAUSE_MS;
}
