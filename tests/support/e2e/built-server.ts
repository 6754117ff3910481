import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Migrations, seed and workerd take some seconds; a busy machine takes many. */
const START_MS = 120_000;
const POLL_MS = 50;

/** The built app, served on this machine by its own processes. */
export interface BuiltServer {
  origin: string;
  /** `kill -9` for the whole process group: npm's node, wrangler and workerd, with no chance to write anything more. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  port: number;
  /** Where D1, KV and Durable Objects live. */
  stateDir: string;
}

/** Starts what `npm run preview` starts and waits until it answers. */
export async function startBuiltServer({ port, stateDir }: ServerOptions): Promise<BuiltServer> {
  const child = spawn(process.execPath, ["worker/dev/preview.ts"], {
    cwd: ROOT,
    // A group of its own, so that one signal reaches wrangler and workerd too.
    detached: true,
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (printed += data));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await until(() => answers(origin), { child, explain: () => printed });
  } catch (error) {
    await killGroup(child);
    throw error;
  }
  return { origin, kill: () => killGroup(child) };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/auth/user`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function until(
  ready: () => Promise<boolean>,
  server: { child: ChildProcess; explain: () => string },
): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await ready())) {
    if (server.child.exitCode !== null) throw new Error(`The built server ended at once:\n${server.explain()}`);
    if (Date.now() > deadline) throw new Error(`The built server did not start:\n${server.explain()}`);
    await wait(POLL_MS);
  }
}

async function killGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const gone = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
  signalGroup(pid, "SIGKILL");
  await gone;
  // The leader is gone; its children may need a moment more.
  while (signalGroup(pid, 0)) await wait(POLL_MS);
}

/** Whether the group still had a process to send the signal to. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}
