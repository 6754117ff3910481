import type { Clause } from "../clause.ts";
import { MODALS } from "../closed-class.ts";
import { type Context, finiteOf, nounsOf } from "../context.ts";
import type { NounPhrase, Solution } from "../noun-phrase.ts";
import type { Token } from "../tokens.ts";

/** One reason to take a sentence for wrong although it cannot be said how to mend it. */
export type Doubt = (context: Context, phrases: readonly Phrase[]) => boolean;

export interface Phrase extends NounPhrase {
  /** The cells that all its words and its preposition fit. */
  cells: readonly Solution[];
}

export const COPULA = /^(?:sein|werden|bleiben|heißen|scheinen|gelten|nennen)$/;

export function hasCopula(context: Context, clause: Clause): boolean {
  return clause.finites.some((token) =>
    finiteOf(context, token).some(({ verb }) => verb.lemma === "sein" || verb.lemma === "werden"),
  );
}

export function isHelper(lemma: string): boolean {
  return MODALS.has(lemma) || /^(?:haben|sein|werden)$/.test(lemma);
}

export function within(clause: Clause, phrase: NounPhrase): boolean {
  return phrase.from >= clause.from && phrase.to < clause.to;
}

export function isNoun(context: Context, index: number): boolean {
  const token: Token | undefined = context.tokens[index];
  return token !== undefined && nounsOf(context, token).length > 0;
}

/** "Mein Mann und ich". */
export function unitedSubject(context: Context, clause: Clause): boolean {
  const at = clause.subject?.index ?? 0;
  return context.tokens[at - 1]?.lower === "und" || context.tokens[at + 1]?.lower === "und";
}
