import type { CefrLevel } from "#schema/terms/cefr.ts";
import { unsureEdits } from "./analyze.ts";
import type { Context } from "./context.ts";
import {
  afterMany,
  bareAdjective,
  foreignPreposition,
  lacksArticle,
  lacksPreposition,
  noNominative,
  secondPronoun,
  secondSubject,
  unknownNoun,
  wrongAfterNumber,
  wrongArticle,
  wrongPronoun,
  wrongTwoWay,
} from "./doubts/noun-phrases.ts";
import type { Doubt } from "./doubts/shared.ts";
import { doubleSubject, lacksReflexive, prepositionBeforeVerb, wrongPerson, wrongVerbForm } from "./doubts/verbs.ts";
import {
  behindTheEnd,
  lacksComma,
  lateReflexive,
  misplacedNot,
  splitPair,
  verbNotLast,
  verbThird,
  wrongRelative,
} from "./doubts/word-order.ts";
import type { Lexicon } from "./lexicon.ts";
import { type NounPhrase, nounPhrases, type Solution, solutions } from "./noun-phrase.ts";
import { tokenize } from "./tokens.ts";

/** The level changes only which explanations a rule gives. */
const LEVEL: CefrLevel = "B1";

const DOUBTS: Readonly<Record<string, Doubt>> = {
  "an edit that nobody is sure of": (context) => unsureEdits(context).length > 0,
  "words that agree in no case": (_, phrases) => phrases.some((phrase) => phrase.cells.length === 0),
  "an article that its preposition never has": wrongArticle,
  "an unknown noun": unknownNoun,
  "a subject's case for an object": secondSubject,
  "the wrong case after a two-way preposition": wrongTwoWay,
  "a noun that lacks its article": lacksArticle,
  "a misplaced nicht": misplacedNot,
  "a verb that does not fit its subject": wrongPerson,
  "words behind the end of the clause": behindTheEnd,
  "a subordinate clause without its verb at the end": verbNotLast,
  "a clause without its comma": lacksComma,
  "two things before the verb": verbThird,
  "a subject in another case": noNominative,
  "a number before a singular": wrongAfterNumber,
  "a pronoun in the wrong case": wrongPronoun,
  "a preposition before a verb": prepositionBeforeVerb,
  "a relative clause without its verb at the end": wrongRelative,
  "a subject said twice": doubleSubject,
  "a reflexive pronoun at the end": lateReflexive,
  "a verb without its reflexive pronoun": lacksReflexive,
  "an object without its preposition": lacksPreposition,
  "a word between subject and verb": splitPair,
  "an object in the subject's case": secondPronoun,
  "an adjective without its ending": bareAdjective,
  "an ending that does not go with viele": afterMany,
  "a verb form that its auxiliary does not take": wrongVerbForm,
  "a preposition of another language": foreignPreposition,
};

/**
 * Why a text is probably wrong, or null. The engine corrects only what it is sure of; this is for those who would say the
 * text again: one right sentence too many in doubt costs them little, one wrong sentence repeated teaches it.
 */
export function doubtIn(lexicon: Lexicon, text: string): string | null {
  for (const sentence of tokenize(text)) {
    const context: Context = { lexicon, message: text, level: LEVEL, sentence, tokens: sentence.tokens };
    const phrases = nounPhrases(context).map((phrase) => ({ ...phrase, cells: fitting(phrase) }));
    for (const [name, doubt] of Object.entries(DOUBTS)) if (doubt(context, phrases)) return name;
  }
  return null;
}

function fitting(phrase: NounPhrase): Solution[] {
  return solutions(phrase).filter(
    ({ cell, cost }) => cost === 0 && (phrase.preposition === null || phrase.preposition.cases.includes(cell.kase)),
  );
}
