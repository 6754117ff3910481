import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import { type Clause, clausesOf } from "../german/clause.ts";
import { MODALS } from "../german/closed-class.ts";
import { type Context, finiteOf, nounsOf, verbsOf } from "../german/context.ts";
import type { Lexicon } from "../german/lexicon.ts";
import { type Token, tokenize } from "../german/tokens.ts";
import type { Edit, MessageEvidence } from "../turn.ts";
import { CONTENT_WORDS } from "./morphology.ts";

const [A1, A2, B1, B2, C1] = [0, 1, 2, 3, 4];

/** Where learners are expected to get a category right, as its place in A1 to C2. */
const EXPECTED: Readonly<Record<GrammarCategory, number>> = {
  articles: A1,
  nouns: A1,
  pronouns: A1,
  verbs: A1,
  negation: A1,
  "modal-verbs": A1,
  "word-order": A1,
  cases: A2,
  tenses: A2,
  prepositions: A2,
  connectors: B1,
  adjectives: B1,
  subjunctive: B1,
  passive: B2,
  style: C1,
};

/** What one message says about the level of its writer. `analysis` is that of the message, `level` the one that the learner chose. */
export function evidenceOf(
  message: string,
  analysis: { edits: readonly Edit[]; corrected: string },
  lexicon: Lexicon,
  level: CefrLevel,
): MessageEvidence {
  const chosen = CEFR_LEVELS.indexOf(level);
  return {
    words: tokenize(message).reduce((sum, { tokens }) => sum + tokens.filter(isWord).length, 0),
    errorWeight: analysis.edits.reduce((sum, edit) => sum + weightOf(edit, chosen), 0),
    lemmasByLevel: lemmasByLevel(lexicon, analysis.corrected),
    structure: Math.max(-1, ...structures(lexicon, message, level, analysis.edits)),
    vote: null,
  };
}

/** How many German words a message holds, each counted once. A sentence with more English than German words holds none. */
export function germanWords(lexicon: Lexicon, message: string): number {
  const found = new Set<string>();
  for (const { tokens } of tokenize(message)) {
    const words = tokens.filter((token) => token.kind === "word");
    const german = words.filter((token) => isGerman(lexicon, token));
    const english = words.filter((token) => !german.includes(token) && lexicon.english(token.lower) !== null).length;
    // "In", "was", "die" and "war" are words of both languages: alone they do not make a sentence German.
    const sure = german.filter((token) => !BOTH_LANGUAGES.has(token.lower)).length;
    if (english < sure || english === 0) for (const token of german) found.add(token.lower);
  }
  return found.size;
}

const BOTH_LANGUAGES = new Set(
  "in was die war an am so man also hat will bad fast gut fall rat not warm wind hand arm land tag art all".split(" "),
);

function isGerman(lexicon: Lexicon, token: Token): boolean {
  const listed = (form: string): boolean => lexicon.entries(form).some((entry) => !/^[#^]/.test(entry));
  if (listed(token.text) || listed(token.lower)) return true;
  const inflected = lexicon.isKnown(token.lower) || lexicon.isKnown(token.text);
  return inflected && lexicon.english(token.lower) === null && lexicon.entries(token.text).length === 0;
}

function isWord(token: Token): boolean {
  return token.kind === "word" || token.kind === "number";
}

/** A foreign or wrong word stops the reader, a comma does not; what the learner has not learned yet counts half. */
function weightOf(edit: Edit, chosen: number): number {
  if (edit.type === "vocabulary") return 2;
  if (edit.type === "spelling") return 0.7;
  if (edit.type === "other") return 0.25;
  return edit.category !== null && EXPECTED[edit.category] > chosen ? 0.5 : 1;
}

function lemmasByLevel(lexicon: Lexicon, text: string): number[] {
  const levels = new Map<string, number>();
  for (const { tokens } of tokenize(text)) {
    for (const token of tokens) {
      if (token.kind !== "word") continue;
      for (const lemma of lemmasOf(lexicon, token)) {
        const taught = lexicon.allTaught(lemma).find(({ partOfSpeech }) => CONTENT_WORDS.has(partOfSpeech));
        if (taught) levels.set(lemma, CEFR_LEVELS.indexOf(taught.level));
      }
    }
  }
  return CEFR_LEVELS.map((_, index) => [...levels.values()].filter((level) => level === index).length);
}

/** The most likely lemma of a token; both parts of a compound that is not taught as one word. */
function lemmasOf(lexicon: Lexicon, token: Token): readonly string[] {
  const isTaught = (lemma: string): boolean => lexicon.taught(lemma) !== null;
  if (isTaught(token.lower)) return [token.lower];
  const nouns = lexicon.nounReadings(token.text).map(({ noun }) => noun.lemma);
  const noun = nouns.find(isTaught);
  if (noun !== undefined) return [noun];
  if (nouns[0] !== undefined) return lexicon.compoundParts(nouns[0]) ?? [];
  const others = [
    ...lexicon.verbReadings(token.lower).map(({ verb }) => verb.lemma),
    ...lexicon.adjectiveReadings(token.lower).map(({ lemma }) => lemma),
  ].filter(isTaught);
  // Of several readings the simplest one: "ging" is gehen, not begehen.
  const simplest = others.toSorted((one, other) => levelOf(lexicon, one) - levelOf(lexicon, other))[0];
  return simplest === undefined ? [] : [simplest];
}

function levelOf(lexicon: Lexicon, lemma: string): number {
  const taught = lexicon.taught(lemma);
  return taught === null ? CEFR_LEVELS.length : CEFR_LEVELS.indexOf(taught.level);
}

/** The levels of the structures in those sentences that hold no mistake of grammar. */
function* structures(
  lexicon: Lexicon,
  message: string,
  level: CefrLevel,
  edits: readonly Edit[],
): Generator<number, void> {
  for (const sentence of tokenize(message)) {
    const { tokens } = sentence;
    const start = tokens[0]?.start ?? 0;
    const end = tokens.at(-1)?.end ?? start;
    const wrong = edits.some(
      (edit) => edit.start < end && edit.end > start && edit.type !== "spelling" && edit.type !== "other",
    );
    if (wrong) continue;
    const context: Context = { lexicon, message, level, sentence, tokens };
    for (const clause of clausesOf(context)) yield structureOf(context, clause);
    const text = message.slice(start, end);
    for (const [pattern, at] of WORDINGS) if (pattern.test(text)) yield at;
    if (tokens.some((token) => isParticipleAttribute(context, token))) yield C1;
  }
}

/** Structures that their words give away. */
const WORDINGS: readonly (readonly [RegExp, number])[] = [
  [/\bum\b[^.!?,]* zu \p{Ll}+n\b|\bum\b[^.!?,]* \p{Ll}+zu\p{Ll}+n\b/u, B1],
  [/\bdes \p{Lu}\p{L}+e?s\b/u, B1],
  [/\b(?:trotz|wegen|aufgrund|während|innerhalb|außerhalb|anhand|mithilfe) (?:des|der|einer|eines|meiner?s?)\b/iu, B2],
  [/, (?:\p{L}+ )?(?:deren|dessen)\b/u, B2],
  [/\bje \p{L}+(?:er|r)\b[^.!?]*,? (?:desto|umso)\b/iu, B2],
  [
    /\b(?:sofern|zumal|wohingegen|insofern|geschweige|es sei denn|ließe sich|nichtsdestotrotz|gleichwohl|obgleich)\b/iu,
    C1,
  ],
  [/\b(?:er|sie|es|man|dass \p{L}+ \p{L}+|, \p{L}+) (?:sei|habe|werde|könne|müsse|solle|wolle)\b/iu, C1],
];

const LEVEL_OF_OPENER: Readonly<Record<string, number>> = {
  weil: A2,
  dass: A2,
  wenn: A2,
  als: A2,
  ob: A2,
  indem: B2,
  sodass: B2,
  ehe: B2,
};

function structureOf(context: Context, clause: Clause): number {
  const tokens = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
  const last = tokens.at(-1);
  const ends = (form: string): boolean => verbsOf(context, last).some((reading) => reading.form === form);
  const finite = clause.finites[0] ? finiteOf(context, clause.finites[0]) : [];
  const isFinite = (lemma: string, tense?: string): boolean =>
    finite.some((reading) => reading.verb.lemma === lemma && (tense === undefined || reading.tense === tense));
  let level = -1;
  const raise = (to: number): void => {
    level = Math.max(level, to);
  };
  if (clause.opener && finiteOf(context, last).length > 0) raise(LEVEL_OF_OPENER[clause.opener.lower] ?? B1);
  const comma = context.tokens[clause.from - 1];
  // "…, die Sonne scheint" is a main clause: a relative clause stands behind the noun that it describes.
  const relative =
    comma?.text === "," &&
    nounsOf(context, context.tokens[comma.index - 1]).length > 0 &&
    /^(?:der|die|das|den|dem|denen)$/.test(tokens[0]?.lower ?? "") &&
    tokens.length > (nounsOf(context, tokens[1]).length > 0 ? 3 : 2);
  if (relative && finiteOf(context, last).length > 0 && clause.finites.length === 1) raise(B1);
  if (clause.finites.length === 0) return level;
  const participle = ends("participle") && !(last && nounsOf(context, last).length > 0);
  if (participle && (isFinite("haben") || isFinite("sein"))) raise(isPastSubjunctive(finite) ? B2 : A2);
  if (participle && isFinite("werden")) raise(B2);
  if (last?.lower === "worden") raise(B2);
  if (isPastSubjunctive(finite) || isFinite("werden", "subjunctive")) raise(B1);
  if (finite.length > 0 && finite.every((reading) => reading.tense === "past" && !isHelper(reading.verb.lemma)))
    raise(B1);
  if (finite.some((reading) => isHelper(reading.verb.lemma) || ends("infinitive"))) raise(A1);
  return level;
}

/** hätte, wäre: forms that are nothing but subjunctive. */
function isPastSubjunctive(finite: readonly { tense: string | null; verb: { lemma: string } }[]): boolean {
  return finite.some(({ tense, verb }) => tense === "subjunctive" && (verb.lemma === "haben" || verb.lemma === "sein"));
}

function isHelper(lemma: string): boolean {
  return MODALS.has(lemma) || lemma === "haben" || lemma === "sein" || lemma === "werden";
}

/** "Die steigenden Preise": a present participle before its noun. */
function isParticipleAttribute(context: Context, token: Token): boolean {
  const next = context.tokens[token.index + 1];
  return (
    /^\p{Ll}{3,}ende[nrsm]?$/u.test(token.text) &&
    nounsOf(context, next).length > 0 &&
    context.lexicon.taught(token.lower.replace(/e[nrsm]?$/, "")) === null &&
    context.lexicon.verbReadings(token.lower.replace(/de[nrsm]?$/, "")).length > 0
  );
}
