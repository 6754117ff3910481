import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import type { LiveEntry, LiveServerMessage } from "#schema/api/league-live.ts";
import { ranked } from "#schema/rules/league.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { newSession } from "#worker/auth/session.ts";
import type { League } from "#worker/league/league-object.ts";
import { Actor } from "./actor.ts";
import { hookedDatabase, type TripHooks } from "./failing-env.ts";
import { type LiveSocket, leagueObjectOf, makeLeague, openSocket } from "./league.ts";

let leagues = 0;

/** Creates a league with its own number and one made-up member for each weekly total. */
export function newLeague(xp: readonly number[], tier: LeagueTier = 1) {
  return makeLeague({ now: new Date(), tier, number: ++leagues, xp });
}

/** A browser signed in as a member created by `makeLeague`; they have no password. */
export async function browserOf(userId: string): Promise<Actor & { userId: string; sid: string }> {
  const actor = new Actor();
  const { token, sid, expire } = await newSession(userId, new Date());
  await env.DB.prepare("INSERT INTO sessions (sid, user_id, sess, expire) VALUES (?, ?, '{}', ?)")
    .bind(sid, userId, expire.getTime())
    .run();
  actor.cookies.set("session", token);
  return Object.assign(actor, { userId, sid });
}

/** Stores a member's weekly XP in D1, as an award does, without telling the object. */
export async function storeXp(userId: string, weeklyXp: number, at = Date.now()): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("UPDATE league_members SET weekly_xp = ?, last_xp_update = ? WHERE user_id = ?").bind(
      weeklyXp,
      at,
      userId,
    ),
    env.DB.prepare("UPDATE user_xp SET week_xp = ?, week_xp_at = ? WHERE user_id = ?").bind(weeklyXp, at, userId),
  ]);
}

/** Tells the league object a total, as the Worker does after an award. */
export async function tell(leagueId: string, userId: string, weeklyXp: number, reachedAt = Date.now()): Promise<void> {
  await leagueObjectOf(leagueId).applyTotal(leagueId, { userId, weeklyXp, reachedAt });
}

/** Does both: stores the XP in D1, then tells the object. */
export async function award(leagueId: string, userId: string, weeklyXp: number): Promise<void> {
  const at = Date.now();
  await storeXp(userId, weeklyXp, at);
  await tell(leagueId, userId, weeklyXp, at);
}

/** Removes a member's seat in D1 without telling the object. */
export async function dropSeat(userId: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM league_members WHERE user_id = ?").bind(userId),
    env.DB.prepare("UPDATE user_xp SET league_id = NULL WHERE user_id = ?").bind(userId),
  ]);
}

/** Marks a member's seat as left in D1, as leaving the leagues does, without telling the object. */
export async function hideSeat(userId: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("UPDATE league_members SET left_at = ? WHERE user_id = ?").bind(Date.now(), userId),
    env.DB.prepare("UPDATE user_xp SET left_league_id = league_id, league_id = NULL WHERE user_id = ?").bind(userId),
  ]);
}

/** A league object seen from the inside. */
interface Insides extends Pick<League, "alarm" | "applyTotal"> {
  env: Env;
  frameTimer: unknown;
  seq: number;
}

/** Runs something inside a league object. */
export function inLeagueObject<R>(
  leagueId: string,
  act: (state: DurableObjectState, inside: Insides) => R | Promise<R>,
) {
  return runInDurableObject(leagueObjectOf(leagueId), (instance: League, state) =>
    act(state, instance as unknown as Insides),
  );
}

/** Everything that a league object stores; `members` are those that its viewers have been shown. `rows` counts all rows written by the running instance. */
export function storedIn(leagueId: string) {
  return inLeagueObject(leagueId, async ({ storage }) => {
    const { sql } = storage;
    const tables = sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' ORDER BY name",
      )
      .toArray()
      .map(({ name }) => name);
    const all = (table: string) => (tables.includes(table) ? sql.exec(`SELECT * FROM ${table}`).toArray() : []);
    const { n: rows } = sql.exec<{ n: number }>("SELECT total_changes() AS n").one();
    const facts = all("facts") as { name: string; value: string }[];
    const view = facts.find(({ name }) => name === "shown")?.value ?? '{"members":[]}';
    const shown = (JSON.parse(view) as { members: [string, string, string, string | null, number][] }).members;
    const members = shown.map(([userId, , , , weeklyXp]) => ({ user_id: userId, weekly_xp: weeklyXp }));
    return { tables, members, facts, alarm: await storage.getAlarm(), rows };
  });
}

/** `storedIn` of an object that stores nothing, without `rows`. */
export const NOTHING_STORED = { tables: [], members: [], facts: [], alarm: null };

/** Puts hooks around the object's round trips to D1 until it is evicted. Gives an object that counts them. */
export async function hookDatabase(leagueId: string, hooks: TripHooks): Promise<{ trips: number }> {
  const count = { trips: 0 };
  await inLeagueObject(leagueId, (_, inside) => {
    inside.env = hookedDatabase(env, {
      ...hooks,
      before: async (trip) => {
        count.trips = trip;
        await hooks.before?.(trip);
      },
    });
  });
  return count;
}

/** Makes the object's round trips to D1 fail until it is evicted or hooked again. */
export function breakDatabase(leagueId: string): Promise<{ trips: number }> {
  return hookDatabase(leagueId, {
    before: () => {
      throw new Error("D1_ERROR: Network connection lost.");
    },
  });
}

/** The leaderboard that a viewer has after these frames. Throws if they do not follow each other without a gap. */
export function tableFrom(frames: readonly LiveServerMessage[]): { seq: number; table: LiveEntry[] } {
  let seq: number | null = null;
  let rows = new Map<string, LiveEntry>();
  for (const frame of frames) {
    if (frame.type !== "snapshot" && frame.seq !== (seq ?? Number.NaN) + 1)
      throw new Error(`Frame ${frame.seq} came after ${seq}`);
    if (frame.type === "snapshot" && seq !== null && frame.seq < seq)
      throw new Error(`Snapshot ${frame.seq} came after ${seq}`);
    seq = frame.seq;
    if (frame.type === "closed") continue;
    if (frame.type === "snapshot") rows = new Map(frame.entries.map((entry) => [entry.id, entry]));
    else {
      if (frame.type === "members") {
        for (const id of frame.left) rows.delete(id);
        for (const entry of frame.joined) rows.set(entry.id, entry);
      }
      for (const [id, weeklyXp, tie] of frame.rows) {
        const before = rows.get(id);
        if (!before) throw new Error(`Frame ${frame.seq} changes ${id}, who is not on the leaderboard`);
        rows.set(id, { ...before, weeklyXp, tie });
      }
    }
  }
  return { seq: seq ?? 0, table: ranked([...rows.values()]) };
}

/** Opens a socket for a member created by `makeLeague`, in a browser of its own. */
export async function watch(leagueId: string, userId: string): Promise<LiveSocket> {
  return openSocket(await browserOf(userId), leagueId);
}

/** Fails unless each of these sockets has, from its frames alone, the leaderboard that HTTP gives. */
export async function expectSameAsHttp(
  leagueId: string,
  userId: string,
  sockets: readonly LiveSocket[],
): Promise<void> {
  const params = { leagueId };
  const answer = await (await browserOf(userId)).call("GET /api/gamification/league/:leagueId/leaderboard", { params });
  const table = answer.map(asInFrames);
  for (const { frames } of sockets) expect(tableFrom(frames).table).toEqual(table);
}

/** A row as frames carry it: without what makes it the caller's own. */
export function asInFrames({ userId: _, xp: __, ...entry }: LeaderboardEntry): LiveEntry {
  return entry;
}

/** Waits until each of these sockets has received a frame with at least this number. */
export async function untilFrame(sockets: readonly LiveSocket[], seq: number): Promise<void> {
  for (const socket of sockets) await socket.until(`frame ${seq}`, ({ frames }) => (frames.at(-1)?.seq ?? -1) >= seq);
}
