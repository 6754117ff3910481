import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ItemResult } from "#schema/api/quizzes.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { adverbAnswers } from "#tests/support/worker/served-calls.ts";
import { countOf, row, storage } from "#tests/support/worker/storage.ts";
import { conjugationSubmit, takenConjugationQuiz } from "#tests/support/worker/verbs.ts";

const RANDOM = "GET /api/conjugation-questions/random";
const SUBMIT = "POST /api/quiz/submit";

const visitor = new Actor();
let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  learner = await makeLearner();
});

/** The quiz on the six forms of a verb in one tense, with the answers that a learner typed. */
async function typed(
  verb: string,
  tense: string,
  answers: Readonly<Record<string, string | null>>,
): Promise<ItemResult> {
  const questions = await learner.call(RANDOM, { query: { verb, tense } });
  const asked = questions.filter(({ person }) => person in answers);
  const given = asked.map(({ id, person }) => ({ questionId: id, answer: answers[person] ?? null }));
  return { ...conjugationSubmit(asked), answers: given };
}

describe("a conjugation quiz", () => {
  it("earns 1 XP for each right answer, and says so", async () => {
    const body = await takenConjugationQuiz(learner, 17);
    expect(await learner.call(SUBMIT, { body })).toMatchObject({
      score: 17,
      totalQuestions: 20,
      passed: true,
      guestMode: false,
      unlocked: false,
      xpAwarded: 17,
      xpParts: [{ reason: "17 right answers", amount: 17 }],
    });
    expect(
      await row("SELECT source, source_id, description FROM xp_transactions WHERE user_id = ?", learner.userId),
    ).toEqual({ source: "conjugation", source_id: "conjugation", description: "Conjugation quiz" });
  });

  it("keeps of each answer only the question and whether it was right", async () => {
    const body = await takenConjugationQuiz(learner, 3);
    await learner.call(SUBMIT, { body });
    const stored = await row<{ answers: string; bytes: number }>(
      "SELECT answers, length(answers) AS bytes FROM quiz_results WHERE user_id = ?",
      learner.userId,
    );
    const ids = body.answers.map(({ questionId }) => Number(questionId));
    expect(JSON.parse(stored?.answers ?? "")).toEqual(ids.map((id, index) => (index < 3 ? id : -id)));
    expect(stored?.bytes).toBeLessThan(250);
  });

  it("takes a form with its pronoun and without, and whichever auxiliary is right", async () => {
    const body = await typed("fahren", "Present Perfect", {
      ich: "Ich bin gefahren.",
      du: "hast gefahren",
      er: "sie ist gefahren",
      wir: "  wir   haben gefahren ",
      ihr: "ihr sind gefahren",
      sie: null,
    });
    expect(await learner.call(SUBMIT, { body })).toMatchObject({ score: 4, totalQuestions: 6, xpAwarded: 4 });
  });

  it("wants a separable verb in two words, umlauts, and no other tense", async () => {
    const apart = { ich: "stehe auf", du: "aufstehst", er: "steht", wir: "aufstehen", ihr: "standet auf" };
    expect(await learner.call(SUBMIT, { body: await typed("aufstehen", "present", apart) })).toMatchObject({
      score: 1,
    });
    const umlauts = { du: "fahrst", er: "faehrt", ich: "fuhr" };
    expect(await learner.call(SUBMIT, { body: await typed("fahren", "present", umlauts) })).toMatchObject({ score: 1 });
  });

  it("is graded by the server, whatever the browser counted", async () => {
    const body = { ...(await takenConjugationQuiz(learner, 2)), score: 20 };
    expect(await learner.call(SUBMIT, { body })).toMatchObject({ score: 2, xpAwarded: 2, passed: false });
  });

  it("earns nothing and is no practice when nothing was answered", async () => {
    const body = await typed("gehen", "present", { ich: "  ", du: null, er: "" });
    expect(await learner.call(SUBMIT, { body })).toMatchObject({
      score: 0,
      xpAwarded: 0,
      streak: { currentStreak: 0 },
    });
  });

  it("pays in full each time, because its questions are drawn anew", async () => {
    for (let time = 0; time < 3; time += 1) {
      const body = await takenConjugationQuiz(learner, 20);
      expect(await learner.call(SUBMIT, { body })).toMatchObject({ xpAwarded: 20 });
    }
  });

  it("is stored once: sent again, also at the same time, it gets the same answer and no XP", async () => {
    const body = await takenConjugationQuiz(learner, 12);
    const answers = await Promise.all([1, 2, 3].map(() => learner.call(SUBMIT, { body })));
    const changed = { ...body, answers: body.answers.map((answer) => ({ ...answer, answer: "x" })) };
    answers.push(await learner.call(SUBMIT, { body: changed }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ score: 12, xpAwarded: 12, xp: { totalXp: 12 } });
    expect(await row("SELECT count(*) AS n FROM xp_transactions WHERE user_id = ?", learner.userId)).toEqual({ n: 1 });
  });

  it("is graded and forgotten for a visitor", async () => {
    const before = await storage();
    const body = await takenConjugationQuiz(visitor, 9);
    expect(await visitor.call(SUBMIT, { body })).toMatchObject({
      guestMode: true,
      score: 9,
      totalQuestions: 20,
      xpAwarded: 0,
      xp: null,
      streak: null,
    });
    expect(await storage()).toEqual(before);
  });

  it("is graded from memory: it does not matter what the table says, or that it is empty", async () => {
    const body = await takenConjugationQuiz(learner, 20);
    const rows = await env.DB.prepare("SELECT * FROM conjugation_questions").all();
    await env.DB.prepare("DELETE FROM conjugation_questions").run();
    try {
      expect(await learner.call(SUBMIT, { body })).toMatchObject({ score: 20 });
    } finally {
      await learner.call("POST /api/conjugation-questions/populate", {
        body: { tenseGroups: ["present", "simple-past", "present-perfect", "future-i", "subjunctive-ii"] },
      });
    }
    expect(await countOf("conjugation_questions")).toBe(rows.results.length);
  });

  it.each([
    ["no question", (body: ItemResult) => ({ ...body, answers: [], totalQuestions: 1 }), "answers"],
    [
      "a question twice",
      ({ answers, ...body }: ItemResult) => ({ ...body, answers: [...answers.slice(1), ...answers.slice(1, 2)] }),
      "answers",
    ],
    [
      "a question twice, as a number and as text",
      ({ answers, ...body }: ItemResult) => {
        const again = answers.slice(1, 2).map((answer) => ({ ...answer, questionId: String(answer.questionId) }));
        return { ...body, answers: [...answers.slice(1), ...again] };
      },
      "answers",
    ],
    ["an id that no question has", forged(1), "answers"],
    ["a negative id", forged(-1), "answers"],
    ["an id that is no number", forged("ich gehe"), "answers"],
    ["a verb without a cell", forged(36_995_600), "answers"],
    [
      "fewer questions than it says",
      (body: ItemResult) => ({ ...body, answers: body.answers.slice(1) }),
      "totalQuestions",
    ],
    ["more questions than it says", (body: ItemResult) => ({ ...body, totalQuestions: 19 }), "totalQuestions"],
  ])("is refused for %s", async (_what, change, field) => {
    for (const caller of [learner, visitor]) {
      const body = change(await takenConjugationQuiz(caller));
      const before = await storage();
      expect((await expectError(await caller.send(SUBMIT, { body }), 400)).field).toBe(field);
      expect(await storage()).toEqual(before);
    }
  });

  it("is refused for more than twenty questions", async () => {
    const questions = await learner.call(RANDOM, { query: { limit: "21" } });
    expect((await expectError(await learner.send(SUBMIT, { body: conjugationSubmit(questions) }), 400)).field).toBe(
      "answers",
    );
  });

  it("is refused under the attempt id of another quiz", async () => {
    const attemptId = crypto.randomUUID();
    const adverb = { quizType: "adverb", level: "A1", score: 5, totalQuestions: 5 } as const;
    await learner.call(SUBMIT, { body: { ...adverb, answers: adverbAnswers("A1"), attemptId } });
    const body = { ...(await takenConjugationQuiz(learner)), attemptId };
    expect((await expectError(await learner.send(SUBMIT, { body }), 409)).field).toBe("attemptId");
  });
});

/** A quiz in which one id is another. */
function forged(questionId: number | string) {
  return ({ answers, ...body }: ItemResult): ItemResult => ({
    ...body,
    answers: [...answers.slice(1), { questionId, answer: "gehe" }],
  });
}
