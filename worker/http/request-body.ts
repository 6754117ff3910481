/** How much of a refused body is read, and for how long. */
interface DiscardLimits {
  bytes: number;
  milliseconds: number;
}

const DISCARD_LIMITS: DiscardLimits = { bytes: 4 * 1024 * 1024, milliseconds: 2_000 };

/**
 * Reads and drops what the answer to a request left unread of its body, up to the limits. The runtime closes a connection on which
 * it answered before it had read the whole body. A proxy that reuses its connections, such as those of `npm run dev` and
 * `npm run preview`, would send the next request into the closed one and answer it with 500.
 */
export async function discardBody({ body }: Request, limits = DISCARD_LIMITS): Promise<void> {
  // A locked body is being read to its end by the handler that locked it.
  if (body === null || body.locked) return;
  const reader = body.getReader();
  const stop = async () => reader.cancel().catch(() => {});
  const timer = setTimeout(() => void stop(), limits.milliseconds);
  try {
    await readUpTo(reader, limits.bytes);
    await stop();
  } catch {
    // The sender is gone: nothing is left to read.
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a body to its end, or gives null when it has more than `maxBytes`; the rest then stays unread. */
export async function readBody(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Blob | null> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  try {
    return (await readUpTo(reader, maxBytes, chunks)) ? new Blob(chunks) : null;
  } finally {
    reader.releaseLock();
  }
}

/** Reads chunks, into `chunks` where it is given, until the end or until there are more than `maxBytes`. True at the end. */
async function readUpTo(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  chunks?: Uint8Array[],
): Promise<boolean> {
  for (let bytes = 0; bytes <= maxBytes; ) {
    const { done, value } = await reader.read();
    if (done) return true;
    bytes += value.byteLength;
    chunks?.push(value);
  }
  return false;
}
