import { sql } from "drizzle-orm";
import { runBatch } from "#worker/db/batch.ts";
import type { Database } from "#worker/db/database.ts";

/** Where a learner lives, as the directory knows it. */
export interface Home {
  userId: string;
  home: number;
  /** How often they were moved: names one move of theirs. */
  moves: number;
  /** Where they are being moved to, and where what they left is not deleted yet. */
  movingTo: number | null;
  emptying: number | null;
}

const HOME = sql.raw("user_id AS userId, home, moves, moving_to AS movingTo, emptying");

/** The homes of some learners. */
export async function homesOf(db: Database, userIds: readonly string[]): Promise<Home[]> {
  const list = JSON.stringify(userIds);
  const { homes } = await runBatch(db, {
    homes: db.all<Home>(sql`SELECT ${HOME} FROM learners WHERE user_id IN (SELECT value FROM json_each(${list}))`),
  });
  return homes;
}

/** Moves that have begun and not ended. */
export async function openMoves(db: Database): Promise<Home[]> {
  const { homes } = await runBatch(db, {
    homes: db.all<Home>(sql`SELECT ${HOME} FROM learners WHERE moving_to IS NOT NULL OR emptying IS NOT NULL`),
  });
  return homes;
}

/** Says that a learner is on the way. Does nothing unless they are at home and nothing of them is elsewhere. */
export async function beginMove(db: Database, userId: string, to: number): Promise<void> {
  await runBatch(db, {
    begun: db.run(sql`UPDATE learners SET moving_to = ${to}
      WHERE user_id = ${userId} AND home <> ${to} AND moving_to IS NULL AND emptying IS NULL`),
  });
}

/** Makes the copy the learner's home. From here on the move can only go forward. */
export function arrive(db: Database, { userId, moves, movingTo }: Home) {
  return db.run(sql`UPDATE learners SET emptying = home, home = ${movingTo}, moving_to = NULL, moves = ${moves + 1}
    WHERE user_id = ${userId} AND moves = ${moves} AND moving_to = ${movingTo}`);
}

/** Says that nothing of the learner is left in the old place. */
export function endMove(db: Database, { userId, moves }: Home) {
  return db.run(sql`UPDATE learners SET emptying = NULL WHERE user_id = ${userId} AND moves = ${moves}`);
}
