import { DurableObject } from "cloudflare:workers";
import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import {
  LIVE_CLOSE,
  LIVE_PING,
  LIVE_PONG,
  type LiveServerMessage,
  liveClientMessage,
  MAX_CLIENT_FRAME_BYTES,
} from "#schema/api/league-live.ts";
import { openDatabase } from "../db/database.ts";
import { logError } from "../log.ts";
import { closeLeagues } from "./close-week.ts";
import { changesSince, frameWait, nextAlarm, RESUME_GAP_MS, type StandingNews } from "./live-view.ts";
import { readForRoom } from "./read-for-room.ts";
import { RoomStorage } from "./room-storage.ts";
import { closedSocket, end, MAX_SOCKETS_PER_MEMBER, send, sendText, type Viewer, viewerOf } from "./viewers.ts";
import { publicLeaderboard, type ShownMember } from "./views.ts";

/** A close that failed is tried again after this. */
const CLOSE_AGAIN_MS = 60_000;

/** What the Worker vouches for when it forwards an upgrade. */
export const upgradeHeaders = { league: "X-League", user: "X-League-User", session: "X-League-Session" } as const;

/**
 * One league's live view (design 3; README of this room). D1 is the truth: the object is told new totals, keeps the highest, and reads
 * D1 on its first use after a start and every minute while somebody watches. It trusts its caller: only the Worker reaches it.
 */
export class League extends DurableObject<Env> {
  private readonly store: RoomStorage;
  private members = new Map<string, ShownMember>();
  /** What the sockets have seen, as of frame `seq`. */
  private shown = new Map<string, LeaderboardEntry>();
  private seq = 0;
  private leagueId: string | null = null;
  /** This start has read D1. */
  private isRead = false;
  /** The read under way, and the one after it. */
  private reading: Promise<void> | null = null;
  private nextReading: Promise<void> | null = null;
  private frameTimer: ReturnType<typeof setTimeout> | null = null;
  private lastFrameAt: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new RoomStorage(ctx.storage);
    this.recall();
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  }

  /** A member's new total. Whoever is not known yet is looked up in D1. Never throws for a league that is closed. */
  async standing(leagueId: string, { userId, weeklyXp, reachedAt }: StandingNews): Promise<void> {
    this.meet(leagueId);
    const known = this.members.get(userId);
    if (known) {
      this.raise({ ...known, weeklyXp, lastXpUpdate: new Date(reachedAt) });
      this.frameSoon();
      await this.readOnce();
    } else {
      await this.readAgain();
    }
    this.frameSoon();
    await this.wakeLater();
  }

  /** A member gave the seat up. */
  async left(leagueId: string, userId: string): Promise<void> {
    this.meet(leagueId);
    for (const socket of this.open(userId)) end(socket, LIVE_CLOSE.notAMember, "No seat in this league");
    if (this.members.delete(userId)) this.store.remove(userId);
    this.frameSoon();
    // What is being read may have seen them still.
    if (this.reading) await this.readAgain();
    await this.wakeLater();
  }

  /** Closes the week if it is over; asked by whoever comes by first. */
  async closeIfOver(leagueId: string): Promise<void> {
    this.meet(leagueId);
    if (!(await this.close(leagueId))) await this.wakeLater();
  }

  /** The upgrade that the Worker forwards after it has checked session and seat. */
  override async fetch(request: Request): Promise<Response> {
    const leagueId = request.headers.get(upgradeHeaders.league);
    const userId = request.headers.get(upgradeHeaders.user);
    const sid = request.headers.get(upgradeHeaders.session);
    if (!leagueId || !userId || !sid) return new Response("Not from the Worker", { status: 400 });
    this.meet(leagueId);
    await (this.members.has(userId) ? this.readOnce() : this.readAgain());
    if (this.leagueId === null) return closedSocket();
    this.dropOldest(userId);
    // Everything is sent as of the last frame: the first viewer's is made now, others get no frame before its time.
    if (this.isWatched()) this.frameSoon();
    else this.frame();
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [userId]);
    server.serializeAttachment({ userId, sid, since: Date.now(), resumedAt: 0 } satisfies Viewer);
    this.greet(server);
    await this.wakeLater();
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    if (typeof data !== "string") return end(socket, LIVE_CLOSE.badFrame, "Text only");
    if (data.length > MAX_CLIENT_FRAME_BYTES) return end(socket, LIVE_CLOSE.tooLarge, "Frame too large");
    const message = liveClientMessage.safeParse(parseJson(data));
    if (!message.success) return end(socket, LIVE_CLOSE.badFrame, "Unknown frame");
    const viewer = viewerOf(socket);
    const now = Date.now();
    if (now - viewer.resumedAt < RESUME_GAP_MS) return end(socket, LIVE_CLOSE.badFrame, "Too many frames");
    socket.serializeAttachment({ ...viewer, resumedAt: now } satisfies Viewer);
    await this.readOnce();
    this.frameSoon();
    if (message.data.seq !== this.seq) this.greet(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // Without an answer the browser would call it an abnormal end. 1005 and 1006 may not be sent.
    end(socket, code === 1005 || code === 1006 ? 1000 : code, "");
  }

  override webSocketError(socket: WebSocket): void {
    end(socket, 1011, "");
  }

  override async alarm(): Promise<void> {
    const { leagueId } = this;
    if (leagueId === null || (await this.close(leagueId))) return;
    if (this.isWatched()) {
      await this.readAgain();
      this.frameSoon();
    }
    await this.wakeLater();
  }

  /** What it was before it slept. */
  private recall(): void {
    this.leagueId = this.store.fact("leagueId");
    if (this.leagueId === null) return;
    const stored = this.store.members();
    this.members = new Map(stored.map(({ seq: _, ...member }) => [member.userId, member]));
    this.seq = Math.max(Number(this.store.fact("seq") ?? 0), ...stored.map((member) => member.seq));
    const shownAt = this.store.fact("shownAt");
    if (shownAt !== null)
      this.remember(publicLeaderboard(this.leagueId, [...this.members.values()], new Date(shownAt)));
  }

  /** An object does not know its own name: the first caller tells it. */
  private meet(leagueId: string): void {
    if (this.leagueId === leagueId) return;
    if (this.leagueId !== null) throw new Error("An object is one league's for good");
    this.leagueId = leagueId;
    this.store.setFact("leagueId", leagueId);
  }

  /** Reads D1 unless this start has done so: what the object missed while it was away. */
  private async readOnce(): Promise<void> {
    if (!this.isRead) await (this.reading ?? this.readAgain());
  }

  /** One read at a time, so that no older answer comes after a newer one. Whoever asks meanwhile shares the next. */
  private readAgain(): Promise<void> {
    const readThen = (): Promise<void> => {
      this.nextReading = null;
      return this.readAgain();
    };
    if (this.reading) return (this.nextReading ??= this.reading.then(readThen, readThen));
    return (this.reading = this.read().finally(() => (this.reading = null)));
  }

  /** D1 decides who is a member; of two totals the higher is the newer. When D1 does not answer, the object goes on with what it has. */
  private async read(): Promise<void> {
    const leagueId = this.leagueId;
    if (leagueId === null) return;
    const viewers = [...new Set(this.open().map((socket) => viewerOf(socket).sid))];
    try {
      const { members, sessions, isOpen } = await readForRoom(this.env.DB, leagueId, viewers, new Date());
      // The week was closed meanwhile, and nothing may be stored any more.
      if (this.leagueId !== leagueId) return;
      if (!isOpen) return await this.finish();
      this.isRead = true;
      const here = new Set(members.map((member) => member.userId));
      for (const userId of [...this.members.keys()].filter((id) => !here.has(id))) {
        this.members.delete(userId);
        this.store.remove(userId);
      }
      for (const member of members) this.raise(member);
      for (const socket of this.open()) {
        const { sid, userId, since } = viewerOf(socket);
        const ended = viewers.includes(sid) && !sessions.has(sid);
        if (ended || (!here.has(userId) && since > 0)) end(socket, LIVE_CLOSE.notAMember, "No seat in this league");
      }
    } catch (error) {
      this.isRead = false;
      logError("league not read", error, { leagueId });
    }
  }

  /** Takes a member's row unless a higher total is known; stores it with the frame that will show it. */
  private raise(member: ShownMember): void {
    const known = this.members.get(member.userId);
    const isSame = known?.displayName === member.displayName && known.avatarUrl === member.avatarUrl;
    if (isSame && known.weeklyXp >= member.weeklyXp) return;
    const { weeklyXp, lastXpUpdate } = known && known.weeklyXp > member.weeklyXp ? known : member;
    const row = { ...member, weeklyXp, lastXpUpdate };
    this.members.set(member.userId, row);
    this.store.put({ ...row, seq: this.seq + 1 });
  }

  /** Sockets that are open, one member's or all. One that was ended counts no more, though its browser may never close it. */
  private open(userId?: string): WebSocket[] {
    return this.ctx.getWebSockets(userId).filter(isOpenSocket);
  }

  private isWatched(): boolean {
    return this.ctx.getWebSockets().some(isOpenSocket);
  }

  /** A frame at once, or after the gap that keeps it at four a second. Nobody watching, there is none. */
  private frameSoon(): void {
    if (this.frameTimer !== null || !this.isWatched()) return;
    const wait = frameWait(this.lastFrameAt, Date.now());
    if (wait === 0) return this.frame();
    this.frameTimer = setTimeout(() => this.frame(), wait);
  }

  /** Sends what changed since the last frame to every socket. */
  private frame(): void {
    if (this.frameTimer !== null) clearTimeout(this.frameTimer);
    this.frameTimer = null;
    if (this.leagueId === null) return;
    const now = new Date();
    const table = this.table(now);
    const message = changesSince(this.shown, table, this.seq + 1);
    if (!message) return;
    this.seq += 1;
    this.remember(table);
    if (!this.isWatched()) return;
    this.lastFrameAt = now.getTime();
    // A member's row carries the number of its frame; only what no row carries is noted apart.
    const rowsCarryIt = message.type === "xp" && message.rows.some(([id]) => this.members.has(id));
    if (!rowsCarryIt) this.note(now);
    this.broadcast(message);
  }

  /** Notes how far the viewers have seen, for the time after a sleep. */
  private note(now: Date): void {
    this.store.setFact("seq", String(this.seq));
    this.store.setFact("shownAt", hourOf(now));
  }

  private table(now: Date): LeaderboardEntry[] {
    return this.leagueId === null ? [] : publicLeaderboard(this.leagueId, [...this.members.values()], now);
  }

  private remember(table: readonly LeaderboardEntry[]): void {
    this.shown = new Map(table.map((entry) => [entry.id, entry]));
  }

  /** Everything as of the last frame, as the first one of a socket or after it missed one. What changed since comes with the next. */
  private greet(socket: WebSocket): void {
    if (this.leagueId === null) return;
    this.note(new Date());
    send(socket, { type: "standings", seq: this.seq, leagueId: this.leagueId, entries: [...this.shown.values()] });
  }

  private broadcast(message: LiveServerMessage): void {
    const text = JSON.stringify(message);
    for (const socket of this.open()) sendText(socket, text);
  }

  /** One member may not fill the room: the oldest of too many sockets goes. */
  private dropOldest(userId: string): void {
    const mine = this.open(userId);
    const tooMany = mine.length - MAX_SOCKETS_PER_MEMBER + 1;
    const oldest = mine.toSorted((a, b) => viewerOf(a).since - viewerOf(b).since).slice(0, Math.max(0, tooMany));
    for (const socket of oldest) end(socket, LIVE_CLOSE.replaced, "Too many windows");
  }

  /** Sets the alarm if it has to ring earlier than it would: a set alarm costs a written row. */
  private async wakeLater(): Promise<void> {
    if (this.leagueId === null) return;
    const at = nextAlarm(this.leagueId, { watched: this.isWatched(), now: Date.now() });
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > at) await this.ctx.storage.setAlarm(at);
  }

  /** Closes the week in D1 if it is over, and then the room. False while it runs; true also when it will be tried again. */
  private async close(leagueId: string): Promise<boolean> {
    try {
      const { db } = openDatabase(this.env.DB, { bookmark: null, primary: true });
      const closed = await closeLeagues(db, [leagueId], new Date());
      if (closed.length === 0) return false;
    } catch (error) {
      // An alarm is tried six times; after that the sweep would have to come. This one does not give up.
      await this.ctx.storage.setAlarm(Date.now() + CLOSE_AGAIN_MS);
      logError("league not closed", error, { leagueId });
      return true;
    }
    await this.finish();
    return true;
  }

  /** Tells the viewers that the result stands, and forgets everything. */
  private async finish(): Promise<void> {
    this.broadcast({ type: "closed", seq: this.seq + 1 });
    for (const socket of this.open()) end(socket, LIVE_CLOSE.weekClosed, "The week is closed");
    if (this.frameTimer !== null) clearTimeout(this.frameTimer);
    [this.frameTimer, this.leagueId, this.isRead, this.lastFrameAt, this.seq] = [null, null, false, null, 0];
    this.members.clear();
    this.shown.clear();
    await this.store.wipe();
  }
}

function isOpenSocket(socket: WebSocket): boolean {
  return socket.readyState === WebSocket.OPEN;
}

/** Partners change by the hour: one note an hour says which ones were seen. */
function hourOf(now: Date): string {
  return `${now.toISOString().slice(0, 13)}:00:00.000Z`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
