import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeSubmitResult } from "#tests/support/web/make-results.ts";
import {
  GENERATE,
  openPractice,
  SUBMIT,
  stubPracticeApi,
  submitted,
  user,
  verdict,
} from "#tests/support/web/practice-actor.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure } from "#tests/support/web/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

describe("a vocabulary quiz", () => {
  it("is drawn by the server with the filters of the address, and submitted with its level and category", async () => {
    const api = stubPracticeApi();
    await openPractice("multiple-choice&level=A1&pos=noun&category=First+words");
    const filters = { level: "A1", partOfSpeech: "noun", category: "First words" };
    expect(api.to(GENERATE).map(({ body }) => body)).toEqual([
      { language: "german", filters, quizType: "multiple-choice", direction: "german-to-english", count: 10 },
    ]);
    await user.keyboard("1{Enter}{Enter}1{Enter}{Enter}");
    await waitFor(() => expect(submitted(api)).toHaveLength(1));
    expect(submitted(api)[0]).toEqual({
      quizType: "vocabulary-german-to-english-multiple-choice",
      level: "A1",
      category: "First words",
      score: 1,
      totalQuestions: 2,
      answers: [
        { questionId: "1010101", answer: "apartment" },
        { questionId: "1010102", answer: "apartment" },
      ],
      attemptId: expect.any(String),
    });
  });

  it("shows the whole entry with its verdict: article, plural, meanings and example", async () => {
    stubPracticeApi();
    await openPractice("multiple-choice");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Wohnungdie, feminine");
    await user.keyboard("1{Enter}");
    expect(verdict()).toContain("Correct!");
    expect(verdict()).toContain("die, feminineWohnungPlural: die Wohnungenapartment, flatDie Wohnung ist klein.");
    const marked = screen.getByRole("status", { name: "Verdict" }).querySelector("mark");
    expect([marked?.textContent, marked?.closest("[lang]")?.getAttribute("lang")]).toEqual(["Wohnung", "de"]);
  });

  it("keeps an answer for the way back, and hides the verdict of one that is changed", async () => {
    stubPracticeApi();
    await openPractice("multiple-choice");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check" }).disabled).toBe(true);
    await user.keyboard("2{Enter}");
    expect(verdict()).toContain("Correct answer: apartment");
    await user.keyboard("3");
    expect(verdict()).toBe("");
    await user.keyboard("{Enter}{Enter}");
    await user.click(screen.getByRole("button", { name: "Previous" }));
    expect(radio(/child$/).checked).toBe(true);
  });

  it("asks from English to German with the articles of its nouns", async () => {
    const api = stubPracticeApi();
    await openPractice("multiple-choice&direction=english-to-german");
    expect(api.to(GENERATE)[0]?.body).toMatchObject({ direction: "english-to-german" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("apartment, flat");
    expect(
      radio(/die Wohnung$/)
        .closest("label")
        ?.querySelector("[lang=de]")?.textContent,
    ).toBe("die Wohnung");
  });

  it("takes every translation, and names what is nearly right in English", async () => {
    stubPracticeApi();
    await openPractice("fill-in-blank");
    const field = screen.getByLabelText("Your answer");
    expect([document.activeElement, field.getAttribute("lang")]).toEqual([field, "en"]);
    expect(screen.queryByRole("button", { name: "ä" })).toBeNull();
    await user.keyboard("a flat{Enter}");
    expect(verdict()).toContain("Correct!");
    await user.keyboard("{Enter}aple{Enter}");
    expect(verdict()).toContain("One letter off");
    expect(
      screen.getByRole("status", { name: "Verdict" }).querySelector("ins")?.closest("[lang]")?.getAttribute("lang"),
    ).toBe("en");
  });

  it("names a wrong article in German, and lets learners say that their answer is right too", async () => {
    stubPracticeApi();
    await openPractice("fill-in-blank&direction=english-to-german");
    await user.keyboard("der Wohnung{Enter}");
    expect(verdict()).toContain("Right word, wrong");
    expect(screen.getByRole("button", { name: "My answer is right too" })).toBeTruthy();
    await user.keyboard("{Enter}Apfel{Enter}");
    expect(verdict()).toContain("Correct!");
  });

  it("draws anew for another try, as another attempt", async () => {
    const api = stubPracticeApi();
    await openPractice("multiple-choice");
    await user.keyboard("1{Enter}{Enter}2{Enter}{Enter}");
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    await screen.findByRole("button", { name: "Check" });
    await user.keyboard("1{Enter}{Enter}2{Enter}{Enter}");
    await waitFor(() => expect(submitted(api)).toHaveLength(2));
    expect(api.to(GENERATE)).toHaveLength(2);
    expect(new Set(submitted(api).map(({ attemptId }) => attemptId)).size).toBe(2);
  });

  it("of a visitor is graded and not kept, and ends with the way to an account", async () => {
    stubPracticeApi({ learner: false });
    await openPractice("fill-in-blank&direction=english-to-german");
    await user.keyboard("Haus{Enter}");
    expect(screen.queryByRole("button", { name: "My answer is right too" })).toBeNull();
    await user.keyboard("{Enter}Apfel{Enter}{Enter}");
    expect(await screen.findByText("Sign up free to save your progress and track your learning")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "XP for this quiz" })).toBeNull();
  });

  it("says when there is nothing to ask, with one way on", async () => {
    const api = stubPracticeApi();
    api.answer({ [GENERATE]: { questions: [] } });
    const { router } = renderApp("/vocabulary?practice=gender&level=B1");
    expect(await screen.findByRole("heading", { name: "No vocabulary available for this quiz" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back to My Vocabulary" }));
    await screen.findByRole("heading", { name: "My Vocabulary" });
    expect(router.history.location.search).toBe("?level=B1");
  });

  it("that could not be generated can be tried again", async () => {
    const api = stubPracticeApi();
    api.answer({ [GENERATE]: failure(503, "busy") });
    renderApp("/vocabulary?practice=multiple-choice");
    expect(await screen.findByText("This quiz could not be generated")).toBeTruthy();
    stubPracticeApi();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("button", { name: "Check" })).toBeTruthy();
  });

  it("beyond a visitor's level says what opens it", async () => {
    const api = stubPracticeApi({ learner: false });
    api.answer({ [GENERATE]: failure(403, "Create a free account to access all CEFR levels") });
    renderApp("/vocabulary?practice=multiple-choice&level=B1");
    expect(await screen.findByText("Create a free account to access all CEFR levels")).toBeTruthy();
  });

  it("asks before it is left by the way back, and the words keep their filters", async () => {
    stubPracticeApi();
    const { router } = await openPractice("multiple-choice&level=A1");
    void router.navigate({ to: "/vocabulary", search: { level: "A1" } });
    expect(await screen.findByRole("dialog", { name: "Leave the quiz?" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep going" }));
    expect(screen.getByRole("button", { name: "Check" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(router.history.location.search).toBe("?level=A1"));
  });

  it("of a result that could not be saved waits under its attempt", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const api = stubPracticeApi();
    api.answer({ [SUBMIT]: failure(503, "busy") });
    await openPractice("multiple-choice");
    await user.keyboard("1{Enter}{Enter}2{Enter}{Enter}");
    expect(await screen.findByText("Your result is not saved yet")).toBeTruthy();
    api.answer({ [SUBMIT]: makeSubmitResult() });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    const [first, second] = submitted(api);
    expect(first?.attemptId).toBe(second?.attemptId);
  });
});

describe("a gender quiz", () => {
  it("asks for the noun without its chip, with chips to choose from", async () => {
    stubPracticeApi({ questions: 3 });
    await openPractice("gender");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Wohnung");
    expect(screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
      "A)der, masculinemasculine",
      "B)die, femininefeminine",
      "C)das, neuterneuter",
    ]);
    expect(screen.getByText("apartment, flat")).toBeTruthy();
  });

  it("tells after a mistake the rule that would have helped, how far it holds, and where it is explained", async () => {
    stubPracticeApi({ questions: 3 });
    await openPractice("gender");
    await user.keyboard("3{Enter}");
    expect(verdict()).toContain("Correct answer: die Wohnung");
    expect(verdict()).toContain("-ung is feminine: 186 of 187 nouns");
    expect(verdict()).toContain("die Zeitung, die Übung; an exception is der Sprung.");
    const why = screen.getByRole("link", { name: /Why\?/ });
    expect([why.getAttribute("href"), why.getAttribute("target")]).toEqual(["/grammar/107", "_blank"]);
    await user.keyboard("{Enter}1{Enter}");
    expect(verdict()).not.toContain("nouns");
    expect(verdict()).toContain("Plural: die Äpfel");
  });

  it("shows the entry where no rule holds, and to visitors no topic, which they cannot open", async () => {
    stubPracticeApi({ questions: 3, learner: false });
    await openPractice("gender");
    await user.keyboard("2{Enter}{Enter}3{Enter}");
    expect(verdict()).toContain("Correct answer: der Apfel");
    expect(verdict()).toContain("Ich esse einen Apfel.");
    expect(screen.queryByRole("link", { name: /Why\?/ })).toBeNull();
  });

  it("towards German asks for the English, with the noun under each article", async () => {
    stubPracticeApi({ questions: 3 });
    await openPractice("gender&direction=english-to-german");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("apartment, flat");
    expect(radio(/feminine ?Wohnung$/)).toBeTruthy();
    await user.keyboard("2{Enter}");
    expect(verdict()).toContain("Correct!");
  });
});
