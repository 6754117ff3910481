import { beforeAll, describe, expect, it } from "vitest";
import { LEARNER_HEADER } from "#schema/api/endpoint.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";

const QUIZ = {
  quizType: "adverb" as const,
  level: "A1" as const,
  score: 0,
  totalQuestions: 5,
  answers: [],
  attemptId: "2f9f4a2e-7a3a-4a55-9c0a-2c1a5b9f7d10",
};

let mara: Awaited<ReturnType<typeof makeLearner>>;
let rival: Awaited<ReturnType<typeof makeLearner>>;

beforeAll(async () => {
  [mara, rival] = [await makeLearner(), await makeLearner()];
});

describe("a call that names its learner", () => {
  it("is served when the session is theirs", async () => {
    const headers = { [LEARNER_HEADER]: mara.userId };
    expect((await mara.send("GET /api/gamification/xp", { headers })).status).toBe(200);
    expect(await mara.call("POST /api/quiz/submit", { body: QUIZ, headers })).toMatchObject({ guestMode: false });
  });

  it.each([
    ["in another learner's session", () => rival],
    ["without a session", () => new Actor()],
  ])("is refused %s, even where visitors are served", async (_where, caller) => {
    const headers = { [LEARNER_HEADER]: mara.userId };
    for (const response of [
      await caller().send("GET /api/gamification/xp", { headers }),
      await caller().send("POST /api/quiz/submit", { body: { ...QUIZ, attemptId: crypto.randomUUID() }, headers }),
    ]) {
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ message: "Unauthorized" });
    }
  });

  it("that was refused stores nothing for the learner of the session", async () => {
    const attemptId = crypto.randomUUID();
    const headers = { [LEARNER_HEADER]: mara.userId };
    await rival.send("POST /api/quiz/submit", { body: { ...QUIZ, attemptId }, headers });
    // The id is still free: another quiz would answer 409 if the refused one had been stored.
    const other = { ...QUIZ, level: "B1" as const, attemptId };
    expect((await rival.send("POST /api/quiz/submit", { body: other })).status).toBe(200);
  });
});
