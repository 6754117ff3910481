import { describe, expect, it } from "vitest";
import {
  countForLeague,
  LEAGUE_DAY_LIMIT_XP,
  type LeagueDay,
  leagueDayIsFull,
  rewardDay,
} from "#schema/rules/fair-play.ts";
import type { LearnerZones } from "#schema/rules/streak.ts";

const NOON = new Date("2026-03-18T12:00:00Z");
const LAST_MS = new Date("2026-03-18T23:59:59.999Z");
const NEXT_DAY = new Date("2026-03-19T00:00:00Z");
const FRESH: LeagueDay = { day: null, xp: 0 };

function on(day: string, xp: number): LeagueDay {
  return { day, xp };
}

describe("XP that counts for a league", () => {
  it.each<[string, LeagueDay, number, Date, number, LeagueDay]>([
    ["the first ever", FRESH, 35, NOON, 35, on("2026-03-18", 35)],
    ["more on the same day", on("2026-03-18", 35), 15, LAST_MS, 15, on("2026-03-18", 50)],
    ["up to the limit", on("2026-03-18", 1_490), 10, NOON, 10, on("2026-03-18", 1_500)],
    ["across the limit: only what is left", on("2026-03-18", 1_490), 150, NOON, 10, on("2026-03-18", 1_500)],
    ["after the limit", on("2026-03-18", 1_500), 150, NOON, 0, on("2026-03-18", 1_500)],
    ["more than the limit at once", FRESH, 9_000, NOON, 1_500, on("2026-03-18", 1_500)],
    ["at midnight UTC the next day begins", on("2026-03-18", 1_500), 150, NEXT_DAY, 150, on("2026-03-19", 150)],
  ])("%s", (_what, before, amount, now, counted, leagueDay) => {
    expect(countForLeague(before, amount, now)).toEqual({ counted, leagueDay });
  });

  it("says when nothing more counts today", () => {
    expect(leagueDayIsFull(on("2026-03-18", LEAGUE_DAY_LIMIT_XP), NOON)).toBe(true);
    expect(leagueDayIsFull(on("2026-03-18", LEAGUE_DAY_LIMIT_XP - 1), NOON)).toBe(false);
    expect(leagueDayIsFull(on("2026-03-18", LEAGUE_DAY_LIMIT_XP), NEXT_DAY)).toBe(false);
    expect(leagueDayIsFull(FRESH, NOON)).toBe(false);
  });
});

describe("the day to which bonuses belong", () => {
  const home = { timeZone: "Europe/Berlin", previousTimeZone: null, timeZoneChangedAt: null };
  /** At 11:00 in Berlin it is midnight on Kiritimati, and on Honolulu it is 00:00 of the same date. */
  const moved = (timeZone: string) => ({
    timeZone,
    previousTimeZone: "Europe/Berlin",
    timeZoneChangedAt: new Date("2026-03-10T10:00:00Z"),
  });

  it.each([
    ["at home, before midnight", "2026-03-10T22:59:59Z", home, "2026-03-10", "2026-03-10"],
    ["at home, after midnight", "2026-03-10T23:00:00Z", home, "2026-03-10", "2026-03-11"],
    ["moved east: the day goes on", "2026-03-10T10:00:00Z", moved("Pacific/Kiritimati"), "2026-03-10", "2026-03-10"],
    ["… even without practice on it", "2026-03-10T10:00:00Z", moved("Pacific/Kiritimati"), null, "2026-03-10"],
    ["… until it is over in Berlin", "2026-03-10T22:59:59Z", moved("Pacific/Kiritimati"), "2026-03-10", "2026-03-10"],
    ["… and then the new date counts", "2026-03-10T23:00:00Z", moved("Pacific/Kiritimati"), "2026-03-10", "2026-03-11"],
    ["a day later the move is forgotten", "2026-03-11T10:00:00Z", moved("Pacific/Kiritimati"), null, "2026-03-12"],
    ["moved west: no day comes back", "2026-03-10T23:30:00Z", moved("Pacific/Honolulu"), "2026-03-11", "2026-03-11"],
    ["moved west on the same date", "2026-03-10T23:30:00Z", moved("Pacific/Honolulu"), "2026-03-10", "2026-03-10"],
  ] as const)("%s", (_what, now, zones, latest, day) => {
    expect(rewardDay(new Date(now), zones, latest)).toBe(day);
  });

  it("a learner who changes zones every day gets at most one day more than have passed", () => {
    const zones = ["Pacific/Kiritimati", "Pacific/Honolulu", "Europe/Berlin", "Pacific/Niue", "Asia/Tokyo", "UTC"];
    const start = new Date("2026-03-01T00:00:00Z").getTime();
    let state: LearnerZones = { timeZone: "UTC", previousTimeZone: null, timeZoneChangedAt: null };
    let latest: string | null = null;
    const days = new Set<string>();
    for (let hour = 0; hour < 24 * 30; hour++) {
      const now = new Date(start + hour * 3_600_000);
      if (hour % 24 === 10) {
        const timeZone = zones[Math.floor(hour / 24) % zones.length] ?? "UTC";
        state = { timeZone, previousTimeZone: state.timeZone, timeZoneChangedAt: now };
      }
      latest = rewardDay(now, state, latest);
      days.add(latest);
    }
    expect(days.size).toBeLessThanOrEqual(31);
  });
});
