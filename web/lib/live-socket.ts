import ReconnectingWebSocket from "partysocket/ws";
import { LIVE_PING, LIVE_PONG } from "#schema/api/league-live.ts";

const PING_EVERY_MS = 30_000;
/** A connection that has not answered a ping within this time is dead, even if nobody closed it. */
const PONG_WITHIN_MS = 10_000;
/** The first retry comes after 1 to 2 s; each wait is twice as long as the one before, up to 30 to 60 s. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
const RETRY_FACTOR = 2;
const OPEN_WITHIN_MS = 10_000;
/** After a connection that lasted this long, the waits start small again. */
const GOOD_AFTER_MS = 5_000;

export interface LiveSocketOptions {
  /** Path of the socket on this site. */
  path: string;
  /** Close codes after which the socket does not reconnect. */
  finalCodes: readonly number[];
  /** Called when the connection is open, also after every reconnect. */
  onOpen: () => void;
  /** Called with every text frame except pongs. */
  onFrame: (text: string) => void;
  /** Called when the connection was lost or could not be made; a retry follows. `hadOpened`: whether it was open before. */
  onLost: (hadOpened: boolean) => void;
  /** Called when the server closed the connection with a final code. */
  onEnd: (code: number) => void;
}

export interface LiveSocket {
  /** Sends nothing while there is no connection. */
  send: (text: string) => void;
  /** Closes the socket for good; no callback is called after that. */
  close: () => void;
}

/**
 * A socket that stays open. It reconnects after growing waits, slightly different in every browser, so that clients cut off
 * at the same moment do not return at the same moment. Pings notice when the other side is gone.
 */
export function openLiveSocket({ path, finalCodes, onOpen, onFrame, onLost, onEnd }: LiveSocketOptions): LiveSocket {
  const jitter = 1 + Math.random();
  const socket = new ReconnectingWebSocket(addressOf(path), undefined, {
    minReconnectionDelay: FIRST_RETRY_MS * jitter,
    maxReconnectionDelay: LAST_RETRY_MS * jitter,
    reconnectionDelayGrowFactor: RETRY_FACTOR,
    connectionTimeout: OPEN_WITHIN_MS,
    minUptime: GOOD_AFTER_MS,
    shouldReconnectOnClose: ({ code }) => !finalCodes.includes(code),
  });
  let isOpen = false;
  let isClosed = false;
  let pings: ReturnType<typeof setInterval> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function ping(): void {
    socket.send(LIVE_PING);
    deadline ??= setTimeout(() => socket.reconnect(), PONG_WITHIN_MS);
  }
  function heard(): void {
    clearTimeout(deadline);
    deadline = undefined;
  }
  function stopPings(): void {
    clearInterval(pings);
    heard();
  }

  socket.addEventListener("open", () => {
    isOpen = true;
    pings = setInterval(ping, PING_EVERY_MS);
    onOpen();
  });
  socket.addEventListener("message", ({ data }) => {
    heard();
    if (typeof data === "string" && data !== LIVE_PONG && !isClosed) onFrame(data);
  });
  socket.addEventListener("close", ({ code }) => {
    const hadOpened = isOpen;
    isOpen = false;
    stopPings();
    if (isClosed) return;
    if (finalCodes.includes(code)) {
      isClosed = true;
      onEnd(code);
    } else onLost(hadOpened);
  });

  return {
    send: (text) => {
      if (isOpen) socket.send(text);
    },
    close: () => {
      isClosed = true;
      stopPings();
      socket.close();
    },
  };
}

function addressOf(path: string): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${path}`;
}
