import { type LocalDay, localDay } from "./day.ts";

const DAY_MS = 86_400_000;

/** An attempt keeps its answers and its outcome this long, so that it can be sent again and looked at. Score and XP stay. */
export const ANSWERS_KEPT_DAYS = 14;
/** After this long only the first, the best and the last attempt at the same thing are kept. */
export const ATTEMPTS_KEPT_DAYS = 90;
/** A conversation in which nothing was said for this long goes with its messages. The mistakes and words that were kept of it stay. */
export const CONVERSATIONS_KEPT_DAYS = 30;
/** A kept mistake that was not made again for this long goes. */
export const MISTAKES_KEPT_DAYS = 90;
const WEEK_DAYS = 7;
/** Old attempts are thinned this rarely, because what is kept of them is written anew each time. */
const FOUR_WEEKS_DAYS = 28;
/** Learners who have written nothing for this long have nothing left to thin. The margin allows for sweeps that did not run. */
export const SWEPT_DAYS = ATTEMPTS_KEPT_DAYS + 30;

/** What is older than these instants goes. */
export interface Retention {
  /** The first day that keeps its answers and its single awards. */
  answersFrom: LocalDay;
  /** The first day that keeps its attempts. */
  attemptsFrom: LocalDay;
  conversationsFrom: Date;
  mistakesFrom: Date;
  /** Learners whose last write is older need no visit. */
  learnersFrom: Date;
}

/** What is kept at `now`. */
export function retentionAt(now: Date): Retention {
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  return {
    answersFrom: localDay(new Date(daysAgo(ANSWERS_KEPT_DAYS)), "UTC"),
    attemptsFrom: localDay(new Date(daysAgo(ATTEMPTS_KEPT_DAYS)), "UTC"),
    conversationsFrom: new Date(daysAgo(CONVERSATIONS_KEPT_DAYS)),
    mistakesFrom: new Date(daysAgo(MISTAKES_KEPT_DAYS)),
    learnersFrom: new Date(daysAgo(SWEPT_DAYS)),
  };
}

/** What the sweep does for a learner on a day. What it does not do every day comes on different days for different learners. */
export interface SweepDay {
  /** Once a week: looks through all days for what earlier sweeps have missed, and for old mistakes. */
  isWeekly: boolean;
  /** Once in four weeks: thins old attempts. */
  isThinning: boolean;
}

/** What is due for a learner on the UTC day of `now`. */
export function sweepDayOf(userId: string, now: Date): SweepDay {
  let day = Math.floor(now.getTime() / DAY_MS);
  for (let index = 0; index < userId.length; index += 1) day += userId.charCodeAt(index);
  return { isWeekly: day % WEEK_DAYS === 0, isThinning: day % FOUR_WEEKS_DAYS === 0 };
}
