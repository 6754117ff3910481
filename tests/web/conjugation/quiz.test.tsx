import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  answerForm,
  POPULATE,
  RANDOM,
  SUBMIT,
  stubConjugationApi,
  submitted,
  THREE_QUESTIONS,
  user,
} from "#tests/support/web/conjugation-actor.ts";
import { makeSubmitResult } from "#tests/support/web/make-results.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure } from "#tests/support/web/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

/** One verb alone below the dialog: whatever asks for roles is slow where there are many. */
const ADDRESS = "/grammar?tab=conjugations&verb=sein";
const quiz = () => screen.findByRole("dialog", { name: "Conjugation Quiz" });
const field = () => screen.findByLabelText<HTMLInputElement>("Your answer");
const verdict = () => screen.findByRole("status", { name: "Verdict" });

async function openQuiz(address = ADDRESS) {
  const app = renderApp(address);
  await user.click(await screen.findByRole("button", { name: "Start the quiz" }));
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  return app;
}

describe("a conjugation quiz", () => {
  it("asks for what was chosen, one form at a time, in its field", async () => {
    const api = stubConjugationApi();
    const { router } = await openQuiz("/grammar?tab=conjugations&q=ging");
    expect(api.to(RANDOM)[0]?.query).toEqual({ verb: "gehen", tense: "simple-past", limit: "20" });
    expect(router.history.location.href).toBe("/grammar?tab=conjugations&q=ging&quiz=conjugation");
    const dialog = await quiz();
    expect(dialog.textContent).toContain("Question 1 of 3");
    expect(
      within(dialog)
        .getByRole("group", { name: /fahren · Present du/ })
        .contains(await field()),
    ).toBe(true);
    expect(within(dialog).queryByText("two words")).toBeNull();
    await answerForm("fährst");
    expect(dialog.textContent).toContain("Question 2 of 3");
    expect(within(dialog).getByText("two words")).toBeTruthy();
    expect(document.activeElement).toBe(await field());
  });

  it("of all verbs and tenses names neither", async () => {
    const api = stubConjugationApi();
    await openQuiz("/grammar?tab=conjugations&type=modal&tenses=all");
    expect(api.to(RANDOM)[0]?.query).toEqual({ limit: "20" });
  });

  it("names a near miss, says what helps and that the form comes back", async () => {
    stubConjugationApi();
    await openQuiz();
    await answerForm("fährst");
    await user.keyboard("aufstehe{Enter}");
    const said = (await verdict()).textContent;
    expect(said).toContain("Right verb, but its parts stand apart");
    expect(said).toContain("The prefix auf goes to the end of the main clause");
    expect(said).toContain("It comes back in Review Mode.");
    expect((await quiz()).querySelector("h3")?.textContent).toBe("ich stehe auf");
  });

  it("takes a form with its pronoun, and ae for ä with a note", async () => {
    stubConjugationApi();
    await openQuiz();
    await user.keyboard("du faehrst{Enter}");
    expect((await verdict()).textContent).toContain("Correct!");
    expect((await verdict()).textContent).toContain("With umlaut");
  });

  it("brings missed forms back in Review Mode until all are right, and submits the first round once", async () => {
    const api = stubConjugationApi();
    api.answer({ [SUBMIT]: makeSubmitResult({ score: 1, totalQuestions: 3, xpAwarded: 1 }) });
    await openQuiz();
    await answerForm("xyz");
    await answerForm("stehe auf");
    await answerForm("lest");
    const dialog = await quiz();
    expect(within(dialog).getByText("Review Mode").closest("output")).toBeTruthy();
    expect(dialog.textContent).toContain("0 of 2 missed forms are right now");
    const right = () => (dialog.textContent?.includes("fahren") ? "fährst" : "liest");
    const first = right();
    await answerForm("xyz");
    await answerForm(right());
    expect(dialog.textContent).toContain("1 of 2 missed forms is right now");
    expect(right()).toBe(first);
    expect(api.to(SUBMIT)).toEqual([]);
    await answerForm(right());
    expect((await screen.findByRole("heading", { name: "Great Job!" })).textContent).toBeTruthy();
    expect(dialog.textContent).toContain("1/3");
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    expect(within(dialog).getByText("+1 XP")).toBeTruthy();
    const missed = within(dialog).getByRole("list", { name: "Missed at the first try" });
    expect(
      within(missed)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Misseddu … fahren · PresentYour answer: xyzCorrect answer: fährst",
      "Misseder/sie/es … lesen · PresentYour answer: lestCorrect answer: liest",
    ]);
    const [fahren, aufstehen, lesen] = THREE_QUESTIONS.map(({ id }) => id);
    expect(submitted(api)).toEqual([
      expect.objectContaining({
        quizType: "conjugation",
        score: 1,
        totalQuestions: 3,
        answers: [
          { questionId: fahren, answer: "xyz" },
          { questionId: aufstehen, answer: "stehe auf" },
          { questionId: lesen, answer: "lest" },
        ],
      }),
    ]);
  });

  it("without a mistake ends with Perfect Score; Practice Again draws anew, Close leads back to the verbs", async () => {
    const api = stubConjugationApi();
    const { router } = await openQuiz();
    for (const { answer } of THREE_QUESTIONS) await answerForm(answer);
    const heading = await screen.findByRole("heading", { name: "Perfect Score" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Practice Again" }));
    await waitFor(() => expect(api.to(RANDOM)).toHaveLength(2));
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    for (const { answer } of THREE_QUESTIONS) await answerForm(answer);
    await screen.findByRole("heading", { name: "Perfect Score" });
    await waitFor(() => expect(api.to(SUBMIT)).toHaveLength(2));
    expect(new Set(submitted(api).map(({ attemptId }) => attemptId)).size).toBe(2);
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.history.location.href).toBe(ADDRESS);
    expect(document.activeElement?.textContent).toContain("Start the quiz");
  });

  it("of a visitor is graded and not kept", async () => {
    const api = stubConjugationApi({ learner: false });
    api.answer({
      [SUBMIT]: makeSubmitResult({ xpAwarded: 0, xpParts: [], guestMode: true, xp: null, streak: null }),
    });
    await openQuiz();
    for (const { answer } of THREE_QUESTIONS) await answerForm(answer);
    expect(await screen.findByText("Sign up free to save your progress and track your learning")).toBeTruthy();
    expect(screen.queryByText(/XP/)).toBeNull();
  });

  it("that could not be saved says so and can be sent again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const api = stubConjugationApi();
    api.answer({ [SUBMIT]: failure(503, "busy") });
    await openQuiz();
    for (const { answer } of THREE_QUESTIONS) await answerForm(answer);
    expect(await screen.findByText("Your result is not saved yet")).toBeTruthy();
    api.answer({ [SUBMIT]: makeSubmitResult() });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
  });
});

describe("leaving the quiz", () => {
  it("asks nothing before the first answer: Escape closes it", async () => {
    stubConjugationApi();
    await openQuiz();
    await user.keyboard("fä{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("asks once something was answered, by Escape, by its button and by another address", async () => {
    stubConjugationApi();
    const { router } = await openQuiz();
    await answerForm("fährst");
    const asks = () => screen.findByRole("dialog", { name: "Leave the quiz?" });
    const stay = async () => user.click(within(await asks()).getByRole("button", { name: "Keep going" }));
    await user.keyboard("{Escape}");
    await stay();
    await user.click(await screen.findByRole("button", { name: "Close the quiz" }));
    await stay();
    void router.navigate({ to: "/grammar", search: { tab: "conjugations" } });
    await stay();
    expect((await quiz()).textContent).toContain("Question 2 of 3");
    await user.click(screen.getByRole("button", { name: "Close the quiz" }));
    await user.click(within(await asks()).getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.history.location.href).toBe(ADDRESS);
  });

  it("that was opened by its address leads to the verbs", async () => {
    stubConjugationApi();
    const { router } = renderApp(`${ADDRESS}&quiz=conjugation`);
    await field();
    await user.click(screen.getByRole("button", { name: "Close the quiz" }));
    await waitFor(() => expect(router.history.location.href).toBe(ADDRESS));
  });

  it("lists its keys", async () => {
    stubConjugationApi();
    await openQuiz();
    await user.click(screen.getByRole("button", { name: "Show the keys" }));
    expect((await screen.findByRole("dialog", { name: "Keys" })).textContent).toContain("Check, then continue");
    await user.click(screen.getByRole("button", { name: "Got it" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("without questions", () => {
  const NONE = "No questions available. Please try again in a moment.";

  it("a learner's browser has them made and asks again", async () => {
    const api = stubConjugationApi();
    let populated = false;
    api.answer({
      [RANDOM]: () => (populated ? THREE_QUESTIONS : []),
      [POPULATE]: () => {
        populated = true;
        return { count: 660 };
      },
    });
    await openQuiz(`${ADDRESS}&tense=future-i`);
    expect(api.to(POPULATE).map(({ body }) => body)).toEqual([{ tenseGroups: ["future-i"] }]);
    expect((await quiz()).textContent).toContain("Question 1 of 3");
  });

  it("of all tenses, all are made; when there are still none, it says so and tries again", async () => {
    const api = stubConjugationApi({ questions: [] });
    api.answer({ [POPULATE]: { count: 0 } });
    renderApp(`${ADDRESS}&tenses=all&quiz=conjugation`);
    expect(await screen.findByText(NONE)).toBeTruthy();
    expect(api.to(POPULATE)[0]?.body).toEqual({
      tenseGroups: ["present", "simple-past", "present-perfect", "future-i", "subjunctive-ii"],
    });
    api.answer({ [RANDOM]: THREE_QUESTIONS });
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect((await field()).value).toBe("");
  });

  it("a visitor reads so at once", async () => {
    const api = stubConjugationApi({ learner: false, questions: [] });
    renderApp(`${ADDRESS}&quiz=conjugation`);
    expect(await screen.findByText(NONE)).toBeTruthy();
    expect(api.to(POPULATE)).toEqual([]);
  });

  it("because the server could not be reached, the same is said", async () => {
    const api = stubConjugationApi();
    api.answer({ [RANDOM]: failure(503, "busy") });
    renderApp(`${ADDRESS}&quiz=conjugation`);
    expect(await screen.findByText(NONE)).toBeTruthy();
    api.answer({ [RANDOM]: THREE_QUESTIONS });
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await field()).toBeTruthy();
  });
});
