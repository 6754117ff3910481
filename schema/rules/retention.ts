const DAY_MS = 86_400_000;

/** An attempt keeps its answers and its outcome this long, so that it can be sent again and looked at. Score and XP stay. */
export const ANSWERS_KEPT_DAYS = 14;
/** After this long only the first, the best and the last attempt at the same thing are kept. */
export const ATTEMPTS_KEPT_DAYS = 90;
/** The ledger keeps single awards this long; the sweep adds up whole periods of older ones, to write each sum rarely. */
export const AWARDS_KEPT_DAYS = 14;
const LEDGER_PERIOD_DAYS = 7;
/** Learners who have written nothing for this long have nothing left to thin. The margin allows for sweeps that did not run. */
export const SWEPT_DAYS = ATTEMPTS_KEPT_DAYS + 30;

/** What is older than these instants goes. */
export interface Retention {
  answersFrom: Date;
  attemptsFrom: Date;
  awardsFrom: Date;
  /** Learners whose last write is older need no visit. */
  learnersFrom: Date;
}

/** What is kept at `now`. */
export function retentionAt(now: Date): Retention {
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  const period = LEDGER_PERIOD_DAYS * DAY_MS;
  return {
    answersFrom: new Date(daysAgo(ANSWERS_KEPT_DAYS)),
    attemptsFrom: new Date(daysAgo(ATTEMPTS_KEPT_DAYS)),
    awardsFrom: new Date(Math.floor(daysAgo(AWARDS_KEPT_DAYS) / period) * period),
    learnersFrom: new Date(daysAgo(SWEPT_DAYS)),
  };
}
