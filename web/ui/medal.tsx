import { clsx } from "clsx";

const METALS = { 1: "bg-medal-gold", 2: "bg-medal-silver", 3: "bg-medal-bronze" } as const;

/** The rank of a player: a medal disc with an ink digit for 1 to 3 (spec 2, Leaderboard), a plain number after. */
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
