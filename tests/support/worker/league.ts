import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import { type LiveServerMessage, liveServerMessage } from "#schema/api/league-live.ts";
import { addDays, localDay } from "#schema/rules/day.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { runBatch } from "#worker/db/batch.ts";
import { openDatabase } from "#worker/db/database.ts";
import { moveOldDays } from "#worker/gamification/index.ts";
import type { League } from "#worker/league/league-object.ts";
import type { LeagueSweep } from "#worker/league/sweep.ts";
import { type Actor, ORIGIN } from "./actor.ts";
import { leagueIdOf } from "./league-id.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "./lessons.ts";
import { row } from "./storage.ts";

/** The XP of a day with the first two lessons passed with full marks: 2 × 35, and 50 for the daily challenges. */
export const JOINING_XP = 120;

/**
 * Writes the learner's day, today where they live unless `date` says another, as if every other challenge had been done on it and had earned
 * nothing: two lessons then complete the day.
 */
export async function hasDoneAllButLessons(userId: string, date?: string): Promise<void> {
  const learner = await row<{ timeZone: string }>("SELECT time_zone timeZone FROM users WHERE id = ?", userId);
  const day = date ?? localDay(new Date(), learner?.timeZone ?? "UTC");
  const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
  await runBatch(db, moveOldDays(db, [userId], addDays(day, -1)));
  await env.DB.prepare(
    `UPDATE user_xp SET day = ?2, day_vocabulary_test_complete = 1, day_grammar_test_complete = 1, day_conversation_message_complete = 1
      WHERE user_id = ?1`,
  )
    .bind(userId, day)
    .run();
}

/** Completes the daily challenges, which joins the leagues. Gives the league's id. */
export async function joinLeague(learner: Actor & { userId: string }): Promise<string> {
  await hasDoneAllButLessons(learner.userId);
  await takeQuiz(learner, FIRST_LESSON);
  await takeQuiz(learner, SECOND_LESSON);
  return leagueOf(learner.userId);
}

/** The id of the league in which a learner has a seat. Throws without one. */
export async function leagueOf(userId: string): Promise<string> {
  const seat = await seatOf(userId);
  if (!seat?.leagueId) throw new Error("The learner has no seat");
  return seat.leagueId;
}

/** The league columns of a learner's totals. */
export function seatOf(userId: string) {
  return row<{ leagueId: string | null; tier: number | null; weekXp: number; lastLeague: string | null }>(
    "SELECT league_id AS leagueId, league_tier AS tier, week_xp AS weekXp, last_league AS lastLeague FROM user_xp WHERE user_id = ?",
    userId,
  );
}

/** More alarms than any test needs one after the other. */
export const MANY_ALARMS = 50;

/** Lets the alarms of an object go off until there is none. Fails when there always is another: an alarm that fails sets itself anew. */
export async function runAlarms(object: DurableObjectStub<League> | DurableObjectStub<LeagueSweep>): Promise<void> {
  for (let ran = 0; ran < MANY_ALARMS; ran++) if (!(await runDurableObjectAlarm(object))) return;
  throw new Error(`After ${MANY_ALARMS} alarms, an object still has one`);
}

/** The league object of a league. */
export function leagueObjectOf(leagueId: string) {
  return env.LEAGUE.getByName(leagueId);
}

/**
 * Inserts a league with made-up members directly into D1, where earning the XP would take too many lessons. Members' ids are `<name>-<i>`.
 */
export async function makeLeague({
  now,
  tier = 1,
  number = 1,
  xp,
  name = crypto.randomUUID().slice(0, 8),
}: {
  now: Date;
  tier?: LeagueTier;
  number?: number;
  /** The weekly XP of each member. */
  xp: readonly number[];
  name?: string;
}): Promise<{ leagueId: string; userIds: string[] }> {
  const week = weekOf(now);
  const leagueId = leagueIdOf(week.weekStartDate, tier, number);
  const userIds = xp.map((_, i) => `${name}-${String(i).padStart(2, "0")}`);
  const insert = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values);
  await env.DB.batch([
    insert(
      "INSERT INTO leagues (id, name, tier, week_start_date, week_end_date) VALUES (?, ?, ?, ?, ?)",
      leagueId,
      "League",
      tier,
      week.weekStartDate,
      week.weekEndDate,
    ),
    ...userIds.flatMap((id, i) => [
      insert(
        "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES (?1, ?1, ?1, '', ?2, 'X')",
        id,
        `Name${i}`,
      ),
      insert(
        "INSERT INTO user_xp (user_id, total_xp, league_id, league_tier, week_start_date, week_xp, week_xp_at) VALUES (?1, ?2, ?3, ?4, ?5, ?2, ?6)",
        id,
        xp[i],
        leagueId,
        tier,
        week.weekStartDate,
        now.getTime() + i,
      ),
      insert(
        "INSERT INTO league_members (league_id, user_id, display_name, weekly_xp, last_xp_update, seat_id) VALUES (?, ?, ?, ?, ?, ?)",
        leagueId,
        id,
        `Name${i} X.`,
        xp[i],
        now.getTime() + i,
        madeUpSeatId(id),
      ),
    ]),
  ]);
  return { leagueId, userIds };
}

/** The seat id of a member created by `makeLeague`. Seat ids sort like the user ids, which decides the last ties. */
export function madeUpSeatId(userId: string): string {
  return `seat-of-${userId}`;
}

/** The id of a learner's newest seat: their row on the leaderboard. Throws without one. */
export async function seatIdOf(userId: string): Promise<string> {
  const seat = await row<{ seatId: string }>(
    "SELECT seat_id AS seatId FROM league_members WHERE user_id = ? ORDER BY league_id DESC LIMIT 1",
    userId,
  );
  if (!seat) throw new Error("The learner has no seat");
  return seat.seatId;
}

/** The browser's end of a socket on the live view. */
export class LiveSocket {
  readonly frames: LiveServerMessage[] = [];
  readonly texts: string[] = [];
  closed: { code: number; reason: string } | null = null;
  private readonly wake = new Set<() => void>();
  private readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => {
      this.texts.push(String(data));
      if (data !== "pong") this.frames.push(z.parse(liveServerMessage, JSON.parse(String(data))));
      for (const look of this.wake) look();
    });
    socket.addEventListener("close", ({ code, reason }) => {
      this.closed = { code, reason };
      for (const look of this.wake) look();
    });
    socket.accept();
  }

  send(data: string | ArrayBuffer): void {
    this.socket.send(data);
  }

  close(code = 1000): void {
    this.socket.close(code, "done");
  }

  /** Waits until `holds` is true. Fails after the timeout with what was received instead. */
  async until(what: string, holds: (seen: LiveSocket) => boolean, timeoutMs = 15_000): Promise<void> {
    if (holds(this)) return;
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (!holds(this)) return;
        this.wake.delete(look);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.wake.delete(look);
        reject(
          new Error(
            `No ${what} after ${timeoutMs} ms. Seen: ${JSON.stringify(this.frames)} ${JSON.stringify(this.closed)}`,
          ),
        );
      }, timeoutMs);
      this.wake.add(look);
    });
  }

  /**
   * The weekly XP of a row according to the frames so far; undefined if the row is not there. `who`: the id of a seat, or of a user created
   * by `makeLeague`.
   */
  xpOf(who: string): number | undefined {
    const ids = new Set([who, madeUpSeatId(who)]);
    let xp: number | undefined;
    for (const frame of this.frames) {
      if (frame.type === "closed") continue;
      if (frame.type === "snapshot") xp = frame.entries.find(({ id }) => ids.has(id))?.weeklyXp;
      else {
        if (frame.type === "members") {
          if (frame.left.some((id) => ids.has(id))) xp = undefined;
          xp = frame.joined.find(({ id }) => ids.has(id))?.weeklyXp ?? xp;
        }
        xp = frame.rows.find(([id]) => ids.has(id))?.[1] ?? xp;
      }
    }
    return xp;
  }
}

/** Asks for a socket and gives the response, whatever it is. */
export function askForSocket(
  actor: Actor,
  leagueId: string,
  headers: Record<string, string> = {},
  bindings: Env = env,
): Promise<Response> {
  const upgrade = { Upgrade: "websocket", Origin: ORIGIN, "Sec-Fetch-Site": "same-origin", ...headers };
  return actor.fetch(`/api/gamification/league/${leagueId}/live`, { headers: upgrade }, bindings);
}

/** Opens a socket and waits for the first frame. */
export async function openSocket(actor: Actor, leagueId: string): Promise<LiveSocket> {
  const response = await askForSocket(actor, leagueId);
  if (response.status !== 101 || !response.webSocket)
    throw new Error(`No socket: ${response.status} ${await response.text()}`);
  const socket = new LiveSocket(response.webSocket);
  await socket.until("first frame", ({ frames }) => frames.length > 0);
  return socket;
}
