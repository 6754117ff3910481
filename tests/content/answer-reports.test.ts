import { expect, it } from "vitest";
import { describeReports, REPORTS_QUERY, type ReportRow } from "#content/seed/answer-reports.ts";
import { buildSeed } from "#content/seed/build-seed.ts";
import { readAll } from "#content/seed/read-all.ts";
import { freshDatabase, runSeed } from "./database.ts";

it("the list of reported answers says how often, which word, what was asked for and what was typed", () => {
  const database = freshDatabase();
  const list = () => describeReports(database.prepare(REPORTS_QUERY).all() as unknown as ReportRow[]);
  expect(list()).toBe("No answer has been reported.");
  runSeed(database, buildSeed(readAll()).statements);
  const insert = database.prepare("INSERT INTO answer_reports VALUES ('word', ?, ?, ?, ?, ?, ?)");
  insert.run(1010107, "german", "servus", 3, "2026-03-01", "2026-03-29");
  insert.run(1010108, "plural", "herrn", 12, "2026-03-29", "2026-03-29");
  insert.run(1010101, "english", "hey", 1, "2026-03-29", "2026-03-29");
  insert.run(1019999, "german", "tja", 1, "2026-03-28", "2026-03-28");
  expect(list().split("\n")).toEqual([
    '12×  1010108 Herr: plural "herrn" instead of "Herren" (2026-03-29)',
    '3×  1010107 tschüss: german "servus" instead of "tschüss" (2026-03-01 to 2026-03-29)',
    '1×  1010101 hallo: english "hey" instead of "hello" (2026-03-29)',
    '1×  1019999 (no such word any more): german "tja" instead of "" (2026-03-28)',
  ]);
});
