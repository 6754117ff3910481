import { expect } from "vitest";
import type { Endpoint } from "#schema/api/endpoint.ts";
import { api } from "#schema/api/index.ts";
import { type Actor, makeLearner, methodOf, pathOf, type Sent } from "./actor.ts";
import { faultsOfError } from "./answers.ts";
import { goodCalls, SERVED, type ServedCall } from "./served-calls.ts";
import { learnerStorage, type Storage, storage } from "./storage.ts";

/** Served calls by their input and access. */
export const CHANGING = SERVED.filter((key) => methodOf(key) !== "GET");
export const WITH_BODY = SERVED.filter((key) => (api[key] as Endpoint).body !== undefined);
export const WITH_PARAMS = SERVED.filter((key) => (api[key] as Endpoint).params !== undefined);
export const FOR_LEARNERS = SERVED.filter((key) => api[key].access === "learner");

export const JSON_HEADERS = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };

/** A request that must be refused. */
export interface BadCase {
  what: string;
  status: number;
  /** What the error names. */
  field?: string;
  send: () => Promise<Response>;
}

/** A learner with good requests, and a check that bad ones are refused and store nothing. */
export class Refusals {
  readonly learner: Actor & { userId: string; email: string };
  readonly calls: Awaited<ReturnType<typeof goodCalls>>;
  private before: Storage;

  private constructor(learner: Refusals["learner"], calls: Refusals["calls"], before: Storage) {
    this.learner = learner;
    this.calls = calls;
    this.before = before;
  }

  static async begin(): Promise<Refusals> {
    const learner = await makeLearner();
    const calls = await goodCalls(learner);
    return new Refusals(learner, calls, await storage());
  }

  /** A body that the call accepts, as text. */
  goodBody(key: ServedCall): string {
    return JSON.stringify((this.calls[key] as Sent<ServedCall>).body ?? {});
  }

  /** The good request with other headers and another body. */
  send(key: ServedCall, init: RequestInit, actor: Actor = this.learner): Promise<Response> {
    return actor.fetch(pathOf(key, this.calls[key]), { method: methodOf(key), headers: JSON_HEADERS, ...init });
  }

  /** The good request with other parameters in its path. */
  sendTo(key: ServedCall, params: Record<string, unknown>): Promise<Response> {
    const body = methodOf(key) === "GET" ? undefined : this.goodBody(key);
    const { query } = this.calls[key] as Sent<ServedCall>;
    return this.learner.fetch(pathOf(key, { params, query }), { method: methodOf(key), headers: JSON_HEADERS, body });
  }

  /** Sends every case. Each must answer with its error and change nothing that is stored. */
  async expect(cases: readonly BadCase[]): Promise<void> {
    expect(cases.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const { what, status, field, send } of cases) {
      const response = await send();
      const copy = response.clone();
      const found = await faultsOfError(response, status);
      if (field !== undefined && found.length === 0) {
        const { field: named } = await copy.json<{ field?: string }>();
        if (named !== field) found.push(`names the field ${named}`);
      }
      found.push(...this.changes(await learnerStorage()));
      faults.push(...found.map((fault) => `${what}: ${fault}`));
    }
    faults.push(...this.changes(await storage()));
    expect(faults).toEqual([]);
  }

  /** What was stored since the last time. */
  private changes(now: Storage): string[] {
    const changed = Object.keys(now).filter((table) => now[table] !== this.before[table]);
    this.before = { ...this.before, ...now };
    return changed.map((table) => `stores in ${table}`);
  }
}
