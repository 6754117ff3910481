import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeReturnTo } from "#schema/rules/return-to.ts";

const SITE = "https://wortpfad.app";

describe("safeReturnTo", () => {
  it.each([
    "/",
    "/grammar/12",
    "/chat?topic=travel&level=A1",
    "/lesson/10302#word-5",
    "/grammar?q=der%2Fdie#top",
    "/vocabulary?from=https://elsewhere.example//x",
    "/grammar?q=Übung und Spaß",
    "/~@:!$&'()*+,;=",
  ])("keeps %s", (value) => {
    expect(safeReturnTo(value)).toBe(value);
    expect(new URL(value, SITE).origin).toBe(SITE);
  });

  it.each([
    ["nothing", null],
    ["nothing at all", undefined],
    ["an empty text", ""],
    ["another site", "https://evil.example"],
    ["another site without a scheme", "//evil.example"],
    ["three slashes", "///evil.example"],
    ["a backslash for the second slash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash further on", "/lesson\\..\\evil"],
    ["a backslash in the query", "/chat?x=\\"],
    ["a tab between two slashes", "/\t/evil.example"],
    ["a line break between two slashes", "/\n/evil.example"],
    ["a carriage return that splits a header", "/chat\r\nSet-Cookie: session=1"],
    ["a null byte", "/chat\u0000"],
    ["a delete character", "/chat\u007f"],
    ["a C1 control character", "/chat\u0085"],
    ["a line separator", "/chat\u2028"],
    ["a double slash behind a dot", "/.//evil.example"],
    ["a double slash behind two dots", "/chat/..//evil.example"],
    ["a double slash behind encoded dots", "/%2e%2e//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["a path without its slash", "chat"],
    ["a space before the slash", " /chat"],
    ["a tab before the slashes", "\t//evil.example"],
    ["a user before the host", "/@evil.example//"],
    ["an endless path", `/${"a".repeat(5_000)}`],
  ])("falls back to the home page for %s", (_what, value) => {
    expect(safeReturnTo(value)).toBe("/");
  });

  it("never leaves the site, even when the resolved path is followed again", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2e",
      "evil.example",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "\n",
      " ",
      "https",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = new URL(safeReturnTo(pieces.join("")), SITE);
        expect(url.origin).toBe(SITE);
        expect(new URL(url.pathname, SITE).origin).toBe(SITE);
      }),
      { numRuns: 2_000 },
    );
  });
});
