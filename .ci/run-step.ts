import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** One command of the project, run through npx so that it gets the project's own Node. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** Runs a step with its output shown; true when it succeeded. */
export function runStep({ name, command, args, env = {} }: Step): boolean {
  const started = Date.now();
  console.log(`\n▸ ${name}`);
  const run = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${run.status === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  return run.status === 0;
}
