import { spawnSync } from "node:child_process";
import { ROOT } from "./wrangler.ts";

/** What stops a deploy, in words for whoever runs it; null when nothing does. */
export type AuditFault = string | null;

/** The severities that stop a deploy. Milder ones have a time of their own (docs/security.md#libraries). */
const STOPPING = ["critical", "high"] as const;

/** What `npm audit --json` prints when it could ask the registry. */
interface AuditReport {
  metadata: { vulnerabilities: Record<string, number> };
}

/**
 * Judges what `npm audit --json` printed. Its exit status says the same for a finding and for a registry that does not answer, so it
 * is not asked.
 */
export function judgeAudit(printed: string): AuditFault {
  const report = reportIn(printed);
  if (!report) {
    return [
      "npm audit got no answer from the registry, so nobody knows whether a library has a known vulnerability.",
      "A mirror may have no audit endpoint: deploy with --registry=https://registry.npmjs.org, or run",
      "`npm audit --omit=dev` where it works and then `npm run deploy -- --skip-audit`.",
    ].join("\n");
  }
  const counts = STOPPING.map((severity) => ({ severity, count: report.metadata.vulnerabilities[severity] ?? 0 }));
  const found = counts.filter(({ count }) => count > 0).map(({ severity, count }) => `${count} ${severity}`);
  if (found.length === 0) return null;
  return [
    `npm audit found known vulnerabilities in what is deployed: ${found.join(", ")}.`,
    "`npm audit --omit=dev` names them; docs/security.md#libraries says how soon each must be mended.",
  ].join("\n");
}

/** Asks the registry about the libraries that are deployed. */
export function audit(): AuditFault {
  const run = spawnSync("npm", ["audit", "--omit=dev", "--audit-level=high", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return judgeAudit(run.stdout);
}

function reportIn(printed: string): AuditReport | null {
  try {
    const report = JSON.parse(printed) as Partial<AuditReport>;
    return report.metadata?.vulnerabilities ? (report as AuditReport) : null;
  } catch {
    return null;
  }
}
