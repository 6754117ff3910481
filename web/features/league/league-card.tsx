import { Clock, Radio, RefreshCw, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import type { League } from "#schema/api/gamification.ts";
import { COUNTDOWN_REFRESH_MS, countdownText } from "#schema/rules/countdown.ts";
import { Panel } from "../../ui/card.tsx";
import { TierMedal } from "../../ui/medal.tsx";
import { weekOf } from "./league-words.ts";
import type { LiveStatus } from "./use-live-leaderboard.ts";

/** The league's name, week and countdown, and whether the table below is live. */
export function LeagueCard({ league, live }: { league: League; live: LiveStatus }) {
  return (
    <Panel asChild>
      <section className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 p-5 sm:grid-cols-[auto_1fr_auto]">
        <TierMedal tier={league.tier} />
        <div className="min-w-0">
          <h2>{league.name}</h2>
          <p className="text-on-panel-soft">{weekOf(league)}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 max-sm:col-span-full sm:flex-col sm:items-end">
          <p className="flex items-center gap-2 font-strong">
            <Clock />
            <Countdown endsAt={league.endsAt} />
          </p>
          <LiveState live={live} />
        </div>
      </section>
    </Panel>
  );
}

/** Refreshes every minute. */
function Countdown({ endsAt }: { endsAt: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), COUNTDOWN_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return countdownText(new Date(endsAt), now);
}

/** Says nothing while the first connection is being made: the list is fresh, so there is nothing to report yet. */
function LiveState({ live }: { live: LiveStatus }) {
  return (
    <output className="flex min-h-[1.5em] items-center gap-[6px] text-sm text-on-panel-soft [&_.lucide]:size-4">
      {live === "live" ? (
        <>
          <Radio /> Live
        </>
      ) : null}
      {live === "reconnecting" ? (
        <>
          <RefreshCw /> Reconnecting…
        </>
      ) : null}
      {live === "stopped" ? (
        <>
          <WifiOff /> Not live
        </>
      ) : null}
    </output>
  );
}
