import { vi } from "vitest";
import type { LiveServerMessage } from "#schema/api/league-live.ts";

/** A socket that the page opened. The test plays the server. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readonly url: string;
  readyState: number = FakeSocket.CONNECTING;
  binaryType = "blob";
  /** What the page sent, in order. */
  readonly sent: string[] = [];
  /** False as soon as the page has closed it. */
  isWanted = true;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isWanted = false;
    this.readyState = FakeSocket.CLOSED;
  }

  /** The server accepts the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  /** The server refuses it, or there is no network. */
  refuse(): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  /** A frame from the server. */
  frame(message: LiveServerMessage | string): void {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** The server ends it. */
  end(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
}

let opened: FakeSocket[] = [];

/** Every socket that the page has opened since then, in order. */
export interface FakeSockets {
  all: () => readonly FakeSocket[];
  /** The newest one. Fails if there is none. */
  latest: () => FakeSocket;
}

/** Replaces WebSocket. Undo with vi.unstubAllGlobals(). */
export function fakeSockets(): FakeSockets {
  opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  return {
    all: () => opened,
    latest: () => {
      const last = opened.at(-1);
      if (!last) throw new Error("The page has opened no socket");
      return last;
    },
  };
}
