import { TENSES, type Tense } from "#schema/terms/conjugation.ts";
import type { VerbType } from "#schema/terms/verb-type.ts";
import type { GrammarSearch } from "../../lib/grammar-search.ts";
import { MAX_SEARCH_CHARS } from "../../lib/typed-search.ts";

// The types of verbs stand here once more, without zod, which this screen would load for them alone. The type keeps them complete.
const TYPES: Readonly<Record<VerbType, true>> = { regular: true, irregular: true, "stem-changing": true, modal: true };
export const VERB_TYPES = Object.keys(TYPES) as VerbType[];

/** Where the verbs are: what is shown of them, and whether the quiz runs. */
export interface VerbsPlace {
  q: string;
  /** The infinitive of the verb that is shown alone. Nothing is searched for then. */
  verb: string | null;
  type: VerbType | null;
  /** The tense that the learner chose; null leaves it to the search, and without one it is the Present. */
  tense: Tense | null;
  /** Whether the quiz asks all tenses. */
  allTenses: boolean;
  quiz: boolean;
}

/** What the search of an address says. Anything may stand there, and the router reads `?q=1` as a number. */
export function verbsPlaceOf(search: Partial<Record<keyof GrammarSearch, unknown>>): VerbsPlace {
  const q = textOf(search.q).slice(0, MAX_SEARCH_CHARS);
  const verb = textOf(search.verb);
  return {
    q,
    verb: q === "" && verb !== "" ? verb : null,
    type: VERB_TYPES.find((known) => known === search.type) ?? null,
    tense: TENSES.find((known) => known === search.tense) ?? null,
    allTenses: search.tenses === "all",
    quiz: search.quiz === "conjugation",
  };
}

/** The search of an address of the verbs, without what is usual. */
export function verbsSearch({ q, verb, type, tense, allTenses, quiz }: VerbsPlace): GrammarSearch {
  return {
    tab: "conjugations",
    ...(q === "" ? {} : { q }),
    ...(verb === null || q !== "" ? {} : { verb }),
    ...(type === null ? {} : { type }),
    // While something is searched for, the Present is a choice too: the search would lead to another tense.
    ...(tense === null || (tense === "present" && q === "") ? {} : { tense }),
    ...(allTenses ? { tenses: "all" } : {}),
    ...(quiz ? { quiz: "conjugation" } : {}),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
