import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { GrammarQuizMode } from "#schema/terms/grammar-quiz-mode.ts";

/** Search of the pages of the grammar library: its tab, what is searched for, and the quiz that runs. */
export interface GrammarSearch {
  level?: CefrLevel;
  /** Beside the tabs of the levels, the one of the verbs. */
  tab?: "conjugations";
  q?: string;
  quiz?: GrammarQuizMode;
}
