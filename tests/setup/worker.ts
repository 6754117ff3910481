import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { forgetContent } from "#worker/db/content-memory.ts";

// All files share one workerd: each starts with empty D1, KV and Durable Objects, migrated and seeded anew.
beforeAll(async () => {
  await wipe();
  forgetContent();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await env.DB.batch(env.TEST_SEED.map((statement) => env.DB.prepare(statement)));
});

/** Deletes all that is stored. A reset right after a busy file now and then leaves D1 as it was, and the next one does not. */
async function wipe(): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    await reset();
    if ((await env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()) === null) return;
  }
  throw new Error("The storage of the last file is still there");
}
