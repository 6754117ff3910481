import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { GRAMMAR_QUIZ_MODES, type GrammarQuizMode } from "#schema/terms/grammar-quiz-mode.ts";
import type { GrammarSearch } from "../../lib/grammar-search.ts";
import { MAX_SEARCH_CHARS } from "../../lib/typed-search.ts";

/** The tab of the verbs, beside those of the levels. */
export const CONJUGATIONS = "conjugations";

export type LibraryTab = CefrLevel | typeof CONJUGATIONS;

/** Where the library is: its tab, what is searched for, and the quiz that runs. */
export interface LibraryPlace {
  tab: LibraryTab;
  /** Topics that are searched for. What the tab of the verbs searches for is its own. */
  q: string;
  quiz: GrammarQuizMode | null;
}

export const FIRST_LEVEL: CefrLevel = "A1";

/** What the search of an address says. Anything may stand there, and the router reads `?q=1` as a number. */
export function libraryPlaceOf({ level, tab, q, quiz }: Partial<Record<keyof GrammarSearch, unknown>>): LibraryPlace {
  return {
    tab: tab === CONJUGATIONS ? tab : (CEFR_LEVELS.find((known) => known === level) ?? FIRST_LEVEL),
    q:
      tab !== CONJUGATIONS && (typeof q === "string" || typeof q === "number")
        ? String(q).slice(0, MAX_SEARCH_CHARS)
        : "",
    quiz: quizModeOf(quiz),
  };
}

/** The mode of the quiz that an address names. */
export function quizModeOf(quiz: unknown): GrammarQuizMode | null {
  return GRAMMAR_QUIZ_MODES.find((mode) => mode === quiz) ?? null;
}

/** The search of an address of the library, without what is usual. */
export function librarySearch({ tab = FIRST_LEVEL, q = "", quiz = null }: Partial<LibraryPlace>): GrammarSearch {
  const place: GrammarSearch = tab === CONJUGATIONS ? { tab } : tab === FIRST_LEVEL ? {} : { level: tab };
  if (q !== "") place.q = q;
  if (quiz !== null) place.quiz = quiz;
  return place;
}

/** The id in a topic's address, or null when no topic can have it. */
export function parseTopicId(text: string): number | null {
  return /^[1-6]\d\d$/.test(text) ? Number(text) : null;
}
