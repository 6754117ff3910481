import type { LiveEntry, LiveServerMessage } from "#schema/api/league-live.ts";
import { closesAt } from "#schema/rules/league-week.ts";

/** A member's new total. It is a total, not a difference, so that a lost or repeated message is made good by the next one. */
export interface MemberTotal {
  userId: string;
  weeklyXp: number;
  /** When it was reached, milliseconds since 1970. */
  reachedAt: number;
}

/**
 * Minimum time between two frames: a viewer gets at most four a second. Slightly more than a quarter of a second, so that an uneven
 * connection does not deliver five within one second.
 */
export const FRAME_GAP_MS = 270;
/** How soon a browser may ask for another snapshot; asking sooner ends its socket. */
export const RESUME_GAP_MS = 250;
/** How often an object with viewers reads D1 again, so that they see a change it was not told of after a minute at most. */
export const RELOAD_EVERY_MS = 60_000;

/** What viewers have been sent: the rows by id, and the number of seats. */
export interface Shown {
  entries: ReadonlyMap<string, LiveEntry>;
  seats: number;
}

export function shownFrom(leaderboard: readonly LiveEntry[], seats: number): Shown {
  return { entries: new Map(leaderboard.map((entry) => [entry.id, entry])), seats };
}

/** The difference between what was shown and what is to be shown, as one frame; null if there is none. A new name or picture counts as joining. */
export function changesSince(
  before: Shown,
  after: Shown,
  seq: number,
): Extract<LiveServerMessage, { rows: unknown }> | null {
  const rows: [id: string, weeklyXp: number, tie: number][] = [];
  const joined: LiveEntry[] = [];
  for (const entry of after.entries.values()) {
    const known = before.entries.get(entry.id);
    if (known?.displayName !== entry.displayName || known.avatarUrl !== entry.avatarUrl) joined.push(entry);
    else if (known.weeklyXp !== entry.weeklyXp || known.tie !== entry.tie)
      rows.push([entry.id, entry.weeklyXp, entry.tie]);
  }
  const left = [...before.entries.keys()].filter((id) => !after.entries.has(id));
  const { seats } = after;
  if (joined.length > 0 || left.length > 0 || seats !== before.seats)
    return { type: "members", seq, joined, left, rows, seats };
  return rows.length > 0 ? { type: "xp", seq, rows } : null;
}

/**
 * Milliseconds to wait before the next frame: the first one of a burst goes out immediately. Never longer than the gap, even if the
 * clock was set back.
 */
export function frameWait(lastFrameAt: number | null, now: number): number {
  return lastFrameAt === null ? 0 : Math.min(FRAME_GAP_MS, Math.max(0, lastFrameAt + FRAME_GAP_MS - now));
}

/** When the object's alarm is due, in milliseconds since 1970: to close the week, or, while anyone is watching, to read D1 again. */
export function nextAlarm(leagueId: string, { watched, now }: { watched: boolean; now: number }): number {
  const close = Math.max(closesAt(leagueId).getTime(), now);
  return watched ? Math.min(close, now + RELOAD_EVERY_MS) : close;
}
