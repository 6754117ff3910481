import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { SNAPSHOT_QUERIES } from "#content/seed/report.ts";

it("D1 runs what the seed asks before and after it, which Node's SQLite with its wider limits does not prove", async () => {
  const counts = await Promise.all(
    SNAPSHOT_QUERIES.map(async (sql) => (await env.DB.prepare(sql).all()).results.length),
  );
  expect(counts).toHaveLength(10);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
});
