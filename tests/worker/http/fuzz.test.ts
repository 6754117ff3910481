import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Actor, makeLearner, methodOf } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { makeConversation } from "#tests/support/worker/conversations.ts";
import {
  type CallerName,
  FUZZ_CONVERSATIONS,
  FUZZ_LEAGUE,
  type FuzzCall,
  fuzzCall,
  KNOWN_EMAIL,
} from "#tests/support/worker/fuzz-calls.ts";
import { type Forecast, faultsOf, forecast, isStranger } from "#tests/support/worker/fuzz-oracle.ts";
import { joinLeague } from "#tests/support/worker/league.ts";
import { learnerStorage, type Storage } from "#tests/support/worker/storage.ts";

const { calls, seed } = env.TEST_FUZZ;
/** Every round starts with empty tables and new callers, so that what is compared stays small. */
const CALLS_OF_ROUND = 500;
/** Calls that cannot store anything are compared with what was stored once for so many of them. */
const CALLS_OF_BLOCK = 50;
const CALLS_AT_ONCE = 10;
const ROUND_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 15_000;

const rounds = Array.from({ length: Math.ceil(calls / CALLS_OF_ROUND) }, (_, i) => ({
  first: i * CALLS_OF_ROUND,
  last: Math.min(calls, (i + 1) * CALLS_OF_ROUND) - 1,
}));

interface NumberedCall extends FuzzCall {
  number: number;
}

interface Sent {
  status: number;
  faults: string[];
}

beforeAll(() => at("2037-06-10T10:00:00Z"));
afterAll(realClock);

describe(`any request (FUZZ_SEED=${seed} FUZZ_CALLS=${calls})`, () => {
  it.each(rounds)(
    "gets an answer of the contract, and stores nothing when it is refused: calls $first to $last",
    async ({ first, last }) => {
      const round = await Round.begin();
      for (let number = first; number <= last; number += CALLS_OF_BLOCK) {
        const length = Math.min(CALLS_OF_BLOCK, last - number + 1);
        await round.run(Array.from({ length }, (_, i) => ({ number: number + i, ...fuzzCall(seed, number + i) })));
      }
      expect(round.faults).toEqual([]);
      expect(round.accepted).toBeGreaterThan((last - first) / 20);
    },
    ROUND_TIMEOUT_MS,
  );
});

class Round {
  readonly faults: string[] = [];
  /** Calls that were answered with 200. */
  accepted = 0;
  private readonly callers: Record<CallerName, Actor>;
  private stored: Storage;

  private constructor(callers: Record<CallerName, Actor>, stored: Storage) {
    this.callers = callers;
    this.stored = stored;
  }

  static async begin(): Promise<Round> {
    await clear();
    const callers = {
      visitor: new Actor(),
      member: await makeMember(),
      newcomer: await makeLearner(),
      ended: await makeEnded(),
    };
    return new Round(callers, await learnerStorage());
  }

  /**
   * Sends the calls that may store something one by one, and looks after each of them; then the others, and looks once. If something
   * was stored after all, the block is sent again with a look after each call, to name the one that did it.
   */
  async run(block: readonly NumberedCall[]): Promise<void> {
    const forecasts = new Map(block.map((call) => [call, forecast(call)]));
    const mayStore = (call: NumberedCall) => canStore(call, forecasts.get(call)!);
    for (const call of block.filter(mayStore)) {
      const isRefused = (await this.send(call, forecasts.get(call)!)) >= 400;
      const changed = await this.changes(isRefused && countsTries(call) ? ["auth_attempts"] : []);
      if (isRefused && changed.length > 0) this.report(call, [`is refused and stores in ${changed.join(", ")}`]);
    }
    const others = block.filter((call) => !mayStore(call));
    for (let first = 0; first < others.length; first += CALLS_AT_ONCE)
      await Promise.all(
        others.slice(first, first + CALLS_AT_ONCE).map((call) => this.send(call, forecasts.get(call)!)),
      );
    const changed = await this.changes();
    if (changed.length === 0) return;
    this.faults.push(`calls ${block[0]?.number} to ${block.at(-1)?.number} store in ${changed.join(", ")}`);
    for (const call of others) {
      await this.send(call, forecasts.get(call)!);
      const again = await this.changes();
      if (again.length > 0) this.report(call, [`stores in ${again.join(", ")}`]);
    }
  }

  /** Sends a call and judges its answer. Gives the status, 0 without an answer. */
  private async send(call: NumberedCall, expected: Forecast): Promise<number> {
    const { status, faults } = await sendAs(this.callers[call.caller], call, expected);
    this.report(call, faults);
    if (status === 200) {
      this.accepted++;
      // A login, sign-up, logout or change of password ends the session that the caller had.
      if (call.path.startsWith("/api/auth/") && call.method === "POST") await this.renew(call.caller);
    }
    return status;
  }

  private async renew(caller: CallerName): Promise<void> {
    if (caller === "member") this.callers.member = await makeMember();
    if (caller === "newcomer") this.callers.newcomer = await makeLearner();
    if (caller === "ended") this.callers.ended = await makeEnded();
  }

  /** The tables that have changed since the last look. */
  private async changes(except: readonly string[] = []): Promise<string[]> {
    const before = this.stored;
    this.stored = await learnerStorage();
    return Object.keys(this.stored).filter((name) => this.stored[name] !== before[name] && !except.includes(name));
  }

  private report(call: NumberedCall, faults: readonly string[]): void {
    this.faults.push(...faults.map((fault) => `${fault}\n${replayOf(call)}`));
  }
}

/** True for a changing call that the contract may accept, from a caller who may make it. */
function canStore(call: FuzzCall, { key, isAccepted }: Forecast): boolean {
  return key !== null && isAccepted !== false && methodOf(key) !== "GET" && !isStranger(call, key);
}

/** Only these count their tries before they decide, so that somebody who guesses passwords is slowed down. */
function countsTries({ path }: FuzzCall): boolean {
  return /^\/api\/auth\/(login|signup|password)(\?|$)/.test(path);
}

/** Everything that is needed to send a failing call again. */
function replayOf({ number, caller, method, path, headers, body }: NumberedCall): string {
  return `FUZZ_SEED=${seed}, call ${number}, as ${caller}: ${JSON.stringify({ method, path, headers, body })}`;
}

async function sendAs(actor: Actor, call: FuzzCall, expected: Forecast): Promise<Sent> {
  // A browser of its own for each call: the cookies of an answer must not change who the caller is.
  const browser = new Actor();
  const cookies = [...actor.cookies].map(([name, value]) => `${name}=${value}`);
  const Cookie = [...cookies, call.headers.Cookie ?? ""].filter((text) => text !== "").join("; ");
  const headers = Cookie === "" ? call.headers : { ...call.headers, Cookie };
  try {
    const response = await inTime(browser.fetch(call.path, { method: call.method, headers, body: call.body }));
    response.webSocket?.accept();
    response.webSocket?.close();
    const text = response.webSocket ? "" : await inTime(response.text());
    return { status: response.status, faults: faultsOf(call, expected, response, text) };
  } catch (error) {
    return { status: 0, faults: [`gets no answer: ${String(error)}`] };
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing after ${ANSWER_TIMEOUT_MS} ms`)), ANSWER_TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Deletes all learners with everything of theirs. */
async function clear(): Promise<void> {
  const tables = ["leagues", "users", "auth_attempts"];
  await env.DB.batch(tables.map((name) => env.DB.prepare(`DELETE FROM ${name}`)));
  const { keys } = await env.SESSIONS.list();
  await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)));
}

/** A learner with two completed lessons, a seat in a league and an address that the calls know. */
async function makeMember(): Promise<Actor> {
  const member = await makeLearner();
  const leagueId = await joinLeague(member);
  expect(leagueId).toBe(FUZZ_LEAGUE);
  const { DB } = env;
  // A member whose session was renewed is another learner: the conversations become theirs.
  await DB.prepare("DELETE FROM conversations WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(FUZZ_CONVERSATIONS))
    .run();
  for (const id of FUZZ_CONVERSATIONS) await makeConversation(member.userId, { id, turns: 2 });
  await DB.batch([
    DB.prepare("UPDATE users SET email = id, email_key = id WHERE email_key = ?").bind(KNOWN_EMAIL),
    DB.prepare("UPDATE users SET email = ?1, email_key = ?1 WHERE id = ?2").bind(KNOWN_EMAIL, member.userId),
  ]);
  return member;
}

async function makeEnded(): Promise<Actor> {
  const ended = await makeLearner();
  await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(ended.userId).run();
  return ended;
}
