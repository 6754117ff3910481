import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MARA, makeHome } from "#tests/support/web/make-home.ts";
import { makeStreak, makeXp } from "#tests/support/web/make-results.ts";
import { makeBankWord, makeCollection, makeNoun, makeVerbTest } from "#tests/support/web/make-vocabulary.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, stubApi } from "#tests/support/web/stub-api.ts";
import { refreshVocabulary } from "#web/lib/refresh-vocabulary.ts";

const LIST = "GET /api/vocabulary/:language";
const CATEGORIES = "GET /api/vocabulary/:language/categories";
const BANK = "GET /api/vocabulary-bank/:language";
const ADD = "POST /api/vocabulary/add-batch";
const VERB_TEST = "GET /api/vocabulary/verb-test";

const user = userEvent.setup();

afterEach(() => vi.unstubAllGlobals());

function stubVocabulary({ learner = true, words = makeCollection() } = {}) {
  return stubApi({
    "GET /api/auth/user": learner ? MARA : null,
    "GET /api/home": makeHome(),
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
    "GET /api/progress/:language": { language: "german", cefrLevel: "A2", vocabularyCount: words.length },
    [LIST]: words,
    [CATEGORIES]: ["Begrüßen und Kennenlernen", "In der Stadt"],
    [BANK]: [
      makeBankWord({ id: 1_010_101, word: "Haus", plural: "Häuser", translation: ["house"] }),
      makeBankWord({ id: 1_010_102, word: "gehen", gender: null, partOfSpeech: "verb", translation: ["to go"] }),
    ],
    [VERB_TEST]: makeVerbTest(2),
  });
}

const search = () => screen.findByRole("searchbox", { name: "Search" });
const rows = () => within(screen.getByRole("tabpanel")).queryAllByRole("listitem");
/** What the rows of the list say, without what only screen readers get in between. */
const listed = () => rows().map(({ textContent }) => textContent);
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const pressAdd = async () => user.click(await screen.findByRole("button", { name: "Add 20 Words" }));

describe("the words of a learner", () => {
  it("show gender by article, shape and name, plural, meanings, level, kind and how often they were met", async () => {
    stubVocabulary();
    renderApp("/vocabulary");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("My Vocabulary");
    await search();
    expect(screen.getByText("in your collection", { exact: false }).textContent).toBe("11 words in your collection");
    expect(document.title).toBe("My Vocabulary · Wortpfad");
    const [house, street, people, lake, sea, court] = listed();
    expect(house).toBe("das, neuterHausplural: die Häuserhouse, buildingA1noun seen 4×");
    expect(street).toContain("die, feminineStraße");
    expect(people).toBe("diePl., plural onlyLeutepeopleA1noun seen 1×");
    expect(lake).toBe("der, masculineSeeplural: die SeenlakeA1noun seen 1×");
    expect(sea).toBe("die, feminineSeeno pluralseaA2noun seen 1×");
    // A sense that the meaning does not tell.
    expect(court).toContain("court (court of law)");
    expect(listed()[8]).toBe("gehento go (on foot)A1irregular verb seen 1×");
    expect(rows()[0]?.querySelector("svg")).toBeTruthy();
    expect([...(rows()[0]?.querySelectorAll("[lang=de]") ?? [])].map((one) => one.textContent)).toEqual([
      "das",
      "Haus",
      "die Häuser",
    ]);
  });

  it("are counted in tabs, of which the address names the open one", async () => {
    stubVocabulary();
    const { router } = renderApp("/vocabulary");
    await search();
    expect(tabs()).toEqual(["All 11", "Nouns 8", "Verbs 1", "Adjectives 1", "Other 1"]);
    await user.click(screen.getByRole("tab", { name: "Other 1" }));
    expect(rows()).toHaveLength(1);
    expect(router.history.location.href).toBe("/vocabulary?tab=other");
    await user.keyboard("{Home}");
    expect(rows()).toHaveLength(11);
    expect(router.history.location.href).toBe("/vocabulary");
  });

  it("come a hundred at a time, and the focus goes to the first new one", async () => {
    stubVocabulary({ words: Array.from({ length: 250 }, (_, id) => makeNoun({ id, word: `Wort ${id}` })) });
    renderApp("/vocabulary");
    await search();
    expect(rows()).toHaveLength(100);
    expect(screen.getByText("100 of 250 words shown")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(rows()).toHaveLength(200);
    expect(document.activeElement).toBe(rows()[100]);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(rows()).toHaveLength(250);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    await user.type(await search(), "wort 1");
    await waitFor(() => expect(rows()).toHaveLength(100));
  });

  it("are asked for again after words were met elsewhere", async () => {
    const api = stubVocabulary();
    const { router, client } = renderApp("/vocabulary");
    await search();
    await act(() => router.navigate({ to: "/subscribe" }));
    refreshVocabulary(client);
    await act(() => router.navigate({ to: "/vocabulary" }));
    await waitFor(() => expect(api.to(LIST)).toHaveLength(2));
    expect(api.to(CATEGORIES)).toHaveLength(2);
    expect(api.to(VERB_TEST)).toHaveLength(1);
  });
});

describe("search and filters", () => {
  it("find while one types, say how many, and reach the address without steps in the history", async () => {
    stubVocabulary();
    const { router } = renderApp("/vocabulary");
    await user.type(await search(), "das haus");
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(listed()[0]).toContain("Haus");
    expect(tabs()[0]).toBe("All 2");
    // What is found stands right below the field.
    expect(screen.queryByRole("heading", { name: "Practice" })).toBeNull();
    expect((await screen.findByText("2 words found for “das haus”")).tagName).toBe("OUTPUT");
    await waitFor(() => expect(router.history.location.href).toBe("/vocabulary?q=das+haus"));
    expect(router.history.length).toBe(1);
  });

  it("narrow list and practice, together and each in the address", async () => {
    stubVocabulary();
    const { router } = renderApp("/vocabulary");
    await search();
    await user.selectOptions(screen.getByRole("combobox", { name: "Level" }), "A1");
    await user.selectOptions(screen.getByRole("combobox", { name: "Part of speech" }), "Nouns");
    await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "In der Stadt");
    expect(router.history.location.href).toBe("/vocabulary?level=A1&pos=noun&category=In+der+Stadt");
    expect(tabs()[0]).toBe("All 3");
    expect(screen.getByText("Draws from the 3 words of your filters")).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Multiple Choice/ }).getAttribute("href")).toBe(
      "/vocabulary?level=A1&pos=noun&category=In+der+Stadt&practice=multiple-choice",
    );
    expect(router.history.length).toBe(1);
  });

  it("of an address are there when the page opens, with a category that has no words any more", async () => {
    stubVocabulary();
    renderApp("/vocabulary?level=A2&category=Weg&q=see");
    expect(((await search()) as HTMLInputElement).value).toBe("see");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Category" }).value).toBe("Weg");
    expect(screen.getByRole("heading", { name: "No words match these filters" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear the filters" }));
    expect(rows()).toHaveLength(11);
  });

  it("keep what is typed when a filter is changed before the address follows", async () => {
    stubVocabulary();
    const { router } = renderApp("/vocabulary");
    await user.type(await search(), "see");
    await user.selectOptions(screen.getByRole("combobox", { name: "Level" }), "A2");
    await waitFor(() => expect(router.history.location.href).toBe("/vocabulary?level=A2&q=see"));
    expect(listed()).toEqual([expect.stringContaining("sea")]);
  });

  it("say when nothing is found, and can be cleared with one press", async () => {
    stubVocabulary();
    const { router } = renderApp("/vocabulary?level=A1&q=xyz");
    expect(await screen.findByRole("heading", { name: "No words found matching “xyz”" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(rows()).toHaveLength(11);
    expect(router.history.location.href).toBe("/vocabulary");
  });

  it("say when a tab has no word, and lead to all of them", async () => {
    stubVocabulary();
    renderApp("/vocabulary?level=B1&tab=verbs");
    expect(await screen.findByRole("heading", { name: "No verbs here" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all 1 word" }));
    expect(rows()).toHaveLength(1);
  });
});

describe("Add 20 Words", () => {
  it("adds words of the learner's level, says how many, and shows them", async () => {
    const api = stubVocabulary();
    renderApp("/vocabulary");
    await search();
    const more = [...makeCollection(), makeNoun({ id: 12, word: "Brot" })];
    api.answer({ [ADD]: { count: 20, isExhausted: false }, [LIST]: more });
    expect(await screen.findByText("Adds the next words of A2")).toBeTruthy();
    await pressAdd();
    expect(await screen.findByText("20 words added")).toBeTruthy();
    expect(screen.getByText("The next words of A2 are in your collection.")).toBeTruthy();
    expect(api.to(ADD).map(({ body }) => body)).toEqual([{ language: "german", cefrLevel: "A2", count: 20 }]);
    expect(tabs()[0]).toBe("All 12");
  });

  it("adds words of the filters", async () => {
    const api = stubVocabulary();
    renderApp("/vocabulary?level=A1&pos=verb");
    await search();
    api.answer({ [ADD]: { count: 20, isExhausted: false } });
    await pressAdd();
    expect(await screen.findByText("The next verbs of A1 are in your collection.")).toBeTruthy();
    expect(api.to(ADD).map(({ body }) => body)).toEqual([
      { language: "german", cefrLevel: "A1", count: 20, partOfSpeech: "verb" },
    ]);
  });

  it("is asked for once, however often it is pressed", async () => {
    const api = stubVocabulary();
    renderApp("/vocabulary");
    await search();
    let answer: (value: { count: number; isExhausted: boolean }) => void = () => undefined;
    api.answer({ [ADD]: () => new Promise((resolve) => (answer = resolve)) });
    const button = screen.getByRole("button", { name: "Add 20 Words" });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole("button", { name: "Adding..." })).toHaveProperty("disabled", true);
    answer({ count: 20, isExhausted: false });
    expect(await screen.findByRole("button", { name: "Add 20 Words" })).toBeTruthy();
    expect(api.to(ADD)).toHaveLength(1);
  });

  it("says when the level has no more words, and offers the next one", async () => {
    const api = stubVocabulary();
    renderApp("/vocabulary?level=A1");
    await search();
    api.answer({ [ADD]: { count: 7, isExhausted: true } });
    await pressAdd();
    expect(await screen.findByText("7 words added")).toBeTruthy();
    expect(await screen.findByText("You have every word of A1 now.")).toBeTruthy();
    api.answer({ [ADD]: { count: 20, isExhausted: false } });
    await user.click(screen.getByRole("button", { name: "Add 20 words of A2" }));
    await screen.findByText("20 words added");
    expect(api.to(ADD).map(({ body }) => (body as { cefrLevel: string }).cefrLevel)).toEqual(["A1", "A2"]);
    expect(screen.queryByText("You have every word of A1 now.")).toBeNull();
  });

  it("says when there was nothing to add; after the last level it offers none", async () => {
    const api = stubVocabulary({ words: [makeNoun({ id: 1, word: "Duktus", cefrLevel: "C2" })] });
    renderApp("/vocabulary?level=C2&pos=noun");
    await search();
    api.answer({ [ADD]: { count: 0, isExhausted: true } });
    await pressAdd();
    expect(await screen.findByText("No words added")).toBeTruthy();
    expect(screen.getByText("You already have every noun of C2.")).toBeTruthy();
    expect(screen.getByText("You have every noun of C2 now.")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^Add/ })).toHaveLength(1);
  });

  it.each([
    ["with the server's message", failure(429, "Too many changes today"), "Too many changes today"],
    ["without one", new Response("<html>", { status: 502 }), "Failed to add new words"],
  ])("says that it failed, %s", async (_, answer, text) => {
    const api = stubVocabulary();
    renderApp("/vocabulary");
    await search();
    api.answer({ [ADD]: answer });
    await pressAdd();
    expect(await screen.findByText("Error")).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Add 20 Words" })).toHaveProperty("disabled", false);
  });
});

describe("without words", () => {
  it("a learner is offered the first ones, and verb-prefix tests, which need none", async () => {
    const api = stubVocabulary({ words: [] });
    renderApp("/vocabulary");
    expect(await screen.findByRole("heading", { name: "No words yet" })).toBeTruthy();
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(await screen.findByRole("link", { name: /Verb-Prefix Tests.*2 of 30 done/ })).toBeTruthy();
    api.answer({ [ADD]: { count: 20, isExhausted: false }, [LIST]: makeCollection() });
    await pressAdd();
    expect(await search()).toBeTruthy();
  });

  it("a level offers its first ones", async () => {
    const api = stubVocabulary();
    renderApp("/vocabulary?level=C1");
    expect(await screen.findByRole("heading", { name: "You have no words of C1 yet" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Practice" })).toBeNull();
    api.answer({ [ADD]: { count: 20, isExhausted: false } });
    await user.click(screen.getByRole("button", { name: "Add 20 words of C1" }));
    await waitFor(() => expect(api.to(ADD)[0]?.body).toMatchObject({ cefrLevel: "C1" }));
  });

  it("somebody whose session has ended sees none", async () => {
    const api = stubVocabulary();
    api.answer({ [LIST]: failure(401, "Unauthorized") });
    renderApp("/vocabulary");
    expect(await screen.findByRole("heading", { name: "No words yet" })).toBeTruthy();
  });
});

describe("what could not be fetched", () => {
  it("is named and tried again: the words", async () => {
    const api = stubVocabulary();
    api.answer({ [LIST]: failure(503, "busy") });
    renderApp("/vocabulary");
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch vocabulary");
    api.answer({ [LIST]: makeCollection() });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await search()).toBeTruthy();
  });

  it("is named and tried again: words that were added", async () => {
    const api = stubVocabulary();
    renderApp("/vocabulary");
    await search();
    api.answer({ [ADD]: { count: 20, isExhausted: false }, [LIST]: failure(503, "busy") });
    await pressAdd();
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch vocabulary.");
    expect(rows()).toHaveLength(11);
    api.answer({ [LIST]: makeCollection().slice(1) });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(screen.queryByText(/Failed to fetch vocabulary/)).toBeNull();
  });

  it("is named and tried again: the categories, without which the rest works", async () => {
    const api = stubVocabulary();
    api.answer({ [CATEGORIES]: failure(503, "busy") });
    renderApp("/vocabulary");
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to fetch categories");
    expect(rows()).toHaveLength(11);
    api.answer({ [CATEGORIES]: ["In der Stadt"] });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("option", { name: "In der Stadt" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is named and tried again: the bank of a visitor", async () => {
    const api = stubVocabulary({ learner: false });
    api.answer({ [BANK]: failure(503, "busy") });
    renderApp("/vocabulary");
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch vocabulary bank");
  });

  it("does not matter where only a number is missing: the verb-prefix tests", async () => {
    const api = stubVocabulary();
    api.answer({ [VERB_TEST]: failure(503, "busy") });
    renderApp("/vocabulary");
    expect(await screen.findByRole("link", { name: "Verb-Prefix Tests 10 questions a test" })).toBeTruthy();
  });
});

describe("the practices", () => {
  it("have addresses of their own, with the direction that is chosen", async () => {
    stubVocabulary();
    const { router } = renderApp("/vocabulary");
    await search();
    const hrefs = () =>
      ["Multiple Choice", "Fill in the Blank", "Gender Quiz", "Study Mode", "Plural Quiz", "Verb-Prefix Tests"].map(
        (title) => screen.getByRole("link", { name: new RegExp(`^${title}`) }).getAttribute("href"),
      );
    const names = ["multiple-choice", "fill-in-blank", "gender", "study", "plural", "prefix"];
    expect(hrefs()).toEqual(names.map((name) => `/vocabulary?practice=${name}`));
    await user.click(screen.getByRole("radio", { name: "English to German" }));
    expect(router.history.location.href).toBe("/vocabulary?direction=english-to-german");
    expect(hrefs()[0]).toBe("/vocabulary?direction=english-to-german&practice=multiple-choice");
    expect(screen.getByText("Draws from all 11 words")).toBeTruthy();
  });

  it("take the place of the words; the way back leads to them, with the focus where it was", async () => {
    stubVocabulary();
    const { router } = renderApp("/vocabulary?tab=verbs");
    await user.click(await screen.findByRole("link", { name: /^Gender Quiz/ }));
    expect(router.history.location.href).toBe("/vocabulary?tab=verbs&practice=gender");
    await waitFor(() => expect(screen.queryByRole("searchbox")).toBeNull());
    act(() => router.history.back());
    await search();
    expect(rows()).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole("link", { name: /^Gender Quiz/ }));
  });

  it("are the gender quiz and its study mode alone in the mode gender-only", async () => {
    const api = stubVocabulary();
    renderApp("/vocabulary?mode=gender-only");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Gender Quiz");
    expect(screen.getByRole("link", { name: "Practice Quiz" }).getAttribute("href")).toBe(
      "/vocabulary?mode=gender-only&practice=gender",
    );
    expect(screen.getByRole("link", { name: "Study Mode" }).getAttribute("href")).toBe(
      "/vocabulary?mode=gender-only&practice=study&type=gender",
    );
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(api.to(LIST)).toHaveLength(0);
  });
});

describe("a visitor", () => {
  it("sees words of A1 and may practice them, but cannot add any", async () => {
    const api = stubVocabulary({ learner: false });
    renderApp("/vocabulary");
    await search();
    expect(listed()).toEqual(["das, neuterHausplural: die HäuserhouseA1noun", "gehento goA1verb"]);
    expect(screen.queryByRole("button", { name: "Add 20 Words" })).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Category" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Sign up to unlock" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Multiple Choice/ })).toBeTruthy();
    const prefix = screen.getByRole("link", { name: /Create a free account to access verb prefix tests/ });
    expect(prefix.getAttribute("href")).toBe("/auth?mode=signup");
    expect(api.to(BANK).map(({ query }) => query)).toEqual([{ limit: "100" }]);
    expect(api.calls.map(({ key }) => key)).not.toContain(LIST);
    expect(api.calls.map(({ key }) => key)).not.toContain(VERB_TEST);
  });

  it("gets the words of a part of speech from the whole level", async () => {
    const api = stubVocabulary({ learner: false });
    renderApp("/vocabulary");
    await search();
    await user.selectOptions(screen.getByRole("combobox", { name: "Part of speech" }), "Verbs");
    await waitFor(() => expect(api.to(BANK).at(-1)?.query).toEqual({ partOfSpeech: "verb", limit: "100" }));
    expect(screen.getByText("Draws from the verbs of A1")).toBeTruthy();
  });

  it.each(["/vocabulary?level=B1", "/vocabulary?level=B1&practice=gender"])(
    "is asked to sign up for other levels: %s",
    async (path) => {
      stubVocabulary({ learner: false });
      renderApp(path);
      expect(await screen.findByText("Create a free account to access all CEFR levels")).toBeTruthy();
      expect(screen.queryByRole("tab")).toBeNull();
      expect(screen.queryByRole("heading", { name: "Practice" })).toBeNull();
      await user.selectOptions(screen.getByRole("combobox", { name: "Level" }), "A1");
      expect(rows()).toHaveLength(2);
    },
  );

  it("finds the words in place of verb-prefix tests", async () => {
    stubVocabulary({ learner: false });
    renderApp("/vocabulary?practice=prefix");
    expect(await search()).toBeTruthy();
  });
});
