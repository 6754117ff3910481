import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSeed, seedFile } from "#content/seed/build-seed.ts";
import { readAll } from "#content/seed/read-all.ts";
import { describeChanges, SNAPSHOT_QUERIES, type SnapshotRow, seedChanges } from "#content/seed/report.ts";
import { query, target, wrangler } from "./wrangler.ts";

/**
 * Writes the content of content/ into the database and prints what changed. Does nothing when the database already holds this
 * version. Prints the problems and ends the process when the content has any.
 */
export function seed({ remote = false } = {}): void {
  const content = readAll();
  if (content.problems.length > 0) {
    for (const { file, line, message } of content.problems) console.error(`content/${file}:${line} ${message}`);
    process.exit(1);
  }
  const { version, statements, counts } = buildSeed(content);
  const seeded = query<{ version: string }>(remote, "SELECT version FROM content_versions WHERE name = 'curriculum'");
  if (seeded[0]?.version === version) {
    console.log("content: up to date");
    return;
  }
  const before = query<SnapshotRow>(remote, ...SNAPSHOT_QUERIES);
  const folder = mkdtempSync(join(tmpdir(), "wortpfad-seed-"));
  try {
    const file = join(folder, "seed.sql");
    writeFileSync(file, seedFile(statements));
    wrangler("d1", "execute", "DB", ...target(remote), "--file", file, "--yes");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { chapters, lessons, words, starters, topics, exercises, prefixTests, conjugationQuestions } = counts;
  console.log(`content: seeded ${chapters} chapters, ${lessons} lessons, ${words} words, ${starters} starters`);
  console.log(`content: seeded ${topics} grammar topics, ${exercises} exercises`);
  console.log(`content: seeded ${prefixTests} verb-prefix tests, ${conjugationQuestions} conjugation questions`);
  console.log(describeChanges(seedChanges(before, query<SnapshotRow>(remote, ...SNAPSHOT_QUERIES))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) seed({ remote: process.argv.includes("--remote") });
