import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { countOf } from "#tests/support/worker/storage.ts";
import { submitAttempt } from "#worker/attempts/index.ts";
import { MAX_ATTEMPT_BYTES } from "#worker/attempts/submit-attempt.ts";
import { identify } from "#worker/auth/index.ts";
import type { AppEnv } from "#worker/http/context.ts";
import { onError } from "#worker/http/on-error.ts";
import { openRequest } from "#worker/http/request.ts";

/** A quiz that keeps this text of whoever takes it. */
async function takeQuizThatKeeps(text: string): Promise<{ status: number; body: unknown; stored: number }> {
  const actor = await makeLearner();
  const app = new Hono<AppEnv>().use(openRequest, identify).post("/quiz", async (c) => {
    const learner = await c.get("findLearner")();
    if (!learner) throw new Error("Nobody is signed in");
    const answer = await submitAttempt(c, learner, {
      attemptId: undefined,
      subject: { quizType: "adverb", subjectId: null, level: "A1" },
      read: () => ({}),
      decide: () => ({ score: 0, totalQuestions: 1, kept: text, activity: null, outcome: () => "" }),
      answer: ({ score }) => ({ score }),
    });
    return c.json(answer);
  });
  app.onError(onError);
  const ctx = createExecutionContext();
  const headers = { Cookie: `session=${actor.cookies.get("session")}` };
  const response = await app.fetch(new Request("http://localhost/quiz", { method: "POST", headers }), env, ctx);
  const body = await response.json();
  await waitOnExecutionContext(ctx);
  return { status: response.status, body, stored: await countOf("quiz_results", "user_id = ?", actor.userId) };
}

/** What `{"kept":"…","outcome":""}` takes beside the text. */
const BESIDES = 24;

it("an attempt of 1,024 bytes is stored", async () => {
  expect(await takeQuizThatKeeps("a".repeat(MAX_ATTEMPT_BYTES - BESIDES))).toMatchObject({ status: 200, stored: 1 });
});

it.each([
  ["one letter more", "a".repeat(MAX_ATTEMPT_BYTES - BESIDES + 1)],
  ["letters of two bytes", "ü".repeat(MAX_ATTEMPT_BYTES / 2)],
])("a larger one is refused, and nothing is stored: %s", async (_, text) => {
  expect(await takeQuizThatKeeps(text)).toMatchObject({ status: 413, body: { field: "answers" }, stored: 0 });
});
