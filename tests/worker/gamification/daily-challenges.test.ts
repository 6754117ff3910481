import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { DailyChallengeType } from "#schema/terms/daily-challenge.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { row } from "#tests/support/worker/storage.ts";
import { readAs, runBatch } from "#worker/db/batch.ts";
import { openDatabase } from "#worker/db/database.ts";
import { planAward } from "#worker/gamification/award.ts";
import { learnerState, learnerStateReads } from "#worker/gamification/learner-state.ts";

let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  learner = await makeLearner();
});

/** Books an activity the way the features do, including kinds whose feature is not built yet. */
async function book(completes: DailyChallengeType | null, amount = 3): Promise<number> {
  const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
  const now = new Date();
  const session = await row<{ sid: string; expire: number }>(
    "SELECT sid, expire FROM sessions WHERE user_id = ?",
    learner.userId,
  );
  if (!session) throw new Error("The learner has no session");
  const caller = { sid: session.sid, userId: learner.userId, expire: new Date(session.expire) };
  const rows = await readAs(db, caller, now, learnerStateReads(db, learner.userId));
  const state = learnerState(caller, rows, { now, zoneSent: undefined });
  const occurrence = crypto.randomUUID();
  const award = { amount, parts: [{ reason: "Test", amount }] };
  const activity = { award, source: "study-mode", sourceId: "x", occurrence, description: "Test" } as const;
  const plan = planAward(db, state, completes ? { ...activity, completes } : activity, now);
  await runBatch(db, { ...plan.statements(null) });
  return plan.amount;
}

function day() {
  return row<Record<string, number | string>>(
    `SELECT lessons_completed_today AS lessons, vocabulary_test_complete AS vocab, grammar_test_complete AS grammar,
      conversation_message_complete AS conversation, all_challenges_complete AS allDone, xp_earned AS xp
      FROM daily_progress WHERE user_id = ?`,
    learner.userId,
  );
}

const NOTHING = { lessons: 0, vocab: 0, grammar: 0, conversation: 0, allDone: 0 };

describe("an activity and the day's challenges", () => {
  it.each([
    ["lessons", { lessons: 1 }],
    ["vocab", { vocab: 1 }],
    ["grammar", { grammar: 1 }],
    ["conversation", { conversation: 1 }],
    [null, {}],
  ] as const)("%s is stored with the day, and nothing else is", async (kind, stored) => {
    await book(kind);
    expect(await day()).toEqual({ ...NOTHING, ...stored, xp: 3 });
  });

  it.each([
    ["lessons", { lessons: 2 }],
    ["vocab", { vocab: 1 }],
    ["grammar", { grammar: 1 }],
    ["conversation", { conversation: 1 }],
  ] as const)("%s twice: only lessons count up", async (kind, stored) => {
    await book(kind);
    await book(kind);
    expect(await day()).toEqual({ ...NOTHING, ...stored, xp: 6 });
  });

  it("keeps what was done earlier, whatever follows", async () => {
    for (const kind of ["vocab", "grammar", "conversation", "lessons", null] as const) await book(kind);
    expect(await day()).toEqual({ lessons: 1, vocab: 1, grammar: 1, conversation: 1, allDone: 0, xp: 15 });
  });

  it.each([
    ["the second lesson", ["grammar", "vocab", "conversation", "lessons", "lessons"]],
    ["the message", ["lessons", "grammar", "vocab", "lessons", "conversation"]],
    ["the grammar quiz", ["lessons", "conversation", "vocab", "lessons", "grammar"]],
    ["the vocabulary quiz", ["lessons", "conversation", "grammar", "lessons", "vocab"]],
  ] as const)("completes the day once: %s earns the 50 XP, nothing after it does", async (_, kinds) => {
    const earned: number[] = [];
    for (const kind of [...kinds, "lessons", "conversation"] as const) earned.push(await book(kind));
    expect(earned).toEqual([3, 3, 3, 3, 53, 3, 3]);
    expect(await day()).toMatchObject({ lessons: 3, vocab: 1, grammar: 1, conversation: 1, allDone: 1, xp: 71 });
  });

  it("completed before a kind was opened stays completed: it earns no second bonus", async () => {
    await book("lessons");
    await book("grammar");
    await env.DB.prepare("UPDATE user_xp SET day_all_challenges_complete = 1 WHERE user_id = ?")
      .bind(learner.userId)
      .run();
    expect([await book("lessons"), await book("conversation"), await book("vocab")]).toEqual([3, 3, 3]);
  });

  it("without a single answer changes neither the day nor the totals", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    const stored = async () => {
      const totals = await row("SELECT * FROM user_xp WHERE user_id = ?", learner.userId);
      // It is stored, so it counts against the quota of writes (tests/worker/gamification/write-quota.test.ts).
      // The attempt itself is in the journal of the day.
      const counted = { minute_writes: 0, day_writes: 0, write_minute: 0, version: 0, day_attempts: "" };
      return { day: await day(), totals: { ...totals, ...counted } };
    };
    const before = await stored();
    await learner.call("POST /api/curriculum/subchapter/:id/quiz", {
      params: { id: SECOND_LESSON },
      body: { score: 15, totalQuestions: 15, addToVocabulary: false, answers: [] },
    });
    expect(await stored()).toEqual(before);
  });
});
