import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, localDay } from "#schema/rules/day.ts";
import {
  activeDay,
  advanceStreak,
  graceDay,
  type LearnerZones,
  NEW_STREAK,
  recordActivity,
  type StreakState,
  streakView,
} from "#schema/rules/streak.ts";

const HOUR_MS = 3_600_000;

/** A streak of five days, last practiced on Tuesday, 10 March 2026. */
const RUNNING: StreakState = {
  currentStreak: 5,
  longestStreak: 9,
  lastActiveDate: "2026-03-10",
  streakFreezeAvailable: true,
  activeDaysInRow: 5,
  freezeUsedOn: null,
};
const NO_FREEZE: StreakState = {
  ...RUNNING,
  streakFreezeAvailable: false,
  activeDaysInRow: 3,
  freezeUsedOn: "2026-03-07",
};

describe("advanceStreak", () => {
  it("starts at one with the first activity", () => {
    expect(advanceStreak(NEW_STREAK, "2026-03-10")).toEqual({
      state: { ...NEW_STREAK, currentStreak: 1, longestStreak: 1, lastActiveDate: "2026-03-10", activeDaysInRow: 1 },
      change: { kind: "started" },
    });
  });

  it.each([
    ["same day, 10 Mar", RUNNING, "2026-03-10", 5, true, { kind: "already-active" }],
    ["next day, 11 Mar", RUNNING, "2026-03-11", 6, true, { kind: "extended", freezeReturned: false }],
    ["one day missed, freeze used", RUNNING, "2026-03-12", 6, false, { kind: "frozen", missedDay: "2026-03-11" }],
    ["one day missed, no freeze", NO_FREEZE, "2026-03-12", 1, false, { kind: "broken", lostStreak: 5 }],
    ["two days missed: the freeze saves only one", RUNNING, "2026-03-13", 1, true, { kind: "broken", lostStreak: 5 }],
    ["a year later", RUNNING, "2027-03-10", 1, true, { kind: "broken", lostStreak: 5 }],
    ["a day before the last one", RUNNING, "2026-03-09", 5, true, { kind: "already-active" }],
  ] as const)("%s", (_what, before, day, currentStreak, streakFreezeAvailable, change) => {
    const after = advanceStreak(before, day);
    expect(after.change).toEqual(change);
    expect(after.state).toMatchObject({ currentStreak, streakFreezeAvailable, longestStreak: 9 });
    expect(after.state.lastActiveDate).toBe(change.kind === "already-active" ? "2026-03-10" : day);
  });

  it.each([
    ["28 Feb to 1 Mar 2028, with a leap day between", "2028-02-28", "2028-03-01", "frozen"],
    ["28 Feb to 1 Mar 2026", "2026-02-28", "2026-03-01", "extended"],
    ["New Year", "2026-12-31", "2027-01-01", "extended"],
    ["over the DST day of 29 Mar 2026", "2026-03-29", "2026-03-30", "extended"],
    ["over the DST day of 25 Oct 2026", "2026-10-25", "2026-10-26", "extended"],
  ])("%s", (_what, lastActiveDate, day, kind) => {
    expect(advanceStreak({ ...RUNNING, lastActiveDate }, day).change.kind).toBe(kind);
  });

  it("raises the longest streak once the running one passes it", () => {
    expect(advanceStreak({ ...RUNNING, currentStreak: 9 }, "2026-03-11").state.longestStreak).toBe(10);
    expect(advanceStreak(RUNNING, "2026-03-11").state.longestStreak).toBe(9);
  });

  it("gives the freeze back after seven active days in a row, not before", () => {
    let { state } = advanceStreak(RUNNING, "2026-03-12");
    expect(state).toMatchObject({ streakFreezeAvailable: false, activeDaysInRow: 1, freezeUsedOn: "2026-03-11" });
    for (const day of ["13", "14", "15", "16", "17"]) {
      state = advanceStreak(state, `2026-03-${day}`).state;
      expect(state.streakFreezeAvailable).toBe(false);
    }
    const seventh = advanceStreak(state, "2026-03-18");
    expect(seventh.change).toEqual({ kind: "extended", freezeReturned: true });
    expect(seventh.state).toMatchObject({ streakFreezeAvailable: true, activeDaysInRow: 7, currentStreak: 12 });
    expect(advanceStreak(seventh.state, "2026-03-19").change).toEqual({ kind: "extended", freezeReturned: false });
  });

  it("starts the count of seven anew after a break", () => {
    let { state } = advanceStreak({ ...NO_FREEZE, activeDaysInRow: 6 }, "2026-03-12");
    expect(state).toMatchObject({ activeDaysInRow: 1, freezeUsedOn: null });
    for (const day of ["13", "14", "15", "16", "17"]) state = advanceStreak(state, `2026-03-${day}`).state;
    expect(state.streakFreezeAvailable).toBe(false);
    expect(advanceStreak(state, "2026-03-18").state.streakFreezeAvailable).toBe(true);
  });

  it("does not touch the state it is given", () => {
    const before = { ...RUNNING };
    advanceStreak(before, "2026-03-12");
    expect(before).toEqual(RUNNING);
  });
});

describe("streakView", () => {
  const kept: StreakState = { ...NO_FREEZE, freezeUsedOn: "2026-03-07" };

  it.each([
    ["never practiced", NEW_STREAK, "2026-03-10", 0, "none", false],
    ["practiced today", RUNNING, "2026-03-10", 5, "done", false],
    ["before today's practice: pending, not 0", RUNNING, "2026-03-11", 5, "pending", false],
    ["yesterday missed, the freeze would save it", RUNNING, "2026-03-12", 5, "at-risk", false],
    ["yesterday missed, no freeze", NO_FREEZE, "2026-03-12", 0, "broken", false],
    ["two days missed", RUNNING, "2026-03-13", 0, "broken", false],
    ["a streak that the freeze kept", kept, "2026-03-11", 5, "pending", true],
    ["a kept streak that is lost now", kept, "2026-03-13", 0, "broken", false],
    ["on a date before the last active one, after moving west", RUNNING, "2026-03-09", 5, "done", false],
  ] as const)("%s", (_what, state, today, currentStreak, status, keptByFreeze) => {
    expect(streakView(state, today)).toEqual({ currentStreak, status, keptByFreeze });
  });

  it("forgives a date that was skipped by moving east", () => {
    expect(streakView(NO_FREEZE, "2026-03-12", { gapGraceDay: "2026-03-11" }).status).toBe("pending");
    expect(streakView(NO_FREEZE, "2026-03-13", { gapGraceDay: "2026-03-12" }).status).toBe("broken");
  });

  it("promises what the next activity then does", () => {
    for (const state of [RUNNING, NO_FREEZE]) {
      for (const today of ["2026-03-10", "2026-03-11", "2026-03-12", "2026-03-13"]) {
        const view = streakView(state, today);
        const { state: after, change } = advanceStreak(state, today);
        const lost = change.kind === "broken";
        expect(view.status === "broken").toBe(lost);
        expect(after.currentStreak).toBe(view.currentStreak + (view.status === "done" ? 0 : 1));
      }
    }
  });
});

describe("activeDay", () => {
  it.each([
    ["23:59:59.999 in Berlin", "2026-03-10T22:59:59.999Z", "Europe/Berlin", null, "2026-03-10"],
    ["00:00 in Berlin", "2026-03-10T23:00:00.000Z", "Europe/Berlin", "2026-03-10", "2026-03-11"],
    [
      "moved west over midnight: still the booked day",
      "2026-03-11T05:00:00Z",
      "America/New_York",
      "2026-03-12",
      "2026-03-12",
    ],
    ["moved west, a day on", "2026-03-13T05:00:00Z", "America/New_York", "2026-03-12", "2026-03-13"],
    ["moved east", "2026-03-11T05:00:00Z", "Pacific/Kiritimati", "2026-03-10", "2026-03-11"],
  ])("%s", (_what, now, timeZone, lastActiveDate, day) => {
    expect(activeDay(new Date(now), { timeZone, lastActiveDate })).toBe(day);
  });
});

describe("graceDay", () => {
  const movedEast: LearnerZones = {
    timeZone: "Pacific/Kiritimati",
    previousTimeZone: "Pacific/Pago_Pago",
    timeZoneChangedAt: new Date("2026-03-11T10:30:00Z"), // 10 March 23:30 on Pago Pago, 12 March 00:30 on Kiritimati.
  };

  it("is the date in the zone left behind, while nothing was booked after the change", () => {
    expect(graceDay(new Date("2026-03-11T11:30:00Z"), movedEast, "2026-03-10")).toBe("2026-03-11");
  });

  it.each([
    ["an activity was booked after the change", movedEast, "2026-03-12"],
    ["the zone never changed", { ...movedEast, previousTimeZone: null, timeZoneChangedAt: null }, "2026-03-10"],
    ["there was no activity yet", movedEast, null],
  ])("is undefined when %s", (_what, zones, lastActiveDate) => {
    expect(graceDay(new Date("2026-03-11T11:30:00Z"), zones, lastActiveDate)).toBeUndefined();
  });
});

/** A learner who travels: stores what the account stores, and waits between two changes of zone as the rule says. */
function traveller(start: StreakState) {
  let state = start;
  let zones: LearnerZones = { timeZone: "UTC", previousTimeZone: null, timeZoneChangedAt: null };
  return {
    move(timeZone: string, now: Date): void {
      const pause = now.getTime() - (zones.timeZoneChangedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
      if (timeZone === zones.timeZone || pause < 24 * HOUR_MS) return;
      zones = { timeZone, previousTimeZone: zones.timeZone, timeZoneChangedAt: now };
    },
    practice(now: Date) {
      const result = recordActivity(state, now, zones);
      state = result.state;
      return result;
    },
    state: () => state,
    zone: () => zones.timeZone,
  };
}

describe("recordActivity on the move", () => {
  it("loses no day flying east over the date line: Pago Pago 10 March, Kiritimati 12 March", () => {
    const learner = traveller({ ...NO_FREEZE, lastActiveDate: "2026-03-09" });
    learner.move("Pacific/Pago_Pago", new Date("2026-03-09T12:00:00Z"));
    expect(learner.practice(new Date("2026-03-11T10:00:00Z"))).toMatchObject({ day: "2026-03-10" }); // 23:00 there.
    learner.move("Pacific/Kiritimati", new Date("2026-03-11T10:30:00Z")); // 12 March, 00:30 there: no 11 March at all.
    expect(learner.practice(new Date("2026-03-11T11:30:00Z"))).toEqual({
      day: "2026-03-12",
      change: { kind: "extended", freezeReturned: false },
      state: expect.objectContaining({ currentStreak: 7, lastActiveDate: "2026-03-12" }),
    });
  });

  it("counts the new date after the flight, even within the hour in which the old zone still has the old one", () => {
    const learner = traveller({ ...NO_FREEZE, lastActiveDate: "2026-03-09" });
    learner.move("Pacific/Pago_Pago", new Date("2026-03-09T12:00:00Z"));
    learner.practice(new Date("2026-03-11T10:00:00Z")); // 10 March, 23:00 there.
    learner.move("Pacific/Kiritimati", new Date("2026-03-11T10:30:00Z"));
    // 12 March, 00:45 on Kiritimati; 10 March, 23:45 on Pago Pago.
    expect(learner.practice(new Date("2026-03-11T10:45:00Z"))).toMatchObject({
      day: "2026-03-12",
      change: { kind: "extended" },
    });
  });

  it("still counts a day as missed that was missed on both sides of the flight", () => {
    const learner = traveller({ ...NO_FREEZE, lastActiveDate: "2026-03-09" });
    learner.move("Pacific/Pago_Pago", new Date("2026-03-09T12:00:00Z"));
    learner.practice(new Date("2026-03-11T10:00:00Z")); // 10 March, 23:00 there.
    learner.move("Pacific/Kiritimati", new Date("2026-03-11T10:30:00Z"));
    // 13 March on Kiritimati, and 12 March on Pago Pago: nobody practiced on 11 March.
    expect(learner.practice(new Date("2026-03-12T11:30:00Z")).change).toEqual({ kind: "broken", lostStreak: 6 });
  });

  it("earns only one day when the same date comes twice flying west", () => {
    const learner = traveller(NEW_STREAK);
    learner.move("Pacific/Kiritimati", new Date("2026-03-10T00:00:00Z"));
    learner.practice(new Date("2026-03-10T20:00:00Z")); // 11 March, 10:00 on Kiritimati.
    learner.move("Pacific/Pago_Pago", new Date("2026-03-11T01:00:00Z"));
    expect(learner.practice(new Date("2026-03-11T01:00:00Z")).change.kind).toBe("already-active"); // 10 March there.
    expect(learner.practice(new Date("2026-03-11T12:00:00Z")).change.kind).toBe("already-active"); // 11 March there.
    expect(learner.practice(new Date("2026-03-12T12:00:00Z")).change.kind).toBe("extended"); // 12 March there.
    expect(learner.state().currentStreak).toBe(2);
  });

  it("does not forgive a missed day long after the move", () => {
    const learner = traveller(NO_FREEZE);
    learner.move("Pacific/Kiritimati", new Date("2026-03-10T00:00:00Z"));
    learner.practice(new Date("2026-03-11T00:00:00Z")); // 11 March there.
    learner.practice(new Date("2026-03-12T00:00:00Z")); // 12 March there.
    // 14 March there, still 13 March in UTC: the old zone no longer matters.
    expect(learner.practice(new Date("2026-03-13T20:00:00Z")).change.kind).toBe("broken");
  });
});

const ZONES = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC"];

/** Steps of a journey: hours to the next activity and the zone that it is made in. */
function journey(maxHours: number) {
  const step = fc.record({
    minutes: fc.integer({ min: 1, max: maxHours * 60 }),
    zone: fc.constantFrom(...ZONES),
  });
  return fc.record({
    start: fc.date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
    steps: fc.array(step, { minLength: 1, maxLength: 80 }),
  });
}

describe("any sequence of activities and changes of zone", () => {
  it("keeps the counts sound and books days in order", () => {
    fc.assert(
      fc.property(journey(60), ({ start, steps }) => {
        const learner = traveller(NEW_STREAK);
        let now = start.getTime();
        for (const { minutes, zone } of steps) {
          now += minutes * 60_000;
          learner.move(zone, new Date(now));
          const before = learner.state();
          const { state, day, change } = learner.practice(new Date(now));
          expect(state.longestStreak).toBeGreaterThanOrEqual(state.currentStreak);
          expect(state.currentStreak).toBeGreaterThanOrEqual(1);
          expect(day >= (before.lastActiveDate ?? day)).toBe(true);
          expect(day >= localDay(new Date(now), learner.zone())).toBe(true);
          expect(state.currentStreak - before.currentStreak).toBeLessThanOrEqual(
            change.kind === "already-active" ? 0 : 1,
          );
          expect(learner.practice(new Date(now)).change.kind).toBe("already-active");
        }
      }),
      { numRuns: 200 },
    );
  });

  it("never yields more days than the calendar had, from the last zone to see the start to the first to see the end", () => {
    fc.assert(
      fc.property(journey(14), ({ start, steps }) => {
        const learner = traveller(NEW_STREAK);
        let now = start.getTime();
        learner.practice(new Date(now));
        for (const { minutes, zone } of steps) {
          now += minutes * 60_000;
          learner.move(zone, new Date(now));
          learner.practice(new Date(now));
        }
        const earliest = localDay(start, "Pacific/Pago_Pago");
        const latest = localDay(new Date(now), "Pacific/Kiritimati");
        expect(learner.state().longestStreak).toBeLessThanOrEqual(daysBetween(earliest, latest) + 1);
      }),
      { numRuns: 300 },
    );
  });

  it("gives no more for flying back and forth every day than for staying at home", () => {
    const learner = traveller(NEW_STREAK);
    const start = new Date("2026-03-01T00:00:00Z").getTime();
    for (let hour = 0; hour <= 40 * 24; hour += 1) {
      const now = new Date(start + hour * HOUR_MS);
      learner.move(hour % 48 < 24 ? "Pacific/Kiritimati" : "Pacific/Pago_Pago", now);
      learner.practice(now);
    }
    expect(learner.state().currentStreak).toBeLessThanOrEqual(40 + 2);
  });

  it("counts exactly the calendar days when the learner stays at home", () => {
    fc.assert(
      fc.property(journey(23), fc.constantFrom(...ZONES), ({ start, steps }, zone) => {
        const zones: LearnerZones = { timeZone: zone, previousTimeZone: null, timeZoneChangedAt: null };
        let state: StreakState = NEW_STREAK;
        let now = start.getTime();
        const first = localDay(new Date(now), zone);
        state = recordActivity(state, new Date(now), zones).state;
        for (const { minutes } of steps) {
          now += minutes * 60_000;
          state = recordActivity(state, new Date(now), zones).state;
        }
        expect(state.currentStreak).toBe(daysBetween(first, localDay(new Date(now), zone)) + 1);
        expect(state.streakFreezeAvailable).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("never breaks, and never costs the freeze, while the learner practices at least every 23 hours", () => {
    fc.assert(
      fc.property(journey(23), ({ start, steps }) => {
        const learner = traveller({ ...NEW_STREAK, streakFreezeAvailable: false });
        let now = start.getTime();
        learner.practice(new Date(now));
        for (const { minutes, zone } of steps) {
          now += minutes * 60_000;
          learner.move(zone, new Date(now));
          expect(["extended", "already-active"]).toContain(learner.practice(new Date(now)).change.kind);
        }
      }),
      { numRuns: 500 },
    );
  });
});
