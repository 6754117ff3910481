import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelOf, xpAtLevelStart, xpLevelProgress } from "#schema/rules/level.ts";

describe("xpLevelProgress", () => {
  it.each([
    { totalXp: 0, level: 1, currentXP: 0, xpToNextLevel: 100, totalXPForNextLevel: 100 },
    { totalXp: 1, level: 1, currentXP: 1, xpToNextLevel: 99, totalXPForNextLevel: 100 },
    { totalXp: 99, level: 1, currentXP: 99, xpToNextLevel: 1, totalXPForNextLevel: 100 },
    { totalXp: 100, level: 2, currentXP: 0, xpToNextLevel: 200, totalXPForNextLevel: 200 },
    { totalXp: 299, level: 2, currentXP: 199, xpToNextLevel: 1, totalXPForNextLevel: 200 },
    { totalXp: 300, level: 3, currentXP: 0, xpToNextLevel: 300, totalXPForNextLevel: 300 },
    { totalXp: 450, level: 3, currentXP: 150, xpToNextLevel: 150, totalXPForNextLevel: 300 },
    { totalXp: 600, level: 4, currentXP: 0, xpToNextLevel: 400, totalXPForNextLevel: 400 },
    { totalXp: 4_500, level: 10, currentXP: 0, xpToNextLevel: 1_000, totalXPForNextLevel: 1_000 },
    { totalXp: 495_000, level: 100, currentXP: 0, xpToNextLevel: 10_000, totalXPForNextLevel: 10_000 },
  ])("puts $totalXp XP into level $level", ({ totalXp, ...expected }) => {
    expect(xpLevelProgress(totalXp)).toEqual(expected);
  });

  it.each([1, 2, 3, 99, 1_000, 999_999, 10_000_001])("begins level %i exactly at its threshold", (level) => {
    const start = xpAtLevelStart(level);
    expect(levelOf(start)).toBe(level);
    expect(levelOf(start + 1)).toBe(level);
    if (level > 1) expect(levelOf(start - 1)).toBe(level - 1);
  });

  it("stays consistent for any total", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER - 10 ** 12 }), (totalXp) => {
        const progress = xpLevelProgress(totalXp);
        expect(progress.currentXP + progress.xpToNextLevel).toBe(progress.level * 100);
        expect(progress.currentXP).toBeGreaterThanOrEqual(0);
        expect(progress.xpToNextLevel).toBeGreaterThan(0);
        expect(xpAtLevelStart(progress.level) + progress.currentXP).toBe(totalXp);
      }),
    );
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d as a total", (totalXp) => {
    expect(() => xpLevelProgress(totalXp)).toThrow(RangeError);
  });
});
