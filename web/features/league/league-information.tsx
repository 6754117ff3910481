import type { League } from "#schema/api/gamification.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
import { Card } from "../../ui/card.tsx";
import { Facts } from "./facts.tsx";
import { shortDay } from "./league-words.ts";
import { LeaveLeagues } from "./leave-leagues.tsx";

/** The 'League Information' panel, with the button to leave the leagues. */
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
