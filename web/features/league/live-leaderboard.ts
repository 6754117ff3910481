import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import type { LiveServerMessage } from "#schema/api/league-live.ts";

/** What the live view has received since its connection was opened. */
export interface LiveLeaderboard {
  /** The number of the newest frame applied to `entries`. */
  seq: number;
  /** In no particular order: `ranked()` sorts them. */
  entries: readonly LeaderboardEntry[];
  /** A frame was missed and a snapshot requested: frames that arrive before it cannot be applied. */
  isBehind: boolean;
}

/** The effect of one frame. */
export type LiveStep =
  | { type: "shown"; live: LiveLeaderboard }
  | { type: "ignored" }
  /** Ask for a snapshot, naming `live.seq`. */
  | { type: "missed"; live: LiveLeaderboard }
  | { type: "week-closed" };

/**
 * Applies a frame from the server (schema/api/league-live.ts) by its `seq`: the next number changes the list, an older one is known
 * already, and a later one means that frames are missing. A snapshot replaces everything. `live` is null before the first snapshot.
 * `shown` is the list on screen: the learner's own row takes its all-time total from there, because frames never carry it.
 */
export function nextStep(
  live: LiveLeaderboard | null,
  message: LiveServerMessage,
  shown: readonly LeaderboardEntry[],
): LiveStep {
  if (message.type === "closed") return { type: "week-closed" };
  if (message.type === "snapshot") {
    const entries = withTotals(message.entries, shown);
    return { type: "shown", live: { seq: message.seq, entries, isBehind: false } };
  }
  const seen = live ?? { seq: 0, entries: [], isBehind: false };
  if (seen.isBehind || (live && message.seq <= seen.seq)) return { type: "ignored" };
  if (!live || message.seq > seen.seq + 1) return { type: "missed", live: { ...seen, isBehind: true } };
  const members = message.type === "members" ? withMembers(seen.entries, message, shown) : seen.entries;
  return { type: "shown", live: { seq: message.seq, entries: withXp(members, message.rows), isBehind: false } };
}

type XpRows = Extract<LiveServerMessage, { type: "xp" }>["rows"];

function withXp(entries: readonly LeaderboardEntry[], rows: XpRows): LeaderboardEntry[] {
  const changed = new Map(rows.map(([id, weeklyXp, reachedAt]) => [id, { weeklyXp, reachedAt }]));
  return entries.map((entry) => ({ ...entry, ...changed.get(entry.id) }));
}

/** A member who joins again replaces their earlier row. */
function withMembers(
  entries: readonly LeaderboardEntry[],
  { joined, left }: Extract<LiveServerMessage, { type: "members" }>,
  shown: readonly LeaderboardEntry[],
): LeaderboardEntry[] {
  const gone = new Set([...left, ...joined.map(({ id }) => id)]);
  return [...entries.filter(({ id }) => !gone.has(id)), ...withTotals(joined, shown)];
}

function withTotals(
  entries: readonly LeaderboardEntry[],
  shown: readonly LeaderboardEntry[],
): readonly LeaderboardEntry[] {
  const totals = new Map(shown.map(({ id, xp }) => [id, xp]));
  return entries.map((entry) => ({ ...entry, xp: entry.xp ?? totals.get(entry.id) ?? null }));
}
