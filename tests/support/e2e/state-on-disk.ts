import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** One learner's rows in the local D1 of a stopped server. */
export interface StoredLearner {
  ledger: { source: string; sourceId: string; occurrence: string; amount: number }[];
  totalXp: number;
  attemptIds: string[];
  /** Sum over the learner's days. */
  xpOfDays: number;
}

/**
 * Reads a learner's rows from the database files, without the app. Works on a copy: opening the files of a killed server
 * would already repair them, which is what the app itself must manage.
 */
export function readStoredLearner(stateDir: string, userId: string): StoredLearner {
  const copy = mkdtempSync(join(tmpdir(), "wortpfad-state-"));
  try {
    cpSync(join(stateDir, "v3", "d1"), copy, { recursive: true });
    const files = readdirSync(copy, { recursive: true, encoding: "utf8" });
    const file = files.find((name) => name.endsWith(".sqlite") && !name.endsWith("metadata.sqlite"));
    if (!file) throw new Error(`No database among ${files.join(", ")}`);
    const database = new DatabaseSync(join(copy, file));
    try {
      return readRows(database, userId);
    } finally {
      database.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function readRows(database: DatabaseSync, userId: string): StoredLearner {
  const rows = <Row>(sql: string): Row[] => database.prepare(sql).all(userId) as Row[];
  const [totals] = rows<{ totalXp: number }>("SELECT total_xp AS totalXp FROM user_xp WHERE user_id = ?");
  const [days] = rows<{ xp: number | null }>("SELECT sum(xp_earned) AS xp FROM daily_progress WHERE user_id = ?");
  return {
    ledger: rows(
      "SELECT source, source_id AS sourceId, occurrence, amount FROM xp_transactions WHERE user_id = ? ORDER BY created_at",
    ),
    totalXp: totals?.totalXp ?? 0,
    attemptIds: rows<{ id: string }>("SELECT attempt_id AS id FROM quiz_results WHERE user_id = ?").map(({ id }) => id),
    xpOfDays: days?.xp ?? 0,
  };
}
