import * as z from "zod/mini";
import { count } from "./common.ts";
import { leaderboardEntry } from "./gamification.ts";

/** Where a member's browser opens the live view of their league: a WebSocket, with the session's cookie. */
export const LEAGUE_LIVE_PATH = "/api/gamification/league/:leagueId/live";

/** Answered by the platform itself, so that a sleeping league is not woken to say that it is there. */
export const LIVE_PING = "ping";
export const LIVE_PONG = "pong";

/** Why the server ends a socket, in its close code. */
export const LIVE_CLOSE = {
  /** The week was closed: ask for the new league by HTTP. */
  weekClosed: 4000,
  /** The session ended, or the seat was given up. */
  notAMember: 4001,
  /** Too many sockets of one member: the oldest goes. */
  replaced: 4002,
  /** A frame that is none of ours, or too many of them. */
  badFrame: 1008,
  /** A frame that is too large. */
  tooLarge: 1009,
} as const;

/** Largest frame from a browser, in bytes. */
export const MAX_CLIENT_FRAME_BYTES = 256;

const seq = z.int().check(z.minimum(0));
/** [id, weekly XP, reached at] */
const rows = z.array(z.tuple([z.string(), count, z.nullable(z.int())]));

/**
 * Frames of the server. `seq` grows by one with every frame: a browser that misses one asks for everything again.
 * - `standings`: everything, as the first frame and after `resume`; `xp` stands on nobody's row.
 * - `xp`: rows that changed, as [id, weekly XP, reached at]. At most four frames a second come.
 * - `members`: who came and who left, and rows that changed besides.
 * - `closed`: the week is over and its result stands.
 */
export const liveServerMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("standings"), seq, leagueId: z.string(), entries: z.array(leaderboardEntry) }),
  z.strictObject({ type: z.literal("xp"), seq, rows }),
  z.strictObject({
    type: z.literal("members"),
    seq,
    joined: z.array(leaderboardEntry),
    left: z.array(z.string()),
    rows,
  }),
  z.strictObject({ type: z.literal("closed"), seq }),
]);
export type LiveServerMessage = z.infer<typeof liveServerMessage>;

/** Frames of the browser: `resume` says how far it has seen, and asks for everything when that is not the newest. */
export const liveClientMessage = z.discriminatedUnion("type", [z.strictObject({ type: z.literal("resume"), seq })]);
export type LiveClientMessage = z.infer<typeof liveClientMessage>;
