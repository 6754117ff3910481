import { describe, expect, it } from "vitest";
import {
  countMessage,
  countWrite,
  MESSAGES_A_DAY,
  MESSAGES_A_MINUTE,
  WRITES_A_DAY,
  WRITES_A_MINUTE,
  type WriteCount,
} from "#schema/rules/write-quota.ts";

const NONE: WriteCount = { writeMinute: 0, minuteWrites: 0, dayWrites: 0 };

/** The count after this many writes at the same instant. */
function after(writes: number, at: string, before = NONE): WriteCount {
  let count = before;
  for (let i = 0; i < writes; i++) {
    const counted = countWrite(count, new Date(at));
    if (!counted.allowed) throw new Error(`Write ${i + 1} at ${at} was refused`);
    count = counted.count;
  }
  return count;
}

/** The count after `minutes` full minutes from midnight on. */
function busyMinutes(minutes: number): WriteCount {
  let count = NONE;
  for (let i = 0; i < minutes; i++) {
    const clock = `${String(Math.floor(i / 60)).padStart(2, "0")}:${String(i % 60).padStart(2, "0")}`;
    count = after(100, `2037-06-10T${clock}:00Z`, count);
  }
  return count;
}

describe("a learner's writes", () => {
  it("count in their clock minute and on their UTC day", () => {
    const count = after(3, "2037-06-10T23:59:10Z");
    expect(count).toMatchObject({ minuteWrites: 3, dayWrites: 3 });
    expect(after(1, "2037-06-10T23:59:59Z", count)).toMatchObject({ minuteWrites: 4, dayWrites: 4 });
    expect(after(1, "2037-06-11T00:00:00Z", count)).toMatchObject({ minuteWrites: 1, dayWrites: 1 });
  });

  it.each([
    ["a second after its start", "2037-06-10T10:00:01Z", 59],
    ["in its last second", "2037-06-10T10:00:59.900Z", 1],
  ])("are refused beyond 120 a minute until the minute is over: %s", (_, at, retryAfterSeconds) => {
    const full = after(WRITES_A_MINUTE, "2037-06-10T10:00:00Z");
    expect(countWrite(full, new Date(at))).toEqual({ allowed: false, retryAfterSeconds });
    expect(after(1, "2037-06-10T10:01:00Z", full)).toMatchObject({ minuteWrites: 1, dayWrites: 121 });
  });

  it("are refused beyond 1,000 a day until midnight UTC", () => {
    const full = busyMinutes(10);
    expect(full.dayWrites).toBe(WRITES_A_DAY);
    expect(countWrite(full, new Date("2037-06-10T22:00:00Z"))).toEqual({ allowed: false, retryAfterSeconds: 7_200 });
    expect(after(1, "2037-06-11T00:00:00Z", full).dayWrites).toBe(1);
  });

  it("count in the later minute when an earlier call is decided late", () => {
    const full = after(WRITES_A_MINUTE, "2037-06-10T10:01:00Z");
    expect(countWrite(full, new Date("2037-06-10T10:00:58Z"))).toEqual({ allowed: false, retryAfterSeconds: 62 });
  });
});

describe("a learner's messages to the tutor", () => {
  const none = { messageMinute: 0, minuteMessages: 0, dayMessages: 0 };
  const afterMessages = (messages: number, at: string, before = none) => {
    let count = before;
    for (let i = 0; i < messages; i++) {
      const counted = countMessage(count, new Date(at));
      if (!counted.allowed) throw new Error(`Message ${i + 1} at ${at} was refused`);
      count = counted.count;
    }
    return count;
  };

  it("are refused beyond 20 a minute", () => {
    const full = afterMessages(MESSAGES_A_MINUTE, "2037-06-10T10:00:00Z");
    expect(countMessage(full, new Date("2037-06-10T10:00:45Z"))).toEqual({ allowed: false, retryAfterSeconds: 15 });
    expect(countMessage(full, new Date("2037-06-10T10:01:00Z"))).toMatchObject({ allowed: true });
  });

  it("are refused beyond 150 a day (UTC)", () => {
    let count = none;
    for (let i = 0; i < MESSAGES_A_DAY / 10; i++) {
      count = afterMessages(10, `2037-06-10T10:${String(i).padStart(2, "0")}:00Z`, count);
    }
    expect(countMessage(count, new Date("2037-06-10T23:00:00Z"))).toEqual({ allowed: false, retryAfterSeconds: 3_600 });
    expect(countMessage(count, new Date("2037-06-11T00:00:00Z"))).toMatchObject({ count: { dayMessages: 1 } });
  });
});
