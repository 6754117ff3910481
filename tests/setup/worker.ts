import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { liveTogether, realDatabases, splitDatabase } from "#tests/support/worker/split-database.ts";
import { forgetContent } from "#worker/db/content-memory.ts";

// Before the modules of a test file read `env`.
const split = splitDatabase();

// All test files share one workerd. Each starts with empty KV and Durable Objects and a freshly migrated and seeded D1.
// oxlint-disable-next-line no-empty-pattern -- Vitest takes names in this place for fixtures.
beforeAll(async ({}, { file }) => {
  const databases = realDatabases();
  await wipe(databases);
  forgetContent();
  for (const database of databases) {
    await applyD1Migrations(database, env.TEST_MIGRATIONS);
    await database.batch(env.TEST_SEED.map((statement) => database.prepare(statement)));
  }
  split?.forget({ inOne: liveTogether(file.name) });
});

/** Deletes everything that is stored. Right after a busy file, a reset sometimes leaves D1 untouched; the next one works. */
async function wipe(databases: readonly D1Database[]): Promise<void> {
  const isEmpty = async (database: D1Database) =>
    (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()) === null;
  for (let tries = 0; tries < 5; tries++) {
    await reset();
    if ((await Promise.all(databases.map(isEmpty))).every(Boolean)) return;
  }
  throw new Error("The storage of the previous test file is still there");
}
