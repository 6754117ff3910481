/** One database that does one thing after the other, and what comes to it. Times in milliseconds since the week's end. */
export interface Load {
  /** When each league asks to be closed, ascending. */
  arrivals: readonly number[];
  /** What the database needs for one close. */
  closeMs: number;
  /** Share of its time that everything else takes: a close then takes so much longer. */
  busy: number;
  /** A close that has not begun after this long is refused, and asks again after `againMs`. */
  refusedAfterMs: number;
  againMs: number;
}

export interface Drained {
  /** When the last league was closed. */
  lastAt: number;
  longestQueue: number;
  /** From the moment when a league first asked until it was closed: median and the worst. */
  medianWait: number;
  longestWait: number;
  /** Refusals: each is a line in the log and another try. */
  refusals: number;
}

interface Ask {
  at: number;
  first: number;
}

/** Lets the leagues through one server, first come, first served. */
export function drain({ arrivals, closeMs, busy, refusedAfterMs, againMs }: Load): Drained {
  const serviceMs = closeMs / (1 - busy);
  const again: Ask[] = [];
  const waits: number[] = [];
  const begins: number[] = [];
  let [fresh, retried, free, refusals, lastAt, longestQueue, head] = [0, 0, 0, 0, 0, 0, 0];
  while (fresh < arrivals.length || retried < again.length) {
    const [new_, old] = [arrivals[fresh] ?? Number.POSITIVE_INFINITY, again[retried]?.at ?? Number.POSITIVE_INFINITY];
    const ask: Ask = new_ <= old ? { at: new_, first: new_ } : (again[retried] ?? { at: old, first: old });
    if (new_ <= old) fresh += 1;
    else retried += 1;
    const begin = Math.max(ask.at, free);
    if (begin - ask.at > refusedAfterMs) {
      // Refused in the order in which they came, so the list of second tries stays in order, too.
      refusals += 1;
      again.push({ at: ask.at + refusedAfterMs + againMs, first: ask.first });
      continue;
    }
    free = begin + serviceMs;
    begins.push(begin);
    while ((begins[head] ?? Number.POSITIVE_INFINITY) <= ask.at) head += 1;
    longestQueue = Math.max(longestQueue, begins.length - head);
    waits.push(free - ask.first);
    lastAt = free;
  }
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    lastAt,
    longestQueue,
    medianWait: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestWait: sorted.at(-1) ?? 0,
    refusals,
  };
}
