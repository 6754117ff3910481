import { type ContentVerb, contentVerb } from "#schema/content/verb.ts";
import { TENSES, type Tense } from "#schema/terms/conjugation.ts";
import { CONTENT_FOLDER, filesIn } from "./source-files.ts";
import { type Problem, placeInWords, readYaml, type SourceFile, spokenError } from "./yaml-file.ts";

/** A verb of the conjugation reference with its place. */
export interface Verb extends ContentVerb {
  /** Relative to content/. */
  file: string;
  /** Where each tense begins. */
  lines: Readonly<Record<Tense, number>>;
}

export interface VerbContent {
  /** In the order of their files. A file with a problem gives none. */
  verbs: Verb[];
  problems: Problem[];
}

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", " ": "-" };

/** The file of a verb, relative to content/: `verbs/sich-aendern.yaml`. File names are ASCII, so that every system can hold them. */
export function verbFile(infinitive: string): string {
  return `verbs/${infinitive.replace(/[äöüß ]/g, (letter) => SPELLED_OUT[letter] ?? letter)}.yaml`;
}

/** Reads and validates the conjugation reference below `folder`. What an author can get wrong comes back as a problem with file and line. */
export function readVerbs(folder: string = CONTENT_FOLDER): VerbContent {
  return parseVerbs(filesIn(folder, "verbs").filter(({ file }) => !file.endsWith("/checks-allow.yaml")));
}

/** `readVerbs` for files that are in memory already. */
export function parseVerbs(files: readonly SourceFile[]): VerbContent {
  const problems: Problem[] = [];
  const verbs = files.flatMap((source) => readVerb(source, problems) ?? []);
  return { verbs, problems };
}

function readVerb({ file, text }: SourceFile, problems: Problem[]): Verb | null {
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) {
    problems.push(...yaml.problems);
    return null;
  }
  const parsed = contentVerb.safeParse(yaml.data, { error: spokenError });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      problems.push({ file, line: yaml.lineOf(path), message: `${placeInWords(path, yaml.data)}: ${message}` });
    return null;
  }
  const verb = parsed.data;
  if (file !== verbFile(verb.infinitive)) {
    problems.push({ file, line: 1, message: `the file of ${verb.infinitive} must be ${verbFile(verb.infinitive)}` });
    return null;
  }
  const lines = Object.fromEntries(TENSES.map((tense) => [tense, yaml.lineOf(["tenses", tense])]));
  return { ...verb, file, lines: lines as Record<Tense, number> };
}
