// Without zod: the page of the verbs needs the names only.

/** Tenses of the conjugation reference, in the order of its tabs. */
export const TENSES = ["present", "simple-past", "present-perfect", "future-i", "subjunctive-ii"] as const;
export type Tense = (typeof TENSES)[number];

export const TENSE_NAMES: Readonly<Record<Tense, string>> = {
  present: "Present",
  "simple-past": "Simple Past",
  "present-perfect": "Present Perfect",
  "future-i": "Future I",
  "subjunctive-ii": "Subjunctive II",
};

/** Grammatical persons, in the order of a table: three of the singular, three of the plural. */
export const PERSONS = ["ich", "du", "er", "wir", "ihr", "sie"] as const;
export type Person = (typeof PERSONS)[number];

/** A person with every pronoun that takes its form. */
export const PERSON_LABELS: Readonly<Record<Person, string>> = {
  ich: "ich",
  du: "du",
  er: "er/sie/es",
  wir: "wir",
  ihr: "ihr",
  sie: "sie/Sie",
};

/** Verbs of the conjugation reference. */
export const REFERENCE_VERBS = 110;
