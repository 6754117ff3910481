import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makePluralNoun } from "#tests/support/web/make-word-quiz.ts";
import {
  BANK,
  openPractice,
  PLURALS,
  SUBMIT,
  stubPracticeApi,
  submitted,
  user,
  verdict,
} from "#tests/support/web/practice-actor.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure } from "#tests/support/web/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

const PLURAL_OF: Readonly<Record<string, string>> = { Apfel: "Äpfel", Kind: "die Kinder" };

/** Types the plural of the noun in view. */
async function answerRightly(): Promise<void> {
  const heading = screen.getByRole("heading", { level: 1 }).textContent;
  const [, plural = ""] = Object.entries(PLURAL_OF).find(([word]) => heading.startsWith(word)) ?? [];
  await user.keyboard(plural);
}

describe("the plural quiz", () => {
  it("asks a learner's own nouns and submits a percentage", async () => {
    const api = stubPracticeApi();
    await openPractice("plural");
    expect(screen.getByText("What is the plural?")).toBeTruthy();
    await answerRightly();
    await user.keyboard("{Enter}");
    expect(verdict()).toContain("Correct!");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.keyboard("Baum{Enter}{Enter}");
    await waitFor(() => expect(submitted(api)).toHaveLength(1));
    expect(submitted(api)[0]).toMatchObject({
      quizType: "plural",
      language: "german",
      score: 50,
      totalQuestions: 2,
      correctAnswers: 1,
      incorrectAnswers: 1,
    });
    expect(api.to(BANK)).toEqual([]);
  });

  it("never folds an umlaut, and names the one that is missing", async () => {
    stubPracticeApi().answer({ [PLURALS]: [makePluralNoun()] });
    await openPractice("plural");
    await user.keyboard("die Apfel{Enter}");
    expect(verdict()).toContain("umlaut missing");
    expect(screen.getByRole("button", { name: "My answer is right too" })).toBeTruthy();
  });

  it("asks for an answer where there is none; once there is one, the note goes", async () => {
    stubPracticeApi().answer({ [PLURALS]: [makePluralNoun()] });
    await openPractice("plural");
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Please enter an answer")).toBeTruthy();
    await user.keyboard("Äpfel{Enter}");
    await waitFor(() => expect(screen.queryByText("Please enter an answer")).toBeNull());
  });

  it("asks at most fifteen nouns, of the chosen level", async () => {
    const nouns = Array.from({ length: 40 }, (_, place) =>
      makePluralNoun({ id: place + 1, word: `Wort${place}`, cefrLevel: place < 20 ? "A1" : "A2" }),
    );
    stubPracticeApi().answer({ [PLURALS]: nouns });
    const { unmount } = await openPractice("plural");
    expect(screen.getByText(/Question 1 of 15/)).toBeTruthy();
    unmount();
    await openPractice("plural&level=A2");
    expect(screen.getByText("A2", { selector: "b" })).toBeTruthy();
  });

  it("of a visitor asks nouns of the bank that have a plural, and is not submitted", async () => {
    const api = stubPracticeApi({ learner: false });
    await openPractice("plural");
    expect(screen.getByText(/Question 1 of 1/)).toBeTruthy();
    await user.keyboard("Äpfel{Enter}{Enter}");
    expect(await screen.findByRole("heading", { name: "Great Job!" })).toBeTruthy();
    expect(api.to(SUBMIT)).toEqual([]);
    expect(api.to(PLURALS)).toEqual([]);
  });

  it("says when there are no plurals yet", async () => {
    stubPracticeApi().answer({ [PLURALS]: [] });
    renderApp("/vocabulary?practice=plural");
    expect(
      await screen.findByRole("heading", { name: "No nouns with plural forms in your vocabulary yet" }),
    ).toBeTruthy();
  });

  it("that could not be loaded can be tried again", async () => {
    const api = stubPracticeApi();
    api.answer({ [PLURALS]: failure(503, "busy") });
    renderApp("/vocabulary?practice=plural");
    expect(await screen.findByText("Failed to fetch plural vocabulary")).toBeTruthy();
    api.answer({ [PLURALS]: [makePluralNoun()] });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByLabelText("Your answer")).toBeTruthy();
  });
});
