/** One day of some learners, counted from 0, which begins at `startsAt`. `tokens` are the secrets of their sessions. */
export interface Asked {
  day: number;
  startsAt: number;
  tokens: string[];
}

/** What was submitted on the day, and what the sweep after it did. */
export interface Swept {
  submits: number;
  rowsRead: number;
  rowsWritten: number;
  ms: number;
}
