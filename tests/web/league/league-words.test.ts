import { afterEach, describe, expect, it, vi } from "vitest";
import { makeLeague } from "#tests/support/web/make-league.ts";
import { ordinal, outcomeText, shortDay, weekOf, zoneText } from "#web/features/league/league-words.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the league's texts", () => {
  it.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [21, "21st"],
    [22, "22nd"],
    [30, "30th"],
  ])("write the ordinal of %i as %s", (n, text) => {
    expect(ordinal(n)).toBe(text);
  });

  it.each(["America/Los_Angeles", "America/New_York", "UTC", "Europe/Berlin", "Pacific/Kiritimati"])(
    "do not shift the days of the week in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(shortDay("2026-03-29")).toBe("Mar 29");
      expect(weekOf(makeLeague({ weekStartDate: "2026-12-28", weekEndDate: "2027-01-03" }))).toBe("Dec 28 – Jan 3");
    },
  );

  it.each([
    ["promoted", 4, 2, false, "Promotion zone: the first 4 move up to Gold"],
    ["promoted", 4, 2, true, "Promotion zone: the first 4 learners move up to Gold"],
    ["promoted", 1, 1, false, "Promotion zone: the first learner moves up to Silver"],
    ["promoted", 1, 1, true, "Promotion zone: the first learner moves up to Silver"],
    ["stayed", 0, 2, true, "Staying in Silver"],
    ["stayed", 0, 3, false, "Staying in Gold"],
    ["demoted", 2, 2, false, "Demotion zone: the last 2 move down to Bronze"],
    ["demoted", 5, 3, true, "Demotion zone: the last 5 learners move down to Silver"],
    ["demoted", 1, 3, true, "Demotion zone: the last learner moves down to Silver"],
  ] as const)("divide the table: %s, %i places, tier %i, partners %s", (zone, places, tier, partners, text) => {
    expect(zoneText({ zone, places }, tier, partners)).toBe(text);
  });

  it.each([
    ["promoted", 2, "Promoted to Silver"],
    ["stayed", 3, "Stayed in Gold"],
    ["demoted", 1, "Moved down to Bronze"],
  ] as const)("tell how a week ended: %s", (outcome, tierAfter, text) => {
    expect(outcomeText({ outcome, tierAfter })).toBe(text);
  });
});
