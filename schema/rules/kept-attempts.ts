/** What is kept for good of an attempt at a quiz. */
export type KeptAttempt = [score: number, totalQuestions: number, graded: 0 | 1, xpAwarded: number, at: number];

/** The first, the best and the last attempt at the same thing; fewer where one is two of them. In the order of time. */
export type KeptAttempts = Record<string, KeptAttempt[]>;

/** What attempts of one quiz type were made at, as a key of `KeptAttempts`. */
export function subjectKey(subjectId: string | null, level: string | null): string {
  return `${subjectId ?? ""}/${level ?? ""}`;
}

/**
 * Adds attempts to those that are kept. The first and the last are told by time; the best is the highest share of right answers that the server counted,
 * the earliest of equals. Adding an attempt again changes nothing.
 */
export function keepAttempts(
  kept: KeptAttempts,
  added: readonly { subject: string; attempt: KeptAttempt }[],
): KeptAttempts {
  const all = new Map<string, KeptAttempt[]>(Object.entries(kept));
  for (const { subject, attempt } of added) all.set(subject, [...(all.get(subject) ?? []), attempt]);
  return Object.fromEntries([...all].map(([subject, attempts]) => [subject, firstBestLast(attempts)]));
}

function firstBestLast(attempts: readonly KeptAttempt[]): KeptAttempt[] {
  const inTime = attempts.toSorted((one, other) => timeOf(one) - timeOf(other));
  const [best] = inTime.toSorted((one, other) => other[2] - one[2] || shareOf(other) - shareOf(one));
  const chosen = [inTime[0], best, inTime.at(-1)].filter((one) => one !== undefined);
  const byTime = new Map(chosen.map((attempt) => [timeOf(attempt), attempt]));
  return [...byTime.values()].toSorted((one, other) => timeOf(one) - timeOf(other));
}

function timeOf([, , , , at]: KeptAttempt): number {
  return at;
}

function shareOf([score, totalQuestions]: KeptAttempt): number {
  return score / Math.max(totalQuestions, 1);
}
