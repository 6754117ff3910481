import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { packVerb } from "#schema/rules/verb-packing.ts";
import { readVerbs, type Verb } from "./read-verbs.ts";
import { CONTENT_FOLDER } from "./source-files.ts";

/** Generated, never committed: read by content/built-in/conjugation/reference-verbs.ts. */
export const BUILT_IN_VERBS_FILE = join(CONTENT_FOLDER, "built-in/conjugation/generated/verbs.txt");

/**
 * Packs content/verbs into the file that the browser and the Worker are built with, unless it says the same already. Throws when a verb
 * has a problem: a reference without it would look complete.
 */
export function ensureBuiltInVerbs(file: string = BUILT_IN_VERBS_FILE): void {
  const { verbs, problems } = readVerbs();
  const [problem] = problems;
  if (problem) throw new Error(`content/${problem.file}:${problem.line} ${problem.message}`);
  const text = JSON.stringify(verbs.map((verb) => packVerb(withoutPlace(verb))));
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and moved: another process that starts at the same time never reads half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** A verb without its file and lines. */
export function withoutPlace({ file: _, lines: __, ...verb }: Verb): ReferenceVerb {
  return verb;
}
