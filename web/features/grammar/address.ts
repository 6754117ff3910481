import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { GRAMMAR_QUIZ_MODES, type GrammarQuizMode } from "#schema/terms/grammar-quiz-mode.ts";

/** The tab of the verbs, beside those of the levels. */
export const CONJUGATIONS = "conjugations";

export type LibraryTab = CefrLevel | typeof CONJUGATIONS;

/** Where the library is: its tab, what is searched for, and the quiz that runs. */
export interface LibraryPlace {
  tab: LibraryTab;
  q: string;
  quiz: GrammarQuizMode | null;
}

export const FIRST_LEVEL: CefrLevel = "A1";

/** The longest search that an address keeps. */
export const MAX_SEARCH_CHARS = 80;

/** What the search of an address says, as the router has read it: `?q=1` is a number there. */
export function libraryPlaceOf({ level, q, quiz }: { level?: unknown; q?: unknown; quiz?: unknown }): LibraryPlace {
  const tabs: readonly LibraryTab[] = [...CEFR_LEVELS, CONJUGATIONS];
  return {
    tab: tabs.find((tab) => tab === level) ?? FIRST_LEVEL,
    q: typeof q === "string" || typeof q === "number" ? String(q).slice(0, MAX_SEARCH_CHARS) : "",
    quiz: quizModeOf(quiz),
  };
}

/** The mode of the quiz that an address names. */
export function quizModeOf(quiz: unknown): GrammarQuizMode | null {
  return GRAMMAR_QUIZ_MODES.find((mode) => mode === quiz) ?? null;
}

/** The search of an address of the library, without what is usual. */
export function librarySearch({ tab = FIRST_LEVEL, q = "", quiz = null }: Partial<LibraryPlace>) {
  return {
    level: tab === FIRST_LEVEL ? undefined : tab,
    q: q === "" ? undefined : q,
    quiz: quiz ?? undefined,
  };
}

/** The id in a topic's address, or null when no topic can have it. */
export function parseTopicId(text: string): number | null {
  return /^[1-6]\d\d$/.test(text) ? Number(text) : null;
}
