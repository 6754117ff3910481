import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  attemptOf,
  finishGrammarQuiz,
  GENERATE,
  giveAnswer,
  LIBRARY,
  press,
  SUBMIT,
  stubGrammarApi,
  submitted,
  TOPIC,
  user,
} from "#tests/support/web/grammar-actor.ts";
import { makeGrammarQuestion } from "#tests/support/web/make-grammar.ts";
import { makeSubmitResult } from "#tests/support/web/make-results.ts";
import { type RenderedApp, renderApp } from "#tests/support/web/render-app.tsx";
import { failure } from "#tests/support/web/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

async function openQuiz(path: string): Promise<RenderedApp> {
  const app = renderApp(path);
  await screen.findByRole("button", { name: "Check" });
  return app;
}

describe("a grammar quiz", () => {
  it("is drawn by the server and submitted under the attempt that it named", async () => {
    const api = stubGrammarApi();
    await openQuiz("/grammar/103?quiz=regular");
    expect(api.to(GENERATE).map(({ body }) => body)).toEqual([
      { language: "german", filter: { topicId: 103 }, count: 10, mode: "regular" },
    ]);
    await finishGrammarQuiz(["den", "unseren"]);
    await waitFor(() => expect(submitted(api)).toHaveLength(1));
    expect(submitted(api)[0]).toEqual({
      quizType: "grammar",
      level: "A1",
      score: 2,
      totalQuestions: 2,
      answers: [
        { questionId: "10301", answer: "den" },
        { questionId: "10302", answer: "unseren" },
      ],
      topicId: 103,
      attemptId: attemptOf(1),
    });
  });

  it("needs an answer, keeps it on the way back, and hides the verdict of one that is changed", async () => {
    stubGrammarApi();
    await openQuiz("/grammar?quiz=regular");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check" }).disabled).toBe(true);
    giveAnswer("der");
    press("Check");
    expect(screen.getByText("Correct answer:", { exact: false })).toBeTruthy();
    giveAnswer("dem");
    expect(screen.queryByText("Correct answer:", { exact: false })).toBeNull();
    press("Check");
    press("Continue");
    giveAnswer("die");
    press("Previous");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /dem$/ }).checked).toBe(true);
  });

  it("counts what was checked first, although a later answer is right", async () => {
    const api = stubGrammarApi();
    await openQuiz("/grammar?quiz=level-up");
    giveAnswer("der");
    press("Check");
    giveAnswer("den");
    press("Check");
    press("Continue");
    giveAnswer("den");
    press("Check");
    press("Continue");
    await screen.findByRole("heading", { name: /Great Job!|Keep Practicing!/ });
    await waitFor(() => expect(submitted(api)).toHaveLength(1));
    expect(submitted(api)[0]).toMatchObject({ score: 1, answers: [{ answer: "der" }, { answer: "den" }] });
  });

  it("leads from a verdict to the topic of its question, in a tab of its own; on the topic's own page it need not", async () => {
    stubGrammarApi();
    const level = await openQuiz("/grammar?quiz=regular");
    giveAnswer("der");
    press("Check");
    const why = screen.getByRole("link", { name: /Why\? The accusative/ });
    expect([why.getAttribute("href"), why.getAttribute("target")]).toEqual(["/grammar/103", "_blank"]);
    level.unmount();
    await openQuiz("/grammar/103?quiz=regular");
    giveAnswer("der");
    press("Check");
    expect(screen.queryByRole("link", { name: /Why\?/ })).toBeNull();
  });

  it("lists the mistakes with their reason and their topic, and draws anew for another try", async () => {
    const api = stubGrammarApi();
    await openQuiz("/grammar?quiz=regular");
    await finishGrammarQuiz(["der", "den"]);
    expect(screen.getByRole("link", { name: /Read: The accusative/ }).getAttribute("href")).toBe("/grammar/103");
    expect(screen.getByText("is masculine:", { exact: false })).toBeTruthy();
    press("Try Again");
    await screen.findByRole("button", { name: "Check" });
    await finishGrammarQuiz(["den", "den"]);
    await waitFor(() => expect(submitted(api)).toHaveLength(2));
    expect(submitted(api).map(({ attemptId }) => attemptId)).toEqual([attemptOf(1), attemptOf(2)]);
  });

  it("says what it has opened, and the library asks again what is open", async () => {
    const api = stubGrammarApi({ questions: 10 });
    api.answer({
      [SUBMIT]: makeSubmitResult({ score: 10, totalQuestions: 10, unlocked: true }),
    });
    const { router } = await openQuiz("/grammar/103?quiz=regular");
    await finishGrammarQuiz(Array.from({ length: 10 }, () => "den"));
    expect((await screen.findByText(/is open now/)).textContent).toContain("Topic 4 of A1");
    const before = api.to(TOPIC).length;
    await user.click(screen.getByRole("link", { name: "Next topic" }));
    await waitFor(() => expect(api.to(TOPIC).length).toBe(before + 1));
    expect(router.history.location.pathname).toBe("/grammar/104");
  });

  it.each([
    ["level-up", "grammar-level-up", 10, "A2 is open now"],
    ["total-level", "grammar-total-level", 20, "A2 and every topic of A1 are open now"],
  ] as const)("in the mode %s opens the next level", async (mode, quizType, questions, opened) => {
    const api = stubGrammarApi({ questions });
    api.answer({ [SUBMIT]: makeSubmitResult({ score: questions, totalQuestions: questions, unlocked: true }) });
    await openQuiz(`/grammar?quiz=${mode}`);
    expect(api.to(GENERATE)[0]?.body).toMatchObject({ filter: { level: "A1" }, count: questions, mode });
    await finishGrammarQuiz(Array.from({ length: questions }, () => "den"));
    expect(await screen.findByText(opened)).toBeTruthy();
    expect(submitted(api)[0]).toMatchObject({ quizType, level: "A1", targetLevel: "A2" });
    expect(screen.getByRole("link", { name: "Go to A2" }).getAttribute("href")).toBe("/grammar?level=A2");
  });

  it("of a test says how many right answers it takes", async () => {
    const api = stubGrammarApi({ questions: 10 });
    api.answer({ [SUBMIT]: makeSubmitResult({ score: 7, totalQuestions: 10, passed: false }) });
    await openQuiz("/grammar?quiz=level-up");
    await finishGrammarQuiz(Array.from({ length: 10 }, (_, place) => (place < 7 ? "den" : "der")));
    expect(screen.getByRole("heading", { name: "Keep Practicing!" })).toBeTruthy();
    expect(screen.getByText("You need 8 of 10 to open A2")).toBeTruthy();
  });

  it("says when nothing was drawn", async () => {
    const api = stubGrammarApi();
    api.answer({ [GENERATE]: { questions: [], attemptId: attemptOf(1) } });
    renderApp("/grammar?quiz=regular");
    expect(await screen.findByText("No grammar exercises available for this quiz")).toBeTruthy();
  });

  it("that is locked says why", async () => {
    const api = stubGrammarApi();
    api.answer({ [GENERATE]: failure(403, "This level is locked") });
    renderApp("/grammar?level=B1&quiz=regular");
    expect(await screen.findByText("This level is locked")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to the library" }).getAttribute("href")).toBe("/grammar?level=B1");
  });

  it("that could not be generated can be tried again", async () => {
    const api = stubGrammarApi();
    api.answer({ [GENERATE]: failure(503, "busy") });
    renderApp("/grammar?quiz=regular");
    expect(await screen.findByText("This quiz could not be generated")).toBeTruthy();
    api.answer({ [GENERATE]: { questions: [makeGrammarQuestion(1)], attemptId: attemptOf(3) } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("button", { name: "Check" })).toBeTruthy();
  });

  it("asks before it is left, also to its own page, which then has the focus", async () => {
    stubGrammarApi();
    const { router } = renderApp("/grammar");
    await user.click(await screen.findByRole("link", { name: "Quiz on A1" }));
    await screen.findByRole("button", { name: "Check" });
    void router.navigate({ to: "/grammar" });
    expect(await screen.findByRole("dialog", { name: "Leave the quiz?" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep going" }));
    expect(screen.getByRole("button", { name: "Check" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Leave the quiz" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    const heading = await screen.findByRole("heading", { name: "Grammar Library" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("of a result that could not be saved waits under its attempt", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const api = stubGrammarApi();
    api.answer({ [SUBMIT]: failure(503, "busy") });
    await openQuiz("/grammar?quiz=regular");
    await finishGrammarQuiz(["den", "den"]);
    expect(await screen.findByText("Your result is not saved yet")).toBeTruthy();
    api.answer({ [SUBMIT]: makeSubmitResult() });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    expect(submitted(api).map(({ attemptId }) => attemptId)).toEqual([attemptOf(1), attemptOf(1)]);
  });

  it("makes the library ask again for its topics", async () => {
    const api = stubGrammarApi();
    renderApp("/grammar");
    await user.click(await screen.findByRole("link", { name: "Quiz on A1" }));
    await screen.findByRole("button", { name: "Check" });
    await finishGrammarQuiz(["den", "den"]);
    await screen.findByText("Your result is saved.");
    await user.click(screen.getByRole("link", { name: "Back to the library" }));
    await screen.findByRole("heading", { name: "Grammar Library" });
    await waitFor(() => expect(api.to(LIBRARY)).toHaveLength(2));
  });

  it("of a topic that is locked shows its lock instead", async () => {
    const api = stubGrammarApi();
    renderApp("/grammar/104?quiz=regular");
    expect(await screen.findByRole("heading", { name: "Topic Locked" })).toBeTruthy();
    expect(api.to(GENERATE)).toEqual([]);
  });

  it("of a visitor is graded and not kept, and ends with the way to an account", async () => {
    const api = stubGrammarApi({ learner: false });
    api.answer({
      [SUBMIT]: makeSubmitResult({ xpAwarded: 0, xpParts: [], guestMode: true, xp: null, streak: null }),
    });
    await openQuiz("/grammar?quiz=regular");
    await finishGrammarQuiz(["den", "der"]);
    expect(await screen.findByText("Sign up free to save your progress and track your learning")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "XP for this quiz" })).toBeNull();
    expect(screen.queryByRole("link", { name: /Read:/ })).toBeNull();
  });
});
