import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  GENERATE,
  openPractice,
  stubPracticeApi,
  submitted,
  user,
  verdict,
} from "#tests/support/web/practice-actor.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the start of study mode", () => {
  it("chooses a form, which stands in the address and is remembered", async () => {
    const api = stubPracticeApi();
    const { router, unmount } = renderApp("/vocabulary?practice=study&level=A1");
    await screen.findByRole("heading", { name: "Study Mode" });
    expect(api.to(GENERATE)).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Cards/ }).checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: /^Typing/ }));
    await user.click(screen.getByRole("button", { name: "Start" }));
    await screen.findByLabelText("Your answer");
    expect(router.history.location.search).toBe("?level=A1&practice=study&type=fill-in-blank");
    expect(api.to(GENERATE)[0]?.body).toMatchObject({ quizType: "fill-in-blank", count: 20, filters: { level: "A1" } });
    unmount();
    renderApp("/vocabulary?practice=study");
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: /^Typing/ })).checked).toBe(true);
  });

  it("says when there is nothing to study", async () => {
    stubPracticeApi().answer({ [GENERATE]: { questions: [] } });
    renderApp("/vocabulary?practice=study&type=flashcards");
    expect(await screen.findByRole("heading", { name: "No vocabulary available for study mode" })).toBeTruthy();
  });
});

describe("study mode with cards", () => {
  it("is turned by Enter or Space and judged by 1 and 2; what was not known comes back", async () => {
    const api = stubPracticeApi({ questions: 3 });
    await openPractice("study&type=flashcards");
    expect(screen.getByText(/0 of 3 mastered/)).toBeTruthy();
    // Nobody can judge what is still hidden.
    await user.keyboard("2");
    expect(screen.getByText(/0 of 3 mastered/)).toBeTruthy();
    expect(screen.queryByText("apartment, flat")).toBeNull();
    await user.keyboard(" ");
    expect(screen.getByText("apartment, flat")).toBeTruthy();
    await user.keyboard("{Enter}1");
    expect(heading()).toContain("Apfel");
    await user.keyboard("{Enter}2");
    expect(screen.getByText(/1 of 3 mastered/)).toBeTruthy();
    await user.keyboard(" 2");
    expect(heading()).toContain("Wohnung");
    await user.keyboard("{Enter}1 2");
    expect(await screen.findByRole("heading", { name: "Study mode complete" })).toBeTruthy();
    expect(screen.getByText("100%")).toBeTruthy();
    expect(screen.getByText("3/3")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Known at once: 2" })).toBeTruthy();
    expect(screen.getByText("at the 3rd try").closest("li")?.textContent).toContain("Wohnung");
    await waitFor(() => expect(submitted(api)).toHaveLength(1));
    expect(submitted(api)[0]).toMatchObject({
      quizType: "vocabulary-study-mode-german-to-english-flashcards",
      score: 3,
      totalQuestions: 3,
      answers: ["1010101", "1010102", "1010103"].map((questionId) => ({ questionId, answer: "known" })),
    });
  });

  it("is turned by a press on it or by the button, and offers two answers of equal weight", async () => {
    stubPracticeApi();
    await openPractice("study&type=flashcards");
    await user.click(screen.getByRole("button", { name: "Show the answer" }));
    const looks = ["Not yet", "I knew it"].map((name) => screen.getByRole("button", { name }).className);
    expect(looks[0]).toBe(looks[1]);
    expect(screen.queryByRole("button", { name: "Show the answer" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "I knew it" }));
    expect(heading()).toContain("Apfel");
    const card = screen.getByRole("heading", { level: 1 }).closest("section");
    await user.click(card?.querySelector("button[aria-hidden]") as Element);
    expect(screen.getByText("apple")).toBeTruthy();
  });

  it("puts the focus on the answer once it is turned, where Enter does not judge", async () => {
    stubPracticeApi();
    await openPractice("study&type=flashcards");
    await user.click(screen.getByRole("button", { name: "Show the answer" }));
    expect(document.activeElement?.textContent).toContain("Plural: die Wohnungen");
    await user.keyboard("{Enter} ");
    expect(heading()).toContain("Wohnung");
  });

  it("from English shows the German on the back alone", async () => {
    stubPracticeApi();
    await openPractice("study&type=flashcards&direction=english-to-german");
    expect(heading()).toBe("apartment, flat");
    expect(screen.queryByText("Wohnung")).toBeNull();
    await user.keyboard(" ");
    expect(screen.getByText("Wohnung", { selector: "[lang=de]" })).toBeTruthy();
  });

  it("lists its keys", async () => {
    stubPracticeApi();
    await openPractice("study&type=flashcards");
    await user.keyboard("?");
    const keys = await screen.findByRole("dialog", { name: "Keys" });
    expect(keys.textContent).toContain("Turn the card over");
    expect(keys.textContent).toContain("I knew it");
  });

  it("begins anew with other words", async () => {
    const api = stubPracticeApi();
    await openPractice("study&type=flashcards");
    await user.keyboard(" 2 2");
    await user.click(await screen.findByRole("button", { name: "Study Again" }));
    await screen.findByText(/0 of 2 mastered/);
    expect(api.to(GENERATE)).toHaveLength(2);
  });

  it("asks before it is left", async () => {
    stubPracticeApi();
    const { router } = await openPractice("study&type=flashcards");
    void router.navigate({ to: "/vocabulary", search: { practice: "study" } });
    expect(await screen.findByRole("dialog", { name: "Leave the quiz?" })).toBeTruthy();
  });
});

describe("study mode with questions", () => {
  it("goes on by itself and brings back what was missed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    stubPracticeApi();
    await openPractice("study&type=multiple-choice");
    await user.keyboard("4");
    expect(verdict()).toContain("Correct answer: apartment");
    expect(screen.getByText("Wait after a mistake", { selector: "button" })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heading()).toContain("Apfel");
    await user.keyboard("2");
    expect(screen.getByText(/1 of 2 mastered/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1_100);
    await waitFor(() => expect(heading()).toContain("Wohnung"));
  });

  it("that are typed submits the answers that mastered the words", async () => {
    const api = stubPracticeApi();
    await openPractice("study&type=fill-in-blank&direction=english-to-german");
    await user.keyboard("Haus{Enter}");
    // Copied from the verdict, it still comes back.
    await user.click(screen.getByLabelText("Your answer"));
    await user.clear(screen.getByLabelText("Your answer"));
    await user.keyboard("die Wohnung{Enter}{Enter}Apfel{Enter}{Enter}");
    expect(heading()).toBe("apartment, flat");
    await user.keyboard("Wohnung{Enter}{Enter}");
    await waitFor(() => expect(submitted(api)).toHaveLength(1));
    expect(submitted(api)[0]).toMatchObject({
      quizType: "vocabulary-study-mode-english-to-german-fill-in-blank",
      answers: [
        { questionId: "1010101", answer: "Wohnung" },
        { questionId: "1010102", answer: "Apfel" },
      ],
    });
  });

  it("of a visitor ends with the way to an account", async () => {
    stubPracticeApi({ learner: false });
    await openPractice("study&type=flashcards");
    await user.keyboard(" 2 2");
    expect(await screen.findByText("Sign up free to save your progress and track your learning")).toBeTruthy();
  });
});
