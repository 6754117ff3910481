import { readFileSync } from "node:fs";
import { ROOT } from "./run-step.ts";

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

/**
 * Optional packages that the lock file names but does not hold: binaries of other platforms that the registry lacked when the
 * lock file was written. `npm ci` would fail on them, or leave that platform without its binary.
 */
export function missingFromLock(packages: Record<string, LockedPackage>): string[] {
  const holds = (from: string, name: string): boolean => {
    for (let folder = from; ; ) {
      if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
      if (!folder) return false;
      const parent = folder.lastIndexOf("/node_modules/");
      folder = parent < 0 ? "" : folder.slice(0, parent);
    }
  };
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !holds(path, name))
      .map(([name, version]) => `${path || "the project"} → ${name}@${version}`),
  );
}

if (process.argv[1]?.endsWith("lock-check.ts")) {
  const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const missing = missingFromLock(lock.packages);
  for (const line of missing) console.error(`missing in package-lock.json: ${line}`);
  const foreign = JSON.stringify(lock).match(/"resolved":"(?!https:\/\/registry\.npmjs\.org\/)[^"]+"/)?.[0];
  if (foreign) console.error(`a package comes from elsewhere than the npm registry: ${foreign}`);
  process.exit(missing.length === 0 && !foreign ? 0 : 1);
}
