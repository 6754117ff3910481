import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const WRANGLER = "node_modules/wrangler/bin/wrangler.js";

/** Environment in which wrangler asks no questions, sends no metrics and needs no network. */
export const OFFLINE = { CI: "1", CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false" };

/** Migrating, seeding and starting workerd takes seconds, and many of them on a busy machine. */
const START_MS = 120_000;
const POLL_MS = 50;
const GONE_MS = 10_000;

/** A server on this machine with processes of its own. */
export interface Server {
  origin: string;
  /** `kill -9` for the whole process group: node, wrangler and workerd, with no chance to write anything more. */
  kill(): Promise<void>;
}

export interface BuiltServerOptions {
  port: number;
  /** Where D1, KV and Durable Objects live. */
  stateDir: string;
  /** The database is already migrated and seeded: only serve. */
  prepared?: boolean;
}

/** Starts what `npm run preview` starts (migrations, content, the built app) and waits until it answers. */
export function startBuiltServer({ port, stateDir, prepared = false }: BuiltServerOptions): Promise<Server> {
  const built = ["--local", "-c", "dist/worker/wrangler.json", "--persist-to", stateDir];
  const serve = [WRANGLER, "dev", ...built, "--port", String(port), "--ip", "127.0.0.1"];
  const args = prepared ? serve : ["worker/dev/preview.ts"];
  return startServer({ args, port, ready: "/api/auth/user", env: { PORT: String(port), STATE_DIR: stateDir } });
}

export interface ServerOptions {
  /** What node runs. */
  args: string[];
  port: number;
  /** A path that answers 200 once the server is up. */
  ready: string;
  /** The host name that it listens on. */
  host?: string;
  env?: Record<string, string>;
}

/** Starts a server in a process group of its own and waits until it answers. */
export async function startServer({ args, port, ready, host = "127.0.0.1", env = {} }: ServerOptions): Promise<Server> {
  const origin = `http://${host}:${port}`;
  if (await answers(origin + ready)) throw new Error(`Something else answers on port ${port} already`);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...OFFLINE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A process group of its own would outlive this process.
  const endGroup = (): void => signalGroup(child);
  process.once("exit", endGroup);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (printed += data.toString()));
  const kill = async () => {
    await killGroup(child);
    process.off("exit", endGroup);
    if (!(await until(async () => !(await answers(origin + ready)), GONE_MS))) {
      throw new Error(`A process of the killed server still answers on port ${port}`);
    }
  };
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const up = await until(async () => ended() || (await answers(origin + ready)), START_MS);
  if (up && !ended()) return { origin, kill };
  await kill();
  throw new Error(`The server did not start:\n${printed}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Polls until the condition holds; false when it still doesn't after this time. */
async function until(isSo: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > deadline) return false;
    await wait(POLL_MS);
  }
  return true;
}

async function killGroup(child: ChildProcess): Promise<void> {
  const exit = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
  signalGroup(child);
  await exit;
}

function signalGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group is gone already.
  }
}
