import { clsx } from "clsx";
import { Trophy } from "lucide-react";
import type { LeagueTier } from "#schema/terms/league-tier.ts";

const METALS = { 1: "bg-medal-gold", 2: "bg-medal-silver", 3: "bg-medal-bronze" } as const;

/** The rank of a player: a medal with the digit for 1 to 3, then a plain number. */
export function Rank({ rank, className }: { rank: number; className?: string }) {
  const metal = rank === 1 || rank === 2 || rank === 3 ? METALS[rank] : undefined;
  return (
    <span
      className={clsx(
        "inline-grid h-[30px] min-w-[30px] flex-none place-items-center rounded-round",
        metal
          ? "text-sm font-black text-on-medal shadow-[inset_0_0_0_2.5px] shadow-on-medal/32"
          : "font-heavy text-ink-soft",
        metal,
        className,
      )}
    >
      {rank}
    </span>
  );
}

const TIER_METALS: Readonly<Record<LeagueTier, string>> = {
  1: "[--medal:var(--medal-bronze)]",
  2: "[--medal:var(--medal-silver)]",
  3: "[--medal:var(--medal-gold)]",
};

/** The disc of a league: a trophy in the metal of its tier. Decorative: the league's name stands beside it. */
export function TierMedal({ tier }: { tier: LeagueTier }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "mb-[5px] grid h-[60px] w-[64px] flex-none place-items-center rounded-[50%] bg-(--medal) text-on-medal [&_.lucide]:size-[30px]",
        "shadow-[inset_0_0_0_3px_color-mix(in_srgb,var(--medal)_68%,var(--on-medal)),0_5px_0_color-mix(in_srgb,var(--medal)_62%,var(--on-medal))]",
        TIER_METALS[tier],
      )}
    >
      <Trophy />
    </span>
  );
}
