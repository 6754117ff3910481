import { fileURLToPath } from "node:url";
import { target, wrangler } from "./wrangler.ts";

/** Applies the migrations that the database does not have yet. */
export function migrate({ remote = false } = {}): void {
  const printed = wrangler("d1", "migrations", "apply", "DB", ...target(remote));
  console.log(/No migrations to apply/.test(printed) ? "database: up to date" : "database: migrated");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) migrate({ remote: process.argv.includes("--remote") });
