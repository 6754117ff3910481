import type { AnswerReport } from "#schema/api/answer-reports.ts";
import { countReport, MAX_ANSWERS_A_QUESTION, reportedAnswer } from "#schema/rules/answer-reports.ts";
import { localDay, nextLocalMidnight } from "#schema/rules/day.ts";
import { bareWord, rightGerman } from "#schema/rules/german-right.ts";
import { canAsk, expectedPlural, isRightVocabularyAnswer, vocabularyQuestion } from "#schema/rules/vocabulary-quiz.ts";
import type { AskedFor } from "#schema/terms/answer-report.ts";
import { readAs, runBatch } from "../db/batch.ts";
import { decideAgainOnRace, expectSession } from "../db/guard.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError, tooManyRequests } from "../http/http-error.ts";
import { type Bank, type BankEntry, bookOf, wholeBank } from "../vocabulary/index.ts";
import { answersFor, countAnswer, expectCount, reportCountOf, storeCount } from "./store.ts";

/**
 * Counts an answer that a learner says is right too, for whoever keeps the content. Gives false when the answer is not kept. Throws 404
 * for a question that does not exist, 429 when the learner's reports of the day are used up.
 */
export async function reportAnswer(c: AppContext, learner: Learner, report: AnswerReport): Promise<boolean> {
  const now = c.get("now");
  const today = localDay(now, "UTC");
  const bank = await wholeBank(c.get("database").db, now);
  const word = bank.byId.get(report.id);
  if (!word || (report.askedFor === "plural" && !canAsk(word, "plural")))
    throw new HttpError(404, "There is no such question", { field: "id" });
  const answer = reportedAnswer(report.answer);
  return decideAgainOnRace(c.get("database"), async (db) => {
    const { counts, answers } = await readAs(db, learner, now, {
      counts: reportCountOf(db, learner.userId),
      answers: answersFor(db, report),
    });
    const before = counts[0] ?? null;
    const count = countReport(before, today);
    if (!count) throw tooManyRequests("You have sent many reports today. Please go on tomorrow.", secondsLeft(now));
    const isKnown = answers.some((known) => known.answer === answer);
    if (answer === null || isRight(bank, word, report)) return false;
    if (!isKnown && answers.length >= MAX_ANSWERS_A_QUESTION) return false;
    await runBatch(db, {
      session: expectSession(db, learner, now),
      unchanged: expectCount(db, learner.userId, before),
      counted: storeCount(db, learner.userId, count),
      stored: countAnswer(db, report, answer, today),
    });
    return true;
  });
}

/** Whether the answer counts as right already, in a quiz on the word or in a double-XP challenge: the learner then looked at something else. */
function isRight(bank: Bank, word: BankEntry, { askedFor, answer }: { askedFor: AskedFor; answer: string }): boolean {
  const { plural } = word;
  if (askedFor === "plural") return rightGerman(answer, expectedPlural({ ...word, plural: plural ?? "" })) !== null;
  const direction = askedFor === "english" ? "german-to-english" : "english-to-german";
  const question = vocabularyQuestion(word, { type: "fill-in-blank", direction }, bookOf(bank));
  if (isRightVocabularyAnswer({ ...word, ...question }, answer)) return true;
  return askedFor === "german" && rightGerman(answer, bareWord(word)) !== null;
}

/** Until the reports of a new day count. */
function secondsLeft(now: Date): number {
  return (nextLocalMidnight(now, "UTC").getTime() - now.getTime()) / 1_000;
}
