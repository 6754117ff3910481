import type { FormFeatures, NearMiss } from "./german-answer.ts";
import { type Comparison, hasNounCapital, lettersOf, near } from "./german-comparison.ts";
import { inflection } from "./german-inflection.ts";
import {
  type Cell,
  type ClosedReading,
  casesAfter,
  closedReadings,
  type GermanCase,
  isFunctionWord,
} from "./german-paradigms.ts";

/** Several words that differ: an article with its noun, as in `die Stühle` for `den Stühlen`. All of them must be inflected. */
export function nounPhrase(comparison: Comparison, places: readonly number[]): NearMiss | null {
  const { typed, answer } = comparison;
  const [first = 0, ...others] = places;
  const all = others.every((place) => inflection(typed[place] ?? "", answer[place] ?? "", true) !== null);
  if (!all) return null;
  const closed = closedWord(comparison, places);
  if (closed) return closed;
  return inflection(typed[first] ?? "", answer[first] ?? "", true) ? near("ending", "words") : null;
}

/** Names the mistake in an article, determiner or pronoun at the first of the places; nouns at the others must agree with it. */
export function closedWord(comparison: Comparison, places: readonly number[]): NearMiss | null {
  const { typed, answer } = comparison;
  const place = places[0] ?? 0;
  const context = contextOf(comparison, places);
  const rightReadings = readingsIn(answer[place] ?? "", context);
  const pairs = closedReadings(typed[place] ?? "").flatMap((one) =>
    rightReadings.filter(({ base }) => base === one.base).map((other) => ({ one, other })),
  );
  const [pair] = pairs;
  if (!pair) return null;
  // `ihr` alone may be a pronoun or a possessive: then no feature is certain.
  const isAmbiguous = new Set(rightReadings.map(({ kind }) => kind)).size > 1;
  const capital = hasNounCapital(comparison, place);
  const names = new Set(
    isAmbiguous ? [] : pairs.flatMap(({ one, other }) => explanations(one, narrowed(other, context, capital), context)),
  );
  const { kind } = pair.other;
  // `du kommst` for `ich komme` is two words of another person, not a phrase in another case.
  if (kind === "pronoun" && places.length > 1) return null;
  const of = kind === "pronoun" ? "pronoun" : "word";
  const [name] = names;
  if (name && names.size === 1) return near(name, of);
  if (kind === "pronoun") return null;
  if (places.length > 1) return near("form", "words");
  if (kind === "determiner") return near("ending", of);
  return near(context.noun !== null && place + 1 < answer.length ? "article" : "form", of);
}

/** What a word can be; with a noun after it, an article or a determiner rather than a pronoun. */
function readingsIn(word: string, { attributive }: Context): readonly ClosedReading[] {
  const all = closedReadings(word);
  const attributes = attributive ? all.filter(({ kind }) => kind !== "pronoun") : [];
  return attributes.length > 0 ? attributes : all;
}

interface Context {
  /** Cases that the preposition before it allows; null when there is none. */
  cases: readonly GermanCase[] | null;
  /** The noun that follows, as it is right and as it was typed. */
  noun: { right: string; typed: string } | null;
  /** Whether a noun or adjective follows at once, so that the word doesn't stand alone. */
  attributive: boolean;
  features: FormFeatures;
}

function contextOf({ typed, answer, written, sentence, expected }: Comparison, places: readonly number[]): Context {
  const place = places[0] ?? 0;
  const cases = casesAfter([...sentence.before.map((word) => word.toLowerCase()), ...answer.slice(0, place)]);
  const following = [...written.slice(place + 1), ...sentence.after];
  const typedFollowing = [...typed.slice(place + 1), ...sentence.after];
  // After a comma, der and die may be relative pronouns, and the noun that follows then belongs to something else.
  const earlier = [...sentence.before, ...written.slice(0, place)];
  const isRelative = (cases === null ? earlier : earlier.slice(0, -1)).at(-1)?.endsWith(",") === true;
  const nounAt = isRelative ? null : nounIn(following);
  return {
    cases,
    noun:
      nounAt === null
        ? null
        : {
            right: lettersOf(following[nounAt] ?? "").toLowerCase(),
            typed: lettersOf(typedFollowing[nounAt] ?? "").toLowerCase(),
          },
    attributive: nounAt !== null || isAdjective(answer[place + 1] ?? ""),
    features: answer.length === 1 ? (expected.features ?? {}) : {},
  };
}

/** Where the noun of a phrase stands: the first word with a capital, after nothing but adjectives. */
function nounIn(words: readonly string[]): number | null {
  for (const [index, word] of words.entries()) {
    if (/^\p{Lu}/u.test(word)) return index;
    if (!isAdjective(word)) return null;
  }
  return null;
}

function isAdjective(word: string): boolean {
  return /^\p{Ll}{2,}e[nrsm]?$/u.test(word) && !isFunctionWord(word);
}

/** The cells that the sentence leaves to the right answer; all of them when it would leave none. */
function narrowed(reading: ClosedReading, context: Context, capital: boolean | null): ClosedReading {
  const { cases, noun, attributive, features } = context;
  const cells = reading.cells.filter(
    (cell) =>
      (cases === null || cases.includes(cell.case)) &&
      (noun === null || isPlausible(cell, noun.right)) &&
      !(attributive && cell.alone) &&
      (capital === null || cell.person === undefined || capital === (cell.person === "polite")) &&
      (features.case === undefined || cell.case === features.case) &&
      (features.gender === undefined || cell.gender === features.gender) &&
      (features.number === undefined || cell.number === features.number),
  );
  return cells.length === 0 ? reading : { ...reading, cells };
}

/** Plurals end in few ways, in the dative in -n or -s, and masculine and neuter genitives in -s or -n. */
function isPlausible(cell: Cell, noun: string): boolean {
  if (cell.number === "plural") return (cell.case === "dative" ? /[ns]$/ : /(?:[ensai]|er|el)$/).test(noun);
  if (cell.case === "genitive" && cell.number === "singular" && cell.gender !== "f") return /[snxz]$/.test(noun);
  return true;
}

type CellFeature = "case" | "gender" | "number" | "person";

/** Every single feature that makes the typed form out of a right one. */
function explanations(typed: ClosedReading, right: ClosedReading, { noun, attributive }: Context): CellFeature[] {
  const found: CellFeature[] = [];
  for (const one of typed.cells) {
    if (attributive && one.alone) continue;
    for (const other of right.cells) {
      const [first, ...more] = differencesOf(one, other);
      if (first === undefined || more.length > 0) continue;
      if (noun === null || nounAgrees(noun, one, other)) found.push(first);
    }
  }
  return found;
}

function differencesOf(one: Cell, other: Cell): CellFeature[] {
  const found: CellFeature[] = [];
  if (one.case !== other.case) found.push("case");
  if (one.person !== other.person) found.push("person");
  // Sie is a plural in its form only.
  else if (one.number !== other.number) found.push("number");
  else if (one.gender !== other.gender) found.push("gender");
  return found;
}

/** Whether the nouns that were typed and are right can stand in these cells. */
function nounAgrees({ typed, right }: { typed: string; right: string }, one: Cell, other: Cell): boolean {
  if (typed === right) return one.number === "singular" || isPlausible(one, typed);
  if (one.number !== other.number) {
    const [singular, plural] = one.number === "singular" ? [typed, right] : [right, typed];
    return plural.length >= singular.length;
  }
  if (one.case === other.case) return false;
  if (one.number === "plural") {
    const [short, long] = typed.length < right.length ? [typed, right] : [right, typed];
    const longer = long === right ? other : one;
    return long === `${short}n` && longer.case === "dative";
  }
  return true;
}
