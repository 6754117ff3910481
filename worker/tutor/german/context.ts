import { NOT_VERBS } from "#content/built-in/german/words.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { CorrectionType } from "#schema/terms/correction-type.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { Edit } from "../turn.ts";
import { determiner, PREPOSITIONS, SUBJECTS } from "./closed-class.ts";
import { capital, type Lexicon, type NounReading, type VerbReading } from "./lexicon.ts";
import type { Sentence, Token } from "./tokens.ts";

/** What every rule sees: one sentence with its readings. */
export interface Context {
  lexicon: Lexicon;
  message: string;
  level: CefrLevel;
  sentence: Sentence;
  tokens: readonly Token[];
}

/** A rule looks at one sentence and proposes edits. */
export type Rule = (context: Context) => Edit[];

export interface Reason {
  type: CorrectionType;
  category: GrammarCategory | null;
  explanation: string;
  rule: string;
  confidence: number;
}

/** An edit of the tokens `first` to `last`, both included. Keeps a capital at the beginning of the sentence. */
export function edit(context: Context, first: Token, last: Token, corrected: string, reason: Reason): Edit {
  const original = context.message.slice(first.start, last.end);
  const capitalized = first === firstWord(context) && /^\p{Lu}/u.test(first.text);
  return {
    start: first.start,
    end: last.end,
    original,
    corrected: capitalized ? capital(corrected) : corrected,
    ...reason,
  };
}

export function firstWord(context: Context): Token | undefined {
  return context.tokens.find((token) => token.kind !== "mark");
}

/** A token that could begin lower-case inside a sentence: lower-case already, or the first word. */
export function mayBeLower(context: Context, token: Token): boolean {
  return (
    token.kind === "word" &&
    (/^\p{Ll}/u.test(token.text) || token === firstWord(context) || afterOpening(context, token))
  );
}

/** After a colon or an opening quotation mark a capital says nothing. */
export function afterOpening(context: Context, token: Token): boolean {
  const before = context.tokens[token.index - 1];
  return before !== undefined && /^[:"„“«»(–—-]$/.test(before.text);
}

/** Rules ask for the same readings many times: they are worked out once per token. */
const verbMemory = new WeakMap<Token, readonly VerbReading[]>();

const finiteMemory = new WeakMap<Token, readonly VerbReading[]>();

/** The verb readings of a token; none for words that only look like verbs, and for capitals inside a sentence. */
export function verbsOf(context: Context, token: Token | undefined): readonly VerbReading[] {
  if (!token) return [];
  const known = verbMemory.get(token);
  if (known) return known;
  const readings = findVerbs(context, token);
  verbMemory.set(token, readings);
  return readings;
}

function findVerbs(context: Context, token: Token): readonly VerbReading[] {
  if (token.kind !== "word" || NOT_VERBS.has(token.lower) || !mayBeLower(context, token)) return [];
  if (PREPOSITIONS[token.lower] || (determiner(token.lower) && token.lower !== "sein")) return [];
  const next = context.tokens[token.index + 1];
  const readings = context.lexicon.verbReadings(token.lower);
  if (readings.length === 0) return readings;
  // `die reife Frucht`, `neue Schuhe`: an adjective before its noun.
  if (
    next &&
    /^\p{Lu}/u.test(next.text) &&
    /e[nrsm]?$/.test(token.lower) &&
    context.lexicon.adjectiveReadings(token.lower).some((reading) => reading.ending !== "") &&
    !AUXILIARY_FORMS.test(token.lower)
  ) {
    const before = context.tokens[token.index - 1];
    if (!before || SUBJECTS[before.lower] === undefined) return [];
  }
  return readings;
}

const AUXILIARY_FORMS = /^(ha[bt]|hätt|war|wär|w[iu]rd|würd|bin|bist|ist|sind|seid|werde)/;

/** The finite readings of a token. */
export function finiteOf(context: Context, token: Token | undefined): readonly VerbReading[] {
  if (!token) return [];
  const known = finiteMemory.get(token);
  if (known) return known;
  const readings = verbsOf(context, token).filter((reading) => reading.form === "finite");
  finiteMemory.set(token, readings);
  return readings;
}

/** The noun readings of a token with a capital. */
export function nounsOf(context: Context, token: Token | undefined): readonly NounReading[] {
  if (!token || token.kind !== "word" || !/^\p{Lu}/u.test(token.text)) return [];
  return context.lexicon.nounReadings(token.text);
}

/** The text of the tokens `from` to `to` (excluded) as it stands. */
export function span(context: Context, from: number, to: number): string {
  const first = context.tokens[from];
  const last = context.tokens[to - 1];
  return first && last ? context.message.slice(first.start, last.end) : "";
}
