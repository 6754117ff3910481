import { createHash } from "node:crypto";

/** Throws if a script that stands in the pages is not the one that their policy allows by the hash `name` (schema/terms/inline-scripts.ts). */
export function checkHash(script: string, name: string, allowed: string): void {
  const hash = `sha256-${createHash("sha256").update(script).digest("base64")}`;
  if (hash !== allowed) throw new Error(`${name} in schema/terms/inline-scripts.ts must be '${hash}'`);
}
