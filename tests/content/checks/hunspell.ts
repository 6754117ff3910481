import { spawnSync } from "node:child_process";

const ARGUMENTS = ["-d", "de_DE", "-i", "utf-8", "-l"];

let present: boolean | undefined;

/** True when hunspell and its German dictionary are installed (Debian: hunspell, hunspell-de-de). */
export function hasHunspell(): boolean {
  present ??= spawnSync("hunspell", ARGUMENTS, { input: "Haus\n", encoding: "utf8" }).status === 0;
  return present;
}

/** Those of the words that hunspell's German does not know. */
export function misspelled(words: Iterable<string>): ReadonlySet<string> {
  const run = spawnSync("hunspell", ARGUMENTS, { input: `${[...new Set(words)].join("\n")}\n`, encoding: "utf8" });
  if (run.status !== 0) throw new Error(`hunspell failed: ${run.stderr || run.error?.message}`);
  return new Set(run.stdout.split("\n").filter((word) => word !== ""));
}
