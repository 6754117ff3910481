import { LIVE_CLOSE, type LiveServerMessage } from "#schema/api/league-live.ts";

/** Most open sockets of one member: a few devices with many tabs. Opening one more ends the oldest. */
export const MAX_SOCKETS_PER_MEMBER = 40;

/** The person behind a socket; survives hibernation as the socket's attachment. */
export interface Viewer {
  userId: string;
  sid: string;
  since: number;
  /** When they last asked for a snapshot, in milliseconds since 1970; 0 for never. */
  resumedAt: number;
}

/** The viewer behind a socket that the league object has accepted. */
export function viewerOf(socket: WebSocket): Viewer {
  const none: Viewer = { userId: "", sid: "", since: 0, resumedAt: 0 };
  return (socket.deserializeAttachment() as Viewer | null) ?? none;
}

/** Sends a frame. Does nothing if the socket is closing. */
export function send(socket: WebSocket, message: LiveServerMessage): void {
  sendText(socket, JSON.stringify(message));
}

/** The same for a frame that is serialized once and sent to many sockets. */
export function sendText(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // The socket has just closed; its close handler is about to run.
  }
}

/** Closes a socket with a code from LIVE_CLOSE or from the WebSocket protocol. Does nothing if it is closed already. */
export function end(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // Already closed.
  }
}

/** Answers an upgrade for a league whose week is closed: a socket that says so and ends. */
export function closedSocket(): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  end(server, LIVE_CLOSE.weekClosed, "The week is closed");
  return new Response(null, { status: 101, webSocket: client });
}
