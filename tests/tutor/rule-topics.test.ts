import { describe, expect, it } from "vitest";
import { RULE_TOPICS, TOPICS_OF_RULES } from "#content/built-in/german/topics-of-rules.ts";
import { grammarFiles, parseGrammar } from "#content/seed/read-grammar.ts";
import { lexicon } from "#tests/tutor/lexicon.ts";
import { readSentences } from "#tests/tutor/read-sentences.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { topicOfRule } from "#worker/tutor/rule-topics.ts";

function slugOf(topic: number | null | undefined): string | null | undefined {
  if (topic === null || topic === undefined) return topic;
  return Object.entries(RULE_TOPICS).find(([, id]) => id === topic)?.[0];
}

/** The topics of all corrections of a sentence. */
function topicsOf(sentence: string): (string | null | undefined)[] {
  return analyze(lexicon, sentence, { level: "B1" }).edits.map((edit) => slugOf(topicOfRule(edit)));
}

// Every sentence of the bench is analyzed in one test.
describe("the topic that explains a rule", { timeout: 30_000 }, () => {
  it("is one of the library, under its own id", () => {
    const { topics } = parseGrammar(grammarFiles());
    const ids = new Map(topics.map(({ slug, id }) => [slug, id]));
    for (const [slug, id] of Object.entries(RULE_TOPICS)) expect(ids.get(slug), slug).toBe(id);
    const used = new Set<string | null>(TOPICS_OF_RULES.map(({ topic }) => topic));
    expect(Object.keys(RULE_TOPICS).filter((slug) => !used.has(slug))).toEqual([]);
  });

  it.each([
    ["Ich habe gestern mit mein Bruder gekocht.", "dative-prepositions"],
    ["Ich arbeite für mein Vater.", "prepositions-accusative"],
    ["Wir gehen in der Park.", "two-way-prepositions"],
    ["Ich habe ein Hund.", "accusative"],
    ["Ich helfe meine Oma.", "dative-object"],
    ["Ich bin müde, weil ich habe viel gearbeitet.", "weil-and-denn"],
    ["Ich glaube, dass er ist krank.", "dass-clauses"],
    ["Ich weiß nicht, wo wohnt er.", "indirect-questions"],
    ["Gestern ich war im Kino.", "verb-second"],
    ["Ich habe nach Hause gegangen.", "perfekt-with-sein"],
    ["Er sprecht gut Deutsch.", "stem-changing-verbs"],
    ["Du komme aus Spanien.", "regular-verbs-present"],
    ["Das Film war gut.", "noun-gender"],
    ["Sie hat ein rote Kleid.", "adjective-endings-indefinite"],
    ["Ich warte für den Bus.", "verbs-with-prepositions"],
    ["Die Frau, der dort steht, ist meine Chefin.", "relative-clauses"],
  ])("%s: %s", (sentence, topic) => {
    expect(topicsOf(sentence)).toContain(topic);
  });

  it("is none where the library explains no such thing", () => {
    expect(topicsOf("Ich habe den Bus vermisst.")).toEqual([null]);
  });

  it("is not known of a language model's correction, whose rule nobody names", () => {
    const [edit] = analyze(lexicon, "Ich habe den Bus vermisst.", { level: "B1" }).edits;
    expect(edit && topicOfRule({ ...edit, rule: "model" })).toBeUndefined();
  });

  it("is said of every rule with a category that corrects the sentences of the bench", () => {
    const unknown = readSentences().flatMap(({ text, level }) =>
      analyze(lexicon, text, { level })
        .edits.filter((edit) => edit.category !== null && topicOfRule(edit) === undefined)
        .map(({ rule }) => rule),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});
