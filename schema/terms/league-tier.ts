/** The league tiers, lowest first. */
export const LEAGUE_TIERS = [1, 2, 3] as const;
export type LeagueTier = (typeof LEAGUE_TIERS)[number];

const TIER_NAMES: Readonly<Record<number, string>> = { 1: "Bronze", 2: "Silver", 3: "Gold" };

/** The name of a tier; 'Tier {n}' for an unknown one. */
export function leagueTierName(tier: number): string {
  return TIER_NAMES[tier] ?? `Tier ${tier}`;
}
