import type { ContentWord } from "#schema/content/curriculum.ts";
import { wordKey } from "#schema/rules/word-key.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { type Mark, readMarks } from "./marks.ts";
import { type Problem, placeInWords, type YamlFile } from "./yaml-file.ts";

/** A word as the seed and the checks need it: with its line, a clean sentence, and the marks beside it. */
export interface ReadWord extends ContentWord {
  line: number;
  marks: Mark[];
}

/** The key of a word, and its id in the bank: it stays when the word moves, as long as its spelling, gender and sense do. */
export function keyOf({ word, gender, sense }: ContentWord): number {
  return wordKey(DEFAULT_LANGUAGE, word, sense ?? gender ?? "");
}

/** A word with the file that it stands in. */
export interface WordInFile {
  file: string;
  word: ReadWord;
}

/** Two words with one key would be one row of the bank: a problem at the later one. */
export function keyProblems(words: readonly WordInFile[]): Problem[] {
  const owners = new Map<number, WordInFile>();
  return words.flatMap(({ file, word }) => {
    const key = keyOf(word);
    const owner = owners.get(key);
    owners.set(key, owner ?? { file, word });
    if (!owner) return [];
    const where = `${owner.file}:${owner.word.line}`;
    const message = `${word.word}: a learner's collection would hold it and ${owner.word.word} in ${where} as one word: one of them needs a sense`;
    return [{ file, line: word.line, message }];
  });
}

/** Where a list of words stands. */
interface WordsPlace {
  file: string;
  path: readonly PropertyKey[];
  yaml: YamlFile;
}

/** Reads the sentences of a list of words. A word whose marks are wrong is left out and becomes a problem. */
export function readWords(
  words: readonly ContentWord[],
  { file, path, yaml }: WordsPlace,
  problems: Problem[],
): ReadWord[] {
  return words.flatMap((word, index) => {
    const own = [...path, index];
    const read = readMarks(word.sentence);
    if (read.ok) return { ...word, sentence: read.sentence, marks: read.marks, line: yaml.lineOf(own) };
    const sentence = [...own, "sentence"];
    const message = `${placeInWords(sentence, yaml.data)}: ${read.message}`;
    problems.push({ file, line: yaml.lineOf(sentence), message });
    return [];
  });
}
