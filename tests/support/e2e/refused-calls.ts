const OWN_PAGE = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };

/** A call that the Worker refuses before it has read the body. */
interface RefusedCall {
  what: string;
  status: number;
  path: string;
  headers?: Record<string, string>;
  body: () => BodyInit;
}

const LOGIN = "/api/auth/login";
const SMALL = '{"a":1}';
const OVER_LIMIT_BYTES = 100_000;
const LARGE_BYTES = 3_000_000;
const CHUNK_BYTES = 16_384;

const REFUSED_CALLS: RefusedCall[] = [
  { what: "without a session", status: 401, path: "/api/vocabulary/add-batch", body: () => SMALL },
  {
    what: "from another site",
    status: 403,
    path: LOGIN,
    headers: { "Sec-Fetch-Site": "cross-site" },
    body: () => SMALL,
  },
  { what: "to an unknown API path", status: 404, path: "/api/nothing", body: () => SMALL },
  { what: "to a path of another method", status: 404, path: "/api/home", body: () => SMALL },
  { what: "to a page", status: 405, path: "/lesson/1", body: () => SMALL },
  { what: "over the limit", status: 413, path: LOGIN, body: () => "x".repeat(OVER_LIMIT_BYTES) },
  { what: "over the limit, streamed", status: 413, path: LOGIN, body: () => streamOf(OVER_LIMIT_BYTES) },
  { what: "of 3 MB", status: 413, path: LOGIN, body: () => "x".repeat(LARGE_BYTES) },
  { what: "of 3 MB, streamed", status: 413, path: LOGIN, body: () => streamOf(LARGE_BYTES) },
  { what: "that is not JSON", status: 415, path: LOGIN, headers: { "Content-Type": "text/plain" }, body: () => SMALL },
];

/** Sent in chunks and without a length. */
function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(new Uint8Array(Math.min(CHUNK_BYTES, left)));
      left -= CHUNK_BYTES;
    },
  });
}

/**
 * Has every kind of call refused so many times, each time followed by a good call: the local servers' proxies keep their
 * connections to the Worker, and one that the Worker closed would fail whoever comes next. Gives what went wrong.
 */
export async function faultsAfterRefusals(origin: string, times: number): Promise<string[]> {
  const faults: string[] = [];
  const ask = async (what: string, status: number, path: string, init?: RequestInit): Promise<void> => {
    try {
      const response = await fetch(origin + path, init);
      const text = await response.text();
      if (response.status !== status) faults.push(`${what}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      faults.push(`${what}: ${String(error)} ${String((error as Error).cause)}`);
    }
  };
  for (const { what, status, path, headers, body } of REFUSED_CALLS) {
    for (let i = 0; i < times; i++) {
      const init = { method: "POST", headers: { ...OWN_PAGE, ...headers }, body: body(), duplex: "half" } as const;
      await ask(`a call ${what}`, status, path, init);
      await ask(`the call after one ${what}`, 200, "/api/auth/user");
    }
  }
  return faults;
}

/** How often the scenarios have each kind refused: without the fix, about every tenth call failed. REFUSALS=300 makes it a proof of several minutes. */
export const REFUSALS = Number(process.env.REFUSALS ?? 10);
