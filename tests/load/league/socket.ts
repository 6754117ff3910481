import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Socket } from "node:net";

const TEXT = 0x1;
const CLOSE = 0x8;
const OPCODE = 0x0f;
/** A length of 126 means that the next two bytes hold the real one. */
const LONG = 126;
const KEY_BYTES = 16;

export interface SocketEvents {
  onText: (text: string) => void;
  /** The server ended the socket with this code; 1006 if it gave none. */
  onEnd: (code: number) => void;
}

/** A WebSocket that only receives. */
export interface ListeningSocket {
  /** Ends the socket from this side. */
  end(): void;
}

/**
 * Opens a WebSocket and passes on every text frame. Rejects if it does not open. Node's own client always offers compression, and
 * decompressing each tiny frame in its own stream would cost a thousand viewers more than the server does for them; this one offers none.
 */
export function openSocket(url: string, headers: Record<string, string>, on: SocketEvents): Promise<ListeningSocket> {
  return new Promise((resolve, reject) => {
    const upgrade = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": randomBytes(KEY_BYTES).toString("base64"),
    };
    const opening = request(url, { headers: { ...headers, ...upgrade }, agent: false });
    opening.once("error", reject);
    opening.once("response", ({ statusCode }) => reject(new Error(`The upgrade was answered with ${statusCode}`)));
    opening.once("upgrade", (_response, socket: Socket, head: Buffer) => resolve(listen(socket, head, on)));
    opening.end();
  });
}

function listen(socket: Socket, head: Buffer, { onText, onEnd }: SocketEvents): ListeningSocket {
  let rest: Buffer = head;
  let code = 1006;
  let ended = false;
  const read = (data: Buffer): void => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    for (let frame = frameOf(rest); frame; frame = frameOf(rest)) {
      rest = rest.subarray(frame.size);
      if (frame.opcode === TEXT) onText(frame.payload.toString());
      if (frame.opcode === CLOSE) {
        code = frame.payload.length >= 2 ? frame.payload.readUInt16BE(0) : code;
        socket.end();
      }
    }
  };
  socket.setNoDelay(true);
  socket.on("data", read);
  socket.on("error", () => socket.destroy());
  socket.once("close", () => {
    if (!ended) onEnd(code);
  });
  if (head.length > 0) read(Buffer.alloc(0));
  return {
    end() {
      ended = true;
      socket.destroy();
    },
  };
}

/** The first complete frame in the received data, or null. The server sends no fragments and no frame of 64 kB or more. */
function frameOf(data: Buffer): { opcode: number; payload: Buffer; size: number } | null {
  const [first, second] = [data[0], data[1]];
  if (first === undefined || second === undefined) return null;
  const isLong = second === LONG;
  const start = isLong ? 4 : 2;
  if (data.length < start) return null;
  const length = isLong ? data.readUInt16BE(2) : second;
  const size = start + length;
  return data.length < size ? null : { opcode: first & OPCODE, payload: data.subarray(start, size), size };
}
