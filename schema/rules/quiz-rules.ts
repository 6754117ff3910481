import type { DailyChallengeType } from "#schema/terms/daily-challenge.ts";
import type { QuizType } from "#schema/terms/quiz-type.ts";
import type { XpSource } from "#schema/terms/xp-source.ts";
import { passes, thresholdOf } from "./grading.ts";
import { adverbXp, perRightXp, quizXp, studyCardsXp, studyModeXp, unlockXp, type XpAward } from "./xp.ts";

/** What a quiz earns that pays in full each time. */
type QuizXp = (quiz: { right: number; total: number }) => XpAward;

/** How a finished quiz is rewarded. */
export interface QuizRule {
  /** The source of its row in the XP ledger. */
  source: XpSource;
  /** Whether so many right answers pass. */
  passes: (right: number, total: number) => boolean;
  /** XP for the quiz, when the same one (the same source and thing) was taken `takenToday` times before on this local day. */
  xp: (quiz: { right: number; total: number; takenToday: number }) => XpAward;
  /** True when a repeat on one local day earns less: those quizzes count how often they were taken. */
  paysLessWhenRepeated: boolean;
  /** The daily challenge that finishing it completes. */
  completes: DailyChallengeType | null;
}

/** A quiz whose questions are drawn anew each time pays in full each time. */
function drawn(rule: { source: XpSource; xp: QuizXp; completes?: DailyChallengeType }): QuizRule {
  return { passes, completes: null, ...rule, paysLessWhenRepeated: false };
}

const perRight: QuizXp = ({ right }) => perRightXp(right);
const perRightAndPass: QuizXp = ({ right, total }) => quizXp(right, passes(right, total));

const VOCABULARY = drawn({ source: "vocabulary-quiz", xp: perRightAndPass, completes: "vocab" });
const STUDY_MODE = drawn({ source: "study-mode", xp: studyModeXp, completes: "vocab" });
/** Cards are judged by the learner, whom the server has to believe: turning them over again on one day pays less. */
const STUDY_CARDS: QuizRule = { ...STUDY_MODE, xp: studyCardsXp, paysLessWhenRepeated: true };

/** An unlock test takes 80 % instead of the usual 70, and earns nothing until it is passed. */
const unlocks = (right: number, total: number) => total > 0 && right >= thresholdOf(total);
const UNLOCK: QuizRule = {
  ...drawn({
    source: "grammar-unlock",
    xp: ({ right, total }) => (unlocks(right, total) ? unlockXp() : { amount: 0, parts: [] }),
    completes: "grammar",
  }),
  passes: unlocks,
};

/** Every type of quiz with its reward. A new type is one line here. */
export const QUIZ_RULES: Readonly<Record<QuizType, QuizRule>> = {
  // Always the same five questions a level.
  adverb: { source: "adverb", passes, xp: adverbXp, paysLessWhenRepeated: true, completes: null },
  grammar: drawn({ source: "grammar-quiz", xp: perRightAndPass, completes: "grammar" }),
  "grammar-level-up": UNLOCK,
  "grammar-total-level": UNLOCK,
  conjugation: drawn({ source: "conjugation", xp: perRight }),
  plural: drawn({ source: "plural", xp: perRight, completes: "vocab" }),
  "vocabulary-german-to-english-multiple-choice": VOCABULARY,
  "vocabulary-german-to-english-fill-in-blank": VOCABULARY,
  "vocabulary-german-to-english-gender": VOCABULARY,
  "vocabulary-english-to-german-multiple-choice": VOCABULARY,
  "vocabulary-english-to-german-fill-in-blank": VOCABULARY,
  "vocabulary-english-to-german-gender": VOCABULARY,
  "vocabulary-study-mode-german-to-english-multiple-choice": STUDY_MODE,
  "vocabulary-study-mode-german-to-english-fill-in-blank": STUDY_MODE,
  "vocabulary-study-mode-german-to-english-gender": STUDY_MODE,
  "vocabulary-study-mode-german-to-english-flashcards": STUDY_CARDS,
  "vocabulary-study-mode-english-to-german-multiple-choice": STUDY_MODE,
  "vocabulary-study-mode-english-to-german-fill-in-blank": STUDY_MODE,
  "vocabulary-study-mode-english-to-german-gender": STUDY_MODE,
  "vocabulary-study-mode-english-to-german-flashcards": STUDY_CARDS,
};
