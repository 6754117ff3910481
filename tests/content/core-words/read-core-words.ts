import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CoreWords, parseCoreWords } from "../checks/coverage.ts";

/** The lists of this folder: what learners need by the end of A1, A2 and B1, each word in the list of its first level. */
export function readCoreWords(): CoreWords {
  const list = (level: string) => parseCoreWords(readFileSync(join(import.meta.dirname, `${level}.txt`), "utf8"));
  return { A1: list("a1"), A2: list("a2"), B1: list("b1") };
}
