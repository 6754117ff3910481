/** First pass of a lesson. */
export const LESSON_FIRST_PASS_XP = 20;
/** Pass of a grammar or vocabulary quiz. */
export const QUIZ_PASS_XP = 5;
/** Unlock test that was passed. */
export const UNLOCK_XP = 30;
/** Finished study mode. */
export const STUDY_MODE_XP = 10;
/** A chat message with enough German in it. */
export const CONVERSATION_MESSAGE_XP = 2;
/** German words that a chat message needs to count. */
export const CONVERSATION_MIN_WORDS = 3;
/** The most XP that chat messages earn on one local day. */
export const CONVERSATION_DAY_LIMIT_XP = 20;
/** What a message says that it earned its XP for. */
const MESSAGE_REASON = "Message in German";
/** All daily challenges of a local day. */
export const DAILY_CHALLENGES_XP = 50;
/** Each remembered word of the double-XP challenge, and the most that the challenge earns. */
export const DOUBLE_XP_WORD_XP = 10;
export const DOUBLE_XP_MAX_XP = 150;
/** Lessons whose double-XP challenge pays on one local day. */
export const DOUBLE_XP_LESSONS_A_DAY = 10;
/** Percent that the same thing still earns the 1st, 2nd and 3rd time on one local day; after that, nothing. */
const SHARE_BY_TIMES_BEFORE = [100, 50, 20] as const;
/** How often on one local day the same thing still earns something. */
export const PAID_TIMES_A_DAY = SHARE_BY_TIMES_BEFORE.length;

/** One line of the breakdown that a learner sees. A reduction is a line of its own with a negative amount. */
export interface XpPart {
  reason: string;
  amount: number;
}

/** An award: `amount` is always the sum of its parts, a whole number of at least 0. */
export interface XpAward {
  amount: number;
  parts: XpPart[];
}

function award(parts: readonly XpPart[]): XpAward {
  const counted = parts.filter((part) => part.amount !== 0);
  return { amount: counted.reduce((sum, part) => sum + part.amount, 0), parts: counted };
}

function rightAnswers(right: number): XpPart {
  return { reason: `${right} right ${right === 1 ? "answer" : "answers"}`, amount: right };
}

/** Cuts an award to what it is worth the nth time on one local day, rounded down: 100, 50, 20, 0 %. */
function repeatedToday(full: XpAward, timesBefore: number): XpAward {
  const share = SHARE_BY_TIMES_BEFORE[timesBefore] ?? 0;
  if (share === 100) return full;
  const kept = Math.floor((full.amount * share) / 100);
  return award([...full.parts, { reason: `Repeated today (${share} %)`, amount: kept - full.amount }]);
}

export interface LessonAttempt {
  passed: boolean;
  /** Right answers by the server's count. */
  right: number;
  /** The learner passed this lesson before, on whatever day. */
  everPassed: boolean;
  /** Passes of this lesson on the same local day, before this one. Failed attempts do not count. */
  passesToday: number;
  /** The first pass ever was on the same local day, by the day that was stored with it. */
  firstPassedToday: boolean;
}

/**
 * XP of a lesson quiz. First pass: 20 + 1 per right answer, also after failed attempts on the same day.
 * Failed: nothing. Passed again on a later day: 1 per right answer, the 20 came once. Every further pass on one local
 * day: 50, 20, then 0 % of what the first one of that day was worth, so 20 + right answers on the day of the first pass.
 */
export function lessonXp(attempt: LessonAttempt): XpAward {
  if (!attempt.passed) return award([]);
  // Without a pass today it is no repeat of the first one, whatever the calendar says after a change of time zone.
  const firstPassDay = !attempt.everPassed || (attempt.firstPassedToday && attempt.passesToday > 0);
  const bonus = firstPassDay ? [{ reason: "Lesson passed", amount: LESSON_FIRST_PASS_XP }] : [];
  const full = award([...bonus, rightAnswers(attempt.right)]);
  return attempt.everPassed ? repeatedToday(full, attempt.passesToday) : full;
}

/** XP of an adverb quiz: 1 per right answer; the same level again on one local day pays 50, 20, then 0 %. */
export function adverbXp({ right, takenToday }: { right: number; takenToday: number }): XpAward {
  return repeatedToday(perRightXp(right), takenToday);
}

/** XP of a grammar or vocabulary quiz: 1 per right answer and 5 on a pass. */
export function quizXp(right: number, passed: boolean): XpAward {
  return award([rightAnswers(right), { reason: "Quiz passed", amount: passed ? QUIZ_PASS_XP : 0 }]);
}

/** XP of an unlock test that was passed: 30. */
export function unlockXp(): XpAward {
  return award([{ reason: "Unlock test passed", amount: UNLOCK_XP }]);
}

/** XP of a finished study mode: 10. */
export function studyModeXp(): XpAward {
  return award([{ reason: "Study mode finished", amount: STUDY_MODE_XP }]);
}

/** XP of a study mode with cards, which learners judge themselves: again on one local day it pays 50, 20, then 0 %. */
export function studyCardsXp({ takenToday }: { takenToday: number }): XpAward {
  return repeatedToday(studyModeXp(), takenToday);
}

/** XP of conjugation, plural and verb-prefix quizzes: 1 per right answer. */
export function perRightXp(right: number): XpAward {
  return award([rightAnswers(right)]);
}

/** XP of a chat message: 2 for three or more German words, until chat has earned 20 on that local day. */
export function conversationXp({ germanWords, earnedToday }: { germanWords: number; earnedToday: number }): XpAward {
  if (germanWords < CONVERSATION_MIN_WORDS) return award([]);
  const left = Math.max(0, CONVERSATION_DAY_LIMIT_XP - earnedToday);
  return award([{ reason: MESSAGE_REASON, amount: Math.min(CONVERSATION_MESSAGE_XP, left) }]);
}

/** What a chat message earned by itself, from the stored sum, which holds the bonus for the day if the message completed it. */
export function messageShare(amount: number): number {
  return amount >= DAILY_CHALLENGES_XP ? amount - DAILY_CHALLENGES_XP : amount;
}

/** The parts of the stored sum. */
export function conversationParts(amount: number): XpPart[] {
  const own = messageShare(amount);
  const bonus = amount === own ? [] : dailyChallengesXp().parts;
  return [...award([{ reason: MESSAGE_REASON, amount: own }]).parts, ...bonus];
}

/** XP of completing all daily challenges: 50. */
export function dailyChallengesXp(): XpAward {
  return award([{ reason: "All daily challenges", amount: DAILY_CHALLENGES_XP }]);
}

/**
 * XP of the double-XP challenge: 10 per distinct word of the lesson, at most 150. Nothing when this lesson's challenge was already
 * taken on this local day, or when ten lessons' challenges were (`DOUBLE_XP_LESSONS_A_DAY`).
 */
export function doubleXpChallengeXp(distinctCorrect: number, alreadyTakenToday: boolean, takenToday = 0): XpAward {
  const reason = `${distinctCorrect} ${distinctCorrect === 1 ? "word" : "words"} remembered`;
  const amount = Math.min(DOUBLE_XP_MAX_XP, distinctCorrect * DOUBLE_XP_WORD_XP);
  const full = award([{ reason, amount }]);
  if (alreadyTakenToday) return award([...full.parts, { reason: "Already taken today", amount: -amount }]);
  if (takenToday < DOUBLE_XP_LESSONS_A_DAY) return full;
  return award([...full.parts, { reason: `${DOUBLE_XP_LESSONS_A_DAY} challenges a day count`, amount: -amount }]);
}
