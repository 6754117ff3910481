import { sql } from "drizzle-orm";
import { GROWING_TABLES } from "#tests/support/worker/tables.ts";
import { runBatch, type Statement } from "#worker/db/batch.ts";
import type { Database } from "#worker/db/database.ts";
import { expectThat } from "#worker/db/guard.ts";
import { type Databases, learnersIn } from "./databases.ts";
import { arrive, beginMove, endMove, type Home, homesOf } from "./directory.ts";
import { MOVING } from "./learners.ts";
import type { LocalD1 } from "./local-d1.ts";
import { type Network, type Process, Refused } from "./network.ts";
import { planted } from "./planted.ts";

/** Tables that no learner owns a row of. */
const OTHERS = new Set(
  "auth_attempts leagues league_members trial_chat_sessions trial_chat_messages answer_reports".split(" "),
);

/** The tables of a learner, those first to which others refer, with what finds a learner's rows. Sessions stay behind: they end. */
export const LEARNER_TABLES: readonly { table: string; where: string }[] = [
  { table: "users", where: "id = ?" },
  { table: "conversations", where: "user_id = ?" },
  { table: "turns", where: "conversation_id IN (SELECT id FROM conversations WHERE user_id = ?)" },
  ...[...GROWING_TABLES, "received"]
    .filter((table) => !OTHERS.has(table) && !["users", "sessions", "conversations", "turns"].includes(table))
    .map((table) => ({ table, where: "user_id = ?" })),
];

/** A moved learner's version goes on this much higher: a sweep that was under way when they were frozen may have counted some up. */
const MOVE_GAP = 1_000;
/** Nothing that was sent before the learner was frozen can arrive later than this: a call writes within 20 s, and D1 takes 30 s at most. */
const STILL_MS = 60_000;

/** Puts one value into the conditions above. */
function owned(where: string, userId: string) {
  const [before = "", after = ""] = where.split("?");
  return sql`${sql.raw(before)}${userId}${sql.raw(after)}`;
}

/**
 * Nobody can write for the learner anymore: their sessions end, no login under way can be stored, no guard expects a version below zero, and the sweep passes over
 * them. All of it can be undone, and all of it goes along in the copy.
 */
async function freeze(db: Database, { userId, moves }: Home): Promise<void> {
  const isHere = sql`user_id = ${userId} AND moves = ${moves} AND version >= 0`;
  const here = sql`EXISTS (SELECT 1 FROM user_xp WHERE ${isHere})`;
  await runBatch(db, {
    sessions: planted("a move leaves the sessions")
      ? null
      : db.run(sql`DELETE FROM sessions WHERE user_id = ${userId} AND ${here}`),
    password: planted("a move leaves the password")
      ? null
      : db.run(sql`UPDATE users SET password_hash = ${MOVING} || password_hash WHERE id = ${userId} AND ${here}`),
    totals: planted("the sweep visits who is moved")
      ? db.run(sql`UPDATE user_xp SET version = -${MOVE_GAP} - version WHERE ${isHere}`)
      : db.run(
          sql`UPDATE user_xp SET version = -${MOVE_GAP} - version, write_minute = -1 - write_minute WHERE ${isHere}`,
        ),
  });
}

/** Everything of a learner, table by table; null unless they are frozen there. */
async function readAll(db: Database, { userId, moves }: Home): Promise<Record<string, unknown>[][] | null> {
  const { frozen, rows } = await runBatch(db, {
    frozen: db.all(sql`SELECT 1 FROM user_xp WHERE user_id = ${userId} AND moves = ${moves} AND version < 0`),
    rows: LEARNER_TABLES.map(({ table, where }) =>
      db.all(sql`SELECT * FROM ${sql.raw(table)} WHERE ${owned(where, userId)}`),
    ),
  });
  return frozen.length === 1 ? (rows as Record<string, unknown>[][]) : null;
}

/** Stores the copy, frozen as well. It replaces an earlier try of the same move, never a learner who lives there or who has gone on from there. */
async function writeAll(
  db: Database,
  { userId, moves }: Home,
  rows: readonly Record<string, unknown>[][],
): Promise<void> {
  const copied = rows.flatMap((some, i) =>
    some.map((row) => insertion(db, LEARNER_TABLES[i]?.table ?? "", moved(row, moves + 1))),
  );
  await runBatch(db, {
    free: planted("a copy overwrites who lives there")
      ? null
      : expectThat(
          db,
          sql`NOT EXISTS (SELECT 1 FROM user_xp WHERE user_id = ${userId} AND (version >= 0 OR moves > ${moves + 1}))
            AND NOT EXISTS (SELECT 1 FROM moved_away WHERE user_id = ${userId} AND moves > ${moves})`,
        ),
    old: db.run(sql`DELETE FROM users WHERE id = ${userId}`),
    copied,
  });
}

function moved(row: Record<string, unknown>, moves: number): Record<string, unknown> {
  return "moves" in row ? { ...row, moves } : row;
}

function insertion(db: Database, table: string, row: Record<string, unknown>): Statement {
  const names = sql.raw(Object.keys(row).join(", "));
  return db.run(
    sql`INSERT INTO ${sql.raw(table)} (${names}) VALUES (${sql.join(
      Object.values(row).map((value) => sql`${value}`),
      sql`, `,
    )})`,
  );
}

/** Lets the learner in where they live now. */
async function wakeUp(db: Database, { userId, moves }: Home): Promise<void> {
  const isHere = sql`user_id = ${userId} AND moves = ${moves} AND version < 0`;
  await runBatch(db, {
    password: db.run(sql`UPDATE users SET password_hash = substr(password_hash, ${MOVING.length + 1})
      WHERE id = ${userId} AND password_hash LIKE ${`${MOVING}%`} AND EXISTS (SELECT 1 FROM user_xp WHERE ${isHere})`),
    totals: db.run(
      sql`UPDATE user_xp SET version = -version, write_minute = iif(write_minute < 0, -1 - write_minute, write_minute) WHERE ${isHere}`,
    ),
  });
}

/** Deletes what the learner left behind, and notes that they have gone on: a copy that comes late stays out. */
async function empty(db: Database, { userId, moves }: Home): Promise<void> {
  const isLeft = sql`EXISTS (SELECT 1 FROM user_xp WHERE user_id = ${userId} AND moves = ${moves - 1} AND version < 0)`;
  await runBatch(db, {
    gone: db.run(sql`INSERT INTO moved_away (user_id, moves) SELECT ${userId}, ${moves} WHERE ${isLeft}
      ON CONFLICT DO UPDATE SET moves = max(moves, excluded.moves)`),
    rows: db.run(sql`DELETE FROM users WHERE id = ${userId} AND ${isLeft}`),
  });
}

/** What the books want to know of a move: the rows as they were frozen, and as they were right before they were deleted. */
export interface MoveWatch {
  frozen: (from: LocalD1, home: Home) => void;
  deleting: (from: LocalD1, home: Home) => void;
}

/**
 * Moves a learner to another database, or goes on with a move where it was left. Every step may be repeated, come late, or be the last one of whoever does it: the
 * directory says where the move is.
 */
export async function moveLearner(
  {
    network,
    databases,
    process,
    watch,
  }: { network: Network; databases: Databases; process: Process; watch: MoveWatch },
  userId: string,
  to: number | null,
): Promise<void> {
  const directory = network.open(process, databases.directory);
  if (to !== null) await beginMove(directory, userId, to);
  let [at] = await homesOf(directory, [userId]);
  if (at && at.movingTo !== null) {
    const from = network.open(process, learnersIn(databases, at.home));
    const target = network.open(process, learnersIn(databases, at.movingTo));
    await freeze(from, at);
    await network.wait(STILL_MS);
    const rows = await readAll(from, at);
    if (!rows) throw new Refused("Somebody else has moved them");
    watch.frozen(learnersIn(databases, at.home), at);
    if (planted("the directory changes before the copy")) await runBatch(directory, { arrived: arrive(directory, at) });
    await writeAll(target, at, rows);
    await runBatch(directory, { arrived: arrive(directory, at) });
    [at] = await homesOf(directory, [userId]);
  }
  if (at && at.emptying !== null && at.movingTo === null) {
    await wakeUp(network.open(process, learnersIn(databases, at.home)), at);
    watch.deleting(learnersIn(databases, at.emptying), at);
    await empty(network.open(process, learnersIn(databases, at.emptying)), at);
    await runBatch(directory, { ended: endMove(directory, at) });
  }
}
