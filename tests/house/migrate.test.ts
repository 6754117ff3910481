import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { unknownMigrations } from "#worker/dev/migrate.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wortpfad-migrate-"));
const stateDir = join(folder, "state");
const migrations = join(folder, "migrations");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  rmSync(stateDir, { recursive: true, force: true });
  mkdirSync(migrations, { recursive: true });
  for (const name of ["0000_initial.sql", "0001_more.sql"]) writeFileSync(join(migrations, name), "");
});

/** A local database as wrangler leaves it, after these migrations. */
function makeDatabase(applied: readonly string[] | null): void {
  const databases = join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
  mkdirSync(databases, { recursive: true });
  const database = new DatabaseSync(join(databases, "abc.sqlite"));
  if (applied) {
    database.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)");
    for (const name of applied) database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
  }
  database.close();
}

describe("the local database", () => {
  it.each([
    ["there is none", undefined],
    ["it is empty", null],
    ["it has had some of the migrations", ["0000_initial.sql"]],
    ["it has had all of them", ["0000_initial.sql", "0001_more.sql"]],
  ])("can be migrated when %s", (_, applied) => {
    if (applied !== undefined) makeDatabase(applied);
    expect(unknownMigrations(stateDir, migrations)).toEqual([]);
  });

  it("cannot be migrated when it has had a migration that no longer exists", () => {
    makeDatabase(["0000_initial.sql", "0001_other.sql", "0002_gone.sql"]);
    expect(unknownMigrations(stateDir, migrations)).toEqual(["0001_other.sql", "0002_gone.sql"]);
  });

  it("stops the command with the folder to delete when it is too old", () => {
    makeDatabase(["0001_no_longer_here.sql"]);
    const run = spawnSync(process.execPath, ["worker/dev/migrate.ts"], {
      cwd: ROOT,
      env: { ...process.env, STATE_DIR: stateDir },
      encoding: "utf8",
    });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain("0001_no_longer_here.sql");
    expect(run.stderr).toContain(`Delete the folder ${stateDir} and start again.`);
  });
});
