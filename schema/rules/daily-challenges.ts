import type { DailyChallengeType } from "#schema/terms/daily-challenge.ts";
import { percent } from "./grading.ts";

/**
 * The daily challenges that learners get. A kind whose feature is not built yet stays out: with it, nobody could complete the
 * day, earn its bonus or join a league. When the feature opens, add its kind here and nowhere else.
 */
export const OPEN_DAILY_CHALLENGES: readonly DailyChallengeType[] = ["lessons", "vocab", "grammar", "conversation"];

interface DailyChallengeRule {
  title: string;
  totalRequired: number;
  progressOf: (day: DailyChallengeDay) => number;
}

/** What was done on one local day, as stored with the day. */
export interface DailyChallengeDay {
  lessonsCompletedToday: number;
  vocabularyTestComplete: boolean;
  grammarTestComplete: boolean;
  conversationMessageComplete: boolean;
}

/** A day on which nothing was done yet. */
export const EMPTY_DAILY_CHALLENGE_DAY: Readonly<DailyChallengeDay> = {
  lessonsCompletedToday: 0,
  vocabularyTestComplete: false,
  grammarTestComplete: false,
  conversationMessageComplete: false,
};

/** What each kind takes. */
const DAILY_CHALLENGES: Readonly<Record<DailyChallengeType, DailyChallengeRule>> = {
  lessons: { title: "Complete 2 lessons", totalRequired: 2, progressOf: (day) => day.lessonsCompletedToday },
  vocab: {
    title: "Finish a vocabulary quiz",
    totalRequired: 1,
    progressOf: (day) => Number(day.vocabularyTestComplete),
  },
  grammar: { title: "Finish a grammar quiz", totalRequired: 1, progressOf: (day) => Number(day.grammarTestComplete) },
  conversation: {
    title: "Send a chat message",
    totalRequired: 1,
    progressOf: (day) => Number(day.conversationMessageComplete),
  },
};

/** The day after one more thing of a kind was done: a lesson counts up, the others are done or not. */
export function dailyChallengeDone(day: DailyChallengeDay, type: DailyChallengeType): DailyChallengeDay {
  switch (type) {
    case "lessons":
      return { ...day, lessonsCompletedToday: day.lessonsCompletedToday + 1 };
    case "vocab":
      return { ...day, vocabularyTestComplete: true };
    case "grammar":
      return { ...day, grammarTestComplete: true };
    case "conversation":
      return { ...day, conversationMessageComplete: true };
  }
}

/** One daily challenge as the browser gets it. */
export interface DailyChallenge {
  type: DailyChallengeType;
  title: string;
  /** Never more than `totalRequired`. */
  progress: number;
  totalRequired: number;
  isCompleted: boolean;
}

/** The challenges of a local day; `completionPercentage` is the rounded share of completed ones. */
export function dailyChallenges(
  day: DailyChallengeDay,
  open: readonly DailyChallengeType[] = OPEN_DAILY_CHALLENGES,
): { completionPercentage: number; challenges: DailyChallenge[] } {
  const challenges = open.map((type): DailyChallenge => {
    const { title, totalRequired, progressOf } = DAILY_CHALLENGES[type];
    const progress = Math.min(progressOf(day), totalRequired);
    return { type, title, progress, totalRequired, isCompleted: progress === totalRequired };
  });
  const completed = challenges.filter((challenge) => challenge.isCompleted).length;
  return { completionPercentage: percent(completed, challenges.length), challenges };
}

/** Whether every challenge of the day is complete: that earns the bonus and, the first time, joins the leagues. */
export function allChallengesComplete(
  day: DailyChallengeDay,
  open: readonly DailyChallengeType[] = OPEN_DAILY_CHALLENGES,
): boolean {
  return dailyChallenges(day, open).completionPercentage === 100;
}
