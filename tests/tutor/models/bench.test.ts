import { spawn } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "#tests/support/tutor/model-server.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

/** `npm run bench:tutor` with these arguments, against the test server. */
async function bench(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ["tests/tutor/bench.ts", ...args], {
    env: {
      ...process.env,
      TUTOR_BASE_URL: server.url,
      TUTOR_API_KEY: "",
      TUTOR_STRUCTURED: "",
      CLOUDFLARE_ACCOUNT_ID: "",
    },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const status = await new Promise((done) => child.on("close", done));
  if (status !== 0) throw new Error(printed);
  return printed;
}

it("the bench measures a model: quality, time and the cost of a turn", { timeout: 60_000 }, async () => {
  const printed = await bench("--model", "normal", "--limit", "12", "--price-in", "0.10", "--price-out", "0.30");
  expect(printed).toMatch(/prec\..*recall.*F0\.5/);
  expect(printed).toContain("normal: answered 12 of 12");
  expect(printed).toMatch(/p50 \d+ ms, p95 \d+ ms/);
  expect(printed).toContain("1650 in, 350 out");
  // 1,650 × $0.10 and 350 × $0.30 for a million.
  expect(printed).toContain("$0.000270");
});

it("the bench says how a model fails", { timeout: 60_000 }, async () => {
  expect(await bench("--model", "busy", "--limit", "3")).toContain("busy: answered 0 of 3, busy 3");
});

it("the bench says what is missing", { timeout: 60_000 }, async () => {
  await expect(bench("--model", "@cf/google/gemma-4-26b-a4b-it")).rejects.toThrow(/CLOUDFLARE_ACCOUNT_ID/);
});
