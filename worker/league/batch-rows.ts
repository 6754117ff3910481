import type { BatchItem } from "drizzle-orm/batch";

type Statement = BatchItem<"sqlite">;

/** The statements of a batch, and what `writeAll` gave for them in the same order. */
export interface WrittenBatch {
  statements: readonly Statement[];
  results: readonly unknown[];
}

/** The rows that one statement of a batch returned. Throws a RangeError if the statement was not part of it. */
export function rowsOf<T extends Statement>({ statements, results }: WrittenBatch, statement: T): T["_"]["result"] {
  const place = statements.indexOf(statement);
  if (place === -1) throw new RangeError("The statement is not part of this batch");
  return results[place];
}
