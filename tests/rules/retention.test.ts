import { expect, it } from "vitest";
import { isThinningDay, retentionAt } from "#schema/rules/retention.ts";

it.each([
  ["Thursday, 2 April", "2037-04-02T12:00:00Z", "2037-03-19T00:00:00Z"],
  ["Wednesday, 8 April", "2037-04-08T23:59:59Z", "2037-03-19T00:00:00Z"],
  ["Thursday, 9 April", "2037-04-09T00:00:00Z", "2037-03-26T00:00:00Z"],
])("single awards are kept for at least 14 days and added up by the week: %s", (_, now, awardsFrom) => {
  expect(retentionAt(new Date(now)).awardsFrom).toEqual(new Date(awardsFrom));
});

it("answers are kept for 14 days, conversations for 30, attempts and mistakes for 90, and learners are visited a month longer", () => {
  expect(retentionAt(new Date("2037-06-10T10:00:00Z"))).toMatchObject({
    answersFrom: new Date("2037-05-27T10:00:00Z"),
    conversationsFrom: new Date("2037-05-11T10:00:00Z"),
    mistakesFrom: new Date("2037-03-12T10:00:00Z"),
    attemptsFrom: new Date("2037-03-12T10:00:00Z"),
    learnersFrom: new Date("2037-02-10T10:00:00Z"),
  });
});

it("every learner is thinned once a week, and different ones on different days", () => {
  const days = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2037, 5, 1 + i, 23)));
  const ids = ["kT3-x_9aQw0Z", "kT3-x_9aQw0b", "kT3-x_9aQw0c"];
  const weeks = ids.map((id) => days.map((day) => isThinningDay(id, day)));
  for (const week of weeks) expect(week.filter(Boolean)).toHaveLength(1);
  expect(new Set(weeks.map((week) => week.indexOf(true))).size).toBe(3);
});
