import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import type { LiveServerMessage } from "#schema/api/league-live.ts";

/** What a live view has seen since its connection stands. */
export interface LiveLeaderboard {
  /** Of the newest frame that is in `entries`. */
  seq: number;
  /** In no order: `ranked()` makes the ranks. */
  entries: readonly LeaderboardEntry[];
  /** A frame was missed, and everything was asked for: what comes before the answer fits to nothing. */
  isBehind: boolean;
}

/** What a frame makes of it. */
export type LiveStep =
  | { type: "shown"; live: LiveLeaderboard }
  | { type: "ignored" }
  /** Ask for everything since `live.seq`. */
  | { type: "missed"; live: LiveLeaderboard }
  | { type: "week-closed" };

/**
 * Applies a frame of the server (schema/api/league-live.ts) by its `seq`: the next one changes the list, an older one is
 * known, a later one means that some are missing. `standings` replace everything. `live` is null before the first of them;
 * `shown` is the list in view, from which the own row keeps its all-time total, because frames have it on nobody's row.
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

/** Who comes again replaces their row. */
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
