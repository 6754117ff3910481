/** Writes that one learner may make in a clock minute, and on a UTC day: many times what a person can do, so only a script meets them. */
export const WRITES_A_MINUTE = 120;
export const WRITES_A_DAY = 1_000;

const MINUTE_MS = 60_000;
export const MINUTES_A_DAY = 1_440;

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

/** What may be done in a clock minute, and on a UTC day. */
interface Quota {
  aMinute: number;
  aDay: number;
}

/** Counts one more write that was received at `now`. */
export function countWrite(before: WriteCount, now: Date): CountedWrite {
  return countAgainst({ aMinute: WRITES_A_MINUTE, aDay: WRITES_A_DAY }, before, now);
}

/**
 * Messages that one learner may send to the tutor in a clock minute and on a UTC day. Each may cost a call of a language model, so they have a
 * quota of their own besides that of writes.
 */
export const MESSAGES_A_MINUTE = 20;
export const MESSAGES_A_DAY = 150;

/** The minute of the last message, and the messages in it and on its UTC day. */
export interface MessageCount {
  messageMinute: number;
  minuteMessages: number;
  dayMessages: number;
}

/** Counts one more message, or a new conversation, in which the tutor speaks as well. */
export function countMessage(
  { messageMinute, minuteMessages, dayMessages }: MessageCount,
  now: Date,
): { allowed: true; count: MessageCount } | { allowed: false; retryAfterSeconds: number } {
  const before = { writeMinute: messageMinute, minuteWrites: minuteMessages, dayWrites: dayMessages };
  const counted = countAgainst({ aMinute: MESSAGES_A_MINUTE, aDay: MESSAGES_A_DAY }, before, now);
  if (!counted.allowed) return counted;
  const { writeMinute, minuteWrites, dayWrites } = counted.count;
  return {
    allowed: true,
    count: { messageMinute: writeMinute, minuteMessages: minuteWrites, dayMessages: dayWrites },
  };
}

/** The minute in which an instant lies, counted from 1970. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS);
}

function countAgainst({ aMinute, aDay }: Quota, before: WriteCount, now: Date): CountedWrite {
  // A call that was received before the last one may be decided after it: it counts in the later minute.
  const minute = Math.max(before.writeMinute, minuteOf(now));
  const day = Math.floor(minute / MINUTES_A_DAY);
  const isSameDay = Math.floor(before.writeMinute / MINUTES_A_DAY) === day;
  const inMinute = before.writeMinute === minute ? before.minuteWrites : 0;
  const onDay = isSameDay ? before.dayWrites : 0;
  const waitUntil = (endMinute: number): CountedWrite => ({
    allowed: false,
    retryAfterSeconds: Math.ceil((endMinute * MINUTE_MS - now.getTime()) / 1_000),
  });
  if (onDay >= aDay) return waitUntil((day + 1) * MINUTES_A_DAY);
  if (inMinute >= aMinute) return waitUntil(minute + 1);
  return { allowed: true, count: { writeMinute: minute, minuteWrites: inMinute + 1, dayWrites: onDay + 1 } };
}
