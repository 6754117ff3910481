import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withCheapLetters, withRanges } from "#worker/dev/cheap-letters.ts";
import { ROOT } from "#worker/dev/wrangler.ts";

const FILES = globSync(["content/built-in/**/*.ts", "worker/tutor/**/*.ts"], { cwd: ROOT });

describe("the letters of the tutor's patterns", () => {
  it("are ranges inside a class and a class of their own outside", () => {
    const pattern = new RegExp(withRanges(String.raw`^(?<!\p{L})[\p{L}-]+ \p{Lu}\p{Ll}+ [^\p{L}]\[$`), "u");
    expect(pattern.test("Größen-Wahn Über 7[")).toBe(true);
    expect(pattern.test("größe über 7[")).toBe(false);
    expect(pattern.test("größe Łódź ![")).toBe(true);
  });

  it("keep the escapes of a string", () => {
    expect(withRanges(String.raw`"(?!\\p{L})\\["`)).toBe(String.raw`"(?![A-Za-zÀ-ÖØ-öø-ɏ])\\["`);
  });

  it("are replaced in every file, and no line moves", () => {
    expect(FILES.length).toBeGreaterThan(150);
    for (const file of FILES) {
      const code = readFileSync(`${ROOT}${file}`, "utf8");
      const changed = withCheapLetters(file, code);
      expect(changed.split("\n").length, file).toBe(code.split("\n").length);
      const bare = changed.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, "");
      expect(/p\{L[ul]?\}/.exec(bare), file).toBeNull();
    }
  });
});
