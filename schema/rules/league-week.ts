import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { addDays, type LocalDay, localDay } from "./day.ts";
import { seededRandom } from "./random.ts";

/** One ISO week in UTC, so that all members of a league compete against the same clock, whatever their time zone. */
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
/** January 1, 1970 was a Thursday, so the week of day number 0 began three days before it. */
const THURSDAY = 3;

/**
 * A league is closed no earlier than this after its week ended. A request takes less time than this until its result is stored
 * (worker/db/guard.ts gives up sooner), so XP received at 23:59:59.9 always counts before the ranks are final.
 */
export const CLOSE_GRACE_MS = 60_000;
/** Leagues close spread out over this time, so that they do not all hit the database in the same second. */
export const CLOSE_SPREAD_MS = 240_000;

/** The week that contains an instant. */
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

/** What a league's id encodes. Ids are `<Monday>.<tier>.<number>`, so that leagues sort by week and tier. */
export interface WeekAndTier {
  week: LeagueWeek;
  tier: LeagueTier;
}

/** Two strings between which the ids of all leagues of a week and tier sort; neither is an id itself. */
export function leagueIdRange(weekStartDate: LocalDay, tier: LeagueTier): [after: string, before: string] {
  // '/' is the next character after '.'.
  return [`${weekStartDate}.${tier}.`, `${weekStartDate}.${tier}/`];
}

/** Parses a league's id. Null for anything else, including an id whose day is not a Monday or does not exist. */
export function parseLeagueId(id: string): WeekAndTier | null {
  const [, weekStartDate, tier] = LEAGUE_ID.exec(id) ?? [];
  const startsAt = new Date(`${weekStartDate}T00:00:00Z`);
  if (Number.isNaN(startsAt.getTime())) return null;
  const week = weekOf(startsAt);
  // Date turns February 30 into March 2.
  return week.weekStartDate === weekStartDate ? { week, tier: Number(tier) as LeagueTier } : null;
}

/** The week and tier of an existing league. Throws a RangeError if the string is not a league id. */
export function weekAndTierOf(id: string): WeekAndTier {
  const parsed = parseLeagueId(id);
  if (!parsed) throw new RangeError(`No league id: ${id}`);
  return parsed;
}

/** The week of an existing league. Throws a RangeError if the string is not a league id. */
export function weekOfLeague(id: string): LeagueWeek {
  return weekAndTierOf(id).week;
}

/** Whether a league's week may be closed: it is over, and no award received in it can still be waiting to be stored. */
export function mayClose(id: string, now: Date): boolean {
  return now.getTime() >= weekOfLeague(id).endsAt.getTime() + CLOSE_GRACE_MS;
}

/** When a league closes by itself: after the grace period, each league at its own moment. */
export function closesAt(id: string): Date {
  const spread = Math.floor(seededRandom(id)() * CLOSE_SPREAD_MS);
  return new Date(weekOfLeague(id).endsAt.getTime() + CLOSE_GRACE_MS + spread);
}
