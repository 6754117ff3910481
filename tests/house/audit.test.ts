import { describe, expect, it } from "vitest";
import { judgeAudit } from "#worker/dev/audit.ts";

function report(counts: Record<string, number>): string {
  const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {},
    metadata: { vulnerabilities: { ...none, ...counts } },
  });
}

describe("a deploy", () => {
  it.each([
    ["nothing is known", {}],
    ["there are only milder findings", { low: 3, moderate: 2, total: 5 }],
  ])("goes on when %s", (_, counts) => {
    expect(judgeAudit(report(counts))).toBeNull();
  });

  it.each([
    [{ high: 1 }, "1 high"],
    [{ critical: 2, high: 1, low: 4 }, "2 critical, 1 high"],
  ])("stops on %o", (counts, words) => {
    expect(judgeAudit(report(counts))).toContain(`known vulnerabilities in what is deployed: ${words}.`);
  });

  it.each([
    // As npm prints it for a mirror without the endpoint.
    ['{ "message": "request failed", "error": { "summary": "", "detail": "" } }'],
    ["null"],
    ["<html>"],
    [""],
  ])("stops when the registry does not say: %s", (printed) => {
    expect(judgeAudit(printed)).toContain("npm audit got no answer from the registry");
  });
});
