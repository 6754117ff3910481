import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LIBRARY, stubGrammarApi, user } from "#tests/support/web/grammar-actor.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure } from "#tests/support/web/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

const card = (name: RegExp) => screen.findByRole("link", { name });

describe("the library of a learner", () => {
  it("shows each topic with its band in words, its best quiz and what is next", async () => {
    stubGrammarApi();
    renderApp("/grammar");
    const first = await card(/Personal pronouns/);
    expect(first.getAttribute("href")).toBe("/grammar/101");
    expect(first.textContent).toContain("Gold · 90%");
    expect(first.textContent).toContain("Score: 9/10");
    expect((await card(/The verbs sein and haben/)).textContent).toContain("In progress · 15%");
    expect((await card(/The accusative/)).textContent).toContain("Start here");
    expect(screen.getByText("Exercises right").parentElement?.textContent).toBe("Exercises right21/100");
    expect(document.title).toBe("Grammar Library · Wortpfad");
  });

  it("says what opens a locked topic, which can still be read", async () => {
    stubGrammarApi();
    renderApp("/grammar");
    const list = await screen.findByRole("list", { name: "Topics of A1" });
    const [, , , fourth, fifth] = within(list).getAllByRole("listitem");
    expect(fourth?.textContent).toContain("Locked. Score 8 of 10 in topic 3 to open it.");
    expect(fifth?.textContent).toContain("Locked. Opens after topic 4.");
    expect(
      within(fourth as HTMLElement)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe("/grammar/104");
  });

  it("marks the German in titles and summaries", async () => {
    stubGrammarApi();
    renderApp("/grammar");
    const first = await card(/Personal pronouns/);
    const german = [...first.querySelectorAll("[lang=de]")].map((element) => element.textContent);
    expect(german).toEqual(["Personalpronomen", "Ich lerne Deutsch."]);
  });

  it("offers the quizzes of an open level, each at an address of its own", async () => {
    stubGrammarApi();
    renderApp("/grammar");
    const hrefOf = async (name: RegExp) => (await card(name)).getAttribute("href");
    expect(await hrefOf(/^Quiz on A1$/)).toBe("/grammar?quiz=regular");
    expect(await hrefOf(/^Level-up quiz to A2$/)).toBe("/grammar?quiz=level-up");
    expect(await hrefOf(/^Total-level quiz$/)).toBe("/grammar?quiz=total-level");
  });

  it("of a locked level says so and offers the quizzes on the level before", async () => {
    stubGrammarApi();
    const { router } = renderApp("/grammar");
    await user.click(await screen.findByRole("tab", { name: "A2 , locked" }));
    expect(await screen.findByRole("heading", { name: "Level locked" })).toBeTruthy();
    expect(screen.getByText("Complete quizzes to unlock this level")).toBeTruthy();
    expect((await card(/Start the level-up quiz/)).getAttribute("href")).toBe("/grammar?quiz=level-up");
    expect(within(screen.getByRole("list", { name: "Waiting in A2" })).getAllByRole("listitem")).toHaveLength(3);
    expect(router.history.location.href).toBe("/grammar?level=A2");
  });

  it("of a level behind a locked one leads to that one, and of an empty one says so", async () => {
    const api = stubGrammarApi();
    renderApp("/grammar?level=C1");
    expect(await screen.findByText("No grammar topics available for C1 yet. Check back soon!")).toBeTruthy();
    expect(api.to(LIBRARY)).toHaveLength(1);
  });

  it("has the verbs in a tab of their own, with a search of their own", async () => {
    stubGrammarApi();
    const { router } = renderApp("/grammar");
    await user.click(await screen.findByRole("tab", { name: "Conjugations" }));
    expect(await screen.findByLabelText("Find a verb by any of its forms")).toBeTruthy();
    expect(screen.queryByLabelText("Search topics")).toBeNull();
    expect(router.history.location.href).toBe("/grammar?tab=conjugations");
  });

  it("says what could not be fetched and tries again", async () => {
    const api = stubGrammarApi();
    const answer = api.calls.length;
    api.answer({ [LIBRARY]: failure(503, "busy") });
    renderApp("/grammar");
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch grammar topics");
    expect(answer).toBe(0);
    stubGrammarApi();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await card(/Personal pronouns/)).toBeTruthy();
  });
});

describe("the search", () => {
  it("finds topics of every level by words of both languages, says how many, and keeps to the address", async () => {
    stubGrammarApi();
    const { router } = renderApp("/grammar");
    await user.type(await screen.findByRole("searchbox", { name: "Search topics" }), "direct object");
    expect((await screen.findByText("1 topic found for “direct object”")).tagName).toBe("OUTPUT");
    expect(screen.getAllByRole("listitem").filter((item) => item.closest("ol"))).toHaveLength(1);
    expect(screen.queryByRole("tablist")).toBeNull();
    await waitFor(() => expect(router.history.location.href).toBe("/grammar?q=direct+object"));
  });

  it("of an address is there when the page opens, also a number", async () => {
    stubGrammarApi();
    renderApp("/grammar?level=A2&q=4711");
    expect(await screen.findByText("No grammar topics found matching “4711”")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("4711");
    await user.click(screen.getByRole("button", { name: "Clear the search" }));
    expect(await screen.findByRole("heading", { name: "Level locked" })).toBeTruthy();
  });

  it("comes back with the way back from a topic, and its topics show their level", async () => {
    stubGrammarApi();
    const { router } = renderApp("/grammar?q=accusative");
    await user.click(await card(/The accusative/));
    await screen.findByRole("heading", { level: 1, name: /The accusative/ });
    router.history.back();
    expect((await card(/A1 ?The accusative/)).textContent).toContain("Start here");
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("accusative");
  });
});

describe("the library of a visitor", () => {
  it("has the topics of A1; a press asks to sign up", async () => {
    stubGrammarApi({ learner: false });
    renderApp("/grammar");
    await user.click(await screen.findByRole("button", { name: /Personal pronouns/ }));
    expect(await screen.findByText("Sign up to learn more")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Personal pronouns/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Create Free Account" }).getAttribute("href")).toBe("/auth?mode=signup");
  });

  it("shows other levels as locked, with the way to an account", async () => {
    stubGrammarApi({ learner: false });
    renderApp("/grammar?level=B1");
    expect(await screen.findByRole("heading", { name: "Level locked" })).toBeTruthy();
    expect(screen.getByText("Create a free account to access all CEFR levels")).toBeTruthy();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "A1",
      ...["A2", "B1", "B2", "C1", "C2"].map((level) => `${level}, locked`),
      "Conjugations",
    ]);
  });
});
