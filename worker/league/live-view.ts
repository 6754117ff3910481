import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import type { LiveServerMessage } from "#schema/api/league-live.ts";
import { closesAt } from "#schema/rules/league-week.ts";

/** A member's new total: told, not added, so that a lost or repeated telling heals itself with the next one (design 3). */
export interface StandingNews {
  userId: string;
  weeklyXp: number;
  /** When it was reached, milliseconds since 1970. */
  reachedAt: number;
}

/**
 * At most four frames a second to one viewer (budgets L2). A little over a quarter of a second, so that five also do not arrive within one
 * when the way to the browser is uneven.
 */
export const FRAME_GAP_MS = 270;
/** How soon a browser may ask for everything again; more often ends its socket. */
export const RESUME_GAP_MS = 250;
/** How often an object with viewers reads D1 again: what it missed is seen then at the latest. */
export const RELOAD_EVERY_MS = 60_000;

/** The rows that differ from what was seen, as one frame; null when nothing does. Whoever has a new name or picture joins again. */
export function changesSince(
  shown: ReadonlyMap<string, LeaderboardEntry>,
  table: readonly LeaderboardEntry[],
  seq: number,
): Extract<LiveServerMessage, { rows: unknown }> | null {
  const rows: [string, number, number | null][] = [];
  const joined: LeaderboardEntry[] = [];
  for (const entry of table) {
    const before = shown.get(entry.id);
    if (before?.displayName !== entry.displayName || before.avatarUrl !== entry.avatarUrl) joined.push(entry);
    else if (before.weeklyXp !== entry.weeklyXp || before.reachedAt !== entry.reachedAt)
      rows.push([entry.id, entry.weeklyXp, entry.reachedAt]);
  }
  const here = new Set(table.map((entry) => entry.id));
  const left = [...shown.keys()].filter((id) => !here.has(id));
  if (joined.length > 0 || left.length > 0) return { type: "members", seq, joined, left, rows };
  return rows.length > 0 ? { type: "xp", seq, rows } : null;
}

/**
 * How long to wait before the next frame, in milliseconds: the first of a burst goes out at once. Never longer than the gap, also when
 * the clock was set back.
 */
export function frameWait(lastFrameAt: number | null, now: number): number {
  return lastFrameAt === null ? 0 : Math.min(FRAME_GAP_MS, Math.max(0, lastFrameAt + FRAME_GAP_MS - now));
}

/** When an object wants to be woken: to close its week, and while somebody watches to read D1 again. */
export function nextAlarm(leagueId: string, { watched, now }: { watched: boolean; now: number }): number {
  const close = Math.max(closesAt(leagueId).getTime(), now);
  return watched ? Math.min(close, now + RELOAD_EVERY_MS) : close;
}
