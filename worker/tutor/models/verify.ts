import type { CefrLevel } from "#schema/terms/cefr.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import { analyze, applyEdits } from "../german/analyze.ts";
import type { Lexicon } from "../german/lexicon.ts";
import type { Edit, TutorInput } from "../turn.ts";
import { plainExplanation } from "./explanations.ts";
import { mergeEdits, overlaps } from "./merge.ts";
import type { ProposedCorrection } from "./model-turn.ts";
import { shownCorrections } from "./prompts.ts";
import { wordEdits, wordsIn } from "./word-edits.ts";

/** How sure a correction is that only a model has found. */
const MODEL_ALONE = 0.7;
/** Longest text that one correction may put in. */
const MAX_CORRECTED_CHARS = 200;

type Input = Pick<TutorInput, "message" | "language" | "level" | "history">;

interface Proposal {
  input: Input;
  /** What the model proposes. */
  proposed: readonly ProposedCorrection[];
  /** What the German engine has found in the same message; empty for other languages. */
  engine: readonly Edit[];
  lexicon: Lexicon;
}

/**
 * The corrections of a message that are shown: what the engine and the model have found and what stands every check. In the order of the text,
 * without overlaps, at most as many as a learner of the level reads.
 */
export function verifiedCorrections({ input, proposed, engine, lexicon }: Proposal): {
  corrections: Edit[];
  correctedContent: string;
} {
  const checked = proposedEdits({ input, proposed, engine, lexicon });
  const merged = withoutContradictions(input, mergeEdits(input.message, engine, checked), lexicon);
  return shownOf(input, merged);
}

/** As many of the corrections as a learner of the level is shown, and the message with them made. */
export function shownOf(input: Input, edits: readonly Edit[]): { corrections: Edit[]; correctedContent: string } {
  const corrections = mostSerious(input, edits);
  return { corrections, correctedContent: applyEdits(input.message, corrections) };
}

/** What a model proposes, as edits of exact spans: one for each run of words that really changes. */
export function proposedEdits({ input, proposed, engine, lexicon }: Proposal): Edit[] {
  const edits: Edit[] = [];
  for (const { original, corrected, type, grammarCategory: category, explanation } of proposed) {
    if (!isPlainText(corrected) || corrected.length > MAX_CORRECTED_CHARS) continue;
    const start = placeOf({ input, original, corrected, engine, lexicon, taken: edits });
    if (start === null) continue;
    for (const piece of wordEdits(original, corrected)) {
      const edit: Edit = {
        start: start + piece.start,
        end: start + piece.end,
        original: original.slice(piece.start, piece.end),
        corrected: piece.corrected,
        type,
        category,
        explanation: plainExplanation(explanation, { type, category }),
        rule: "model",
        confidence: MODEL_ALONE,
      };
      if (isWorthShowing(input.message, edit) && !edits.some((other) => overlaps(edit, other))) edits.push(edit);
    }
  }
  return edits.toSorted((one, other) => one.start - other.start);
}

/** No markup, addresses or line breaks: what a model puts into a learner's message is shown as the learner's own. */
function isPlainText(text: string): boolean {
  return text.trim() !== "" && !/[<>{}[\]`\n]|https?:|www\.|\*\*/iu.test(text);
}

/** A change of capitals at the beginning of a sentence teaches nothing. Everything else that is no change `wordEdits` has left out. */
function isWorthShowing(message: string, edit: Edit): boolean {
  if (edit.original === edit.corrected) return false;
  const beginsSentence = /(?:^|[.!?…:\n]["„“»(]*)\s*$/u.test(message.slice(0, edit.start));
  return !(beginsSentence && edit.original.toLowerCase() === edit.corrected.toLowerCase());
}

interface Place {
  input: Input;
  original: string;
  corrected: string;
  engine: readonly Edit[];
  lexicon: Lexicon;
  taken: readonly Edit[];
}

/**
 * Where a correction belongs: the only place at which its words stand in the message. Of several, the first at which the engine sees a mistake,
 * too; otherwise the first at which it sees none once the correction is made. Null if there is none.
 */
function placeOf({ input, original, corrected, engine, lexicon, taken }: Place): number | null {
  const places = placesOf(input.message, original).filter(
    (start) => !taken.some((edit) => overlaps(edit, { start, end: start + original.length })),
  );
  if (places.length <= 1) return places[0] ?? null;
  const isFlagged = (edits: readonly Edit[], start: number, length: number): boolean =>
    edits.some((edit) => overlaps(edit, { start, end: start + length }));
  const known = places.find((start) => isFlagged(engine, start, original.length));
  if (known !== undefined || input.language !== "german") return known ?? places[0] ?? null;
  const right = places.find((start) => {
    const text = input.message.slice(0, start) + corrected + input.message.slice(start + original.length);
    return !isFlagged(analyze(lexicon, text, { level: input.level }).edits, start, corrected.length);
  });
  return right ?? null;
}

/** Where whole words stand in a text. */
function placesOf(text: string, words: string): number[] {
  if (words.trim() === "") return [];
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const inWord =
      (isWordChar(text[at - 1]) && isWordChar(text[at])) || (isWordChar(text[end - 1]) && isWordChar(text[end]));
    if (!inWord) places.push(at);
  }
  return places;
}

function isWordChar(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{M}\d]/u.test(char);
}

/** Without what a model alone proposes and the engine, which knows more about German than it says, finds wrong once it is made. */
function withoutContradictions(input: Input, edits: readonly Edit[], lexicon: Lexicon): Edit[] {
  const suspects = edits.filter((edit) => edit.rule === "model");
  if (input.language !== "german" || suspects.length === 0) return [...edits];
  const found = analyze(lexicon, applyEdits(input.message, edits), { level: input.level }).edits;
  let shift = 0;
  return edits.filter((edit) => {
    const start = edit.start + shift;
    shift += edit.corrected.length - (edit.end - edit.start);
    const isFlagged = found.some((other) => overlaps(other, { start, end: start + edit.corrected.length }));
    return edit.rule !== "model" || !isFlagged;
  });
}

/** The level from which learners meet what a category is about. */
const FIRST_LEVEL: Readonly<Record<GrammarCategory, CefrLevel>> = {
  articles: "A1",
  verbs: "A1",
  "word-order": "A1",
  negation: "A1",
  pronouns: "A1",
  "modal-verbs": "A1",
  nouns: "A1",
  cases: "A2",
  tenses: "A2",
  prepositions: "A2",
  connectors: "A2",
  adjectives: "A2",
  passive: "B1",
  subjunctive: "B1",
  style: "B2",
};

/** As many as the level is shown, in the order of the text. What blocks understanding comes before what is learned at this level, that before what came back, and that before the rest. */
function mostSerious(input: Input, edits: readonly Edit[]): Edit[] {
  const ranked = edits.toSorted(
    (one, other) => severity(input, other) - severity(input, one) || one.start - other.start,
  );
  return ranked.slice(0, shownCorrections(input.level)).toSorted((one, other) => one.start - other.start);
}

function severity({ level, history }: Input, edit: Edit): number {
  const blocks =
    edit.type === "vocabulary" ||
    (edit.type === "spelling" && edit.original.toLowerCase() !== edit.corrected.toLowerCase());
  const isOfLevel =
    edit.category !== null && CEFR_LEVELS.indexOf(FIRST_LEVEL[edit.category]) <= CEFR_LEVELS.indexOf(level);
  const cameBack = history.some(
    ({ role, content, correctedContent }) =>
      role === "user" &&
      correctedContent !== null &&
      hasWords(content, edit.original) &&
      hasWords(correctedContent, edit.corrected) &&
      !hasWords(content, edit.corrected),
  );
  return (blocks ? 4 : 0) + (isOfLevel ? 2 : 0) + (cameBack ? 1 : 0) + edit.confidence / 2;
}

function hasWords(text: string, words: string): boolean {
  const run = (each: string): string =>
    ` ${wordsIn(each.toLowerCase())
      .map((word) => word.text)
      .join(" ")} `;
  return run(text).includes(run(words));
}
