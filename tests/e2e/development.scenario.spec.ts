import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#tests/support/e2e/built-server.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";

const PORT = Number(process.env.E2E_PORT ?? 4179) + 40;

test("npm run dev serves the landing page and the other pages", async ({ guest: { page } }) => {
  test.setTimeout(150_000);
  const stateDir = mkdtempSync(join(tmpdir(), "wortpfad-dev-"));
  const server = await startServer({
    args: ["worker/dev/serve.ts"],
    port: PORT,
    host: "localhost",
    ready: "/api/auth/user",
    env: { PORT: String(PORT), STATE_DIR: stateDir },
  });
  try {
    await page.goto(server.origin);
    await expect(page.getByRole("button", { name: "Start Quiz" })).toBeVisible({ timeout: 60_000 });
    await page.goto(`${server.origin}/auth`);
    await expect(page.getByText("Welcome back!")).toBeVisible({ timeout: 60_000 });
    expect((await page.request.get(`${server.origin}/no/such/page`)).status()).toBe(404);
  } finally {
    await server.kill();
    rmSync(stateDir, { recursive: true, force: true });
  }
});
