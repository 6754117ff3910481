import { leagueIdRange } from "#schema/rules/league-week.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";

/** The id of league `number` (from 1) of a week and tier, as the statements of worker/league/seating.ts build it. */
export function leagueIdOf(weekStartDate: string, tier: LeagueTier, number: number): string {
  const [prefix] = leagueIdRange(weekStartDate, tier);
  return prefix + String(number).padStart(6, "0");
}
