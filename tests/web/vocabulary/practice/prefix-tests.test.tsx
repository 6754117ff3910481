import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeVerbTest } from "#tests/support/web/make-word-quiz.ts";
import {
  openPractice,
  stubPracticeApi,
  user,
  VERB_TEST,
  VERB_TEST_SUBMIT,
  verdict,
} from "#tests/support/web/practice-actor.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure } from "#tests/support/web/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("a verb-prefix test", () => {
  it("fills the prefix in once it is checked, and explains it", async () => {
    stubPracticeApi();
    await openPractice("prefix");
    expect(heading()).toBe("Der Bus fährt um neun blank.");
    expect(screen.getByText("The bus leaves at nine.")).toBeTruthy();
    await user.keyboard("1{Enter}");
    expect(heading()).toBe("Der Bus fährt um neun ab.");
    expect(verdict()).toContain("Correct answer: ab");
    expect(verdict()).toContain("'Abfahren' means 'to leave'.");
    expect(screen.getByText("Abfahren").getAttribute("lang")).toBe("de");
    await user.keyboard("{Enter}4{Enter}");
    expect(heading()).toBe("Der Bus ist schon abgefahren.");
    expect(verdict()).toContain("Correct!");
  });

  it("submits places among the options, then offers the next verb and counts what is passed", async () => {
    const api = stubPracticeApi();
    await openPractice("prefix");
    api.answer({ [VERB_TEST]: makeVerbTest({ id: 2, verb: "gehen", completedTests: 5 }) });
    await user.keyboard("4{Enter}{Enter}4{Enter}{Enter}");
    await waitFor(() => expect(api.to(VERB_TEST_SUBMIT)).toHaveLength(1));
    expect(api.to(VERB_TEST_SUBMIT)[0]?.body).toEqual({
      testId: 1,
      score: 2,
      totalQuestions: 2,
      answers: [
        { questionId: 101, answer: 3 },
        { questionId: 102, answer: 3 },
      ],
      attemptId: expect.any(String),
    });
    expect(await screen.findByText("5 of 30 tests passed")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Next test" }));
    expect(await screen.findByText("gehen", { selector: "[lang=de]" })).toBeTruthy();
    await user.keyboard("4{Enter}{Enter}4{Enter}{Enter}");
    await waitFor(() => expect(api.to(VERB_TEST_SUBMIT)).toHaveLength(2));
    expect(api.to(VERB_TEST_SUBMIT)[1]?.body).toMatchObject({ testId: 2 });
  });

  it("that was not passed can be tried again, as another attempt", async () => {
    const api = stubPracticeApi();
    api.answer({
      [VERB_TEST_SUBMIT]: failure(503, "busy"),
    });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await openPractice("prefix");
    await user.keyboard("1{Enter}{Enter}1{Enter}{Enter}");
    expect(await screen.findByText("Your result is not saved yet")).toBeTruthy();
    expect(screen.getByText("4 of 30 tests passed before this one")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await user.keyboard("1{Enter}{Enter}1{Enter}{Enter}");
    await waitFor(() => expect(api.to(VERB_TEST_SUBMIT)).toHaveLength(2));
    const ids = api.to(VERB_TEST_SUBMIT).map(({ body }) => (body as { attemptId: string }).attemptId);
    expect(new Set(ids).size).toBe(2);
  });

  it("says when there is none", async () => {
    stubPracticeApi().answer({ [VERB_TEST]: null });
    renderApp("/vocabulary?practice=prefix");
    expect(await screen.findByRole("heading", { name: "No verb tests available" })).toBeTruthy();
  });

  it("that could not be loaded can be tried again", async () => {
    const api = stubPracticeApi();
    api.answer({ [VERB_TEST]: failure(503, "busy") });
    renderApp("/vocabulary?practice=prefix");
    expect(await screen.findByText("This test could not be loaded")).toBeTruthy();
    api.answer({ [VERB_TEST]: makeVerbTest() });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("button", { name: "Check" })).toBeTruthy();
  });
});
