import { type ReactNode, useRef } from "react";
import type { LeaderboardEntry, League } from "#schema/api/gamification.ts";
import { leagueZones, learnersCounted, movingPlaces } from "#schema/rules/league.ts";
import { LEAGUE_TIERS } from "#schema/terms/league-tier.ts";
import { Tag } from "../../ui/badges.tsx";
import { Card } from "../../ui/card.tsx";
import { Rank } from "../../ui/medal.tsx";
import { Player } from "../../ui/player.tsx";
import { Table, TableCell, TableHead, TableRow, ZoneRow } from "../../ui/table.tsx";
import { zoneText } from "./league-words.ts";
import { useRowMovement } from "./use-row-movement.ts";

const COLUMNS = 4;
const ZONE_STYLES = { promoted: "up", stayed: "stay", demoted: "down" } as const;
/** Small screens leave out the Total XP column. */
const TOTAL_COLUMN = "max-sm:hidden";

export interface LeaderboardTableProps {
  league: League;
  /** In any order. */
  entries: readonly LeaderboardEntry[];
  /** Seats taken, those of learners who left included: decides how many move. */
  seats: number;
  userId: string;
  /** The learner's all-time total; undefined while it loads. */
  totalXp: number | undefined;
}

/** The rankings, divided into the promotion zone, the members who stay, and the demotion zone. */
export function LeaderboardTable({ league, entries, seats, userId, totalXp }: LeaderboardTableProps) {
  if (entries.length === 0) {
    return <Card className="py-6 text-center text-ink-soft">No leaderboard data available</Card>;
  }
  return (
    <div className="grid gap-3">
      <Card asChild padded={false}>
        <section aria-label="Rankings">
          <Table aria-label={`Members of the ${league.name}`}>
            <thead>
              <tr>
                <TableHead>Rank</TableHead>
                <TableHead>Player</TableHead>
                <TableHead numeric>Weekly XP</TableHead>
                <TableHead numeric className={TOTAL_COLUMN}>
                  Total XP
                </TableHead>
              </tr>
            </thead>
            <Rows tier={league.tier} entries={entries} seats={seats} userId={userId} totalXp={totalXp} />
          </Table>
        </section>
      </Card>
      <Notes tier={league.tier} entries={entries} seats={seats} />
    </div>
  );
}

interface RowsProps extends Omit<LeaderboardTableProps, "league"> {
  tier: League["tier"];
}

/** Dividers and members in one flat list, so that a row keeps its element when it moves into another zone. */
function Rows({ tier, entries, seats, userId, totalXp }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const zones = leagueZones(tier, entries, seats);
  const withPartners = entries.some(({ isFictional }) => isFictional);
  useRowMovement(body);
  return (
    <tbody ref={body}>
      {zones.flatMap((zone) => [
        <ZoneRow key={zone.zone} data-row={zone.zone} zone={ZONE_STYLES[zone.zone]} columns={COLUMNS}>
          {zoneText(zone, tier, withPartners)}
        </ZoneRow>,
        ...zone.rows.map(({ rank, entry }) => (
          <MemberRow key={entry.id} rank={rank} entry={entry} you={entry.userId === userId} totalXp={totalXp} />
        )),
      ])}
    </tbody>
  );
}

interface MemberRowProps {
  rank: number;
  entry: LeaderboardEntry;
  you: boolean;
  totalXp: number | undefined;
}

function MemberRow({ rank, entry, you, totalXp }: MemberRowProps) {
  const total = you ? (totalXp ?? entry.xp) : null;
  return (
    <TableRow you={you} data-row={entry.id} aria-current={you || undefined}>
      <TableCell>
        <Rank rank={rank} />
      </TableCell>
      <TableCell>
        <Player displayName={entry.displayName} imageUrl={entry.avatarUrl} you={you}>
          {you ? <Tag tone="ink">You</Tag> : null}
          {entry.isFictional ? <PartnerTag /> : null}
        </Player>
      </TableCell>
      <TableCell numeric className="whitespace-nowrap">
        {entry.weeklyXp} XP
      </TableCell>
      <TableCell numeric className={`whitespace-nowrap ${TOTAL_COLUMN}`}>
        {total === null ? "-" : `${total} XP`}
      </TableCell>
    </TableRow>
  );
}

function PartnerTag() {
  return <Tag tone="outlined">Practice partner</Tag>;
}

/** Explains the practice partners and a missing promotion zone, if there are any. */
function Notes({ tier, entries, seats }: Pick<RowsProps, "tier" | "entries" | "seats">): ReactNode {
  const learners = entries.filter(({ isFictional }) => !isFictional).length;
  const tooFew =
    tier < Math.max(...LEAGUE_TIERS) && movingPlaces(tier, learnersCounted(entries, seats)).promotions === 0;
  if (learners === entries.length && !tooFew) return null;
  return (
    <div className="grid gap-2 px-1 text-sm text-ink-soft">
      {learners < entries.length ? (
        <p>
          <PartnerTag /> Created by the app to keep a small league lively. They never take a promotion spot, and they
          leave as learners join.
        </p>
      ) : null}
      {tooFew ? <p>Nobody moves up yet: this league has too few learners.</p> : null}
    </div>
  );
}
