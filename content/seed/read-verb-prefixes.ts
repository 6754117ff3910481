import { type ContentPrefixQuestion, type ContentPrefixTest, contentPrefixTest } from "#schema/content/verb-prefix.ts";
import { CONTENT_FOLDER, filesIn } from "./source-files.ts";
import { type Problem, placeInWords, readYaml, type SourceFile, spokenError } from "./yaml-file.ts";

/** A question with its place. */
export interface PrefixQuestion extends ContentPrefixQuestion {
  /** Place in its test, counted from 1. */
  number: number;
  line: number;
}

/** The prefix test of one base verb with its place. */
export interface PrefixTest extends Omit<ContentPrefixTest, "questions"> {
  /** Relative to content/. */
  file: string;
  questions: PrefixQuestion[];
}

export interface PrefixContent {
  /** In the order of their files. A file with a problem gives no test. */
  tests: PrefixTest[];
  problems: Problem[];
}

const FOLDER = "verb-prefixes";
const TEST_FILE = /^verb-prefixes\/(?<verb>[a-z]+)\.yaml$/;

/** The reviewed exceptions of the checks lie beside the tests. */
const EXCEPTIONS_FILE = "verb-prefixes/checks-allow.yaml";

/** The files of the prefix tests below `folder`, unread; exceptions to the checks are no part of them. */
export function prefixFiles(folder: string = CONTENT_FOLDER): SourceFile[] {
  return filesIn(folder, FOLDER).filter(({ file }) => file !== EXCEPTIONS_FILE);
}

/**
 * Reads and validates the verb-prefix tests below `folder`. Never throws for what an author can get wrong: every fault
 * comes back as a problem with file and line.
 */
export function readPrefixTests(folder: string = CONTENT_FOLDER): PrefixContent {
  return parsePrefixTests(prefixFiles(folder));
}

/** The same for files that are in memory already. */
export function parsePrefixTests(files: readonly SourceFile[]): PrefixContent {
  const problems: Problem[] = [];
  const tests = files.flatMap((source) => readTest(source, problems) ?? []);
  return { tests, problems };
}

/** File names are ASCII: `führen` is in fuehren.yaml. */
function fileNameOf(verb: string): string {
  return verb.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
}

function readTest({ file, text }: SourceFile, problems: Problem[]): PrefixTest | null {
  const name = TEST_FILE.exec(file)?.groups?.verb;
  if (name === undefined) {
    problems.push({ file, line: 1, message: "no prefix test: its name must look like verb-prefixes/kommen.yaml" });
    return null;
  }
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) {
    problems.push(...yaml.problems);
    return null;
  }
  const parsed = contentPrefixTest.safeParse(yaml.data, { error: spokenError });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      problems.push({ file, line: yaml.lineOf(path), message: `${placeInWords(path, yaml.data)}: ${message}` });
    return null;
  }
  const test = parsed.data;
  if (fileNameOf(test.verb) !== name) {
    const message = `verb ${test.verb} does not match the file name`;
    problems.push({ file, line: yaml.lineOf(["verb"]), message });
    return null;
  }
  const questions = test.questions.map((question, index) => ({
    ...question,
    number: index + 1,
    line: yaml.lineOf(["questions", index]),
  }));
  return { ...test, file, questions };
}
