import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { QuizDirection, StudyModeType } from "#schema/terms/quiz-type.ts";

/** Search of `/vocabulary`: its filters, the tab of its list, and the practice that runs. */
export interface VocabularySearch {
  level?: CefrLevel;
  pos?: PartOfSpeech;
  category?: string;
  q?: string;
  tab?: "nouns" | "verbs" | "adjectives" | "other";
  direction?: QuizDirection;
  practice?: "multiple-choice" | "fill-in-blank" | "gender" | "study" | "plural" | "prefix";
  /** The form of study mode. */
  type?: StudyModeType;
  /** Shows the gender quiz alone. */
  mode?: "gender-only";
}
