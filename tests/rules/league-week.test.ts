import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { addDays } from "#schema/rules/day.ts";
import {
  CLOSE_GRACE_MS,
  CLOSE_SPREAD_MS,
  closesAt,
  leagueIdRange,
  mayClose,
  parseLeagueId,
  weekOf,
  weekOfLeague,
} from "#schema/rules/league-week.ts";
import { LEAGUE_TIERS } from "#schema/terms/league-tier.ts";

const DAY_MS = 86_400_000;
/** The week from Monday, November 16, 2026 to Sunday, November 22, 2026. */
const LEAGUE = "2026-11-16.2.000001";

const anyInstant = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const anyMonday = fc.integer({ min: -2_000, max: 6_000 }).map((weeks) => addDays("2026-11-16", weeks * 7));
const anyTier = fc.constantFrom(...LEAGUE_TIERS);
const anyNumber = fc.integer({ min: 1, max: 999_999 });

function leagueId(monday: string, tier: number, number: number): string {
  return `${monday}.${tier}.${String(number).padStart(6, "0")}`;
}

describe("weekOf", () => {
  it.each([
    ["Sunday, 22 Nov 2026, last ms", "2026-11-22T23:59:59.999Z", "2026-11-16", "2026-11-22"],
    ["Monday, 23 Nov 2026, 00:00", "2026-11-23T00:00:00.000Z", "2026-11-23", "2026-11-29"],
    ["Monday, 16 Nov 2026, 00:00", "2026-11-16T00:00:00.000Z", "2026-11-16", "2026-11-22"],
    ["Thursday, 19 Nov 2026, noon", "2026-11-19T12:00:00.000Z", "2026-11-16", "2026-11-22"],
    [
      "Monday, 28 Dec 2026, first ms of a week across two years",
      "2026-12-28T00:00:00.000Z",
      "2026-12-28",
      "2027-01-03",
    ],
    ["Thursday, 31 Dec 2026, last ms of the year", "2026-12-31T23:59:59.999Z", "2026-12-28", "2027-01-03"],
    ["Friday, 1 Jan 2027, first ms of the year", "2027-01-01T00:00:00.000Z", "2026-12-28", "2027-01-03"],
    ["Sunday, 3 Jan 2027, last ms of the week", "2027-01-03T23:59:59.999Z", "2026-12-28", "2027-01-03"],
    ["Monday, 4 Jan 2027", "2027-01-04T00:00:00.000Z", "2027-01-04", "2027-01-10"],
    ["Thursday, 31 Dec 2020, in the 53rd week", "2020-12-31T12:00:00.000Z", "2020-12-28", "2021-01-03"],
    ["Monday, 1 Jan 2024, a year that begins with a week", "2024-01-01T00:00:00.000Z", "2024-01-01", "2024-01-07"],
    ["Tuesday, 29 Feb 2028", "2028-02-29T12:00:00.000Z", "2028-02-28", "2028-03-05"],
    ["Sunday, 29 Mar 2026, when clocks go forward in Berlin", "2026-03-29T01:00:00.000Z", "2026-03-23", "2026-03-29"],
    ["Sunday, 25 Oct 2026, when clocks go back in Berlin", "2026-10-25T23:30:00.000Z", "2026-10-19", "2026-10-25"],
    ["Thursday, 1 Jan 1970", "1970-01-01T00:00:00.000Z", "1969-12-29", "1970-01-04"],
    ["Wednesday, 31 Dec 1969, the ms before", "1969-12-31T23:59:59.999Z", "1969-12-29", "1970-01-04"],
    ["Monday, 29 Dec 1969, 00:00", "1969-12-29T00:00:00.000Z", "1969-12-29", "1970-01-04"],
    ["Sunday, 28 Dec 1969, last ms", "1969-12-28T23:59:59.999Z", "1969-12-22", "1969-12-28"],
    ["Monday, 1 Jan 1900, 00:00", "1900-01-01T00:00:00.000Z", "1900-01-01", "1900-01-07"],
    ["Sunday, 31 Dec 1899, last ms", "1899-12-31T23:59:59.999Z", "1899-12-25", "1899-12-31"],
  ])("%s", (_what, instant, weekStartDate, weekEndDate) => {
    expect(weekOf(new Date(instant))).toMatchObject({ weekStartDate, weekEndDate });
  });

  it("begins on Monday at 00:00 UTC and ends on the next Monday", () => {
    expect(weekOf(new Date("2026-12-31T15:30:00Z"))).toEqual({
      weekStartDate: "2026-12-28",
      weekEndDate: "2027-01-03",
      startsAt: new Date("2026-12-28T00:00:00.000Z"),
      endsAt: new Date("2027-01-04T00:00:00.000Z"),
    });
  });

  it("puts every instant into exactly one week of seven days, starting on Monday at 00:00 UTC", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const week = weekOf(instant);
        expect(week.startsAt.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(instant.getTime()).toBeLessThan(week.endsAt.getTime());
        expect(week.startsAt.toISOString()).toBe(`${week.weekStartDate}T00:00:00.000Z`);
        expect(week.startsAt.getUTCDay()).toBe(1);
        expect(week.endsAt.getTime() - week.startsAt.getTime()).toBe(7 * DAY_MS);
        expect(weekOf(week.startsAt)).toEqual(week);
        expect(weekOf(new Date(week.endsAt.getTime() - 1))).toEqual(week);
        expect(weekOf(week.endsAt).startsAt).toEqual(week.endsAt);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the week in a process in any time zone", () => {
  const zoneBefore = process.env.TZ;

  afterEach(() => {
    if (zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = zoneBefore;
  });

  // In Berlin, clocks go back on the Sunday of this week.
  const week = {
    weekStartDate: "2026-10-19",
    weekEndDate: "2026-10-25",
    startsAt: new Date("2026-10-19T00:00:00Z"),
    endsAt: new Date("2026-10-26T00:00:00Z"),
  };
  const days = [
    ["Monday", "2026-10-19"],
    ["Tuesday", "2026-10-20"],
    ["Wednesday", "2026-10-21"],
    ["Thursday", "2026-10-22"],
    ["Friday", "2026-10-23"],
    ["Saturday", "2026-10-24"],
    ["Sunday", "2026-10-25"],
  ] as const;
  /** Zones and their offset in minutes in January, to prove that the process really runs in that zone. */
  const zones = [
    ["Pacific/Kiritimati", -840],
    ["Pacific/Pago_Pago", 660],
    ["Europe/Berlin", -60],
    ["America/New_York", 300],
  ] as const;

  it.each(zones.flatMap(([zone, offset]) => days.map(([name, day]) => [zone, name, day, offset] as const)))(
    "%s, %s",
    (zone, _name, day, offset) => {
      process.env.TZ = zone;
      expect(new Date("2026-01-01T12:00:00Z").getTimezoneOffset()).toBe(offset);
      for (const time of ["00:00:00.000Z", "12:00:00.000Z", "23:59:59.999Z"]) {
        expect(weekOf(new Date(`${day}T${time}`))).toEqual(week);
      }
      expect(parseLeagueId("2026-10-19.1.000001")).toEqual({ week, tier: 1 });
    },
  );
});

describe("leagueIdRange", () => {
  it("contains the first and the last number, but neither its own ends nor neighboring groups", () => {
    const [after, before] = leagueIdRange("2026-11-16", 2);
    const ids = ["2026-11-16.2.000001", "2026-11-16.2.999999"];
    const others = [
      after,
      before,
      "2026-11-16.1.999999",
      "2026-11-16.3.000001",
      "2026-11-09.2.999999",
      "2026-11-23.2.000001",
    ];
    expect([...ids, ...others].filter((id) => id > after && id < before)).toEqual(ids);
  });

  it("contains exactly the ids of its week and tier, compared as text", () => {
    // Few weeks, so that the same one often comes up twice.
    const nearMonday = fc.constantFrom("2026-12-21", "2026-12-28", "2027-01-04");
    const parts = fc.record({ monday: fc.oneof(nearMonday, anyMonday), tier: anyTier, number: anyNumber });
    fc.assert(
      fc.property(nearMonday, anyTier, parts, (monday, tier, other) => {
        const [after, before] = leagueIdRange(monday, tier);
        const own = leagueId(monday, tier, other.number);
        const id = leagueId(other.monday, other.tier, other.number);
        expect(own > after && own < before).toBe(true);
        expect(id > after && id < before).toBe(other.monday === monday && other.tier === tier);
      }),
      { numRuns: 500 },
    );
  });
});

describe("parseLeagueId", () => {
  it("reads the week and the tier of any id", () => {
    fc.assert(
      fc.property(anyMonday, anyTier, anyNumber, (monday, tier, number) => {
        const id = leagueId(monday, tier, number);
        const week = weekOf(new Date(`${monday}T00:00:00Z`));
        expect(week.weekStartDate).toBe(monday);
        expect(parseLeagueId(id)).toEqual({ week, tier });
        expect(weekOfLeague(id)).toEqual(week);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["an empty string", ""],
    ["a date alone", "2026-11-16"],
    ["no number", "2026-11-16.1"],
    ["a number of five digits", "2026-11-16.1.00001"],
    ["a number of seven digits", "2026-11-16.1.0000001"],
    ["letters in the number", "2026-11-16.1.00000a"],
    ["digits of another script", "2026-11-16.1.٠٠٠٠٠١"],
    ["tier 0", "2026-11-16.0.000001"],
    ["tier 4", "2026-11-16.4.000001"],
    ["a tier of two digits", "2026-11-16.11.000001"],
    ["a space before", " 2026-11-16.1.000001"],
    ["a line break after", "2026-11-16.1.000001\n"],
    ["another separator", "2026-11-16/1/000001"],
    ["any character for the separator", "2026-11-16x1x000001"],
    ["a day without a leading zero", "2026-11-2.1.000001"],
    ["the 13th month", "2026-13-07.1.000001"],
    ["month and day 0", "2026-00-00.1.000001"],
    ["the 32nd of a month", "2026-03-32.1.000001"],
    ["February 30, which would be Monday, March 2", "2026-02-30.1.000001"],
    ["a Tuesday", "2026-11-17.1.000001"],
    ["a Sunday", "2026-11-22.1.000001"],
    ["a user's id", "3f0c9b0e-6a0f-4f0c-9b6d-0a1b2c3d4e5f"],
    ["a JavaScript property name", "__proto__"],
  ])("gives null for %s", (_what, text) => {
    expect(parseLeagueId(text)).toBeNull();
    expect(() => weekOfLeague(text)).toThrow(RangeError);
  });

  it("never throws and accepts nothing but ids", () => {
    const almost = fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}\.[0-9]\.[0-9]{6}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost), (text) => {
        const parts = parseLeagueId(text);
        if (parts) expect(text.startsWith(`${parts.week.weekStartDate}.${parts.tier}.`)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("mayClose", () => {
  it.each([
    ["Monday before, 00:00, as the week begins", "2026-11-16T00:00:00.000Z", false],
    ["Sunday, last ms of the week", "2026-11-22T23:59:59.999Z", false],
    ["Monday 00:00, as the week ends", "2026-11-23T00:00:00.000Z", false],
    ["Monday, 1 ms before the end of the grace period", "2026-11-23T00:00:59.999Z", false],
    ["Monday 00:01, after the grace period", "2026-11-23T00:01:00.000Z", true],
    ["a year later", "2027-11-23T00:00:00.000Z", true],
  ])("%s", (_what, now, allowed) => {
    expect(mayClose(LEAGUE, new Date(now))).toBe(allowed);
  });
});

describe("closesAt", () => {
  it("is one to five minutes after the end, when closing is allowed, and always the same", () => {
    fc.assert(
      fc.property(anyMonday, anyTier, anyNumber, (monday, tier, number) => {
        const id = leagueId(monday, tier, number);
        const at = closesAt(id);
        const afterEnd = at.getTime() - weekOfLeague(id).endsAt.getTime();
        expect(afterEnd).toBeGreaterThanOrEqual(60_000);
        expect(afterEnd).toBeLessThan(300_000);
        expect(mayClose(id, at)).toBe(true);
        expect(closesAt(id)).toEqual(at);
      }),
      { numRuns: 200 },
    );
    expect(CLOSE_GRACE_MS + CLOSE_SPREAD_MS).toBe(300_000);
  });

  it.each(LEAGUE_TIERS)("spreads a thousand leagues of tier %i over the whole time", (tier) => {
    const start = new Date("2026-11-23T00:01:00Z").getTime();
    const moments = Array.from(
      { length: 1_000 },
      (_, i) => closesAt(leagueId("2026-11-16", tier, i + 1)).getTime() - start,
    );
    // The expected number in each half minute is 125.
    const perHalfMinute = [0, 0, 0, 0, 0, 0, 0, 0];
    const perSecond = new Map<number, number>();
    for (const moment of moments) {
      const half = Math.floor(moment / 30_000);
      perHalfMinute[half] = (perHalfMinute[half] ?? 0) + 1;
      const second = Math.floor(moment / 1_000);
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    }
    expect(perHalfMinute).toHaveLength(8);
    for (const count of perHalfMinute) expect(Math.abs(count - 125)).toBeLessThan(40);
    expect(Math.min(...moments)).toBeLessThan(2_500);
    expect(Math.max(...moments)).toBeGreaterThan(237_500);
    expect(Math.max(...perSecond.values())).toBeLessThan(20);
  });
});
