import { LIVE_CLOSE, type LiveServerMessage } from "#schema/api/league-live.ts";

/** Sockets of one member at once: a few devices with many tabs. One more ends the oldest. */
export const MAX_SOCKETS_PER_MEMBER = 40;

/** Who sits at a socket, kept over hibernation. */
export interface Viewer {
  userId: string;
  sid: string;
  since: number;
  /** When everything was sent last, for the limit on asking for it. */
  resumedAt: number;
}

/** Who sits at a socket that the room has accepted. */
export function viewerOf(socket: WebSocket): Viewer {
  const none: Viewer = { userId: "", sid: "", since: 0, resumedAt: 0 };
  return (socket.deserializeAttachment() as Viewer | null) ?? none;
}

/** Sends a frame; to a socket that is closing, nothing. */
export function send(socket: WebSocket, message: LiveServerMessage): void {
  sendText(socket, JSON.stringify(message));
}

/** The same for a frame that goes to many and is written once. */
export function sendText(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // It closed in this moment; its close handler is on the way.
  }
}

/** Ends a socket with a code of LIVE_CLOSE or of the protocol; one that is closed already stays so. */
export function end(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // It is closed already.
  }
}

/** The answer to an upgrade that came when the week was closed already. */
export function closedSocket(): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  end(server, LIVE_CLOSE.weekClosed, "The week is closed");
  return new Response(null, { status: 101, webSocket: client });
}
