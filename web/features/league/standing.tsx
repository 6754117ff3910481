import { ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { LeagueRank, XpSummary } from "#schema/api/gamification.ts";
import { LEAGUE_DAY_LIMIT_XP } from "#schema/rules/fair-play.ts";
import { rankProgress } from "#schema/rules/league.ts";
import { grouped } from "../../lib/grouped.ts";
import { Tag } from "../../ui/badges.tsx";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Facts } from "./facts.tsx";

/** The weekly XP bar is full at this many XP. */
const FULL_WEEK_XP = 200;

export interface StandingProps {
  standing: Pick<LeagueRank, "rank" | "totalMembers" | "weeklyXp" | "dayLimitReached">;
  /** The learner's totals; undefined while they load. */
  xp: XpSummary | undefined;
  /** What the learner lacks for a promotion place; null if they have one or there is none. */
  toPromotion: { xp: number; rank: number } | null;
}

/** The 'Your Standing' panel. */
export function Standing({ standing, xp, toPromotion }: StandingProps) {
  const { rank, totalMembers, weeklyXp, dayLimitReached } = standing;
  const progress = rankProgress(rank, totalMembers);
  const behind = totalMembers - rank;
  return (
    <Card asChild>
      <section className="grid gap-4">
        <h2>Your Standing</h2>
        <p className="flex items-baseline gap-[10px]">
          <b className="text-[3rem] leading-none font-black tracking-[-0.03em]">{rank}</b>{" "}
          <span className="text-ink-soft">out of {totalMembers} members</span>
        </p>
        {toPromotion ? (
          <Tag tone="accent" className="justify-self-start text-sm!">
            <ArrowUp />
            {toPromotion.xp} XP to rank {toPromotion.rank}: promotion
          </Tag>
        ) : null}
        <Meter label="Weekly XP" shown={`${weeklyXp} XP`}>
          <ProgressBar label="Weekly XP" value={weeklyXp} max={FULL_WEEK_XP} />
        </Meter>
        {dayLimitReached ? (
          <p className="text-sm text-ink-soft">
            You've earned the {grouped(LEAGUE_DAY_LIMIT_XP)} XP that count for the league today. What you earn now still
            adds to your total.
          </p>
        ) : null}
        {rank > 1 ? (
          <div className="grid gap-[6px]">
            <Meter label="Progress to Next Rank" shown={`${progress}%`}>
              <ProgressBar label="Progress to Next Rank" tone="ink" value={progress} />
            </Meter>
            <span className="text-sm text-ink-soft">
              {behind} {behind === 1 ? "person" : "people"} behind you
            </span>
          </div>
        ) : null}
        {xp ? (
          <Facts
            facts={[
              ["All-time total XP", xp.totalXp],
              ["Current level", xp.level],
            ]}
          />
        ) : null}
      </section>
    </Card>
  );
}

function Meter({ label, shown, children }: { label: string; shown: string; children: ReactNode }) {
  return (
    <div className="grid gap-[6px]">
      <span className="flex justify-between gap-3 text-sm font-strong">
        <span>{label}</span>
        <span>{shown}</span>
      </span>
      {children}
    </div>
  );
}
