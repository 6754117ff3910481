import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ADD,
  failedResult,
  finishQuiz,
  lesson,
  openLesson,
  QUIZ,
  startQuiz,
  stubLessonApi,
  user,
} from "#tests/support/web/lesson-actor.ts";
import { makeChapterList, makeLesson, makeWord } from "#tests/support/web/make-lesson.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";

let api: StubbedApi;

beforeEach(() => {
  api = stubLessonApi();
});

const GERMAN_VOICES = [{ lang: "de-DE", name: "Anna", localService: true, default: true, voiceURI: "anna" }];

describe("the words of a lesson", () => {
  it("lead to the grammar topics that explain them, if there are any", async () => {
    const { unmount } = await openLesson();
    expect(screen.queryByText("Grammar in this lesson")).toBeNull();
    unmount();
    const grammarTopics = [{ id: 107, title: "Nouns: gender and der, die, das (Genus)" }];
    api.answer({ "GET /api/curriculum/subchapter/:id": makeLesson({ count: 4, grammarTopics }) });
    await openLesson();
    const links = within(screen.getByRole("navigation", { name: "Grammar in this lesson" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/grammar/107"]);
  });

  it("shows title, level and every word with gender, plural and sentence", async () => {
    await openLesson();
    expect(screen.getByRole("heading", { level: 1, name: "Name und Adresse" }).lang).toBe("de");
    expect(screen.getByText("A1")).toBeTruthy();
    const cards = screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("Mein"));
    expect(cards).toHaveLength(4);
    const [first] = cards;
    expect(first?.textContent).toContain("der, masculineName");
    expect(first?.textContent).toContain("Plural: die Namen");
    expect(first?.querySelector("mark")?.textContent).toBe("Name");
    expect(screen.getByRole("button", { name: "Start Quiz (4 questions)" })).toBeTruthy();
    expect(screen.getByText("4 words · 70% to pass")).toBeTruthy();
  });

  it.each([
    ["a plural", { gender: "f", plural: "Straßen" } as const, "Plural: die Straßen"],
    ["no plural", { gender: "n", plural: null } as const, "No plural"],
    ["a plural-only noun", { gender: "pl", plural: null } as const, "Plural only"],
    ["a feminine form", { gender: "m", feminine: "Lehrerin" } as const, "Feminine: die Lehrerin"],
    ["a separable verb", { gender: null, separablePrefix: "aus", auxiliary: "haben" } as const, "Separable: aus-"],
    ["a verb with sein", { gender: null, auxiliary: "sein" } as const, "Perfect with sein"],
    ["a verb with either", { gender: null, auxiliary: "haben/sein" } as const, "Perfect with haben or sein"],
    ["a case in words", { gender: null, caseInfo: "+ Akk." } as const, "Takes the accusative"],
    ["a preposition", { gender: null, caseInfo: "warten auf + Akk." } as const, "warten auf takes the accusative"],
  ])("says %s", async (_what, word, text) => {
    api.answer({ "GET /api/curriculum/subchapter/:id": makeLesson({ words: [makeWord(word)] }) });
    await openLesson();
    const card = screen.getByText("Mara", { exact: false, selector: "li span[lang=de]" }).closest("li");
    expect(card?.textContent).toContain(text);
  });

  it("offers to listen only where the browser has a German voice", async () => {
    const { unmount } = await openLesson();
    expect(screen.queryByRole("button", { name: /^Listen/ })).toBeNull();
    unmount();
    const spoken: string[] = [];
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => GERMAN_VOICES,
      cancel: () => undefined,
      speak: (utterance: { text: string }) => spoken.push(utterance.text),
    });
    vi.stubGlobal("SpeechSynthesisUtterance", function utterance(this: { text: string }, text: string) {
      this.text = text;
    });
    await openLesson();
    await user.click(screen.getByRole("button", { name: "Listen: Adresse" }));
    expect(spoken).toEqual(["die Adresse"]);
  });

  it.each([
    ["a number that no lesson has", "/lesson/10199", failure(404, "Lesson not found")],
    ["no number", "/lesson/abc", lesson],
    ["a chapter's number", "/lesson/101", lesson],
  ])("says 'Lesson not found' for %s", async (_what, path, answered) => {
    api.answer({ "GET /api/curriculum/subchapter/:id": answered });
    renderApp(path);
    expect(await screen.findByRole("heading", { name: "Lesson not found" })).toBeTruthy();
  });

  it("says 'Loading lesson...' until it is there", async () => {
    api.answer({ "GET /api/curriculum/subchapter/:id": () => new Promise(() => undefined) });
    renderApp("/lesson/10101");
    expect(await screen.findByText("Loading lesson...")).toBeTruthy();
  });

  it("offers to try again when it could not be loaded", async () => {
    api.answer({ "GET /api/curriculum/subchapter/:id": failure(500, "no") });
    renderApp("/lesson/10101");
    const again = await screen.findByRole("button", { name: "Try Again" });
    api.answer({ "GET /api/curriculum/subchapter/:id": lesson });
    await user.click(again);
    expect(await screen.findByRole("button", { name: /Start Quiz/ })).toBeTruthy();
  });

  it("shows a locked lesson as locked, with the way to the one that comes first", async () => {
    api.answer({
      "GET /api/curriculum/subchapter/:id": makeLesson({ id: 10104, title: "Später" }),
      "GET /api/curriculum/chapter/:chapterId/subchapters": makeChapterList(101, 1),
    });
    renderApp("/lesson/10104");
    expect(await screen.findByRole("heading", { name: "Später is locked" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Lektion 2" }).getAttribute("href")).toBe("/lesson/10102");
    expect(screen.queryByRole("button", { name: /Start Quiz/ })).toBeNull();
  });
});

describe("starting the quiz", () => {
  it("adds the words first and says so once in a visit", async () => {
    api.answer({ [QUIZ]: failedResult() });
    await openLesson();
    await startQuiz();
    expect(api.to(ADD)).toHaveLength(1);
    expect((await screen.findAllByText("Words added to vocabulary!")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("4 words from “Name und Adresse”").length).toBeGreaterThan(0);
    await finishQuiz("wrong", "wrong", "right", "right");
    await user.click(screen.getByRole("button", { name: "Review Lesson" }));
    await waitFor(() => expect(screen.queryByText("Words added to vocabulary!")).toBeNull());
    await startQuiz();
    expect(api.to(ADD)).toHaveLength(2);
    expect(screen.queryByText("Words added to vocabulary!")).toBeNull();
  });

  it("does not start the quiz when the words could not be added", async () => {
    api.answer({ [ADD]: failure(500, "no") });
    await openLesson();
    await user.click(screen.getByRole("button", { name: /Start Quiz/ }));
    expect((await screen.findAllByText("Could not add words")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Please try again or check your connection.").length).toBeGreaterThan(0);
    expect(screen.queryByText("Translate to English:")).toBeNull();
    expect(screen.getByRole("button", { name: /Start Quiz/ })).toHaveProperty("disabled", false);
  });

  it("cannot be pressed twice", async () => {
    let release: () => void = () => undefined;
    api.answer({ [ADD]: () => new Promise((resolve) => (release = () => resolve({ added: 0, count: 4 }))) });
    await openLesson();
    await user.click(screen.getByRole("button", { name: /Start Quiz/ }));
    const pending = await screen.findByRole("button", { name: "Adding words..." });
    expect(pending).toHaveProperty("disabled", true);
    await user.click(pending);
    release();
    await screen.findByText("Translate to English:");
    expect(api.to(ADD)).toHaveLength(1);
  });
});
