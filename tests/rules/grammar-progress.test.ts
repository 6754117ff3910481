import { describe, expect, it } from "vitest";
import { countBits, lastAnswerRight, masteryBand, withAnswer } from "#schema/rules/grammar-progress.ts";

describe("the mastery of a topic", () => {
  it.each([
    [0, 20, 0],
    [9, 20, 0],
    [10, 20, 50],
    [14, 20, 50],
    [15, 20, 75],
    [17, 20, 75],
    [18, 20, 90],
    [20, 20, 90],
    [2, 3, 50],
    [0, 0, 0],
  ])("with %i of %i right is the band %i", (right, total, band) => {
    expect(masteryBand(right, total)).toBe(band);
  });
});

describe("the exercises answered", () => {
  const NONE = { answeredBits: 0, rightBits: 0 };

  it("keep the last answer to each, whatever the order", () => {
    const after = [
      [1, true],
      [20, false],
      [1, false],
      [7, true],
      [20, true],
    ].reduce((bits, [place, isRight]) => withAnswer(bits, Number(place), Boolean(isRight)), NONE);
    expect([1, 7, 20, 2].map((place) => lastAnswerRight(after, place))).toEqual([false, true, true, null]);
    expect([countBits(after.answeredBits), countBits(after.rightBits)]).toEqual([3, 2]);
  });

  it("count up to all twenty and stay a positive number", () => {
    let bits = NONE;
    for (let place = 1; place <= 20; place += 1) bits = withAnswer(bits, place, true);
    expect(bits).toEqual({ answeredBits: 2 ** 20 - 1, rightBits: 2 ** 20 - 1 });
    expect(countBits(bits.rightBits)).toBe(20);
  });
});
