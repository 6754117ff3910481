import { fileURLToPath } from "node:url";
import { describeReports, REPORTS_QUERY, type ReportRow } from "#content/seed/answer-reports.ts";
import { query } from "./wrangler.ts";

/** Prints the answers that learners say are right too. */
export function listAnswerReports({ remote = false } = {}): void {
  console.log(describeReports(query<ReportRow>(remote, REPORTS_QUERY)));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  listAnswerReports({ remote: process.argv.includes("--remote") });
