import { PERSONS, type Person, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import { glossKey, normalizeAnswer } from "./answers.ts";
import { type ConjugatedVerb, rightForms } from "./verb-forms.ts";

/** A tense in which a verb has what was typed, with the persons. */
export interface FoundTense {
  tense: Tense;
  persons: Person[];
}

/** A verb that was found, and how. */
export interface VerbHit<Verb> {
  verb: Verb;
  /**
   * `form`: the whole form or the infinitive was typed. `part`: a word of a longer form (`stehe` or `auf` of stehe auf, `gegangen`).
   * `english`: a gloss or a word of it. `beginning`: something that begins like this; only when nothing else was found.
   */
  by: "form" | "part" | "english" | "beginning";
  /** Where the typed form stands, in the order of the tabs; empty for an infinitive, a prefix, a gloss and a beginning. */
  found: FoundTense[];
}

/** A word that leads to a verb. */
interface Entry<Verb> {
  verb: Verb;
  by: "form" | "part";
  cell: { tense: Tense; person: Person } | null;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u", ß: "ss" };
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** How letters may be typed, the strictest first. A looser reading counts only when no stricter one finds anything. */
const READINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter),
  (text) => text.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter),
];

/** Which persons a pronoun before the form leaves: `sie ging` is she, `sie gingen` they. */
const PRONOUNS: Readonly<Record<string, readonly Person[]>> = {
  ich: ["ich"],
  du: ["du"],
  er: ["er"],
  es: ["er"],
  man: ["er"],
  "er/sie/es": ["er"],
  wir: ["wir"],
  ihr: ["ihr"],
  sie: ["er", "sie"],
  "sie/sie": ["sie"],
};

const SHORTEST_BEGINNING = 2;
const SHORTEST_ENGLISH_WORD = 3;
const ORDER = ["form", "part", "english", "beginning"] as const;

/**
 * Makes the search of the conjugation reference: any form, infinitive or gloss finds its verbs. Whole forms come first, then parts of
 * forms, then English; within each the order of `verbs`. ä may be typed ae or a, ß ss.
 */
export function verbFinder<Verb extends ConjugatedVerb>(verbs: readonly Verb[]): (typed: string) => VerbHit<Verb>[] {
  const indexes = READINGS.map((reading) => ({ reading, entries: indexOf(verbs, reading) }));
  const place = new Map(verbs.map((verb, index) => [verb, index]));

  return (typed) => {
    const query = normalizeAnswer(typed).replace(/ ?[.!?…]+$/, "");
    if (query === "") return [];
    const german = indexes
      .map(({ reading, entries }) => hitsOf(entries, reading, query))
      .find((hits) => hits.length > 0);
    const hits = [...(german ?? []), ...englishHits(verbs, query)];
    const found = hits.length > 0 ? hits : beginnings(verbs, query);
    const best = new Map<Verb, VerbHit<Verb>>();
    for (const hit of found) if (!best.has(hit.verb)) best.set(hit.verb, hit);
    const rank = ({ verb, by }: VerbHit<Verb>) => ORDER.indexOf(by) * verbs.length + (place.get(verb) ?? 0);
    return [...best.values()].toSorted((one, other) => rank(one) - rank(other));
  };
}

function indexOf<Verb extends ConjugatedVerb>(
  verbs: readonly Verb[],
  reading: (text: string) => string,
): Map<string, Entry<Verb>[]> {
  const index = new Map<string, Entry<Verb>[]>();
  for (const verb of verbs) {
    for (const [text, by, cell] of wordsOf(verb)) {
      const key = reading(text);
      const known = index.get(key);
      if (known) known.push({ verb, by, cell });
      else index.set(key, [{ verb, by, cell }]);
    }
  }
  return index;
}

type Word = [text: string, by: Entry<unknown>["by"], cell: Entry<unknown>["cell"]];

/** Everything German that leads to a verb. */
function wordsOf(verb: ConjugatedVerb): Word[] {
  const { infinitive, prefix } = verb;
  const bare = infinitive.replace(/^sich /, "");
  const words: Word[] = [
    [infinitive, "form", null],
    [bare, "form", null],
  ];
  if (prefix !== undefined) words.push([prefix, "part", null]);
  for (const tense of TENSES) {
    for (const person of PERSONS) {
      const cell = { tense, person };
      for (const form of rightForms(verb, tense, person)) {
        words.push([form, "form", cell], ...partsOf(form, tense, { bare, prefix }).map((part): Word => [...part, cell]));
      }
    }
  }
  return words;
}

/** The words of a longer form that tell its verb: not the auxiliary and not the pronoun, which every verb has. */
function partsOf(
  form: string,
  tense: Tense,
  { bare, prefix }: { bare: string; prefix: string | undefined },
): [string, "form" | "part"][] {
  const words = form.split(" ");
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (words.length === 1 || last === bare) return [];
  if (tense === "present-perfect") return [[last, "part"]];
  // A subordinate clause joins what a main clause separates: "weil ich um sieben aufstehe".
  return prefix === undefined ? [[first, "part"]] : [[first, "part"], [`${prefix}${first}`, "form"]];
}

function hitsOf<Verb>(
  index: ReadonlyMap<string, Entry<Verb>[]>,
  reading: (text: string) => string,
  query: string,
): VerbHit<Verb>[] {
  const [pronoun = "", ...rest] = query.split(" ");
  const persons = rest.length > 0 ? PRONOUNS[pronoun] : undefined;
  const whole = index.get(reading(query)) ?? [];
  const afterPronoun = persons === undefined ? [] : (index.get(reading(rest.join(" "))) ?? []);
  const fitting = afterPronoun.filter(({ cell }) => cell !== null && persons?.includes(cell.person));
  const hits = new Map<string, VerbHit<Verb> & { cells: Set<string> }>();
  for (const { verb, by, cell } of [...whole, ...fitting]) {
    const key = `${by} ${JSON.stringify((verb as ConjugatedVerb).infinitive)}`;
    const hit = hits.get(key) ?? { verb, by, found: [], cells: new Set() };
    hits.set(key, hit);
    if (cell) hit.cells.add(`${cell.tense} ${cell.person}`);
  }
  return [...hits.values()]
    .toSorted((one, other) => ORDER.indexOf(one.by) - ORDER.indexOf(other.by))
    .map(({ verb, by, cells }) => ({ verb, by, found: inOrder(cells) }));
}

function inOrder(cells: ReadonlySet<string>): FoundTense[] {
  return TENSES.map((tense) => ({ tense, persons: PERSONS.filter((person) => cells.has(`${tense} ${person}`)) })).filter(
    ({ persons }) => persons.length > 0,
  );
}

/** "to live (reside)" is found by live, to live, reside and the whole. */
function englishHits<Verb extends ConjugatedVerb>(verbs: readonly Verb[], query: string): VerbHit<Verb>[] {
  const key = glossKey(query);
  return verbs
    .filter(({ english }) =>
      english.some((gloss) => {
        const whole = glossKey(gloss);
        const words = whole.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST_ENGLISH_WORD);
        return whole === key || whole.replace(/ \(.*\)$/, "") === key || words.includes(key);
      }),
    )
    .map((verb) => ({ verb, by: "english", found: [] }));
}

function beginnings<Verb extends ConjugatedVerb>(verbs: readonly Verb[], query: string): VerbHit<Verb>[] {
  if (query.length < SHORTEST_BEGINNING) return [];
  const key = glossKey(query);
  return verbs
    .filter(
      (verb) =>
        verb.english.some((gloss) => glossKey(gloss).startsWith(key)) ||
        READINGS.some((reading) => wordsOf(verb).some(([text]) => reading(text).startsWith(reading(query)))),
    )
    .map((verb) => ({ verb, by: "beginning", found: [] }));
}
