import { env } from "cloudflare:workers";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { openDatabase } from "#worker/db/database.ts";
import { closeLeagues } from "#worker/league/close-week.ts";
import { at } from "./clock.ts";
import { makeLeague } from "./league.ts";

/** A moment in the old week, the end of that week, and a moment in the new week when it may be closed. */
export const WEDNESDAY = new Date("2037-06-10T10:00:00Z");
export const MONDAY = new Date("2037-06-15T00:00:00Z");
export const CLOSING = new Date("2037-06-15T00:02:00Z");
export const OLD_WEEK = "2037-06-08";
export const NEW_WEEK = "2037-06-15";

export function close(ids: readonly string[], { now = CLOSING, bindings = env }: { now?: Date; bindings?: Env } = {}) {
  at(now);
  return closeLeagues(openDatabase(bindings.DB, { bookmark: null, primary: true }).db, ids, now);
}

/** A league of the old week whose members have more XP than any partner: 1000 down to 1000 − size + 1. */
export function makeFull(size: number, tier: LeagueTier, number = 1) {
  return makeLeague({ now: WEDNESDAY, tier, number, xp: Array.from({ length: size }, (_, i) => 1_000 - i) });
}
