import { describe, expect, it } from "vitest";
import { stretchPath, trailWord } from "#web/ui/trail.tsx";

describe("a stretch of the trail", () => {
  it.each([
    ["from left to right", { x: 10, y: 0 }, { x: 110, y: 80 }, "M10 0C60 0 60 80 110 80"],
    ["from right to left, drawn from its left end", { x: 110, y: 0 }, { x: 10, y: 80 }, "M10 80C60 80 60 0 110 0"],
  ])("across %s", (_case, from, to, path) => {
    expect(stretchPath(from, to, "across")).toBe(path);
  });

  it("leaves its stones downward on a phone", () => {
    expect(stretchPath({ x: 36, y: 56 }, { x: 228, y: 168 }, "down")).toBe("M36 56C36 112 228 112 228 168");
  });
});

describe("the word on a stretch", () => {
  it.each([
    [["Vorstellungsgespräch", "ich heiße"], "ich heiße"],
    [["zehn Buchs"], "zehn Buchs"],
    [["elf Buchsta"], null],
    [[], null],
  ])("of %j is %s", (words, word) => {
    expect(trailWord(words)).toBe(word);
  });
});
