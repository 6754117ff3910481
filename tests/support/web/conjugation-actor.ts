import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { referenceVerbs } from "#content/built-in/conjugation/reference-verbs.ts";
import { type ConjugationQuestion, conjugationQuestion } from "#schema/api/conjugation.ts";
import { quizSubmitRequest } from "#schema/api/quizzes.ts";
import { questionsAbout } from "#schema/rules/conjugation-quiz.ts";
import type { Tense } from "#schema/terms/conjugation.ts";
import { LIBRARY } from "./grammar-actor.ts";
import { makeLibrary } from "./make-grammar.ts";
import { MARA, makeHome } from "./make-home.ts";
import { makeStreak, makeSubmitResult, makeXp } from "./make-results.ts";
import { type StubbedApi, stubApi } from "./stub-api.ts";

export const RANDOM = "GET /api/conjugation-questions/random";
export const POPULATE = "POST /api/conjugation-questions/populate";
export const SUBMIT = "POST /api/quiz/submit";

export const user = userEvent.setup();

const ALL = questionsAbout(referenceVerbs());

/** The questions about some verbs in one tense and person each. */
export function makeQuestions(asked: readonly (readonly [verb: string, tense: Tense, person: string])[]) {
  return asked.map(([verb, tense, person]): ConjugationQuestion => {
    const question = ALL.all({ verb, tense }).find((one) => one.person === person);
    if (!question) throw new RangeError(`No question about ${verb}`);
    return conjugationQuestion.parse({ ...question, questionType: "fill-in-blank" });
  });
}

/** "du fährst", "ich stehe auf" and "er/sie/es liest". */
export const THREE_QUESTIONS = makeQuestions([
  ["fahren", "present", "du"],
  ["aufstehen", "present", "ich"],
  ["lesen", "present", "er"],
]);

/** A Worker with a small library, whose quizzes ask `questions`. */
export function stubConjugationApi({ learner = true, questions = THREE_QUESTIONS } = {}): StubbedApi {
  return stubApi({
    "GET /api/auth/user": learner ? MARA : null,
    "GET /api/home": makeHome(),
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
    [LIBRARY]: learner ? makeLibrary() : makeLibrary().filter(({ cefrLevel }) => cefrLevel === "A1"),
    [RANDOM]: questions,
    [SUBMIT]: makeSubmitResult({
      totalQuestions: questions.length,
      score: questions.length,
      xpAwarded: questions.length,
    }),
  });
}

/** Types an answer to the question in view, checks it by Enter and goes on by Enter. */
export async function answerForm(answer: string): Promise<void> {
  await user.keyboard(answer);
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "Continue" });
  await user.keyboard("{Enter}");
}

/** What was submitted so far. */
export function submitted(api: StubbedApi) {
  return api.to(SUBMIT).map(({ body }) => quizSubmitRequest.parse(body));
}
