import { runSideBySide, type Step } from "./run-step.ts";

/** Everything that needs no test runner. */
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
    args: ["wrangler", "types", "--check", "--include-runtime=false", "--strict-vars=false", "worker/env.d.ts"],
  },
  { name: "lock file complete on every platform", command: process.execPath, args: [".ci/lock-check.ts"] },
  { name: "migrations only add", command: process.execPath, args: [".ci/migrations-check.ts"] },
  { name: "references lead somewhere", command: process.execPath, args: [".ci/references-check.ts"] },
];

// `npm run check`: all of it runs, then the command fails if one part did.
if (process.argv[1]?.endsWith("check.ts")) {
  const failed = await runSideBySide(CHECKS, { atOnce: 2 });
  console.log(failed.length === 0 ? "\nall checks passed" : `\nfailed: ${failed.join(", ")}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
