import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AdverbResult, QuizSubmitResult } from "#schema/api/quizzes.ts";
import { MARA, makeHome } from "#tests/support/web/make-home.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { RIVAL_ID, waitingOf } from "#tests/support/web/make-unsaved.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { questionsOf } from "#web/features/adverb-quiz/bank.ts";
import { completedQuizResult, pendingQuizResult } from "#web/lib/quiz-results-storage.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

const user = userEvent.setup();
const PENDING: AdverbResult = {
  quizType: "adverb",
  level: "B2",
  score: 0,
  totalQuestions: 5,
  answers: questionsOf("B2").map(({ id, correctAnswer }) => ({
    questionId: id,
    selectedAnswer: null,
    correctAnswer,
    isCorrect: false,
  })),
  attemptId: "3f0f7f0e-3c7c-4a57-8d1c-0a9c6f8f5a11",
};
const SAVED: QuizSubmitResult = {
  xpAwarded: 0,
  unlocked: false,
  guestMode: false,
  score: 0,
  totalQuestions: 5,
  passed: false,
  xpParts: [],
  xp: makeXp(),
  streak: makeStreak(),
};
let api: StubbedApi;

beforeEach(() => {
  api = stubApi({
    "GET /api/auth/user": null,
    "GET /api/home": makeHome(),
    "POST /api/auth/login": MARA,
    "POST /api/quiz/submit": SAVED,
  });
});

async function logIn(): Promise<void> {
  renderApp("/auth");
  await user.type(await screen.findByLabelText("Email"), "mara@example.org");
  await user.type(screen.getByLabelText("Password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
}

function toastText(): string | undefined {
  return getDefaultStore().get(toastsAtom)[0]?.description;
}

describe("a quiz result that waits for an account", () => {
  it("is saved after login, shown once on the home page, and then removed", async () => {
    pendingQuizResult.write(PENDING);
    await logIn();
    const dialog = await screen.findByRole("dialog", { name: "Quiz Results - Level B2" });
    expect(api.to("POST /api/quiz/submit").map(({ body }) => body)).toEqual([PENDING]);
    expect(toastText()).toBe("Logged in successfully and quiz results saved!");
    expect(within(dialog).getByText("You scored 0 out of 5 (0%)")).toBeTruthy();
    expect(within(dialog).getAllByText("Not answered")).toHaveLength(5);
    expect(within(dialog).getByRole("region", { name: "XP for this quiz" }).textContent).toBe("No XP this time.");
    expect([pendingQuizResult.read(), completedQuizResult.read()]).toEqual([null, null]);

    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByRole("heading", { name: "Learning Path" })).toBeTruthy();
  });

  it("is shown with what it earned", async () => {
    const xpParts = [{ reason: "3 right answers", amount: 3 }];
    api.answer({ "POST /api/quiz/submit": { ...SAVED, xpAwarded: 3, xpParts } });
    pendingQuizResult.write(PENDING);
    await logIn();
    const dialog = await screen.findByRole("dialog", { name: "Quiz Results - Level B2" });
    expect(within(dialog).getByRole("region", { name: "XP for this quiz" }).textContent).toBe(
      "3 right answers3Total3 XP",
    );
  });

  it.each([
    [
      "waits for the learner who signed in if the server fails",
      failure(503, "The database is not available right now."),
      [PENDING.attemptId],
    ],
    ["is dropped if the server finds it invalid", failure(400, "An answer does not belong to this quiz"), []],
  ])("%s, and the login succeeds", async (_case, answer, waiting) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    api.answer({ "POST /api/quiz/submit": answer });
    pendingQuizResult.write(PENDING);
    await logIn();
    await screen.findByRole("heading", { name: "Learning Path" });
    expect(toastText()).toBe("You have been logged in successfully.");
    expect(warn).toHaveBeenCalledOnce();
    expect(pendingQuizResult.read()).toBeNull();
    expect(waitingOf(MARA.id)).toEqual(waiting);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is never submitted for the learner who signs in after the one that it could not be saved for", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    api.answer({ "POST /api/quiz/submit": failure(503, "The database is not available right now.") });
    pendingQuizResult.write(PENDING);
    await logIn();
    await screen.findByRole("heading", { name: "Learning Path" });
    cleanup();
    const rival = { ...MARA, id: RIVAL_ID };
    api = stubApi({
      "GET /api/auth/user": null,
      "GET /api/home": makeHome({ user: rival }),
      "POST /api/auth/login": rival,
      "POST /api/quiz/submit": SAVED,
    });
    await logIn();
    await screen.findByRole("heading", { name: "Learning Path" });
    expect(api.to("POST /api/quiz/submit")).toEqual([]);
    expect(waitingOf(MARA.id)).toEqual([PENDING.attemptId]);
  });

  it("is saved for its learner as soon as the server is back, and the home page says so", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    api.answer({ "POST /api/quiz/submit": failure(503, "The database is not available right now.") });
    pendingQuizResult.write(PENDING);
    await logIn();
    expect((await screen.findByText("1 result is not saved yet")).parentElement?.textContent).toContain(
      "Adverb Quiz - Level B2",
    );
    api.answer({
      "POST /api/quiz/submit": { ...SAVED, xpAwarded: 3, xpParts: [{ reason: "3 right answers", amount: 3 }] },
    });
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(toastText()).toBe("“Adverb Quiz - Level B2”: +3 XP"));
    expect(waitingOf(MARA.id)).toEqual([]);
    expect(screen.queryByText("1 result is not saved yet")).toBeNull();
  });

  it("that was saved for one learner is not shown to the next one in the tab", async () => {
    completedQuizResult.write({ learnerId: RIVAL_ID, result: PENDING, award: { xpAwarded: 0, xpParts: [] } });
    await logIn();
    await screen.findByRole("heading", { name: "Learning Path" });
    await waitFor(() => expect(sessionStorage.getItem("completed-quiz-result")).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is dropped if it cannot be read", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    localStorage.setItem("pending-quiz-result", '{"quizType":"adverb","score":99}');
    await logIn();
    await screen.findByRole("heading", { name: "Learning Path" });
    expect(api.to("POST /api/quiz/submit")).toEqual([]);
    expect(localStorage.getItem("pending-quiz-result")).toBeNull();
  });
});
