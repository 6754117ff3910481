/** League tiers, lowest first (spec 9). */
export const LEAGUE_TIERS = [1, 2, 3] as const;
export type LeagueTier = (typeof LEAGUE_TIERS)[number];

const TIER_NAMES: Readonly<Record<number, string>> = { 1: "Bronze", 2: "Silver", 3: "Gold" };

/** Name of a tier; an unknown tier reads 'Tier {n}' (spec 3). */
export function leagueTierName(tier: number): string {
  return TIER_NAMES[tier] ?? `Tier ${tier}`;
}
