import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 4179);
/** Deleted before every run: scenarios start with an empty database. */
const STATE_DIR = process.env.E2E_STATE_DIR ?? "node_modules/.cache/scenarios";

export default defineConfig({
  testDir: "./e2e",
  testMatch: "**/*.scenario.spec.ts",
  outputDir: "../test-results",
  fullyParallel: false,
  // For a machine with two cores: the server needs one of them.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["./support/count-scenarios.ts"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    // Without screenshots: recording them costs the most.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node -e "fs.rmSync('${STATE_DIR}', { recursive: true, force: true })" && npx node worker/dev/preview.ts`,
    cwd: new URL("..", import.meta.url).pathname,
    url: `http://localhost:${PORT}/api/auth/user`,
    env: { PORT: String(PORT), STATE_DIR, APP_ENV: "local" },
    // E2E_REUSE=1, for writing scenarios: uses a server that already runs on the port.
    reuseExistingServer: process.env.E2E_REUSE === "1",
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});
