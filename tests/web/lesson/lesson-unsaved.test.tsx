import { screen, waitFor, within } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  attempts,
  finishQuiz,
  lesson,
  openLesson,
  QUIZ,
  startQuiz,
  stubLessonApi,
  user,
} from "#tests/support/web/lesson-actor.ts";
import { MARA, makeHome } from "#tests/support/web/make-home.ts";
import { makeQuizResult, makeXp } from "#tests/support/web/make-results.ts";
import { makeUnsaved, RIVAL_ID, waitingOf } from "#tests/support/web/make-unsaved.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

let api: StubbedApi;

// Without idle callbacks, the start of the app would send a second later what a test has finished by then.
beforeAll(() => {
  Object.assign(window, { requestIdleCallback: (task: () => void) => task(), cancelIdleCallback: () => undefined });
});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  api = stubLessonApi();
});

function lastToast() {
  return getDefaultStore().get(toastsAtom)[0];
}

function connectionIsBack(): void {
  window.dispatchEvent(new Event("online"));
}

/** Finishes the quiz while the server does not answer. */
async function finishUnsaved(): Promise<ReturnType<typeof renderApp>> {
  api.answer({ [QUIZ]: () => Promise.reject(new TypeError("Failed to fetch")) });
  const app = await openLesson();
  await startQuiz();
  await finishQuiz("right", "right", "right", "right");
  await screen.findByText("Your result is not saved yet");
  return app;
}

describe("a result that is not saved yet", () => {
  it("turns into a saved one on its own screen when the connection is back, without a toast", async () => {
    await finishUnsaved();
    api.answer({ [QUIZ]: makeQuizResult({ score: 4, totalQuestions: 4 }) });
    connectionIsBack();
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    expect(attempts(api)).toHaveLength(2);
    expect(lastToast()?.title).not.toBe("Result saved");
  });

  it("waits on home, is sent from there once, and the numbers follow", async () => {
    await finishUnsaved();
    await user.click(screen.getByRole("link", { name: "Continue" }));
    const note = (await screen.findByText("1 result is not saved yet")).closest("output") as HTMLElement;
    expect(within(note).getByText(lesson.title).lang).toBe("de");
    api.answer({
      [QUIZ]: makeQuizResult({
        score: 4,
        totalQuestions: 4,
        xp: makeXp({ totalXp: 35, currentXP: 35, xpToNextLevel: 65 }),
      }),
      "GET /api/home": makeHome({ completed: [1, 0], xp: makeXp({ totalXp: 35, currentXP: 35, xpToNextLevel: 65 }) }),
    });
    connectionIsBack();
    connectionIsBack();
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: "Result saved", description: `“${lesson.title}”: +35 XP` }),
    );
    expect(await screen.findByText("Score: 14/15")).toBeTruthy();
    expect(screen.queryByText("1 result is not saved yet")).toBeNull();
    const ids = attempts(api);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it("can be sent from home by hand, and says when that fails", async () => {
    await finishUnsaved();
    await user.click(screen.getByRole("link", { name: "Continue" }));
    const retry = () => screen.findByRole("button", { name: "Try again" });
    await user.click(await retry());
    await waitFor(() => expect(lastToast()).toMatchObject({ title: "Not saved yet" }));
    api.answer({ [QUIZ]: makeQuizResult() });
    await user.click(await retry());
    await waitFor(() => expect(lastToast()).toMatchObject({ title: "Result saved" }));
  });

  it("is sent when the app is back, on a screen that has nothing to do with it", async () => {
    makeUnsaved();
    makeUnsaved({ learnerId: RIVAL_ID });
    renderApp("/subscribe");
    await waitFor(() => expect(lastToast()).toMatchObject({ title: "Result saved" }));
    expect(attempts(api)).toHaveLength(1);
    expect([waitingOf(MARA.id).length, waitingOf(RIVAL_ID).length]).toEqual([0, 1]);
  });

  it("says that it never will be when the server refuses it, and does not stand in the way of another try", async () => {
    api.answer({ [QUIZ]: failure(403, "This lesson is locked") });
    const { router } = await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    const note = await screen.findByRole("alert");
    expect(note.textContent).toBe("Your result could not be savedThis lesson is locked");
    expect(screen.getByText("A result that cannot be saved earns no XP.")).toBeTruthy();
    expect(waitingOf(MARA.id)).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Continue" }));
    await screen.findByRole("heading", { name: "Learning Path" });
    await router.navigate({ to: "/lesson/$id", params: { id: String(lesson.id) } });
    expect(await screen.findByRole("button", { name: /Start Quiz/ })).toBeTruthy();
  });

  it("fetches the server's answer when another tab has sent it", async () => {
    await finishUnsaved();
    const [attemptId] = waitingOf(MARA.id);
    api.answer({ [QUIZ]: makeQuizResult({ score: 4, totalQuestions: 4 }) });
    const key = `unsaved-result:${MARA.id}:${attemptId}`;
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent("storage", { key }));
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    expect(attempts(api)).toEqual([attemptId, attemptId]);
  });
});

describe("a running quiz", () => {
  it("of one learner is not shown to the next one in the same tab", async () => {
    const { unmount } = await openLesson();
    await startQuiz();
    expect(sessionStorage.getItem("lesson-quiz:10101")).toContain(MARA.id);
    unmount();
    api.answer({ "GET /api/auth/user": { ...MARA, id: RIVAL_ID } });
    renderApp("/lesson/10101");
    expect(await screen.findByRole("button", { name: /Start Quiz/ })).toBeTruthy();
    expect(sessionStorage.getItem("lesson-quiz:10101")).toBeNull();
  });
});
