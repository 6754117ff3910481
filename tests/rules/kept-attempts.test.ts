import { describe, expect, it } from "vitest";
import { type KeptAttempt, keepAttempts, subjectKey } from "#schema/rules/kept-attempts.ts";
import { seededRandom } from "#schema/rules/random.ts";

const LESSON = subjectKey("10101", "A1");

function attempt(score: number, at: number, graded: 0 | 1 = 1): { subject: string; attempt: KeptAttempt } {
  return { subject: LESSON, attempt: [score, 15, graded, 0, at] };
}

function keptAt(kept: ReturnType<typeof keepAttempts>): number[] {
  return (kept[LESSON] ?? []).map(([, , , , at]) => at);
}

describe("of the attempts at the same thing", () => {
  it.each([
    ["one is first, best and last", [attempt(3, 1)], [1]],
    ["two are first and last", [attempt(3, 1), attempt(9, 2)], [1, 2]],
    ["the best stands between first and last", [attempt(3, 1), attempt(9, 2), attempt(8, 3), attempt(1, 4)], [1, 2, 4]],
    ["the earliest of equals is the best", [attempt(1, 1), attempt(9, 2), attempt(9, 3), attempt(1, 4)], [1, 2, 4]],
    [
      "what the server counted is better than what a browser claims",
      [attempt(1, 1), attempt(15, 2, 0), attempt(2, 3), attempt(1, 4)],
      [1, 3, 4],
    ],
    ["the order of adding does not count", [attempt(1, 4), attempt(9, 2), attempt(3, 1)], [1, 2, 4]],
  ])("%s", (_, attempts, kept) => {
    expect(keptAt(keepAttempts({}, attempts))).toEqual(kept);
  });

  it("each thing has its own", () => {
    const other = { ...attempt(5, 9), subject: subjectKey(null, "A2") };
    expect(Object.keys(keepAttempts({}, [attempt(1, 1), other]))).toEqual([LESSON, "/A2"]);
  });
});

it.each([1, 2, 3])("adding in parts, or twice, comes to the same as adding all at once (%i)", (seed) => {
  const random = seededRandom(seed);
  const all = Array.from({ length: 60 }, (_, i) => attempt(Math.floor(random() * 16), i, random() < 0.8 ? 1 : 0));
  const half = keepAttempts({}, all.slice(0, 30));
  expect(keepAttempts(keepAttempts(half, all.slice(20)), all)).toEqual(keepAttempts({}, all));
});
