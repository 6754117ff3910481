import type { NearMiss } from "#schema/rules/german-answer.ts";

const OF: Readonly<Record<NearMiss["of"], string>> = {
  word: "Right word",
  words: "Right words",
  verb: "Right verb",
  pronoun: "Right pronoun",
};

/** What a verdict says about a nearly right answer, e.g. "Right word, wrong case". */
export function nearMissText({ name, of }: NearMiss): string {
  switch (name) {
    case "gender":
    case "number":
    case "person":
      // Er for sie is not the right pronoun in a wrong form: it is another one.
      return of === "pronoun" ? `Pronoun of the wrong ${name}` : `${OF[of]}, wrong ${name}`;
    case "auxiliary":
      return "Right verb, wrong auxiliary";
    case "written-as-one":
      return of === "verb" ? "Right verb, but its parts stand apart" : "Right words, but written separately";
    case "written-apart":
      return of === "verb" ? "Right verb, but in one word" : "Right words, but written as one";
    case "missing-word":
      return "A word is missing";
    case "extra-word":
      return "One word too many";
    case "umlaut-missing":
      return "Right word, umlaut missing";
    case "umlaut-added":
      return "Right word, but without umlaut";
    case "capitals":
      return "Right word, wrong capitals";
    case "one-letter-off":
      return "One letter off";
    default:
      return `${OF[of]}, wrong ${name}`;
  }
}
