import { describe, expect, it } from "vitest";
import { countReport, MAX_REPORTS_A_DAY, reportedAnswer } from "#schema/rules/answer-reports.ts";

describe("a reported answer", () => {
  it.each([
    ["  Die  Tür ", "die tür"],
    ["Mu\u0308tter", "mütter"],
    ["z.B.", "z.b."],
    ["wie geht’s", "wie geht's"],
    ["Guten Tag!", "guten tag!"],
    ["ich@example.org", null],
    ["https://example", null],
    ["WWW.example", null],
    ["example.org", null],
    ["Tür 2", null],
    ["２", null],
    ["Tür²", null],
    ["...", null],
    ["", null],
    ["Tü\u200br", null],
    ["a".repeat(100), "a".repeat(100)],
    ["a".repeat(101), null],
  ])("%s is kept as %s", (typed, kept) => {
    expect(reportedAnswer(typed)).toBe(kept);
  });
});

describe("the reports of a day", () => {
  it.each([
    ["the first ever", null, { day: "2026-03-30", sent: 1 }],
    ["the second of the day", { day: "2026-03-30", sent: 1 }, { day: "2026-03-30", sent: 2 }],
    ["the first of a new day", { day: "2026-03-29", sent: MAX_REPORTS_A_DAY }, { day: "2026-03-30", sent: 1 }],
    ["one too many", { day: "2026-03-30", sent: MAX_REPORTS_A_DAY }, null],
  ])("%s", (_what, before, after) => {
    expect(countReport(before, "2026-03-30")).toEqual(after);
  });
});
