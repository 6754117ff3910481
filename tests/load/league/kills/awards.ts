import { setTimeout as wait } from "node:timers/promises";
import { LEAGUE_SIZE } from "#schema/rules/league.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import { startBuiltServer } from "#tests/support/e2e/built-server.ts";
import { LeagueViewers } from "../league-viewers.ts";
import { clientOf, Player } from "../player.ts";
import { insertLeagues, openState, readState } from "../state.ts";
import type { KillReport } from "./report.ts";
import { brokenPromises, brokenRules } from "./stored.ts";
import { type Submits, sendAgain, submitsOf, submitUntilDeath } from "./submits.ts";

/** Learners who are submitting when the server dies. Each round has its own, so that every submit earns XP. */
const AT_ONCE = 12;
/** The server dies this long after they started: a submit takes about ten to fifty milliseconds. */
const DIES_AFTER_MS = { least: 200, most: 1_500 };
const XP_BEFORE = 100;

/** Kills a server during awards, repeatedly on the same state, and checks each time what it left. */
export async function killDuringAwards(options: { state: string; port: number; kills: number }): Promise<KillReport> {
  const { state, port, kills } = options;
  const week = weekOf(new Date());
  const database = openState(state);
  const xp = Array.from({ length: LEAGUE_SIZE }, (_, i) => XP_BEFORE + i);
  const leagues = Math.ceil((AT_ONCE * kills) / LEAGUE_SIZE);
  const learners = insertLeagues(
    database,
    Array.from({ length: leagues }, (_, i) => ({ week, tier: 2 as const, number: i + 1, xp })),
  );
  database.close();
  const faults: string[] = [];
  const submits = learners.map((learner) => submitsOf(new Player(`http://127.0.0.1:${port}`, learner, [])));
  let resent = 0;
  for (let kill = 0; kill <= kills; kill++) {
    const server = await startBuiltServer({ port, stateDir: state, prepared: true });
    const before = submits.slice(Math.max(0, kill - 1) * AT_ONCE, kill * AT_ONCE);
    resent += before.reduce((sum, { open }) => sum + open.length, 0);
    await Promise.all(before.map(sendAgain));
    for (const leagueId of new Set(before.map(({ player }) => player.learner.leagueId))) {
      const shown = await shownXp(server.origin, submits, leagueId);
      faults.push(...shown.map((fault) => `after kill ${kill}: ${fault}`));
    }
    // The last start only checks that everything is there.
    const now = kill < kills ? submits.slice(kill * AT_ONCE, (kill + 1) * AT_ONCE) : [];
    const submitting = now.map(submitUntilDeath);
    if (now.length > 0) await wait(DIES_AFTER_MS.least + Math.random() * (DIES_AFTER_MS.most - DIES_AFTER_MS.least));
    await server.kill();
    await Promise.all(submitting);
    const broken = readState(state, (stored) => [...brokenRules(stored, week), ...brokenPromises(stored, submits)]);
    faults.push(...broken.map((fault) => `after kill ${kill + 1}: ${fault}`));
  }
  return { kills, submits, resent, faults };
}

/** Members whose XP in the live view is not what they were promised. */
async function shownXp(origin: string, submits: readonly Submits[], leagueId: string): Promise<string[]> {
  const members = submits.filter(({ player }) => player.learner.leagueId === leagueId);
  const viewers = new LeagueViewers(origin, leagueId);
  const [first] = members;
  if (!first) throw new Error(`${leagueId} has no members`);
  const { entries } = await viewers.open(clientOf(origin, first.player.learner).headers());
  viewers.close();
  return members.flatMap(({ player: { learner }, acknowledged }) => {
    const promised = learner.weeklyXp + [...acknowledged.values()].reduce((sum, xp) => sum + xp, 0);
    const shown = entries.find(({ id }) => id === learner.seatId)?.weeklyXp;
    return shown === promised ? [] : [`${learner.userId} is shown with ${shown} XP and was promised ${promised}`];
  });
}
