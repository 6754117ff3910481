import type { GrammarQuizMode } from "#schema/terms/grammar-quiz-mode.ts";
import { CONJUGATIONS, FIRST_LEVEL, type LibraryTab } from "../address.ts";
import { GrammarQuiz } from "./grammar-quiz-screen.tsx";

export interface LevelQuizProps {
  isLearner: boolean;
  tab: LibraryTab;
  mode: GrammarQuizMode;
}

/** A quiz on a level of the library. Visitors have the regular one on the first level. */
export function LevelQuiz({ isLearner, tab, mode }: LevelQuizProps) {
  const level = tab === CONJUGATIONS ? FIRST_LEVEL : tab;
  const setting = { mode, level, topic: null };
  return <GrammarQuiz key={`${level} ${mode}`} setting={setting} isLearner={isLearner} />;
}
