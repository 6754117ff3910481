import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LearnerLeagueState, leagueStep, type WeekXp, weekXpAfter } from "#schema/rules/league-award.ts";
import { weekOf } from "#schema/rules/league-week.ts";

/** Wednesday, March 18, 2026, in the week from March 16 to 22. */
const NOW = new Date("2026-03-18T10:00:00Z");
const LAST_MOMENT = new Date("2026-03-22T23:59:59.999Z");
const MONDAY = new Date("2026-03-23T00:00:00Z");
const NOTHING_YET: WeekXp = { weekStartDate: null, weekXp: 0, weekXpAt: null };

describe("XP of the week", () => {
  it.each([
    ["the first ever", NOTHING_YET, 20, NOW, ["2026-03-16", 20]],
    [
      "more in the same week",
      { weekStartDate: "2026-03-16", weekXp: 20, weekXpAt: NOW },
      5,
      LAST_MOMENT,
      ["2026-03-16", 25],
    ],
    [
      "the first of a new week",
      { weekStartDate: "2026-03-16", weekXp: 20, weekXpAt: NOW },
      5,
      MONDAY,
      ["2026-03-23", 5],
    ],
    ["after weeks away", { weekStartDate: "2026-01-05", weekXp: 900, weekXpAt: NOW }, 7, MONDAY, ["2026-03-23", 7]],
    [
      "Sunday's award, decided after Monday's",
      { weekStartDate: "2026-03-23", weekXp: 4, weekXpAt: MONDAY },
      9,
      LAST_MOMENT,
      ["2026-03-23", 4],
    ],
    [
      "an award of 0 XP on Monday",
      { weekStartDate: "2026-03-16", weekXp: 20, weekXpAt: NOW },
      0,
      MONDAY,
      ["2026-03-16", 20],
    ],
  ] as const)("%s", (_, week, amount, now, [weekStartDate, weekXp]) => {
    expect(weekXpAfter(week, amount, now)).toMatchObject({ weekStartDate, weekXp });
  });

  it("keeps the moment at which it was reached, ignoring awards that did not count", () => {
    const week = weekXpAfter(NOTHING_YET, 3, NOW);
    expect(week.weekXpAt).toEqual(NOW);
    expect(weekXpAfter(week, 0, LAST_MOMENT).weekXpAt).toEqual(NOW);
    expect(weekXpAfter(week, 1, LAST_MOMENT).weekXpAt).toEqual(LAST_MOMENT);
  });

  it("is the sum of what was received in the newest week, in any number of awards", () => {
    const day = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(fc.array(fc.tuple(day, fc.integer({ min: 0, max: 200 })), { minLength: 1 }), (steps) => {
        const awards = steps
          .toSorted(([a], [b]) => a - b)
          .map(([days, amount]) => ({ now: new Date(NOW.getTime() + days * 86_400_000), amount }));
        const end = awards.reduce((week, { amount, now }) => weekXpAfter(week, amount, now), NOTHING_YET);
        const newest = awards.findLast(({ amount }) => amount > 0);
        const week = newest ? weekOf(newest.now).weekStartDate : null;
        const inIt = awards.filter(({ now }) => weekOf(now).weekStartDate === week);
        expect(end.weekStartDate).toBe(week);
        expect(end.weekXp).toBe(week === null ? 0 : inIt.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });
});

describe("what an award does to the learner's seat", () => {
  const silver: LearnerLeagueState = { tier: 2, optedOut: false, leagueId: null, weekStartDate: null };
  const seated: LearnerLeagueState = { ...silver, leagueId: "2026-03-16.2.000004", weekStartDate: "2026-03-16" };

  it.each([
    ["nothing for a learner who has not joined", { ...silver, tier: null }, 20, false, NOW, { kind: "none" }],
    [
      "a first seat in Bronze once the daily challenges are complete",
      { ...silver, tier: null },
      50,
      true,
      NOW,
      { kind: "take-seat", tier: 1 },
    ],
    [
      "the first XP of the week takes a seat in the tier reached",
      silver,
      1,
      false,
      NOW,
      { kind: "take-seat", tier: 2 },
    ],
    ["nothing without XP", silver, 0, false, NOW, { kind: "none" }],
    [
      "a first seat for completing the challenges, even if no more XP counts today",
      { ...silver, tier: null },
      0,
      true,
      NOW,
      { kind: "take-seat", tier: 1 },
    ],
    ["nothing for a learner who opted out", { ...silver, optedOut: true }, 50, true, NOW, { kind: "none" }],
    [
      "nothing for a learner who opted out before joining",
      { ...silver, tier: null, optedOut: true },
      50,
      true,
      NOW,
      { kind: "none" },
    ],
    ["XP sets the seat's total", seated, 5, false, NOW, { kind: "set-xp", leagueId: "2026-03-16.2.000004" }],
    [
      "XP at the last moment sets the seat's total",
      seated,
      5,
      false,
      LAST_MOMENT,
      { kind: "set-xp", leagueId: "2026-03-16.2.000004" },
    ],
    ["XP waits while the old week is not closed", seated, 5, false, MONDAY, { kind: "wait-for-close" }],
    [
      "Sunday's XP after Monday's is added to the old seat",
      { ...seated, weekStartDate: "2026-03-23" },
      5,
      false,
      LAST_MOMENT,
      { kind: "add-xp", leagueId: "2026-03-16.2.000004" },
    ],
    [
      "Sunday's XP after its week was closed comes too late",
      { ...silver, leagueId: "2026-03-23.2.000001" },
      5,
      false,
      LAST_MOMENT,
      { kind: "too-late" },
    ],
    ["no seat in a past week", { ...silver, weekStartDate: "2026-03-23" }, 5, false, LAST_MOMENT, { kind: "none" }],
  ] as const)("%s", (_, learner, amount, joins, now, step) => {
    expect(leagueStep(learner, { amount, joins, now })).toEqual(step);
  });
});
