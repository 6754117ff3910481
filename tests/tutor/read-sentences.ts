import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { placeInWords, readYaml, spokenError } from "#content/seed/yaml-file.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { type CorrectionType, correctionType } from "#schema/terms/correction-type.ts";
import { type GrammarCategory, grammarCategory } from "#schema/terms/grammar-category.ts";

/** The family whose sentences have nothing to correct. */
export const CLEAN = "clean";

/** What must be changed in a sentence, and where. */
export interface SentenceEdit {
  /** Offsets in UTF-16 units, the end exclusive, as in the tutor's own edits. */
  start: number;
  end: number;
  original: string;
  corrected: string;
  type: CorrectionType;
  category: GrammarCategory | null;
}

/** A learner's sentence with what a good tutor would correct in it. */
export interface Sentence {
  /** Family and number, e.g. `articles-003`. */
  id: string;
  family: string;
  /** Level of the learner who writes like this. */
  level: CefrLevel;
  text: string;
  /** The text itself if nothing is wrong with it. */
  corrected: string;
  /** In the order of the text. */
  edits: SentenceEdit[];
  /** Other corrections of the whole sentence that are as good as `corrected`. */
  acceptable: string[];
  note: string | null;
  /** Name of its file, and its line there. */
  file: string;
  line: number;
}

const german = z
  .string()
  .check(z.minLength(1), z.maxLength(500), z.regex(/^\S(?:.*\S)?$/), z.regex(/^(?!.* {2})/, "two spaces in a row"));

const writtenSentences = z.array(
  z.strictObject({
    id: z.string(),
    level: cefrLevel,
    text: german,
    corrected: z.optional(german),
    edits: z.optional(
      z
        .array(
          z.strictObject({
            original: german,
            corrected: german,
            type: correctionType,
            category: z.nullable(grammarCategory),
          }),
        )
        .check(z.minLength(1)),
    ),
    acceptable: z.optional(z.array(german).check(z.minLength(1))),
    note: z.optional(z.string().check(z.minLength(1))),
  }),
);

/** A letter, digit, apostrophe or hyphen next to it would make it a part of a longer word. */
const WORD_CHAR = "[\\p{L}\\p{N}'’-]";

/** The offsets at which `words` stand in the text as whole words. */
export function placesOf(words: string, text: string): number[] {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return [...text.matchAll(new RegExp(`(?<!${WORD_CHAR})${escaped}(?!${WORD_CHAR})`, "gu"))].map(({ index }) => index);
}

/** The sentences of one file and what is wrong with it, each fault with file and line. */
export function parseSentences(file: string, source: string): { sentences: Sentence[]; faults: string[] } {
  const yaml = readYaml(file, source);
  if (yaml.problems.length > 0) {
    return { sentences: [], faults: yaml.problems.map(({ line, message }) => `${file}:${line} ${message}`) };
  }
  const parsed = writtenSentences.safeParse(yaml.data, { error: spokenError });
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${file}:${yaml.lineOf(path)} ${placeInWords(path, yaml.data)}: ${message}`,
    );
    return { sentences: [], faults };
  }
  const sentences = parsed.data.map(({ corrected, edits = [], acceptable = [], note = null, ...sentence }, index) => ({
    ...sentence,
    family: file.replace(/\.yaml$/, ""),
    corrected: corrected ?? sentence.text,
    edits: edits.map((edit) => {
      const start = placesOf(edit.original, sentence.text)[0] ?? -1;
      return { ...edit, start, end: start + edit.original.length };
    }),
    acceptable,
    note,
    file,
    line: yaml.lineOf([index]),
  }));
  return { sentences, faults: [] };
}

/** All sentences of tests/tutor/sentences. Throws if a file does not have the shape that its README describes. */
export function readSentences(): Sentence[] {
  const folder = new URL("sentences/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const parsed = files.toSorted().map((file) => parseSentences(file, readFileSync(new URL(file, folder), "utf8")));
  const faults = parsed.flatMap((one) => one.faults);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return parsed.flatMap(({ sentences }) => sentences);
}
