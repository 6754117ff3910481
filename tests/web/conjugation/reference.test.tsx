import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stubConjugationApi, user } from "#tests/support/web/conjugation-actor.ts";
import { LIBRARY } from "#tests/support/web/grammar-actor.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure } from "#tests/support/web/stub-api.ts";

afterEach(() => vi.unstubAllGlobals());

const searchField = () => screen.findByLabelText("Find a verb by any of its forms");
const selectedTense = () => within(screen.getByRole("tablist", { name: "Tense" })).getByRole("tab", { selected: true });
/** Without asking for roles, which takes long where there are many cards. */
const shown = () => [...document.querySelectorAll("article h2, article h3")].map(({ textContent }) => textContent);

/** The rows of a table as "ich: gehe", with their marks: changed letters between asterisks, the ending after a hyphen. */
function rowsOf(name: RegExp | string): string[] {
  const [, ...rows] = within(screen.getByRole("table", { name })).getAllByRole("row");
  return rows.map((row) => {
    const form = within(row).getByRole("cell").querySelector("[aria-hidden]")?.cloneNode(true) as HTMLElement;
    for (const mark of form.querySelectorAll("mark")) mark.textContent = `*${mark.textContent}*`;
    for (const ending of form.querySelectorAll("b")) ending.textContent = `-${ending.textContent}`;
    return `${within(row).getByRole("rowheader").textContent}: ${form.textContent}`;
  });
}

describe("the verbs", () => {
  it("come in tables with headers, with changed letters and endings marked", async () => {
    stubConjugationApi();
    renderApp("/grammar?tab=conjugations&q=können");
    await searchField();
    const card = screen.getByRole("article", { name: "können" });
    expect(card.textContent).toContain("modal verb");
    expect(card.textContent).toContain("with haben");
    const headers = within(card).getAllByRole("columnheader");
    expect(headers.map(({ textContent }) => textContent)).toEqual(["Person", "Form", "Person", "Form"]);
    expect(rowsOf(/^können ?, Present, singular$/)).toEqual(["ich: k*a*nn", "du: k*a*nn-st", "er/sie/es: k*a*nn"]);
    expect(rowsOf(/^können ?, Present, plural$/)).toEqual(["wir: könn-en", "ihr: könn-t", "sie/Sie: könn-en"]);
    expect(
      screen.getByRole("rowheader", { name: "ich" }).closest("tr")?.querySelector("td .sr-only")?.textContent,
    ).toBe("kann");
  });

  it("stand by level, of which the first is unfolded; another tense leaves unfolded what was", async () => {
    stubConjugationApi();
    const { router } = renderApp("/grammar?tab=conjugations");
    await searchField();
    const level = (name: string) => {
      const button = [...document.querySelectorAll("h2 button")].find(({ textContent }) =>
        textContent?.startsWith(name),
      );
      if (!button) throw new Error(`No level ${name}`);
      return button;
    };
    const first = shown().length;
    expect(first).toBe(39);
    expect(level("A1").getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(level("A1"));
    fireEvent.click(level("B2"));
    expect(shown()).toHaveLength(10);
    await user.click(screen.getByRole("tab", { name: "Simple Past" }));
    await waitFor(() => expect(router.history.location.href).toBe("/grammar?tab=conjugations&tense=simple-past"));
    expect(shown()).toHaveLength(10);
    const counts = [...document.querySelectorAll("h2 button")].map(
      ({ textContent }) => /(\d+) verbs?$/.exec(textContent ?? "")?.[1],
    );
    expect(
      counts
        .map(Number)
        .filter((count) => count > 0)
        .reduce((sum, count) => sum + count),
    ).toBe(110);
  });

  it("of one type are one press away, and the address keeps it", async () => {
    stubConjugationApi();
    const { router } = renderApp("/grammar?tab=conjugations");
    await searchField();
    fireEvent.click(screen.getByLabelText("modal"));
    await waitFor(() => expect(shown()).toEqual(["dürfen", "können", "mögen", "müssen", "sollen", "wollen"]));
    expect(router.history.location.href).toBe("/grammar?tab=conjugations&type=modal");
  });

  it("are shown to visitors, without waiting for the topics", async () => {
    const api = stubConjugationApi({ learner: false });
    api.answer({ [LIBRARY]: failure(503, "busy") });
    renderApp("/grammar?tab=conjugations&q=ging");
    await searchField();
    expect(shown()).toEqual(["gehen"]);
    expect(screen.getByRole("tab", { name: "A1" })).toBeTruthy();
  });

  it("open one alone by the address; 'Show all verbs' leads back", async () => {
    stubConjugationApi();
    renderApp("/grammar?tab=conjugations&verb=aufstehen&tense=present-perfect");
    await searchField();
    expect(shown()).toEqual(["aufstehen"]);
    expect(rowsOf(/^aufstehen ?, Present Perfect, singular$/)[0]).toBe("ich: bin aufgest*and*-en");
    expect(screen.getByText("By heart").parentElement?.textContent).toBe("By heartaufstehenstand aufist aufgestanden");
    await user.click(screen.getByRole("button", { name: "Show all verbs" }));
    await waitFor(() => expect(shown()).toHaveLength(39));
    expect(selectedTense().textContent).toBe("Present Perfect");
  });

  it("that the address misspells are simply all", async () => {
    stubConjugationApi();
    renderApp("/grammar?tab=conjugations&verb=gehn");
    await searchField();
    expect(shown()).toHaveLength(39);
  });
});

describe("the search", () => {
  it("finds a verb by any form, says which form it is, and turns to its tense", async () => {
    stubConjugationApi();
    const { router } = renderApp("/grammar?tab=conjugations");
    await user.type(await searchField(), "ging");
    const said = "ging is the Simple Past of gehen, with ich and with er/sie/es.";
    await waitFor(() => expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(said));
    expect(shown()).toEqual(["gehen"]);
    expect(selectedTense().textContent).toBe("Simple Past");
    const found = screen.getAllByRole("row").filter((row) => row.textContent?.includes("what you searched"));
    expect(found.map((row) => within(row).getByRole("rowheader").textContent)).toEqual(["ich", "er/sie/es"]);
    await waitFor(() => expect(router.history.location.href).toBe("/grammar?tab=conjugations&q=ging"));
  });

  it("leaves the tense that was chosen after typing, and turns again with other letters", async () => {
    stubConjugationApi();
    const { router } = renderApp("/grammar?tab=conjugations");
    await user.type(await searchField(), "ging");
    await user.click(await screen.findByRole("tab", { name: "Present" }));
    await waitFor(() => expect(selectedTense().textContent).toBe("Present"));
    expect(shown()).toEqual(["gehen"]);
    await waitFor(() => expect(router.history.location.href).toBe("/grammar?tab=conjugations&q=ging&tense=present"));
    await user.type(await searchField(), "e");
    await waitFor(() => expect(selectedTense().textContent).toBe("Subjunctive II"));
  });

  it("keeps a chosen tense that has the form, and gives it back when the letters are gone", async () => {
    stubConjugationApi();
    renderApp("/grammar?tab=conjugations&tense=subjunctive-ii");
    await user.type(await searchField(), "machte");
    await waitFor(() => expect(shown()).toEqual(["machen"]));
    expect(selectedTense().textContent).toBe("Subjunctive II");
    await user.clear(await searchField());
    await waitFor(() => expect(shown()).toHaveLength(39));
    expect(selectedTense().textContent).toBe("Subjunctive II");
  });

  it("of an address is there when the page opens, with the tense of the form", async () => {
    stubConjugationApi();
    renderApp("/grammar?tab=conjugations&q=ginge");
    expect(((await searchField()) as HTMLInputElement).value).toBe("ginge");
    expect(selectedTense().textContent).toBe("Subjunctive II");
  });

  it("shows several verbs, the closest first", async () => {
    stubConjugationApi();
    renderApp("/grammar?tab=conjugations&q=an");
    await searchField();
    expect(screen.getByRole("list", { name: "Verbs found" })).toBeTruthy();
    expect(shown()).toEqual(["anfangen", "anrufen"]);
  });

  it("that finds nothing says so, and can be cleared", async () => {
    stubConjugationApi();
    const { router } = renderApp("/grammar?tab=conjugations&q=quantenphysik");
    expect(await screen.findByText("No verb found for “quantenphysik”")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(shown()).toHaveLength(39));
    await waitFor(() => expect(router.history.location.href).toBe("/grammar?tab=conjugations"));
  });

  it("that finds only verbs of other types says so, and can show them", async () => {
    stubConjugationApi();
    renderApp("/grammar?tab=conjugations&q=ging&type=modal");
    expect(await screen.findByText("No modal verb found for “ging”")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all types" }));
    await waitFor(() => expect(shown()).toEqual(["gehen"]));
  });

  it("belongs to the verbs alone: the other tabs do not search for it", async () => {
    stubConjugationApi();
    const { router } = renderApp("/grammar?tab=conjugations&q=ging");
    await searchField();
    await user.click(screen.getByRole("tab", { name: "A1" }));
    expect(await screen.findByRole("list", { name: "Topics of A1" })).toBeTruthy();
    expect(router.history.location.href).toBe("/grammar");
  });
});

describe("the choices of the quiz", () => {
  const choice = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

  it("follow what is shown", async () => {
    stubConjugationApi();
    renderApp("/grammar?tab=conjugations");
    await searchField();
    expect([choice("Verb").value, choice("Tense").value]).toEqual(["all", "present"]);
    await user.type(await searchField(), "ging");
    await waitFor(() => expect([choice("Verb").value, choice("Tense").value]).toEqual(["gehen", "simple-past"]));
  });

  it("show what is chosen, except all tenses, and keep to the address", async () => {
    stubConjugationApi();
    const { router } = renderApp("/grammar?tab=conjugations&q=ging");
    await searchField();
    await user.selectOptions(choice("Verb"), "sein");
    await waitFor(() => expect(shown()).toEqual(["sein"]));
    expect(((await searchField()) as HTMLInputElement).value).toBe("");
    await user.selectOptions(choice("Tense"), "future-i");
    await waitFor(() => expect(selectedTense().textContent).toBe("Future I"));
    await user.selectOptions(choice("Tense"), "all");
    await waitFor(() =>
      expect(router.history.location.href).toBe("/grammar?tab=conjugations&verb=sein&tense=future-i&tenses=all"),
    );
    expect(selectedTense().textContent).toBe("Future I");
    await act(() => router.navigate({ to: "/grammar", search: { tab: "conjugations" } }));
    expect([choice("Verb").value, choice("Tense").value]).toEqual(["all", "present"]);
  });
});
