import * as z from "zod/mini";
import { count } from "./common.ts";
import { leaderboardEntry } from "./gamification.ts";

/** Where a member's browser opens the WebSocket to the live view of their league; it sends the session cookie. */
export const LEAGUE_LIVE_PATH = "/api/gamification/league/:leagueId/live";

/** The platform itself answers pings, so that they do not wake a hibernating league object. */
export const LIVE_PING = "ping";
export const LIVE_PONG = "pong";

/** Close codes: why the server ended a socket. */
export const LIVE_CLOSE = {
  /** The week was closed: fetch the new league over HTTP. */
  weekClosed: 4000,
  /** The session ended, or the member left the leagues. */
  notAMember: 4001,
  /** The member opened too many sockets: the oldest ones are ended. */
  replaced: 4002,
  /** An unknown frame, or too many frames. */
  badFrame: 1008,
  /** A frame that is too large. */
  tooLarge: 1009,
} as const;

/** The largest frame that a browser may send, in characters. */
export const MAX_CLIENT_FRAME_LENGTH = 256;

const seq = z.int().check(z.minimum(0));
/** [id, weekly XP, tie] */
const rows = z.array(z.tuple([z.string(), count, count]));
/** Seats taken, those of learners who left included. */
const seats = count;

/**
 * A row as every member receives it: the same for all, so it cannot say whose it is. Browsers find their own by the `seatId` of their rank.
 */
export const liveEntry = z.omit(leaderboardEntry, { userId: true, xp: true });
export type LiveEntry = z.infer<typeof liveEntry>;

/**
 * Frames from the server, at most four a second. `seq` grows by one with each frame, so a browser that misses one notices and asks for a
 * snapshot.
 * - `snapshot`: the whole leaderboard, as the first frame and after `resume`.
 * - `xp`: the rows that changed, as [id, weekly XP, tie].
 * - `members`: who joined and who left, the other rows that changed, and the number of seats.
 * - `closed`: the week is closed and its results are final.
 */
export const liveServerMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("snapshot"), seq, leagueId: z.string(), entries: z.array(liveEntry), seats }),
  z.strictObject({ type: z.literal("xp"), seq, rows }),
  z.strictObject({
    type: z.literal("members"),
    seq,
    joined: z.array(liveEntry),
    left: z.array(z.string()),
    rows,
    seats,
  }),
  z.strictObject({ type: z.literal("closed"), seq }),
]);
export type LiveServerMessage = z.infer<typeof liveServerMessage>;

/** Frames from the browser. `resume` names the last frame it has; if there is a newer one, the server answers with a snapshot. */
export const liveClientMessage = z.discriminatedUnion("type", [z.strictObject({ type: z.literal("resume"), seq })]);
export type LiveClientMessage = z.infer<typeof liveClientMessage>;
