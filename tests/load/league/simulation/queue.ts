/** The load on a database that does one thing at a time. Times in milliseconds since the end of the week. */
export interface Load {
  /** When each league asks to be closed, in ascending order. */
  arrivals: readonly number[];
  /** How long the database takes for one close. */
  closeMs: number;
  /** The share of its time that other work takes, which makes a close take correspondingly longer. */
  busy: number;
  /** A close that has not started after this long is refused and asks again after `againMs`. */
  refusedAfterMs: number;
  againMs: number;
}

export interface Drained {
  /** When the last league was closed. */
  lastAt: number;
  longestQueue: number;
  /** The longest time from a league's first request until it was closed. */
  longestWait: number;
  /** Refused requests: each is a line in the log and another attempt. */
  refusals: number;
}

interface Ask {
  at: number;
  first: number;
}

/** Runs the leagues through one server, first come, first served. */
export function drain({ arrivals, closeMs, busy, refusedAfterMs, againMs }: Load): Drained {
  const serviceMs = closeMs / (1 - busy);
  const retries: Ask[] = [];
  const begins: number[] = [];
  // How many arrivals, retries and begun closes have been dealt with.
  let [fresh, retried, head] = [0, 0, 0];
  /** When the database is free again. */
  let free = 0;
  let [refusals, lastAt, longestQueue, longestWait] = [0, 0, 0, 0];
  while (fresh < arrivals.length || retried < retries.length) {
    const [nextFresh, nextRetry] = [
      arrivals[fresh] ?? Number.POSITIVE_INFINITY,
      retries[retried]?.at ?? Number.POSITIVE_INFINITY,
    ];
    const ask: Ask =
      nextFresh <= nextRetry
        ? { at: nextFresh, first: nextFresh }
        : (retries[retried] ?? { at: nextRetry, first: nextRetry });
    if (nextFresh <= nextRetry) fresh += 1;
    else retried += 1;
    const begin = Math.max(ask.at, free);
    if (begin - ask.at > refusedAfterMs) {
      // Requests are refused in the order in which they arrived, so the list of retries stays in order.
      refusals += 1;
      retries.push({ at: ask.at + refusedAfterMs + againMs, first: ask.first });
      continue;
    }
    free = begin + serviceMs;
    begins.push(begin);
    while ((begins[head] ?? Number.POSITIVE_INFINITY) <= ask.at) head += 1;
    longestQueue = Math.max(longestQueue, begins.length - head);
    longestWait = Math.max(longestWait, free - ask.first);
    lastAt = free;
  }
  return { lastAt, longestQueue, longestWait, refusals };
}
