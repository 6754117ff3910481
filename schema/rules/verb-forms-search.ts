import { PERSONS, type Person, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import { glossKey, normalizeAnswer } from "./answers.ts";
import { bareInfinitive, type ConjugatedVerb, rightForms } from "./verb-forms.ts";

/** A tense in which a verb has what was typed, with the persons. */
export interface FoundTense {
  tense: Tense;
  persons: Person[];
}

/** How a verb was found, the closest way first. */
const WAYS = ["form", "part", "english", "beginning"] as const;

export interface VerbHit<Verb> {
  verb: Verb;
  /**
   * `form`: the whole form or the infinitive was typed. `part`: a word of a longer form (`stehe` or `auf` of stehe auf, `gegangen`).
   * `english`: a gloss or a word of it. `beginning`: something that begins like this; only when nothing else was found.
   */
  by: (typeof WAYS)[number];
  /** The cells that hold the typed form, in the order of the tabs. Empty where only an infinitive, prefix, gloss or beginning fits. */
  found: FoundTense[];
}

interface Cell {
  tense: Tense;
  person: Person;
}

/** A German word or form that leads to a verb; `cell` is null for an infinitive and a prefix. */
interface Clue {
  text: string;
  by: "form" | "part";
  cell: Cell | null;
}

function spelled(letters: Readonly<Record<string, string>>): (text: string) => string {
  return (text) => text.replace(/[äöüß]/g, (letter) => letters[letter] ?? letter);
}

/** How letters may be typed, the strictest first. A looser reading counts only when no stricter one finds anything. */
const READINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  spelled({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" }),
  spelled({ ä: "a", ö: "o", ü: "u", ß: "ss" }),
];

/** Which persons a pronoun before the form leaves: `sie ging` is she, `sie gingen` they. */
const PRONOUNS = new Map<string, readonly Person[]>([
  ["ich", ["ich"]],
  ["du", ["du"]],
  ["er", ["er"]],
  ["es", ["er"]],
  ["man", ["er"]],
  ["er/sie/es", ["er"]],
  ["wir", ["wir"]],
  ["ihr", ["ihr"]],
  ["sie", ["er", "sie"]],
  ["sie/sie", ["sie"]],
]);

const SHORTEST_BEGINNING = 2;
const SHORTEST_ENGLISH_WORD = 3;

/**
 * Makes the search of the conjugation reference: any form, infinitive or gloss finds its verbs. Whole forms come first, then parts of
 * forms, then English; within each, verbs keep their order. ä may be typed ae or a, ß ss; a pronoun before the form narrows the persons.
 */
export function verbFinder<Verb extends ConjugatedVerb>(verbs: readonly Verb[]): (typed: string) => VerbHit<Verb>[] {
  const indexes = READINGS.map((reading) => ({ reading, index: indexOf(verbs, reading) }));

  function german(query: string): VerbHit<Verb>[] {
    for (const { reading, index } of indexes) {
      const clues = cluesFor(index, reading(query));
      if (clues.length > 0) return verbs.flatMap((verb) => hitOf(verb, clues) ?? []);
    }
    return [];
  }

  function beginnings(query: string): VerbHit<Verb>[] {
    if (query.length < SHORTEST_BEGINNING) return [];
    // Half of the forms begin with a helper, as in "werde gehen", so a helper alone must not find every verb.
    const begins = (text: string, start: string) =>
      text.startsWith(start) && (start.includes(" ") || !text.includes(" "));
    const begun = indexes.flatMap(({ reading, index }) =>
      [...index].filter(([text]) => begins(text, reading(query))).flatMap(([, clues]) => clues),
    );
    const found = new Set(begun.map(({ verb }) => verb));
    return verbs
      .filter((verb) => found.has(verb) || verb.english.some((gloss) => glossKey(gloss).startsWith(glossKey(query))))
      .map((verb) => ({ verb, by: "beginning", found: [] }));
  }

  return (typed) => {
    const query = normalizeAnswer(typed).replace(/ ?[.!?…]+$/, "");
    if (query === "") return [];
    const inGerman = german(query);
    const known = new Set(inGerman.map(({ verb }) => verb));
    const inEnglish = verbs
      .filter((verb) => !known.has(verb) && verb.english.some((gloss) => meansGloss(query, gloss)))
      .map((verb): VerbHit<Verb> => ({ verb, by: "english", found: [] }));
    const hits = [...inGerman, ...inEnglish];
    // Sorting is stable: verbs that were found in the same way keep their order.
    return hits.length === 0
      ? beginnings(query)
      : hits.toSorted((one, other) => WAYS.indexOf(one.by) - WAYS.indexOf(other.by));
  };
}

type ClueOf<Verb> = Clue & { verb: Verb };

function indexOf<Verb extends ConjugatedVerb>(
  verbs: readonly Verb[],
  reading: (text: string) => string,
): Map<string, ClueOf<Verb>[]> {
  const index = new Map<string, ClueOf<Verb>[]>();
  for (const verb of verbs) {
    for (const clue of cluesOf(verb)) {
      const key = reading(clue.text);
      const sameKey = index.get(key) ?? [];
      sameKey.push({ ...clue, verb });
      index.set(key, sameKey);
    }
  }
  return index;
}

/** Everything German that leads to a verb. */
function cluesOf(verb: ConjugatedVerb): Clue[] {
  const { infinitive, prefix } = verb;
  const bare = bareInfinitive(verb);
  const clues: Clue[] = [infinitive, bare].map((text) => ({ text, by: "form", cell: null }));
  if (prefix !== undefined) clues.push({ text: prefix, by: "part", cell: null });
  for (const tense of TENSES) {
    for (const person of PERSONS) {
      const cell = { tense, person };
      for (const text of rightForms(verb, tense, person)) {
        clues.push({ text, by: "form", cell });
        const words = text.split(" ");
        const [first = ""] = words;
        const last = words.at(-1) ?? "";
        // Of a helper and the infinitive neither tells the form: every verb has the helper, and the infinitive is a clue already.
        if (words.length === 1 || last === bare) continue;
        clues.push({ text: tense === "present-perfect" ? last : first, by: "part", cell });
        // A subordinate clause joins what a main clause separates: "weil ich um sieben aufstehe".
        if (prefix !== undefined && last === prefix) clues.push({ text: `${prefix}${first}`, by: "form", cell });
      }
    }
  }
  return clues;
}

/** The clues that the query is, whole or after its pronoun. */
function cluesFor<Verb>(index: ReadonlyMap<string, ClueOf<Verb>[]>, query: string): ClueOf<Verb>[] {
  const space = query.indexOf(" ");
  const persons = space < 0 ? undefined : PRONOUNS.get(query.slice(0, space));
  const afterPronoun = persons === undefined ? [] : (index.get(query.slice(space + 1)) ?? []);
  return [
    ...(index.get(query) ?? []),
    ...afterPronoun.filter(({ cell }) => cell !== null && persons?.includes(cell.person)),
  ];
}

/** What the clues say about one verb; null when nothing. `besucht` is a whole form and a participle, so it is found in both tenses. */
function hitOf<Verb>(verb: Verb, clues: readonly ClueOf<Verb>[]): VerbHit<Verb> | null {
  const own = clues.filter((clue) => clue.verb === verb);
  if (own.length === 0) return null;
  const by = own.some((clue) => clue.by === "form") ? "form" : "part";
  const cells = own.flatMap((clue) => (clue.cell === null ? [] : [clue.cell]));
  const found = TENSES.map((tense) => ({
    tense,
    persons: PERSONS.filter((person) => cells.some((cell) => cell.tense === tense && cell.person === person)),
  }));
  return { verb, by, found: found.filter(({ persons }) => persons.length > 0) };
}

/** "to live (reside)" is meant by live, to live, reside and the whole. */
function meansGloss(query: string, gloss: string): boolean {
  const key = glossKey(query);
  const whole = glossKey(gloss);
  const words = whole.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST_ENGLISH_WORD);
  return whole === key || whole.replace(/ \(.*\)$/, "") === key || words.includes(key);
}
