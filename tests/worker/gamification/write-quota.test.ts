import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WRITES_A_DAY, WRITES_A_MINUTE } from "#schema/rules/write-quota.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { adverbAnswers } from "#tests/support/worker/served-calls.ts";
import { countOf, row, storage } from "#tests/support/worker/storage.ts";

const SUBMIT = "POST /api/quiz/submit";
const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
const ADD = "POST /api/curriculum/subchapter/:id/add-vocabulary";
const BATCH = "POST /api/vocabulary/add-batch";

const NOW = new Date("2037-03-20T10:00:20Z");

let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  at(NOW);
  learner = await makeLearner();
});
afterEach(realClock);

function adverb(attemptId = crypto.randomUUID(), answers = adverbAnswers("A1")) {
  return { body: { quizType: "adverb", level: "A1", score: 5, totalQuestions: 5, answers, attemptId } as const };
}

const nothingAnswered = {
  params: { id: FIRST_LESSON },
  body: { score: 15, totalQuestions: 15, addToVocabulary: false, answers: [] },
};
const batch = { body: { language: "german", cefrLevel: "A1", count: 20 } as const };

/** Writes as if the learner had made this many in the running minute and on this day. */
async function hasWritten(inMinute: number, onDay = inMinute): Promise<void> {
  await env.DB.prepare("UPDATE user_xp SET write_minute = ?, minute_writes = ?, day_writes = ? WHERE user_id = ?")
    .bind(Math.floor(NOW.getTime() / 60_000), inMinute, onDay, learner.userId)
    .run();
}

function writes() {
  return row<{ minute: number; day: number }>(
    "SELECT minute_writes AS minute, day_writes AS day FROM user_xp WHERE user_id = ?",
    learner.userId,
  );
}

describe("a learner's quota of writes", () => {
  it("counts every call that stores something, and no other", async () => {
    const attemptId = crypto.randomUUID();
    await takeQuiz(learner, FIRST_LESSON);
    await learner.call(SUBMIT, adverb(attemptId));
    await learner.call(QUIZ, nothingAnswered);
    await learner.call(ADD, { params: { id: SECOND_LESSON } });
    await learner.call(BATCH, batch);
    expect(await writes()).toEqual({ minute: 5, day: 5 });
    // Nothing is stored by an attempt that was sent before, by words that are there, by a refusal or by reading.
    await learner.call(SUBMIT, adverb(attemptId));
    await learner.call(ADD, { params: { id: FIRST_LESSON } });
    await expectError(await learner.send(SUBMIT, adverb(crypto.randomUUID(), adverbAnswers("A2"))), 400);
    await learner.call("GET /api/home");
    expect(await writes()).toEqual({ minute: 5, day: 5 });
  });

  it.each([
    ["120 a minute", WRITES_A_MINUTE, WRITES_A_MINUTE, "40"],
    ["1,000 a day", 1, WRITES_A_DAY, String(14 * 3_600 - 20)],
  ])("is %s; beyond it nothing is stored", async (_, inMinute, onDay, retryAfter) => {
    const attemptId = crypto.randomUUID();
    await takeQuiz(learner, FIRST_LESSON);
    await learner.call(SUBMIT, adverb(attemptId));
    await hasWritten(inMinute, onDay);
    const before = await storage();
    const refused = [
      await learner.send(SUBMIT, adverb()),
      await learner.send(QUIZ, nothingAnswered),
      await learner.send(ADD, { params: { id: SECOND_LESSON } }),
      await learner.send(BATCH, batch),
    ];
    for (const response of refused) {
      expect(response.headers.get("Retry-After")).toBe(retryAfter);
      expect((await expectError(response, 429)).message).toContain("Nothing was saved");
    }
    expect(await storage()).toEqual(before);
    expect(await learner.call(SUBMIT, adverb(attemptId))).toMatchObject({ xpAwarded: 5 });
  });

  it("lets the last write through, and the next one again when the minute is over", async () => {
    await hasWritten(WRITES_A_MINUTE - 1);
    await learner.call(SUBMIT, adverb());
    await expectError(await learner.send(SUBMIT, adverb()), 429);
    at("2037-03-20T10:01:00Z");
    await learner.call(SUBMIT, adverb());
    expect(await writes()).toEqual({ minute: 1, day: WRITES_A_MINUTE + 1 });
  });

  it("holds for calls at the same time", async () => {
    await hasWritten(WRITES_A_MINUTE - 3);
    const responses = await Promise.all(Array.from({ length: 9 }, () => learner.send(SUBMIT, adverb())));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(3);
  });

  it("is each learner's own", async () => {
    await hasWritten(WRITES_A_MINUTE);
    const other = await makeLearner();
    expect(await other.call(SUBMIT, adverb())).toMatchObject({ xpAwarded: 5 });
  });

  it("keeps what one account can store small: 400 submits with long answers leave at most 120 rows of less than 500 bytes", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    const { words } = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } });
    const answers = words.map(({ id }) => ({ wordId: id, answer: "ü".repeat(200) }));
    const body = { score: 15, totalQuestions: 15, addToVocabulary: false, answers };
    for (let i = 0; i < 400; i++) {
      const response = await learner.send(QUIZ, { params: { id: FIRST_LESSON }, body });
      expect(response.status).toBe(i < WRITES_A_MINUTE - 1 ? 200 : 429);
      if (response.status === 429 && i > WRITES_A_MINUTE + 10) break;
    }
    expect(await countOf("quiz_results", "user_id = ?", learner.userId)).toBe(WRITES_A_MINUTE);
    const largest = await row<{ bytes: number }>(
      "SELECT max(length(CAST(answers || outcome AS BLOB))) AS bytes FROM quiz_results WHERE user_id = ?",
      learner.userId,
    );
    expect(largest?.bytes).toBeLessThan(500);
  });
});
