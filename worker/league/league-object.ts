import { DurableObject } from "cloudflare:workers";
import {
  LIVE_CLOSE,
  LIVE_PING,
  LIVE_PONG,
  type LiveServerMessage,
  liveClientMessage,
  MAX_CLIENT_FRAME_LENGTH,
} from "#schema/api/league-live.ts";
import { openDatabase } from "../db/database.ts";
import { logError } from "../log.ts";
import { closeLeagues } from "./close-week.ts";
import { LeagueObjectStorage } from "./league-object-storage.ts";
import {
  changesSince,
  frameWait,
  type MemberTotal,
  nextAlarm,
  RESUME_GAP_MS,
  type Shown,
  shownFrom,
} from "./live-view.ts";
import { readForObject } from "./read-for-object.ts";
import { closedSocket, end, MAX_SOCKETS_PER_MEMBER, send, sendText, type Viewer, viewerOf } from "./viewers.ts";
import { publicLeaderboard, type ShownMember } from "./views.ts";

/** How long to wait before another attempt when closing the week failed. */
const CLOSE_RETRY_MS = 60_000;

/** What the Worker has already checked when it forwards an upgrade request. */
export const upgradeHeaders = { league: "X-League", user: "X-League-User", session: "X-League-Session" } as const;

/**
 * The live view of one league; the README in this folder lists what must stay true. D1 is the source of truth: the object is sent new
 * totals, keeps the highest, and reads D1 on first use after each start and then every minute while anyone is watching. It trusts its
 * callers, because only the Worker can reach it.
 */
export class League extends DurableObject<Env> {
  private readonly storage: LeagueObjectStorage;
  /** The members who are there, by user id. */
  private members = new Map<string, ShownMember>();
  /** Seats taken, those of learners who left included, as of the last read of D1. */
  private seats = 0;
  /** What the sockets have been sent, as of frame `seq`. */
  private shown: Shown = shownFrom([], 0);
  private seq = 0;
  private leagueId: string | null = null;
  /** Whether D1 has been read since this start. */
  private isLoaded = false;
  /** The read in progress, and the one queued after it. */
  private currentRead: Promise<void> | null = null;
  private queuedRead: Promise<void> | null = null;
  private frameTimer: ReturnType<typeof setTimeout> | null = null;
  private lastFrameAt: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.storage = new LeagueObjectStorage(ctx.storage);
    this.restoreState();
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  }

  /** Takes in a member's new total. A member it does not know yet is looked up in D1. Never throws, even if the league is closed. */
  async applyTotal(leagueId: string, { userId, weeklyXp, reachedAt }: MemberTotal): Promise<void> {
    this.bindLeague(leagueId);
    const known = this.members.get(userId);
    if (known) {
      this.mergeMember({ ...known, weeklyXp, lastXpUpdate: new Date(reachedAt) });
      this.scheduleFrame();
      await this.ensureLoaded();
    } else {
      await this.reload();
    }
    this.scheduleFrame();
    await this.scheduleAlarm();
  }

  /** Drops a member who left the leagues, and ends their sockets. */
  async removeMember(leagueId: string, userId: string): Promise<void> {
    this.bindLeague(leagueId);
    for (const socket of this.openSockets(userId)) end(socket, LIVE_CLOSE.notAMember, "No seat in this league");
    // Learners who left keep their seats, so the number of seats stays.
    if (this.members.delete(userId)) this.storage.removeMember(userId);
    this.scheduleFrame();
    // A read in progress may have started before the seat was gone and would bring the member back.
    if (this.currentRead) await this.reload();
    await this.scheduleAlarm();
  }

  /**
   * Ends the sockets of a session that has ended. Stores nothing: most sessions end with nobody watching. A socket whose upgrade was under
   * way is ended by the next read of D1.
   */
  endSession(userId: string, sid: string): void {
    this.endSessions(userId, [sid]);
  }

  /** The same for several sessions of a member. */
  endSessions(userId: string, sids: readonly string[]): void {
    const ended = new Set(sids);
    for (const socket of this.openSockets(userId))
      if (ended.has(viewerOf(socket).sid)) end(socket, LIVE_CLOSE.notAMember, "The session has ended");
  }

  /** Closes the week if it is over. Any request that finds a week past its end may ask for this. */
  async closeIfOver(leagueId: string): Promise<void> {
    this.bindLeague(leagueId);
    if (!(await this.closeWeek(leagueId))) await this.scheduleAlarm();
  }

  /** Accepts the upgrade that the Worker forwards once it has checked the session and the seat. */
  override async fetch(request: Request): Promise<Response> {
    const leagueId = request.headers.get(upgradeHeaders.league);
    const userId = request.headers.get(upgradeHeaders.user);
    const sid = request.headers.get(upgradeHeaders.session);
    if (!leagueId || !userId || !sid) return new Response("Not from the Worker", { status: 400 });
    this.bindLeague(leagueId);
    await (this.members.has(userId) ? this.ensureLoaded() : this.reload());
    if (this.leagueId === null) return closedSocket();
    this.dropOldestSockets(userId);
    // A snapshot shows the state as of the last frame. With nobody else watching, bring that up to date first; otherwise the new viewer
    // gets the rest with everyone else's next frame, which must not go out early.
    if (this.isWatched()) this.scheduleFrame();
    else {
      this.sendFrame();
      this.storeView(new Date());
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [userId]);
    server.serializeAttachment({ userId, sid, since: Date.now(), resumedAt: 0 } satisfies Viewer);
    this.sendSnapshot(server);
    await this.scheduleAlarm();
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    if (typeof data !== "string") return end(socket, LIVE_CLOSE.badFrame, "Text only");
    if (data.length > MAX_CLIENT_FRAME_LENGTH) return end(socket, LIVE_CLOSE.tooLarge, "Frame too large");
    const message = liveClientMessage.safeParse(parseJson(data));
    if (!message.success) return end(socket, LIVE_CLOSE.badFrame, "Unknown frame");
    const viewer = viewerOf(socket);
    const now = Date.now();
    if (now - viewer.resumedAt < RESUME_GAP_MS) return end(socket, LIVE_CLOSE.badFrame, "Too many frames");
    socket.serializeAttachment({ ...viewer, resumedAt: now } satisfies Viewer);
    await this.ensureLoaded();
    this.scheduleFrame();
    if (message.data.seq !== this.seq) this.sendSnapshot(socket);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    // Without a reply the browser would report an abnormal closure. Codes 1005 and 1006 may not be sent.
    end(socket, code === 1005 || code === 1006 ? 1000 : code, "");
  }

  override webSocketError(socket: WebSocket): void {
    end(socket, 1011, "");
  }

  override async alarm(): Promise<void> {
    const { leagueId } = this;
    if (leagueId === null || (await this.closeWeek(leagueId))) return;
    if (this.isWatched()) {
      await this.reload();
      this.scheduleFrame();
    }
    await this.scheduleAlarm();
  }

  /** Restores what the object knew before it hibernated. */
  private restoreState(): void {
    this.leagueId = this.storage.fact("leagueId");
    if (this.leagueId === null) return;
    const view = this.storage.view();
    if (view === null) return;
    this.members = new Map(view.members.map((member) => [member.userId, member]));
    [this.seq, this.seats] = [view.seq, view.seats];
    this.shown = this.shownAt(this.leagueId, new Date(view.hour));
  }

  /** Ties the object to its league: a Durable Object does not know its own name, so the first caller tells it. */
  private bindLeague(leagueId: string): void {
    if (this.leagueId === leagueId) return;
    if (this.leagueId !== null) throw new Error("A league object can never switch to another league");
    this.leagueId = leagueId;
    this.storage.setFact("leagueId", leagueId);
  }

  /** Reads D1 unless that has happened since this start: the object may have missed changes while it was away. */
  private async ensureLoaded(): Promise<void> {
    if (!this.isLoaded) await (this.currentRead ?? this.reload());
  }

  /**
   * Reads are serialized: a slow, older answer must not overwrite a newer one. Callers that arrive during a read share the one queued
   * after it.
   */
  private reload(): Promise<void> {
    const startQueuedRead = (): Promise<void> => {
      this.queuedRead = null;
      return this.reload();
    };
    if (this.currentRead) return (this.queuedRead ??= this.currentRead.then(startQueuedRead, startQueuedRead));
    return (this.currentRead = this.readDatabase().finally(() => (this.currentRead = null)));
  }

  /**
   * D1 decides who is a member; of two totals for the same member, the higher one is the newer one. If D1 does not answer, the object
   * carries on with what it has.
   */
  private async readDatabase(): Promise<void> {
    const leagueId = this.leagueId;
    if (leagueId === null) return;
    // At most 40 sockets for each of thirty members, so the list stays far below what D1 takes as a value.
    const viewers = new Set(this.openSockets().map((socket) => viewerOf(socket).sid));
    try {
      const { members, seats, sessions, isOpen } = await readForObject(this.env.DB, leagueId, [...viewers], new Date());
      // The week was closed while D1 was being read: nothing may be stored anymore.
      if (this.leagueId !== leagueId) return;
      if (!isOpen) return await this.shutDown();
      this.isLoaded = true;
      this.seats = seats;
      const seated = new Set(members.map((member) => member.userId));
      for (const userId of [...this.members.keys()].filter((id) => !seated.has(id))) {
        this.members.delete(userId);
        this.storage.removeMember(userId);
      }
      for (const member of members) this.mergeMember(member);
      for (const socket of this.openSockets()) {
        const { sid, userId, since } = viewerOf(socket);
        if (viewers.has(sid) && !sessions.has(sid)) end(socket, LIVE_CLOSE.notAMember, "The session has ended");
        else if (!seated.has(userId) && since > 0) end(socket, LIVE_CLOSE.notAMember, "No seat in this league");
      }
    } catch (error) {
      this.isLoaded = false;
      logError("league not read", error, { leagueId });
    }
  }

  /** Replaces what is known of a member, but never lowers their total. It is stored with the frame that shows it. */
  private mergeMember(member: ShownMember): void {
    const known = this.members.get(member.userId);
    const isSame =
      known?.seatId === member.seatId &&
      known.displayName === member.displayName &&
      known.avatarUrl === member.avatarUrl;
    if (isSame && known.weeklyXp >= member.weeklyXp) return;
    const { weeklyXp, lastXpUpdate } = known && known.weeklyXp > member.weeklyXp ? known : member;
    this.members.set(member.userId, { ...member, weeklyXp, lastXpUpdate });
  }

  /** The open sockets of one member, or of everyone. A socket that was ended no longer counts, even if its browser never closes it. */
  private openSockets(userId?: string): WebSocket[] {
    return this.ctx.getWebSockets(userId).filter(isOpenSocket);
  }

  private isWatched(): boolean {
    return this.ctx.getWebSockets().some(isOpenSocket);
  }

  /** Sends a frame now, or as soon as the limit of four a second allows. With nobody watching there is nothing to send. */
  private scheduleFrame(): void {
    if (this.frameTimer !== null || !this.isWatched()) return;
    const wait = frameWait(this.lastFrameAt, Date.now());
    if (wait === 0) return this.sendFrame();
    this.frameTimer = setTimeout(() => this.sendFrame(), wait);
  }

  /** Sends every socket what has changed since the last frame. */
  private sendFrame(): void {
    if (this.frameTimer !== null) clearTimeout(this.frameTimer);
    this.frameTimer = null;
    if (this.leagueId === null) return;
    const now = new Date();
    const before = this.shown;
    const after = this.shownAt(this.leagueId, now);
    const message = changesSince(before, after, this.seq + 1);
    if (!message) return;
    this.seq += 1;
    this.shown = after;
    if (!this.isWatched()) return;
    this.lastFrameAt = now.getTime();
    this.storeView(now);
    this.broadcast(message);
  }

  /** What every member sees at an instant. */
  private shownAt(leagueId: string, now: Date): Shown {
    return shownFrom(publicLeaderboard(leagueId, [...this.members.values()], now), this.seats);
  }

  /**
   * Stores what the viewers have been sent, so that the next frame goes on from there after hibernation. Only right after `shown` was made from
   * the members: a total that no frame has shown yet must not count as shown.
   */
  private storeView(now: Date): void {
    const { seq, members, shown } = this;
    this.storage.setView({ seq, hour: startOfHour(now), seats: shown.seats, members: [...members.values()] });
  }

  /**
   * Sends a socket the whole leaderboard as of the last frame: right after it opens, or when it missed a frame. Later changes arrive with
   * the next frame.
   */
  private sendSnapshot(socket: WebSocket): void {
    if (this.leagueId === null) return;
    const { entries, seats } = this.shown;
    send(socket, { type: "snapshot", seq: this.seq, leagueId: this.leagueId, entries: [...entries.values()], seats });
  }

  private broadcast(message: LiveServerMessage): void {
    const text = JSON.stringify(message);
    for (const socket of this.openSockets()) sendText(socket, text);
  }

  /** Makes way for one more socket: one member must not use up what the object can hold. */
  private dropOldestSockets(userId: string): void {
    const own = this.openSockets(userId);
    const excess = own.length - MAX_SOCKETS_PER_MEMBER + 1;
    const oldest = own.toSorted((a, b) => viewerOf(a).since - viewerOf(b).since).slice(0, Math.max(0, excess));
    for (const socket of oldest) end(socket, LIVE_CLOSE.replaced, "Too many windows");
  }

  /** Moves the alarm forward if it would go off too late. An alarm that is early enough stays: setting one costs a row written. */
  private async scheduleAlarm(): Promise<void> {
    if (this.leagueId === null) return;
    const at = nextAlarm(this.leagueId, { watched: this.isWatched(), now: Date.now() });
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > at) await this.ctx.storage.setAlarm(at);
  }

  /** Closes the week in D1 if it is over, then shuts the object down. False while the week runs; true also when it will be retried. */
  private async closeWeek(leagueId: string): Promise<boolean> {
    try {
      const { db } = openDatabase(this.env.DB, { bookmark: null, primary: true });
      const closed = await closeLeagues(db, [leagueId], new Date());
      if (closed.length === 0) return false;
    } catch (error) {
      // The platform retries a failed alarm six times and then drops it. An alarm of our own keeps trying.
      await this.ctx.storage.setAlarm(Date.now() + CLOSE_RETRY_MS);
      logError("league not closed", error, { leagueId });
      return true;
    }
    await this.shutDown();
    return true;
  }

  /** Tells the viewers that the results are final, ends their sockets and deletes everything stored. */
  private async shutDown(): Promise<void> {
    this.broadcast({ type: "closed", seq: this.seq + 1 });
    for (const socket of this.openSockets()) end(socket, LIVE_CLOSE.weekClosed, "The week is closed");
    if (this.frameTimer !== null) clearTimeout(this.frameTimer);
    [this.frameTimer, this.leagueId, this.isLoaded, this.lastFrameAt, this.seq] = [null, null, false, null, 0];
    this.members.clear();
    [this.seats, this.shown] = [0, shownFrom([], 0)];
    await this.storage.wipe();
  }
}

function isOpenSocket(socket: WebSocket): boolean {
  return socket.readyState === WebSocket.OPEN;
}

/** Practice partners change by the hour, so the hour tells which of their totals the viewers have seen. */
function startOfHour(now: Date): string {
  return `${now.toISOString().slice(0, 13)}:00:00.000Z`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
