import type { LeaderboardEntry, League, LeagueMembership } from "#schema/api/gamification.ts";
import type { LeagueZone } from "#schema/rules/league.ts";
import { tierAfter } from "#schema/rules/league.ts";
import { type LeagueTier, leagueTierName } from "#schema/terms/league-tier.ts";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const SUFFIXES: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** '1st', '12th', '23rd'. */
export function ordinal(n: number): string {
  return `${n}${SUFFIXES[ordinals.select(n)] ?? "th"}`;
}

/**
 * '2026-11-16' → 'Nov 16'. A calendar date reads the same everywhere, so no time zone may shift it. Read from a text whose form JavaScript
 * prescribes ('Mon, 16 Nov 2026 00:00:00 GMT'): the first formatter of Intl that a page makes takes some 15 ms, on a slow phone 60.
 */
export function shortDay(day: string): string {
  const [, date, month] = new Date(day).toUTCString().split(" ");
  return `${month} ${Number(date)}`;
}

/** 'Nov 16 – Nov 22'. */
export function weekOf({ weekStartDate, weekEndDate }: Pick<League, "weekStartDate" | "weekEndDate">): string {
  return `${shortDay(weekStartDate)} – ${shortDay(weekEndDate)}`;
}

/**
 * The text of a divider. `withPartners`: only learners are promoted or demoted, so say 'learners' if there are practice partners as well.
 */
export function zoneText(
  { zone, places }: Pick<LeagueZone<LeaderboardEntry>, "zone" | "places">,
  tier: LeagueTier,
  withPartners: boolean,
): string {
  const next = leagueTierName(tierAfter(tier, zone));
  if (zone === "stayed") return `Staying in ${next}`;
  const who = withPartners ? `${places} learners` : String(places);
  const promoted = zone === "promoted";
  const movers = `the ${promoted ? "first" : "last"} ${places === 1 ? "learner moves" : `${who} move`}`;
  return promoted ? `Promotion zone: ${movers} up to ${next}` : `Demotion zone: ${movers} down to ${next}`;
}

/** '5th of 12 with 236 XP'. */
export function standingText({ rank, totalMembers, weeklyXp }: Record<StandingNumber, number>): string {
  return `${ordinal(rank)} of ${totalMembers} with ${weeklyXp} XP`;
}
type StandingNumber = "rank" | "totalMembers" | "weeklyXp";

type LastResult = NonNullable<LeagueMembership["lastResult"]>;

/** The outcome of the last week: 'Promoted to Silver'. */
export function outcomeText({ outcome, tierAfter: tier }: Pick<LastResult, "outcome" | "tierAfter">): string {
  const name = leagueTierName(tier);
  return { promoted: `Promoted to ${name}`, stayed: `Stayed in ${name}`, demoted: `Moved down to ${name}` }[outcome];
}
