import { setTimeout as wait } from "node:timers/promises";
import { type LeagueWeek, weekOf } from "#schema/rules/league-week.ts";
import { LEAGUE_TIERS } from "#schema/terms/league-tier.ts";
import { type Server, startBuiltServer } from "#tests/support/e2e/built-server.ts";
import { clientOf, Player } from "../player.ts";
import { insertLeagues, openState, type PreparedLeague, type PreparedLearner, readState } from "../state.ts";
import { closedTwice, halfClosed, wrongEnds } from "./closed.ts";
import { endsOf } from "./expected-end.ts";
import type { KillReport } from "./report.ts";
import { brokenPromises, brokenRules } from "./stored.ts";
import { sendAgain, submitsOf, submitUntilDeath } from "./submits.ts";

/** Leagues of last week, closed in pages by the sweep and one by one by requests. */
const LEAGUES = 6_000;
/** Members per league: most are small, some are large enough to demote. Every fourth member earned nothing. */
const MEMBERS = [3, 4, 12];
/** Learners of last week who submit, and who request their rank, during the close. */
const SUBMITTING = 6;
const LOOKING = 6;
const DIES_AFTER_MS = { least: 100, most: 1_500 };
const WEEK_MS = 7 * 86_400_000;
/** The sweep closes about 450 leagues a second, so everything must be closed long before this. */
const ALL_CLOSED_MS = 180_000;
const POLL_MS = 2_000;

export interface ClosingReport extends KillReport {
  leagues: number;
  /** Leagues that were closed at the time of the last kill. */
  closedByThen: number;
  /** Kills after which some leagues were closed, some open, and some had been closed since the previous kill. */
  underWay: number;
}

/** Kills a server while it closes last week's leagues, repeatedly on the same state, then lets it finish. */
export async function killDuringCloses(options: {
  state: string;
  port: number;
  kills: number;
}): Promise<ClosingReport> {
  const { state, port, kills } = options;
  const now = new Date();
  const running = weekOf(now);
  const week = weekOf(new Date(now.getTime() - WEEK_MS));
  const database = openState(state);
  const learners = insertLeagues(
    database,
    Array.from({ length: LEAGUES }, (_, i) => leagueOf(week, i)),
  );
  database.close();
  const ends = endsOf(learners);
  const submits = pickedFrom(learners, kills * SUBMITTING).map((learner) =>
    submitsOf(new Player(`http://127.0.0.1:${port}`, learner, [])),
  );
  const looking = pickedFrom(learners, kills * LOOKING, 1);
  const faults: string[] = [];
  const closedAt = new Map<string, number>();
  let [resent, underWay] = [0, 0];
  for (let kill = 0; kill < kills; kill++) {
    const server = await startBuiltServer({ port, stateDir: state, prepared: true });
    const before = submits.slice(Math.max(0, kill - 1) * SUBMITTING, kill * SUBMITTING);
    resent += before.reduce((sum, { open }) => sum + open.length, 0);
    await Promise.all(before.map(sendAgain));
    await startSweep(server);
    const own = submits.slice(kill * SUBMITTING, (kill + 1) * SUBMITTING);
    const calls = [
      ...own.map(submitUntilDeath),
      ...looking.slice(kill * LOOKING, (kill + 1) * LOOKING).map((learner) => lookAtRank(server, learner)),
    ];
    await wait(DIES_AFTER_MS.least + Math.random() * (DIES_AFTER_MS.most - DIES_AFTER_MS.least));
    await server.kill();
    await Promise.all(calls);
    const closed = closedAt.size;
    const broken = readState(state, (stored) => [
      ...brokenRules(stored, running),
      ...brokenPromises(stored, submits),
      ...closedTwice(stored, week, closedAt),
      ...halfClosed(stored, week),
    ]);
    faults.push(...broken.map((fault) => `after kill ${kill + 1}: ${fault}`));
    if (closedAt.size > closed && closedAt.size < LEAGUES) underWay += 1;
  }
  const closedByThen = closedAt.size;
  const server = await startBuiltServer({ port, stateDir: state, prepared: true });
  const unanswered = submits.slice(-SUBMITTING);
  resent += unanswered.reduce((sum, { open }) => sum + open.length, 0);
  await Promise.all(unanswered.map(sendAgain));
  await startSweep(server);
  const last = learners.toSorted((a, b) => (a.leagueId < b.leagueId ? -1 : 1)).at(-1);
  const finished = last !== undefined && (await hasResult(server, last));
  await server.kill();
  if (!finished) faults.push(`The sweep did not finish within ${ALL_CLOSED_MS / 1_000} s`);
  const broken = readState(state, (stored) => [
    ...brokenRules(stored, running),
    ...brokenPromises(stored, submits),
    ...closedTwice(stored, week, closedAt),
    ...halfClosed(stored, week),
    ...wrongEnds(stored, ends, { running, submits }),
  ]);
  if (closedAt.size < LEAGUES) broken.push(`${LEAGUES - closedAt.size} leagues are still open`);
  faults.push(...broken.map((fault) => `at the end: ${fault}`));
  return { kills, submits, resent, faults, leagues: LEAGUES, closedByThen, underWay };
}

function leagueOf(week: LeagueWeek, i: number): PreparedLeague {
  const tier = LEAGUE_TIERS[i % LEAGUE_TIERS.length] ?? 1;
  const place = Math.floor(i / LEAGUE_TIERS.length);
  const members = MEMBERS[place % MEMBERS.length] ?? 3;
  const number = 1 + place;
  // Includes ties, which are decided by who reached the total first.
  return {
    week,
    tier,
    number,
    xp: Array.from({ length: members }, (_, seat) => (seat % 4 === 3 ? 0 : 10 * (seat % 5))),
  };
}

/** Picks learners spread evenly over the list; a different `offset` picks different ones. */
function pickedFrom(learners: readonly PreparedLearner[], wanted: number, offset = 0): PreparedLearner[] {
  const step = Math.floor(learners.length / wanted);
  return Array.from({ length: wanted }, (_, i) => learners[i * step + offset]).filter((one) => one !== undefined);
}

/** Runs the daily cron trigger. */
async function startSweep({ origin }: Server): Promise<void> {
  const response = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=10+0+*+*+*`);
  if (!response.ok) throw new Error(`The cron run answered ${response.status}: ${await response.text()}`);
}

/** Requests the rank, which closes the league if its week is over. The server may die in the meantime. */
async function lookAtRank({ origin }: Server, learner: PreparedLearner): Promise<void> {
  await clientOf(origin, learner)
    .send("GET /api/gamification/league/rank")
    .catch(() => null);
}

/** Waits until a learner has last week's result; false if it does not arrive in time. The sweep proceeds in the order of ids. */
async function hasResult({ origin }: Server, learner: PreparedLearner): Promise<boolean> {
  const client = clientOf(origin, learner);
  const deadline = Date.now() + ALL_CLOSED_MS;
  while ((await client.call("GET /api/gamification/league/membership")).lastResult === null) {
    if (Date.now() > deadline) return false;
    await wait(POLL_MS);
  }
  return true;
}
