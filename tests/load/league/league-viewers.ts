import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { LEAGUE_LIVE_PATH, type LiveServerMessage, liveServerMessage } from "#schema/api/league-live.ts";
import type { Award } from "./player.ts";
import { type ListeningSocket, openSocket } from "./socket.ts";

const SECOND_MS = 1_000;
const OPEN_MS = 30_000;
const POLL_MS = 10;

/** One frame as a league's sockets received it. All of them receive the same text, so it is parsed once. */
export interface Frame {
  message: LiveServerMessage;
  bytes: number;
  sockets: number;
  /** When the last socket received it, according to performance.now(). */
  lastAt: number;
}

/** What one socket has received. */
interface Viewer {
  /** The number of the last frame; null before the first one. */
  seq: number | null;
  arrivals: number[];
}

/** The sockets on one league's live view, and every frame they received. */
export class LeagueViewers {
  /** How many frames did not have the number after the one before. */
  gaps = 0;
  /** Close codes of the sockets that the server ended. */
  readonly ended: number[] = [];
  private readonly origin: string;
  private readonly leagueId: string;
  private readonly viewers: Viewer[] = [];
  private readonly frames = new Map<string, Frame>();
  private readonly sockets: ListeningSocket[] = [];

  constructor(origin: string, leagueId: string) {
    this.origin = origin;
    this.leagueId = leagueId;
  }

  get size(): number {
    return this.viewers.length;
  }

  /** Opens a socket and waits for the first frame, the snapshot. */
  async open(headers: Record<string, string>): Promise<Extract<LiveServerMessage, { type: "snapshot" }>> {
    const url = this.origin + LEAGUE_LIVE_PATH.replace(":leagueId", this.leagueId);
    const viewer: Viewer = { seq: null, arrivals: [] };
    let [begun, failed]: [(message: LiveServerMessage) => void, (error: Error) => void] = [() => {}, () => {}];
    const first = new Promise<LiveServerMessage>((resolve, reject) => {
      [begun, failed] = [resolve, reject];
    });
    const timer = setTimeout(() => failed(new Error(`No first frame after ${OPEN_MS} ms`)), OPEN_MS);
    const socket = await openSocket(url, headers, {
      onText: (text) => {
        if (viewer.seq === null) begun(this.begin(viewer, text));
        else this.receive(viewer, text);
      },
      onEnd: (code) => {
        this.ended.push(code);
      },
    });
    this.sockets.push(socket);
    const message = await first;
    clearTimeout(timer);
    if (message.type !== "snapshot") throw new Error(`The first frame was ${message.type}`);
    return message;
  }

  private begin(viewer: Viewer, text: string): LiveServerMessage {
    const message = z.parse(liveServerMessage, JSON.parse(text));
    viewer.seq = message.seq;
    this.viewers.push(viewer);
    return message;
  }

  private receive(viewer: Viewer, text: string): void {
    const now = performance.now();
    const frame = this.frames.get(text) ?? this.parse(text);
    frame.sockets += 1;
    frame.lastAt = now;
    if (frame.message.seq !== (viewer.seq ?? 0) + 1) this.gaps += 1;
    viewer.seq = frame.message.seq;
    viewer.arrivals.push(now);
  }

  private parse(text: string): Frame {
    const message = z.parse(liveServerMessage, JSON.parse(text));
    const frame: Frame = { message, bytes: Buffer.byteLength(text), sockets: 0, lastAt: 0 };
    this.frames.set(text, frame);
    return frame;
  }

  /** The first frame that shows an award; undefined if there is none. */
  frameOf({ seatId, weeklyXp }: Pick<Award, "seatId" | "weeklyXp">): Frame | undefined {
    for (const frame of this.frames.values()) {
      const { message } = frame;
      if (message.type !== "xp" && message.type !== "members") continue;
      if (message.rows.some(([id, xp]) => id === seatId && xp >= weeklyXp)) return frame;
    }
    return undefined;
  }

  /** Waits until every socket has received an award; false if one did not in time. */
  async shows(award: Pick<Award, "seatId" | "weeklyXp">, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    while (this.frameOf(award)?.sockets !== this.size) {
      if (performance.now() > deadline) return false;
      await wait(POLL_MS);
    }
    return true;
  }

  /** Forgets the frames received so far. */
  forget(): void {
    this.frames.clear();
    for (const viewer of this.viewers) viewer.arrivals = [];
  }

  get seen(): Frame[] {
    return [...this.frames.values()];
  }

  /** How many frames did not reach every socket. */
  get lost(): number {
    return this.seen.filter(({ sockets }) => sockets !== this.size).length;
  }

  /** The most frames that one socket received within any one second. */
  busiestSecond(): number {
    return Math.max(0, ...this.viewers.map(({ arrivals }) => mostWithin(arrivals, SECOND_MS)));
  }

  /** The shortest time in which one socket received this many frames, in milliseconds. */
  shortestFor(frames: number): number {
    return Math.min(...this.viewers.map(({ arrivals }) => shortest(arrivals, frames)));
  }

  close(): void {
    for (const socket of this.sockets) socket.end();
  }
}

/** How many of these ascending instants lie within `span` of each other at most. */
function mostWithin(instants: readonly number[], span: number): number {
  let [most, from] = [0, 0];
  for (const [to, instant] of instants.entries()) {
    while (instant - (instants[from] ?? 0) >= span) from += 1;
    most = Math.max(most, to - from + 1);
  }
  return most;
}

/** The shortest time between the first and the last of `count` consecutive instants; they are ascending. */
function shortest(instants: readonly number[], count: number): number {
  const spans = instants.slice(count - 1).map((last, i) => last - (instants[i] ?? 0));
  return Math.min(Number.POSITIVE_INFINITY, ...spans);
}
