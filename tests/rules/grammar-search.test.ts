import { describe, expect, it } from "vitest";
import { readGrammar } from "#content/seed/read-grammar.ts";
import { searchTopics } from "#schema/rules/grammar-search.ts";

/** The real topics as the library's list has them: the summary alone. */
const topics = readGrammar().topics.map(({ title, category, search, summary, level, order }) => {
  return { title, category, search, explanation: summary, name: `${level} ${order}` };
});

function found(query: string): string[] {
  return searchTopics(topics, query).map(({ name }) => name);
}

describe("a search of the grammar library", () => {
  it.each([
    // What people type, and the first topics that they get.
    ["the", ["A1 7"]],
    ["THE", ["A1 7"]],
    ["a or an", ["A1 8"]],
    ["der die das", ["A1 7", "A2 15"]],
    ["weil", ["A2 10"]],
    ["because", ["A2 10", "B1 17"]],
    ["past tense", ["A1 20", "A2 1", "B1 1"]],
    ["the past tense", ["A1 20", "A2 1", "B1 1"]],
    ["how to use the past tense in German", ["A1 20", "A2 1", "B1 1"]],
    ["present perfect", ["A2 1"]],
    ["simple past", ["A1 20", "B1 1"]],
    ["future", ["B1 3", "B2 8"]],
    ["passive", ["B1 12", "B1 13", "B2 1"]],
    ["word order", ["A1 6", "B2 15"]],
    ["accusative", ["A1 11", "A2 6"]],
    ["akkusative", ["A1 11"]],
    ["nominative", ["A1 11"]],
    ["dative", ["A1 18", "A1 19", "A2 5"]],
    ["Genitiv", ["B1 16"]],
    ["two way prepositions", ["A2 7", "A1 19"]],
    ["adjective endings", ["A2 15", "A2 16", "B1 20"]],
    ["participles", ["A2 3", "B2 5"]],
    ["phrasal verbs", ["A1 15"]],
    ["mich or mir", ["A2 6", "A2 9"]],
    ["my", ["A1 12"]],
    ["don't", ["A1 10"]],
    ["dont", ["A1 10"]],
    ["es gibt", ["A1 11"]],
    ["schön wär’s", ["C2 3"]],
    ["Nebensatz", ["A2 10", "A2 11", "A2 12"]],
    ["trennbar", ["A2 3", "A1 15"]],
    // Categories, under their slug and as people write them.
    ["modal-verbs", ["A1 14", "A2 4"]],
    ["modal verbs", ["A1 14", "A2 4"]],
    ["subjunctive", ["B1 10"]],
    ["Konjunktiv 2", ["A2 19", "B1 10"]],
    ["Konjunktiv II", ["A2 19", "B1 10"]],
    ["konjunktiv2", ["A2 19", "B1 10"]],
    // Endings are no pronouns.
    ["-es", ["B1 16"]],
    ["es", ["A1 1"]],
    // With umlauts, spelled out, without, and from a Mac.
    ["Präteritum", ["A1 20", "A2 4", "B1 1"]],
    ["Praeteritum", ["A1 20", "A2 4", "B1 1"]],
    ["prateritum", ["A1 20", "A2 4", "B1 1"]],
    ["Pra\u0308teritum", ["A1 20", "A2 4", "B1 1"]],
    ["konnte", ["A2 4"]],
    ["könnte", ["A2 19"]],
    ["koennte", ["A2 19"]],
    ["größer", ["A2 13"]],
    ["groesser", ["A2 13"]],
    ["grosser", ["A2 13"]],
    ["wurde", ["B1 13"]],
    ["würde", ["A2 19"]],
  ])("for %j begins with %j", (query, names) => {
    expect(found(query).slice(0, names.length)).toEqual(names);
  });

  it.each([["zzzz"], ["aktuell"], ["pasta"], ["past pasta zucchini"]])("for %j finds nothing", (query) => {
    expect(found(query)).toEqual([]);
  });

  it("finds what has most of the words where nothing has all of them", () => {
    expect(found("past tense pasta")).toEqual(found("past tense"));
  });

  it.each(topics)("finds $name first by its title, and by each of its search words", ({ name, title, search }) => {
    expect(found(title)[0]).toBe(name);
    expect(search.filter((word) => !found(word).includes(name))).toEqual([]);
  });

  it("finds every topic by a word of its category", () => {
    for (const { name, category } of topics) expect(found(category)).toContain(name);
  });

  it.each([[""], ["   "], ["…"]])("for %j leaves every topic in its place", (query) => {
    expect(found(query)).toEqual(topics.map(({ name }) => name));
  });

  it("does not look beyond the summary", () => {
    const topic = { title: "x", category: "verbs", search: [], explanation: "The summary.\n\nThe explanation." };
    expect(searchTopics([topic], "summary")).toEqual([topic]);
    expect(searchTopics([topic], "explanation")).toEqual([]);
  });
});
