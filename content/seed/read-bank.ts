import { type ContentBank, type ContentBankGroup, contentBank } from "#schema/content/bank.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { type ReadWord, readWords } from "./read-words.ts";
import { type Problem, placeInWords, readYaml, type SourceFile, spokenError } from "./yaml-file.ts";

/** A word beyond the lessons. */
export interface BankWord extends ReadWord {
  /** Place among the words of its file, counted from 1. */
  position: number;
}

export interface BankGroup extends Omit<ContentBankGroup, "words"> {
  line: number;
  words: BankWord[];
}

/** The words of a level beyond its lessons. */
export interface BankLevel {
  level: CefrLevel;
  /** Relative to content/. */
  file: string;
  groups: BankGroup[];
}

export const BANK = "bank";

const BANK_FILE = /^bank\/(?<level>a1|a2|b1|b2|c1|c2)\.yaml$/;

/** Reads one file of the bank; null, and a problem for each fault, where it has some. */
export function readBank({ file, text }: SourceFile, problems: Problem[]): BankLevel | null {
  const level = BANK_FILE.exec(file)?.groups?.level;
  if (level === undefined) {
    problems.push({ file, line: 1, message: "no file of the bank: its name must look like bank/b1.yaml" });
    return null;
  }
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) {
    problems.push(...yaml.problems);
    return null;
  }
  const parsed = contentBank.safeParse(yaml.data, { error: spokenError });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      problems.push({ file, line: yaml.lineOf(path), message: `${placeInWords(path, yaml.data)}: ${message}` });
    return null;
  }
  const bank = parsed.data;
  const found: Problem[] = [];
  if (bank.level.toLowerCase() !== level)
    found.push({ file, line: yaml.lineOf(["level"]), message: `level ${bank.level} does not match the file name` });
  for (const place of twice(bank)) {
    const path = ["groups", place, "title"];
    found.push({
      file,
      line: yaml.lineOf(path),
      message: `${placeInWords(path, bank)}: a group has this title already`,
    });
  }
  let before = 0;
  const groups = bank.groups.map(({ title, words }, group): BankGroup => {
    const read = readWords(words, { file, path: ["groups", group, "words"], yaml }, found);
    const placed = read.map((word, index) => ({ ...word, position: before + index + 1 }));
    before += words.length;
    return { title, line: yaml.lineOf(["groups", group]), words: placed };
  });
  problems.push(...found);
  return found.length > 0 ? null : { level: bank.level, file, groups };
}

/** The places of groups whose title another one has before them. */
function twice({ groups }: ContentBank): number[] {
  const titles = groups.map(({ title }) => title);
  return titles.flatMap((title, place) => (titles.indexOf(title) < place ? place : []));
}
