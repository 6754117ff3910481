import type { AskedFor } from "#schema/terms/answer-report.ts";

/** An answer that learners say is right too, with the word that it was given to. */
export interface ReportRow {
  key: number;
  /** Null when a seed has taken the word away. */
  word: string | null;
  level: string | null;
  category: string | null;
  gender: string | null;
  plural: string | null;
  translation: string | null;
  askedFor: AskedFor;
  answer: string;
  count: number;
  firstDay: string;
  lastDay: string;
}

/** Every reported answer about words, the most frequent first. */
export const REPORTS_QUERY = `SELECT r.content_id AS key, w.word, w.cefr_level AS level, w.category, w.gender, w.plural, w.translation ->> '$[0]' AS translation, r.asked_for AS askedFor, r.answer, r.count,
  r.first_day AS firstDay, r.last_day AS lastDay
  FROM answer_reports r LEFT JOIN german_vocabulary_bank w ON w.id = r.content_id
  WHERE r.kind = 'word' ORDER BY r.count DESC, r.last_day DESC, r.content_id, r.answer`;

/** One line a report: how often, the word, what was asked for and expected, and what learners typed. */
export function describeReports(rows: readonly ReportRow[]): string {
  if (rows.length === 0) return "No answer has been reported.";
  return rows
    .map((row) => {
      const { key, word, level, category, askedFor, answer, count, firstDay, lastDay } = row;
      const what = word === null ? `${key} (no such word any more)` : `${word} (${level}, ${category})`;
      const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
      return `${count}×  ${what}: ${askedFor} "${answer}" instead of "${expected(row)}" (${days})`;
    })
    .join("\n");
}

function expected({ askedFor, word, plural, translation }: ReportRow): string {
  if (askedFor === "english") return translation ?? "";
  return (askedFor === "plural" ? plural : word) ?? "";
}
