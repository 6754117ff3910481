import { isNode, LineCounter, parseDocument } from "yaml";
import { en } from "zod/locales";

/** A place in a file of content: path relative to content/, line counted from 1. */
export interface Place {
  file: string;
  line: number;
}

export interface Problem extends Place {
  message: string;
}

/** A file of content before it is parsed. `file` is relative to content/, with forward slashes. */
export interface SourceFile {
  file: string;
  text: string;
}

/** Messages in words. zod/mini alone would only say 'Invalid input'. */
export const spokenError = en().localeError;

/** A YAML file as values, and the way back from a value to its line. */
export interface YamlFile {
  data: unknown;
  /** Line of the value at a path such as ["lessons", 0, "title"]. If it is missing, the line of its nearest parent. */
  lineOf(path: readonly PropertyKey[]): number;
  /** Faults of the YAML itself. If there is one, `data` is null. */
  problems: Problem[];
}

/** Parses a YAML file and remembers the line of every value. */
export function readYaml(file: string, text: string): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const problems = [...document.errors, ...document.warnings].map((fault) => ({
    file,
    line: lineCounter.linePos(fault.pos[0]).line,
    message: `YAML: ${fault.message}`,
  }));

  function lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    }
    return 1;
  }

  return { data: problems.length > 0 ? null : document.toJS(), lineOf, problems };
}

/** Lists whose members authors count from 1. */
const COUNTED = new Map([
  ["lessons", "lesson"],
  ["groups", "group"],
  ["words", "word"],
  ["starters", "starter"],
  ["examples", "example"],
  ["exercises", "exercise"],
  ["questions", "question"],
]);

/** `lessons, 1, words, 4, gender` → `lesson 2, word 5 (Kurs), gender`: authors count from 1 and know their words. */
export function placeInWords(path: readonly PropertyKey[], data: unknown): string {
  const parts: string[] = [];
  let value = data;
  for (const key of path) {
    const one = COUNTED.get(parts.at(-1) ?? "");
    value = value instanceof Object ? (value as Record<PropertyKey, unknown>)[key] : undefined;
    if (typeof key === "number" && one) {
      const word = value instanceof Object ? (value as { word?: unknown }).word : undefined;
      parts[parts.length - 1] = `${one} ${key + 1}${typeof word === "string" ? ` (${word})` : ""}`;
    } else parts.push(String(key));
  }
  return parts.join(", ") || "the file";
}
