import { SAYINGS } from "#content/built-in/german/idioms.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Edit } from "../turn.ts";
import type { Context, Rule } from "./context.ts";
import type { Lexicon } from "./lexicon.ts";
import { clausePairRule } from "./rules/clause-pairs.ts";
import { comparisonRule } from "./rules/comparison.ts";
import { connectorRule } from "./rules/connectors.ts";
import { countedNounRule } from "./rules/counted-nouns.ts";
import { englishRule } from "./rules/english.ts";
import { governedPrepositionRule } from "./rules/governed-prepositions.ts";
import { idiomRule } from "./rules/idioms.ts";
import { missingArticleRule } from "./rules/missing-articles.ts";
import { modalVerbRule } from "./rules/modal-verbs.ts";
import { negationRule } from "./rules/negation.ts";
import { nounPhraseRule } from "./rules/noun-phrases.ts";
import { perfectRule } from "./rules/perfect.ts";
import { possessorRule } from "./rules/possessors.ts";
import { pronounObjectRule } from "./rules/pronoun-objects.ts";
import { quantityRule } from "./rules/quantities.ts";
import { recipientRule } from "./rules/recipients.ts";
import { reflexiveRule } from "./rules/reflexive.ts";
import { relativeClauseRule } from "./rules/relative-clauses.ts";
import { separableVerbRule } from "./rules/separable-verbs.ts";
import { spellingRule } from "./rules/spelling.ts";
import { subjectArticleRule } from "./rules/subject-articles.ts";
import { verbAgreementRule } from "./rules/verb-agreement.ts";
import { verbPositionRule } from "./rules/verb-position.ts";
import { whereaboutsRule } from "./rules/whereabouts.ts";
import { wordJoinRule } from "./rules/word-joins.ts";
import { zuInfinitiveRule } from "./rules/zu-infinitives.ts";
import { type Token, tokenize } from "./tokens.ts";

export interface Analysis {
  tokens: readonly Token[];
  /** In the order of the text, without overlaps. */
  edits: readonly Edit[];
  /** The message with all edits made. */
  corrected: string;
}

/** In the order of precedence: where two edits overlap, the earlier family wins. Moves come last, because they hold many words. */
const FAMILIES: readonly { name: string; rule: Rule }[] = [
  { name: "idioms", rule: idiomRule },
  { name: "word-joins", rule: wordJoinRule },
  { name: "english", rule: englishRule },
  { name: "connectors", rule: connectorRule },
  { name: "negation", rule: negationRule },
  { name: "comparison", rule: comparisonRule },
  { name: "reflexive", rule: reflexiveRule },
  { name: "zu-infinitives", rule: zuInfinitiveRule },
  { name: "quantities", rule: quantityRule },
  { name: "counted-nouns", rule: countedNounRule },
  { name: "governed-prepositions", rule: governedPrepositionRule },
  { name: "missing-articles", rule: missingArticleRule },
  { name: "pronoun-objects", rule: pronounObjectRule },
  { name: "whereabouts", rule: whereaboutsRule },
  { name: "possessors", rule: possessorRule },
  { name: "recipients", rule: recipientRule },
  { name: "subject-articles", rule: subjectArticleRule },
  { name: "relative-clauses", rule: relativeClauseRule },
  { name: "clause-pairs", rule: clausePairRule },
  { name: "verb-agreement", rule: verbAgreementRule },
  { name: "perfect", rule: perfectRule },
  { name: "modal-verbs", rule: modalVerbRule },
  { name: "separable-verbs", rule: separableVerbRule },
  { name: "spelling", rule: spellingRule },
  { name: "noun-phrases", rule: nounPhraseRule },
  { name: "verb-position", rule: verbPositionRule },
];

/** Below this an edit is not shown. A rule that is wrong too often on the bench gets a higher one here. */
const THRESHOLD = 0.75;

const THRESHOLDS: Readonly<Record<string, number>> = {
  // An unknown word is often a rare one: `verwittert` is no *verbittert*.
  spelling: 0.8,
};

const NAMES = /^\p{Lu}/u;

/** What is wrong in a German message, as far as the engine is sure of it. */
export function analyze(lexicon: Lexicon, message: string, options: { level: CefrLevel }): Analysis {
  const sentences = tokenize(message);
  const edits: Edit[] = [];
  for (const sentence of sentences) {
    const context: Context = { lexicon, message, level: options.level, sentence, tokens: sentence.tokens };
    if (!isForeign(context)) edits.push(...inSeveralLooks(context));
  }
  const kept = widened(message, edits);
  return {
    tokens: sentences.flatMap((sentence) => sentence.tokens),
    edits: kept,
    corrected: applyEdits(message, kept),
  };
}

/** Each look at the corrected sentence finds less; a third one finds the auxiliary of a participle that has just got its form and its place. */
const MOST_LOOKS = 3;

/**
 * A second look at the corrected sentence: only when `freundin` has its capital can the article before it be judged, and only when the words
 * of a clause are right can its verb move past them.
 */
function inSeveralLooks(context: Context): Edit[] {
  const start = context.tokens[0]?.start ?? 0;
  const end = context.tokens.at(-1)?.end ?? start;
  let edits = sureEdits(context);
  for (let look = 2, found = edits; found.length > 0 && look <= MOST_LOOKS; look++) {
    const text = applyEdits(
      context.message.slice(start, end),
      edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    );
    const sentence = tokenize(text)[0];
    if (!sentence) return edits;
    found = sureEdits({ ...context, message: text, sentence, tokens: sentence.tokens });
    // From the end: an edit that is taken in moves every offset behind it.
    edits = found.reduceRight<Edit[]>((kept, edit) => compose(context.message, kept, edit, start), edits);
  }
  return edits;
}

function sureEdits(context: Context): Edit[] {
  const quoted = quotedWords(context);
  // The message is the whole one: places in it are those of the tokens.
  for (const { index, 0: saying } of context.message.matchAll(SAYINGS)) quoted.push([index, index + saying.length]);
  return withoutOverlaps(
    sentenceEdits(context).filter(
      (edit) =>
        edit.confidence >= (THRESHOLDS[edit.rule] ?? THRESHOLD) &&
        !quoted.some(([start, end]) => edit.start < end && edit.end > start),
    ),
  );
}

/**
 * A few words in quotation marks are talked about, or are a title: "Was heißt „sick trick“?" Whole sentences may be what the learner said, unless
 * they are another language: "keep a low profile".
 */
const MOST_QUOTED_WORDS = 3;

/** From the opening mark to the closing one, in offsets of the message. */
function quotedWords(context: Context): [number, number][] {
  const { tokens } = context;
  const found: [number, number][] = [];
  let open: Token | null = null;
  for (const token of tokens) {
    if (!/^["„“”«»]$/.test(token.text)) continue;
    if (open === null) open = token;
    else {
      const words = tokens.slice(open.index + 1, token.index).filter(({ kind }) => kind === "word");
      if (words.length <= MOST_QUOTED_WORDS || strangeWords(context, words).length * 3 > words.length)
        found.push([open.start, token.end]);
      open = null;
    }
  }
  return found;
}

/**
 * Adds an edit of the corrected sentence to the edits of the message. Where it touches one of them, the two become one edit.
 * `edits` are in order and lie in the sentence that begins at `start`; offsets of `next` count in the sentence with `edits` made.
 */
function compose(message: string, edits: readonly Edit[], next: Edit, start: number): Edit[] {
  let shift = start;
  const before: Edit[] = [];
  const touched: { edit: Edit; from: number; to: number }[] = [];
  const after: Edit[] = [];
  for (const edit of edits) {
    const from = edit.start - shift;
    const to = from + edit.corrected.length;
    if (to <= next.start) {
      before.push(edit);
      shift += edit.end - edit.start - edit.corrected.length;
    } else if (from < next.end) {
      touched.push({ edit, from, to });
      shift += edit.end - edit.start - edit.corrected.length;
    } else after.push(edit);
  }
  const first = touched[0];
  const last = touched.at(-1);
  const head = first ? Math.min(first.from, next.start) : next.start;
  const beforeShift = before.reduce((sum, edit) => sum + edit.end - edit.start - edit.corrected.length, start);
  const from = head + beforeShift;
  const tail = last ? Math.max(last.to, next.end) : next.end;
  const to = tail + shift;
  // The corrected words around `next` that belong to edits which it only touches.
  const lead = first && first.from < next.start ? first.edit.corrected.slice(0, next.start - first.from) : "";
  const rest =
    last && last.to > next.end ? last.edit.corrected.slice(last.edit.corrected.length - (last.to - next.end)) : "";
  const merged: Edit = {
    ...next,
    start: from,
    end: to,
    original: message.slice(from, to),
    corrected: lead + next.corrected + rest,
  };
  return merged.original === merged.corrected ? [...before, ...after] : [...before, merged, ...after];
}

/** What the rules would change and nobody is told, because they are wrong too often where they are so unsure. */
export function unsureEdits(context: Context): Edit[] {
  return sentenceEdits(context);
}

function sentenceEdits(context: Context): Edit[] {
  const kept: Edit[] = [];
  for (const { rule } of FAMILIES) {
    for (const edit of rule(context)) {
      if (edit.corrected !== edit.original && !kept.some((other) => overlaps(edit, other))) kept.push(edit);
    }
  }
  return kept;
}

function overlaps(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end;
}

function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.confidence - a.confidence)) {
    if (!kept.some((other) => overlaps(edit, other))) kept.push(edit);
  }
  return kept;
}

/** The message with these edits made. They must not overlap. */
export function applyEdits(message: string, edits: readonly Edit[]): string {
  let text = "";
  let at = 0;
  for (const edit of edits) {
    text += message.slice(at, edit.start) + edit.corrected;
    at = edit.end;
  }
  return text + message.slice(at);
}

/** A sentence whose words are mostly unknown is another language, or nonsense: nothing in it is corrected. */
function isForeign(context: Context): boolean {
  const words = context.tokens.filter((token) => token.kind === "word");
  if (words.length < 3) return false;
  // No German sentence begins with "I"; "am", "want" and "to" look German or stand in lists of words.
  const needed = words[0]?.text === "I" ? 0.3 : 0.6;
  return strangeWords(context, words).length > words.length * needed;
}

function strangeWords({ lexicon }: Context, words: readonly Token[]): readonly Token[] {
  return words.filter(({ text, lower, index }) => {
    if (lexicon.isKnown(text) || lexicon.isKnown(lower)) return isOnlyEnglish(lexicon, lower);
    return !(NAMES.test(text) && index > 0);
  });
}

function isOnlyEnglish(lexicon: Lexicon, word: string): boolean {
  return lexicon.english(word) !== null && !lexicon.entries(word).some((entry) => !entry.startsWith("#"));
}

function widened(message: string, edits: readonly Edit[]): Edit[] {
  return edits.map((edit) => {
    const wide = unique(message, edit);
    return edits.some((other) => other !== edit && overlaps(wide, unique(message, other))) ? edit : wide;
  });
}

/** A span that occurs twice in the message takes in its neighbor: whoever reads the correction must find its place. */
function unique(message: string, edit: Edit): Edit {
  let { start, end } = edit;
  // Nothing occurs everywhere: looking for it would never end.
  if (start === end) return edit;
  const word = /[\p{L}\d]/u;
  const count = (): number => {
    const text = message.slice(start, end);
    let found = 0;
    for (let at = message.indexOf(text); at !== -1; at = message.indexOf(text, at + 1)) {
      const before = message[at - 1] ?? " ";
      const after = message[at + text.length] ?? " ";
      if (!word.test(before) && !word.test(after)) found++;
    }
    return found;
  };
  let prefix = "";
  let suffix = "";
  for (let tries = 0; tries < 3 && count() > 1; tries++) {
    const next = /^\s+[\p{L}\d’'-]+/u.exec(message.slice(end))?.[0];
    const previous = /[\p{L}\d’'-]+\s+$/u.exec(message.slice(0, start))?.[0];
    if (next) {
      suffix += next;
      end += next.length;
    } else if (previous) {
      prefix = previous + prefix;
      start -= previous.length;
    } else break;
  }
  if (start === edit.start && end === edit.end) return edit;
  return { ...edit, start, end, original: message.slice(start, end), corrected: prefix + edit.corrected + suffix };
}
