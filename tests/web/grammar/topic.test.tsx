import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  EXERCISE,
  EXERCISES,
  giveAnswer,
  LIBRARY,
  press,
  stubGrammarApi,
  TOPIC,
  user,
} from "#tests/support/web/grammar-actor.ts";
import { makeExercise, makeTopic } from "#tests/support/web/make-grammar.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure } from "#tests/support/web/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

const JUDGED = {
  isCorrect: true,
  explanation: "'Bus' is masculine: den Bus.",
  correctAnswer: "den",
  acceptedAnswers: [],
  exercisesCompleted: 1,
  exercisesCorrect: 1,
};

async function openTopic(path = "/grammar/103") {
  const app = renderApp(path);
  await screen.findByRole("heading", { level: 1 });
  return app;
}

describe("a topic", () => {
  it("shows level, category in title case, progress, neighbors and the way back to its tab", async () => {
    const api = stubGrammarApi();
    api.answer({ [TOPIC]: makeTopic({ id: 202, isUnlocked: true, exercisesCorrect: 10, exercisesCompleted: 12 }) });
    await openTopic("/grammar/202");
    expect(screen.getByText("Word Order")).toBeTruthy();
    expect(screen.getByText("Bronze · 50%")).toBeTruthy();
    expect(screen.getByText("5 more right for silver (75%)")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Grammar Library" }).getAttribute("href")).toBe("/grammar?level=A2");
    expect(screen.getByRole("link", { name: /Next topic/ }).getAttribute("href")).toBe("/grammar/203");
    expect(screen.getByRole("link", { name: "Take the quiz" }).getAttribute("href")).toBe("/grammar/202?quiz=regular");
    expect(document.title).toBe("Topic 2 of A2 · Wortpfad");
  });

  it("shows its explanation with headings, lists and tables, its German marked, and raw HTML as text", async () => {
    stubGrammarApi();
    await openTopic();
    const article = screen.getByRole("article");
    expect(within(article).getByRole("heading", { level: 2, name: "What it is for" })).toBeTruthy();
    const table = within(article).getByRole("table", { name: /masculine, feminine/ });
    expect(within(table).getByRole("columnheader", { name: /der , masculine/ })).toBeTruthy();
    expect(within(table).getByRole("rowheader", { name: "accusative" })).toBeTruthy();
    expect(within(table).getByText("den").closest("[lang=de]")).toBeTruthy();
    expect(within(article).getByText("suche").closest("[lang=de]")?.textContent).toBe("Ich suche einen Park.");
    expect(within(article).getByText("can").closest("[lang=de]")).toBeNull();
    expect(article.querySelector("b[onclick]")).toBeNull();
    expect(article.textContent).toContain('Raw <b onclick="alert(1)">HTML</b> is only text.');
  });

  it("that does not exist says so", async () => {
    const api = stubGrammarApi();
    api.answer({ [TOPIC]: failure(404, "Topic not found") });
    await openTopic("/grammar/199");
    expect(screen.getByRole("heading", { name: "Topic not found" })).toBeTruthy();
  });

  it("with an address that none can have says so without asking", async () => {
    const api = stubGrammarApi();
    await openTopic("/grammar/einmaleins");
    expect(screen.getByRole("heading", { name: "Topic not found" })).toBeTruthy();
    expect(api.to(TOPIC)).toEqual([]);
  });

  it("that is locked names the quiz that opens it, and can be read without exercises and quiz", async () => {
    const api = stubGrammarApi();
    renderApp("/grammar/104");
    expect(await screen.findByRole("heading", { name: "Topic Locked" })).toBeTruthy();
    const quiz = await screen.findByRole("link", { name: "Take that quiz" });
    expect(quiz.getAttribute("href")).toBe("/grammar/103?quiz=regular");
    await user.click(screen.getByRole("button", { name: "Read it anyway" }));
    expect(await screen.findByRole("heading", { name: "Examples" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Practice exercises" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Take the quiz" })).toBeNull();
    expect(api.to(EXERCISES)).toEqual([]);
  });

  it("that is locked does not call its level locked before the list says so", async () => {
    const api = stubGrammarApi();
    api.answer({ [LIBRARY]: failure(503, "busy") });
    renderApp("/grammar/104");
    expect(await screen.findByRole("heading", { name: "Topic Locked" })).toBeTruthy();
    expect(screen.getByText("The topics of A1 open one after the other,", { exact: false })).toBeTruthy();
    expect(screen.queryByText("A1 is locked.", { exact: false })).toBeNull();
  });

  it("of a locked level leads to the quizzes that open the level", async () => {
    const api = stubGrammarApi();
    api.answer({ [TOPIC]: makeTopic({ id: 201, previous: null, isUnlocked: false }) });
    renderApp("/grammar/201");
    expect((await screen.findByRole("link", { name: "Go to A2" })).getAttribute("href")).toBe("/grammar?level=A2");
  });
});

describe("the exercises", () => {
  it("begin with the first that is not right, and go through the others", async () => {
    const api = stubGrammarApi();
    api.answer({
      [EXERCISES]: [
        makeExercise({ id: 10_301, lastAnswerRight: true }),
        makeExercise({ id: 10_302, lastAnswerRight: false }),
        makeExercise({ id: 10_303 }),
      ],
      [EXERCISE]: JUDGED,
    });
    await openTopic();
    expect(await screen.findByText("Not right yet")).toBeTruthy();
    expect(screen.getByText("1 right, 1 not yet")).toBeTruthy();
    giveAnswer("den");
    press("Check");
    expect(await screen.findByText("Correct!")).toBeTruthy();
    expect(screen.getByText("2 right")).toBeTruthy();
    expect(screen.getByText("Exercises right").parentElement?.textContent).toBe("Exercises right1/20");
    press("Next exercise");
    expect(await screen.findByRole("radio", { name: /den$/ })).toBeTruthy();
  });

  it("send an answer once, with Enter too, and need one", async () => {
    const api = stubGrammarApi();
    api.answer({ [EXERCISES]: [makeExercise({ id: 10_302 })], [EXERCISE]: { ...JUDGED, isCorrect: false } });
    await openTopic();
    const field = await screen.findByLabelText("Your answer");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check" }).disabled).toBe(true);
    await user.type(field, "  {Enter}");
    expect(api.to(EXERCISE)).toEqual([]);
    await user.type(field, "der{Enter}");
    expect(await screen.findByText(/Right word, wrong/)).toBeTruthy();
    expect(api.to(EXERCISE).map(({ params, body }) => [params.exerciseId, body])).toEqual([
      ["10302", { answer: "der" }],
    ]);
    fireEvent.change(field, { target: { value: "den" } });
    expect(screen.queryByText(/Right word, wrong/)).toBeNull();
  });

  it("say when an answer could not be sent, and keep it", async () => {
    const api = stubGrammarApi();
    api.answer({ [EXERCISES]: [makeExercise({ id: 10_302 })], [EXERCISE]: failure(503, "busy") });
    await openTopic();
    await screen.findByLabelText("Your answer");
    giveAnswer("den");
    press("Check");
    expect(await screen.findByText("Failed to submit answer. Please try again.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Your answer").value).toBe("den");
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check" }).disabled).toBe(false));
  });

  it("have keys for the German letters", async () => {
    const api = stubGrammarApi();
    api.answer({ [EXERCISES]: [makeExercise({ id: 10_302 })] });
    await openTopic();
    expect((await screen.findByLabelText("Your answer")).getAttribute("lang")).toBe("de");
    expect(screen.getByRole("group", { name: "German letters" })).toBeTruthy();
  });
});
