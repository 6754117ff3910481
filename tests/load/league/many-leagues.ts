import { weekOf } from "#schema/rules/league-week.ts";
import { startBuiltServer } from "#tests/support/e2e/built-server.ts";
import { quantile } from "../table.ts";
import { each } from "./each.ts";
import { LeagueViewers } from "./league-viewers.ts";
import { type Award, Player } from "./player.ts";
import { insertLeagues, openState } from "./state.ts";

/** About half of what one local workerd can hold. */
const LEAGUES = 500;
/** The weekly XP of each league's members, all of whom are watching. */
const MEMBERS = [30, 20];
/** Requests in flight at the same time. */
const AT_ONCE = 8;
const SEEN_MS = 10_000;

/** Measurements of many leagues at the same time. Times in milliseconds. */
export interface ManyLeagues {
  leagues: number;
  sockets: number;
  awards: number;
  perSecond: number;
  /** From the response to a submit until the frame has reached the league's last socket; 0 if it arrived there first. */
  lastP50: number;
  lastP99: number;
  /** Failed submits and sockets, awards that were not shown, frames out of order, and sockets that ended. */
  errors: string[];
}

/** Measures hundreds of leagues on the built Worker, each with its object awake, two viewers and one award. */
export async function measureManyLeagues(options: { state: string; port: number }): Promise<ManyLeagues> {
  const week = weekOf(new Date());
  const database = openState(options.state);
  const learners = insertLeagues(
    database,
    Array.from({ length: LEAGUES }, (_, i) => ({ week, tier: 1 as const, number: i + 1, xp: MEMBERS })),
  );
  database.close();
  const server = await startBuiltServer({ port: options.port, stateDir: options.state, prepared: true });
  try {
    const errors: string[] = [];
    const note = (error: unknown): void => void errors.push(String(error));
    const players = learners.map((learner) => new Player(server.origin, learner, []));
    const viewersByLeague = new Map(
      learners.map(({ leagueId }) => [leagueId, new LeagueViewers(server.origin, leagueId)]),
    );
    const viewersOf = ({ learner }: Player): LeagueViewers | undefined => viewersByLeague.get(learner.leagueId);
    await each(players, AT_ONCE, async (player) => {
      await viewersOf(player)?.open(player.headers()).catch(note);
    });
    const earning = players.filter((_, i) => i % MEMBERS.length === 0);
    const awards: Award[] = [];
    const last: number[] = [];
    const start = performance.now();
    const shown: Promise<void>[] = [];
    await each(earning, AT_ONCE, async (player) => {
      const award = await player.earn().catch(note);
      if (!award) return;
      awards.push(award);
      shown.push(
        seenAt(viewersOf(player), award).then((at) => {
          if (at === null) note(`Not every viewer of ${player.learner.leagueId} was shown the award`);
          else last.push(Math.max(0, at - award.answeredAt));
        }),
      );
    });
    const seconds = (performance.now() - start) / 1_000;
    await Promise.all(shown);
    for (const [leagueId, { gaps, ended }] of viewersByLeague) {
      if (gaps + ended.length > 0) note(`${leagueId}: ${gaps} frames out of order, ${ended.length} sockets ended`);
    }
    const sockets = [...viewersByLeague.values()].reduce((sum, viewers) => sum + viewers.size, 0);
    for (const viewers of viewersByLeague.values()) viewers.close();
    return {
      leagues: viewersByLeague.size,
      sockets,
      awards: awards.length,
      perSecond: awards.length / seconds,
      lastP50: quantile(last, 0.5),
      lastP99: quantile(last, 0.99),
      errors,
    };
  } finally {
    await server.kill();
  }
}

/** When the last viewer of a league received an award; null if not all of them did in time. */
async function seenAt(viewers: LeagueViewers | undefined, award: Award): Promise<number | null> {
  return viewers && (await viewers.shows(award, SEEN_MS)) ? (viewers.frameOf(award)?.lastAt ?? null) : null;
}
