import { expect, it } from "vitest";
import { retentionAt, sweepDayOf } from "#schema/rules/retention.ts";

it("answers are kept for 14 days, conversations for 30, attempts and mistakes for 90, and learners are visited a month longer", () => {
  expect(retentionAt(new Date("2037-06-10T10:00:00Z"))).toMatchObject({
    answersFrom: "2037-05-27",
    conversationsFrom: new Date("2037-05-11T10:00:00Z"),
    mistakesFrom: new Date("2037-03-12T10:00:00Z"),
    attemptsFrom: "2037-03-12",
    learnersFrom: new Date("2037-02-10T10:00:00Z"),
  });
});

it("what is not due every day comes once a week, thinning every fourth time, and on different days for different learners", () => {
  const days = Array.from({ length: 28 }, (_, i) => new Date(Date.UTC(2037, 5, 1 + i, 23)));
  const ids = ["kT3-x_9aQw0Z", "kT3-x_9aQw0b", "kT3-x_9aQw0c"];
  const plans = ids.map((id) => days.map((day) => sweepDayOf(id, day)));
  for (const plan of plans) {
    expect(plan.filter(({ isWeekly }) => isWeekly)).toHaveLength(4);
    expect(plan.filter(({ isThinning }) => isThinning)).toEqual([{ isWeekly: true, isThinning: true }]);
  }
  expect(new Set(plans.map((plan) => plan.findIndex(({ isThinning }) => isThinning))).size).toBe(3);
});
