/** Which quiz is drawn. The two tests open the next level. Without zod: the address of a quiz names its mode. */
export const GRAMMAR_QUIZ_MODES = ["regular", "level-up", "total-level"] as const;
export type GrammarQuizMode = (typeof GRAMMAR_QUIZ_MODES)[number];

/** Questions of each mode, where enough exercises exist. */
export const GRAMMAR_QUIZ_QUESTIONS: Readonly<Record<GrammarQuizMode, number>> = {
  regular: 10,
  "level-up": 10,
  "total-level": 20,
};
