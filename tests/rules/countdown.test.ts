import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTDOWN_REFRESH_MS, countdownText } from "#schema/rules/countdown.ts";
import { weekOf } from "#schema/rules/league-week.ts";

const HOUR_MS = 3_600_000;
/** The end of Sunday, November 22, 2026. */
const ENDS_AT = new Date("2026-11-23T00:00:00Z");

describe("countdownText", () => {
  it.each([
    ["Monday 00:00, as the week begins", "2026-11-16T00:00:00.000Z", "Resets in 7 days 0 hours"],
    ["Monday, 1 ms later", "2026-11-16T00:00:00.001Z", "Resets in 6 days 23 hours"],
    ["Thursday 20:00", "2026-11-19T20:00:00.000Z", "Resets in 3 days 4 hours"],
    ["Friday 19:45", "2026-11-20T19:45:00.000Z", "Resets in 2 days 4 hours"],
    ["Friday 22:30, one hour", "2026-11-20T22:30:00.000Z", "Resets in 2 days 1 hour"],
    ["Saturday 00:00, two whole days", "2026-11-21T00:00:00.000Z", "Resets in 2 days 0 hours"],
    ["Saturday, 1 ms later, one day", "2026-11-21T00:00:00.001Z", "Resets in 1 day 23 hours"],
    ["Saturday 23:00, one day and one hour", "2026-11-21T23:00:00.000Z", "Resets in 1 day 1 hour"],
    ["Sunday 00:00, one whole day", "2026-11-22T00:00:00.000Z", "Resets in 1 day 0 hours"],
    ["Sunday, 1 ms later, hours only", "2026-11-22T00:00:00.001Z", "Resets in 23 hours"],
    ["Sunday 22:00", "2026-11-22T22:00:00.000Z", "Resets in 2 hours"],
    ["Sunday, 1 ms later", "2026-11-22T22:00:00.001Z", "Resets in 1 hour"],
    ["Sunday 23:00", "2026-11-22T23:00:00.000Z", "Resets in 1 hour"],
    ["Sunday, 1 ms later, the last hour", "2026-11-22T23:00:00.001Z", "Resets in less than 1 hour"],
    ["Sunday, last ms", "2026-11-22T23:59:59.999Z", "Resets in less than 1 hour"],
    ["Monday 00:00, as the week ends", "2026-11-23T00:00:00.000Z", "Resetting soon..."],
    ["Monday, 1 ms later", "2026-11-23T00:00:00.001Z", "Resetting soon..."],
    ["a month later", "2026-12-23T00:00:00.000Z", "Resetting soon..."],
  ])("%s", (_what, now, text) => {
    expect(countdownText(ENDS_AT, new Date(now))).toBe(text);
  });

  it("shows the whole hours that are left, at any instant of a week", () => {
    const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        const { endsAt } = weekOf(now);
        const text = countdownText(endsAt, now);
        const [, days = "0", hours = "0"] =
          /^Resets in (?:(\d) days? )?(?:(\d+) hours?|less than 1 hour)$/.exec(text) ?? [];
        const left = (endsAt.getTime() - now.getTime()) / HOUR_MS;
        expect(text).toMatch(/^Resets in /);
        expect(Number(hours)).toBeLessThan(24);
        expect(Number(days) * 24 + Number(hours)).toBe(Math.floor(left));
      }),
      { numRuns: 300 },
    );
  });

  it("refreshes every minute", () => {
    expect(COUNTDOWN_REFRESH_MS).toBe(60_000);
  });
});
