import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { migrate } from "./migrate.ts";
import { seed } from "./seed.ts";
import { OFFLINE, ROOT, STATE_DIR } from "./wrangler.ts";

// `npm run preview`: serves the built app on this machine as it is deployed. PORT is its port, 5173 by default.
if (!existsSync(`${ROOT}dist/worker/wrangler.json`)) {
  console.error("Nothing is built yet: run `npm run build` first.");
  process.exit(1);
}
migrate();
seed();
const port = process.env.PORT ?? "5173";
const args = [
  "node_modules/wrangler/bin/wrangler.js",
  "dev",
  "--local",
  "-c",
  "dist/worker/wrangler.json",
  "--persist-to",
  STATE_DIR,
];
const child = spawn(
  process.execPath,
  [...args, "--port", port, "--ip", "127.0.0.1", "--show-interactive-dev-session=false"],
  {
    cwd: ROOT,
    env: { ...process.env, ...OFFLINE },
    stdio: "inherit",
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
