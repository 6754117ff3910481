import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { CONTENT_FOLDER } from "#content/seed/read-content.ts";
import { readYaml } from "#content/seed/yaml-file.ts";
import type { Finding } from "./finding.ts";

/** Checks that ask a dictionary or a word list, or guess, and so can be wrong. All others have no exceptions. */
const FALLIBLE = [
  "gender",
  "plural",
  "verb-form",
  "marked-form",
  "feminine",
  "orthography",
  "region",
  "american",
  "capital",
  "spelling",
  "key-form",
  "given-away",
  "verb-hint",
  "similar",
  "near-synonym",
  "vocabulary",
  "conjugation",
  "curriculum",
] as const;

const text = z.string().check(z.minLength(1));

const shape = z.strictObject({
  names: z.array(text),
  allow: z.array(z.strictObject({ word: text, check: z.enum(FALLIBLE), reason: z.string().check(z.minLength(10)) })),
});

export type AllowList = z.infer<typeof shape>;
export type AllowEntry = AllowList["allow"][number];

/** Reads a list of reviewed exceptions. Throws for one that is not well-formed or has an entry twice. */
export function parseAllowList(source: string): AllowList {
  const yaml = readYaml("checks-allow.yaml", source);
  if (yaml.problems.length > 0)
    throw new Error(yaml.problems.map(({ line, message }) => `${line}: ${message}`).join("\n"));
  const list = shape.parse(yaml.data);
  const keys = [...list.names, ...list.allow.map(({ word, check }) => `${word} [${check}]`)];
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined) throw new Error(`checks-allow.yaml has ${twice} twice`);
  return list;
}

/** The project's own list, content/checks-allow.yaml, for lessons and bank: a word takes its exceptions along when it moves. */
export function readAllowList(): AllowList {
  return parseAllowList(readFileSync(join(CONTENT_FOLDER, "checks-allow.yaml"), "utf8"));
}

function covers({ word, check }: AllowEntry, finding: Finding): boolean {
  return finding.check === check && finding.word === word;
}

/** The findings that no entry explains. */
export function notAllowed(findings: readonly Finding[], { allow }: AllowList): Finding[] {
  return findings.filter((finding) => !allow.some((entry) => covers(entry, finding)));
}

/** Entries that no longer explain a finding: they would hide the next mistake. */
export function staleEntries(findings: readonly Finding[], { allow }: AllowList): AllowEntry[] {
  return allow.filter((entry) => !findings.some((finding) => covers(entry, finding)));
}
