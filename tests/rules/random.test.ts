import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pick, seededRandom, shuffled } from "#schema/rules/random.ts";

function take(seed: number | string, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
}

describe("seededRandom", () => {
  it("gives the same sequence for the same seed", () => {
    expect(take("lesson-10302", 20)).toEqual(take("lesson-10302", 20));
    expect(take(7, 3)).toEqual(take("7", 3));
  });

  it("gives different sequences for similar seeds", () => {
    const first = [1, 2, 3, "1a", "1b"].map((seed) => take(seed, 1)[0]);
    expect(new Set(first).size).toBe(5);
  });

  it("keeps its known sequence: both sides may rely on it", () => {
    expect(take("wortpfad", 3).map((value) => value.toFixed(6))).toEqual(["0.708741", "0.209393", "0.820574"]);
  });

  it("stays in [0, 1) and spreads evenly", () => {
    const buckets = [0, 0, 0, 0];
    for (const value of take("spread", 8_000)) {
      expect(value >= 0 && value < 1).toBe(true);
      const bucket = Math.floor(value * 4);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    for (const count of buckets) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });
});

describe("shuffled", () => {
  it("keeps every item, and leaves the given array alone", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items];
        const result = shuffled(items, seededRandom(seed));
        expect(items).toEqual(before);
        expect([...result].toSorted((a, b) => a - b)).toEqual([...items].toSorted((a, b) => a - b));
      }),
    );
  });

  it("gives each of the six orders of three items about as often", () => {
    const random = seededRandom("orders");
    const counts = new Map<string, number>();
    for (let round = 0; round < 6_000; round += 1) {
      const order = shuffled(["a", "b", "c"], random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

describe("pick", () => {
  it("reaches the first and the last item", () => {
    expect(pick(["a", "b", "c"], () => 0)).toBe("a");
    expect(pick(["a", "b", "c"], () => 0.999_999)).toBe("c");
  });

  it("refuses an empty list", () => {
    expect(() => pick([], () => 0)).toThrow(RangeError);
  });
});
