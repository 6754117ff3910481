import {
  ADVERBS_OF_THREE,
  DEGREE_WORDS,
  NOT_ADJECTIVES,
  ONLY_ADJECTIVES,
  QUANTITIES,
} from "#content/built-in/german/words.ts";
import {
  BEFORE_BARE_ADJECTIVE,
  BEING,
  DONE_WITH_HER,
  OPENS_BEFORE_DAS,
  RELATIVE_PRONOUNS,
  SECOND_VERBS,
  UNCOUNTED,
  WHERE,
} from "#content/built-in/tutor/patterns/noun-phrases.ts";
import {
  adjectiveEnding,
  type Cell,
  CONTRACTIONS,
  type Declension,
  type Determiner,
  determiner,
  determinerForm,
  PREPOSITIONS,
  type Slot,
  SUBORDINATORS,
} from "./closed-class.ts";
import { type Context, finiteOf, mayBeLower, nounsOf, span, verbsOf } from "./context.ts";
import type { AdjectiveReading, Noun, NounReading } from "./lexicon.ts";
import { type Case, nounForm } from "./paradigm.ts";
import type { Token } from "./tokens.ts";

/** Preposition, article, adjectives and noun, as far as they are there. */
export interface NounPhrase {
  preposition: { word: string; token: Token; cases: readonly Case[] } | null;
  article: { token: Token; word: Determiner; merged: boolean } | null;
  adjectives: readonly { token: Token; readings: readonly AdjectiveReading[] }[];
  noun: Token;
  readings: readonly NounReading[];
  /** Index of the first token (the preposition included) and of the noun. */
  from: number;
  to: number;
}

/** `Ihren Vorschlag`: the possessive that keeps its capital. Bare `Ihr` may be a pronoun. */
const POLITE = /^Ihre[nmrs]?$/;

const OPINION = /^(Reihe|Meinung|Erfahrung|Ansicht|Auffassung)$/;

/** All noun phrases of a sentence that stand in one piece. Every rule asks for them. */
export function nounPhrases(context: Context): readonly NounPhrase[] {
  const known = memory.get(context);
  if (known) return known;
  const phrases = findPhrases(context);
  memory.set(context, phrases);
  return phrases;
}

const memory = new WeakMap<Context, readonly NounPhrase[]>();

function findPhrases(context: Context): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (const token of context.tokens) {
    const readings = nounsOf(context, token);
    if (readings.length === 0) continue;
    const phrase = phraseBefore(context, token, readings);
    if (phrase) phrases.push(phrase);
  }
  return phrases;
}

function phraseBefore(context: Context, noun: Token, readings: readonly NounReading[]): NounPhrase | null {
  const { tokens, lexicon } = context;
  let index = noun.index - 1;
  const adjectives: { token: Token; readings: readonly AdjectiveReading[] }[] = [];
  while (index >= 0) {
    const token = tokens[index];
    if (!token || token.kind !== "word" || !(mayBeLower(context, token) || POLITE.test(token.text))) break;
    if (determiner(token.lower) || PREPOSITIONS[token.lower] || CONTRACTIONS[token.lower]) break;
    // "am liebsten schwarzen Tee": an adverb of two words.
    if (
      NOT_ADJECTIVES.has(token.lower) ||
      (token.lower.endsWith("sten") && tokens[index - 1]?.lower === "am" && adjectives.length > 0)
    )
      break;
    // "die teilweise eigenwilligen Gewohnheiten": an adverb.
    if (adjectives.length > 0 && /[rs]?weise$/.test(token.lower)) {
      index--;
      continue;
    }
    const found = lexicon.adjectiveReadings(token.lower).filter((reading) => reading.ending !== "");
    const bare = found.length === 0 ? bareAdjective(context, token) : [];
    if (bare.length > 0) adjectives.unshift({ token, readings: bare });
    else if (found.length > 0 && !isVerbHere(context, token)) adjectives.unshift({ token, readings: found });
    else if (!(adjectives.length > 0 && DEGREE_WORDS.has(token.lower))) break;
    index--;
  }
  let article: NounPhrase["article"] = null;
  let preposition: NounPhrase["preposition"] = null;
  let at = tokens[index];
  const word = at?.kind === "word" ? determiner(at.lower) : null;
  if (
    at &&
    word &&
    (mayBeLower(context, at) || POLITE.test(at.text)) &&
    !isPronounHere(context, at, noun) &&
    !isBesidePredicate(context, at, noun, adjectives, readings)
  ) {
    article = { token: at, word, merged: false };
    index--;
    at = tokens[index];
  } else if (at && QUANTITIES.has(at.lower)) return null;
  // "…, der letzte Zug": after a comma nothing tells an article from a relative pronoun.
  else if (at && word && adjectives.length > 0 && tokens[index - 1]?.text === ",") return null;
  const merged = at && article === null ? CONTRACTIONS[at.lower] : undefined;
  if (at && merged) {
    const inner = determiner(merged.article);
    const cases = PREPOSITIONS[merged.preposition];
    if (inner && cases) {
      article = { token: at, word: inner, merged: true };
      preposition = { word: merged.preposition, token: at, cases };
      index--;
    }
  } else if (
    at?.kind === "word" &&
    PREPOSITIONS[at.lower] &&
    !(at.lower === "zu" && article === null) &&
    // "Meiner Meinung nach die meisten …": it belongs to the noun before it.
    !(at.lower === "nach" && OPINION.test(tokens[index - 1]?.text ?? "")) &&
    !ADVERBS_OF_THREE.test(span(context, Math.max(0, index - 2), index + 1)) &&
    !isConjunctionHere(context, at, noun)
  ) {
    preposition = { word: at.lower, token: at, cases: PREPOSITIONS[at.lower] ?? [] };
    index--;
  }
  if (!article && adjectives.length === 0 && !preposition) return null;
  return { preposition, article, adjectives, noun, readings, from: index + 1, to: noun.index };
}

/** `ein klein Haus`: an adjective without its ending, between article and noun. */
function bareAdjective(context: Context, token: Token): readonly AdjectiveReading[] {
  const before = context.tokens[token.index - 1];
  const next = context.tokens[token.index + 1];
  if (isBareBeforePlural(context, token, before, next)) return bareReadings(context, token);
  if (!before || !BEFORE_BARE_ADJECTIVE.test(before.lower)) return [];
  if (!next || nounsOf(context, next).length === 0) return [];
  const entries = context.lexicon.entries(token.lower);
  if (
    !entries.some((entry) => entry.startsWith("A")) ||
    entries.includes("D") ||
    DEGREE_WORDS.has(token.lower) ||
    context.lexicon.taught(token.lower) === null
  )
    return [];
  return bareReadings(context, token);
}

function bareReadings(context: Context, token: Token): readonly AdjectiveReading[] {
  return context.lexicon
    .adjectiveReadings(token.lower)
    .filter((reading) => reading.ending === "" && reading.degree === "positive");
}

/** `Er hat blau Augen`: right behind *haben* or a verb of wanting, an adjective that is never an adverb. */
function isBareBeforePlural(
  context: Context,
  token: Token,
  before: Token | undefined,
  noun: Token | undefined,
): boolean {
  if (!before || !noun || !ONLY_ADJECTIVES.has(token.lower)) return false;
  const readings = nounsOf(context, noun);
  const plural = readings.length > 0 && readings.every(({ cells }) => cells.every(([, number]) => number === "pl"));
  const degree = DEGREE_WORDS.has(before.lower) ? context.tokens[before.index - 1] : before;
  return plural && verbsOf(context, degree).some(({ form }) => form === "finite");
}

/** `ich mag kleine Kinder`: mag is no adjective; `ich reife`: after a subject the form is a verb. */
function isVerbHere(context: Context, token: Token): boolean {
  const before = context.tokens[token.index - 1];
  if (!before)
    return (
      verbsOf(context, token).length > 0 &&
      !context.lexicon.adjectiveReadings(token.lower).some((reading) => reading.degree === "positive")
    );
  return (
    /^(ich|du|er|wir|man)$/.test(before.lower) && verbsOf(context, token).some((reading) => reading.form === "finite")
  );
}

/** `Ich gebe ihr Blumen`, `die Leute, die Kinder haben`: a pronoun beside a noun, not its article. */
function isPronounHere(context: Context, token: Token, noun: Token): boolean {
  const before = context.tokens[token.index - 1];
  if (token.lower === "ihr" && isAddress(context, noun)) return true;
  if (token.lower === "ihr" || token.lower === "sein") {
    return token.lower === "sein"
      ? false
      : before !== undefined &&
          (verbsOf(context, before).some((reading) => reading.form === "finite" && reading.persons.includes(4)) ||
            DONE_WITH_HER.test(context.message.slice(before.start)));
  }
  if (/^(den|dem|der|die|das)$/.test(token.lower) && before?.text === ",") return true;
  return false;
}

/** "Ob das Kunst ist", "Ist das reine Schikane?": *das* is the subject, and nothing else is left that could be called something. */
function isBesidePredicate(
  context: Context,
  das: Token,
  noun: Token,
  adjectives: NounPhrase["adjectives"],
  readings: readonly NounReading[],
): boolean {
  const { tokens } = context;
  const isNeuter = readings.some(
    ({ cells, noun: { genders } }) => genders.includes("n") && cells.some(([, number]) => number === "sg"),
  );
  if (das.lower !== "das" || isNeuter) return false;
  // "Ist das neue Film?" has the ending of a noun with an article.
  const isBare = readings.some(({ noun: { genders } }) =>
    genders.some((slot) => {
      const strong = adjectiveEnding("none", { kase: "nom", slot });
      return adjectives.every((each) => each.readings.some(({ ending }) => ending === strong));
    }),
  );
  if (!isBare) return false;
  const end = tokens.find(({ index, kind }) => index > noun.index && kind === "mark")?.index ?? tokens.length;
  const behind = tokens.slice(noun.index + 1, end);
  const [verb, outer] = [tokens[das.index - 1], tokens[das.index - 2]];
  const rest = behind.findIndex(({ lower }) => !BEING.test(lower));
  const next = behind[rest]?.lower ?? "";
  if (!verb || next === "und") return false;
  const isUncounted = UNCOUNTED.test(noun.text);
  // "War das Liebe auf den ersten Blick?", "ob das Sache der Eltern ist", "ob das Trotz ist oder Überzeugung"
  const more = isUncounted && rest < behind.length - 1 && (PREPOSITIONS[next] || /^(der|des|einer|eines)$/.test(next));
  if (rest !== -1 && next !== "oder" && !more) return false;
  // "Wo ist das Toilette?": only a question without a word for what or where asks what *das* is.
  const asks = !outer || outer.kind === "mark" || /^(und|oder|aber|denn)$/.test(outer.lower);
  const asksWhere = tokens.some(({ lower, index }) => index < das.index && WHERE.test(lower));
  if (BEING.test(verb.lower) && finiteOf(context, verb).length > 0 && (asks || (isUncounted && !asksWhere)))
    return true;
  return behind.some(({ lower }) => BEING.test(lower)) && OPENS_BEFORE_DAS.test(verb.lower);
}

/** "Ihr Kinder habt es gut", "Ihr jungen Leute seid pünktlich": several people, and the verb that goes with *ihr*. */
function isAddress(context: Context, noun: Token): boolean {
  const cells = nounsOf(context, noun).flatMap((reading) => reading.cells);
  const several = cells.filter(([, number]) => number === "pl");
  return finiteOf(context, context.tokens[noun.index + 1]).some(
    ({ persons }) =>
      persons.includes(4) && several.length > 0 && (!persons.includes(2) || several.length === cells.length),
  );
}

/** `Seit meine Tante hier wohnt`, `während die Kinder schlafen`: conjunctions, if the clause ends in a finite verb. */
function isConjunctionHere(context: Context, token: Token, noun: Token): boolean {
  // `Um der Verfolgung zu entgehen`: the infinitive rules the case; `laut` and `nach` are words of their own beside `so` and `für`.
  const zu = context.tokens.some(
    (each) =>
      each.index > token.index &&
      (each.lower === "zu" || verbsOf(context, each).some((reading) => reading.form === "zu")),
  );
  if (/^(um|ohne)$/.test(token.lower)) return zu || context.tokens.some((each) => each.lower === "willen");
  if (token.lower === "laut") return true;
  if (token.lower === "für") return /^(was|Was)$/.test(context.tokens[token.index - 1]?.text ?? "");
  // "ein Platz, von dem aus der Hund alles sieht"
  if (token.lower === "aus")
    return (
      /^(dem|der|hier|da|dort|wo|denen)$/.test(context.tokens[token.index - 1]?.lower ?? "") &&
      /^von$/.test(context.tokens[token.index - 2]?.lower ?? "")
    );
  if (!/^(seit|während|bis|statt|anstatt|ab|außer)$/.test(token.lower)) return false;
  const end =
    context.tokens.find((each) => each.index > token.index && each.kind === "mark")?.index ?? context.tokens.length;
  if (/^(statt|anstatt|außer|ab|bis)$/.test(token.lower)) return true;
  const last = context.tokens[end - 1];
  if (finiteOf(context, last).length === 0) return false;
  // "Seit dieser Woche kann ich wieder arbeiten": the verb of a main clause right behind it.
  const next = context.tokens[noun.index + 1];
  if (next !== last && SECOND_VERBS.test(next?.lower ?? "")) return false;
  // "die ich seit der Eröffnung kannte": the verb is that of the clause around it, unless that one has a verb already.
  const start = context.tokens.findLast((each) => each.index < token.index && each.kind === "mark")?.index ?? -1;
  const before = context.tokens.slice(start + 1, token.index);
  const [opener] = before;
  const opened =
    opener && (SUBORDINATORS.has(opener.lower) || (opener.index > 1 && RELATIVE_PRONOUNS.test(opener.lower)));
  return !opened || before.some((each) => finiteOf(context, each).length > 0 || /^(und|oder)$/.test(each.lower));
}

/** All genders, numbers and cases that some reading of the noun can have, whatever its ending. */
export function cellsOf(readings: readonly NounReading[]): { cell: Cell; noun: Noun; fits: boolean }[] {
  const cells: { cell: Cell; noun: Noun; fits: boolean }[] = [];
  for (const { noun, cells: own } of readings) {
    const slots: Slot[] = [...noun.genders];
    if (noun.plural !== null) slots.push("p");
    for (const slot of slots) {
      for (const kase of ["nom", "acc", "dat", "gen"] as const) {
        const number = slot === "p" ? "pl" : "sg";
        const fits = own.some(([each, count]) => each === kase && count === number);
        cells.push({ cell: { kase, slot }, noun, fits });
      }
    }
  }
  return cells;
}

export interface Solution {
  cell: Cell;
  cost: number;
  article: string | null;
  adjectives: readonly string[];
  noun: string;
}

/** The forms that the phrase would have in each cell, and how many words must change for it. */
export function solutions(phrase: NounPhrase): Solution[] {
  const found: Solution[] = [];
  for (const { cell, noun, fits } of cellsOf(phrase.readings)) {
    const article = phrase.article ? determinerForm(phrase.article.word, cell) : null;
    if (phrase.article && article === null) continue;
    const right = nounForm(noun, cell.kase, cell.slot === "p" ? "pl" : "sg");
    if (right === null) continue;
    const declension: Declension = phrase.article?.word.declension ?? "none";
    const ending = adjectiveEnding(declension, cell);
    let cost = fits ? 0 : 1.5;
    // The article shows the case already, only the noun lacks its ending: `einen Student`, `des Vater`, `den letzten Tage`.
    if (!fits && phrase.article?.token.lower === article && lacksEnding(phrase, right, cell, noun)) cost = 0.9;
    const written = phrase.article?.merged ? mergedArticle(phrase.article.token.lower) : phrase.article?.token.lower;
    if (article !== null && article !== written && !sameArticle(article, written)) cost += 1;
    // `in sozialen Netzwerke`: the adjective shows the case.
    const shown =
      phrase.article === null &&
      phrase.preposition !== null &&
      phrase.adjectives.length > 0 &&
      phrase.adjectives.every(({ readings }) => readings.some((reading) => reading.ending === ending));
    if (!fits && shown && cell.slot === "p" && ending === "en" && lacksEnding(phrase, right, cell, noun)) cost = 0.9;
    const adjectives = phrase.adjectives.map(({ token, readings }) => {
      if (readings.some((reading) => reading.ending === ending)) return token.lower;
      cost += 1;
      const reading = readings.find((each) => each.degree === "positive") ?? readings[0];
      return `${reading?.stem ?? token.lower}${ending}`;
    });
    found.push({ cell, cost, article, adjectives, noun: fits ? phrase.noun.text : right });
  }
  return found;
}

function lacksEnding(phrase: NounPhrase, right: string, { kase, slot }: Cell, noun: Noun): boolean {
  const { text } = phrase.noun;
  // `nach den Frühstück`: a singular is more than an -n away from its dative plural.
  if (phrase.preposition && slot === "p" && text !== noun.plural) return false;
  return (
    right === `${text}n` || right === `${text}en` || (kase === "gen" && (right === `${text}s` || right === `${text}es`))
  );
}

export function isSingular({ cells }: NounReading): boolean {
  return cells.some(([, number]) => number === "sg");
}

function mergedArticle(form: string): string | undefined {
  return CONTRACTIONS[form]?.article;
}

function sameArticle(right: string, written: string | undefined): boolean {
  return (
    written !== undefined &&
    /^unsr|^unserm$/.test(written) &&
    right.startsWith("unser") &&
    right.at(-1) === written.at(-1)
  );
}
