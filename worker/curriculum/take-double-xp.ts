import type { DoubleXpRequest, DoubleXpResult } from "#schema/api/curriculum.ts";
import { placeInLesson } from "#schema/rules/content-id.ts";
import { gradeDoubleXp } from "#schema/rules/double-xp.ts";
import { doubleXpChallengeXp } from "#schema/rules/xp.ts";
import { type StoredAttempt, submitAttempt } from "../attempts/index.ts";
import { recentOccurrences, timesOn } from "../gamification/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import type { LessonContent } from "./content.ts";
import { lessonsToAsk, requireLesson, requireOpen } from "./open-lesson.ts";
import { progressOf } from "./store.ts";

/** What a challenge keeps beside its score and XP. */
type StoredOutcome = Pick<DoubleXpResult, "alreadyTaken" | "xpParts">;

/** Places in the lesson of the words that were remembered, in the order in which they were typed. Other entries are not kept. */
type StoredWords = readonly number[];

/** What is said about single entries. It follows from the request and is not stored: a repeat sends the same entries. */
type TypingRemarks = Pick<DoubleXpResult, "spelledOut" | "mistyped">;

const SOURCE = "double-xp-challenge";

/**
 * Grades a double-XP challenge and stores it: 10 XP for each distinct word of the lesson, once per lesson and local day, for
 * ten lessons a day. The same attempt sent again gets the same answer, on whatever day. 400 without a single word, 403 before the lesson's quiz.
 */
export async function takeDoubleXp(
  c: AppContext,
  learner: Learner,
  id: number,
  request: DoubleXpRequest,
): Promise<DoubleXpResult> {
  const lesson = await requireLesson(c.get("database").db, id, c.get("now"));
  const words = request.words.filter((word) => word.trim() !== "");
  if (words.length === 0) throw new HttpError(400, "Type at least one word", { field: "words" });
  const ledgerKey = { source: SOURCE, sourceId: String(lesson.id) } as const;
  const result = await submitAttempt(c, learner, {
    attemptId: request.attemptId,
    subject: { quizType: SOURCE, subjectId: ledgerKey.sourceId, level: lesson.cefrLevel },
    read: (db) => ({
      progress: progressOf(db, learner.userId, lessonsToAsk(lesson)),
      taken: recentOccurrences(db, learner.userId, ledgerKey),
    }),
    decide: ({ progress, taken }, { date, done }) => {
      requireOpen(lesson, progress);
      if (!progress.some((row) => row.subchapterId === lesson.id)) {
        throw new HttpError(403, "Take the lesson's quiz first");
      }
      const alreadyTaken = timesOn(date, taken) > 0;
      const remembered: StoredWords = gradeWords(lesson, words).correctWords.map(({ id: word }) => placeInLesson(word));
      const award = doubleXpChallengeXp(remembered.length, alreadyTaken, done.doubleXpTaken);
      return {
        score: remembered.length,
        totalQuestions: lesson.words.length,
        kept: remembered,
        activity: alreadyTaken
          ? null
          : // It takes the day's one chance even without a right word.
            { award, ...ledgerKey, occurrence: date, description: lesson.title, always: true, isDoubleXp: true },
        outcome: (earned): StoredOutcome => ({
          alreadyTaken,
          // A challenge that was taken before says what it would have earned, and why it did not.
          xpParts: alreadyTaken ? award.parts : earned.parts,
        }),
      };
    },
    answer: ({ xpAwarded, kept, outcome }: StoredAttempt<StoredWords, StoredOutcome>) => ({
      correctWords: (kept ?? []).flatMap((place) => {
        return lesson.words.find((word) => placeInLesson(word.id) === place)?.word ?? [];
      }),
      xpEarned: xpAwarded,
      alreadyTaken: outcome?.alreadyTaken ?? false,
      xpParts: outcome?.xpParts ?? [],
    }),
  });
  return { ...result, ...remarksOn(lesson, words), totalXp: result.xp.totalXp };
}

function gradeWords({ words, accepted }: LessonContent, typed: readonly string[]) {
  return gradeDoubleXp(
    words.map(({ id, word }) => ({ id, word, accepted: accepted.get(id) })),
    typed,
  );
}

function remarksOn(lesson: LessonContent, typed: readonly string[]): TypingRemarks {
  const { spelledOut, mistyped } = gradeWords(lesson, typed);
  return {
    spelledOut: spelledOut.map((entry) => ({ typed: entry.typed, wordId: entry.word.id })),
    mistyped: mistyped.map((entry) => ({ typed: entry.typed, wordId: entry.meant?.id ?? null })),
  };
}
