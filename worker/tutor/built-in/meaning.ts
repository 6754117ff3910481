import { GLOSSARY } from "#content/built-in/tutor/glossary.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { taughtWord } from "../dialogue/chips.ts";
import { type Clause, clausesOf } from "../german/clause.ts";
import { type Context, finiteOf, nounsOf } from "../german/context.ts";
import { capital, type Lexicon, type Noun, type NounReading, type Taught, type Verb } from "../german/lexicon.ts";
import { type Token, tokenize } from "../german/tokens.ts";
import type { TaughtWord, WordMeaning } from "../turn.ts";
import { closedWords } from "./closed-words.ts";

export const UNKNOWN: WordMeaning = {
  lemma: null,
  translation: null,
  gender: null,
  plural: null,
  partOfSpeech: null,
  level: null,
  parts: [],
};

/** What a German word means where it stands. `sentence` may be null; with it, both words of a separable verb lead to the verb. */
export function meaningOf(lexicon: Lexicon, asked: string, sentence: string | null): WordMeaning {
  const word = asked
    .trim()
    .replace(/^(?:der|die|das) (?=\p{Lu})/u, "")
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (word === "" || word.includes(" ")) return UNKNOWN;
  const found = readingOf(lexicon, word, sentence === null ? null : placeOf(lexicon, word, sentence));
  return found.translation === null && found.parts.length === 0 ? withGlossary(found, word) : found;
}

function readingOf(lexicon: Lexicon, word: string, place: Place | null): WordMeaning {
  const separable = place === null ? null : separableVerb(place);
  if (separable !== null) return verbMeaning(lexicon, separable);
  const sein = lexicon.verb("sein");
  if (word.toLowerCase() === "sein" && sein !== null && !isBeforeNoun(place)) return verbMeaning(lexicon, sein);
  const lower = word.toLowerCase();
  const candidates = isCapital(word)
    ? startsSentence(place)
      ? [() => asClosed(word), () => asLower(lexicon, lower), () => asNoun(lexicon, word)]
      : [() => asClosed(word), () => asNoun(lexicon, word), () => asNominalized(lexicon, lower)]
    : [() => asLower(lexicon, lower), () => asNoun(lexicon, capital(lower))];
  // "Kaffee trinke ich gern": at the beginning of a sentence a noun may stand as well as any other word.
  if (isCapital(word) && startsSentence(place) && isMoreLikelyNoun(lexicon, word)) candidates.reverse();
  for (const candidate of candidates) {
    const found = candidate();
    if (found !== null) return found;
  }
  return UNKNOWN;
}

interface Place {
  context: Context;
  token: Token;
}

/** Where the word stands in its sentence; null if it does not. */
function placeOf(lexicon: Lexicon, word: string, text: string): Place | null {
  for (const sentence of tokenize(text)) {
    const { tokens } = sentence;
    const token = tokens.find((each) => each.text === word) ?? tokens.find((each) => each.lower === word.toLowerCase());
    if (token) return { context: { lexicon, message: text, level: "B1", sentence, tokens }, token };
  }
  return null;
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function startsSentence(place: Place | null): boolean {
  if (place === null) return true;
  return !place.context.tokens.some((token) => token.index < place.token.index && token.kind !== "mark");
}

/** "Sein Bruder", "sein kleiner Bruder": the possessive, not the verb. */
function isBeforeNoun(place: Place | null): boolean {
  const next = place?.context.tokens[place.token.index + 1];
  if (place === null || next === undefined) return false;
  return (
    nounsOf(place.context, next).length > 0 ||
    place.context.lexicon.adjectiveReadings(next.lower).some((reading) => reading.ending !== "")
  );
}

function isMoreLikelyNoun(lexicon: Lexicon, word: string): boolean {
  const lower = word.toLowerCase();
  if (lexicon.nounReadings(word).length === 0) return false;
  return lexicon.taught(lower) === null && (lexicon.frequency(lower) ?? 10) >= (lexicon.frequency(word) ?? 10);
}

/** The verb of a finite form and the prefix at the end of its clause, whichever of the two the word is. */
function separableVerb({ context, token }: Place): Verb | null {
  const clause = clausesOf(context).find(({ from, to }) => token.index >= from && token.index < to);
  if (clause === undefined) return null;
  const last = lastWord(context, clause);
  if (last === null) return null;
  const finites = token === last ? clause.finites : [token];
  for (const finite of finites) {
    if (finite === last) continue;
    for (const { verb } of finiteOf(context, finite)) {
      const joined = verb.prefix === null ? context.lexicon.verb(last.lower + verb.lemma) : null;
      if (joined?.prefix === last.lower) return joined;
    }
  }
  return null;
}

function lastWord(context: Context, clause: Clause): Token | null {
  return context.tokens.slice(clause.from, clause.to).findLast((token) => token.kind === "word") ?? null;
}

function asClosed(word: string): WordMeaning | null {
  const [closed] = closedWords(word);
  return closed === undefined ? null : { ...UNKNOWN, ...closed };
}

function asLower(lexicon: Lexicon, word: string): WordMeaning | null {
  const verbs = [...lexicon.verbReadings(word)].toSorted(
    (one, other) => worth(lexicon, other.verb) - worth(lexicon, one.verb),
  );
  const taught = lexicon.allTaught(word).find(({ partOfSpeech }) => partOfSpeech !== "noun" && partOfSpeech !== "verb");
  // "Mein" is taught as a pronoun; "meine", "sein" and the like stand in the table with the forms.
  const closed = asClosed(word);
  if (closed !== null) return { ...closed, level: taught?.level ?? lexicon.taught(closed.lemma ?? "")?.level ?? null };
  if (taught) return { ...UNKNOWN, lemma: word, ...fromTaught(taught) };
  const exact = verbs.find(({ verb, form }) => form === "infinitive" && lexicon.taught(verb.lemma) !== null);
  if (exact) return verbMeaning(lexicon, exact.verb);
  const adjectives = [...lexicon.adjectiveReadings(word)].toSorted(
    (one, other) => Number(lexicon.taught(other.lemma) !== null) - Number(lexicon.taught(one.lemma) !== null),
  );
  const adjective = adjectives[0];
  const verb = verbs[0]?.verb;
  if (adjective && (lexicon.taught(adjective.lemma) !== null || verb === undefined)) {
    const source = participleSource(lexicon, adjective.lemma);
    if (source !== null && lexicon.taught(adjective.lemma) === null) return verbMeaning(lexicon, source);
    const own = lexicon.allTaught(adjective.lemma).find(({ partOfSpeech }) => partOfSpeech !== "noun");
    return { ...UNKNOWN, lemma: adjective.lemma, partOfSpeech: "adjective", ...(own ? fromTaught(own) : {}) };
  }
  if (verb) return verbMeaning(lexicon, verb);
  return lexicon.entries(word).includes("D") ? { ...UNKNOWN, lemma: word, partOfSpeech: "adverb" } : null;
}

/** What we teach comes first, then the verb without a prefix. */
function worth(lexicon: Lexicon, verb: Verb): number {
  return (lexicon.taught(verb.lemma) === null ? 0 : 2) + (verb.prefix === null ? 1 : 0);
}

/** "geschlossen" comes from schließen, "kochend" from kochen. */
function participleSource(lexicon: Lexicon, adjective: string): Verb | null {
  const participle = lexicon.verbReadings(adjective).find((reading) => reading.form === "participle");
  return participle?.verb ?? (adjective.endsWith("nd") ? lexicon.verb(adjective.slice(0, -1)) : null);
}

function verbMeaning(lexicon: Lexicon, verb: Verb): WordMeaning {
  const taught = lexicon.allTaught(verb.lemma).find(({ partOfSpeech }) => partOfSpeech === "verb");
  return {
    ...UNKNOWN,
    lemma: verb.reflexive ? `sich ${verb.lemma}` : verb.lemma,
    partOfSpeech: "verb",
    ...(taught ? fromTaught(taught) : fromPack(verb.lemma)),
  };
}

function asNoun(lexicon: Lexicon, word: string): WordMeaning | null {
  const readings = [...lexicon.nounReadings(word)].toSorted(
    (one, other) => nounWorth(lexicon, other) - nounWorth(lexicon, one),
  );
  const noun = readings[0]?.noun;
  if (noun === undefined) return null;
  const taught = lexicon.allTaught(noun.lemma).find(({ partOfSpeech }) => partOfSpeech === "noun");
  const known = taught ? fromTaught(taught) : fromPack(noun.lemma);
  const parts = known.translation === null ? (lexicon.compoundParts(noun.lemma) ?? []) : [];
  if (known.translation === null && parts.length === 0) {
    const source = asNominalized(lexicon, word.toLowerCase());
    if (source !== null && source.translation !== null) return source;
  }
  return {
    ...UNKNOWN,
    lemma: noun.lemma,
    ...genderAndPlural(noun),
    partOfSpeech: "noun",
    ...known,
    parts: parts.map((part) => {
      const meaning = lexicon.taught(part)?.meaning;
      return { word: part, translation: meaning === undefined ? null : firstMeaning(meaning) };
    }),
  };
}

function nounWorth(lexicon: Lexicon, { noun, cells }: NounReading): number {
  const isLemma = cells.some(([kase, number]) => kase === "nom" && number === "sg");
  return (lexicon.taught(noun.lemma) === null ? 0 : 2) + (isLemma ? 1 : 0);
}

/** "Das Schwimmen", "etwas Neues": the word that it is made of. "Verwandten" is taught as a noun. */
function asNominalized(lexicon: Lexicon, word: string): WordMeaning | null {
  const stem = capital(word).replace(/e[nmrs]?$/, "");
  for (const lemma of [`${stem}e`, `${stem}er`]) {
    const taught = lexicon.allTaught(lemma).find(({ partOfSpeech }) => partOfSpeech === "noun");
    if (taught) return { ...UNKNOWN, lemma, ...genderAndPlural(lexicon.noun(lemma)), ...fromTaught(taught) };
  }
  return lexicon.isNominalized(capital(word)) ? asLower(lexicon, word) : null;
}

function fromTaught({
  meaning,
  partOfSpeech,
  level,
}: Taught): Pick<WordMeaning, "translation" | "partOfSpeech" | "level"> {
  return { translation: meaning, partOfSpeech, level };
}

let packWords: ReadonlyMap<string, TaughtWord> | undefined;

/** The words that the tutor itself teaches in its replies. */
function fromPack(lemma: string): Pick<WordMeaning, "translation" | "level"> {
  packWords ??= new Map(TOPIC_PACKS.flatMap((pack) => pack.words.map(taughtWord)).map((word) => [word.word, word]));
  const word = packWords.get(lemma);
  return { translation: word?.translation ?? null, level: word?.level ?? null };
}

let glossary: ReadonlyMap<string, TaughtWord> | undefined;

/** A word that nobody teaches, but that the tutor says. The form that it has in the text comes before the lemma, which may be that of another word. */
function withGlossary(found: WordMeaning, word: string): WordMeaning {
  glossary ??= new Map(
    GLOSSARY.trim()
      .split("\n")
      .map(taughtWord)
      .map((entry) => [entry.word, entry]),
  );
  const form = glossary.get(word) ?? glossary.get(word.toLowerCase());
  const entry = form ?? glossary.get(found.lemma ?? "");
  if (entry === undefined) return found;
  if (entry.word === found.lemma) return { ...found, translation: entry.translation };
  const { gender, partOfSpeech, translation } = entry;
  return { ...UNKNOWN, lemma: entry.word, gender, partOfSpeech, translation };
}

/** "calm (composed), quiet" → "calm". */
export function firstMeaning(meaning: string): string {
  return meaning.replace(/ \([^)]*\)/gu, "").split(", ")[0] ?? meaning;
}

/** A noun without a singular is `pl`, and its lemma is its plural. Two genders (der/das Joghurt): the first. */
export function genderAndPlural(noun: Noun | null): Pick<TaughtWord, "gender" | "plural"> {
  if (noun === null) return { gender: null, plural: null };
  return { gender: noun.genders[0] ?? "pl", plural: noun.plural };
}
