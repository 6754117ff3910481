import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { Contender } from "./league.ts";
import { weekOfLeague } from "./league-week.ts";
import { type Random, seededRandom, shuffled } from "./random.ts";

/** Partners fill a league up to so many members (design 5). */
export const PARTNERS_FILL_TO = 10;

const HOUR_MS = 3_600_000;
const DAYS = 7;
/** Days of a week on which a partner practises, on average. */
const PRACTISES_ON = 0.7;
/** First hour of the day at which one practises, and how many hours are possible (UTC). */
const FIRST_HOUR = 6;
const HOURS = 16;
/** XP of one day at least and at most, by tier: less than the 50 that a learner gets for a day's challenges alone. */
const DAILY_XP: Readonly<Record<LeagueTier, [least: number, most: number]>> = { 1: [4, 18], 2: [8, 28], 3: [14, 40] };

/** Names in the form that learners have in a league: first name and initial. */
// biome-ignore format: a list of names reads better in lines
const NAMES = [
  "Ada M.", "Ben O.", "Carla V.", "Dario P.", "Elif K.", "Farah N.", "Goran T.", "Hana S.", "Ivo L.", "Jale A.",
  "Kofi B.", "Lena W.", "Mateo R.", "Nuria F.", "Oskar J.", "Pia H.", "Quentin D.", "Rosa C.", "Sami E.", "Tilda G.",
  "Umut Y.", "Vera Z.", "Wim B.", "Xenia P.", "Yara T.", "Zoran M.", "Amara L.", "Bruno S.", "Chiara N.", "Daan V.",
] as const;

/** A practice partner: made by the app, said so wherever it is shown. */
export interface PracticePartner extends Contender {
  displayName: string;
  isFictional: true;
}

/**
 * The partners of a league at an instant (design 5): as many as it lacks to ten members. A function of league, seat and hour alone:
 * every caller sees the same ones, their XP never falls, and they are stored nowhere. As humans come, the last seats empty first.
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
      id: `partner-${seat + 1}`,
      displayName,
      isFictional: true,
      weeklyXp: done.reduce((sum, one) => sum + one.xp, 0),
      reachedAt: last ? startsAt.getTime() + last.hour * HOUR_MS : null,
    };
  });
}

/** When in the week a partner practises, in hours since Monday, and what each time earns. */
function practiceOf(tier: LeagueTier, random: Random): { hour: number; xp: number }[] {
  const [least, most] = DAILY_XP[tier];
  return Array.from({ length: DAYS }, (_, day) => {
    // Always three draws a day, so that a day does not depend on what the ones before it were.
    const [practises, at, amount] = [random() < PRACTISES_ON, random(), random()];
    const hour = day * 24 + FIRST_HOUR + Math.floor(at * HOURS);
    return practises ? [{ hour, xp: least + Math.floor(amount * (most - least + 1)) }] : [];
  }).flat();
}

/** The first instant after `now` at which a partner's XP may change: the next full hour. */
export function nextPartnerHour(now: Date): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
}
