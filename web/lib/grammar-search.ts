import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tense } from "#schema/terms/conjugation.ts";
import type { GrammarQuizMode } from "#schema/terms/grammar-quiz-mode.ts";
import type { VerbType } from "#schema/terms/verb-type.ts";

/** Search of the pages of the grammar library: its tab, what is searched for, and the quiz that runs. */
export interface GrammarSearch {
  level?: CefrLevel;
  /** Beside the tabs of the levels, the one of the verbs. */
  tab?: "conjugations";
  /** Topics, or on the tab of the verbs, verbs. */
  q?: string;
  quiz?: GrammarQuizMode | "conjugation";
  /** On the tab of the verbs: the verb that is shown alone, by its infinitive. */
  verb?: string;
  tense?: Tense;
  /** The quiz asks all tenses, not only the one that is shown. */
  tenses?: "all";
  type?: VerbType;
}
