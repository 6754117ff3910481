/** A price of the Workers Paid plan: what a month includes, and dollars for each further million, or each further GB. */
export interface Price {
  included: number;
  dollars: number;
}

const MILLION = 1_000_000;

/**
 * Cloudflare's prices in US dollars, as its documentation gave them in the fall of 2026 (docs/operations.md names the pages).
 * Durable Objects with SQLite pay for rows as D1 does, with an allowance of their own. Setting an alarm writes a row.
 */
export const PRICES = {
  "Worker requests": { included: 10 * MILLION, dollars: 0.3 },
  "Worker CPU, ms": { included: 30 * MILLION, dollars: 0.02 },
  "KV reads": { included: 10 * MILLION, dollars: 0.5 },
  "KV writes and deletes": { included: MILLION, dollars: 5 },
  "D1 rows read": { included: 25_000 * MILLION, dollars: 0.001 },
  "D1 rows written": { included: 50 * MILLION, dollars: 1 },
  "D1 storage, GB": { included: 5, dollars: 0.75 * MILLION },
  "DO requests": { included: MILLION, dollars: 0.15 },
  "DO duration, GB-s": { included: 400_000, dollars: 12.5 },
  "DO rows read": { included: 25_000 * MILLION, dollars: 0.001 },
  "DO rows written": { included: 50 * MILLION, dollars: 1 },
} as const satisfies Record<string, Price>;
export type Priced = keyof typeof PRICES;

/** The plan itself, for a month. */
export const PLAN_DOLLARS = 5;

/** What an amount costs in a month beyond what is included. */
export function dollarsFor(what: Priced, amount: number): number {
  const { included, dollars } = PRICES[what];
  return (Math.max(0, amount - included) / MILLION) * dollars;
}
