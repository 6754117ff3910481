import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { forgetContent } from "#worker/curriculum/index.ts";

// All files share one workerd: each starts with empty D1, KV and Durable Objects, migrated and seeded anew.
beforeAll(async () => {
  await reset();
  forgetContent();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await env.DB.batch(env.TEST_SEED.map((statement) => env.DB.prepare(statement)));
});
