import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type LessonQuizRequest, lessonQuizRequest } from "#schema/api/curriculum.ts";
import { MARA, makeHome } from "./make-home.ts";
import { makeChapterList, makeLesson } from "./make-lesson.ts";
import { makeDoubleXpResult, makeQuizResult, makeStreak, makeXp } from "./make-results.ts";
import { type RenderedApp, renderApp } from "./render-app.tsx";
import { type StubbedApi, stubApi } from "./stub-api.ts";

export const QUIZ = "POST /api/curriculum/subchapter/:id/quiz";
export const ADD = "POST /api/curriculum/subchapter/:id/add-vocabulary";
export const CHALLENGE = "POST /api/curriculum/subchapter/:id/double-xp-challenge";

/** The lesson of these tests, 10101. Four words keep its quiz short. */
export const lesson = makeLesson({ count: 4 });
const translationOf = new Map(lesson.words.map(({ word, translation }) => [word, translation]));

export const user = userEvent.setup();

/** A worker that has this lesson and passes every quiz of it. */
export function stubLessonApi(): StubbedApi {
  return stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/home": makeHome(),
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
    "GET /api/curriculum/subchapter/:id": lesson,
    "GET /api/curriculum/chapter/:chapterId/subchapters": makeChapterList(101),
    [ADD]: { added: 4, count: 4 },
    [QUIZ]: makeQuizResult({ score: 4, totalQuestions: 4, percentage: 100 }),
    [CHALLENGE]: makeDoubleXpResult(),
  });
}

/** The worker's answer to a quiz whose last two words were wrong. */
export function failedResult() {
  const results = lesson.words.map(({ id, translation }, index) => {
    const correct = index < 2;
    return { wordId: id, answer: correct ? translation : "wrong", correct, correctAnswer: translation };
  });
  const verdict = { score: 2, totalQuestions: 4, percentage: 50, passed: false, isCompleted: false };
  return makeQuizResult({ ...verdict, xpAwarded: 0, xpParts: [], results });
}

/** Opens the lesson and waits for its words. */
export async function openLesson(): Promise<RenderedApp> {
  const app = renderApp("/lesson/10101");
  await screen.findByRole("button", { name: /Start Quiz/ });
  return app;
}

export async function startQuiz(): Promise<void> {
  await user.click(screen.getByRole("button", { name: /Start Quiz/ }));
  await screen.findByText("Translate to English:");
}

/** The German word in view. */
export function askedWord(): string {
  return screen.getByRole("heading", { level: 1 }).querySelector("[lang=de]")?.textContent ?? "";
}

/** The right translation of the word in view. */
export function rightAnswer(): string {
  return translationOf.get(askedWord()) ?? "";
}

export function options(): HTMLElement[] {
  return screen.getAllByRole("button", { name: /^[1-4] ?\D/ });
}

/** Answers the question in view and stops at the verdict. */
export async function answer(kind: "right" | "wrong"): Promise<void> {
  const gloss = rightAnswer();
  const isRight = (option: HTMLElement) => option.lastElementChild?.textContent === gloss;
  const chosen = options().find((option) => isRight(option) === (kind === "right"));
  if (!chosen) throw new Error(`no ${kind} option for ${askedWord()}`);
  await user.click(chosen);
}

/** Goes through the rest of the quiz by pressing Continue. */
export async function finishQuiz(...kinds: ("right" | "wrong")[]): Promise<void> {
  for (const kind of kinds) {
    await answer(kind);
    await user.click(screen.getByRole("button", { name: "Continue" }));
  }
  await screen.findByRole("heading", { name: /Great Job!|Keep Practicing!/ });
}

/** The bodies of the quiz submits so far. */
export function submits(api: StubbedApi): LessonQuizRequest[] {
  return api.to(QUIZ).map(({ body }) => lessonQuizRequest.parse(body));
}

/** The attempt ids of the quiz submits so far. */
export function attempts(api: StubbedApi): (string | undefined)[] {
  return submits(api).map(({ attemptId }) => attemptId);
}
