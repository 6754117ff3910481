import { CLEAN, placesOf, type Sentence, type SentenceEdit } from "./read-sentences.ts";

/** How many sentences every family has at least. */
export const LEAST_OF_FAMILY = 8;

/** What is wrong with a sentence, as one line each. Empty if nothing is. */
export function sentenceFaults(sentence: Sentence): string[] {
  const { family, id, text, corrected, edits, acceptable } = sentence;
  const faults = edits.flatMap((edit) => editFaults(edit, text));
  if (!new RegExp(`^${family}-\\d{3}$`).test(id)) faults.push(`the id does not look like ${family}-001`);
  if (family === CLEAN && (edits.length > 0 || corrected !== text)) faults.push("a clean sentence has no edits");
  if (family !== CLEAN && edits.length === 0) faults.push("no edits: a sentence without errors belongs to clean.yaml");
  if (edits.some((edit, i) => edit.start < (edits[i - 1]?.end ?? 0))) faults.push("the edits overlap or are unordered");
  const applied = applyEdits(text, edits);
  if (faults.length === 0 && applied !== corrected) faults.push(`the edits give "${applied}"`);
  const versions = [text, corrected, ...acceptable];
  if (family !== CLEAN && new Set(versions).size < versions.length)
    faults.push("a version of the sentence stands twice");
  return faults.map((fault) => `${sentence.file}:${sentence.line} ${id}: ${fault}`);
}

/** The text with all edits made. They must be in its order. */
function applyEdits(text: string, edits: readonly SentenceEdit[]): string {
  return edits.reduceRight(
    (done, { start, end, corrected }) => done.slice(0, start) + corrected + done.slice(end),
    text,
  );
}

function editFaults({ original, corrected }: SentenceEdit, text: string): string[] {
  const times = placesOf(original, text).length;
  if (times !== 1) return [`"${original}" occurs ${times} times as whole words`];
  if (original === corrected) return [`"${original}" does not change`];
  if (![original, corrected].every(isWholeWords)) return [`"${original}" or its correction is cut inside a word`];
  const shorter = withoutSharedWord(original, corrected).find((rest) => placesOf(rest, text).length === 1);
  return shorter === undefined ? [] : [`"${original}" is too long: "${shorter}" holds the change`];
}

/** Punctuation belongs between two words, so that a missing comma is `hoffe dass` → `hoffe, dass`. */
function isWholeWords(words: string): boolean {
  return /^['’]?[\p{L}\p{N}]/u.test(words) && /[\p{L}\p{N}]$/u.test(words);
}

/** What is left of the original without a first or last word that it shares with its correction, if that would do. */
function withoutSharedWord(original: string, corrected: string): string[] {
  const before = original.split(" ");
  const after = corrected.split(" ");
  const cuts = [
    before[0] === after[0] ? [before.slice(1), after.slice(1)] : [],
    before.at(-1) === after.at(-1) ? [before.slice(0, -1), after.slice(0, -1)] : [],
  ];
  return cuts.flatMap(([words = [], corrections = []]) => {
    const rest = [words.join(" "), corrections.join(" ")];
    return rest.every(isWholeWords) ? rest.slice(0, 1) : [];
  });
}

/** What is wrong with the sentences as a set. */
export function setFaults(sentences: readonly Sentence[]): string[] {
  const families = Map.groupBy(sentences, ({ family }) => family);
  const clean = families.get(CLEAN)?.length ?? 0;
  return [
    ...[...families]
      .filter(([, members]) => members.length < LEAST_OF_FAMILY)
      .map(([family, members]) => `${family}: ${members.length} sentences instead of ${LEAST_OF_FAMILY} or more`),
    ...(clean * 3 < sentences.length ? [`${clean} of ${sentences.length} sentences are clean: less than a third`] : []),
    ...twice(sentences, ({ id }) => id),
    ...twice(sentences, ({ text }) => text),
  ];
}

function twice(sentences: readonly Sentence[], keyOf: (sentence: Sentence) => string): string[] {
  return [...Map.groupBy(sentences, keyOf)]
    .filter(([, members]) => members.length > 1)
    .map(([key, members]) => `"${key}" stands in ${members.map(({ file, line }) => `${file}:${line}`).join(" and ")}`);
}
