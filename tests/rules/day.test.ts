import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, isTimeZone, localDay, mayChangeTimeZone, nextLocalMidnight } from "#schema/rules/day.ts";

const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "America/Santiago",
  "UTC",
];

describe("isTimeZone", () => {
  it.each([...ZONES, "Etc/GMT+5", "America/Argentina/Buenos_Aires", "GMT"])("accepts %s", (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each([
    "+02:00",
    "-0530",
    "+14",
    "",
    " ",
    "Europe/Berlin ",
    " Europe/Berlin",
    "Europe/Berlin\n",
    "Europe/",
    "/Berlin",
    "Mars/Olympus",
    "local",
    "Z",
    "GMT+2",
    "Europe/Berlin; DROP TABLE users",
    "__proto__",
    "A".repeat(5_000),
  ])("refuses %j", (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

describe("localDay", () => {
  it.each([
    // One instant, three dates.
    ["11 Mar 2026, 00:30 on Kiritimati (+14)", "2026-03-10T10:30:00Z", "Pacific/Kiritimati", "2026-03-11"],
    ["9 Mar 2026, 23:30 on Pago Pago (-11)", "2026-03-10T10:30:00Z", "Pacific/Pago_Pago", "2026-03-09"],
    ["10 Mar 2026, 11:30 in Berlin", "2026-03-10T10:30:00Z", "Europe/Berlin", "2026-03-10"],
    ["last ms of 14 Jul 2026 in Berlin (+2)", "2026-07-14T21:59:59.999Z", "Europe/Berlin", "2026-07-14"],
    ["first ms of 15 Jul 2026 in Berlin", "2026-07-14T22:00:00.000Z", "Europe/Berlin", "2026-07-15"],
    ["last ms of 14 Jan 2026 in New York (-5)", "2026-01-15T04:59:59.999Z", "America/New_York", "2026-01-14"],
    ["first ms of 15 Jan 2026 in New York", "2026-01-15T05:00:00.000Z", "America/New_York", "2026-01-15"],
    ["last ms of 1 May 2026 in Kolkata (+5:30)", "2026-05-01T18:29:59.999Z", "Asia/Kolkata", "2026-05-01"],
    ["first ms of 2 May 2026 in Kolkata", "2026-05-01T18:30:00.000Z", "Asia/Kolkata", "2026-05-02"],
    ["Lord Howe in summer (+11)", "2026-01-10T13:00:00Z", "Australia/Lord_Howe", "2026-01-11"],
    ["Lord Howe in winter (+10:30)", "2026-07-10T13:00:00Z", "Australia/Lord_Howe", "2026-07-10"],
    ["29 Mar 2026 in Berlin, an hour before clocks go forward", "2026-03-29T00:00:00Z", "Europe/Berlin", "2026-03-29"],
    ["30 Mar 2026, 00:30 in Berlin, the day after", "2026-03-29T22:30:00Z", "Europe/Berlin", "2026-03-30"],
    ["25 Oct 2026, 23:30 in Berlin, a day of 25 hours", "2026-10-25T22:30:00Z", "Europe/Berlin", "2026-10-25"],
    ["26 Oct 2026, 00:00 in Berlin", "2026-10-25T23:00:00Z", "Europe/Berlin", "2026-10-26"],
    ["29 Feb 2028 in New York", "2028-03-01T04:30:00Z", "America/New_York", "2028-02-29"],
    ["New Year 2027 on Kiritimati", "2026-12-31T10:00:00Z", "Pacific/Kiritimati", "2027-01-01"],
    ["New Year's Eve 2026 on Pago Pago", "2027-01-01T10:59:59.999Z", "Pacific/Pago_Pago", "2026-12-31"],
  ])("%s", (_what, instant, zone, day) => {
    expect(localDay(new Date(instant), zone)).toBe(day);
  });

  it("refuses an unknown zone", () => {
    expect(() => localDay(new Date(0), "Mars/Olympus")).toThrow(RangeError);
  });
});

describe("arithmetic on days", () => {
  it.each([
    ["2026-03-10", "2026-03-10", 0],
    ["2026-03-10", "2026-03-11", 1],
    ["2026-03-11", "2026-03-10", -1],
    ["2026-03-28", "2026-03-30", 2], // Clocks go forward between them in Berlin.
    ["2026-10-24", "2026-10-26", 2], // And back.
    ["2028-02-28", "2028-03-01", 2], // Leap year.
    ["2026-02-28", "2026-03-01", 1],
    ["2100-02-28", "2100-03-01", 1], // No leap year, though divisible by four.
    ["2026-12-31", "2027-01-01", 1],
    ["2026-01-01", "2027-01-01", 365],
    ["2028-01-01", "2029-01-01", 366],
  ])("from %s to %s is %i days", (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });

  it.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "10.03.2026",
    "",
    "2026-03-10T00:00:00Z",
    " 2026-03-10",
  ])("refuses %j as a day", (day) => {
    expect(() => daysBetween(day, "2026-03-10")).toThrow(RangeError);
    expect(() => addDays(day, 1)).toThrow(RangeError);
  });
});

describe("nextLocalMidnight", () => {
  it.each([
    ["Berlin, an ordinary day", "2026-03-10T10:30:00Z", "Europe/Berlin", "2026-03-10T23:00:00.000Z"],
    ["Berlin, 1 ms before midnight", "2026-03-10T22:59:59.999Z", "Europe/Berlin", "2026-03-10T23:00:00.000Z"],
    ["Berlin, at midnight itself: a whole day on", "2026-03-10T23:00:00Z", "Europe/Berlin", "2026-03-11T23:00:00.000Z"],
    ["Berlin, the day of 23 hours", "2026-03-28T23:00:00Z", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
    ["Berlin, the day of 25 hours", "2026-10-24T22:00:00Z", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
    ["New York, the day of 23 hours", "2026-03-08T05:00:00Z", "America/New_York", "2026-03-09T04:00:00.000Z"],
    ["New York, the day of 25 hours", "2026-11-01T04:00:00Z", "America/New_York", "2026-11-02T05:00:00.000Z"],
    ["Lord Howe, half an hour less", "2026-10-03T13:30:00Z", "Australia/Lord_Howe", "2026-10-04T13:00:00.000Z"],
    ["Lord Howe, half an hour more", "2026-04-04T13:00:00Z", "Australia/Lord_Howe", "2026-04-05T13:30:00.000Z"],
    ["Kiritimati", "2026-12-31T09:00:00Z", "Pacific/Kiritimati", "2026-12-31T10:00:00.000Z"],
    ["Pago Pago", "2026-12-31T10:30:00Z", "Pacific/Pago_Pago", "2026-12-31T11:00:00.000Z"],
    ["Kolkata", "2026-05-01T18:29:59.999Z", "Asia/Kolkata", "2026-05-01T18:30:00.000Z"],
    // Clocks jump from 24:00 to 01:00: the date begins at one o'clock.
    ["Cairo, 23 Apr 2026", "2026-04-23T12:00:00Z", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
    // Clocks go back from 24:00 to 23:00: the day gets its last hour twice.
    ["Santiago, 4 Apr 2026", "2026-04-05T02:30:00Z", "America/Santiago", "2026-04-05T04:00:00.000Z"],
    // Samoa had no 30 December 2011.
    ["Apia, over the date line", "2011-12-30T05:00:00Z", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
  ])("%s", (_what, instant, zone, next) => {
    expect(nextLocalMidnight(new Date(instant), zone).toISOString()).toBe(next);
  });

  it("is the exact boundary between two dates, in any zone at any time", () => {
    const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const next = nextLocalMidnight(instant, zone);
        const today = localDay(instant, zone);
        expect(next.getTime()).toBeGreaterThan(instant.getTime());
        expect(localDay(new Date(next.getTime() - 1), zone)).toBe(today);
        expect(localDay(next, zone)).toBe(addDays(today, 1));
      }),
      { numRuns: 200 },
    );
  });
});

describe("mayChangeTimeZone", () => {
  const changed = new Date("2026-03-10T12:00:00Z");

  it.each([
    ["never changed before", null, "2026-03-10T12:00:00Z", true],
    ["a minute later", changed, "2026-03-10T12:01:00Z", false],
    ["1 ms before 24 hours", changed, "2026-03-11T11:59:59.999Z", false],
    ["after 24 hours", changed, "2026-03-11T12:00:00Z", true],
    ["with a change in the future", changed, "2026-03-10T11:00:00Z", false],
  ])("%s", (_what, lastChangedAt, now, allowed) => {
    expect(mayChangeTimeZone(lastChangedAt, new Date(now))).toBe(allowed);
  });
});
