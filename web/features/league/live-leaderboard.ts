import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import type { LiveEntry, LiveServerMessage } from "#schema/api/league-live.ts";

/** What the live view has received since its connection was opened. */
export interface LiveLeaderboard {
  /** The number of the newest frame applied to `entries`. */
  seq: number;
  /** In no particular order: `ranked()` sorts them. */
  entries: readonly LeaderboardEntry[];
  /** Seats taken, those of learners who left included. */
  seats: number;
  /** A frame was missed and a snapshot requested: frames that arrive before it cannot be applied. */
  isBehind: boolean;
}

/** The learner's own row: the id of its seat, whose it is, and the all-time total if it is known. */
export interface OwnRow {
  seatId: string | null;
  userId: string;
  xp: number | null;
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
 * `own`: what makes the learner's own row theirs. Frames never carry it, because all members receive the same ones.
 */
export function nextStep(live: LiveLeaderboard | null, message: LiveServerMessage, own: OwnRow): LiveStep {
  if (message.type === "closed") return { type: "week-closed" };
  if (message.type === "snapshot") {
    const { seq, seats } = message;
    return { type: "shown", live: { seq, entries: withOwner(message.entries, own), seats, isBehind: false } };
  }
  const seen = live ?? { seq: 0, entries: [], seats: 0, isBehind: false };
  if (seen.isBehind || (live && message.seq <= seen.seq)) return { type: "ignored" };
  if (!live || message.seq > seen.seq + 1) return { type: "missed", live: { ...seen, isBehind: true } };
  const isNewSet = message.type === "members";
  const members = isNewSet ? withMembers(seen.entries, message, own) : seen.entries;
  const seats = isNewSet ? message.seats : seen.seats;
  return { type: "shown", live: { seq: message.seq, entries: withXp(members, message.rows), seats, isBehind: false } };
}

type XpRows = Extract<LiveServerMessage, { type: "xp" }>["rows"];

function withXp(entries: readonly LeaderboardEntry[], rows: XpRows): LeaderboardEntry[] {
  const changed = new Map(rows.map(([id, weeklyXp, tie]) => [id, { weeklyXp, tie }]));
  return entries.map((entry) => ({ ...entry, ...changed.get(entry.id) }));
}

/** A member who joins again replaces their earlier row. */
function withMembers(
  entries: readonly LeaderboardEntry[],
  { joined, left }: Extract<LiveServerMessage, { type: "members" }>,
  own: OwnRow,
): LeaderboardEntry[] {
  const gone = new Set([...left, ...joined.map(({ id }) => id)]);
  return [...entries.filter(({ id }) => !gone.has(id)), ...withOwner(joined, own)];
}

function withOwner(entries: readonly LiveEntry[], { seatId, userId, xp }: OwnRow): LeaderboardEntry[] {
  return entries.map((entry) =>
    entry.id === seatId ? { ...entry, userId, xp } : { ...entry, userId: null, xp: null },
  );
}
