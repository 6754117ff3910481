import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { addDays, type LocalDay, localDay } from "./day.ts";
import { seededRandom } from "./random.ts";

/** One ISO week in UTC: everybody in a league runs against the same clock (design 5). */
export interface LeagueWeek {
  /** Monday, YYYY-MM-DD. */
  weekStartDate: LocalDay;
  /** Sunday, YYYY-MM-DD. */
  weekEndDate: LocalDay;
  startsAt: Date;
  /** The first instant after the week: next Monday, 00:00 UTC. */
  endsAt: Date;
}

const DAY_MS = 86_400_000;
const DAYS = 7;
/** 1 January 1970 was a Thursday: the week of day number 0 began three days before it. */
const THURSDAY = 3;

/**
 * How long an answer may take until it is stored (worker/db/guard.ts gives up before). A league is closed no earlier than this after
 * its end, so XP received at 23:59:59.9 is always in before the ranks are final.
 */
export const CLOSE_GRACE_MS = 60_000;
/** Leagues close spread over this time, so that they do not all ask the database in the same second. */
export const CLOSE_SPREAD_MS = 240_000;

/** The week that an instant belongs to. */
export function weekOf(instant: Date): LeagueWeek {
  const day = Math.floor(instant.getTime() / DAY_MS);
  return weekFrom(localDay(new Date((day - ((((day + THURSDAY) % DAYS) + DAYS) % DAYS)) * DAY_MS), "UTC"));
}

function weekFrom(weekStartDate: LocalDay): LeagueWeek {
  const startsAt = new Date(`${weekStartDate}T00:00:00Z`);
  return {
    weekStartDate,
    weekEndDate: addDays(weekStartDate, DAYS - 1),
    startsAt,
    endsAt: new Date(startsAt.getTime() + DAYS * DAY_MS),
  };
}

const LEAGUE_ID = /^(\d{4}-\d{2}-\d{2})\.([123])\.(\d{6})$/;

/** What the id of a league says: ids are `<Monday>.<tier>.<number>`, so that leagues sort by week and tier. */
export interface LeagueIdParts {
  week: LeagueWeek;
  tier: LeagueTier;
}

/** Ids of all leagues of a week and tier lie between these two, both excluded. */
export function leagueIdRange(weekStartDate: LocalDay, tier: LeagueTier): [after: string, before: string] {
  // '/' is the character that follows '.'.
  return [`${weekStartDate}.${tier}.`, `${weekStartDate}.${tier}/`];
}

/** Reads a league's id; null for anything else, also when its day is no Monday or does not exist. */
export function parseLeagueId(id: string): LeagueIdParts | null {
  const [, weekStartDate, tier] = LEAGUE_ID.exec(id) ?? [];
  const startsAt = new Date(`${weekStartDate}T00:00:00Z`);
  if (Number.isNaN(startsAt.getTime())) return null;
  const week = weekOf(startsAt);
  // Date takes 30 February for 2 March.
  return week.weekStartDate === weekStartDate ? { week, tier: Number(tier) as LeagueTier } : null;
}

/** The week of a league that exists. Throws a RangeError for a text that is no id. */
export function weekOfLeague(id: string): LeagueWeek {
  const parts = parseLeagueId(id);
  if (!parts) throw new RangeError(`No league id: ${id}`);
  return parts.week;
}

/** Whether the week of a league may be closed: it is over, and nothing received in it can still be on its way. */
export function mayClose(id: string, now: Date): boolean {
  return now.getTime() >= weekOfLeague(id).endsAt.getTime() + CLOSE_GRACE_MS;
}

/** When a league closes by itself: after the grace, each at a moment of its own. */
export function closesAt(id: string): Date {
  const spread = Math.floor(seededRandom(id)() * CLOSE_SPREAD_MS);
  return new Date(weekOfLeague(id).endsAt.getTime() + CLOSE_GRACE_MS + spread);
}
