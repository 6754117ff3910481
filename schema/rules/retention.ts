const DAY_MS = 86_400_000;

/** An attempt keeps its answers and its outcome this long, so that it can be sent again and looked at. Score and XP stay. */
export const ANSWERS_KEPT_DAYS = 14;
/** After this long only the first, the best and the last attempt at the same thing are kept. */
export const ATTEMPTS_KEPT_DAYS = 90;
/** The ledger keeps single awards this long; the sweep adds up older ones by the week, to write each sum rarely. */
export const AWARDS_KEPT_DAYS = 14;
/** A conversation in which nothing was said for this long goes with its messages. The mistakes and words that were kept of it stay. */
export const CONVERSATIONS_KEPT_DAYS = 30;
/** A kept mistake that was not made again for this long goes. */
export const MISTAKES_KEPT_DAYS = 90;
const WEEK_DAYS = 7;
/** Learners who have written nothing for this long have nothing left to thin. The margin allows for sweeps that did not run. */
export const SWEPT_DAYS = ATTEMPTS_KEPT_DAYS + 30;

/** What is older than these instants goes. */
export interface Retention {
  answersFrom: Date;
  attemptsFrom: Date;
  awardsFrom: Date;
  conversationsFrom: Date;
  mistakesFrom: Date;
  /** Learners whose last write is older need no visit. */
  learnersFrom: Date;
}

/** What is kept at `now`. */
export function retentionAt(now: Date): Retention {
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  const period = WEEK_DAYS * DAY_MS;
  return {
    answersFrom: new Date(daysAgo(ANSWERS_KEPT_DAYS)),
    attemptsFrom: new Date(daysAgo(ATTEMPTS_KEPT_DAYS)),
    awardsFrom: new Date(Math.floor(daysAgo(AWARDS_KEPT_DAYS) / period) * period),
    conversationsFrom: new Date(daysAgo(CONVERSATIONS_KEPT_DAYS)),
    mistakesFrom: new Date(daysAgo(MISTAKES_KEPT_DAYS)),
    learnersFrom: new Date(daysAgo(SWEPT_DAYS)),
  };
}

/**
 * Whether a learner's attempts and ledger are thinned on this UTC day: once a week, and different learners on different days. To find out
 * what is the best and the last, all attempts have to be read, so doing it every day would cost more than it saves.
 */
export function isThinningDay(userId: string, now: Date): boolean {
  const day = Math.floor(now.getTime() / DAY_MS);
  let sum = 0;
  for (let index = 0; index < userId.length; index += 1) sum += userId.charCodeAt(index);
  return (day + sum) % WEEK_DAYS === 0;
}
