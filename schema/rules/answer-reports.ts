import { normalizeAnswer } from "./answers.ts";
import type { LocalDay } from "./day.ts";

/** Longer answers are no words or phrases. */
export const MAX_REPORTED_CHARS = 100;

/** Reports that one learner can send in a UTC day: far more than somebody who learns has to say, too few to fill a table. */
export const MAX_REPORTS_A_DAY = 20;

/** Different answers that are kept for one question. Whoever keeps the content sees what is wrong long before. */
export const MAX_ANSWERS_A_QUESTION = 50;

/** What may say who somebody is or advertise: digits, an email or web address. */
const PERSONAL = /\p{N}|@|:\/\/|\bwww\.|\p{L}\.\p{L}{2,}/iu;

/** Characters that nobody types and nobody sees: they would make one answer look like several. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** A reported answer in the form in which it is kept and counted, or null when it is not kept: too long, no word, or personal. */
export function reportedAnswer(typed: string): string | null {
  const answer = normalizeAnswer(typed);
  if (Array.from(answer).length > MAX_REPORTED_CHARS || !/\p{L}/u.test(answer)) return null;
  return PERSONAL.test(answer.normalize("NFKC")) || INVISIBLE.test(answer) ? null : answer;
}

/** The reports that a learner has sent on one UTC day. */
export interface ReportCount {
  day: LocalDay;
  sent: number;
}

/** The count with one more report, or null when the day's are used up. `before` is null for the first report ever. */
export function countReport(before: ReportCount | null, today: LocalDay): ReportCount | null {
  const sent = before?.day === today ? before.sent : 0;
  return sent >= MAX_REPORTS_A_DAY ? null : { day: today, sent: sent + 1 };
}
