import { spawnSync } from "node:child_process";
import { HUNSPELL, HUNSPELL_ARGUMENTS, howToInstall } from "../../../.ci/tools.ts";

/**
 * Those of the words that hunspell's German dictionary lacks. Throws where hunspell is not installed: a check that quietly
 * passes there would let misspelled German through.
 */
export function misspelled(words: Iterable<string>): ReadonlySet<string> {
  const input = `${[...new Set(words)].join("\n")}\n`;
  const { status, stdout, stderr, error } = spawnSync("hunspell", HUNSPELL_ARGUMENTS, { input, encoding: "utf8" });
  if (status !== 0) throw new Error(`hunspell failed: ${stderr || error?.message}\n${howToInstall(HUNSPELL)}`);
  return new Set(stdout.split("\n").filter((word) => word !== ""));
}
