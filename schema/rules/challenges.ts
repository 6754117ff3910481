import type { ChallengeType } from "#schema/terms/challenge.ts";
import { percent } from "./grading.ts";

/**
 * The daily challenges that learners get. A kind whose feature is not built yet stays out: with it, nobody could complete the
 * day, earn its bonus or join a league. When the feature opens, add its kind here and nowhere else.
 */
export const OPEN_CHALLENGES: readonly ChallengeType[] = ["lessons"];

interface ChallengeRule {
  title: string;
  totalRequired: number;
  progressOf: (day: ChallengeDay) => number;
}

/** What was done on one local day, as stored in daily_progress. */
export interface ChallengeDay {
  lessonsCompletedToday: number;
  vocabularyTestComplete: boolean;
  grammarTestComplete: boolean;
  conversationMessageComplete: boolean;
}

/** A day on which nothing was done yet. */
export const EMPTY_CHALLENGE_DAY: Readonly<ChallengeDay> = {
  lessonsCompletedToday: 0,
  vocabularyTestComplete: false,
  grammarTestComplete: false,
  conversationMessageComplete: false,
};

/** What each kind takes. */
const CHALLENGES: Readonly<Record<ChallengeType, ChallengeRule>> = {
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
export function challengeDone(day: ChallengeDay, type: ChallengeType): ChallengeDay {
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
  type: ChallengeType;
  title: string;
  /** Never more than `totalRequired`. */
  progress: number;
  totalRequired: number;
  isCompleted: boolean;
}

/** The challenges of a local day; `completionPercentage` is the rounded share of completed ones. */
export function dailyChallenges(
  day: ChallengeDay,
  open: readonly ChallengeType[] = OPEN_CHALLENGES,
): { completionPercentage: number; challenges: DailyChallenge[] } {
  const challenges = open.map((type): DailyChallenge => {
    const { title, totalRequired, progressOf } = CHALLENGES[type];
    const progress = Math.min(progressOf(day), totalRequired);
    return { type, title, progress, totalRequired, isCompleted: progress === totalRequired };
  });
  const completed = challenges.filter((challenge) => challenge.isCompleted).length;
  return { completionPercentage: percent(completed, challenges.length), challenges };
}

/** Whether every challenge of the day is complete: that earns the bonus and, the first time, joins the leagues. */
export function allChallengesComplete(day: ChallengeDay, open: readonly ChallengeType[] = OPEN_CHALLENGES): boolean {
  return dailyChallenges(day, open).completionPercentage === 100;
}
