import { runStep, type Step } from "./run-step.ts";

// `npm run check`: everything that needs no test runner. All of it runs, then the command fails if one part did.
export const CHECKS: Step[] = [
  { name: "types", command: "npx", args: ["tsc", "-b"] },
  { name: "lint", command: "npx", args: ["oxlint", "--type-aware", "--deny-warnings", "."] },
  {
    name: "boundaries",
    command: "npx",
    args: [
      "depcruise",
      "--config",
      ".dependency-cruiser.cjs",
      "--output-type",
      "err",
      "schema",
      "worker",
      "web",
      "content",
      "tests",
    ],
  },
  { name: "format", command: "npx", args: ["biome", "check", "--error-on-warnings", "."] },
  {
    name: "worker types",
    command: "npx",
    args: ["wrangler", "types", "--check", "--include-runtime=false", "worker/env.d.ts"],
  },
  { name: "lock file complete on every platform", command: process.execPath, args: [".ci/lock-check.ts"] },
  { name: "migrations only add", command: process.execPath, args: [".ci/migrations-check.ts"] },
  { name: "references lead somewhere", command: process.execPath, args: [".ci/references-check.ts"] },
];

/** Runs every check; gives the names of those that failed. */
export function runChecks(): string[] {
  return CHECKS.filter((step) => !runStep(step)).map((step) => step.name);
}

if (process.argv[1]?.endsWith("check.ts")) {
  const failed = runChecks();
  console.log(failed.length === 0 ? "\nall checks passed" : `\nfailed: ${failed.join(", ")}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
