import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#schema/rules/day.ts";
import {
  advanceStreak,
  FREEZE_RETURN_DAYS,
  freezeReturnsIn,
  NEW_STREAK,
  type StreakState,
} from "#schema/rules/streak.ts";

/** The freeze covered Monday, 9 March 2026; practiced since then on Tuesday, 10 March. */
const USED: StreakState = {
  currentStreak: 6,
  longestStreak: 9,
  lastActiveDate: "2026-03-10",
  streakFreezeAvailable: false,
  activeDaysInRow: 1,
  freezeUsedOn: "2026-03-09",
};

describe("freezeReturnsIn", () => {
  it.each([
    ["never practiced: it is there", NEW_STREAK, "2026-03-10", null],
    ["it is there", { ...USED, streakFreezeAvailable: true }, "2026-03-10", null],
    ["it is there, and the streak is lost", { ...USED, streakFreezeAvailable: true }, "2026-03-20", null],
    ["the day after the missed one, practiced: six more", USED, "2026-03-10", 6],
    ["the next day, not yet practiced: today is one of the six", USED, "2026-03-11", 6],
    ["six in a row, practiced today: one more", { ...USED, activeDaysInRow: 6 }, "2026-03-10", 1],
    ["six in a row, not yet practiced: today brings it back", { ...USED, activeDaysInRow: 6 }, "2026-03-11", 1],
    ["one day missed: the streak is lost, seven again", { ...USED, activeDaysInRow: 6 }, "2026-03-12", 7],
    ["a year later: seven again", { ...USED, activeDaysInRow: 6 }, "2027-03-10", 7],
    ["a date before the last one, after moving west", { ...USED, activeDaysInRow: 4 }, "2026-03-09", 3],
    ["without any day of practice", { ...NEW_STREAK, streakFreezeAvailable: false }, "2026-03-10", 7],
    ["more days than it takes: the next one brings it", { ...USED, activeDaysInRow: 9 }, "2026-03-11", 1],
  ])("%s", (_what, state, today, days) => {
    expect(freezeReturnsIn(state, today)).toBe(days);
  });

  it("does not start again for a date that was skipped by moving east", () => {
    const state = { ...USED, activeDaysInRow: 4 };
    expect(freezeReturnsIn(state, "2026-03-12", { gapGraceDay: "2026-03-11" })).toBe(3);
    expect(freezeReturnsIn(state, "2026-03-13", { gapGraceDay: "2026-03-12" })).toBe(7);
  });

  const anyHistory = fc.record({
    gaps: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }),
    gapToday: fc.integer({ min: 0, max: 4 }),
    skipped: fc.boolean(),
  });

  it("is the number of days of practice in a row: on the last of them the freeze is back, not before", () => {
    let used = 0;
    fc.assert(
      fc.property(anyHistory, ({ gaps, gapToday, skipped }) => {
        let last = "2026-03-10";
        let { state } = advanceStreak(NEW_STREAK, last);
        for (const gap of gaps) {
          last = addDays(last, gap);
          ({ state } = advanceStreak(state, last));
        }
        const today = addDays(last, gapToday);
        const grace = skipped ? { gapGraceDay: addDays(today, -1) } : {};
        const days = freezeReturnsIn(state, today, grace);
        expect(days === null).toBe(state.streakFreezeAvailable);
        if (days === null) return;
        used += 1;
        expect(days).toBeLessThanOrEqual(FREEZE_RETURN_DAYS);
        // A learner who has practiced today continues tomorrow.
        let day = gapToday === 0 ? addDays(today, 1) : today;
        for (let nth = 1; nth <= days; nth += 1) {
          ({ state } = advanceStreak(state, day, day === today ? grace : {}));
          expect(state.streakFreezeAvailable).toBe(nth === days);
          day = addDays(day, 1);
        }
      }),
      { numRuns: 500 },
    );
    // Otherwise nothing was tested.
    expect(used).toBeGreaterThan(50);
  });
});
