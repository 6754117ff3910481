import { spawnSync } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { LeagueWeek } from "#schema/rules/league-week.ts";
import { leagueDisplayName } from "#schema/rules/names.ts";
import { type LeagueTier, leagueTierName } from "#schema/terms/league-tier.ts";
import { OFFLINE, ROOT } from "#tests/support/e2e/built-server.ts";
import { leagueIdOf } from "#tests/support/worker/league-id.ts";

/** Creates a state folder as `npm run preview` would: tables and content, but no accounts. */
export function makeState(stateDir: string): void {
  for (const script of ["worker/dev/migrate.ts", "worker/dev/seed.ts"]) {
    const run = spawnSync(process.execPath, [script], {
      cwd: ROOT,
      env: { ...process.env, ...OFFLINE, STATE_DIR: stateDir },
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (run.status !== 0) throw new Error(`${script} failed`);
  }
}

/** Opens the local D1 of a stopped server without the app, to write what it will find or to inspect what it left. */
export function openState(stateDir: string): DatabaseSync {
  const folder = join(stateDir, "v3", "d1");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const file = files.find((name) => name.endsWith(".sqlite") && !name.endsWith("metadata.sqlite"));
  if (!file) throw new Error(`No database among ${files.join(", ")}`);
  return new DatabaseSync(join(folder, file));
}

/** Inspects a copy of the D1 that a killed server left: opening the files themselves would repair them, which is the app's job. */
export function readState<T>(stateDir: string, look: (database: DatabaseSync) => T): T {
  const copy = mkdtempSync(join(tmpdir(), "wortpfad-bench-state-"));
  try {
    cpSync(join(stateDir, "v3", "d1"), join(copy, "v3", "d1"), { recursive: true });
    const database = openState(copy);
    try {
      return look(database);
    } finally {
      database.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The size of the database's pages in use, in bytes. */
export function usedBytes(database: DatabaseSync): number {
  const figure = (pragma: string): number => Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
  return (figure("page_count") - figure("freelist_count")) * figure("page_size");
}

/** A learner written into the database before the server started, with a session. */
export interface PreparedLearner {
  userId: string;
  /** The id of the learner's row on the leaderboard. */
  seatId: string;
  /** The secret in the session cookie: the database holds its SHA-256, KV does not have it yet. */
  token: string;
  leagueId: string;
  weeklyXp: number;
  /** When the weekly XP was reached, in milliseconds since 1970; null without XP. */
  reachedAt: number | null;
}

export interface PreparedLeague {
  week: LeagueWeek;
  tier: LeagueTier;
  /** From 1. */
  number: number;
  /** Each member's XP in that week. */
  xp: readonly number[];
}

/** 43 characters, as long as the app's own secrets. */
const TOKEN_BYTES = 32;
const SEAT_ID_BYTES = 6;
const SESSION_END = Date.UTC(2100, 0, 1);

/**
 * Inserts leagues whose members have each earned their XP in a single award. Account, totals, day, ledger, seat and session agree with
 * each other, as if the app had written them.
 */
export function insertLeagues(database: DatabaseSync, leagues: readonly PreparedLeague[]): PreparedLearner[] {
  const insert = statements(database);
  database.exec("BEGIN");
  const learners = leagues.flatMap(({ week, tier, number, xp }) => {
    const leagueId = leagueIdOf(week.weekStartDate, tier, number);
    const { weekStartDate: monday, weekEndDate: sunday } = week;
    insert.league.run(leagueId, `${leagueTierName(tier)} League`, tier, monday, sunday, week.startsAt.getTime());
    return xp.map((weeklyXp, i): PreparedLearner => {
      const userId = randomUUID();
      const seatId = randomBytes(SEAT_ID_BYTES).toString("hex");
      const token = `${userId}.${randomBytes(TOKEN_BYTES).toString("base64url")}`;
      const sid = createHash("sha256").update(token).digest("hex");
      const at = weeklyXp > 0 ? week.startsAt.getTime() + i : null;
      insert.user.run(userId, `${userId}@example.org`, `${userId}@example.org`);
      insert.totals.run(userId, weeklyXp, leagueId, tier, at === null ? null : monday, weeklyXp, at);
      insert.tracking.run(userId);
      insert.session.run(sid, userId, SESSION_END);
      insert.seat.run(leagueId, userId, leagueDisplayName("Mara", "Klein"), weeklyXp, at, seatId);
      if (at !== null) {
        // A lesson that does not exist, so that no award in the benchmark can collide with this one.
        const award = ["lesson", "0", `${monday}:1`, weeklyXp, at, "Before", [], null];
        insert.day.run(monday, weeklyXp, JSON.stringify([award]), userId);
      }
      return { userId, seatId, token, leagueId, weeklyXp, reachedAt: at };
    });
  });
  database.exec("COMMIT");
  return learners;
}

function statements(database: DatabaseSync) {
  return {
    league: database.prepare(
      "INSERT INTO leagues (id, name, tier, week_start_date, week_end_date, created_at) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    user: database.prepare(
      "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) VALUES (?, ?, ?, '', 'Mara', 'Klein')",
    ),
    totals: database.prepare(
      "INSERT INTO user_xp (user_id, total_xp, league_id, league_tier, week_start_date, week_xp, week_xp_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    ),
    tracking: database.prepare("INSERT INTO progress_tracking (user_id) VALUES (?)"),
    session: database.prepare("INSERT INTO sessions (sid, user_id, sess, expire) VALUES (?, ?, '{}', ?)"),
    seat: database.prepare(
      "INSERT INTO league_members (league_id, user_id, display_name, weekly_xp, last_xp_update, seat_id) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    day: database.prepare("UPDATE user_xp SET day = ?, day_xp_earned = ?, day_awards = ? WHERE user_id = ?"),
  };
}
