import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSeed, seedFile } from "#content/seed/build-seed.ts";
import { readContent } from "#content/seed/read-content.ts";
import { target, wrangler } from "./wrangler.ts";

/** The version that the database holds, or null before its first seed. */
function seededVersion(remote: boolean): string | null {
  const printed = wrangler(
    "d1",
    "execute",
    "DB",
    ...target(remote),
    "--json",
    "--command",
    "SELECT version FROM content_versions WHERE name = 'curriculum'",
  );
  const [result] = JSON.parse(printed) as { results: { version: string }[] }[];
  return result?.results[0]?.version ?? null;
}

/** Writes the content of content/ into the database: idempotent, and skipped when the database holds this version already. */
export function seed({ remote = false } = {}): void {
  const content = readContent();
  if (content.problems.length > 0) {
    for (const { file, line, message } of content.problems) console.error(`content/${file}:${line} ${message}`);
    process.exit(1);
  }
  const { version, statements, counts } = buildSeed(content);
  if (seededVersion(remote) === version) {
    console.log("content: up to date");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "wortpfad-seed-"));
  try {
    const file = join(folder, "seed.sql");
    writeFileSync(file, seedFile(statements));
    wrangler("d1", "execute", "DB", ...target(remote), "--file", file, "--yes");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `content: seeded ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(", ")}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) seed({ remote: process.argv.includes("--remote") });
