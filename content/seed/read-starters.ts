import { type ContentStarter, contentStarters } from "#schema/content/conversation-starters.ts";
import { starterId } from "#schema/rules/content-id.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { type Problem, placeInWords, readYaml, type SourceFile, spokenError } from "./yaml-file.ts";

/** A conversation starter with its id and place. */
export interface Starter extends ContentStarter {
  id: number;
  level: CefrLevel;
  /** Relative to content/. */
  file: string;
  line: number;
}

const STARTER_FILE = /^conversation-starters\/(?<level>a1|a2|b1|b2|c1|c2)\.yaml$/;

/** The starters of one file. If anything in it is wrong, none, and `problems` gets what is wrong. */
export function readStarters({ file, text }: SourceFile, problems: Problem[]): Starter[] {
  const folder = STARTER_FILE.exec(file)?.groups?.level;
  if (!folder) {
    const message = "no file of starters: its name must look like conversation-starters/a1.yaml";
    problems.push({ file, line: 1, message });
    return [];
  }
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) {
    problems.push(...yaml.problems);
    return [];
  }
  const parsed = contentStarters.safeParse(yaml.data, { error: spokenError });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      problems.push({ file, line: yaml.lineOf(path), message: `${placeInWords(path, yaml.data)}: ${message}` });
    return [];
  }
  const { level, starters } = parsed.data;
  if (level.toLowerCase() !== folder) {
    problems.push({ file, line: yaml.lineOf(["level"]), message: `level ${level} does not match the file name` });
    return [];
  }
  return starters.map((starter, index) => ({
    ...starter,
    id: starterId(level, index + 1),
    level,
    file,
    line: yaml.lineOf(["starters", index]),
  }));
}
