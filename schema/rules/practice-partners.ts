import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { TimedContender } from "./league.ts";
import { weekOfLeague } from "./league-week.ts";
import { type Random, seededRandom, shuffled } from "./random.ts";

/** Practice partners fill a league up to this many members. */
export const PARTNERS_FILL_TO = 10;

const HOUR_MS = 3_600_000;
const DAYS = 7;
/** The chance that a partner practices on a given day. */
const PRACTICE_CHANCE = 0.7;
/** Partners practice in one of `HOURS` hours of the day, starting at `FIRST_HOUR` (UTC). */
const FIRST_HOUR = 6;
const HOURS = 16;
/** A partner's XP on a day of practice, by tier. Always less than the 50 that a learner gets for the daily challenges alone. */
const DAILY_XP: Readonly<Record<LeagueTier, [least: number, most: number]>> = { 1: [4, 18], 2: [8, 28], 3: [14, 40] };

/** Names in the same form as learners' names in a league: first name and last initial. */
// biome-ignore format: the list of names is easier to read in lines
const NAMES = [
  "Ada M.", "Ben O.", "Carla V.", "Dario P.", "Elif K.", "Farah N.", "Goran T.", "Hana S.", "Ivo L.", "Jale A.",
  "Kofi B.", "Lena W.", "Mateo R.", "Nuria F.", "Oskar J.", "Pia H.", "Quentin D.", "Rosa C.", "Sami E.", "Tilda G.",
  "Umut Y.", "Vera Z.", "Wim B.", "Xenia P.", "Yara T.", "Zoran M.", "Amara L.", "Bruno S.", "Chiara N.", "Daan V.",
] as const;

/** As long as a seat's id: nothing but `isFictional` tells a partner's row from a learner's. */
const ID_BYTES = 6;

/** A practice partner: a fictional member, labeled as one wherever it is shown. */
export interface PracticePartner extends TimedContender {
  displayName: string;
  isFictional: true;
}

/**
 * The practice partners of a league at an instant: as many as it needs to have ten members. They depend only on the league, their place
 * and the hour, so they are stored nowhere, every caller sees the same ones, and their XP never drops. As learners join, the last
 * partners leave first.
 */
export function practicePartners(league: {
  leagueId: string;
  tier: LeagueTier;
  humans: number;
  now: Date;
}): PracticePartner[] {
  const { leagueId, tier, humans, now } = league;
  const { startsAt } = weekOfLeague(leagueId);
  const hour = Math.floor((now.getTime() - startsAt.getTime()) / HOUR_MS);
  const names = shuffled(NAMES, seededRandom(leagueId));
  return names.slice(0, Math.max(0, PARTNERS_FILL_TO - humans)).map((displayName, seat) => {
    const done = practiceOf(tier, seededRandom(`${leagueId}#${seat}`)).filter((one) => one.hour <= hour);
    const last = done.at(-1);
    return {
      id: partnerId(leagueId, seat),
      displayName,
      isFictional: true,
      weeklyXp: done.reduce((sum, one) => sum + one.xp, 0),
      reachedAt: last ? startsAt.getTime() + last.hour * HOUR_MS : null,
    };
  });
}

/** Hexadecimal digits that follow from the league and the place alone, like everything else about a partner. */
function partnerId(leagueId: string, seat: number): string {
  const random = seededRandom(`${leagueId}#${seat}#id`);
  return Array.from({ length: ID_BYTES }, () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, "0"),
  ).join("");
}

/** When a partner practices, in hours since Monday 00:00 UTC, and the XP it earns each time. */
function practiceOf(tier: LeagueTier, random: Random): { hour: number; xp: number }[] {
  const [least, most] = DAILY_XP[tier];
  return Array.from({ length: DAYS }, (_, day) => {
    // Always three draws a day, so that a day's values do not depend on whether the partner practiced on the days before.
    const [practices, at, amount] = [random() < PRACTICE_CHANCE, random(), random()];
    const hour = day * 24 + FIRST_HOUR + Math.floor(at * HOURS);
    return practices ? [{ hour, xp: least + Math.floor(amount * (most - least + 1)) }] : [];
  }).flat();
}
