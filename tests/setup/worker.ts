import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { forgetContent } from "#worker/db/content-memory.ts";

// All test files share one workerd. Each starts with empty KV and Durable Objects and a freshly migrated and seeded D1.
beforeAll(async () => {
  await wipe();
  forgetContent();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await env.DB.batch(env.TEST_SEED.map((statement) => env.DB.prepare(statement)));
});

/** Deletes everything that is stored. Right after a busy file, a reset sometimes leaves D1 untouched; the next one works. */
async function wipe(): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    await reset();
    if ((await env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()) === null) return;
  }
  throw new Error("The storage of the previous test file is still there");
}
