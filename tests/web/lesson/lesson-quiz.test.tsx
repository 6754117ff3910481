import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  answer,
  askedWord,
  finishQuiz,
  openLesson,
  options,
  QUIZ,
  rightAnswer,
  startQuiz,
  stubLessonApi,
  submits,
  user,
} from "#tests/support/web/lesson-actor.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { type StubbedApi } from "#tests/support/web/stub-api.ts";
import { AFTER_ANSWER_DELAY_MS } from "#web/quiz-kit/auto-advance.ts";

let api: StubbedApi;

beforeEach(() => {
  api = stubLessonApi();
});

describe("the quiz", () => {
  it("shows one question with its position, the level and four options", async () => {
    await openLesson();
    await startQuiz();
    expect(screen.getByText("Question 1 of 4", { exact: false }).textContent).toContain("A1");
    expect(options()).toHaveLength(4);
    expect(screen.getByRole("progressbar", { name: "Question 1 of 4" })).toBeTruthy();
  });

  it("marks a right answer, says 'Correct!' with the example, and takes no second answer", async () => {
    await openLesson();
    await startQuiz();
    await answer("right");
    const verdict = screen.getByRole("status", { name: "Verdict" });
    expect(within(verdict).getByText("Correct!")).toBeTruthy();
    expect(verdict.textContent).toContain("Mein Name ist Mara.");
    for (const option of options()) expect(option).toHaveProperty("disabled", true);
  });

  it("names the right answer after a mistake, beside the chosen one", async () => {
    await openLesson();
    await startQuiz();
    const gloss = rightAnswer();
    await answer("wrong");
    expect(screen.getByText(`Correct answer: ${gloss}`)).toBeTruthy();
    expect(screen.getByRole("button", { name: /Yours$/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Answer$/ }).textContent).toContain(gloss);
  });

  it("goes on by itself a second after an answer", async () => {
    await openLesson();
    await startQuiz();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await answer("wrong");
    await act(() => vi.advanceTimersByTimeAsync(AFTER_ANSWER_DELAY_MS - 200));
    expect(screen.getByText("Question 1 of 4", { exact: false })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(screen.getByText("Question 2 of 4", { exact: false })).toBeTruthy();
  });

  it("waits after a mistake when told to, and remembers it", async () => {
    const { unmount } = await openLesson();
    await startQuiz();
    await user.click(screen.getByRole("switch", { name: "Wait after a mistake" }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await answer("wrong");
    await act(() => vi.advanceTimersByTimeAsync(5 * AFTER_ANSWER_DELAY_MS));
    expect(screen.getByText("Question 1 of 4", { exact: false })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await answer("right");
    await act(() => vi.advanceTimersByTimeAsync(AFTER_ANSWER_DELAY_MS));
    expect(screen.getByText("Question 3 of 4", { exact: false })).toBeTruthy();
    vi.useRealTimers();
    unmount();
    renderApp("/lesson/10101");
    const toggle = await screen.findByRole("switch", { name: "Wait after a mistake" });
    expect(toggle.getAttribute("aria-checked")).toBe("true");
  });

  it("is played with the keyboard alone: 1 to 4, Enter", async () => {
    await openLesson();
    await startQuiz();
    for (const position of [1, 2, 3, 4]) {
      await screen.findByText(`Question ${position} of 4`, { exact: false });
      await user.keyboard("2{Enter}");
    }
    expect(await screen.findByRole("heading", { name: /Great Job!|Keep Practicing!/ })).toBeTruthy();
  });

  it("shows the keys on '?' and stands still meanwhile", async () => {
    await openLesson();
    await startQuiz();
    await answer("right");
    await user.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keys" })).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, AFTER_ANSWER_DELAY_MS + 200));
    expect(screen.getByText("Question 1 of 4", { exact: false })).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(await screen.findByText("Question 2 of 4", { exact: false }, { timeout: 3_000 })).toBeTruthy();
  });
});

describe("a verdict goes away by itself", () => {
  beforeEach(async () => {
    await openLesson();
    await startQuiz();
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  /** What is said, inside the sheet. */
  function said(): HTMLElement {
    return within(screen.getByRole("status", { name: "Verdict" })).getByText("Correct answer:", { exact: false });
  }

  /** What holds the sheet at the bottom of the window. */
  function bar(): Element {
    return screen.getByRole("status", { name: "Verdict" }).parentElement ?? document.body;
  }

  async function expectQuestion(number: number, afterMs: number): Promise<void> {
    await act(() => vi.advanceTimersByTimeAsync(afterMs));
    expect(screen.getByText(`Question ${number} of 4`, { exact: false })).toBeTruthy();
  }

  it.each<[string, () => void, () => void]>([
    [
      "the mouse is over it",
      () => fireEvent.pointerMove(said(), { pointerType: "mouse", clientX: 40, clientY: 500 }),
      () => fireEvent.pointerLeave(bar(), { pointerType: "mouse" }),
    ],
    [
      "the wheel scrolls it",
      () => fireEvent.wheel(said()),
      () => fireEvent.pointerLeave(bar(), { pointerType: "mouse" }),
    ],
    [
      "a finger touches it",
      () => fireEvent.touchStart(said()),
      () => fireEvent.touchEnd(said(), { targetTouches: [] }),
    ],
    [
      "the focus is on something in it",
      () => screen.getByRole("button", { name: "Wait after a mistake" }).focus(),
      () => screen.getByRole("button", { name: "Continue" }).focus(),
    ],
  ])("not while %s, and then after its full time", async (_how, hold, release) => {
    await answer("wrong");
    await expectQuestion(1, AFTER_ANSWER_DELAY_MS - 200);
    act(hold);
    await expectQuestion(1, 5 * AFTER_ANSWER_DELAY_MS);
    act(release);
    await expectQuestion(1, AFTER_ANSWER_DELAY_MS - 200);
    await expectQuestion(2, 250);
    await answer("right");
    await expectQuestion(3, AFTER_ANSWER_DELAY_MS + 50);
  });

  it("although it came up under a mouse that does not move, or the Continue button has the focus", async () => {
    fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 40, clientY: 500 });
    await answer("wrong");
    fireEvent.pointerMove(said(), { pointerType: "mouse", clientX: 0, clientY: 0 });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Continue" }));
    await expectQuestion(2, AFTER_ANSWER_DELAY_MS + 50);
  });
});

describe("the offer to wait after a mistake", () => {
  const offer = () => screen.queryByRole("button", { name: "Wait after a mistake" });

  it("comes with the first mistake only", async () => {
    await openLesson();
    await startQuiz();
    await answer("right");
    expect(offer()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await answer("wrong");
    expect(offer()).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await answer("wrong");
    expect(offer()).toBeNull();
  });

  it("holds this verdict and the next ones at one press", async () => {
    await openLesson();
    await startQuiz();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await answer("wrong");
    await user.click(screen.getByRole("button", { name: "Wait after a mistake" }));
    expect(offer()?.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("switch", { name: "Wait after a mistake" }).getAttribute("aria-checked")).toBe("true");
    screen.getByRole("button", { name: "Continue" }).focus();
    await act(() => vi.advanceTimersByTimeAsync(5 * AFTER_ANSWER_DELAY_MS));
    expect(screen.getByText("Question 1 of 4", { exact: false })).toBeTruthy();
    await user.keyboard("{Enter}");
    await answer("wrong");
    await act(() => vi.advanceTimersByTimeAsync(5 * AFTER_ANSWER_DELAY_MS));
    expect(screen.getByText("Question 2 of 4", { exact: false })).toBeTruthy();
  });

  it("does not come when the setting is on already", async () => {
    await openLesson();
    await startQuiz();
    await user.click(screen.getByRole("switch", { name: "Wait after a mistake" }));
    await answer("wrong");
    expect(offer()).toBeNull();
  });
});

describe("leaving the quiz", () => {
  it("asks first, and stays when told to", async () => {
    const { router } = await openLesson();
    await startQuiz();
    await user.keyboard("{Escape}");
    await screen.findByRole("dialog", { name: "Leave the quiz?" });
    await user.click(screen.getByRole("button", { name: "Keep going" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.pathname).toBe("/lesson/10101");
    expect(screen.getByText("Translate to English:")).toBeTruthy();
  });

  it.each([
    ["the close button", () => user.click(screen.getByRole("button", { name: "Leave the quiz" })), "/"],
    ["a link of the frame", () => user.click(screen.getByRole("link", { name: "Review" })), "/vocabulary"],
  ])("leaves by %s and begins anew next time", async (_how, leave, path) => {
    const { router, unmount } = await openLesson();
    await startQuiz();
    await answer("right");
    await leave();
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    unmount();
    await openLesson();
    expect(screen.queryByText("Translate to English:")).toBeNull();
    expect(api.to(QUIZ)).toHaveLength(0);
  });

  it("does not stop the way to /auth when the session has ended, and keeps the quiz", async () => {
    const { router, unmount } = await openLesson();
    await startQuiz();
    await act(() => router.navigate({ to: "/auth" }));
    // The learner is still signed in here, so /auth redirects at once.
    await waitFor(() => expect(router.state.location.pathname).not.toBe("/lesson/10101"));
    expect(screen.queryByRole("dialog")).toBeNull();
    unmount();
    renderApp("/lesson/10101");
    expect(await screen.findByText("Translate to English:")).toBeTruthy();
  });
});

describe("a reload", () => {
  it("in the middle of the quiz goes on with the next question of the same order", async () => {
    const { unmount } = await openLesson();
    await startQuiz();
    await answer("right");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const second = askedWord();
    unmount();
    renderApp("/lesson/10101");
    await screen.findByText("Question 2 of 4", { exact: false });
    expect(askedWord()).toBe(second);
    await finishQuiz("right", "right", "right");
    await waitFor(() => expect(api.to(QUIZ)).toHaveLength(1));
    expect(submits(api)[0]?.answers).toHaveLength(4);
  });

  it("on saved results shows them again and submits nothing", async () => {
    await openLesson();
    await startQuiz();
    await finishQuiz("right", "right", "right", "right");
    await screen.findByText("Your result is saved.");
    const kept = sessionStorage.getItem("lesson-quiz:10101");
    document.body.innerHTML = "";
    sessionStorage.setItem("lesson-quiz:10101", kept ?? "");
    renderApp("/lesson/10101");
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    expect(api.to(QUIZ)).toHaveLength(1);
  });
});
