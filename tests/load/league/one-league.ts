import { setTimeout as wait } from "node:timers/promises";
import { LEAGUE_SIZE } from "#schema/rules/league.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import { startBuiltServer } from "#tests/support/e2e/built-server.ts";
import { quantile } from "../table.ts";
import { LeagueViewers } from "./league-viewers.ts";
import { type Award, clientOf, Player, readLessons } from "./player.ts";
import { insertLeagues, openState, readState, usedBytes } from "./state.ts";

/** 25 members with 40 sockets each, the most that one member may have. */
const WATCHING = 25;
const SOCKETS_EACH = 40;
/** Awards one at a time, further apart than the gap between two frames. */
const SINGLE_EVENTS = 100;
const SINGLE_EVERY_MS = 350;
/** Awards at the rate at which they come when everyone practices at the same time. */
const BURST_PER_SECOND = 50;
const BURST_SECONDS = 20;
const SETTLE_MS = 2_000;
const SECOND_MS = 1_000;

/** What the viewers saw of one series of awards. Times in milliseconds. */
export interface LiveMeasure {
  events: number;
  /** Awards answered per second. */
  perSecond: number;
  answerP50: number;
  answerP99: number;
  /** From the response to a submit until the frame has reached the last socket; 0 if it was everywhere before the response. */
  lastP50: number;
  lastP99: number;
  /** The same, from the moment the submit was sent. */
  sentP99: number;
  /** Awards that did not reach every socket. */
  unseen: number;
  framesPerSecond: number;
  busiestSecond: number;
  /** The shortest time in which one socket received five frames. */
  fiveFramesMs: number;
  /** Frames that did not reach every socket, and frames whose number did not follow the one before. */
  lost: number;
  gaps: number;
  /** The largest frame with a single member's row, in bytes. */
  deltaBytes: number;
}

export interface OneLeague {
  sockets: number;
  single: LiveMeasure;
  burst: LiveMeasure;
  ended: number;
  /** Members whose XP, as shown by a socket opened at the end, differs from the sum of their awards. */
  wrongAtTheEnd: number;
  /** How much an award adds to the database. */
  bytesPerAward: number;
}

/** Measures a full league with a thousand sockets on the built Worker: single awards, then a burst. */
export async function measureOneLeague(options: { state: string; port: number }): Promise<OneLeague> {
  const database = openState(options.state);
  const xp = Array.from({ length: LEAGUE_SIZE }, (_, i) => 100 + i);
  const learners = insertLeagues(database, [{ week: weekOf(new Date()), tier: 2, number: 1, xp }]);
  const bytesBefore = usedBytes(database);
  database.close();
  const server = await startBuiltServer({ port: options.port, stateDir: options.state, prepared: true });
  try {
    const { origin } = server;
    const lessons = await readLessons(clientOf(origin, requireFirst(learners)));
    const players = learners.map((learner) => new Player(origin, learner, lessons));
    const watching = players.slice(0, WATCHING);
    const viewers = new LeagueViewers(origin, requireFirst(learners).leagueId);
    await Promise.all(
      watching.map(async (player) => {
        for (let i = 0; i < SOCKETS_EACH; i++) await viewers.open(player.headers());
      }),
    );
    const single = await measure(viewers, () => oneByOne(players));
    const burst = await measure(viewers, () => allAtOnce(players));
    const sockets = viewers.size;
    // Opened by a member who is not watching yet: the others have as many sockets as they may, so one more would end their oldest.
    const { entries } = await viewers.open(requireFirst(players.slice(WATCHING)).headers());
    const xpOf = (id: string) => entries.find((entry) => entry.id === id)?.weeklyXp;
    const wrong = players.filter(({ learner, weeklyXp }) => xpOf(learner.seatId) !== weeklyXp);
    const ended = viewers.ended.length;
    viewers.close();
    await server.kill();
    const bytesPerAward = (readState(options.state, usedBytes) - bytesBefore) / (single.events + burst.events);
    return { sockets, single, burst, ended, wrongAtTheEnd: wrong.length, bytesPerAward };
  } finally {
    await server.kill();
  }
}

/** Sends awards one at a time, each while the league is quiet. */
async function oneByOne(players: readonly Player[]): Promise<Award[]> {
  const awards: Award[] = [];
  for (let i = 0; i < SINGLE_EVENTS; i++) {
    const player = players[i % players.length];
    if (player) awards.push(await player.earn());
    await wait(SINGLE_EVERY_MS);
  }
  return awards;
}

/** Sends awards at a steady rate from whichever player is free: submits of the same learner at the same time would race and be retried. */
async function allAtOnce(players: readonly Player[]): Promise<Award[]> {
  const [free, awards, sent] = [[...players], [] as Award[], [] as Promise<void>[]];
  const start = performance.now();
  for (let i = 0; i < BURST_PER_SECOND * BURST_SECONDS; i++) {
    while (performance.now() < start + (i * SECOND_MS) / BURST_PER_SECOND || free.length === 0) await wait(1);
    const player = free.shift();
    if (player) sent.push(player.earn().then((award) => void (awards.push(award), free.push(player))));
  }
  await Promise.all(sent);
  return awards;
}

async function measure(viewers: LeagueViewers, send: () => Promise<Award[]>): Promise<LiveMeasure> {
  viewers.forget();
  const gaps = viewers.gaps;
  const start = performance.now();
  const awards = await send();
  const seconds = (performance.now() - start) / SECOND_MS;
  await wait(SETTLE_MS);
  const frames = awards.map((award) => ({ award, frame: viewers.frameOf(award) }));
  const seen = frames.flatMap(({ award, frame }) => (frame ? [{ award, lastAt: frame.lastAt }] : []));
  const last = seen.map(({ award, lastAt }) => Math.max(0, lastAt - award.answeredAt));
  const sent = seen.map(({ award, lastAt }) => lastAt - award.sentAt);
  const answers = awards.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  const deltas = viewers.seen.filter(({ message }) => message.type === "xp" && message.rows.length === 1);
  return {
    events: awards.length,
    perSecond: awards.length / seconds,
    answerP50: quantile(answers, 0.5),
    answerP99: quantile(answers, 0.99),
    lastP50: quantile(last, 0.5),
    lastP99: quantile(last, 0.99),
    sentP99: quantile(sent, 0.99),
    unseen: frames.filter(({ frame }) => frame?.sockets !== viewers.size).length,
    framesPerSecond: viewers.seen.length / seconds,
    busiestSecond: viewers.busiestSecond(),
    fiveFramesMs: viewers.shortestFor(5),
    lost: viewers.lost,
    gaps: viewers.gaps - gaps,
    deltaBytes: Math.max(0, ...deltas.map(({ bytes }) => bytes)),
  };
}

function requireFirst<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error("The list is empty");
  return first;
}
