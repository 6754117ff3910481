import { describe, expect, it } from "vitest";
import { nextPrefixTest } from "#schema/rules/prefix-tests.ts";

const TESTS = [{ id: 30 }, { id: 10 }, { id: 20 }];

function passed(...taken: [id: number, day: number][]): Map<number, Date> {
  return new Map(taken.map(([id, day]) => [id, new Date(Date.UTC(2037, 5, day))]));
}

describe("the next verb-prefix test", () => {
  it.each([
    ["the first one", passed(), 30],
    ["the first one that was not passed", passed([30, 1]), 10],
    ["one that was left out", passed([30, 1], [20, 2]), 10],
    ["the one that was taken longest ago, when all are passed", passed([30, 3], [10, 2], [20, 4]), 10],
    ["the first of those that were taken at the same time", passed([30, 2], [10, 2], [20, 2]), 30],
    ["the only one left, whatever was passed that is gone", passed([30, 1], [10, 1], [99, 1]), 20],
  ])("is %s", (_what, taken, id) => {
    expect(nextPrefixTest(TESTS, taken)).toEqual({ id });
  });

  it("is none where there are none", () => {
    expect(nextPrefixTest([], passed([30, 1]))).toBeNull();
  });
});
