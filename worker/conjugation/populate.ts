import { readAs, runBatch } from "../db/batch.ts";
import { decideAgainOnRace, expectUnchanged } from "../db/guard.ts";
import { countedWrite, storeWriteCount, writeCountOf } from "../db/write-quota.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { requireTense } from "./draw-questions.ts";
import { conjugationQuestions } from "./questions.ts";
import { insertQuestions, missingAmong } from "./store.ts";

/**
 * Stores those questions of some tenses that the table does not have; gives how many this call stored. A seed stores all of them, so this is for
 * a database without one. It counts against the quota of writes even when nothing is missing, because looking reads up to 6,600 rows.
 * 400 for an unknown tense, 429 when the quota is used up.
 */
export async function populate(c: AppContext, learner: Learner, tenseGroups: readonly string[]): Promise<number> {
  const now = c.get("now");
  const { userId } = learner;
  const tenses = new Set(tenseGroups.map((name) => requireTense(name, "tenseGroups")));
  const questions = conjugationQuestions();
  const ids = [...tenses].flatMap((tense) => questions.ids({ tense }));
  return decideAgainOnRace(c.get("database"), async (db) => {
    const { counts, missing } = await readAs(db, learner, now, {
      counts: writeCountOf(db, userId),
      missing: missingAmong(db, ids),
    });
    const [count] = counts;
    if (!count) throw new Error("A learner without totals: sign-up writes them with the account");
    const { version } = count;
    const rows = missing.flatMap(({ id }) => questions.find(id) ?? []);
    const { inserted } = await runBatch(db, {
      unchanged: expectUnchanged(db, learner, version, now),
      inserted: rows.length > 0 ? insertQuestions(db, rows) : null,
      counted: storeWriteCount(db, userId, { ...countedWrite(count, now), version }, { ifChanged: false }),
    });
    return inserted?.meta.changes ?? 0;
  });
}
