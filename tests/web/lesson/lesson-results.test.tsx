import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  answer,
  attempts,
  failedResult,
  finishQuiz,
  lesson,
  openLesson,
  QUIZ,
  startQuiz,
  stubLessonApi,
  submits,
  user,
} from "#tests/support/web/lesson-actor.ts";
import { makeHome } from "#tests/support/web/make-home.ts";
import { makeQuizResult, makeXp } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";

// happy-dom has no canvas: on a machine that loads the confetti in time, it would throw after the level-up modal opened.
vi.mock("canvas-confetti", () => ({ default: { create: () => () => undefined } }));

let api: StubbedApi;

beforeEach(() => {
  api = stubLessonApi();
});

describe("the results", () => {
  it("are saved once, with the answers, the attempt and the words for the vocabulary", async () => {
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "wrong", "right", "right");
    await waitFor(() => expect(api.to(QUIZ)).toHaveLength(1));
    const [body] = submits(api);
    expect(body).toMatchObject({ score: 3, totalQuestions: 4, addToVocabulary: true });
    expect(body?.answers?.map(({ wordId }) => wordId).toSorted()).toEqual(lesson.words.map(({ id }) => id));
    expect(body?.attemptId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("show the server's verdict, XP, breakdown and streak, and let the XP float", async () => {
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    expect(await screen.findByText("Lesson passed")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Great Job!" })).toBeTruthy();
    expect(screen.getByText("You've completed this lesson!")).toBeTruthy();
    expect(screen.getByText("4/4")).toBeTruthy();
    expect(screen.getByText("100%")).toBeTruthy();
    expect(screen.getAllByText("+35 XP").length).toBe(2);
    expect(screen.getByText("Day Streak!", { exact: false, selector: "main span" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Review Lesson" })).toBeNull();
  });

  it("show what each part earned, a reduction and the day's challenges too", async () => {
    const xpParts = [
      { reason: "4 right answers", amount: 4 },
      { reason: "Repeated today (50 %)", amount: -2 },
      { reason: "All daily challenges", amount: 50 },
    ];
    api.answer({ [QUIZ]: makeQuizResult({ score: 4, totalQuestions: 4, xpAwarded: 52, xpParts }) });
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    expect((await screen.findByText("All daily challenges")).parentElement?.textContent).toBe(
      "4 right answers4Repeated today (50 %)−2All daily challenges50Total52 XP",
    );
  });

  it("open the level-up modal when the level has risen", async () => {
    api.answer({
      [QUIZ]: makeQuizResult({
        xp: makeXp({ totalXp: 105, level: 2, currentXP: 5, xpToNextLevel: 195, totalXPForNextLevel: 200 }),
      }),
    });
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    expect(await screen.findByRole("dialog", { name: "Level Up!" }, { timeout: 5_000 })).toBeTruthy();
  });

  it("of a fail say what is needed and lead back to the words", async () => {
    api.answer({ [QUIZ]: failedResult() });
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "wrong", "right", "wrong");
    expect(screen.getByRole("heading", { name: "Keep Practicing!" })).toBeTruthy();
    expect(screen.getByText("You need 70% to pass")).toBeTruthy();
    expect(screen.getByText("2 right, 2 missed")).toBeTruthy();
    await screen.findByText("No XP this time. A passed quiz earns some.");
    expect(screen.queryByRole("heading", { name: "XP for this lesson" }), "no card without a line").toBeNull();
    expect(screen.getAllByText("Correct answer:", { exact: false })).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Review Lesson" }));
    expect(screen.getByRole("button", { name: /Start Quiz/ })).toBeTruthy();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    await waitFor(() => expect(api.to(QUIZ)).toHaveLength(2));
    const ids = attempts(api);
    expect(new Set(ids).size).toBe(2);
  });

  it("say that they are not saved yet, and save under the same attempt when asked", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    api.answer({ [QUIZ]: failure(503, "busy") });
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    expect(await screen.findByText("Your result is not saved yet")).toBeTruthy();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Failed", { exact: false })).toBeNull();
    api.answer({ [QUIZ]: makeQuizResult({ score: 4, totalQuestions: 4 }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    const ids = attempts(api);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it("that were not saved wait for the next visit and are submitted under their attempt", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    api.answer({ [QUIZ]: failure(503, "busy") });
    const { unmount } = await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    await screen.findByText("Your result is not saved yet");
    unmount();
    api.answer({ [QUIZ]: makeQuizResult({ score: 4, totalQuestions: 4 }) });
    renderApp("/lesson/10101");
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    const ids = attempts(api);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it("offer to practice what was missed; practice submits nothing", async () => {
    await openLesson();
    await startQuiz();
    api.answer({ [QUIZ]: () => new Promise(() => undefined) });
    await finishQuiz("wrong", "right", "right", "right");
    expect(screen.getByRole("heading", { name: "Practice the one you missed" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Practice now" }));
    expect(await screen.findByText("Question 1 of 1", { exact: false })).toBeTruthy();
    await answer("right");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("1 of 1 right in your practice.", { exact: false })).toBeTruthy();
    expect(screen.getByText("3/4")).toBeTruthy();
    expect(api.to(QUIZ)).toHaveLength(1);
  });

  it("offer another round for the word that practice missed again, and none once it was right", async () => {
    await openLesson();
    await startQuiz();
    api.answer({ [QUIZ]: () => new Promise(() => undefined) });
    await finishQuiz("wrong", "wrong", "right", "right");
    expect(screen.getByRole("heading", { name: "Practice the two you missed" })).toBeTruthy();
    await practice("right", "wrong");
    expect(await screen.findByText("1 of 2 right in your practice.", { exact: false })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Practice the one you missed" })).toBeTruthy();
    await practice("right");
    expect(await screen.findByRole("heading", { name: "All practiced" })).toBeTruthy();
    expect(screen.getByText("2 of 3 right in your practice.", { exact: false })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Practice now" })).toBeNull();
    expect(api.to(QUIZ)).toHaveLength(1);

    /** One round: as many questions as answers. */
    async function practice(...kinds: ("right" | "wrong")[]): Promise<void> {
      await user.click(screen.getByRole("button", { name: "Practice now" }));
      for (const [index, kind] of kinds.entries()) {
        await screen.findByText(`Question ${index + 1} of ${kinds.length}`, { exact: false });
        await answer(kind);
        await user.click(screen.getByRole("button", { name: "Continue" }));
      }
    }
  });

  it("lead home, where everything is asked for anew in one call", async () => {
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    await screen.findByText("Your result is saved.");
    const before = api.calls.length;
    api.answer({
      "GET /api/home": makeHome({
        completed: [1, 0],
        progress: { language: "german", cefrLevel: "A1", vocabularyCount: 4 },
      }),
    });
    await user.click(screen.getByRole("link", { name: "Continue" }));
    await screen.findByText("4 words in your collection");
    expect(screen.getByText("Score: 14/15")).toBeTruthy();
    expect(api.calls.slice(before).map(({ key }) => key)).toEqual(["GET /api/home"]);
    expect(sessionStorage.getItem("lesson-quiz:10101")).toBeNull();
  });
});
