/** Writes that one learner may make in a clock minute, and on a UTC day: many times what a person can do, so only a script meets them. */
export const WRITES_A_MINUTE = 120;
export const WRITES_A_DAY = 1_000;

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 1_440;

/** A learner's writes so far. */
export interface WriteCount {
  /** The minute of the last write, counted from 1970. It also tells the UTC day that `dayWrites` counts. */
  writeMinute: number;
  /** Writes in that minute, and on its UTC day. */
  minuteWrites: number;
  dayWrites: number;
}

/** The count with one more write, or how long the learner must wait before the next one. */
export type CountedWrite = { allowed: true; count: WriteCount } | { allowed: false; retryAfterSeconds: number };

/** Counts one more write that was received at `now`. */
export function countWrite(before: WriteCount, now: Date): CountedWrite {
  // A call that was received before the last one may be decided after it: it counts in the later minute.
  const minute = Math.max(before.writeMinute, Math.floor(now.getTime() / MINUTE_MS));
  const day = Math.floor(minute / MINUTES_A_DAY);
  const isSameDay = Math.floor(before.writeMinute / MINUTES_A_DAY) === day;
  const inMinute = before.writeMinute === minute ? before.minuteWrites : 0;
  const onDay = isSameDay ? before.dayWrites : 0;
  const waitUntil = (endMinute: number): CountedWrite => ({
    allowed: false,
    retryAfterSeconds: Math.ceil((endMinute * MINUTE_MS - now.getTime()) / 1_000),
  });
  if (onDay >= WRITES_A_DAY) return waitUntil((day + 1) * MINUTES_A_DAY);
  if (inMinute >= WRITES_A_MINUTE) return waitUntil(minute + 1);
  return { allowed: true, count: { writeMinute: minute, minuteWrites: inMinute + 1, dayWrites: onDay + 1 } };
}
