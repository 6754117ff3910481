import { randomUUID } from "node:crypto";
import { type ApiClient, makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { quantile, table } from "./table.ts";

const BURSTS = 5;
const LOGINS_AT_ONCE = 50;
const READERS = 4;

/** What learners notice while many people sign in at once. Times in milliseconds. */
export interface LoginBursts {
  /** GET /api/home with nobody else on the server, and during the bursts. */
  quiet: number[];
  busy: number[];
  /** How long the checked logins (401) took. */
  checked: number[];
  /** How long the refused logins (429) took. */
  refused: number[];
  /**
   * Other statuses, and failed reads. wrangler's proxy answers 500 by itself ('Network connection lost') on a connection that the
   * server closed while a derivation kept it from answering.
   */
  failures: number;
}

/**
 * Sends bursts of 50 logins at once, each for an email address of its own without an account: it costs the same derivation as a
 * wrong password. Meanwhile signed-in readers open their home page again and again.
 */
export async function measureLoginBursts(origin: string): Promise<LoginBursts> {
  const readers: ApiClient[] = [];
  for (let i = 0; i < READERS; i++) readers.push(await signUp(origin, makeAccount("Reader")));
  const result: LoginBursts = { quiet: [], busy: [], checked: [], refused: [], failures: 0 };
  const readHome = async (reader: ApiClient, times: number[]): Promise<void> => {
    const start = performance.now();
    const response = await fetch(`${origin}/api/home?level=A1`, { headers: reader.headers() });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (response.status !== 200) result.failures++;
  };
  for (let i = 0; i < 50; i++) await Promise.all(readers.map((reader) => readHome(reader, result.quiet)));
  for (let burst = 0; burst < BURSTS; burst++) {
    const burstOver = new AbortController();
    const reading = readers.map(async (reader) => {
      while (!burstOver.signal.aborted) await readHome(reader, result.busy);
    });
    await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, () => logIn(origin, result)));
    burstOver.abort();
    await Promise.all(reading);
  }
  return result;
}

async function logIn(origin: string, result: LoginBursts): Promise<void> {
  const start = performance.now();
  const response = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify({ email: `nobody-${randomUUID()}@example.org`, password: "a wrong password" }),
  });
  await response.arrayBuffer();
  const took = performance.now() - start;
  if (response.status === 401) result.checked.push(took);
  else if (response.status === 429) result.refused.push(took);
  else result.failures++;
}

/** The figures as a table. */
export function loginTable({ quiet, busy, checked, refused, failures }: LoginBursts): string {
  const row = (what: string, times: readonly number[]) => [
    what,
    String(times.length),
    ...[0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0)),
  ];
  const rows = [
    row("GET /api/home, nobody signs in", quiet),
    row(`GET /api/home while ${LOGINS_AT_ONCE} sign in at once`, busy),
    row("login, password checked (401)", checked),
    row("login, refused (429)", refused),
  ];
  return `${table(["call", "answers", "p50 ms", "p99 ms", "max ms"], rows)}\nfailures: ${failures}`;
}
