import { clsx } from "clsx";
import { Award, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { scoreBadge } from "#schema/rules/grading.ts";
import type { MasteryBand } from "#schema/rules/grammar-progress.ts";
import { Tag } from "../../ui/badges.tsx";

/** What the bands of mastery are called. Metals, because medals already mean the first three. */
export const BAND_NAMES: Readonly<Record<MasteryBand, string>> = {
  90: "Gold",
  75: "Silver",
  50: "Bronze",
  0: "In progress",
};

const METALS: Readonly<Record<Exclude<MasteryBand, 0>, string>> = {
  90: "bg-medal-gold",
  75: "bg-medal-silver",
  50: "bg-medal-bronze",
};

/** The disc of a band. Decorative: the band's name stands beside it. */
export function BandDisc({
  band,
  size = "lg",
  children,
}: {
  band: Exclude<MasteryBand, 0>;
  size?: "sm" | "lg";
  children: ReactNode;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid flex-none place-items-center rounded-round font-black text-on-medal shadow-[inset_0_0_0_2.5px] shadow-on-medal/32",
        size === "sm" ? "size-[30px] text-sm" : "size-[48px] text-lg",
        METALS[band],
      )}
    >
      {children}
    </span>
  );
}

/** "Gold · 95%": how much of a topic's exercises is right, in words. */
export function BandTag({ band, percent }: { band: MasteryBand; percent: number }) {
  return (
    <Tag className="whitespace-nowrap">
      {band === 0 ? <PencilLine /> : <Award />} {BAND_NAMES[band]} · {percent}%
    </Tag>
  );
}

const SCORE_TONES = { strong: "ink", medium: "outlined", low: "plain" } as const;

/** "Score: 9/10": the best quiz on a topic. */
export function ScoreTag({ score: { score, totalQuestions, percentage } }: { score: QuizScore }) {
  return (
    <Tag tone={SCORE_TONES[scoreBadge(percentage)]} className="whitespace-nowrap">
      Score: {score}/{totalQuestions}
    </Tag>
  );
}

export interface QuizScore {
  score: number;
  totalQuestions: number;
  percentage: number;
}
