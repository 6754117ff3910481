import type { ResponseOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import { isRightAnswer } from "#schema/rules/grammar-answer.ts";
import { readAs, runBatch } from "../db/batch.ts";
import { decideAgainOnRace, expectUnchanged } from "../db/guard.ts";
import { countedWrite, storeWriteCount, writeCountOf } from "../db/write-quota.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { exerciseContent } from "./content.ts";
import { requireOpen } from "./open-topic.ts";
import { progressAfter } from "./progress.ts";
import { progressIn, unlocksIn, unlocksOf, upsertProgress } from "./store.ts";

type Verdict = ResponseOf<Api["POST /api/grammar/exercises/:exerciseId/submit"]>;

/**
 * Checks an answer to a practice exercise and keeps whether it was right. It earns nothing and is no practice of the day: exercises can
 * be repeated at will. 404 for an unknown exercise, 403 while its topic is locked, 429 when the quota of writes is used up.
 */
export async function answerExercise(c: AppContext, learner: Learner, id: number, answer: string): Promise<Verdict> {
  const now = c.get("now");
  const { userId } = learner;
  const found = await exerciseContent(c.get("database").db, id, now);
  if (!found) throw new HttpError(404, "Exercise not found");
  const { topic, exercise } = found;
  const isCorrect = isRightAnswer(exercise, answer);
  const { exercisesCompleted, exercisesCorrect } = await decideAgainOnRace(c.get("database"), async (db) => {
    const { progress, counts, ...unlocks } = await readAs(db, learner, now, {
      ...unlocksOf(db, userId),
      progress: progressIn(db, userId, topic.id),
      counts: writeCountOf(db, userId),
    });
    requireOpen(topic, unlocksIn(unlocks));
    const [count] = counts;
    if (!count) throw new Error("A learner without totals: sign-up writes them with the account");
    const answers = [{ orderIndex: exercise.orderIndex, isRight: isCorrect }];
    const after = progressAfter(progress[0], answers, { userId, topicId: topic.id, now });
    const { version } = count;
    await runBatch(db, {
      unchanged: expectUnchanged(db, learner, version, now),
      progress: upsertProgress(db, after),
      counted: storeWriteCount(db, userId, { ...countedWrite(count, now), version }, { ifChanged: false }),
    });
    return after;
  });
  const { explanation, correctAnswer, acceptedAnswers } = exercise;
  return {
    isCorrect,
    explanation,
    correctAnswer,
    acceptedAnswers: acceptedAnswers ?? [],
    exercisesCompleted,
    exercisesCorrect,
  };
}
