import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "./run-step.ts";

/** A table may be made anew while nothing has ever written to it: the line above its drop says so, for the reader to judge. */
const NEVER_WRITTEN = /^-- never written to: \S.*\nDROP TABLE `\w+`$/;

/**
 * Statements of a migration that could lose rows. drizzle-kit changes a column by making the table anew and dropping the old one
 * with foreign keys off; D1 ignores that switch, so the drop deletes every row that refers to the table.
 */
export function dangerousStatements(sql: string): string[] {
  return sql
    .split(/;|-->\s*statement-breakpoint/)
    .map((statement) => statement.trim())
    .filter((statement) => !NEVER_WRITTEN.test(statement))
    .filter((statement) =>
      /^\s*(--.*\n\s*)*(DROP\s+TABLE|ALTER\s+TABLE\s+\S+\s+(RENAME\s+TO|DROP)|DELETE\s+FROM|PRAGMA\s+foreign_keys)/i.test(
        statement,
      ),
    );
}

if (process.argv[1]?.endsWith("migrations-check.ts")) {
  const files = readdirSync(`${ROOT}migrations`).filter((name) => name.endsWith(".sql"));
  const found = files.flatMap((file) =>
    dangerousStatements(readFileSync(`${ROOT}migrations/${file}`, "utf8")).map(
      (statement) => `migrations/${file}: ${statement.split("\n")[0]}`,
    ),
  );
  for (const line of found)
    console.error(`${line}\n  a migration may only add: dropping or renaming a table deletes what refers to it`);
  process.exit(found.length === 0 ? 0 : 1);
}
