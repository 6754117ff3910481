import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { brotliCompressSync, constants, createBrotliCompress } from "node:zlib";

/** A server in front of another one, on this machine. */
export interface Proxy {
  origin: string;
  close(): Promise<void>;
}

/** What the edge compresses. Fonts and pictures are compressed already. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg\+xml)/;
/** Built files are stored compressed as well as can be; what is made for a request is compressed quickly. */
const STORED = 11;
const ON_THE_FLY = 4;

/**
 * Serves what `target` serves as Cloudflare's edge would: compressed with brotli, the beginning of a page as soon as it is there. Every
 * request carries `cookie`, so that a tool that knows no account sees the pages of a learner.
 */
export async function startProxy({ target, cookie }: { target: string; cookie: string }): Promise<Proxy> {
  const stored = new Map<string, Promise<StoredFile>>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (path.startsWith("/assets/")) {
      const file = stored.get(path) ?? storedFile(new URL(path, target));
      stored.set(path, file);
      void file.then(({ headers, body }) => outgoing.writeHead(200, headers).end(body));
      return;
    }
    const headers = { ...incoming.headers, host: new URL(target).host, "accept-encoding": "identity", cookie };
    const forwarded = request(new URL(path, target), { method: incoming.method, headers }, (answer) =>
      handOn(answer, outgoing),
    );
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface StoredFile {
  headers: Record<string, string>;
  body: Buffer;
}

/** A built file as the edge keeps it: compressed once, before anybody asks. */
async function storedFile(url: URL): Promise<StoredFile> {
  const answer = await fetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !HOP.has(name)));
  if (!COMPRESSIBLE.test(headers["content-type"] ?? "")) return { headers, body };
  return {
    headers: { ...headers, "content-encoding": "br" },
    body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: STORED } }),
  };
}

/** Headers about the way to this proxy, not about the file. */
const HOP = new Set(["content-length", "content-encoding", "transfer-encoding", "connection", "keep-alive"]);

function handOn(answer: IncomingMessage, outgoing: ServerResponse): void {
  // The browser has gone on to another page.
  if (outgoing.destroyed) {
    answer.destroy();
    return;
  }
  const { "content-length": length, ...headers } = answer.headers;
  const status = answer.statusCode ?? 502;
  const ignore = () => undefined;
  if (!COMPRESSIBLE.test(headers["content-type"] ?? "") || status === 304) {
    outgoing.writeHead(status, length === undefined ? headers : { ...headers, "content-length": length });
    pipeline(answer, outgoing, ignore);
    return;
  }
  outgoing.writeHead(status, { ...headers, "content-encoding": "br" });
  const brotli = createBrotliCompress({
    // Flushed, or the head of a page would wait for its end.
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: ON_THE_FLY },
  });
  pipeline(answer, brotli, outgoing, ignore);
}
