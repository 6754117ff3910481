import type { NearMiss, NearMissName } from "#schema/rules/german-answer.ts";

const OF: Readonly<Record<NearMiss["of"], string>> = {
  word: "Right word",
  words: "Right words",
  verb: "Right verb",
  pronoun: "Right pronoun",
};

/** Names that need words of their own. */
const WHOLE: Readonly<Partial<Record<NearMissName, string>>> = {
  auxiliary: "Right verb, wrong auxiliary",
  "missing-word": "A word is missing",
  "extra-word": "One word too many",
  "umlaut-missing": "Right word, umlaut missing",
  "umlaut-added": "Right word, but without umlaut",
  capitals: "Right letters, wrong capitals",
  "one-letter-off": "One letter off",
};

/** The same for a verb with a particle. */
const WHOLE_VERB: Readonly<Partial<Record<NearMissName, string>>> = {
  "written-as-one": "Right verb, but its parts stand apart",
  "written-apart": "Right verb, but in one word",
};

const WHOLE_WORDS: Readonly<Partial<Record<NearMissName, string>>> = {
  "written-as-one": "Right words, but written apart",
  "written-apart": "Right words, but written as one",
};

/** Er for sie is not the right pronoun in a wrong form: it is another one. */
const ANOTHER_PRONOUN: ReadonlySet<NearMissName> = new Set(["gender", "number", "person"]);

/** What a verdict says about a nearly right answer, e.g. "Right word, wrong case". */
export function nearMissText({ name, of }: NearMiss): string {
  const whole = WHOLE[name] ?? (of === "verb" ? WHOLE_VERB : WHOLE_WORDS)[name];
  if (whole !== undefined) return whole;
  if (of === "pronoun" && ANOTHER_PRONOUN.has(name)) return `Pronoun of the wrong ${name}`;
  return `${OF[of]}, wrong ${name}`;
}
