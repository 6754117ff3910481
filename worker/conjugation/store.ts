import { eq, sql } from "drizzle-orm";
import { conjugationQuestions } from "#schema/db/index.ts";
import type { FormQuestion } from "#schema/rules/conjugation-quiz.ts";
import type { Database } from "../db/database.ts";

const { id } = conjugationQuestions;

/** The first `limit` of these ids that the table has, in the order of the list. Every entry that is looked at counts as a row read too. */
export function storedAmong(db: Database, ids: readonly number[], limit: number) {
  // CROSS JOIN keeps the list outside, so that the reading ends with the last one that is needed: by itself, SQLite may go through the table.
  return db
    .select({ id })
    .from(sql`json_each(${JSON.stringify(ids)}) AS j`)
    .crossJoin(conjugationQuestions)
    .where(eq(id, sql`j.value`))
    .limit(limit);
}

/** Those of the ids that the table does not have. */
export function missingAmong(db: Database, ids: readonly number[]) {
  const stored = db.select({ id }).from(conjugationQuestions).where(eq(id, sql`j.value`));
  return db
    .select({ id: sql<number>`j.value` })
    .from(sql`json_each(${JSON.stringify(ids)}) AS j`)
    .where(sql`NOT EXISTS ${stored}`);
}

/** Stores questions. Those that are there stay as they are, so two calls at once store each once. */
export function insertQuestions(db: Database, questions: readonly FormQuestion[]) {
  const rows = questions.map(({ id: own, verb, tense, questionType, person, question, answer, accepted }) => {
    // The columns of the table in their order: that is how an INSERT … SELECT pairs them.
    return [own, verb, tense, questionType, person, question, answer, accepted.length > 0 ? accepted : null];
  });
  const columns = sql.join(
    (rows[0] ?? []).map((_, index) => sql`json_extract(value, ${`$[${index}]`})`),
    sql`, `,
  );
  return db
    .insert(conjugationQuestions)
    .select(sql`SELECT ${columns} FROM json_each(${JSON.stringify(rows)}) WHERE TRUE`)
    .onConflictDoNothing();
}
