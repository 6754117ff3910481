import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { adverbResult } from "#schema/api/quizzes.ts";
import type { AdverbQuestion } from "#schema/content/adverb-quiz.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { failure, stubApi } from "#tests/support/web/stub-api.ts";
import { AdverbQuiz } from "#web/features/adverb-quiz/adverb-quiz.tsx";
import { questionsOf } from "#web/features/adverb-quiz/bank.ts";
import { makeQueryClient } from "#web/lib/query-client.ts";
import { pendingQuizResult } from "#web/lib/quiz-results-storage.ts";
import { xpGainAtom } from "#web/lib/xp-feedback.ts";
import { LandingDocument } from "#web/routes/landing-document.tsx";
import { toastsAtom } from "#web/ui/toast-store.ts";

const user = userEvent.setup();

beforeEach(() => {
  getDefaultStore().set(toastsAtom, []);
  getDefaultStore().set(xpGainAtom, null);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
});

/** The key of the right answer, or of a wrong one. */
function keyOf({ options, correctAnswer }: AdverbQuestion, right: boolean): string {
  return String(options.findIndex(({ value }) => (value === correctAnswer) === right) + 1);
}

/** Takes the quiz of the chosen level by keyboard, with the first `right` answers right. */
async function takeQuiz(questions: readonly AdverbQuestion[], right: number): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Start Quiz" }));
  for (const [index, question] of questions.entries()) {
    await user.keyboard(keyOf(question, index < right));
    await user.keyboard("{Enter}{Enter}");
  }
}

describe("the adverb quiz of a visitor", () => {
  it("shows level, number, sentence, translation and four answers", async () => {
    render(<LandingDocument />);
    await user.click(screen.getByRole("radio", { name: "B1" }));
    await user.click(screen.getByRole("button", { name: "Start Quiz" }));
    const [question] = questionsOf("B1");
    expect(screen.getByRole("heading", { name: "Adverb Quiz - Level B1" })).toBe(document.activeElement);
    expect(screen.getByText("Question 1 of 5")).toBeTruthy();
    expect(screen.getByText(question?.englishTranslation ?? "")).toBeTruthy();
    const answers = within(screen.getByRole("radiogroup", { name: "Answers" })).getAllByRole("radio");
    expect(answers.map((radio) => radio.parentElement?.textContent)).toEqual(
      question?.options.map(({ value, label }) => `${value.toUpperCase()})${label}`),
    );
  });

  it("explains after checking, in words and not by color alone", async () => {
    render(<LandingDocument />);
    const [question] = questionsOf("A1");
    if (!question) throw new Error("no question");
    await user.click(screen.getByRole("button", { name: "Start Quiz" }));
    await user.keyboard(keyOf(question, false));
    expect(screen.queryByText("Explanation:")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByText("Incorrect")).toBeTruthy();
    expect(screen.getByText("Explanation:").parentElement?.textContent).toBe(`Explanation: ${question.explanation}`);
    const answers = within(screen.getByRole("radiogroup", { name: "Answers" }));
    expect(answers.getByText("Yours").closest("label")?.textContent).toContain("Yours");
    expect(answers.getByText("Answer").closest("label")?.textContent).toContain(
      question.options.find(({ value }) => value === question.correctAnswer)?.label,
    );
    await user.keyboard(keyOf(question, true));
    expect(screen.queryByText("Explanation:")).toBeNull();
    await user.keyboard("{Enter}");
    expect(screen.getByText("Correct!")).toBeTruthy();
  });

  it("ends with the results and the invitation to save them, without any call", async () => {
    const api = stubApi({});
    render(<LandingDocument />);
    await takeQuiz(questionsOf("A1"), 3);
    const invitation = await screen.findByRole("dialog", { name: "Create an Account to Save Results" });
    expect(within(invitation).getByText("60%")).toBeTruthy();
    expect(within(invitation).getByRole("link", { name: "Create Free Account" }).getAttribute("href")).toBe(
      "/auth?mode=signup",
    );
    await user.click(within(invitation).getByRole("button", { name: "Maybe Later" }));

    const results = await screen.findByRole("dialog", { name: "Quiz Results - Level A1" });
    expect(within(results).getByText("You scored 3 out of 5 (60%)")).toBeTruthy();
    expect(within(results).getAllByText("Your answer:")).toHaveLength(5);
    expect(within(results).getAllByText("Correct answer:")).toHaveLength(2);
    expect(pendingQuizResult.read()).toMatchObject({ level: "A1", score: 3, totalQuestions: 5 });
    expect(api.calls).toEqual([]);

    await user.click(within(results).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText("Question 1 of 5")).toBeNull();
    expect(screen.getByRole("button", { name: "Start Quiz" })).toBeTruthy();
    const heading = screen.getByRole("heading", { name: "Try it now: five adverbs" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("leaves the digits alone that are typed with a modifier", async () => {
    render(<LandingDocument />);
    await user.click(screen.getByRole("button", { name: "Start Quiz" }));
    await user.keyboard("{Control>}1{/Control}");
    expect(screen.queryByRole("radio", { checked: true, name: /^A\)/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", true);
  });
});

describe("the adverb quiz of a learner", () => {
  function renderForLearner(): void {
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <AdverbQuiz signedIn />
      </QueryClientProvider>,
    );
  }

  it("is saved once with its attempt id and brings XP", async () => {
    const saved = {
      xpAwarded: 5,
      unlocked: false,
      guestMode: false,
      score: 5,
      totalQuestions: 5,
      passed: true,
      xpParts: [{ reason: "5 right answers", amount: 5 }],
    };
    const api = stubApi({ "POST /api/quiz/submit": { ...saved, xp: makeXp(), streak: makeStreak() } });
    renderForLearner();
    await takeQuiz(questionsOf("A1"), 5);
    const dialog = within(await screen.findByRole("dialog", { name: "Quiz Results - Level A1" }));
    expect((await dialog.findByRole("region", { name: "XP for this quiz" })).textContent).toBe(
      "5 right answers5Total5 XP",
    );
    await waitFor(() =>
      expect(getDefaultStore().get(toastsAtom)[0]).toMatchObject({
        title: "Quiz Saved",
        description: "Your quiz results have been saved to your account!",
      }),
    );
    const [submit, ...more] = api.to("POST /api/quiz/submit");
    expect(more).toEqual([]);
    expect(adverbResult.parse(submit?.body)).toMatchObject({ score: 5, attemptId: expect.any(String) });
    expect(getDefaultStore().get(xpGainAtom)).toMatchObject({ amount: 5 });
    expect(screen.queryByText("Create an Account to Save Results")).toBeNull();
    expect(pendingQuizResult.read()).toBeNull();
  });

  it("says when it could not be saved, and still shows the results", async () => {
    stubApi({ "POST /api/quiz/submit": failure(503, "The database is not available right now.") });
    renderForLearner();
    await takeQuiz(questionsOf("A1"), 1);
    await waitFor(() =>
      expect(getDefaultStore().get(toastsAtom)[0]).toMatchObject({
        variant: "destructive",
        title: "Error",
        description: "Failed to save quiz results.",
      }),
    );
    expect(screen.getByText("You scored 1 out of 5 (20%)")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "XP for this quiz" })).toBeNull();
  });

  it("that could not be saved can be sent again, under its attempt id", async () => {
    const api = stubApi({ "POST /api/quiz/submit": failure(503, "The database is not available right now.") });
    renderForLearner();
    await takeQuiz(questionsOf("A1"), 5);
    expect(await screen.findByText("Your result is not saved yet")).toBeTruthy();
    api.answer({
      "POST /api/quiz/submit": {
        xpAwarded: 5,
        unlocked: false,
        guestMode: false,
        score: 5,
        totalQuestions: 5,
        passed: true,
        xpParts: [{ reason: "5 right answers", amount: 5 }],
        xp: makeXp(),
        streak: makeStreak(),
      },
    });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "XP for this quiz" })).toBeTruthy();
    expect(screen.queryByText("Your result is not saved yet")).toBeNull();
    const attempts = api.to("POST /api/quiz/submit").map(({ body }) => adverbResult.parse(body).attemptId);
    expect(attempts).toEqual([attempts[0], attempts[0]]);
  });
});
