/** What a word demands of what follows it, in plain words. */
export interface CaseFact {
  /** The word with its preposition, in German ("warten auf"); null when the case follows the word itself. */
  german: string | null;
  /** English; a sentence of its own without `german`, otherwise its rest. */
  text: string;
}

const CASE_NAMES = { Nom: "nominative", Gen: "genitive", Dat: "dative", Akk: "accusative" } as const;

/** Two-way prepositions. The question words are what decides. */
const PLACE_OR_DIRECTION = "Takes the dative for a place and the accusative for a direction";

const DATIVE_REFLEXIVE = "sich (Dat.)";

/**
 * Puts the marks of dictionaries, in which authors write cases, into words: "+ Akk." is "Takes the accusative", "warten auf + Akk."
 * is "warten auf" with "takes the accusative". Alternatives ("reagieren mit + Dat. / auf + Akk.") give a fact each. Null for a mark
 * that it does not know: show nothing then, because the raw mark means nothing to a learner.
 */
export function caseFacts(caseInfo: string): CaseFact[] | null {
  const alternatives = caseInfo
    .replace(DATIVE_REFLEXIVE, "sich")
    .split(" / ")
    .map(
      (alternative) => /^(?<head>[\p{L} ]*?) ?(?<cases>(?:\+ (?:Nom|Gen|Dat|Akk)\. ?)*)$/u.exec(alternative)?.groups,
    );
  const parsed = alternatives.map(
    (groups) => groups && { head: groups.head ?? "", cases: namesOf(groups.cases ?? "") },
  );
  const last = parsed.at(-1);
  if (!last || last.cases.length === 0 || !parsed.every((one) => one !== undefined)) return null;
  const reflexive = caseInfo.includes(DATIVE_REFLEXIVE) ? ", with the reflexive pronoun in the dative" : "";
  const [first] = parsed;
  if (!first || first.head === "" || reflexive !== "") {
    const cases = parsed.map((one) => one.cases.join(" and the "));
    if (cases.join() === "dative,accusative") return [{ german: null, text: PLACE_OR_DIRECTION }];
    return [{ german: null, text: `Takes the ${cases.join(" or the ")}${reflexive}` }];
  }
  // "sich auskennen in / mit + Dat.": only the first alternative has the verb, and only the last one need have the case.
  const verb = first.head.replace(/ \S+$/, "");
  return parsed.map(({ head, cases }, index) => ({
    german: index === 0 ? head : `${verb} ${head}`,
    text: `takes the ${(cases.length > 0 ? cases : last.cases).join(" and the ")}`,
  }));
}

function namesOf(cases: string): string[] {
  return [...cases.matchAll(/\p{L}+/gu)].map(([mark]) => CASE_NAMES[mark as keyof typeof CASE_NAMES]);
}
