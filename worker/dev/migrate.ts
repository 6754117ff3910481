import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { ROOT, STATE_DIR, target, wrangler } from "./wrangler.ts";

/** Where wrangler keeps the local databases, one file for each database id. */
const LOCAL_DATABASES = "v3/d1/miniflare-D1DatabaseObject";

/** The migrations that local databases have had and `folder` does not have. Such a database cannot be brought up to date. */
export function unknownMigrations(stateDir: string, folder = `${ROOT}migrations`): string[] {
  const known = new Set(readdirSync(folder));
  const databases = join(stateDir, LOCAL_DATABASES);
  const files = existsSync(databases) ? readdirSync(databases).filter((name) => name.endsWith(".sqlite")) : [];
  return files.flatMap((file) => appliedMigrations(join(databases, file))).filter((name) => !known.has(name));
}

function appliedMigrations(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").get();
    if (!table) return [];
    return database
      .prepare("SELECT name FROM d1_migrations ORDER BY id")
      .all()
      .map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

/** Applies the migrations that the database does not have yet. Ends the process when a local database is from before a fresh start. */
export function migrate({ remote = false } = {}): void {
  const unknown = remote ? [] : unknownMigrations(STATE_DIR);
  if (unknown.length > 0) {
    console.error(
      `The local database is too old: it was made with migrations that no longer exist (${unknown.join(", ")}).\n` +
        `Delete the folder ${STATE_DIR} and start again. Local accounts and progress are lost; the content comes back.`,
    );
    process.exit(1);
  }
  const printed = wrangler("d1", "migrations", "apply", "DB", ...target(remote));
  console.log(/No migrations to apply/.test(printed) ? "database: up to date" : "database: migrated");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) migrate({ remote: process.argv.includes("--remote") });
