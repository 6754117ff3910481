import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PARTNERS_FILL_TO, type PracticePartner, practicePartners } from "#schema/rules/practice-partners.ts";
import { DAILY_CHALLENGES_XP, LESSON_FIRST_PASS_XP } from "#schema/rules/xp.ts";
import { LEAGUE_TIERS, type LeagueTier } from "#schema/terms/league-tier.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Every league in these tests runs from Monday, November 16, 2026 to Sunday, November 22, 2026. */
const STARTS_AT = new Date("2026-11-16T00:00:00Z").getTime();
const ENDS_AT = new Date("2026-11-23T00:00:00Z").getTime();
/** The least and the most XP of one day of practice, by tier. Repeated here, because learners compete against these bounds. */
const DAILY_XP: Readonly<Record<LeagueTier, readonly [least: number, most: number]>> = {
  1: [4, 18],
  2: [8, 28],
  3: [14, 40],
};

function leagueId(tier: LeagueTier, number: number): string {
  return `2026-11-16.${tier}.${String(number).padStart(6, "0")}`;
}

function partnersOf(tier: LeagueTier, number: number, at: number, humans = 0): PracticePartner[] {
  return practicePartners({ leagueId: leagueId(tier, number), tier, humans, now: new Date(at) });
}

/** A league, and moments from a week before it to a week after it. */
const anyTier = fc.constantFrom(...LEAGUE_TIERS);
const anyNumber = fc.integer({ min: 1, max: 999_999 });
const anyMoment = fc.integer({ min: STARTS_AT - 7 * DAY_MS, max: ENDS_AT + 7 * DAY_MS });

describe("practicePartners: who is there", () => {
  it.each([
    [0, 10],
    [1, 9],
    [2, 8],
    [5, 5],
    [8, 2],
    [9, 1],
    [10, 0],
    [11, 0],
    [30, 0],
  ])("with %i learners there are %i partners", (humans, count) => {
    expect(partnersOf(1, 1, STARTS_AT, humans)).toHaveLength(count);
  });

  it("fills up to ten", () => {
    expect(PARTNERS_FILL_TO).toBe(10);
  });

  it("keeps partners unchanged while learners join: only the last ones leave", () => {
    fc.assert(
      fc.property(anyTier, anyNumber, anyMoment, (tier, number, at) => {
        const all = partnersOf(tier, number, at, 0);
        for (let humans = 0; humans <= 12; humans += 1) {
          expect(partnersOf(tier, number, at, humans)).toEqual(all.slice(0, Math.max(0, 10 - humans)));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("gives each a different name in the learners' form: first name and initial", () => {
    fc.assert(
      fc.property(anyTier, anyNumber, (tier, number) => {
        const partners = partnersOf(tier, number, ENDS_AT);
        expect(new Set(partners.map((one) => one.displayName)).size).toBe(10);
        expect(new Set(partners.map((one) => one.id)).size).toBe(10);
        // Like the id of a learner's seat.
        for (const { id } of partners) expect(id).toMatch(/^[0-9a-f]{12}$/);
        for (const { displayName, isFictional } of partners) {
          expect(displayName).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
          expect(isFictional).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("uses thirty names, each about as often as the others", () => {
    const seen = new Map<string, number>();
    for (let number = 1; number <= 300; number += 1) {
      for (const { displayName } of partnersOf(1, number, STARTS_AT)) {
        seen.set(displayName, (seen.get(displayName) ?? 0) + 1);
      }
    }
    // With 3,000 partners, each of the thirty names is expected 100 times.
    expect(seen.size).toBe(30);
    for (const count of seen.values()) expect(Math.abs(count - 100)).toBeLessThan(40);
  });

  it("differ between leagues, weeks and tiers", () => {
    const at = ENDS_AT;
    const tables = [partnersOf(1, 1, at), partnersOf(1, 2, at), partnersOf(2, 1, at)];
    const nextWeek = { leagueId: "2026-11-23.1.000001", tier: 1, humans: 0, now: new Date(at + 7 * DAY_MS) } as const;
    tables.push(practicePartners(nextWeek));
    expect(new Set(tables.map((table) => table.map((one) => one.displayName).join())).size).toBe(4);
    expect(new Set(tables.map((table) => table.map((one) => one.weeklyXp).join())).size).toBe(4);
    for (const table of tables) expect(new Set(table.map((one) => one.weeklyXp)).size).toBeGreaterThan(5);
  });
});

describe("practicePartners: their XP", () => {
  it("is the same for every caller and never drops", () => {
    fc.assert(
      fc.property(anyTier, anyNumber, anyMoment, anyMoment, (tier, number, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        const before = partnersOf(tier, number, earlier);
        expect(partnersOf(tier, number, earlier)).toEqual(before);
        partnersOf(tier, number, later).forEach((after, seat) => {
          const { displayName, weeklyXp, reachedAt } = before[seat] as PracticePartner;
          expect(after.displayName).toBe(displayName);
          expect(after.weeklyXp).toBeGreaterThanOrEqual(weeklyXp);
          // The moment changes exactly when the XP grows.
          if (after.weeklyXp === weeklyXp) expect(after.reachedAt).toBe(reachedAt);
          else expect(after.reachedAt).toBeGreaterThan(reachedAt ?? STARTS_AT - 1);
        });
      }),
      { numRuns: 300 },
    );
  });

  it("was reached within the week and not after now; without XP there is no moment", () => {
    fc.assert(
      fc.property(anyTier, anyNumber, anyMoment, (tier, number, at) => {
        for (const { weeklyXp, reachedAt } of partnersOf(tier, number, at)) {
          expect(reachedAt === null).toBe(weeklyXp === 0);
          if (reachedAt === null) continue;
          expect(reachedAt).toBeGreaterThanOrEqual(STARTS_AT);
          expect(reachedAt).toBeLessThan(ENDS_AT);
          expect(reachedAt).toBeLessThanOrEqual(at);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["a year before", STARTS_AT - 365 * DAY_MS],
    ["Sunday before, last ms", STARTS_AT - 1],
    ["Monday 00:00", STARTS_AT],
    ["Monday 05:59:59.999, before anyone is up", STARTS_AT + 6 * HOUR_MS - 1],
  ])("is 0 so far: %s", (_what, at) => {
    for (let number = 1; number <= 50; number += 1) {
      for (const one of partnersOf(3, number, at)) expect(one).toMatchObject({ weeklyXp: 0, reachedAt: null });
    }
  });

  it.each([
    ["Monday after, 00:00", ENDS_AT],
    ["as the league closes", ENDS_AT + 60_000],
    ["a year after", ENDS_AT + 365 * DAY_MS],
  ])("is what it was when the week ended: %s", (_what, at) => {
    for (const tier of LEAGUE_TIERS) expect(partnersOf(tier, 7, at)).toEqual(partnersOf(tier, 7, ENDS_AT - 1));
  });

  it.each(LEAGUE_TIERS)("grows in tier %i at most once a day, from 06:00 to 21:00 UTC, within the bounds", (tier) => {
    const [least, most] = DAILY_XP[tier];
    const gains: { xp: number; hour: number }[] = [];
    let days = 0;
    for (let number = 1; number <= 20; number += 1) {
      const hourly = Array.from({ length: 7 * 24 }, (_, hour) => partnersOf(tier, number, STARTS_AT + hour * HOUR_MS));
      for (let seat = 0; seat < 10; seat += 1) {
        for (let day = 0; day < 7; day += 1) {
          days += 1;
          const today = hourly.slice(day * 24, day * 24 + 24).map((table) => table[seat] as PracticePartner);
          const yesterday = hourly[day * 24 - 1]?.[seat]?.weeklyXp ?? 0;
          const found = today.flatMap(({ weeklyXp, reachedAt }, hour) => {
            const xp = weeklyXp - (today[hour - 1]?.weeklyXp ?? yesterday);
            if (xp > 0) expect(reachedAt).toBe(STARTS_AT + day * DAY_MS + hour * HOUR_MS);
            return xp > 0 ? [{ xp, hour }] : [];
          });
          expect(found.length).toBeLessThanOrEqual(1);
          gains.push(...found);
        }
      }
    }
    const xp = gains.map((gain) => gain.xp);
    const hours = gains.map((gain) => gain.hour);
    // About seven days out of ten, and every value between the bounds occurs, bounds included.
    expect(Math.abs(gains.length / days - 0.7)).toBeLessThan(0.04);
    expect([Math.min(...xp), Math.max(...xp)]).toEqual([least, most]);
    expect([Math.min(...hours), Math.max(...hours)]).toEqual([6, 21]);
    expect(new Set(hours).size).toBe(16);
    expect(new Set(xp).size).toBe(most - least + 1);
    const average = xp.reduce((sum, one) => sum + one, 0) / xp.length;
    expect(Math.abs(average / ((least + most) / 2) - 1)).toBeLessThan(0.05);
  });

  it("is less in a day than a learner earns from two first lessons and the daily challenges", () => {
    const aDay = DAILY_CHALLENGES_XP + 2 * LESSON_FIRST_PASS_XP;
    for (const tier of LEAGUE_TIERS) expect(DAILY_XP[tier][1]).toBeLessThan(aDay);
  });

  it("differs between partners", () => {
    const days = Array.from({ length: 10 }, (_, seat) =>
      [1, 2, 3, 4, 5, 6, 7].map((day) => partnersOf(2, 3, STARTS_AT + day * DAY_MS)[seat]?.weeklyXp).join(),
    );
    expect(new Set(days).size).toBe(10);
  });

  it("stays at known numbers: drawing differently in the middle of a week would take XP away", () => {
    const thursdayNoon = new Date("2026-11-19T12:00:00Z").getTime();
    const known = partnersOf(2, 1, thursdayNoon, 7).map(({ displayName, weeklyXp, reachedAt }) => {
      return [displayName, weeklyXp, new Date(reachedAt ?? Number.NaN).toISOString()];
    });
    expect(known).toEqual([
      ["Farah N.", 53, "2026-11-18T06:00:00.000Z"],
      ["Ivo L.", 17, "2026-11-18T18:00:00.000Z"],
      ["Quentin D.", 34, "2026-11-18T15:00:00.000Z"],
    ]);
  });
});
