import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Server, startServer } from "#tests/support/e2e/built-server.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { faultsAfterRefusals, REFUSALS } from "#tests/support/e2e/refused-calls.ts";

const PORT = Number(process.env.E2E_PORT ?? 4179) + 40;

test.describe("npm run dev", () => {
  let server: Server;
  let stateDir: string;

  test.beforeAll(async () => {
    test.setTimeout(150_000);
    stateDir = mkdtempSync(join(tmpdir(), "wortpfad-dev-"));
    server = await startServer({
      args: ["worker/dev/serve.ts"],
      port: PORT,
      host: "localhost",
      ready: "/api/auth/user",
      env: { PORT: String(PORT), STATE_DIR: stateDir },
    });
  });

  test.afterAll(async () => {
    await server?.kill();
    rmSync(stateDir, { recursive: true, force: true });
  });

  test("serves the landing page and the other pages", async ({ guest: { page } }) => {
    test.setTimeout(150_000);
    await page.goto(server.origin);
    await expect(page.getByRole("button", { name: "Start Quiz" })).toBeVisible({ timeout: 60_000 });
    await page.goto(`${server.origin}/auth`);
    await expect(page.getByText("Welcome back!")).toBeVisible({ timeout: 60_000 });
    expect((await page.request.get(`${server.origin}/no/such/page`)).status()).toBe(404);
  });

  test("answers every call after one that was refused before its body was read", async () => {
    test.setTimeout(60_000 + REFUSALS * 5_000);
    expect(await faultsAfterRefusals(server.origin, REFUSALS)).toEqual([]);
  });
});
