import type { League } from "#schema/api/gamification.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
import { Card } from "../../ui/card.tsx";
import { Facts } from "./facts.tsx";
import { shortDay } from "./league-words.ts";
import { LeaveLeagues } from "./leave-leagues.tsx";

/** 'League Information' (spec 2), and the way out of the leagues (design 5). */
export function LeagueInformation({ league, totalMembers }: { league: League; totalMembers: number }) {
  return (
    <Card asChild>
      <section className="grid gap-3">
        <h2>League Information</h2>
        <Facts
          facts={[
            ["League Tier", leagueTierName(league.tier)],
            ["Total Members", totalMembers],
            ["Week Ends", shortDay(league.weekEndDate)],
          ]}
        />
        <LeaveLeagues />
      </section>
    </Card>
  );
}
